import { isInputObjectType } from 'graphql';

import type { ArgumentPath } from '../../../model.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { isDirectionName, isSortName } from '../../facts/names/argument-names.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { isLeaf } from '../../facts/schema-types.ts';
import { takesTerms } from './listed-terms.ts';

export interface RequiredPlaces {
  /** Single values and lists of them: a screen can ask for each before it lists. */
  readonly selectable: readonly Place[];
  /** Required inputs that a user cannot fill in: lists of input objects. */
  readonly open: readonly Place[];
  /** Lists of conditions that have to be there: an empty one asks for everything. */
  readonly conditions: readonly Place[];
}

/**
 * Required arguments of a list, and required fields of its required input objects. `taken`: paths
 * that paging or another role fills.
 */
export function findRequiredPlaces(
  field: OutputField,
  taken: readonly ArgumentPath[],
): RequiredPlaces {
  const given = new Set(taken.map((path) => path.join('.')));
  // An order argument is read separately.
  const isMissing = (place: Place): boolean =>
    place.required && !given.has(place.path.join('.')) && !isOrder(place);
  const places = placesOf(field, 3, isMissing).filter(isMissing);
  const lists = places.filter(
    (place) => !isLeaf(place.type) && (place.list || !isInputObjectType(place.type)),
  );
  return {
    selectable: places.filter((place) => isLeaf(place.type)),
    open: lists.filter((place) => !takesTerms(place)),
    conditions: lists.filter(takesTerms),
  };
}

function isOrder(place: Place): boolean {
  return isSortName(place.name) || isDirectionName(place.name);
}
