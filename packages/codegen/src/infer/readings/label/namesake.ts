import { sameName } from '../../facts/names/words.ts';
import { isKey, labelled, type LabelReading } from './label-place.ts';

/** A field called as the record itself: `city` of a `City`. */
export const namesake: LabelReading = {
  name: 'namesake',
  read(place) {
    const field = place.strings.find(
      (each) => sameName(each.name, place.type) && !isKey(place, each),
    );
    return field && labelled([field], `\`${field.name}\` is called as \`${place.type}\` itself.`);
  },
};
