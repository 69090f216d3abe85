import { type PgCodec, type PgCodecAttribute, TYPES } from '@dataplan/pg';

const words = new Set([
  'password',
  'passwd',
  'pwd',
  'passphrase',
  'passcode',
  'secret',
  'token',
  'salt',
  'otp',
  'пароль',
  'токен',
  'секрет',
]);
const pairs = new Set([
  'api key',
  'private key',
  'secret key',
  'access key',
  'encryption key',
  'signing key',
  'recovery code',
  'recovery codes',
  'backup codes',
]);
const joined = new Set([
  'apikey',
  'passwordhash',
  'hashedpassword',
  'privatekey',
  'secretkey',
  'accesstoken',
  'refreshtoken',
  'authtoken',
  'resettoken',
]);
const holders: readonly PgCodec[] = [
  TYPES.text,
  TYPES.varchar,
  TYPES.bpchar,
  TYPES.citext,
  TYPES.bytea,
  TYPES.uuid,
  TYPES.json,
  TYPES.jsonb,
];

/**
 * Tests for the name of a column that never leaves the database: passwords, tokens, keys and the
 * like (`password_hash`, `apiKey`). A flag, a date or a number about a secret is no secret:
 * `password_changed_at`, `token_count`.
 */
export function isSecretName(name: string, { codec }: Pick<PgCodecAttribute, 'codec'>): boolean {
  const inner = codec.arrayOfCodec ?? codec;
  return holders.includes(inner.domainOfCodec ?? inner) && hasSecretWord(name);
}

/** Tests whether a name contains a word for a secret. */
export function hasSecretWord(name: string): boolean {
  const nameWords = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return nameWords.some(
    (part, at) =>
      words.has(part) || joined.has(part) || pairs.has(`${part} ${nameWords[at + 1] ?? ''}`),
  );
}
