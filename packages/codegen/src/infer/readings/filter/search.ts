import type { ArgumentPath } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { isFilterName, isOptionsName, isSearchName } from '../../facts/names/argument-names.ts';
import { placesOf } from '../../facts/places.ts';
import { isLeaf } from '../../facts/schema-types.ts';

/** Where free text goes: an argument or a key of the filter made for it. */
export function readSearch(field: OutputField, { kindOf }: Facts): ArgumentPath | undefined {
  const places = placesOf(
    field,
    2,
    (place) => isOptionsName(place.name) || isFilterName(place.name),
  );
  const texts = places.filter(
    (place) =>
      isSearchName(place.name) &&
      !place.list &&
      isLeaf(place.type) &&
      kindOf(place.type) === 'string',
  );
  return texts.sort((a, b) => a.path.length - b.path.length)[0]?.path;
}
