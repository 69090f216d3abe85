import { readdirSync, readFileSync } from 'node:fs';

import type { Case } from './morphology.ts';
import { readPhrase, type Phrase } from './phrase.ts';

export interface Adjective {
  /** Masculine: `активный`. */
  readonly full: string;
  /** Short form where there is one: `активен`. */
  readonly short?: string;
  /**
   * The adjective modifies the whole phrase after it: `max order amount` is the maximum amount of
   * an order.
   */
  readonly wide: boolean;
  /** Before many, it says how many there are: `max rounds`. */
  readonly counts: boolean;
}

export interface Verb {
  readonly infinitive: string;
  /** Noun of the action: `отмена`. */
  readonly action?: Phrase;
  /** Participle of the object: `отменённый`. */
  readonly participle?: string;
  /** Case of the verb's object. */
  readonly takes: Case;
  /**
   * Preposition and case of the recipient: `назначить заказу`, `связать с проектом`. Absent: `в
   * заказ`, `клиенту`.
   */
  readonly gives?: { readonly word: string; readonly takes: Case };
}

export type VerbForm = 'base' | 'past' | 'third' | 'ing';

/** Meanings of a word or of several words. */
export interface Meaning {
  readonly noun?: {
    readonly phrase: Phrase;
    /** Of many: `группа клиентов`. */ readonly ofMany: boolean;
    readonly attributive?: string;
    /** How what belongs to it stands behind it, if not in the genitive: `доступ к файлу`. */ readonly governs?: {
      readonly word: string;
      readonly takes: Case;
    };
  };
  readonly adjective?: Adjective;
  readonly verb?: { readonly verb: Verb; readonly form: VerbForm };
  /** Stands behind the noun: `по умолчанию`. */
  readonly behind?: string;
  /** Acronym or brand that Russian texts have in Latin letters: `SKU`, `GitHub`. */
  readonly latin?: string;
}

/** Kinds of complete names in the dictionary: names that the rules cannot compose. */
export type WholeKind = 'field' | 'value' | 'action' | 'resource';

export interface Dictionary {
  /** By words joined with spaces. */
  readonly meanings: ReadonlyMap<string, Meaning>;
  /**
   * By words joined with spaces; what a field is called of some records alone, with their noun
   * behind it: `options of товар`.
   */
  readonly whole: Readonly<Record<WholeKind, ReadonlyMap<string, string>>>;
  /** Lines that cannot be read, for a test. */
  readonly mistakes: readonly string[];
  readonly size: number;
}

const sections = [
  'nouns',
  'adjectives',
  'verbs',
  'behind',
  'latin',
  'fields',
  'values',
  'actions',
  'resources',
] as const;
const wholeKinds: ReadonlyMap<string, WholeKind> = new Map<string, WholeKind>([
  ['fields', 'field'],
  ['values', 'value'],
  ['actions', 'action'],
  ['resources', 'resource'],
]);

/**
 * Reads the lines of the dictionary: `english, other english: русский | flags` under a heading such
 * as `[nouns]`. The form of each section is described in `README.md` beside the files.
 */
export function readDictionary(texts: readonly string[]): Dictionary {
  const meanings = new Map<string, Meaning>();
  const whole = {
    field: new Map<string, string>(),
    value: new Map<string, string>(),
    action: new Map<string, string>(),
    resource: new Map<string, string>(),
  };
  const mistakes: string[] = [];
  let size = 0;
  const add = (english: string, meaning: Meaning): void => {
    meanings.set(english, { ...meaning, ...meanings.get(english) });
  };
  for (const line of texts.flatMap((text) => sectionLines(text))) {
    const [, english = '', russian = '', flagText = ''] =
      /^([^:]+): ([^|]+?)(?: \| (.+))?$/.exec(line.text) ?? [];
    const flags = flagText.split(' ').filter(Boolean);
    const names = english.split(', ').map((name) => name.trim());
    const kind = wholeKinds.get(line.section);
    size++;
    if (line.section === 'latin') {
      for (const name of line.text.split(', ')) add(name.toLowerCase(), { latin: name });
    } else if (english === '' || !/^[а-яёa-z0-9 +,/.%№«»:()—–-]+$/i.test(russian)) {
      mistakes.push(line.text);
    } else if (kind) {
      const of = flags.find((flag) => flag.startsWith('of='))?.slice(3);
      for (const name of names)
        for (const key of of === undefined
          ? [name]
          : of.split(',').map((noun) => `${name} of ${noun}`))
          whole[kind].set(key, russian);
    } else if (line.section === 'nouns') {
      if (
        needsGender(readPhrase(russian, flags).noun.text) &&
        !/(?:^| )[a-z]*[mf]/.test(flagText.replaceAll(/\w+=\S+/g, ''))
      )
        mistakes.push(line.text);
      const [, word = '', takes = ''] = /(?:^| )([а-я]+)\+([a-z]{3})(?: |$)/.exec(flagText) ?? [];
      const governed = caseOf(takes);
      const attributive = flags.find((flag) => flag.startsWith('adj='))?.slice(4);
      for (const name of names)
        add(name, {
          noun: {
            phrase: readPhrase(
              russian,
              flags.filter((flag) => !flag.includes('+')),
            ),
            ofMany: flags.some((flag) => !flag.includes('=') && flag.includes('g')),
            ...(attributive === undefined ? {} : { attributive }),
            ...(governed && { governs: { word, takes: governed } }),
          },
        });
    } else if (line.section === 'adjectives') {
      const [full = russian, short] = russian.split('/');
      for (const name of names)
        add(name, {
          adjective: {
            full,
            wide: flags.includes('w') || flags.includes('h'),
            counts: flags.includes('w'),
            ...(short === undefined ? {} : { short }),
          },
        });
    } else if (line.section === 'behind') {
      for (const name of names) add(name, { behind: russian });
    } else if (line.section === 'verbs') {
      addVerb(names, russian, flags, add);
    } else {
      mistakes.push(line.text);
    }
  }
  return { meanings, whole, mistakes, size };
}

const caseOf = (text: string): Case | undefined =>
  (['gen', 'dat', 'acc', 'ins', 'pre'] as const).find((each) => each === text);

/** Nothing tells the gender of `панель` and `день`. */
const needsGender = (noun: string): boolean =>
  noun.endsWith('ь') && !/(?:тель|ость|есть|арь)$/.test(noun);

/**
 * `cancel, cancelled: отменить, отмена, отменённый`: what comes behind the first are further past
 * forms.
 */
function addVerb(
  [base = '', ...past]: readonly string[],
  russian: string,
  flags: readonly string[],
  add: (english: string, meaning: Meaning) => void,
): void {
  const [infinitive = '', action = '-', participle = '-'] = russian.split(', ');
  const [, word = '', takes = ''] =
    flags
      .map((flag) => /^to=(?:([а-я]+)\+)?([a-z]{3})$/.exec(flag))
      .find((found) => found !== null) ?? [];
  const given = caseOf(takes);
  const gives = given && { word, takes: given };
  const verb: Verb = {
    infinitive,
    takes: caseOf(flags.find((flag) => caseOf(flag) !== undefined) ?? '') ?? 'acc',
    ...(gives && { gives }),
    ...(action === '-'
      ? {}
      : {
          action: readPhrase(
            action,
            flags.filter((flag) => caseOf(flag) === undefined && !flag.startsWith('to=')),
          ),
        }),
    ...(participle === '-' ? {} : { participle }),
  };
  const [first = '', ...rest] = base.split(' ');
  const form = (word: string): string => [word, ...rest].join(' ');
  add(base, { verb: { verb, form: 'base' } });
  for (const word of past) add(word, { verb: { verb, form: 'past' } });
  const stem = first.replace(/e$/, '');
  if (past.length === 0)
    add(form(/[^aeiou]y$/.test(first) ? `${first.slice(0, -1)}ied` : `${stem}ed`), {
      verb: { verb, form: 'past' },
    });
  add(
    form(
      /[^aeiou]y$/.test(first)
        ? `${first.slice(0, -1)}ies`
        : /(?:s|sh|ch|x|z|o)$/.test(first)
          ? `${first}es`
          : `${first}s`,
    ),
    { verb: { verb, form: 'third' } },
  );
  add(form(`${stem}ing`), { verb: { verb, form: 'ing' } });
  const doubled = past.find((word) => /([bdgklmnprt])\1ed$/.test(word));
  if (doubled !== undefined) add(`${doubled.slice(0, -2)}ing`, { verb: { verb, form: 'ing' } });
}

function sectionLines(
  text: string,
): readonly { readonly section: string; readonly text: string }[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    const heading = /^\[(\w+)\]$/.exec(trimmed)?.[1];
    if (heading !== undefined) section = sections.find((each) => each === heading) ?? '';
    return heading !== undefined || trimmed === '' || trimmed.startsWith('#')
      ? []
      : [{ section, text: trimmed }];
  });
}

let own: Dictionary | undefined;

/** The dictionary of the project. */
export function dictionary(): Dictionary {
  const folder = new URL('dictionary/', import.meta.url);
  return (own ??= readDictionary(
    readdirSync(folder)
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => readFileSync(new URL(file, folder), 'utf8')),
  ));
}
