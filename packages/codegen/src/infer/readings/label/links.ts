import { isNonNullType } from 'graphql';

import type { Field, Path } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import { valuesOf } from '../record/envelope.ts';

/** References to the author or the tenant of a record do not distinguish it from others. */
const bookkeeping =
  /^(created|updated|modified|changed|deleted|inserted|archived)|^(tenant|organi[sz]ation|workspace|account|shop|site)$/i;

/** When somebody last touched a record is no property that it is known by. */
const upkeep = /^(last|date)?_?(updated?|modified|changed|edited|synced|seen)/i;

/**
 * Label of a record without texts: the labels of the records it belongs to. A link between two
 * records has both labels: a stock has those of its product and its warehouse. Records that belong
 * to a single record are distinguished by a date or an amount: a payment has the number of its
 * order and its date.
 */
export function readLinks(draft: Draft, others: ReadonlyMap<string, Draft>): readonly Path[] {
  const record = valuesOf(draft.found.record, draft.envelope);
  const required = (name: string): boolean => isNonNullType(record[name]?.type);
  const references = draft.fields.filter(
    (field) =>
      field.kind === 'reference' &&
      !field.list &&
      !field.requiredArguments &&
      field.reference?.resource !== draft.name,
  );
  const labelOf = (field: Field): readonly Path[] => {
    const owner = others.get(field.reference?.resource ?? '');
    const isOwn = ([first]: Path): boolean =>
      owner?.fields.every(({ name, kind }) => name !== first || kind !== 'reference') ?? false;
    return (owner?.label ?? [])
      .filter((path) => path.length === 1 || isOwn(path))
      .map((path) => [field.name, ...path]);
  };

  if (draft.key.length > 1) {
    const parts = draft.key.map((part): readonly Path[] => {
      const owner = references.find((field) => field.reference?.via?.includes(part.field));
      const words = owner ? labelOf(owner) : [];
      return words.length > 0 ? words : [part.path ?? [part.field]];
    });
    return parts.some((paths) =>
      paths.some((path) => path.length > 1 && references.some(({ name }) => name === path[0])),
    )
      ? distinct(parts.flat())
      : [];
  }
  const named = references.filter((field) => labelOf(field).length > 0);
  // An optional reference is no evidence in a type without required fields: the only reference is
  // then the owner.
  const saysNothing =
    references.length === 1 &&
    draft.fields.every(
      ({ name }) => !required(name) || draft.key.some((part) => part.field === name),
    );
  const owners = saysNothing
    ? named
    : named.filter((field) => [field.name, ...(field.reference?.via ?? [])].some(required));
  const telling = owners.filter(({ name }) => !bookkeeping.test(name));
  const [first, second, ...more] = telling.length > 0 ? telling : owners;
  if (!first) return [];
  const own = draft.fields.filter(
    (field) =>
      !field.list &&
      !field.requiredArguments &&
      required(field.name) &&
      !draft.key.some((part) => part.field === field.name),
  );
  const date = own.find(({ kind, name }) => dates.has(kind) && !upkeep.test(name));
  // Two references make a link. A record with three or more is an event; its label is the first
  // reference and the date.
  if (second && (more.length === 0 || !date || bookkeeping.test(date.name)))
    return [...labelOf(first), ...labelOf(second)];
  const apart = date ?? own.find(({ kind }) => kind === 'decimal' || kind === 'float');
  return [...labelOf(first), ...(apart ? [[apart.name]] : [])];
}

const dates: ReadonlySet<Field['kind']> = new Set(['date', 'instant', 'localDateTime']);

const distinct = (paths: readonly Path[]): readonly Path[] => [
  ...new Map(paths.map((path) => [path.join('.'), path])).values(),
];
