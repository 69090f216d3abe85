import { isNonNullType } from 'graphql';

import type { Field, KeyField, Path } from '../../model.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import { words } from '../facts/names/words.ts';
import type { Draft } from '../contracts/draft.ts';

/** Columns that a list shows until its user chooses. */
const shown = 8;

const audit = new Set([
  'created',
  'updated',
  'modified',
  'deleted',
  'inserted',
  'changed',
  'version',
  'revision',
  'archived',
  'etag',
  'checksum',
]);
const dull = new Set([
  'hash',
  'token',
  'secret',
  'password',
  'salt',
  'cursor',
  'permissions',
  'typename',
]);
const prominent = new Set([
  'name',
  'title',
  'number',
  'label',
  'email',
  'code',
  'login',
  'username',
  'surname',
  'status',
  'state',
  'type',
  'date',
  'total',
  'amount',
  'price',
  'phone',
  'city',
  'sku',
  'quantity',
  'active',
  'enabled',
]);

/**
 * The fields in reading order, and which of them the default row has and shows: what names and
 * places a record first, bookkeeping late, nothing long unless nothing else tells records apart.
 * The parts of a person's name are no columns beside the whole of it. Fields of equal weight stay
 * in the schema's order.
 */
export function chooseColumns({
  fields,
  key,
  envelope,
  label: paths,
  found,
}: Draft): readonly Field[] {
  const values = valuesOf(found.record, envelope);
  const required = (name: string): boolean => isNonNullType(values[name]?.type);
  const label = paths.map((path) => (path[0] === envelope ? path.slice(1) : path));
  // What only tells siblings apart stays in its place; the label says of an object what there is to
  // say in a row.
  const objects = new Set(fields.filter(({ kind }) => kind === 'object').map(({ name }) => name));
  const named = label
    .filter((path) => path.length > 1 || label[0]?.length === 1)
    .flatMap(([first = '']) => (objects.has(first) ? [] : first));
  const isOwn = ([first = '', ...more]: Path): boolean =>
    more.length === 0 && fields.some(({ name, kind }) => name === first && kind === 'string');
  const parts = label.length > 1 && label.every(isOwn) ? named : [];
  const byKey =
    label.some(([first]) => key.some(({ field }) => field === first)) && key.length === 1;
  const wordless = label.every((path) => path.length > 1 || !isOwn(path)) && key.length === 1;
  const words = fields.filter(({ kind, list }) => !list && (kind === 'string' || kind === 'email'));
  const telling =
    wordless && words.every(({ name }) => key.some(({ field }) => field === name))
      ? fields.find(({ kind, list }) => kind === 'text' && !list)?.name
      : undefined;
  // The second date and the third reference say less than the first amount.
  const seen = new Map<string, number>();
  const ranked = fields
    .map((field, index) => {
      const reference =
        field.kind === 'reference' &&
        !field.list &&
        [field.name, ...(field.reference?.via ?? [])].some(required);
      const own =
        field.name === telling
          ? 8
          : rankOf(field, key, label.length > 0 && !byKey) - (reference ? 6 : 0);
      const rank = named.includes(field.name) && !(byKey && key[0]?.field === field.name) ? 1 : own;
      const before = seen.get(field.kind) ?? 0;
      if (rank < 70) seen.set(field.kind, before + 1);
      return {
        field,
        index,
        rank: rank < 70 && rank >= 20 ? Math.min(69, rank + 4 * before) : rank,
      };
    })
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const visible = new Set(
    ranked
      .filter(({ rank }) => rank < 80)
      .filter(({ field }) => !parts.includes(field.name))
      .slice(0, shown)
      .map(({ field }) => field.name),
  );
  return ranked.map(({ field, rank }) => ({
    ...field,
    inRow: rank < 100,
    column: visible.has(field.name),
  }));
}

/**
 * The fields of the objects of a list in reading order: what tells which one it is comes first, the
 * record that it is about before words, then what columns of records would be.
 */
export function inReadingOrder(fields: readonly Field[]): readonly Field[] {
  const ordered = fields
    .map((field, index) => ({ field, index, rank: rankInside(field) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index);
  const first =
    ordered.find(({ field, rank }) => telling.has(field.kind) && rank < 70) ??
    ordered.find(({ field }) => field.kind === 'text' && !field.list) ??
    ordered[0];
  return [...(first ? [first] : []), ...ordered.filter((each) => each !== first)].map(
    ({ field }) => field,
  );
}

/** What numbers are of. */
const telling: ReadonlySet<Field['kind']> = new Set([
  'reference',
  'string',
  'enum',
  'date',
  'instant',
  'localDateTime',
  'email',
]);

/** An object of no more values reads as one: an amount with its currency. */
const smallObject = 3;

function rankInside(field: Field): number {
  if (field.kind === 'reference' && !field.nullable) return 5;
  const isSmall =
    field.kind === 'object' &&
    !field.list &&
    field.fields !== undefined &&
    field.fields.length <= smallObject;
  return rankOf(isSmall ? { ...field, kind: 'decimal' } : field, [], true);
}

function rankOf(field: Field, key: readonly KeyField[], labelled: boolean): number {
  const parts = words(field.name);
  if (
    ['text', 'json', 'binary'].includes(field.kind) ||
    (field.kind === 'object' && (!field.image || field.list))
  )
    return 100;
  if (field.kind === 'reference' && field.list) return 100;
  if (parts.some((part) => dull.has(part))) return 95;
  const keyPart = key.find((part) => part.field === field.name);
  if (keyPart)
    return key.length > 1 || (!labelled && ['integer', 'bigint', 'string'].includes(keyPart.kind))
      ? 5
      : 90;
  if (parts.some((part) => audit.has(part))) return 70;
  if (field.kind === 'id' || field.kind === 'uuid') return 85;
  // `total` before `creditNotesTotalCents`.
  if (parts.some((part) => prominent.has(part))) return 10 + 3 * Math.min(parts.length - 1, 5);
  const order: Readonly<Partial<Record<Field['kind'], number>>> = {
    enum: 20,
    reference: 25,
    date: 30,
    instant: 32,
    localDateTime: 32,
    decimal: 35,
    email: 38,
    string: 40,
    integer: 42,
    bigint: 44,
    float: 44,
    boolean: 46,
    url: 60,
    time: 48,
    interval: 55,
    range: 50,
  };
  return (order[field.kind] ?? 60) + (field.list ? 15 : 0);
}
