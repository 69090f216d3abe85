import type { InputDescriptor } from '@admin/gql/resource';
import { assert, constantFrom, property, record } from 'fast-check';
import { expect, it } from 'vitest';

import { mergeValues } from './merge.ts';

const input = (name: string): InputDescriptor => ({
  name,
  kind: 'string',
  required: false,
  nullable: true,
  value: (shown) => shown[name],
});
const keys = ['a', 'b', 'c', 'd'] as const;
const inputs = keys.map(input);
const values = record({
  a: constantFrom('1', '2', '3', null),
  b: constantFrom('1', '2', '3', null),
  c: constantFrom('1', '2', '3', null),
  d: constantFrom('1', '2', '3', null),
});

it('loses no change of either side: only what both changed to something else is a conflict', () => {
  assert(
    property(values, values, values, (base, theirs, mine) => {
      const merge = mergeValues(inputs, { base, theirs, mine });
      const names = new Set(merge.conflicts.map((conflict) => conflict.input.name));
      for (const name of keys) {
        const [byThem, byMe] = [base[name] !== theirs[name], base[name] !== mine[name]];
        expect(names.has(name)).toBe(byThem && byMe && theirs[name] !== mine[name]);
        expect(merge.values[name]).toBe(byThem && !names.has(name) ? theirs[name] : mine[name]);
        expect(merge.accepted.some((taken) => taken.name === name)).toBe(byThem && !byMe);
      }
    }),
  );
});

it('shows all three sides of a conflict', () => {
  const { conflicts } = mergeValues(inputs, {
    base: { a: '1' },
    theirs: { a: '2' },
    mine: { a: '3' },
  });
  expect(conflicts).toEqual([{ input: inputs[0], before: '1', theirs: '2', mine: '3' }]);
});

it.each(['constructor', 'toString', '__proto__'])('takes what others changed in %s', (name) => {
  const of = (value: string) => Object.fromEntries([[name, value]]);
  const merge = mergeValues([input(name)], { base: of('1'), theirs: of('2'), mine: of('1') });
  expect(Object.entries(merge.values)).toEqual([[name, '2']]);
});
