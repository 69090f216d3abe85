import { numberForms } from '../infer/facts/names/words.ts';
import type { Dictionary, Meaning } from './dictionary.ts';

/**
 * A part of a name with all that it can mean: one word, or several that the dictionary knows
 * together.
 */
export interface Token extends Meaning {
  readonly text: string;
  /** The name says it in the plural: `orders`. */
  readonly plural: boolean;
  readonly number?: string;
}

/** A letter before a name says where a table is kept: `e_match_types`, `vOrders`. */
export function withoutPrefix(words: readonly string[], at = 0): readonly string[] {
  return words.length > at + 1 && /^[b-w]$/.test(words[at] ?? '') ? words.toSpliced(at, 1) : words;
}

const parts = /[A-Z]+s?(?=[A-Z][a-z]|$|[\s_\-.\d])|[A-Z]?[^\s_\-.A-Z\d]+|[A-Z]+|\d+/g;
const longest = 4;

/** The words of a name in small letters; digits stand apart: `address2` is `['address', '2']`. */
export const nameWords = (name: string): readonly string[] =>
  (name.replace(/([a-z])'s/g, '$1').match(parts) ?? []).map((word) => word.toLowerCase());

/**
 * The words as the dictionary knows them, from the left, as many together as it knows; `undefined`
 * where it does not know one.
 */
export function tokensOf(
  words: readonly string[],
  { meanings }: Dictionary,
): readonly Token[] | undefined {
  const tokens: Token[] = [];
  for (let at = 0; at < words.length;) {
    const found = longestAt(words, at, meanings);
    if (!found) return undefined;
    tokens.push(found.token);
    at += found.length;
  }
  return tokens;
}

function longestAt(
  words: readonly string[],
  at: number,
  meanings: ReadonlyMap<string, Meaning>,
): { readonly token: Token; readonly length: number } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const token = known(words.slice(at, at + length), meanings);
    if (token) return { token, length };
  }
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  // `bioV2`: the second edition.
  if (at > 0 && word === 'v' && /^\d+$/.test(next))
    return { token: { text: `v${next}`, plural: false, number: `V${next}` }, length: 2 };
  return /^\d+$/.test(word) || prepositionWords.has(word)
    ? {
        token: { text: word, plural: false, ...(/^\d+$/.test(word) ? { number: word } : {}) },
        length: 1,
      }
    : undefined;
}

/** Prepositions inside names. The rules translate them. */
const prepositionWords = new Set([
  'of',
  'for',
  'per',
  'with',
  'without',
  'by',
  'from',
  'to',
  'in',
  'on',
  'and',
  'or',
  'as',
  'at',
  'after',
  'before',
  'until',
  'since',
  'into',
  'not',
  'no',
  'than',
  'is',
  'has',
  'can',
  'must',
  'should',
  'the',
  'a',
  'an',
  'num',
]);

function known(
  words: readonly string[],
  meanings: ReadonlyMap<string, Meaning>,
): Token | undefined {
  const text = words.join(' ');
  const own = meanings.get(text);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const single = numberForms(last)
    .slice(1)
    .map((form) => meanings.get([...before, form].join(' ')))
    .find((meaning) => meaning?.noun ?? meaning?.latin ?? meaning?.verb?.verb.action);
  if (!own && !single) return undefined;
  if (own?.noun) return { ...own, text, plural: own.noun.phrase.plural };
  // `updates` is many updates; `starts` is what something does, where no noun is called so.
  const noun =
    single?.noun ??
    (single?.verb?.verb.action ? { phrase: single.verb.verb.action, ofMany: false } : undefined);
  return {
    ...own,
    ...(noun && !own?.latin ? { noun } : {}),
    ...(!own && single?.latin !== undefined ? { latin: single.latin } : {}),
    text,
    plural: Boolean(single),
  };
}
