import { enumCodec, type PgCodec, type PgEnumCodec, TYPES } from '@dataplan/pg';
import { sql } from 'pg-sql2';
import type { Choices } from '../database/choices.ts';

const texts: readonly PgCodec[] = [TYPES.text, TYPES.varchar, TYPES.bpchar, TYPES.citext];

/**
 * A column or domain of text whose check names the values that it takes is an enum in the API: `status in ('new', 'paid')` is `InvoiceStatus`.
 * What GraphQL cannot call so has a name close to it, and the value itself for a description. `@text` in the comment of a column leaves it text.
 */
export function createChoicesPlugin({ columns, domains }: Choices): GraphileConfig.Plugin {
  return {
    name: 'ChoicesPlugin',
    before: ['PgCodecsPlugin'],
    after: ['smart-tags'],
    gather: {
      hooks: {
        pgCodecs_findPgCodec(info, event) {
          const { pgType, pgCodec } = event;
          const schema = pgType.getNamespace()?.nspname;
          const values = pgType.typtype === 'd' && schema !== undefined ? domains.get(`${schema}.${pgType.typname}`) : undefined;
          if (pgCodec || !values || schema === undefined || !areTold(values, (value, codec) => info.inflection.enumValue(value, codec))) return;
          event.pgCodec = createCodec(pgType.typname, values, sql.identifier(schema, pgType.typname));
        },
        pgCodecs_attribute(info, { pgAttribute, attribute, serviceName }) {
          const table = pgAttribute.getClass();
          const schema = table?.getNamespace()?.nspname;
          if (!table || !texts.includes(attribute.codec) || pgAttribute.getTagsAndDescription().tags.text) return;
          const values = columns.get(`${schema}.${table.relname}.${pgAttribute.attname}`);
          if (!values || !areTold(values, (value, codec) => info.inflection.enumValue(value, codec))) return;
          const name = `${info.inflection.singularize(info.inflection.classCodecName({ pgClass: table, serviceName }))}_${pgAttribute.attname}`;
          const spelled = attribute.codec === TYPES.bpchar ? values.map((value) => value.trimEnd()) : values;
          attribute.codec = createCodec(name, spelled, attribute.codec.sqlType);
        },
      },
    },
  };
}

/** Whether all values have names of their own: two of one name could not be told apart. */
function areTold(values: readonly string[], nameOf: (value: string, codec: PgEnumCodec) => string): boolean {
  const codec = createCodec('', values, sql.identifier('text'));
  return new Set(values.map((value) => nameOf(value, codec))).size === values.length;
}

function createCodec(name: string, values: readonly string[], identifier: PgCodec['sqlType']): PgEnumCodec {
  return {
    ...enumCodec({
      name: `${name}_choice`,
      identifier,
      values: values.map((value) => ({ value, description: value })),
      extensions: { tags: { name } },
    }),
    // In the order of its text, as the column has always been sorted.
    hasNaturalOrdering: true,
  };
}
