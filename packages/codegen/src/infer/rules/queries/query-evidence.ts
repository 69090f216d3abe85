import type { QueryPlace } from '../../../model.ts';
import type { Survey } from '../../contracts/survey.ts';
import type { ReadQuery } from '../../readings/actions/query.ts';
import type { PlaceReason } from '../weigh-places.ts';

/** Evidence for or against a place of a query's answer. */
export interface QueryEvidence extends PlaceReason {
  readonly place: QueryPlace;
}

export type QueryRule = (query: ReadQuery, survey: Survey) => readonly QueryEvidence[];
