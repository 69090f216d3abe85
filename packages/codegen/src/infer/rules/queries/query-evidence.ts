import type { QueryPlace } from '../../../model.ts';
import type { Survey } from '../../contracts/survey.ts';
import type { ReadQuery } from '../../readings/actions/query.ts';
import type { PlaceReason } from '../weigh-places.ts';

/** One reason to look for the answer of a query in a place, or not to. */
export interface QueryEvidence extends PlaceReason {
  readonly place: QueryPlace;
}

export type QueryRule = (query: ReadQuery, survey: Survey) => readonly QueryEvidence[];
