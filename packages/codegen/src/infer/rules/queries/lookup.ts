import type { QueryRule } from './query-evidence.ts';

/** A query with arguments answers about their values. */
export const inferLookup: QueryRule = ({ told, requiredArguments, list, entity }) => [
  requiredArguments > 0
    ? {
        place: 'lookup',
        rule: 'lookup',
        confidence: list && entity?.listed ? 0.7 : 0.55,
        because: 'It needs to be told about what.',
      }
    : {
        place: 'lookup',
        rule: 'lookup',
        confidence: told ? 0.55 : 0.3,
        because: told ? 'It can be told about what.' : 'It answers something.',
      },
];
