import type { QueryPlace } from '../../model.ts';
import type { Dictionary } from '../dictionary.ts';
import { preposition } from '../noun-phrase.ts';
import { inflect } from '../phrase.ts';
import { nameWords } from '../tokens.ts';
import { composeAction } from './action.ts';
import { composeField } from './field.ts';
import { composeNoun } from './noun.ts';

/**
 * Text of a query: `salesByMonth` is `Продажи по месяцам`, `customerByEmail` `Клиент по электронной
 * почте`.
 */
export function composeQuery(
  name: string,
  place: QueryPlace,
  dictionary: Dictionary,
): string | undefined {
  const words = nameWords(name);
  const exact = dictionary.whole.field.get(words.join(' '));
  if (exact !== undefined) return exact;
  // A prefix that names the API is no part of the text: `dataApiRevenueStreams`.
  const asked = words.join(' ').startsWith('data api ') ? words.slice(2) : words;
  const said = asked.length > 1 && asking.has(asked[0] ?? '') ? asked.slice(1) : asked;
  const isDone = said.length > 1 && done.has(said[0] ?? '');
  return (
    (isDone ? composeAction(name, dictionary) : undefined) ??
    grouped(said, place, dictionary) ??
    lookedUp(said, place, dictionary) ??
    composeField(said.join(' '), {}, dictionary)
  );
}

/** Verbs that may precede the noun of a query and add no meaning. */
const asking = new Set(['get', 'fetch', 'load', 'list', 'retrieve', 'read']);

/** Verbs whose object follows: `searchEvents` looks for events, and is no event of a search. */
const done = new Set([
  'search',
  'find',
  'check',
  'calculate',
  'preview',
  'test',
  'validate',
  'verify',
]);

const spans = new Set(['hour', 'day', 'date', 'week', 'month', 'quarter', 'year']);

/**
 * A record is found by several values together: `reviewByProductIdAndCustomerId` is `Отзыв по
 * товару и клиенту`.
 */
function lookedUp(
  words: readonly string[],
  place: QueryPlace,
  dictionary: Dictionary,
): string | undefined {
  const at = words.lastIndexOf('by');
  const keys = words
    .slice(at + 1)
    .join(' ')
    .split(' and ');
  if (place !== 'lookup' || at <= 0 || keys.length < 2) return undefined;
  const head = composeField(words.slice(0, at).join(' '), {}, dictionary);
  // An argument that refers to a record has the record's noun.
  const by = keys.map((key) => composeNoun(key.replace(/ ids?$/, ''), dictionary));
  if (head === undefined || !by.every((each) => each !== undefined)) return undefined;
  const [first = '', ...others] = by.map((each) => inflect(each, 'dat'));
  const last = others.pop() ?? '';
  return `${head} ${preposition('по', [first, ...others].join(', '))} и ${last}`;
}

/** Figures are parted by many months, and a record found by one e-mail. */
function grouped(
  words: readonly string[],
  place: QueryPlace,
  dictionary: Dictionary,
): string | undefined {
  const at = words.lastIndexOf('by');
  if (at <= 0 || at === words.length - 1 || !(place === 'report' || spans.has(words.at(-1) ?? '')))
    return undefined;
  const head = composeField(words.slice(0, at).join(' '), {}, dictionary);
  const by = composeNoun(words.slice(at + 1).join(' '), dictionary);
  return head === undefined || !by
    ? undefined
    : `${head} ${preposition('по', inflect({ ...by, plural: true }, 'dat'))}`;
}
