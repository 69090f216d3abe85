import { expect, it } from 'vitest';

import { isEditConflict } from './is-edit-conflict.ts';

const message = 'No.';
type Refusals = readonly { readonly code?: string; readonly input?: string }[];

it.each<[string, ...Refusals[]]>([
  [
    'the record is older than what is stored',
    [{ code: 'STALE_OBJECT' }],
    [{ code: 'VERSION_MISMATCH' }],
    [{ code: 'CONFLICT' }],
    [{ code: 'EditConflictError' }],
  ],
  [
    'the value is of the field that counts the versions',
    [{ code: 'CONFLICT', input: 'rowVersion' }],
    [{ code: 'CONFLICT', input: 'updatedAt' }],
    [{ code: 'CONFLICT', input: 'eTag' }],
  ],
  ['several say the same', [{ code: 'STALE_OBJECT' }, { code: 'CONFLICT', input: 'lockVersion' }]],
])('Somebody else changed the record first where %s', (_, ...answers) => {
  for (const errors of answers)
    expect(isEditConflict({ errors: errors.map((error) => ({ message, ...error })) })).toBe(true);
});

it.each<[string, Refusals]>([
  ['nothing was refused', []],
  ['the code is of a value that another record has', [{ code: 'EmailAddressConflictError' }]],
  ['the refusal has no code', [{}]],
  ['it is about a value', [{ code: 'CONFLICT', input: 'email' }]],
  ['a value was refused beside it', [{ code: 'STALE_OBJECT' }, { code: 'BLANK', input: 'name' }]],
])('Nobody did where %s', (_, errors) => {
  expect(isEditConflict({ errors: errors.map((error) => ({ message, ...error })) })).toBe(false);
});
