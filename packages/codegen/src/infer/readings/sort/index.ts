import type { Sort } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { TextOrder } from '../../contracts/overrides.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { isDirectionName, isOptionsName, isSortName } from '../../facts/names/argument-names.ts';
import { seamless } from '../../facts/names/words.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { keyPerField } from './key-per-field.ts';
import { keyed } from './keyed.ts';
import { listedByDirection } from './listed-by-direction.ts';
import { object } from './object.ts';
import { separate } from './separate.ts';
import type { OrderPlace } from './sort-place.ts';
import { text } from './text.ts';
import { value } from './value.ts';

/** Ways to order, most telling first. */
const readOrder = firstOf([separate, value, text, keyed, listedByDirection, object, keyPerField]);

/** How a list is sorted, and by which fields of its records. */
export function readSort(
  field: OutputField,
  draft: Draft,
  facts: Facts,
  textOrder?: TextOrder,
): NamedRead<Sort> | undefined {
  const places = placesOf(
    field,
    1,
    (place) => isOptionsName(place.name) && !isSortName(place.name),
  );
  const direction = places.find((place) => isDirectionName(place.name));
  for (const place of places.filter(({ name }) => isSortName(name) && !isDirectionName(name))) {
    const sort = readOrder(toOrderPlace(place, { field, direction, draft, textOrder }), facts);
    if (sort) return sort;
  }
  return undefined;
}

function toOrderPlace(
  place: Place,
  {
    field,
    direction,
    draft,
    textOrder,
  }: Pick<OrderPlace, 'field' | 'direction' | 'textOrder'> & { readonly draft: Draft },
): OrderPlace {
  const unordered = new Set(['object', 'json', 'reference', 'binary', 'range', 'interval']);
  return {
    place,
    direction,
    field,
    record: draft.found.type,
    textOrder,
    fields: fieldNames(draft),
    ordered: draft.fields
      .filter(({ list, kind }) => !list && !unordered.has(kind))
      .map(({ name }) => name),
  };
}

function fieldNames(draft: Draft): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const field of draft.fields)
    for (const via of field.reference?.via ?? []) names.set(seamless(via), field.name);
  for (const field of draft.fields)
    if (field.kind !== 'reference' || !names.has(seamless(field.name)))
      names.set(seamless(field.name), field.name);
  for (const part of draft.key) names.set(seamless(part.field), part.field);
  return names;
}
