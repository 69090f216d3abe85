import { array, assert, constantFrom, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { composeAction } from './compose/action.ts';
import { composeField } from './compose/field.ts';
import { composeValue } from './compose/value.ts';
import { dictionary, readDictionary } from './dictionary.ts';

const words = dictionary();

describe('the dictionary', () => {
  it('can be read to its last line', () => expect(words.mistakes).toEqual([]));

  it('tells a line without the gender that its ending leaves open', () => {
    expect(
      readDictionary(['[nouns]\npanel: панель\nstyle: стиль | m\n', '[nouns]\nno colon']).mistakes,
    ).toEqual(['panel: панель', 'no colon']);
  });
});

/** Words in Latin letters that the dictionary means to stand in a Russian text. */
const latin = new Set(
  [...words.meanings.values()]
    .flatMap(({ latin: text, noun }) => [
      ...(text?.split(' ') ?? []),
      ...(noun?.phrase.noun.text ?? '').split(' '),
    ])
    .filter((text) => /[a-z]/i.test(text)),
);
const known = [...words.meanings.keys()];

describe('names put together of any words', () => {
  const camelCase = (parts: readonly string[]): string =>
    parts.join(' ').replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const name = array(
    oneof(
      { weight: 6, arbitrary: constantFrom(...known) },
      constantFrom('of', 'by', 'at', 'is', 'has', 'per', 'blargh', '2'),
    ),
    { minLength: 1, maxLength: 5 },
  ).map(camelCase);

  it('are Russian as a whole, or not at all', () => {
    assert(
      property(name, constantFrom('field', 'value', 'action'), (text, kind) => {
        const russian =
          kind === 'field'
            ? composeField(text, {}, words)
            : kind === 'value'
              ? composeValue(text, {}, words)
              : composeAction(text, words);
        if (russian === undefined) return;
        expect(russian).toMatch(/^\S.*\S$|^\S$/);
        expect(russian).not.toMatch(/undefined| {2}|[a-z][а-яё]|[а-яё][a-z]/i);
        for (const word of russian.match(/[a-z][a-z\d]*/gi) ?? [])
          expect([...latin, 'X', 'Y', 'Z', 'URI', 'SEO', 'ID']).toContain(word);
      }),
      { numRuns: 1500 },
    );
  });

  it('stay as they are where one word is not known', () => {
    assert(
      property(constantFrom(...known), (word) => {
        expect([
          composeField(camelCase([word, 'blargh']), {}, words),
          composeAction(camelCase(['create', word, 'blargh']), words),
        ]).toEqual([undefined, undefined]);
      }),
      { numRuns: 300 },
    );
  });
});
