import { labelled, type LabelReading } from './label-place.ts';

/** City, street and house of an address. */
export const address: LabelReading = {
  name: 'address',
  read({ exactly }) {
    const street = ['street', 'address', 'addressline1', 'line1', 'street1', 'address1'].map((called) => exactly(called)).find((field) => field !== undefined);
    const city = exactly('city');
    const house = ['house', 'building', 'housenumber'].flatMap((called) => exactly(called) ?? []);
    return city && street && labelled([city, street, ...house], 'Parts of an address.');
  },
};
