import type { Input } from '../../model.ts';
import type { Dictionary } from '../dictionary.ts';
import type { Agreement } from '../morphology.ts';
import { agreementOf, inflect, type Phrase } from '../phrase.ts';
import { nameWords, tokensOf, withoutPrefix } from '../tokens.ts';
import { actor } from './actor.ts';
import { counted, totals } from './amount.ts';
import { deed } from './deed.ts';
import { moment } from './moment.ts';
import { both, composeNoun, naming } from './noun.ts';
import { automatically, because, single, statement } from './statement.ts';
import { statesOf, told } from './switch.ts';
import { mapText, phraseText, sentence } from './text.ts';

/** Context of a name. */
export interface Surroundings {
  /** Noun of the resource, where it is known. Texts of booleans and states agree with it. */
  readonly record?: Phrase;
  /** Of an enum's value: the name of its field. */
  readonly field?: string;
  readonly kind?: Input['kind'];
}

/** Text of a field, an argument or a column: `createdAt` is `Дата создания`. */
export function composeField(
  name: string,
  { record, kind }: Surroundings,
  dictionary: Dictionary,
): string | undefined {
  const said = nameWords(name);
  // `aggregateOrder` is what others call `orderAggregate`, unless it is an order that others make
  // up.
  const words =
    said[0] === 'aggregate' && said.length > 1 && kind !== 'reference'
      ? [...said.slice(1), 'aggregate']
      : said;
  const exact = dictionary.whole.field.get(words.join(' '));
  const ofRecord =
    record && dictionary.whole.field.get(`${words.join(' ')} of ${record.noun.text}`);
  if (ofRecord !== undefined || exact !== undefined) return ofRecord ?? exact;
  const condition = operators.find(
    ({ ends }) =>
      words.length > ends.length &&
      !takesIn.has(words.at(-2) ?? '') &&
      ends.every((end, at) => words[words.length - ends.length + at] === end),
  );
  if (condition) {
    const about = composeField(
      words.slice(0, -condition.ends.length).join(' '),
      { ...(record && { record }) },
      dictionary,
    );
    return about === undefined ? undefined : `${about}: ${condition.says}`;
  }
  if (words.length > 2 && words.at(-1) === 'setting' && words.at(-2) === 'enabled')
    return composeField([...words.slice(0, -2), 'setting'].join(' '), {}, dictionary);
  const mine =
    words.length > 1 &&
    (words[0] === 'viewer' || words[0] === 'my') &&
    !/^(?:can|has|is|id|ids|count)$/.test(words[1] ?? '')
      ? composeNoun(words.slice(1).join(' '), dictionary)
      : undefined;
  if (mine) return `${my(agreementOf(mine))} ${inflect(mine, 'nom')}`;
  // A connection of Relay is labelled as a list.
  if (
    words.length > 1 &&
    words.at(-1) === 'connection' &&
    (kind === 'object' || kind === 'reference' || words.at(-2)?.endsWith('s'))
  )
    return mapText(composeNoun(words.slice(0, -1).join(' '), dictionary), (list) =>
      sentence(inflect({ ...list, plural: true }, 'nom')),
    );
  const form =
    formats.has(words.at(-1) ?? '') && words.length > 1
      ? dictionary.meanings.get(words.at(-1) ?? '')?.latin
      : undefined;
  if (form !== undefined)
    return mapText(
      composeField(
        words.slice(0, -1).join(' '),
        { ...(record && { record }), ...(kind && { kind }) },
        dictionary,
      ),
      (about) => `${about} (${form})`,
    );
  const tokens = tokensOf(words, dictionary) ?? tokensOf(withoutPrefix(words), dictionary);
  if (!tokens) return undefined;
  const text =
    statesOf(tokens, record, dictionary) ??
    told(tokens, kind) ??
    because(tokens) ??
    deed(tokens) ??
    moment(tokens, kind) ??
    automatically(tokens, record) ??
    (kind === undefined || kind === 'boolean' ? actor(tokens, record) : actor(tokens)) ??
    totals(tokens) ??
    counted(tokens) ??
    single(tokens, record, kind) ??
    statement(tokens, kind) ??
    phraseText(naming(tokens, record)) ??
    both(tokens);
  return text === undefined ? undefined : sentence(text);
}

/** Possessive of the viewer: `viewerSubscription`. */
const my = ({ gender, plural }: Agreement): string =>
  plural ? 'Мои' : { m: 'Мой', f: 'Моя', n: 'Моё' }[gender];

/** `checked_in`, `opt_in`: here `in` is no condition. */
const takesIn = new Set(['check', 'checked', 'log', 'logged', 'opt', 'sign', 'signed']);

/** Formats of a value as the last word of a name: `descriptionMarkdown`, `launch_date_utc`. */
const formats = new Set(['gmt', 'html', 'json', 'markdown', 'unix', 'utc', 'xml']);

/** Operators of filter conditions as endings of names: `title_not_contains`. */
const operators: readonly { readonly ends: readonly string[]; readonly says: string }[] = [
  { ends: ['not', 'contains', 'some'], says: 'не содержит' },
  { ends: ['contains', 'all'], says: 'содержит все' },
  { ends: ['contains', 'some'], says: 'содержит одно из' },
  { ends: ['contains', 'none'], says: 'не содержит' },
  { ends: ['not', 'contains'], says: 'не содержит' },
  { ends: ['not', 'starts', 'with'], says: 'не начинается с' },
  { ends: ['not', 'ends', 'with'], says: 'не заканчивается на' },
  { ends: ['starts', 'with'], says: 'начинается с' },
  { ends: ['ends', 'with'], says: 'заканчивается на' },
  { ends: ['not', 'like'], says: 'не похоже на' },
  { ends: ['not', 'in'], says: 'ни одно из' },
  { ends: ['from', 'datetime'], says: 'с даты' },
  { ends: ['to', 'datetime'], says: 'по дату' },
  { ends: ['contains'], says: 'содержит' },
  { ends: ['exists'], says: 'заполнено' },
  { ends: ['not'], says: 'не равно' },
  { ends: ['in'], says: 'одно из' },
  { ends: ['like'], says: 'похоже на' },
  { ends: ['gte'], says: 'не меньше' },
  { ends: ['lte'], says: 'не больше' },
  { ends: ['gt'], says: 'больше' },
  { ends: ['lt'], says: 'меньше' },
  { ends: ['greater'], says: 'больше' },
  { ends: ['lesser'], says: 'меньше' },
];
