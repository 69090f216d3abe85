import { sentenceList } from '../../facts/names/words.ts';
import { toKeyField, type KeyReading } from './key-place.ts';

/**
 * Arguments of the deleting mutation, where no other evidence identifies records:
 * `deleteTide(port:, hour:)`.
 */
export const removal: KeyReading = {
  name: 'removal',
  read(place, facts) {
    const known = facts.removals.get(place.type);
    return (
      known && {
        meaning: known.fields.map((field) => toKeyField(field, place, facts)),
        because: `\`${known.by}\` tells by ${sentenceList(known.fields)} which one it deletes.`,
      }
    );
  },
};
