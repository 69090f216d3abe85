import { inflect, type Phrase } from '../phrase.ts';

export const phraseText = (phrase: Phrase | undefined): string | undefined =>
  phrase && inflect(phrase, 'nom');

export const mapText = <Value>(
  value: Value | undefined,
  change: (value: Value) => string,
): string | undefined => (value === undefined ? undefined : change(value));

/** With a capital, unless a brand such as `macOS` comes first. */
export const sentence = (text: string): string =>
  /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
