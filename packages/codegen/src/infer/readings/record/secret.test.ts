import { expect, it } from 'vitest';

import { isSecret, type Withheld } from './secret.ts';

const field = (text: string): Withheld => {
  const [name = '', type = 'String'] = text.split(': ');
  const kinds: Readonly<Record<string, Withheld['kind']>> = {
    Int: 'integer',
    JSON: 'json',
    UUID: 'uuid',
    DateTime: 'instant',
    Boolean: 'boolean',
    Key: 'reference',
  };
  const named = type.replace(/\W/g, '');
  return {
    name,
    type: named,
    list: type.startsWith('['),
    kind: Object.hasOwn(kinds, named) ? (kinds[named] ?? 'string') : 'string',
  };
};

it.each([
  'password',
  'rcon_password',
  'hashedPassword',
  'passwordHash',
  'pin_hash',
  'privateKey',
  'mapsAPIKey',
  'hmacKey',
  'clientSecret',
  'salt',
  'credentials: JSON',
  'resetPasswordToken',
  'activeSessionToken: UUID',
  'sessionJwt',
  'otp: Int',
  'otpUri',
  'emailVerificationCode',
  'one_time_code',
  'recoveryCodes: [String]',
  'deviceTokens: [String]',
])('keeps %s secret', (text) => {
  expect(isSecret(field(text), { type: 'Operator', beside: [] })).toBe(true);
});

it.each([
  'tokenId',
  'rewardToken',
  'nextPageToken',
  'tokens: Int',
  'hash',
  'blockHash',
  'keyCode',
  'publicKey',
  'publicApiKey',
  'sortKey',
  'url_key',
  'apiKeyId: UUID',
  'apiKey: Key',
  'apiKey: ObfuscatedString',
  'passwordUpdatedAt: DateTime',
  'lockUntil: DateTime',
  'loginAttempts: Int',
  'hasPassword: Boolean',
  'password: [String]',
  'hasCredentials',
  'confirmationCode',
  'discountCode',
  'seed: Int',
  'signature',
])('shows %s', (text) => {
  expect(isSecret(field(text), { type: 'Operator', beside: [] })).toBe(false);
});

it.each([
  ['Invitation', 'token', true],
  ['GameServer', 'token', true],
  ['Order', 'token', false],
  ['Pool', 'token', false],
  ['Member', 'verificationToken', true],
  ['VerifiedDomain', 'verificationToken', false],
])('knows of what a token lets in: %s.%s, %s', (type, name, expected) => {
  expect(isSecret(field(name), { type, beside: [] })).toBe(expected);
});

it('takes a hash beside a salt or a password for that of a password', () => {
  const besides = [
    ['email', 'salt'],
    ['height', 'miner'],
  ];
  expect(besides.map((beside) => isSecret(field('hash'), { type: 'Thing', beside }))).toEqual([
    true,
    false,
  ]);
});
