import { expect, it } from 'vitest';

import { requestSlices } from './request-slices.ts';

const bytesOf = (values: unknown) => Buffer.byteLength(JSON.stringify(values));
const slicesOf = (texts: readonly string[], most: number) =>
  requestSlices(
    texts.map((text, at) => ({ at, values: { text } })),
    most,
  );

it('fills each request up to its bytes, not to its characters, and keeps the order', () => {
  const texts = Array.from({ length: 50 }, (_, at) => 'ж"\n'.repeat(at));
  const { slices, tooLarge } = slicesOf(texts, 1_000);
  expect(tooLarge).toEqual([]);
  expect(slices.flat().map(({ at }) => at)).toEqual(texts.map((_, at) => at));
  const sizes = slices.map((rows) => bytesOf(rows.map(({ values }) => values)));
  expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
  // No two neighbours have room in one request.
  expect(sizes.slice(1).every((size, at) => size + (sizes[at] ?? 0) > 1_000)).toBe(true);
});

it('names a row that no request has room for, and sends its neighbours', () => {
  const { slices, tooLarge } = slicesOf(['a', 'ж'.repeat(600), 'b'], 1_000);
  expect(slices.map((rows) => rows.map(({ at }) => at))).toEqual([[0, 2]]);
  expect(tooLarge.map(({ row, bytes }) => [row.at, bytes])).toEqual([
    [1, bytesOf([{ text: 'ж'.repeat(600) }])],
  ]);
});

it('sends as one request what has room in it to the byte, and nothing where there is no row', () => {
  const most = bytesOf([{ text: 'жж' }, { text: 'ж' }]);
  expect(slicesOf(['жж', 'ж'], most).slices).toHaveLength(1);
  expect(slicesOf(['жж', 'ж'], most - 1).slices).toHaveLength(2);
  expect(slicesOf([], most)).toEqual({ slices: [], tooLarge: [] });
  expect(slicesOf(['a', 'b'], Number.POSITIVE_INFINITY).slices).toHaveLength(1);
});
