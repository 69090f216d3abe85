import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { binarySize, decodeBinary, encodeBinary } from './binary-value.ts';

it.each(['base64', 'hex'] as const)(
  'keeps every byte through %s, and knows how many there are',
  (encoding) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
        const text = encodeBinary(bytes, encoding);
        expect(Array.from(decodeBinary(text, encoding))).toEqual(Array.from(bytes));
        expect(binarySize(text, encoding)).toBe(bytes.length);
      }),
      { numRuns: 25 },
    );
  },
);

it('writes hexadecimal digits as PostgreSQL reads bytes', () => {
  expect(encodeBinary(Uint8Array.of(0xde, 0xad), 'hex')).toBe(String.raw`\xdead`);
});
