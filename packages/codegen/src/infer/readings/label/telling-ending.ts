import { words } from '../../facts/names/words.ts';
import { labelled, type LabelReading } from './label-place.ts';

/** A field called after such a word: `batchNumber`. */
export const tellingEnding: LabelReading = {
  name: 'telling-ending',
  read({ strings }) {
    const field = strings.find((each) =>
      ['name', 'title', 'label', 'number'].includes(words(each.name).at(-1) ?? ''),
    );
    return (
      field && labelled([field], `\`${field.name}\` ends with a word for what tells records apart.`)
    );
  },
};
