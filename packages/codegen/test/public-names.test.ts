import { expect, it } from 'vitest';

import { referenceOf, untoldOptions } from '../../../scripts/packages/reference.ts';

const entries = referenceOf('codegen');

it('every public name says what it is', () => {
  expect(entries.length).toBeGreaterThan(20);
  // That of GraphQL Code Generator is described there.
  expect(entries.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([
    'CodegenConfig',
  ]);
});

it('every option says what it does, and what holds without it', () => {
  const { all, untold } = untoldOptions(entries, /(?:Options|Config|Overrides)$/);
  expect(all).toBeGreaterThan(25);
  expect(untold).toEqual([]);
});
