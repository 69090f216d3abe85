import { getNamedType, isInputObjectType } from 'graphql';

import { seamless } from '../../facts/names/words.ts';
import type { Place } from '../../facts/places.ts';
import { hasList, inputsOf } from '../../facts/schema-types.ts';

/**
 * The list of orders in an object that holds nothing else: `sort: { columns: [{ name, direction }]
 * }`.
 */
export function listWithin(place: Place): Place {
  const [only, ...more] = Object.values(inputsOf(place.type));
  if (
    !only ||
    more.length > 0 ||
    place.list ||
    !hasList(only.type) ||
    !isInputObjectType(getNamedType(only.type))
  )
    return place;
  return {
    ...place,
    path: [...place.path, only.name],
    name: only.name,
    word: seamless(only.name),
    type: getNamedType(only.type),
    list: true,
    place: only,
  };
}
