import type { Field } from '../../../model.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { labelled, type LabelPlace, type LabelReading } from './label-place.ts';

/**
 * A field named after such a word: `batchNumber`. The name of another record does not distinguish
 * this record from its siblings: `seriesTitle` next to `series`, where there is an `episodeTitle`.
 */
export const tellingEnding: LabelReading = {
  name: 'telling-ending',
  read(place) {
    const telling = place.strings.filter((each) =>
      ['name', 'title', 'label', 'number'].includes(words(each.name).at(-1) ?? ''),
    );
    const field = telling.find((each) => !isOfOther(each, place)) ?? telling[0];
    return (
      field && labelled([field], `\`${field.name}\` ends with a word for what tells records apart.`)
    );
  },
};

function isOfOther({ name }: Field, { fields }: LabelPlace): boolean {
  const stem = words(name).slice(0, -1).join('');
  return fields.some(
    (other) =>
      (other.kind === 'reference' && seamless(other.name) === stem) ||
      seamless(other.name) === `${stem}id`,
  );
}
