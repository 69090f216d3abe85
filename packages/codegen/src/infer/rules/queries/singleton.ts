import { isAboutSettings } from '../../facts/names/action-words.ts';
import type { QueryEvidence, QueryRule } from './query-evidence.ts';

/** Something of which there is one. */
export const inferSingletonQuery: QueryRule = ({ words, list, asked, record }) => {
  const evidence: QueryEvidence[] = [];
  const base = { place: 'singleton', rule: 'singleton-query' } as const;
  if (asked === 0 && !list && record) evidence.push({ ...base, confidence: 0.6, because: `It answers one \`${record.name}\` and needs nothing.` });
  if (isAboutSettings(words)) evidence.push({ ...base, confidence: 0.6, because: 'Its name speaks of settings.' });
  return evidence;
};
