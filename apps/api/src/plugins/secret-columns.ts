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
 * Passwords, tokens, keys and their like, known by the words of the column's name (`password_hash`,
 * `apiKey`), never leave the database: they are in no type that is read, no filter, no order and no
 * search, and no record is looked up by them. A new record takes one where it cannot be made
 * without; an existing one keeps what it has. `@behavior +attribute:select` in the comment of a
 * column says that it is no secret.
 */
export const SecretColumnsPlugin: GraphileConfig.Plugin = {
  name: 'SecretColumnsPlugin',
  schema: {
    entityBehavior: {
      pgCodecAttribute: {
        inferred: {
          after: ['inferred', 'postInferred'],
          provides: ['secretColumns'],
          callback(behavior, [codec, attributeName]) {
            const attribute = codec.attributes[attributeName];
            if (!attribute || !isSecret(attributeName, attribute)) return behavior;
            const isNeeded = attribute.notNull === true && attribute.hasDefault !== true;
            const kept = isNeeded ? [] : (['-attribute:insert'] as const);
            return [
              behavior,
              '-attribute:select',
              '-attribute:filterBy',
              '-attribute:orderBy',
              '-attribute:update',
              ...kept,
            ];
          },
        },
      },
      pgResourceUnique: {
        override: {
          callback(behavior, [resource, unique], build) {
            const isHidden = unique.attributes.some(
              (name) =>
                !build.behavior.pgCodecAttributeMatches([resource.codec, name], 'attribute:select'),
            );
            return isHidden
              ? [behavior, '-single', '-constraint:resource:update', '-constraint:resource:delete']
              : behavior;
          },
        },
      },
    },
  },
};

/** A flag, a date or a number about a secret is none itself: `password_changed_at`, `token_count`. */
function isSecret(name: string, { codec }: PgCodecAttribute): boolean {
  const inner = codec.arrayOfCodec ?? codec;
  if (!holders.includes(inner.domainOfCodec ?? inner)) return false;
  const parts = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
  return parts.some(
    (part, at) =>
      words.has(part) || joined.has(part) || pairs.has(`${part} ${parts[at + 1] ?? ''}`),
  );
}
