import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, describe, it } from 'vitest';

import english from '../src/locales/english.ts';
import russian from '../src/locales/russian.ts';
import shopInEnglish from '../src/shop/en.json' with { type: 'json' };
import shopInRussian from '../src/shop/ru.json' with { type: 'json' };

/** Everything that the interface says, the screens' own texts included. */
type Texts = { readonly [key: string]: string | Texts };

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

function flatten(texts: Texts, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [[path + key, text]] : [...flatten(text, `${path}${key}.`)],
    ),
  );
}

/** Texts that come with the code that says them: `records.ru.json`. */
function withCode(language: 'ru' | 'en'): ReadonlyMap<string, string> {
  const folders = ['../../../packages/ui/src/locales', '../src/locales'].map((path) =>
    join(import.meta.dirname, path),
  );
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${language}.json`))
      .map((name) => join(folder, name)),
  );
  return new Map(files.flatMap((file) => [...flatten(JSON.parse(readFileSync(file, 'utf8')))]));
}

const catalogues = {
  ru: new Map([...withCode('ru'), ...russian.flatMap((texts) => [...flatten(texts)])]),
  en: new Map([...withCode('en'), ...english.flatMap((texts) => [...flatten(texts)])]),
};
const inOrder = (one: string, other: string) => one.localeCompare(other, 'en');
const messages = (texts: ReadonlyMap<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(pluralSuffix, '')))].toSorted(inOrder);
const variables = (text: string) =>
  [...text.matchAll(/\{\{(\w+)/g)].flatMap(([, name = '']) => name).toSorted(inOrder);

describe('catalogues', () => {
  it('of all code are read', () => {
    expect([...catalogues.ru.keys()]).toEqual(
      expect.arrayContaining([
        'list.create',
        'form.save',
        'signIn.submit',
        'filters.apply',
        'actions.run',
        'account.issue',
      ]),
    );
  });

  it('say the same in both languages', () => {
    expect(messages(catalogues.ru)).toEqual(messages(catalogues.en));
  });

  it('call in English what they call in Russian of the shop, whose own words are Russian', () => {
    const [own, translated] = [flatten(shopInRussian), flatten(shopInEnglish)];
    expect([...own.keys()].filter((key) => !translated.has(key))).toEqual([]);
    expect([...own.values()].filter((text) => !/[а-яё]/i.test(text))).toEqual([]);
  });

  it.each(['ru', 'en'] as const)('have all plural forms of %s, and no others', (language) => {
    const texts = catalogues[language];
    const forms = new Intl.PluralRules(language)
      .resolvedOptions()
      .pluralCategories.toSorted(inOrder);
    const counted = new Set(
      [...texts.keys()]
        .filter((key) => pluralSuffix.test(key))
        .map((key) => key.replace(pluralSuffix, '')),
    );
    expect(counted.size).toBeGreaterThan(0);
    for (const key of counted) {
      const present = [...texts.keys()]
        .filter((each) => each.replace(pluralSuffix, '') === key)
        .flatMap((each) => pluralSuffix.exec(each)?.[1] ?? []);
      expect({ key, forms: present.toSorted(inOrder) }).toEqual({ key, forms });
    }
  });

  it.each(['ru', 'en'] as const)('leave nothing empty and no spaces around in %s', (language) => {
    const careless = [...catalogues[language]].filter(
      ([key, text]) => key !== 'filters.or' && (text === '' || text !== text.trim()),
    );
    expect(careless).toEqual([]);
  });

  it('put the same values into both languages', () => {
    const common = [...catalogues.en.keys()].filter((key) => catalogues.ru.has(key));
    const variablesOf = (texts: ReadonlyMap<string, string>) =>
      common.map((key) => [key, ...variables(texts.get(key) ?? '')]);
    expect(variablesOf(catalogues.ru)).toEqual(variablesOf(catalogues.en));
  });

  it('are Russian in Russian and English in English', () => {
    const foreign = new Set(['English', 'ID', 'JSON', 'UUID', 'SQL', 'CSV', 'JSON Lines']);
    const said = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '');
    const untranslated = [...catalogues.ru].filter(
      ([, text]) => !/[а-яё]/i.test(text) && /\p{L}/u.test(said(text)) && !foreign.has(text),
    );
    expect(untranslated).toEqual([]);
    expect([...catalogues.en].filter(([, text]) => /[а-яё]/i.test(text))).toEqual([]);
  });
});
