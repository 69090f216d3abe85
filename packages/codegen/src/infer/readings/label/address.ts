import { words } from '../../facts/names/words.ts';
import { labelled, type LabelPlace, type LabelReading } from './label-place.ts';

/**
 * City, street and house of an address. A type with a name and an address is labelled by the name,
 * unless the type is itself an address.
 */
export const address: LabelReading = {
  name: 'address',
  read(place) {
    const { exactly } = place;
    const street = ['street', 'address', 'addressline1', 'line1', 'street1', 'address1']
      .map((called) => exactly(called))
      .find((field) => field !== undefined);
    const city = exactly('city');
    const house = ['house', 'building', 'housenumber'].flatMap((called) => exactly(called) ?? []);
    return city && street && !hasName(place)
      ? labelled([city, street, ...house], 'Parts of an address.')
      : undefined;
  },
};

function hasName({ type, strings }: LabelPlace): boolean {
  return (
    words(type).at(-1) !== 'address' &&
    strings.some(
      ({ name }) =>
        words(name).at(-1) === 'name' && !words(name).some((word) => partsOfAddress.has(word)),
    )
  );
}

const partsOfAddress = new Set([
  'city',
  'street',
  'country',
  'state',
  'region',
  'district',
  'province',
  'county',
  'area',
  'building',
]);
