import type { Dictionary } from '../dictionary.ts';
import { nounPhrase } from '../noun-phrase.ts';
import { inflect, type Phrase } from '../phrase.ts';
import { nameWords, type Token, tokensOf, withoutPrefix } from '../tokens.ts';

/**
 * The noun that a name of a resource or a type is.
 *
 * @param ofMany As the title of a list: what each belongs to are many as well.
 */
export function composeNoun(
  name: string,
  dictionary: Dictionary,
  ofMany = false,
): Phrase | undefined {
  const tokens = tokensOf(withoutPrefix(nameWords(name)), dictionary);
  return tokens && nounPhrase(tokens, ofMany);
}

/** People have names and posts, things have titles. */
export function naming(tokens: readonly Token[], record: Phrase | undefined): Phrase | undefined {
  const phrase = nounPhrase(tokens);
  const word = tokens.at(-1)?.text ?? '';
  const other = Object.hasOwn(ofPeople, word) ? ofPeople[word] : undefined;
  const owner = tokens.at(-2)?.noun?.phrase ?? (tokens.length === 1 ? record : undefined);
  return phrase && other && owner?.noun.animate
    ? { ...phrase, noun: { ...phrase.noun, ...other } }
    : phrase;
}

/** `userAndChannel`: two of one word each, which nothing else belongs to. */
export function both([left, link, right, ...more]: readonly Token[]): string | undefined {
  if (more.length > 0 || (link?.text !== 'and' && link?.text !== 'or') || !left || !right)
    return undefined;
  const [one, other] = [nounPhrase([left]), nounPhrase([right])];
  return (
    one &&
    other &&
    `${inflect(one, 'nom')} ${link.text === 'and' ? 'и' : 'или'} ${inflect(other, 'nom')}`
  );
}

/**
 * Nouns that have another meaning for people than for things: a name, a job title, a phone
 * extension.
 */
const ofPeople: Readonly<
  Record<string, { readonly text: string; readonly gender: 'm' | 'f' | 'n' }>
> = {
  name: { text: 'имя', gender: 'n' },
  title: { text: 'должность', gender: 'f' },
  extension: { text: 'добавочный номер', gender: 'm' },
};
