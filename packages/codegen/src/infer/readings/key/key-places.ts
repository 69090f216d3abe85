import { isEnumType } from 'graphql';

import type { KeyArgument, KeyField } from '../../../model.ts';
import type { OutputField, RecordType } from '../../contracts/schema.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { fieldsOf, isLeaf } from '../../facts/schema-types.ts';

interface Identified {
  readonly type: string;
  readonly record: RecordType;
}

/**
 * Arguments of an operation that take the key of a record. Empty unless there is an argument for
 * each key field.
 */
export function findKeyPlaces(
  field: OutputField,
  key: readonly KeyField[],
  { type, record }: Identified,
): readonly KeyArgument[] {
  if (key.length === 0) return [];
  const keys = new Set(key.map((part) => seamless(part.field)));
  // An argument with the name of another field of the record is a plain value: `slug` next to `id`.
  const values = new Set(
    Object.keys(fieldsOf(record))
      .map((name) => seamless(name))
      .filter((name) => !keys.has(name)),
  );
  const places = placesOf(field, 3, (place) => mayHoldKey(place, key, type)).filter(
    (place) =>
      !values.has(place.word) &&
      !isWithinPart(place, values) &&
      (!isEnumType(place.type) || key.some((part) => part.kind === 'enum')),
  );
  const found: KeyArgument[] = [];
  for (const part of key) {
    const place = findPlace(places, part, type, key.length === 1);
    if (!place) return [];
    found.push({
      field: part.field,
      argument: place.path,
      type: place.type.name,
      list: place.list,
    });
  }
  return found;
}

function findPlace(
  places: readonly Place[],
  part: KeyField,
  type: string,
  only: boolean,
): Place | undefined {
  const own = seamless(part.field);
  const stems = typeStems(type);
  // `city_id` of a `SalesCity`.
  const end = words(type).at(-1) ?? '';
  const names = only
    ? [
        own,
        'id',
        ...stems.map((stem) => `${stem}${own}`),
        `key${own}`,
        ...stems.map((stem) => `${stem}id`),
        `${end}${own}`,
        `${end}id`,
        'key',
        'slug',
        'identifier',
        'uuid',
        'pk',
        'instance',
        'instanceid',
        'recordid',
        'objectid',
        'entityid',
        'nodeid',
        'documentid',
        'ref',
      ]
    : [own];
  const plural = only ? ['ids', `${own}s`, ...stems.map((stem) => `${stem}ids`), 'keys'] : [];
  const leaves = places.filter((place) => isLeaf(place.type) || isOperator(place));
  const rank = (place: Place): number => {
    const name = place.word;
    const at = names.indexOf(
      alternatives(place).find((each) => each === own || each === 'id') ?? name,
    );
    if (at >= 0)
      return at * 10 + place.path.length + (place.list ? 60 : 0) + (isValues(place) ? 40 : 0);
    const many = plural.indexOf(name);
    return many >= 0 ? 100 + many * 10 + place.path.length : Infinity;
  };
  const [best] = leaves
    .map((place) => ({ place, rank: rank(place) }))
    .filter((item) => item.rank < Infinity)
    .sort((a, b) => a.rank - b.rank);
  if (best) return isLeaf(best.place.type) ? best.place : findEquals(places, best.place);
  // A single required scalar argument is the key, whatever its name.
  return undefined;
}

/** The key of a part, where the record has one under that name: `venueAddress.id` of a concert. */
const isWithinPart = ({ path }: Place, values: ReadonlySet<string>): boolean =>
  path.slice(0, -1).some((name) => {
    const word = seamless(name);
    return values.has(word) && !holders.has(word);
  });

/** `slugOrId` takes either. */
function alternatives({ name, word }: Place): readonly string[] {
  if (!word.includes('or')) return [];
  const parts = words(name);
  return parts.includes('or')
    ? parts
        .join(' ')
        .split(' or ')
        .map((each) => each.replaceAll(' ', ''))
    : [];
}

/** `id: { eq: … }` */
function isOperator(place: Place): boolean {
  return (
    !isLeaf(place.type) &&
    'getFields' in place.type &&
    equals.some((name) => 'getFields' in place.type && name in place.type.getFields())
  );
}

/** A key compared in a filter is a condition, and may hold for several records. */
export function isOperatorName(name: string): boolean {
  return equals.includes(name);
}

const equals = ['eq', '_eq', 'equals', 'equalTo', 'is', 'equal'];

function findEquals(places: readonly Place[], place: Place): Place | undefined {
  return equals
    .map((name) =>
      places.find(
        (candidate) =>
          candidate.path.length === place.path.length + 1 &&
          candidate.name === name &&
          candidate.path.slice(0, -1).join('.') === place.path.join('.'),
      ),
    )
    .find((found) => found !== undefined);
}

const holders = new Set([
  'where',
  'filter',
  'input',
  'data',
  'patch',
  'pkcolumns',
  'by',
  'condition',
  'criteria',
  'record',
  'query',
  'params',
  'args',
  'object',
  'values',
  'set',
  'update',
  'identifier',
  'key',
  'filterbyid',
  'selector',
  'payload',
  'request',
  'attributes',
]);

/**
 * Filters nest without end: below the arguments, only objects that hold keys and operators of a key
 * are looked into.
 */
function mayHoldKey(place: Place, key: readonly KeyField[], type: string): boolean {
  if (place.path.length === 1) return true;
  const name = place.word;
  if (place.path.length === 2 && (holders.has(name) || name === seamless(type))) return true;
  // `crewId_shipId: { crewId, shipId }`
  if (key.length > 1 && name === key.map((part) => seamless(part.field)).join('')) return true;
  return (
    place.path.length <= 3 && (name === 'id' || key.some((part) => seamless(part.field) === name))
  );
}

/**
 * Tests whether an argument is among the values to write rather than next to them:
 * `input.patch.id`.
 */
function isValues(place: Place): boolean {
  return place.path
    .slice(0, -1)
    .some((name) => /^_?(?:patch|set|update|data|values|changes|attributes|inc)$/i.test(name));
}
