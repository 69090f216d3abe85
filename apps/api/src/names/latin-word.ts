import { transliterate } from '../transliterate.ts';

/** A name of the database in letters, digits and underscores that GraphQL has: `Дом №` → `Dom`. */
export function latinWord(name: string): string {
  const word = transliterate(name)
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/\W+/g, '_');
  // Signs at the end say nothing; underscores of the name itself stay.
  const bare = /^\w/.test(name) ? word : word.replace(/^_+/, '');
  return /\w$/.test(name) ? bare : bare.replace(/_+$/, '');
}
