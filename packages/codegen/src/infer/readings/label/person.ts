import type { Field } from '../../../model.ts';
import { labelled, type LabelPlace, type LabelReading } from './label-place.ts';

const given = ['firstname', 'givenname', 'first', 'forename'];
const family = ['lastname', 'familyname', 'last', 'surname'];

/** A person's two names, else the family name. */
export const person: LabelReading = {
  name: 'person',
  read(place) {
    const { first, last } = findNames(place);
    return last && labelled(first ? [first, last] : [last], 'Names of a person.');
  },
};

export function findNames({ exactly }: LabelPlace): {
  readonly first: Field | undefined;
  readonly last: Field | undefined;
} {
  const find = (names: readonly string[]): Field | undefined =>
    names.map((called) => exactly(called)).find((field) => field !== undefined);
  return { first: find(given), last: find(family) };
}
