import { afterEach, expect, it, vi } from 'vitest';

import { byNames, ofNames } from './by-names.ts';

const fields = [{ name: 'number' }, { name: 'total' }];

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

it('says in development which name nothing is called by, once, and what to do', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(byNames(fields, ['total', 'colour', 'number'])).toEqual([
    { name: 'total' },
    { name: 'number' },
  ]);
  byNames(fields, ['colour']);
  expect(warn.mock.calls).toEqual([
    [
      '"colour" is not shown: there is "number", "total". Take the name out of the definition or the screen that has it, or, where the schema has it, run npx admin-codegen generate.',
    ],
  ]);
});

it('says nothing where every name is there, where names of another form are expected to be missing, and in production', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  byNames(fields, ['number']);
  ofNames(fields, ['size']);
  vi.stubEnv('DEV', false);
  byNames(fields, ['weight']);
  expect(warn).not.toHaveBeenCalled();
});
