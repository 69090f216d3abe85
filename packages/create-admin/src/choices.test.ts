import { expect, it } from 'vitest';

import { readArguments } from './choices.ts';

it('reads what is said, and leaves open what is not', () => {
  expect(
    readArguments([
      'my-admin',
      '--schema',
      'sample',
      '--header',
      'X-Tenant: 7',
      '--header',
      'authorization: Bearer a:b',
      '-y',
    ]),
  ).toEqual({
    folder: 'my-admin',
    schema: 'sample',
    headers: { 'x-tenant': '7', authorization: 'Bearer a:b' },
    language: undefined,
    signIn: undefined,
    issuer: undefined,
    clientId: undefined,
    yes: true,
    help: false,
  });
});

it.each([
  [['--language', 'de'], '--language is de, and can be ru, en.'],
  [['--auth', 'password'], '--auth is password, and can be session, mutation, token, oidc, none.'],
  [['--header', 'secret'], 'a header is written as "name: value"'],
  [['--database', 'x'], "Unknown option '--database'"],
  [['one', 'two'], 'One folder, please: one, two are 2.'],
])('refuses %j, saying what there is', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
