import { enumCodec, type PgCodec, type PgEnumCodec, TYPES } from '@dataplan/pg';
import { type GraphQLSchema, isObjectType } from 'grafast/graphql';
import { sql } from 'pg-sql2';
import type { AllowedValues, Choices } from '../database/choices.ts';

declare global {
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      /** Of a column of integers: what its check allows. */
      allowedNumbers?: readonly string[];
    }
  }
}

const texts: readonly PgCodec[] = [TYPES.text, TYPES.varchar, TYPES.bpchar, TYPES.citext];
const integers: readonly PgCodec[] = [TYPES.int2, TYPES.int, TYPES.bigint];

/**
 * A text column or domain whose check lists its values is an enum in the API: `status in ('new',
 * 'paid')` is `InvoiceStatus`. A value that is no valid name in GraphQL gets a similar name, with
 * the value as its description. `@text` in the comment of a column keeps it a text.
 *
 * An integer column stays a number, which can be compared. Older rows may hold other values where
 * the check was never validated. The schema declares the allowed values: `rating: Int @choices(values:
 * ["1", "2"])`.
 */
export function createChoicesPlugin(
  { columns, domains }: Choices,
  names: ReadonlyMap<string, string>,
): GraphileConfig.Plugin {
  return {
    name: 'ChoicesPlugin',
    before: ['PgCodecsPlugin', 'DomainColumnsPlugin'],
    after: ['smart-tags'],
    gather: {
      hooks: {
        pgCodecs_findPgCodec(_info, event) {
          const { pgType, pgCodec } = event;
          const schema = pgType.getNamespace()?.nspname;
          const values =
            pgType.typtype === 'd' && pgType.typcategory === 'S'
              ? textsOf(domains.get(`${schema}.${pgType.typname}`))
              : undefined;
          if (pgCodec || !values || schema === undefined) return;
          const name = pgType.getTags().name;
          event.pgCodec = createCodec(
            typeof name === 'string' ? name : pgType.typname,
            values,
            sql.identifier(schema, pgType.typname),
            `${schema}.${pgType.typname}`,
          );
        },
        pgCodecs_attribute(info, { pgAttribute, attribute, serviceName }) {
          const table = pgAttribute.getClass();
          if (!table) return;
          const column = `${table.getNamespace()?.nspname}.${table.relname}.${pgAttribute.attname}`;
          const allowed = columns.get(column);
          const numbers = allowedNumbers(attribute.codec, allowed, domains);
          if (numbers) attribute.extensions = { ...attribute.extensions, allowedNumbers: numbers };
          if (!texts.includes(attribute.codec) || pgAttribute.getTagsAndDescription().tags.text)
            return;
          const values = textsOf(allowed);
          if (!values) return;
          const name =
            names.get(column) ??
            `${info.inflection.singularize(info.inflection.classCodecName({ pgClass: table, serviceName }))}_${pgAttribute.attname}`;
          const spelled =
            attribute.codec === TYPES.bpchar ? values.map((value) => value.trimEnd()) : values;
          attribute.codec = createCodec(name, spelled, attribute.codec.sqlType, column);
        },
      },
    },
    schema: {
      hooks: {
        GraphQLObjectType_fields_field(field, _build, { scope }) {
          const choices = scope.pgFieldAttribute?.extensions?.allowedNumbers;
          return choices ? { ...field, extensions: { ...field.extensions, choices } } : field;
        },
      },
    },
  };
}

/** By field, `Member.rating`: what the checks of columns of integers allow. */
export function choicesOfNumbers(schema: GraphQLSchema): ReadonlyMap<string, readonly string[]> {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  return new Map(
    fields.flatMap(({ type, field }) => {
      const choices: unknown = field.extensions['choices'];
      return Array.isArray(choices)
        ? [[`${type.name}.${field.name}`, choices.map(String)] as const]
        : [];
    }),
  );
}

/** Values of an enum: no row may hold another. */
const textsOf = (allowed: AllowedValues | undefined): readonly string[] | undefined =>
  allowed?.isValidated ? allowed.values : undefined;

/** Values that an integer column allows by its own check, or by the check of a domain in its type. */
function allowedNumbers(
  codec: PgCodec,
  allowed: AllowedValues | undefined,
  domains: Choices['domains'],
): readonly string[] | undefined {
  const { domainOfCodec, extensions } = codec;
  if (domainOfCodec)
    return allowedNumbers(
      domainOfCodec,
      allowed ?? domains.get(`${extensions?.pg?.schemaName}.${extensions?.pg?.name}`),
      domains,
    );
  const values = integers.includes(codec) ? allowed?.values : undefined;
  return values?.every((value) => /^-?\d+$/.test(value)) ? values : undefined;
}

function createCodec(
  name: string,
  values: readonly string[],
  identifier: PgCodec['sqlType'],
  choiceOf: string,
): PgEnumCodec {
  return {
    ...enumCodec({
      name: `${name}_choice`,
      identifier,
      values: values.map((value) => ({ value, description: value })),
      extensions: { tags: { name }, choiceOf },
    }),
    // In the order of its text, as the column has always been sorted.
    hasNaturalOrdering: true,
  };
}
