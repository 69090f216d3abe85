import { getNamedType, isEnumType } from 'graphql';

import type { Sort, SortPlace } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { TextOrder } from '../../contracts/overrides.ts';
import type { Read, Reading } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { seamless } from '../../facts/names/words.ts';
import type { Place } from '../../facts/places.ts';

/** An argument that orders a list, as readings see it. */
export interface OrderPlace {
  readonly place: Place;
  /** An argument for the direction alone: `sortOrder`. */
  readonly direction: Place | undefined;
  /** Fields of the record by seamless name, keys of references included: `customerid` is `customer`. */
  readonly fields: ReadonlyMap<string, string>;
  /** Fields that have an order, where the schema does not list them. */
  readonly ordered: readonly string[];
  /** Dates among `ordered`. */
  readonly moments: ReadonlySet<string>;
  /** The list field, and the type of its records. */
  readonly field: OutputField;
  readonly record: string;
  /** Configured format of a text that orders a list. */
  readonly textOrder: TextOrder | undefined;
}

export type SortReading = Reading<OrderPlace, Sort, Facts>;
export type SortValues = SortPlace['values'];

/**
 * Order of a list at a single argument; `undefined` where it has no value for a field of the
 * record. Of several values for a field, the first is used.
 */
export function sortsAt(
  { path, list }: Pick<Place, 'path' | 'list'>,
  values: SortValues,
  because: string,
  more: Partial<Sort> = {},
): Read<Sort> | undefined {
  const first = values.filter(
    ({ field }, at) => values.findIndex((other) => other.field === field) === at,
  );
  return first.length > 0
    ? { meaning: { places: [{ argument: path, values: first }], multiple: list, ...more }, because }
    : undefined;
}

/** Names of the record's fields in an enum of fields; in a text, the fields' own names. */
export function calledFields(
  { fields, ordered }: OrderPlace,
  names: readonly string[] | undefined,
): readonly { readonly field: string; readonly called: string }[] {
  if (!names) return ordered.map((name) => ({ field: name, called: name }));
  return names.flatMap((name) => {
    const field = fields.get(seamless(name));
    return field === undefined ? [] : [{ field, called: name }];
  });
}

export type Directions = readonly [asc: unknown, desc: unknown];

/** Values of a direction: the two of an enum, `true` for descending, or words. */
export function readDirections({
  name,
  type,
}: Pick<Place, 'type' | 'name'>): Directions | undefined {
  if (isEnumType(type)) {
    const values = type.getValues().map((value) => value.name);
    const asc =
      values.find((value) => /^asc(?:ending)?$/i.test(value)) ??
      values.find((value) => /^asc|^up$/i.test(value));
    const desc =
      values.find((value) => /^desc(?:ending)?$/i.test(value)) ??
      values.find((value) => /^desc|^down$/i.test(value));
    return asc !== undefined && desc !== undefined ? [asc, desc] : undefined;
  }
  if (type.name === 'Boolean') return /desc|reverse/i.test(name) ? [false, true] : [true, false];
  if (type.name === 'Int') return [1, -1];
  return ['ASC', 'DESC'];
}

/** The directions that an enum at the place has. */
export function directionsOf(key: {
  readonly name: string;
  readonly type: Parameters<typeof getNamedType>[0];
}): Directions | undefined {
  const type = getNamedType(key.type);
  return isEnumType(type) ? readDirections({ name: key.name, type }) : undefined;
}
