import { expect, it } from 'vitest';

import { maskFragment, maskOperation } from './stand-ins/masking.ts';

it.each([maskFragment, maskOperation])('says what an application has no data masking for: %o', (mask) => {
  expect(() => mask()).toThrow('`dataMasking` is left out');
});
