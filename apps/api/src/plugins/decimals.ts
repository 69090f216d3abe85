import { type GrafastInputFieldConfig, SafeError } from 'grafast';
import { type GraphQLSchema, isObjectType } from 'grafast/graphql';
import type { DecimalDigits } from '../committed-schema.ts';
import { type ColumnPrecision, keptDigits, refusalOfValue } from './rounded-values.ts';

/**
 * PostgreSQL rounds what it is given to what the column keeps, without a word: 1.989 in a
 * `numeric(12,2)` is 1.99. Such a value is refused at its field, and the schema says how many
 * digits a field of decimals keeps: `price: BigFloat @decimal(precision: 12, scale: 2)`.
 */
export const createDecimalsPlugin = (moneyScale: number): GraphileConfig.Plugin => ({
  name: 'DecimalsPlugin',
  gather: {
    hooks: {
      async pgCodecs_attribute(info, { pgAttribute, attribute, serviceName }) {
        let { atttypid: of, atttypmod: modifier } = pgAttribute;
        for (;;) {
          const kept = keptDigits(of, modifier, moneyScale);
          if (kept) {
            attribute.extensions = { ...attribute.extensions, keptDigits: kept };
            return;
          }
          const type = await info.helpers.pgIntrospection.getType(serviceName, of);
          if (type?.typtype === 'd' && type.typbasetype !== null) {
            of = type.typbasetype;
            modifier = type.typtypmod;
          } else if (type?.typcategory === 'A' && type.typelem !== null && type.typelem !== '0') {
            of = type.typelem;
          } else {
            const subtype = await boundOf(info.helpers.pgIntrospection, serviceName, of);
            if (subtype == null) return;
            of = subtype;
            modifier = null;
          }
        }
      },
    },
  },
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const decimal = scope.pgFieldAttribute?.extensions?.keptDigits?.decimal;
        return decimal ? { ...field, extensions: { ...field.extensions, decimal } } : field;
      },
      GraphQLInputObjectType_fields_field(field, _build, { scope }) {
        const kept = scope.isPgCondition ? undefined : scope.pgAttribute?.extensions?.keptDigits;
        return kept ? withinDigits(field, kept, scope.fieldName) : field;
      },
    },
  },
});

type Introspection = GraphileConfig.GatherHelpers['pgIntrospection'];

/** The type of the bounds of a range, or of several ranges. */
async function boundOf(
  introspection: Introspection,
  serviceName: string,
  type: string,
): Promise<string | null | undefined> {
  const range = await introspection.getRangeByType(serviceName, type);
  if (range) return range.rngsubtype;
  const { ranges } = (await introspection.getService(serviceName)).introspection;
  return ranges.find(({ rngmultitypid }) => rngmultitypid === type)?.rngsubtype;
}

/** The same field of an input, which refuses what its column would change. */
function withinDigits(
  field: GrafastInputFieldConfig,
  kept: ColumnPrecision,
  fieldName: string,
): GrafastInputFieldConfig {
  const { apply } = field;
  return {
    ...field,
    apply(target, value, info) {
      const refusal = refusalOfValue(kept, value, fieldName);
      if (refusal !== undefined)
        throw new SafeError(refusal, { code: 'VALUE_OUT_OF_RANGE', columns: [fieldName] });
      return apply?.(target, value, info);
    },
  };
}

/** By field, `Product.price`: how many digits columns of decimals keep. */
export function digitsOfDecimals(schema: GraphQLSchema): ReadonlyMap<string, DecimalDigits> {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  return new Map(
    fields.flatMap(({ type, field }) => {
      const decimal: unknown = field.extensions['decimal'];
      return isDigits(decimal) ? [[`${type.name}.${field.name}`, decimal] as const] : [];
    }),
  );
}

function isDigits(value: unknown): value is DecimalDigits {
  return typeof value === 'object' && value !== null && 'precision' in value && 'scale' in value;
}
