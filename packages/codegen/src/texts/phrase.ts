import {
  declineAdjective,
  declineNoun,
  type Agreement,
  type Case,
  type Noun,
} from './morphology.ts';

/**
 * A noun with what belongs to it: adjectives before it, which agree with it, and what stands behind
 * it, whatever its case.
 */
export interface Phrase {
  /** Masculine nominative: `почтовый`. */
  readonly adjectives: readonly string[];
  readonly noun: Noun;
  /** `заказа`, `по умолчанию`. */
  readonly tail: string;
  readonly plural: boolean;
}

export const agreementOf = ({ noun, plural }: Phrase): Agreement => ({
  gender: noun.gender,
  animate: noun.animate,
  plural: noun.pluralOnly || (plural && !noun.singularOnly),
});

/** The phrase in a case: `почтовый индекс` is `почтового индекса`. */
export function inflect(phrase: Phrase, inCase: Case): string {
  const { adjectives, noun, tail, plural } = phrase;
  const agreement = agreementOf(phrase);
  return [
    ...adjectives.map((adjective) => declineAdjective(adjective, inCase, agreement)),
    declineNoun(noun, inCase, plural),
    ...(tail === '' ? [] : [tail]),
  ].join(' ');
}

/** With something behind it. */
export const followedBy = (phrase: Phrase, text: string): Phrase =>
  text === '' ? phrase : { ...phrase, tail: [phrase.tail, text].filter(Boolean).join(' ') };

/** A word in Latin letters, such as `ID`, is a masculine noun that no case changes. */
export const latinNoun = (text: string): Noun => ({
  text,
  gender: 'm',
  animate: false,
  pluralOnly: false,
  singularOnly: false,
  indeclinable: true,
  adjectival: false,
});

const vowelEndings: readonly (readonly [RegExp, Noun['gender']])[] = [
  [/мя$|[оеё]$/, 'n'],
  [/[ая]$|(?:ость|есть)$/, 'f'],
];

/**
 * Reads a phrase of the dictionary: adjectives, the noun, then words that are not inflected.
 *
 * @param flags `m` `f` `n` where the ending does not determine the gender; `a` animate; `p` plural
 *   only; `s` singular only; `P` plural in Russian for a singular English word; `i` not inflected;
 *   `j` inflected as an adjective; `pl=…`, `gp=…` nominative and genitive plural where the rules
 *   are wrong.
 */
export function readPhrase(text: string, flags: readonly string[]): Phrase {
  const words = text.split(' ');
  const has = (flag: string): boolean =>
    flags.some((each) => !each.includes('=') && each.includes(flag));
  const given = (name: string): string | undefined =>
    flags.find((flag) => flag.startsWith(`${name}=`))?.slice(name.length + 1);
  const isAdjective = (word: string): boolean =>
    /(?:ый|ий|ой|ая|яя|ое|ее|ые|ие)(?:ся)?$/.test(word) &&
    !/(?:ние|тие|вие|ций|рий|лие|гий|чие|ство)$/.test(word);
  let at = 0;
  while (at < words.length - 1 && isAdjective(words[at] ?? '')) at++;
  if (has('j') && at === words.length - 1 && words.length > 1 && !isAdjective(words[at] ?? ''))
    at--;
  const head = words[at] ?? '';
  const indeclinable = has('i') || /[a-z]/i.test(head);
  const pluralOnly =
    has('p') || (!indeclinable && (/[ыи]$/.test(head) || (has('j') && /[ыи]е$/.test(head))));
  const gender =
    (['m', 'f', 'n'] as const).find(has) ??
    vowelEndings.find(([ending]) => ending.test(head))?.[1] ??
    'm';
  const manyNom = given('pl');
  const manyGen = given('gp');
  return {
    adjectives: words.slice(0, at).map((word) => baseForm(word)),
    noun: {
      text: head,
      gender,
      animate: has('a'),
      pluralOnly,
      singularOnly: has('s'),
      indeclinable,
      adjectival: has('j'),
      ...(manyNom === undefined ? {} : { manyNom }),
      ...(manyGen === undefined ? {} : { manyGen }),
    },
    tail: words.slice(at + 1).join(' '),
    plural: pluralOnly || has('P'),
  };
}

/** Stems whose masculine ends with a stressed `ой`. */
const stressed = new Set([
  'больш',
  'друг',
  'цифров',
  'годов',
  'родн',
  'прост',
  'пуст',
  'цветн',
  'выходн',
  'входн',
  'голосов',
  'часов',
  'языков',
  'делов',
  'весов',
  'игров',
  'числов',
  'миров',
]);

/** Masculine nominative of an adjective in another gender or number: `почтовая` is `почтовый`. */
function baseForm(word: string): string {
  const [, stem = word, ending = '', reflexive = ''] =
    /^(.+)(ый|ий|ой|ая|яя|ое|ее|ые|ие)(ся)?$/.exec(word) ?? [];
  if (/^(?:ый|ий|ой)$/.test(ending)) return word;
  if (stressed.has(stem)) return `${stem}ой${reflexive}`;
  const soft = ending === 'яя' || ending === 'ее' || ending === 'ие' || /[кгхжшчщ]$/.test(stem);
  return `${stem}${soft ? 'ий' : 'ый'}${reflexive}`;
}
