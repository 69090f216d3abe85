import { type PgCodec, TYPES } from '@dataplan/pg';

const givenTypes: readonly PgCodec[] = [TYPES.int2, TYPES.int, TYPES.bigint, TYPES.uuid];

/**
 * A primary key that the database counts or draws itself (identity, sequence, random UUID) is nobody's to enter or change: no input has it.
 * Keys without a default, such as a code of five letters, are entered.
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
            const attribute = codec.attributes[attributeName];
            const isKey = build.pgTableResource(codec)?.uniques.some(({ isPrimary, attributes }) => isPrimary && attributes.length === 1 && attributes[0] === attributeName);
            const isGiven = attribute?.hasDefault === true && givenTypes.includes(attribute.codec.domainOfCodec ?? attribute.codec);
            return isKey && isGiven ? [behavior, '-attribute:insert', '-attribute:update'] : behavior;
          },
        },
      },
    },
  },
};
