import type { QueryEvidence, QueryRule } from './query-evidence.ts';

/** Records of several types at once. */
export const inferSearch: QueryRule = ({ words, several, list }) => {
  const evidence: QueryEvidence[] = [];
  const base = { place: 'search', rule: 'search' } as const;
  if (words.includes('search'))
    evidence.push({
      ...base,
      confidence: words.length === 1 ? 0.85 : 0.5,
      because: 'It is called a search.',
    });
  if (several && list)
    evidence.push({ ...base, confidence: 0.75, because: 'It lists records of several types.' });
  return evidence;
};
