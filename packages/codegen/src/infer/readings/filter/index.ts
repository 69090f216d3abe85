import type { ArgumentPath, Filter } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import { firstOf, type NamedRead } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isFilterName, isOptionsName, isSearchName } from '../../facts/names/argument-names.ts';
import { placesOf } from '../../facts/places.ts';
import { isLeaf } from '../../facts/schema-types.ts';
import { filterInput } from './filter-input.ts';
import { listArguments } from './list-arguments.ts';
import { listedTerms } from './listed-terms.ts';
import { optionsObject } from './options-object.ts';

/**
 * Places of conditions, the most reliable first. The form of a condition is recognized by the
 * dialects of `conditions.ts`.
 */
const readConditions = firstOf([filterInput, listedTerms, optionsObject, listArguments]);

/** Filter of a list: an input object of conditions, or arguments of the list field. */
export function readFilter(
  field: OutputField,
  draft: Draft,
  survey: Survey,
  taken: readonly ArgumentPath[],
): NamedRead<Filter> | undefined {
  const used = new Set(taken.map((path) => path.join('.')));
  const places = placesOf(
    field,
    1,
    (place) => isOptionsName(place.name) && !isFilterName(place.name),
  );
  return readConditions(
    { places, draft, survey, isTaken: (path) => used.has(path.join('.')) },
    survey.facts,
  );
}

/** Path of the free-text argument: an argument, or a key of the filter. */
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
