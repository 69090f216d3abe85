import type { ArgumentPath, Filter } from '../../../model.ts';
import type { Place } from '../../facts/places.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Reading } from '../../contracts/reading.ts';
import type { Draft, Survey } from '../../contracts/draft.ts';

/** A list field, as readings of its filter see it. */
export interface FilterPlace {
  /** Its arguments, and what objects of options at them hold. */
  readonly places: readonly Place[];
  readonly draft: Draft;
  readonly survey: Survey;
  /** What something else takes: paging, for one. */
  readonly isTaken: (path: ArgumentPath) => boolean;
}

export type FilterReading = Reading<FilterPlace, Filter, Facts>;
