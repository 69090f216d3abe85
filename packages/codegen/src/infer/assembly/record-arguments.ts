import { getNamedType } from 'graphql';

import type { ArgumentPath, RecordArgument, Path } from '../../model.ts';
import type { Draft } from '../contracts/draft.ts';
import type { Facts } from '../contracts/facts.ts';
import type { RootField } from '../contracts/root-field.ts';
import type { OutputField } from '../contracts/schema.ts';
import type { Survey } from '../contracts/survey.ts';
import { isChangeMomentName, isVersionName, markAsRead } from '../facts/names/version-names.ts';
import { seamless } from '../facts/names/words.ts';
import { placesOf, type Place } from '../facts/places.ts';
import { fieldsOf, hasList, isLeaf, requiredArguments } from '../facts/schema-types.ts';

/**
 * Arguments of a write that take further values of the record, besides its key: the parent that
 * addresses it (`deleteEnvironment(integrationId:, environmentId:)`), and the version that the
 * write is based on.
 *
 * @param values Path of the form's values. Arguments inside it belong to the form, except for a
 *   version.
 */
export function findRecordArguments(
  field: OutputField,
  draft: Draft,
  survey: Survey,
  key: readonly ArgumentPath[],
  values: ArgumentPath | undefined,
  creation: RootField | undefined,
): readonly RecordArgument[] {
  const versions = findVersions(field, draft, survey, key, values, creation);
  const taken = new Set(
    [...key, ...versions.map(({ argument }) => argument)].map((path) => path.join('.')),
  );
  const isValue = (place: Place): boolean =>
    values !== undefined &&
    place.path.length > values.length &&
    values.every((name, at) => place.path[at] === name);
  const needed = placesOf(field, 2, ({ required }) => required).flatMap(
    (place): RecordArgument[] => {
      if (
        place.list ||
        !isLeaf(place.type) ||
        !place.required ||
        isValue(place) ||
        taken.has(place.path.join('.'))
      )
        return [];
      const path = findInRecord(place, draft, survey);
      return path ? [{ argument: place.path, path, required: true }] : [];
    },
  );
  return [...needed, ...versions];
}

/**
 * The field of the record by the place's name, else the key of the record that it is named after:
 * `integration.id` for `integrationId`.
 */
function findInRecord(place: Place, draft: Draft, survey: Survey): Path | undefined {
  const fields = fieldsOf(draft.found.record);
  const own = Object.values(fields).find(
    (field) =>
      seamless(field.name) === place.word &&
      isLeaf(field.type) &&
      !hasList(field.type) &&
      requiredArguments(field).length === 0,
  );
  if (own) return takesValueOf(place, own, survey.facts) ? [own.name] : undefined;
  const other = draft.fields.find(
    (field) =>
      field.kind === 'reference' &&
      !field.list &&
      [`${seamless(field.name)}id`, `${seamless(field.name)}uuid`].includes(place.word),
  );
  const keys = other && survey.keys.get(other.type);
  return other && keys?.length === 1 && keys[0] && !keys[0].path
    ? [other.name, keys[0].field]
    : undefined;
}

/** Names of objects next to the values that hold a condition for the write. */
const conditions = new Set([
  'precondition',
  'preconditions',
  'concurrency',
  'lock',
  'locking',
  'options',
  'meta',
  'metadata',
]);
const saysSo = /optimistic|concurren|conflict|stale|overwrit|\block/i;

/**
 * Arguments of a write that take the version it is based on: `updateNote(id:, version:, patch:)`,
 * `input { expectedVersion }`, `data { attributes { updatedAt } }`. The record has a field of the
 * same name, or of the version's name inside it.
 *
 * Among the values, a version may be a plain value, as in schemas generated from tables. It counts
 * as a version there where a description says that it is compared, or where the create does not
 * take it. A version that create and update take in the same object is sent as it was read, and
 * guarantees nothing.
 *
 * @param values Path of the form's values; absent where there are none.
 * @param creation Mutation that creates a record.
 */
export function findVersions(
  field: OutputField,
  draft: Draft,
  survey: Survey,
  key: readonly ArgumentPath[],
  values: ArgumentPath | undefined,
  creation: RootField | undefined,
): readonly RecordArgument[] {
  const taken = new Set(key.map((path) => path.join('.')));
  // An input object in which no such place can lie is not entered: a condition on records may lead
  // on without end.
  const mayHold = ({ path }: Place): boolean =>
    roomOf(path, values, draft.envelope) !== undefined ||
    (values !== undefined && path.every((name, at) => values[at] === name));
  return placesOf(field, 3, mayHold).flatMap((place): RecordArgument[] => {
    if (place.list || !isLeaf(place.type) || taken.has(place.path.join('.'))) return [];
    const mark = markAsRead(place.name);
    if (mark === undefined && !isVersionName(place.name) && !isChangeMomentName(place.name))
      return [];
    const room = roomOf(place.path.slice(0, -1), values, draft.envelope);
    const path = room && findMark(place, mark, draft, survey.facts);
    if (!path) return [];
    const set = creation
      ? placesOf(creation.field, 3).filter(({ word }) => word === place.word)
      : [];
    const isCompared =
      mark !== undefined ||
      room === 'beside' ||
      saysSo.test(place.place.description ?? '') ||
      set.length === 0;
    const isOwnValue = set.every((other) => place.holder !== other.holder);
    if (!isCompared && !place.required && (isChangeMomentName(place.name) || isOwnValue)) return [];
    if (!isCompared && isChangeMomentName(place.name)) return [];
    return [
      {
        argument: place.path,
        path,
        required: place.required,
        version: true,
        ...(isCompared ? {} : { unchecked: true }),
      },
    ];
  });
}

/** Position of an argument: among the values, next to them, or in an unrelated object. */
function roomOf(
  above: ArgumentPath,
  values: ArgumentPath | undefined,
  envelope: string | undefined,
): 'values' | 'beside' | undefined {
  const starts = (path: ArgumentPath): boolean => path.every((name, at) => above[at] === name);
  if (
    values &&
    starts(values) &&
    (above.length === values.length ||
      (above.length === values.length + 1 && above.at(-1) === envelope))
  )
    return 'values';
  const own =
    above.length > 0 && conditions.has(seamless(above.at(-1) ?? '')) ? above.slice(0, -1) : above;
  const isAbove = values
    ? own.length < values.length && own.every((name, at) => values[at] === name)
    : own.length <= 1;
  return isAbove ? 'beside' : undefined;
}

/** The field of the record, or of its envelope, that holds the state that the place asks for. */
function findMark(
  place: Place,
  mark: string | undefined,
  { found: { record }, envelope }: Draft,
  facts: Facts,
): Path | undefined {
  const within = envelope === undefined ? undefined : fieldsOf(record)[envelope];
  const rooms: readonly (readonly [Path, Readonly<Record<string, OutputField>>])[] = [
    [[], fieldsOf(record)],
    ...(within && envelope !== undefined
      ? [[[envelope], fieldsOf(getNamedType(within.type))] as const]
      : []),
  ];
  const fits = (field: OutputField): boolean =>
    isLeaf(field.type) &&
    !hasList(field.type) &&
    requiredArguments(field).length === 0 &&
    takesValueOf(place, field, facts);
  const isAny: readonly ((name: string) => boolean)[] = [
    (name) => seamless(name) === place.word,
    (name) => mark !== '' && seamless(name) === mark,
    ...(mark === '' ? [isVersionName, isChangeMomentName] : []),
  ];
  for (const isCalled of isAny) {
    for (const [path, fields] of rooms) {
      const field = Object.values(fields).find(
        (candidate) => isCalled(candidate.name) && fits(candidate),
      );
      if (field) return [...path, field.name];
    }
  }
  return undefined;
}

const loose = new Set(['id', 'string', 'uuid']);

/** Tests whether the value of a field can be sent to an argument unchanged. */
function takesValueOf(place: Place, field: OutputField, { kindOf }: Facts): boolean {
  const [a, b] = [kindOf(getNamedType(field.type)), kindOf(place.type)];
  return a === b || (a !== undefined && b !== undefined && loose.has(a) && loose.has(b));
}
