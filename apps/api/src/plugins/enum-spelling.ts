import { isEnumCodec } from '@dataplan/pg';

/**
 * Values of an enum that GraphQL cannot call as the database does say in their description how they
 * are really written: `PG_13` is `PG-13`, and people are shown that.
 */
export const EnumSpellingPlugin: GraphileConfig.Plugin = {
  name: 'EnumSpellingPlugin',
  gather: {
    hooks: {
      pgCodecs_PgCodec({ inflection }, { pgCodec, pgType }) {
        if (pgType.typtype !== 'e' || !isEnumCodec(pgCodec)) return;
        for (const value of pgCodec.values) {
          if (!value.description && inflection.enumValue(value.value, pgCodec) !== value.value)
            value.description = value.value;
        }
      },
    },
  },
};
