import { isAboutSettings } from '../../facts/names/action-words.ts';
import type { QueryEvidence, QueryRule } from './query-evidence.ts';

/** Something of which there is one. */
export const inferSingletonQuery: QueryRule = ({ words, list, told, several, record }) => {
  const evidence: QueryEvidence[] = [];
  const base = { place: 'singleton', rule: 'singleton-query' } as const;
  if (!told && !list && !several && record)
    evidence.push({
      ...base,
      confidence: 0.6,
      because: `It answers one \`${record.name}\` and is not told which.`,
    });
  if (isAboutSettings(words) && !list)
    evidence.push({ ...base, confidence: 0.6, because: 'Its name speaks of settings.' });
  return evidence;
};
