import type { QueryHit, ResourceRecord, Total } from '../resource/index.ts';
import { ownValue } from '../own-value.ts';
import { isValues } from './is-values.ts';
import { text } from './values.ts';

/** Items without `null`: a server may return `null` for an item that it cannot read. */
export const nonNull = <T>(list: readonly (T | null | undefined)[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T & {} => item != null);

/** The value, if it is of the type; otherwise `null`. */
export const ofType = <T extends { readonly __typename: string }, N extends T['__typename']>(
  value: T | null | undefined,
  type: N,
): Extract<T, { readonly __typename: N }> | null =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The line compares what the compiler cannot narrow a type parameter by.
  value?.['__typename'] === type ? (value as Extract<T, { readonly __typename: N }>) : null;

/** Text of a cursor that is a number or an unknown scalar, for the next request. */
export const cursorText = (value: unknown): string | null => (value == null ? null : text(value));

/** Converts a record, for instance its nested lists; `null` without a record. */
export const mapRecord = <T, R>(
  record: T | null | undefined,
  convert: (record: T) => R,
): R | null => (record == null ? null : convert(record));

/**
 * Total of a count that stops at `most` plus one. `total` is the exact total, where it was
 * requested.
 */
export const boundedTotal = (count: number, most: number, total?: unknown): Total =>
  total == null
    ? { count: Math.min(count, most), exact: count <= most }
    : { count: Number(total), exact: true };

/** Sums by field, where each field has an object of several numbers: `{ total: { sum: 5 } }`. */
export const sums = (fields: object | null | undefined, sum: string): ResourceRecord =>
  Object.fromEntries(
    Object.entries(fields ?? {}).flatMap(([name, numbers]: readonly [string, unknown]) =>
      isValues(numbers) && Object.hasOwn(numbers, sum) ? [[name, numbers[sum]]] : [],
    ),
  );

/**
 * Records of several types, each with the name of its type. `read` restores fields that were
 * selected under an alias.
 */
export const unionRecords = <T extends { readonly __typename: string }>(
  items: readonly T[],
  read: {
    readonly [N in T['__typename']]?: (
      record: Extract<T, { readonly __typename: N }>,
    ) => ResourceRecord;
  } = {},
): QueryHit[] => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What the compiler checked of each type, a look-up by name forgets.
  const readers = read as Readonly<Record<string, ((record: T) => ResourceRecord) | undefined>>;
  return items.map((record) => {
    const type = record['__typename'];
    return { type, record: ownValue(readers, type)?.(record) ?? record };
  });
};
