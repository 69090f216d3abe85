import { type GrafastInputFieldConfig, SafeError } from 'grafast';
import { type GraphQLSchema, isObjectType } from 'grafast/graphql';
import type { DecimalDigits } from '../committed-schema.ts';

declare global {
  namespace DataplanPg {
    interface PgCodecAttributeExtensions {
      /** Of a column of decimals, or of lists of them, whose type or domain has a limit. */
      decimal?: DecimalDigits;
    }
  }
}

/** Object identifier of `numeric`, the same in every database. */
const numeric = '1700';

/**
 * PostgreSQL rounds what it is given to the scale of the column, without a word: 1.989 in a
 * `numeric(12,2)` is 1.99. Such a number is refused at its field, and the schema says how many
 * digits a field keeps: `price: BigFloat @decimal(precision: 12, scale: 2)`.
 */
export const DecimalsPlugin: GraphileConfig.Plugin = {
  name: 'DecimalsPlugin',
  gather: {
    hooks: {
      async pgCodecs_attribute(info, { pgAttribute, attribute, serviceName }) {
        let { atttypid: of, atttypmod: modifier } = pgAttribute;
        while (of !== numeric) {
          const type = await info.helpers.pgIntrospection.getType(serviceName, of);
          if (type?.typtype === 'd' && type.typbasetype !== null) {
            of = type.typbasetype;
            modifier = type.typtypmod;
          } else if (type?.typcategory === 'A' && type.typelem !== null && type.typelem !== '0') {
            of = type.typelem;
          } else return;
        }
        const decimal = digitsOf(modifier);
        if (decimal) attribute.extensions = { ...attribute.extensions, decimal };
      },
    },
  },
  schema: {
    hooks: {
      GraphQLObjectType_fields_field(field, _build, { scope }) {
        const decimal = scope.pgFieldAttribute?.extensions?.decimal;
        return decimal ? { ...field, extensions: { ...field.extensions, decimal } } : field;
      },
      GraphQLInputObjectType_fields_field(field, _build, { scope }) {
        const decimal = scope.isPgCondition ? undefined : scope.pgAttribute?.extensions?.decimal;
        return decimal ? withinDigits(field, decimal, scope.fieldName) : field;
      },
    },
  },
};

/** The same field of an input, which refuses what its column would change. */
function withinDigits(
  field: GrafastInputFieldConfig,
  decimal: DecimalDigits,
  fieldName: string,
): GrafastInputFieldConfig {
  const { apply } = field;
  return {
    ...field,
    apply(target, value, info) {
      const refusal = refusalOfDecimal(decimal, value, fieldName);
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

/** Why the column would not hold the value as it is; `undefined` where it does. */
export function refusalOfDecimal(
  { precision, scale }: DecimalDigits,
  value: unknown,
  fieldName: string,
): string | undefined {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  for (const item of items) {
    const places = placesOf(String(item));
    if (!places) continue;
    const shown = String(item).slice(0, 100);
    if (places.behind > scale)
      return `${fieldName} is a number of ${precision} digits, ${scale} of them behind the point: ${shown} would be rounded.`;
    if (places.before > precision - scale)
      return `${fieldName} is a number of ${precision} digits, ${scale} of them behind the point: ${shown} is too large.`;
  }
  return undefined;
}

/**
 * How far the digits of a number reach to both sides of its point, zeros around them left out: of
 * 1200 four and -2. Of what is no number (`NaN`), and of zero, nothing is said.
 */
function placesOf(text: string): { readonly before: number; readonly behind: number } | undefined {
  const [, whole, fraction = '', exponent = '0'] =
    /^\s*[+-]?(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?\s*$/.exec(text.replaceAll('_', '')) ?? [];
  if (whole === undefined) return undefined;
  const digits = (whole + fraction).replace(/0+$/, '');
  const significant = digits.replace(/^0+/, '');
  if (significant === '') return undefined;
  const before = whole.length - (digits.length - significant.length) + Number(exponent);
  return { before, behind: significant.length - before };
}

/** PostgreSQL keeps both in one number, four above what it is. */
function digitsOf(modifier: number | null): DecimalDigits | undefined {
  if (modifier === null || modifier < 4) return undefined;
  const both = modifier - 4;
  // The scale has eleven bits and a sign: `numeric(3,-2)` keeps hundreds.
  return { precision: (both >> 16) & 0xffff, scale: ((both & 0x7ff) ^ 1024) - 1024 };
}

function isDigits(value: unknown): value is DecimalDigits {
  return typeof value === 'object' && value !== null && 'precision' in value && 'scale' in value;
}
