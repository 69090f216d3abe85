import { ownValue } from '../own-value.ts';
import { isValues, type Values } from './is-values.ts';

type Path = readonly string[];

/**
 * Difference between the keys in a form and those of the linked records, which the record has at a
 * path of list and key: added and removed keys. `undefined` where the form does not have the list,
 * or nothing changed.
 */
export function linkChanges<T>(
  values: Values,
  name: string,
  record: unknown,
  [list, key]: readonly [string, string],
  change: (added: readonly unknown[], removed: readonly unknown[]) => T,
): T | undefined {
  const value = ownValue(values, name);
  if (value === undefined) return undefined;
  const chosen = keysOf(value);
  const linked = nestedList(record, list);
  if (!linked) throw new RangeError(`The record has no ${list}.`);
  const before = keysOf(
    linked.map((linkedRecord) =>
      isValues(linkedRecord) ? ownValue(linkedRecord, key) : undefined,
    ),
  );
  const [added, removed] = [chosen, before].map((keys, at) => {
    const excluded = new Set([before, chosen][at]?.map(String));
    return keys.filter((recordKey) => !excluded.has(String(recordKey)));
  });
  return added?.length || removed?.length ? change(added ?? [], removed ?? []) : undefined;
}

const nestedList = (record: unknown, name: string): readonly unknown[] | undefined => {
  const list = isValues(record) ? ownValue(record, name) : undefined;
  return Array.isArray(list) ? list : undefined;
};

const keysOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.filter((each) => each != null) : [];

/** Location of the links of a list in a record of the show document. */
export interface LinksAt {
  /** Path to the first links in the order of `key`. */
  readonly rows: Path;
  /** Path to the last link in that order. Absent: `rows` are assumed to be complete. */
  readonly last?: Path | undefined;
  readonly key: string;
  /** Path from a row to the key of the linked record. */
  readonly to: Path;
}

/** Values at the end of a path, which may lead through lists. */
const listAt = (from: unknown, path: Path): readonly unknown[] =>
  path.reduce<readonly unknown[]>(
    (list, name) =>
      list.flatMap((each) => {
        const value = isValues(each) ? ownValue(each, name) : undefined;
        return value ?? [];
      }),
    [from],
  );

/** Rows of a record; `undefined` where some were not read. */
function allRows(record: unknown, { rows, last, key }: LinksAt): readonly unknown[] | undefined {
  const [name = ''] = rows;
  if (!isValues(record) || ownValue(record, name) === undefined) return undefined;
  const found = listAt(record, rows);
  const keys = found.flatMap((row) => listAt(row, [key])).map(String);
  // A server may return more entries than requested.
  const ends = last
    ? listAt(record, [...last, key])
        .slice(0, 1)
        .map(String)
    : keys.slice(-1);
  const isWhole =
    keys.length === found.length &&
    ends.length === Math.min(1, keys.length) &&
    keys.includes(ends[0] ?? '');
  return isWhole || (found.length === 0 && ends.length === 0) ? found : undefined;
}

/** Keys of the linked records; `undefined` where some links were not read. */
export function presentLinks(record: unknown, at: LinksAt): readonly unknown[] | undefined {
  const rows = allRows(record, at);
  return rows?.flatMap((row) => listAt(row, at.to));
}

/**
 * Checks that a form's list, which replaces all links of a record, is based on all links. Returns
 * the values.
 *
 * @throws where some links of the record were not read
 */
export function knownLinks(values: Values, name: string, record: unknown, at: LinksAt): Values {
  const isRead = isValues(record) && ownValue(record, at.rows[0] ?? '') !== undefined;
  if (ownValue(values, name) !== undefined && isRead && !allRows(record, at))
    throw new RangeError(`The record has more ${name} than were read.`);
  return values;
}

/**
 * Rows of the join table between a record and its linked records: the remaining rows, and a new row
 * for each added record. `undefined` where the form does not have the list, or nothing changed.
 *
 * @param record absent for a new record
 * @throws where the record has rows that were not read, because they would be removed
 */
export function linkedRows<Added, Kept>(
  values: Values,
  name: string,
  record: unknown,
  at: LinksAt,
  toAdded: (key: unknown) => Added,
  toKept: (row: unknown) => Kept,
): (Added | Kept)[] | undefined {
  const value = ownValue(values, name);
  if (value === undefined) return undefined;
  const rows = record === undefined ? [] : allRows(record, at);
  if (!rows) throw new RangeError(`The record has ${name} that were not read.`);
  const remaining = new Map(keysOf(value).map((key) => [String(key), key]));
  const kept = rows.filter((row) => {
    const [key] = listAt(row, at.to).map(String);
    // A row whose linked record is not readable is not part of the form's choices.
    return key === undefined || remaining.delete(key);
  });
  if (kept.length === rows.length && remaining.size === 0) return undefined;
  return [
    ...kept.flatMap((row) => listAt(row, [at.key])).map(toKept),
    ...[...remaining.values()].map(toAdded),
  ];
}
