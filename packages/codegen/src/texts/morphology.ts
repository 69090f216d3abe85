import library from 'russian-nouns-js';

/** Grammatical cases: nominative, genitive, dative, accusative, instrumental, prepositional. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins' | 'pre';
export type Gender = 'm' | 'f' | 'n';
/** Noun properties that adjectives, participles and verbs agree with. */
export interface Agreement {
  readonly gender: Gender;
  readonly plural: boolean;
  readonly animate: boolean;
}

/** Noun of the dictionary, with the properties that its ending does not determine. */
export interface Noun extends Omit<Agreement, 'plural'> {
  /** Nominative: `заказ`; of a word without a singular, the plural: `данные`. */
  readonly text: string;
  readonly pluralOnly: boolean;
  /** Never in the plural: `содержимое`. */
  readonly singularOnly: boolean;
  readonly indeclinable: boolean;
  /** Declined as an adjective: `данные`, `рабочий`. */
  readonly adjectival: boolean;
  /** Forms that the library has otherwise. */
  readonly manyNom?: string;
  readonly manyGen?: string;
}

const { Case: NounCase, Gender: NounGender, createLemma, Engine } = library;
const engine = new Engine();
const cases = {
  nom: NounCase.NOMINATIVE,
  gen: NounCase.GENITIVE,
  dat: NounCase.DATIVE,
  acc: NounCase.ACCUSATIVE,
  ins: NounCase.INSTRUMENTAL,
  pre: NounCase.PREPOSITIONAL,
} satisfies Record<Case, string>;
const genders = {
  m: NounGender.MASCULINE,
  f: NounGender.FEMININE,
  n: NounGender.NEUTER,
} satisfies Record<Gender, string>;

const declined = new WeakMap<Noun, Map<string, string>>();

/** The same noun of the dictionary is declined for hundreds of names: each form is made once. */
export function declineNoun(noun: Noun, inCase: Case, plural: boolean): string {
  const known = declined.get(noun) ?? new Map<string, string>();
  declined.set(noun, known);
  const key = `${inCase} ${plural}`;
  const form = known.get(key) ?? formOf(noun, inCase, plural);
  known.set(key, form);
  return form;
}

function formOf(noun: Noun, inCase: Case, plural: boolean): string {
  const { text, gender, animate, pluralOnly, indeclinable, adjectival, manyNom, manyGen } = noun;
  if (indeclinable) return text;
  const many = pluralOnly || (plural && !noun.singularOnly);
  if (adjectival)
    return declineAdjective(masculine(text), inCase, { gender, animate, plural: many });
  // `заём` and `наём` are `займ` and `найм` wherever they have an ending; `приём` and `объём` stay.
  const isBare = !many && (inCase === 'nom' || (inCase === 'acc' && !animate));
  if (text.endsWith('аём') && !isBare)
    return declineNoun({ ...noun, text: text.replace(/ём$/, 'йм') }, inCase, plural);
  const lemma = createLemma({
    text,
    animate,
    ...(pluralOnly ? { pluraleTantum: true } : { gender: genders[gender] }),
  });
  if (!many) return engine.decline(lemma, cases[inCase])[0] ?? text;
  const nominative = manyNom ?? (pluralOnly ? text : (engine.pluralize(lemma)[0] ?? text));
  if (inCase === 'nom' || (inCase === 'acc' && !animate)) return nominative;
  if (manyGen !== undefined && (inCase === 'gen' || inCase === 'acc')) return manyGen;
  return engine.decline(lemma, cases[inCase], nominative)[0] ?? nominative;
}

/**
 * Endings of adjectives from nominative to prepositional. An accusative that depends on animacy is
 * empty: it equals the nominative or the genitive.
 */
const endings = {
  hard: {
    m: ['ый', 'ого', 'ому', '', 'ым', 'ом'],
    n: ['ое', 'ого', 'ому', 'ое', 'ым', 'ом'],
    f: ['ая', 'ой', 'ой', 'ую', 'ой', 'ой'],
    p: ['ые', 'ых', 'ым', '', 'ыми', 'ых'],
  },
  soft: {
    m: ['ий', 'его', 'ему', '', 'им', 'ем'],
    n: ['ее', 'его', 'ему', 'ее', 'им', 'ем'],
    f: ['яя', 'ей', 'ей', 'юю', 'ей', 'ей'],
    p: ['ие', 'их', 'им', '', 'ими', 'их'],
  },
} as const;
const order: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];

/**
 * @param adjective Nominative of the masculine, with what belongs to it: `активный`, `оставшийся`,
 *   `снятый с публикации`.
 */
export function declineAdjective(adjective: string, inCase: Case, agreement: Agreement): string {
  return inPlace(adjective, (word) => declineWord(word, inCase, agreement));
}

/** Changes the adjective of several words, and leaves the others. */
function inPlace(text: string, change: (adjective: string) => string): string {
  const words = text.split(' ');
  const at = Math.max(
    0,
    words.findIndex((word) => /(?:ый|ий|ой)(?:ся)?$/.test(word)),
  );
  return words.with(at, change(words[at] ?? '')).join(' ');
}

function declineWord(
  adjective: string,
  inCase: Case,
  { gender, plural, animate }: Agreement,
): string {
  const [, stem = adjective, ending = 'ый', reflexive = ''] =
    /^(.+)(ый|ий|ой)(ся)?$/.exec(adjective) ?? [];
  const key = plural ? 'p' : gender;
  const asked =
    inCase === 'acc' && (key === 'm' || key === 'p') ? (animate ? 'gen' : 'nom') : inCase;
  if (asked === 'nom' && key === 'm') return adjective;
  const last = stem.at(-1) ?? '';
  const afterSibilant = 'жшчщ'.includes(last);
  const isSoft = ending === 'ий' && !'кгх'.includes(last);
  const found = endings[isSoft ? 'soft' : 'hard'][key][order.indexOf(asked)] ?? '';
  // Spelling: no ы after к, г, х and sibilants, no я and ю after sibilants.
  const spelled = 'кгхжшчщ'.includes(last) ? found.replace(/^ы/, 'и') : found;
  return (
    stem + (afterSibilant ? spelled.replace(/^яя/, 'ая').replace(/^юю/, 'ую') : spelled) + reflexive
  );
}

/**
 * Nominative masculine of an adjective that stands in another gender: `данные` is `данный`,
 * `содержимое` is `содержимый`.
 */
function masculine(text: string): string {
  const stem = text.slice(0, -2);
  if (/(?:ый|ий|ой)$/.test(text)) return text;
  return (
    stem +
    (/(?:яя|ее)$/.test(text) || (text.endsWith('ие') && !/[кгхжшчщ]$/.test(stem))
      ? 'ий'
      : /[кгх]$/.test(stem) || /[жшчщ]$/.test(stem)
        ? 'ий'
        : 'ый')
  );
}

/**
 * Short form of a passive participle, or of an adjective whose masculine is given: `отправленный`
 * is `отправлен`, `отправлена`.
 */
export function shortForm(
  full: string,
  agreement: Pick<Agreement, 'gender' | 'plural'>,
  short?: string,
): string {
  return inPlace(full, (word) => shortWord(word, agreement, short));
}

function shortWord(
  full: string,
  { gender, plural }: Pick<Agreement, 'gender' | 'plural'>,
  short?: string,
): string {
  const isParticiple = /[её]нный$|анный$|янный$|тый$/.test(full);
  if (short === undefined && !isParticiple)
    return declineWord(full, 'nom', { gender, plural, animate: false });
  const base = full.endsWith('нный') ? full.slice(0, -3) : full.slice(0, -2);
  if (gender === 'm' && !plural) return short ?? base;
  // The stress moves to the ending, and takes the dots of ё with it.
  const stem = full.endsWith('ённый')
    ? base.replace(/ён$/, 'ен')
    : short === undefined
      ? base
      : full.slice(0, -2);
  return (
    stem +
    (plural
      ? /[кгхжшчщ]$/.test(stem)
        ? 'и'
        : full.endsWith('ний')
          ? 'и'
          : 'ы'
      : gender === 'f'
        ? 'а'
        : 'о')
  );
}

/** Past tense of a verb, masculine: `отменить` is `отменил`, `перенести` is `перенёс`. */
export const pastTense = (infinitive: string): string =>
  infinitive.replace(/^[а-яё]+/, (verb) => {
    const past = verb
      .replace(/йти$/, 'шёл')
      .replace(/нести$/, 'нёс')
      .replace(/везти$/, 'вёз')
      .replace(/стичь$/, 'стиг')
      .replace(/([вр])ести$/, '$1ёл')
      .replace(/честь$/, 'чёл')
      .replace(/печь$/, 'пёк')
      .replace(/ть$/, 'л')
      .replace(/тьс?я$/, 'лся');
    // The prefix takes the stress: `вывел`, `вышел`.
    return past.replace(/^(вы[а-яё]*)ё([лскз])$/, '$1е$2');
  });
