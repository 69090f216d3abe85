import { isNonNullType } from 'graphql';

import type { Field, KeyField, Path } from '../../model.ts';
import { fieldsOf } from '../schema-types.ts';
import { seamless, words } from '../words.ts';
import type { Draft } from './context.ts';

const labels = ['name', 'title', 'displayname', 'fullname', 'label', 'number', 'subject', 'headline', 'companyname', 'username', 'login', 'nickname', 'email', 'reference', 'sku', 'code', 'slug', 'key', 'caption', 'question', 'filename', 'originalname', 'heading', 'handle', 'displayvalue', 'value', 'summary'];
const given = ['firstname', 'givenname', 'first', 'forename'];
const family = ['lastname', 'familyname', 'last', 'surname'];

/**
 * What stands for a record in a link: its name or title, a person's two names, a number or code; else a field called after such a word;
 * a link between two records stands for them by its key. Never long text.
 */
export function chooseLabel(fields: readonly Field[], key: readonly KeyField[], type: string): readonly Path[] {
  const texts = fields.filter((field) => !field.list && ['string', 'email', 'uuid', 'id', 'integer', 'bigint'].includes(field.kind) && !field.requiredArguments?.length);
  const strings = texts.filter((field) => field.kind === 'string' || field.kind === 'email');
  const exactly = (wanted: string, from = strings): Field | undefined => from.find((field) => seamless(field.name) === wanted || seamless(field.name) === seamless(type) + wanted);
  for (const wanted of ['name', 'title', 'displayname', 'fullname']) {
    const field = exactly(wanted);
    if (field) return [[field.name]];
  }
  const first = given.map((name) => exactly(name)).find((field) => field !== undefined);
  const last = family.map((name) => exactly(name)).find((field) => field !== undefined);
  if (first && last) return [[first.name], [last.name]];
  if (last) return [[last.name]];
  const street = ['street', 'address', 'addressline1', 'line1', 'street1', 'address1'].map((name) => exactly(name)).find((field) => field !== undefined);
  const city = exactly('city');
  if (city && street) return [city, street, ...['house', 'building', 'housenumber'].flatMap((name) => exactly(name) ?? [])].map((field) => [field.name]);
  for (const wanted of labels) {
    const field = exactly(wanted) ?? (wanted === 'number' ? exactly(wanted, texts) : undefined);
    if (field && !(key.length === 1 && key[0]?.field === field.name)) return [[field.name]];
  }
  const ending = strings.find((field) => ['name', 'title', 'label', 'number'].includes(words(field.name).at(-1) ?? ''));
  if (ending) return [[ending.name]];
  if (key.length > 1) return [];
  const references = fields.filter((field) => field.kind === 'reference' && !field.list);
  const wordy = strings.find((field) => !/url|hash|token|color|colour|icon|image|locale|path|password|phone|country|city|status|type$/i.test(field.name) && !key.some((part) => part.field === field.name));
  return wordy && references.length < 2 ? [[wordy.name]] : [];
}

/** A record without words of its own is known by the record it belongs to: a payment by its order's number. A link between two is known by its key. */
export function labelByReference(draft: Draft, others: ReadonlyMap<string, Draft>): readonly Path[] {
  if (draft.key.length > 1) return [];
  const record = fieldsOf(draft.found.record);
  const required = (name: string): boolean => isNonNullType(record[name]?.type);
  const references = draft.fields.filter((field) => field.kind === 'reference' && !field.list && !field.requiredArguments && field.reference?.resource !== draft.name);
  const [owner] = references.filter((field) => [field.name, ...(field.reference?.via ?? [])].some(required));
  const target = owner && others.get(owner.reference?.resource ?? '');
  return owner && target ? target.label.filter((path) => path.length === 1).map((path) => [owner.name, ...path]) : [];
}
