import { seamless } from '../../facts/names/words.ts';
import { labelled, type LabelReading } from './label-place.ts';

/**
 * `regionDescription` of a `Region` that has no other text. A plain `description` next to a
 * readable code explains the code, and the code is the label.
 */
export const description: LabelReading = {
  name: 'description',
  read({ type, fields, strings, key }) {
    const field = fields.find(
      ({ name, kind, list }) =>
        (kind === 'text' || kind === 'string') &&
        !list &&
        seamless(name) === `${seamless(type)}description`,
    );
    const isOnlyText = strings.every(
      ({ name }) => name === field?.name || key.some((part) => part.field === name),
    );
    return field && isOnlyText
      ? labelled([field], `\`${field.name}\` is its only text.`)
      : undefined;
  },
};
