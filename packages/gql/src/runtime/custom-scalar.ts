import type { CustomScalar } from '../cache/schema-config.ts';

/** Converter of a project between the value that the server sends and a type of its own. */
export interface Converter<TSent, TValue> {
  parse(sent: TSent): TValue;
  serialize(value: TValue): TSent;
  /** Distinguishes a value of the project's type from the value that the server sends. */
  is?(value: unknown): boolean;
}

/** Scalar of a converter, in the format of the cache. */
export function customScalar<TSent, TValue>(converter: Converter<TSent, TValue>): CustomScalar {
  // The cache passes values of this scalar only; the types of the functions are those of the
  // converter.
  const untypedConverter: Converter<unknown, unknown> = converter;
  const is = (value: unknown): value is unknown =>
    untypedConverter.is ? untypedConverter.is(value) : typeof value === 'object';
  return {
    parse: (sent) => untypedConverter.parse(sent),
    serialize: (value) => untypedConverter.serialize(value),
    coerceToParsed: (value) => (is(value) ? value : untypedConverter.parse(value)),
    coerceToSerialized: (value) => (is(value) ? untypedConverter.serialize(value) : value),
    is,
  };
}

/** Initial value of a form for a value in a record: as the server sends it. */
export const serialized = <T>(
  serialize: (value: T) => unknown,
  value: T | null | undefined,
): unknown => (value === null || value === undefined ? value : serialize(value));

/** The same for a list of values. */
export const allSerialized = <T>(
  serialize: (value: T) => unknown,
  values: readonly (T | null)[] | null | undefined,
): unknown => values?.map((value) => serialized(serialize, value));
