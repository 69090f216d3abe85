import type { QueryRule } from './query-evidence.ts';

/** It answers about what it is told. */
export const inferLookup: QueryRule = ({ root, asked }) => [
  asked > 0 ? { place: 'lookup', rule: 'lookup', confidence: 0.5, because: 'It needs to be told about what.' }
    : { place: 'lookup', rule: 'lookup', confidence: root.field.args.length > 0 ? 0.4 : 0.3, because: root.field.args.length > 0 ? 'It can be told about what.' : 'It answers something.' },
];
