import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createPackedTexts } from './packed-texts.ts';

it('gives each text back by its place, however many and long they are', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constant('я'.repeat(30_000)),
          fc.constant('\uFEFF'),
        ),
        { maxLength: 20 },
      ),
      fc.constantFrom(0, 2_000),
      (some, more) => {
        const texts = [
          ...some.map((text) => text.toWellFormed()),
          ...Array.from({ length: more }, (_, at) => `№ ${at}`),
        ];
        const packed = createPackedTexts();
        for (const text of texts) packed.add(text);
        expect(texts.filter((text, at) => packed.at(at) !== text)).toEqual([]);
        expect([packed.at(texts.length), packed.at(-1), packed.at(Number.NaN)]).toEqual([
          '',
          '',
          '',
        ]);
      },
    ),
    { numRuns: 30 },
  );
});
