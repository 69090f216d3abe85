import { describe, expect, it } from 'vitest';

import { dictionary } from './dictionary.ts';
import {
  declineAdjective,
  declineNoun,
  pastTense,
  shortForm,
  type Agreement,
  type Case,
} from './morphology.ts';
import { readPhrase } from './phrase.ts';

const cases: readonly Case[] = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'];
const all = (adjective: string, agreement: Partial<Agreement>) =>
  cases
    .map((inCase) =>
      declineAdjective(adjective, inCase, {
        gender: 'm',
        plural: false,
        animate: false,
        ...agreement,
      }),
    )
    .join(' ');

describe('adjectives', () => {
  it('decline after hard and soft stems, к, г, х and sibilants', () => {
    expect(all('новый', { gender: 'f' })).toBe('новая новой новой новую новой новой');
    expect(all('последний', {})).toBe(
      'последний последнего последнему последний последним последнем',
    );
    expect(all('последний', { gender: 'f' })).toBe(
      'последняя последней последней последнюю последней последней',
    );
    expect(all('текущий', { gender: 'f' })).toBe('текущая текущей текущей текущую текущей текущей');
    expect(all('краткий', { plural: true })).toBe(
      'краткие кратких кратким краткие краткими кратких',
    );
    expect(all('большой', { gender: 'n' })).toBe(
      'большое большого большому большое большим большом',
    );
    expect(all('оставшийся', { gender: 'n' })).toBe(
      'оставшееся оставшегося оставшемуся оставшееся оставшимся оставшемся',
    );
  });

  it('take the genitive for the accusative of somebody', () => {
    expect(declineAdjective('новый', 'acc', { gender: 'm', plural: false, animate: true })).toBe(
      'нового',
    );
    expect(declineAdjective('новый', 'acc', { gender: 'f', plural: true, animate: true })).toBe(
      'новых',
    );
  });

  it('have short forms where they are participles, or where the dictionary has one', () => {
    const forms = (full: string, short?: string) =>
      [
        shortForm(full, { gender: 'm', plural: false }, short),
        shortForm(full, { gender: 'f', plural: false }, short),
        shortForm(full, { gender: 'n', plural: false }, short),
        shortForm(full, { gender: 'm', plural: true }, short),
      ].join(' ');
    expect(forms('отправленный')).toBe('отправлен отправлена отправлено отправлены');
    expect(forms('отменённый')).toBe('отменён отменена отменено отменены');
    expect(forms('открытый')).toBe('открыт открыта открыто открыты');
    expect(forms('активный', 'активен')).toBe('активен активна активно активны');
    expect(forms('внешний')).toBe('внешний внешняя внешнее внешние');
  });
});

describe('nouns', () => {
  it.each([
    ['заём', [], 'займы займов'],
    ['данные', ['j'], 'данные данных'],
    ['видео', ['i', 'n'], 'видео видео'],
    ['человек', ['a'], 'люди людей'],
    ['панель', ['f'], 'панели панелей'],
  ])('%s', (text, flags, forms) => {
    const { noun } = readPhrase(text, flags);
    expect(`${declineNoun(noun, 'nom', true)} ${declineNoun(noun, 'gen', true)}`).toBe(forms);
  });
});

it('nouns lose a vowel before every ending', () => {
  const forms = (text: string) =>
    cases.map((inCase) => declineNoun(readPhrase(text, []).noun, inCase, false)).join(' ');
  expect(forms('заём')).toBe('заём займа займу заём займом займе');
  expect(forms('наём')).toBe('наём найма найму наём наймом найме');
  expect(forms('приём')).toBe('приём приёма приёму приём приёмом приёме');
});

describe('verbs', () => {
  it('have a past, also irregular ones', () => {
    const past = {
      отменить: 'отменил',
      вернуться: 'вернулся',
      приобрести: 'приобрёл',
      перевести: 'перевёл',
      перенести: 'перенёс',
      пройти: 'прошёл',
      найти: 'нашёл',
      предпочесть: 'предпочёл',
      запечь: 'запёк',
      вывести: 'вывел',
      вынести: 'вынес',
      перевезти: 'перевёз',
      достичь: 'достиг',
      выйти: 'вышел',
    };
    expect(Object.fromEntries(Object.keys(past).map((verb) => [verb, pastTense(verb)]))).toEqual(
      past,
    );
  });

  it('of the dictionary have one each', () => {
    const verbs = [...dictionary().meanings.values()].flatMap(({ verb }) =>
      verb ? [pastTense(verb.verb.infinitive).split(' ')[0] ?? ''] : [],
    );
    expect(verbs.length).toBeGreaterThan(200);
    expect(
      verbs.filter((verb) => !/(?:[аеёиоуыя]л|[аеиуыя]лся|нёс|вёз|пёк|стиг)$/.test(verb)),
    ).toEqual([]);
  });
});
