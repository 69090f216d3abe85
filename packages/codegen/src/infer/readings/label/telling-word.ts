import { isKey, labelled, type LabelReading } from './label-place.ts';

const telling = [
  'name',
  'title',
  'displayname',
  'fullname',
  'label',
  'number',
  'subject',
  'headline',
  'companyname',
  'username',
  'login',
  'nickname',
  'email',
  'reference',
  'sku',
  'code',
  'slug',
  'key',
  'caption',
  'question',
  'filename',
  'originalname',
  'heading',
  'handle',
  'displayvalue',
  'value',
  'summary',
];

/** A number, a code, a subject: what is called by a word for what tells records apart. */
export const tellingWord: LabelReading = {
  name: 'telling-word',
  read(place) {
    const { exactly, texts } = place;
    const found = telling
      .map(
        (wanted) => exactly(wanted) ?? (wanted === 'number' ? exactly(wanted, texts) : undefined),
      )
      .find((field) => field && !isKey(place, field));
    return found && labelled([found], `\`${found.name}\` is a word for what tells records apart.`);
  },
};
