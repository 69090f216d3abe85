import { isNonNullType } from 'graphql';

import type { Field, KeyField, Path } from '../../../model.ts';
import { valuesOf } from '../record/envelope.ts';
import { isVersionName } from '../../facts/names/version-names.ts';
import { sameName, seamless, words } from '../../facts/names/words.ts';
import type { Draft } from '../draft.ts';

const labels = ['name', 'title', 'displayname', 'fullname', 'label', 'number', 'subject', 'headline', 'companyname', 'username', 'login', 'nickname', 'email', 'reference', 'sku', 'code', 'slug', 'key', 'caption', 'question', 'filename', 'originalname', 'heading', 'handle', 'displayvalue', 'value', 'summary'];
const given = ['firstname', 'givenname', 'first', 'forename'];
const family = ['lastname', 'familyname', 'last', 'surname'];

/**
 * What stands for a record in a link: its name or title, a person's two names, a number or code, a field called as the record itself
 * (`city` of a `City`); else a field called after such a word. Never long text. Nothing where no field promises to tell records apart: those are
 * named by `labelByReference` and `labelByWord`.
 */
export function chooseLabel(fields: readonly Field[], key: readonly KeyField[], type: string): readonly Path[] {
  const texts = fields.filter((field) => !field.list && ['string', 'email', 'uuid', 'id', 'integer', 'bigint'].includes(field.kind) && !field.requiredArguments?.length);
  const strings = texts.filter(isWord);
  const exactly = (wanted: string, from = strings): Field | undefined => from.find((field) => seamless(field.name) === wanted || seamless(field.name) === seamless(type) + wanted);
  const first = given.map((name) => exactly(name)).find((field) => field !== undefined);
  const last = family.map((name) => exactly(name)).find((field) => field !== undefined);
  for (const wanted of ['name', 'title', 'displayname', 'fullname']) {
    const field = exactly(wanted);
    // The title of a person is “Dr.”.
    if (field && !(wanted === 'title' && first && last)) return [[field.name]];
    const inside = field ? [] : nameInside(wanted, fields);
    if (inside.length > 0) return inside;
  }
  if (first && last) return [[first.name], [last.name]];
  if (last) return [[last.name]];
  const street = ['street', 'address', 'addressline1', 'line1', 'street1', 'address1'].map((name) => exactly(name)).find((field) => field !== undefined);
  const city = exactly('city');
  if (city && street) return [city, street, ...['house', 'building', 'housenumber'].flatMap((name) => exactly(name) ?? [])].map((field) => [field.name]);
  // A part of a key does not tell apart what shares it either: the number of a copy is one within its book.
  const isKey = ({ name }: Field): boolean => key.some(({ field }) => field === name);
  const namesake = strings.find((field) => sameName(field.name, type) && !isKey(field));
  if (namesake) return [[namesake.name]];
  for (const wanted of labels) {
    const field = exactly(wanted) ?? (wanted === 'number' ? exactly(wanted, texts) : undefined);
    if (field && !isKey(field)) return [[field.name]];
  }
  // `SalesCity { city }`: schemas put a prefix before the names of their types.
  const behindPrefix = strings.find((field) => endsWith(words(type), words(field.name)) && !isSecret(field) && !isKey(field));
  if (behindPrefix) return [[behindPrefix.name]];
  const ending = strings.find((field) => ['name', 'title', 'label', 'number'].includes(words(field.name).at(-1) ?? ''));
  return ending ? [[ending.name]] : [];
}

const endsWith = (all: readonly string[], end: readonly string[]): boolean => all.slice(-end.length).join(' ') === end.join(' ');

const isSecret = ({ name }: Field): boolean => /hash|token|password|secret|key$/i.test(name);

const isWord = ({ kind, list, requiredArguments }: Field): boolean => !list && (kind === 'string' || kind === 'email') && !requiredArguments?.length;

/**
 * Some word of a record that has neither a name nor records that tell it apart, such as the address on an invoice. Many records can have the same,
 * so a key that people can read stands beside it: `Невский пр., 1, 98`.
 */
export function labelByWord(fields: readonly Field[], key: readonly KeyField[]): readonly Path[] {
  if (key.length > 1) return [];
  const references = fields.filter((field) => field.kind === 'reference' && !field.list);
  const wordy = fields.find((field) => isWord(field) && !/agent|ip$|url|hash|token|color|colour|icon|image|locale|path|password|phone|country|city|status|type$/i.test(field.name) && !isVersionName(field.name) && !key.some((part) => part.field === field.name));
  if (!wordy || references.length > 1) return [];
  const readable = key.filter(({ kind, path }) => !path && (kind === 'integer' || kind === 'bigint')).map(({ field }) => [field]);
  return [[wordy.name], ...readable];
}

const whole = new Set(['full', 'display', 'preferred', 'default', 'formatted', 'rendered']);

/** A name that has parts or several forms: `name { first last }`, `title { english userPreferred }`. */
function nameInside(wanted: string, fields: readonly Field[]): readonly Path[] {
  const holder = fields.find((field) => field.kind === 'object' && !field.list && !field.requiredArguments?.length && seamless(field.name) === wanted);
  if (!holder?.fields) return [];
  const form = holder.fields.find((field) => field.kind === 'string' && !field.list && words(field.name).some((word) => whole.has(word)));
  return (form ? [[form.name]] : chosenInside(holder.fields, holder.type)).map((path) => [holder.name, ...path]);
}

function chosenInside(fields: readonly Field[], type: string): readonly Path[] {
  const chosen = chooseLabel(fields, [], type);
  return chosen.length > 0 ? chosen : labelByWord(fields, []);
}

/** Who wrote a record, and whose system it is in, do not tell it from others. */
const bookkeeping = /^(created|updated|modified|changed|deleted|inserted|archived)|^(tenant|organi[sz]ation|workspace|account|shop|site)$/i;

/** When somebody last touched a record is no property that it is known by. */
const upkeep = /^(last|date)?_?(updated?|modified|changed|edited|synced|seen)/i;

/**
 * A record without words of its own is known by the records it belongs to. A link between two is known by both: a stock by its product and its
 * warehouse. One that belongs to a single record has siblings there, and a date or an amount of its own tells it from them: a payment by the number
 * of its order and when it was made.
 */
export function labelByReference(draft: Draft, others: ReadonlyMap<string, Draft>): readonly Path[] {
  const record = valuesOf(draft.found.record, draft.envelope);
  const required = (name: string): boolean => isNonNullType(record[name]?.type);
  const references = draft.fields.filter((field) => field.kind === 'reference' && !field.list && !field.requiredArguments && field.reference?.resource !== draft.name);
  const labelOf = (field: Field): readonly Path[] => {
    const owner = others.get(field.reference?.resource ?? '');
    const isOwn = ([first]: Path): boolean => owner?.fields.every(({ name, kind }) => name !== first || kind !== 'reference') ?? false;
    return (owner?.label ?? []).filter((path) => path.length === 1 || isOwn(path)).map((path) => [field.name, ...path]);
  };

  if (draft.key.length > 1) {
    const parts = draft.key.map((part): readonly Path[] => {
      const owner = references.find((field) => field.reference?.via?.includes(part.field));
      const words = owner ? labelOf(owner) : [];
      return words.length > 0 ? words : [part.path ?? [part.field]];
    });
    return parts.some((paths) => paths.some((path) => path.length > 1 && references.some(({ name }) => name === path[0]))) ? distinct(parts.flat()) : [];
  }
  const named = references.filter((field) => labelOf(field).length > 0);
  // Where nothing is required, that a reference is not says nothing; the only one is the owner.
  const saysNothing = references.length === 1 && draft.fields.every(({ name }) => !required(name) || draft.key.some((part) => part.field === name));
  const owners = saysNothing ? named : named.filter((field) => [field.name, ...(field.reference?.via ?? [])].some(required));
  const telling = owners.filter(({ name }) => !bookkeeping.test(name));
  const [first, second, ...more] = telling.length > 0 ? telling : owners;
  if (!first) return [];
  const own = draft.fields.filter((field) => !field.list && !field.requiredArguments && required(field.name) && !draft.key.some((part) => part.field === field.name));
  const date = own.find(({ kind, name }) => dates.has(kind) && !upkeep.test(name));
  // Two make a link. What three and more take part in is an event: who it is about, and when.
  if (second && (more.length === 0 || !date || bookkeeping.test(date.name))) return [...labelOf(first), ...labelOf(second)];
  const apart = date ?? own.find(({ kind }) => kind === 'decimal' || kind === 'float');
  return [...labelOf(first), ...(apart ? [[apart.name]] : [])];
}

const dates: ReadonlySet<Field['kind']> = new Set(['date', 'instant', 'localDateTime']);

const distinct = (paths: readonly Path[]): readonly Path[] => [...new Map(paths.map((path) => [path.join('.'), path])).values()];
