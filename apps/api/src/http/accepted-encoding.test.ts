import { expect, it } from 'vitest';
import { acceptedEncoding } from './accepted-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['br;q=0, GZIP', 'gzip'],
  ['br;q=0.000', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('%s is answered in %s', (header, encoding) => {
  expect(acceptedEncoding({ 'accept-encoding': header })).toBe(encoding);
});
