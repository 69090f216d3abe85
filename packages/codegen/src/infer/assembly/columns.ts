import { isNonNullType } from 'graphql';

import type { Field, Path } from '../../model.ts';
import { valuesOf } from '../readings/record/envelope.ts';
import type { Draft } from '../contracts/draft.ts';
import {
  explains,
  firstHidden,
  firstUpkeep,
  importanceOf,
  isOwnDate,
  isPictureRank,
  outOfRow,
  type RowPlace,
} from './importance.ts';

/** Columns that a list shows until its user chooses. */
const shown = 8;
/** With fewer, there is room for a text that explains, and for marks of the server. */
const few = 4;
/** From here on, several fields of a kind say less than one. */
const firstOrdinary = 20;
/** From here on, none does: switches, keys of other records, matters of programs. */
const firstLate = 61;

/**
 * The fields in reading order, and which of them the default row has and shows: what names and
 * places a record first, bookkeeping late, nothing long unless nothing else tells records apart.
 * The parts of a person's name are no columns beside the whole of it. Fields of equal weight stay
 * in the schema's order.
 */
export function chooseColumns(
  { fields, key, envelope, label: paths, found }: Draft,
  { isPerson, isWhole }: Pick<RowPlace, 'isPerson' | 'isWhole'>,
): readonly Field[] {
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
  const place: RowPlace = {
    type: found.type,
    key,
    labelled: label.length > 0 && !byKey,
    isDated: fields.some((field) => isOwnDate(field, found.type)),
    isPerson,
    isWhole,
  };
  const weighed = fields.map((field, index) => {
    const isRequired =
      field.kind === 'reference' &&
      !field.list &&
      [field.name, ...(field.reference?.via ?? [])].some(required);
    const isNamed = named.includes(field.name) && !(byKey && key[0]?.field === field.name);
    const own = field.name === telling ? 8 : importanceOf(field, place);
    const isNearer = isRequired && !isPictureRank(own);
    return { field, index, rank: isNamed ? 1 : own - (isNearer ? 6 : 0) };
  });
  const ranked = lessEachTime(weighed.toSorted(byRank)).toSorted(byRank);
  const candidates = ranked.filter(({ field }) => !parts.includes(field.name));
  const visible = new Set(
    candidates
      .filter(({ rank }) => rank < firstUpkeep)
      .slice(0, shown)
      .map(({ field }) => field.name),
  );
  const explanation = ranked.find(({ field }) => explains(field))?.field.name;
  for (const name of [
    explanation,
    ...candidates.flatMap(({ field, rank }) =>
      rank >= firstUpkeep && rank < firstHidden ? field.name : [],
    ),
  ])
    if (name !== undefined && visible.size < few) visible.add(name);
  return ranked.map(({ field, rank }) => ({
    ...field,
    inRow: rank < outOfRow || visible.has(field.name),
    column: visible.has(field.name),
  }));
}

interface Weighed {
  readonly field: Field;
  readonly index: number;
  readonly rank: number;
}

const byRank = (a: Weighed, b: Weighed): number => a.rank - b.rank || a.index - b.index;

/** The second date and the third switch say less than the first amount; so does a second picture. */
function lessEachTime(weighed: readonly Weighed[]): readonly Weighed[] {
  const seen = new Map<string, number>();
  return weighed.map((each) => {
    const { field, rank } = each;
    const isPicture = isPictureRank(rank);
    if (!isPicture && (rank < firstOrdinary || rank >= firstLate)) return each;
    const sort = isPicture ? 'picture' : field.kind;
    const before = seen.get(sort) ?? 0;
    seen.set(sort, before + 1);
    if (isPicture) return before > 0 ? { ...each, rank: firstLate } : each;
    return { ...each, rank: Math.min(firstLate, rank + 4 * before) };
  });
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

/** Objects inside a record: nothing is known of what they are in. */
const anywhere: RowPlace = {
  type: '',
  key: [],
  labelled: false,
  isDated: false,
  isPerson: () => false,
  isWhole: () => false,
};

function rankInside(field: Field): number {
  if (field.kind === 'reference' && !field.nullable) return 5;
  const isSmall =
    field.kind === 'object' &&
    !field.list &&
    field.fields !== undefined &&
    field.fields.length <= smallObject;
  return importanceOf(isSmall ? { ...field, kind: 'decimal' } : field, anywhere);
}
