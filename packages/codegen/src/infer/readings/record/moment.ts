import type { Field } from '../../../model.ts';
import { typeStems } from '../../facts/names/stems.ts';
import { seamless, words } from '../../facts/names/words.ts';

/**
 * Meaning of a date for its record: `own` is the date of the event that the record describes
 * (`date`, `orderDate` of an order); others are dates of creation, of change, or of a start. The
 * end of a validity and other bookkeeping are `no`.
 */
export type MomentClass = 'own' | 'happened' | 'created' | 'updated' | 'start' | 'other' | 'no';

const kinds: ReadonlySet<Field['kind']> = new Set(['date', 'instant', 'localDateTime']);
const carriers: ReadonlySet<Field['kind']> = new Set(['string', 'integer', 'bigint', 'float']);

/** Words that say that it is a date, and no more. */
const dateWords = new Set([
  'date',
  'datetime',
  'time',
  'timestamp',
  'at',
  'on',
  'day',
  'utc',
  'when',
]);
const createdWords = new Set([
  'created',
  'create',
  'creation',
  'inserted',
  'added',
  'inscription',
  'registered',
  'registration',
  'joined',
]);
const updatedWords = new Set([
  'updated',
  'update',
  'modified',
  'modification',
  'changed',
  'edited',
]);
const happenedWords = new Set([
  'placed',
  'ordered',
  'sent',
  'published',
  'publication',
  'publish',
  'posted',
  'occurred',
  'occurrence',
  'happened',
  'received',
  'issued',
  'issuing',
  'issue',
  'invoiced',
  'paid',
  'payment',
  'booked',
  'booking',
  'submitted',
  'submission',
  'requested',
  'recorded',
  'logged',
  'captured',
  'performed',
  'sold',
  'sale',
  'transaction',
  'purchased',
  'purchase',
  'bought',
  'visited',
  'event',
]);
const startWords = new Set(['start', 'starts', 'started', 'begin', 'begins', 'began', 'from']);
const noWords =
  /^(?:expir\w*|ends?|ended|until|valid\w*|due|deadline|effective|trial|next|birth\w*|born|dob|death|died|required|deleted|deletion|archived|removed|hidden|last|seen|checked|synced|login|sign|read|offline|banned|locked?|gmt|period|target|to)$/;
/** Records that take place at their start. */
const occasions = new Set([
  'event',
  'match',
  'game',
  'lesson',
  'meeting',
  'appointment',
  'session',
  'shift',
  'flight',
  'trip',
  'race',
  'concert',
  'show',
  'screening',
  'visit',
  'reservation',
  'ride',
]);

/** `undefined` of what is no date. A number or a text is one by its name. */
export function classifyMoment(
  { name, kind }: Pick<Field, 'name' | 'kind'>,
  type: string,
): MomentClass | undefined {
  const parts = words(name);
  if (!kinds.has(kind) && !(carriers.has(kind) && isDateName(parts))) return undefined;
  const stems = new Set(typeStems(type).map((stem) => seamless(stem)));
  const typeWords = new Set(words(type));
  const telling = parts.filter((part) => !dateWords.has(part));
  if (telling.every((part) => typeWords.has(part)) || stems.has(telling.join(''))) return 'own';
  if (telling.some((part) => noWords.test(part)))
    return telling.some((part) => updatedWords.has(part)) ? 'updated' : 'no';
  if (telling.some((part) => createdWords.has(part))) return 'created';
  if (telling.some((part) => updatedWords.has(part))) return 'updated';
  if (telling.some((part) => happenedWords.has(part))) return 'happened';
  if (telling.some((part) => startWords.has(part)))
    return occasions.has(words(type).at(-1) ?? '') ? 'happened' : 'start';
  return 'other';
}

const isDateName = (parts: readonly string[]): boolean =>
  ['date', 'datetime', 'timestamp'].includes(parts.at(-1) ?? '') ||
  (parts.at(-1) === 'at' && parts.length > 1) ||
  (parts[0] === 'date' && parts.length <= 2);
