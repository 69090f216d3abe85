import { isNonNullType } from 'graphql';

import type { Field, Path } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import { valuesOf } from '../record/envelope.ts';

/** Who wrote a record, and whose system it is in, do not tell it from others. */
const bookkeeping =
  /^(created|updated|modified|changed|deleted|inserted|archived)|^(tenant|organi[sz]ation|workspace|account|shop|site)$/i;

/** When somebody last touched a record is no property that it is known by. */
const upkeep = /^(last|date)?_?(updated?|modified|changed|edited|synced|seen)/i;

/**
 * A record without words of its own is known by the records it belongs to. A link between two is
 * known by both: a stock by its product and its warehouse. One that belongs to a single record has
 * siblings there, and a date or an amount of its own tells it from them: a payment by the number of
 * its order and when it was made.
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
  // Where nothing is required, that a reference is not says nothing; the only one is the owner.
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
  // Two make a link. What three and more take part in is an event: who it is about, and when.
  if (second && (more.length === 0 || !date || bookkeeping.test(date.name)))
    return [...labelOf(first), ...labelOf(second)];
  const apart = date ?? own.find(({ kind }) => kind === 'decimal' || kind === 'float');
  return [...labelOf(first), ...(apart ? [[apart.name]] : [])];
}

const dates: ReadonlySet<Field['kind']> = new Set(['date', 'instant', 'localDateTime']);

const distinct = (paths: readonly Path[]): readonly Path[] => [
  ...new Map(paths.map((path) => [path.join('.'), path])).values(),
];
