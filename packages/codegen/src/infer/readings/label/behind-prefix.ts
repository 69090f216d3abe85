import { words } from '../../facts/names/words.ts';
import { isKey, labelled, type LabelReading } from './label-place.ts';

/**
 * A field called as the last words of its type: `city` of a `SalesCity`. Schemas put a prefix
 * before the names of their types.
 */
export const behindPrefix: LabelReading = {
  name: 'behind-prefix',
  read(place) {
    const type = words(place.type);
    const field = place.strings.find(
      (each) =>
        endsWith(type, words(each.name)) && !isSecret.test(each.name) && !isKey(place, each),
    );
    return (
      field &&
      labelled([field], `\`${field.name}\` is called as \`${place.type}\`, behind a prefix.`)
    );
  },
};

const endsWith = (all: readonly string[], end: readonly string[]): boolean =>
  all.slice(-end.length).join(' ') === end.join(' ');

const isSecret = /hash|token|password|secret|key$/i;
