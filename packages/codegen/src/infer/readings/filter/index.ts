import type { ArgumentPath, Filter } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import { readFirst, type NamedRead } from '../../contracts/reading.ts';
import type { OutputField } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isFilterName, isOptionsName } from '../../facts/names/argument-names.ts';
import { placesOf } from '../../facts/places.ts';
import { filterInput } from './filter-input.ts';
import type { FilterReading } from './filter-place.ts';
import { listArguments } from './list-arguments.ts';
import { listedTerms } from './listed-terms.ts';
import { optionsObject } from './options-object.ts';

/**
 * Where conditions are, most telling first. How each is said is told by the dialects of
 * `conditions.ts`.
 */
const readings: readonly FilterReading[] = [filterInput, listedTerms, optionsObject, listArguments];

/**
 * What a list can be filtered by: an input object of conditions, or arguments of the list field
 * itself.
 */
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
  return readFirst(
    readings,
    { places, draft, survey, isTaken: (path) => used.has(path.join('.')) },
    survey.facts,
  );
}
