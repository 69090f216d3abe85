import { expect, it } from 'vitest';

import { asksForSecret } from './asks-for-secret.ts';

it.each([
  ['password', true],
  ['password_contains', true],
  ['resetTokenIn', true],
  ['passwordUpdatedAtGte', false],
  ['apiKeyId', false],
  ['token_id_in', false],
  ['hasPassword', false],
])('knows whether the condition %s compares one: %s', (name, expected) => {
  expect(asksForSecret(name)).toBe(expected);
});
