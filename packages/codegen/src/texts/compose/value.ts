import type { Dictionary } from '../dictionary.ts';
import { type Agreement, declineAdjective, shortForm } from '../morphology.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { agreementOf, inflect, type Phrase } from '../phrase.ts';
import { nameWords, type Token, tokensOf } from '../tokens.ts';
import { actor } from './actor.ts';
import { totals } from './amount.ts';
import { command, complement, links, writes } from './command.ts';
import { deed } from './deed.ts';
import { composeField, type Surroundings } from './field.ts';
import { moment } from './moment.ts';
import { both, composeNoun } from './noun.ts';
import { neuter, stateOf } from './quality.ts';
import { automatically, statement } from './statement.ts';
import { mapText, phraseText, sentence } from './text.ts';

/** Text of a value: `SHIPPED` of an order is `Отправлен`. */
export function composeValue(
  name: string,
  { record, field = '' }: Surroundings,
  dictionary: Dictionary,
): string | undefined {
  const words = nameWords(name);
  const exact = dictionary.whole.value.get(words.join(' '));
  if (exact !== undefined) return exact;
  const order = isSort(field) ? ordered(words, dictionary) : undefined;
  if (order !== undefined) return order;
  const tokens = tokensOf(words, dictionary);
  if (!tokens) return undefined;
  const about = aboutValues(field, record, dictionary);
  const negated = tokens[0]?.text === 'not' && tokens.length > 1;
  const [first] = negated ? tokens.slice(1) : tokens;
  const isAlone = tokens.length === (negated ? 2 : 1);
  if (isAlone && first && !(first.noun && !negated)) {
    const { adjective, verb } = first;
    const text = adjective
      ? declineAdjective(adjective.full, 'nom', about)
      : verb && stateOf(verb.verb, verb.form, about);
    if (text !== undefined) return sentence(negated ? `не ${text}` : text);
    if (negated) return undefined;
  }
  if (tokens[0]?.text === 'no' && tokens.length > 1)
    return mapText(nounPhrase(tokens.slice(1)), (phrase) =>
      sentence(`без ${inflect(phrase, 'gen')}`),
    );
  const text =
    !negated && tokens.length > 1 && tokens[0]?.verb?.form === 'base' && writes.has(tokens[0].text)
      ? command(tokens)
      : undefined;
  return mapText(
    text ??
      moment(tokens, undefined) ??
      deed(tokens) ??
      totals(tokens) ??
      actor(tokens, record) ??
      automatically(tokens, record) ??
      statement(tokens, 'enum') ??
      phraseText(nounPhrase(tokens)) ??
      happened(tokens) ??
      both(tokens),
    sentence,
  );
}

/** The values of an order are names of fields: `DATE_ADDED`, `PRICE_DESC`. */
const isSort = (field: string): boolean =>
  nameWords(field).some(
    (word, at, words) => sorts.has(word) || (word === 'order' && words[at + 1] === 'by'),
  );

const sorts = new Set(['sort', 'sorts', 'sorting', 'sortings', 'ordering', 'orderings']);

const directions: Readonly<Record<string, string>> = {
  asc: 'по возрастанию',
  ascending: 'по возрастанию',
  desc: 'по убыванию',
  descending: 'по убыванию',
};

function ordered(words: readonly string[], dictionary: Dictionary): string | undefined {
  const last = words.at(-1) ?? '';
  const direction =
    words.length > 1 && Object.hasOwn(directions, last) ? directions[last] : undefined;
  const field = composeField(
    (direction === undefined ? words : words.slice(0, -1)).join(' '),
    {},
    dictionary,
  );
  return direction === undefined ? field : field && `${field}, ${direction}`;
}

/** Event with its subject: `customerAddedToGroup`. */
function happened(tokens: readonly Token[]): string | undefined {
  const at = tokens.findIndex(
    ({ verb, noun }, index) =>
      index > 0 && verb?.form === 'past' && verb.verb.participle !== undefined && !noun,
  );
  const verb = tokens[at]?.verb?.verb;
  const who = at > 0 ? nounPhrase(tokens.slice(0, at)) : undefined;
  const place =
    who &&
    verb &&
    at < tokens.length - 1 &&
    !tokens[at + 1]?.noun &&
    links.has(tokens[at + 1]?.text ?? '')
      ? complement(tokens.slice(at + 1), who, verb)
      : undefined;
  return (
    who &&
    place &&
    `${inflect(who, 'nom')} ${shortForm(verb?.participle ?? '', agreementOf(who))} ${place}`
  );
}

/** Noun that the values of a field agree with: the record for a state, else the field. */
function aboutValues(field: string, record: Phrase | undefined, dictionary: Dictionary): Agreement {
  const words = nameWords(field);
  const last = words.at(-1) ?? '';
  const ofState = stateWords.has(last);
  const owner = ofState
    ? ((words.length > 1 ? composeNoun(words.slice(0, -1).join(' '), dictionary) : undefined) ??
      record)
    : (composeNoun(field, dictionary) ?? record);
  return owner
    ? {
        ...agreementOf(owner),
        plural: agreementOf(owner).plural && owner.noun.pluralOnly,
        animate: false,
      }
    : neuter;
}

const stateWords = new Set(['status', 'state', 'stage', 'phase', 'step', 'statuses', 'states']);
