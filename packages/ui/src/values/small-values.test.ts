import { afterEach, expect, it, vi } from 'vitest';

import { byTheClock } from './by-the-clock.ts';
import { byteLength } from './byte-length.ts';
import { changedFields } from './changed-fields.ts';
import { choiceText, choiceValue } from './choice-value.ts';
import { foldText } from './fold-text.ts';
import { isBlank, visible } from './is-blank.ts';
import { createLoadable } from './loadable.ts';
import { keyOf } from './record-key.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('a text of spaces and of marks without a width is blank', () => {
  expect(['', ' \u00a0\n', '\u200b\u00ad', ' a '].map(isBlank)).toEqual([true, true, true, false]);
  expect([visible(' ', 'нет'), visible('a', 'нет')]).toEqual(['нет', 'a']);
});

it('texts are compared without case, and ё as е', () => {
  expect(foldText('Ёлка ЕЛКА')).toBe('елка елка');
});

it('knows how many bytes a text stands for', () => {
  expect([
    byteLength('AAEC', 'base64'),
    byteLength('AAE=', 'base64'),
    byteLength('AA==', 'base64'),
  ]).toEqual([3, 2, 1]);
  expect(['\\xdead', '0xdead', 'dead', ''].map((text) => byteLength(text, 'hex'))).toEqual([
    2, 2, 2, 0,
  ]);
});

it('a choice stands for a value of the kind', () => {
  expect([choiceText('NEW'), choiceText(2), choiceText(null)]).toEqual(['NEW', '2', null]);
  expect([
    choiceValue('integer', '2'),
    choiceValue('decimal', '2'),
    choiceValue('enum', '2'),
  ]).toEqual([2, '2', '2']);
});

it('fields that a record was read without have not changed', () => {
  const field = (name: string) => ({ name, kind: 'json', nullable: true }) as const;
  const fields = [field('a'), field('b'), field('c')];
  expect(changedFields(fields, { a: { x: 1 }, b: 1 }, { a: { x: 1 }, b: 2, c: 3 })).toEqual([
    field('b'),
  ]);
});

it('a key is made of texts, whatever its fields are', () => {
  expect(keyOf({ key: ['id', 'locale'] }, { id: 7, locale: 'ru', name: 'Анна' })).toEqual({
    id: '7',
    locale: 'ru',
  });
});

it('waits by the clock, and no longer once it is given up', async () => {
  vi.useFakeTimers();
  const ended: string[] = [];
  const controller = new AbortController();
  void byTheClock(50, new AbortController().signal).then(() => ended.push('clock'));
  void byTheClock(50, controller.signal).then(() => ended.push('given up'));
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['given up']);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(ended).toEqual(['given up', 'clock']);
});

it('loads once, and again after a failure alone', async () => {
  const start = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away'));
  start.mockResolvedValue('there');
  const loadable = createLoadable(start);
  await expect(loadable.load()).rejects.toThrow('away');
  expect(loadable.value()).toBeUndefined();
  await expect(Promise.all([loadable.load(), loadable.load()])).resolves.toEqual([
    'there',
    'there',
  ]);
  expect(loadable.value()).toBe('there');
  await loadable.load();
  expect(start).toHaveBeenCalledTimes(2);
});
