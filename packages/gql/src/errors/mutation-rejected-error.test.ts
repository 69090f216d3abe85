import { expect, it } from 'vitest';

import { MutationRejectedError } from './mutation-rejected-error.ts';

it('keeps what is wrong with inputs that are called like members of every object', () => {
  const problems = ['constructor', 'toString', '__proto__', 'constructor'].map((field, at) => ({
    field,
    message: `Problem ${at}.`,
  }));
  const { fieldErrors, message } = new MutationRejectedError(problems);
  expect(Object.entries(fieldErrors)).toEqual([
    ['constructor', 'Problem 0. Problem 3.'],
    ['toString', 'Problem 1.'],
    ['__proto__', 'Problem 2.'],
  ]);
  expect(message).toContain('check constructor, toString, __proto__.');
  // The other inputs have no message, whatever they are called.
  expect(fieldErrors['valueOf']).toBeUndefined();
});
