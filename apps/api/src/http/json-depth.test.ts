import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTextDeeperThan } from './json-depth.ts';

const bytes = (text: string) => Buffer.from(text);

function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

it('finds the depth of any JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.nat(6), (value, depth) => {
      expect(isTextDeeperThan(bytes(JSON.stringify(value)), depth)).toBe(depthOf(value) > depth);
    }),
  );
});

it('takes no bracket of a text for a level', () => {
  expect(isTextDeeperThan(bytes(JSON.stringify({ a: '[[["[{\\"[[' })), 1)).toBe(false);
});

it('ends at the first level that is too deep', () => {
  const endless = new Proxy(Buffer.alloc(200, '['), {
    get(target, name) {
      if (name === '150') throw new Error('The text was read on.');
      return name === 'length' ? target.length : Reflect.get(target, name);
    },
  });
  expect(isTextDeeperThan(endless, 100)).toBe(true);
});
