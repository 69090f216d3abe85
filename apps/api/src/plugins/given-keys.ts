import { isGivenKey } from '../database/given-key.ts';

/**
 * A primary key that the database counts or draws itself (identity, sequence, random UUID) is
 * nobody's to enter or change: no input has it. Keys without a default, such as a code of five
 * letters, are entered. An import may bring them on request.
 */
export const GivenKeysPlugin: GraphileConfig.Plugin = {
  name: 'GivenKeysPlugin',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred: {
          after: ['inferred'],
          provides: ['givenKeys'],
          callback(behavior, [codec, attributeName], build) {
            const table = build.pgTableResource(codec);
            return table && isGivenKey(table, attributeName)
              ? [behavior, '-attribute:insert', '-attribute:update']
              : behavior;
          },
        },
      },
    },
  },
};
