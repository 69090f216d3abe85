import type { ArgumentPath, Filter } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { Survey } from '../../contracts/survey.ts';
import type { Place } from '../../facts/places.ts';

/** A list field, as readings of its filter see it. */
export interface FilterPlace {
  /** Its arguments, and what objects of options at them hold. */
  readonly places: readonly Place[];
  readonly draft: Draft;
  readonly survey: Survey;
  /** Tests whether paging or another role uses the argument. */
  readonly isTaken: (path: ArgumentPath) => boolean;
}

export type FilterReading = Reading<FilterPlace, Filter, Facts>;
