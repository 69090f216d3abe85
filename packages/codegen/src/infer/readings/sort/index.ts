import type { Sort } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { TextOrder } from '../../contracts/overrides.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { isDirectionName, isOptionsName, isSortName } from '../../facts/names/argument-names.ts';
import { placesOf } from '../../facts/places.ts';
import { keyPerField } from './key-per-field.ts';
import { keyed } from './keyed.ts';
import { listedByDirection } from './listed-by-direction.ts';
import { object } from './object.ts';
import { separate } from './separate.ts';
import { toOrderPlace } from './sort-place.ts';
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
