import type { Field } from '../../../model.ts';
import { seamless, words } from '../../facts/names/words.ts';

/** A field of a record, as far as it says whether it holds a secret. */
export type Withheld = Pick<Field, 'name' | 'kind' | 'list' | 'type'>;

const texts: ReadonlySet<Field['kind']> = new Set(['string', 'text', 'uuid', 'id', 'binary']);
/** A server that says so shows the end of a secret, by which people know it. */
const covered = /obfuscat|mask|redact/i;

/**
 * Whether a field holds what lets its reader act for somebody else: a password, a private key, a
 * token of a session, a code that is good for one time.
 */
export function isSecret(
  { name, kind, list, type }: Withheld,
  { type: owner, beside }: FieldPlace,
): boolean {
  if (covered.test(type)) return false;
  const parts = words(name);
  if (list) return texts.has(kind) && isCodes(parts);
  if (kind === 'json') return isCredential(parts);
  if (kind === 'integer') return isOneTimeCode(parts);
  if (!texts.has(kind)) return false;
  if (parts.at(-1) === 'token') {
    const of = words(owner);
    if (parts.length === 1) return of.some((word) => admitted.has(word));
    // It is published, where the owner of the domain is asked to.
    if (of.includes('domain') && parts.includes('verification')) return false;
  }
  return isSecretName(name) || isHashOfPassword(parts, beside);
}

/** The type that a field is of, and the names of all its fields. */
export interface FieldPlace {
  readonly type: string;
  readonly beside: Iterable<string>;
}

/** Whose `token` lets its bearer in: that of an order or a payment is its number elsewhere. */
const admitted = new Set([
  'session',
  'invite',
  'invitation',
  'api',
  'auth',
  'access',
  'login',
  'user',
  'account',
  'member',
  'device',
  'server',
  'runtime',
  'runner',
  'agent',
  'integration',
  'app',
  'application',
  'bot',
  'client',
  'webhook',
  'password',
]);

/** Whether a name alone says so, whatever it is of. */
export function isSecretName(name: string): boolean {
  const parts = words(name);
  if (/^(?:has|is|needs|requires|uses)$/.test(parts[0] ?? '')) return false;
  const last = parts.at(-1) ?? '';
  return (
    isMadeSecret(name) ||
    isOneTimeCode(parts) ||
    ['password', 'passwd', 'passphrase', 'mnemonic'].includes(last) ||
    (['token', 'jwt'].includes(last) && parts.some((part) => admits.has(part))) ||
    (last === 'key' && parts.includes('api') && !parts.some((part) => isPublic.test(part))) ||
    (last === 'hash' && /^(?:token|secret|key|pin|otp)$/.test(parts.at(-2) ?? ''))
  );
}

const isPublic = /^(?:public|publishable|pub)$/;

/** What a token is for that is no coin: it lets its bearer in. */
const admits = new Set([
  'reset',
  'password',
  'confirmation',
  'access',
  'refresh',
  'auth',
  'authentication',
  'authorization',
  'api',
  'verification',
  'verify',
  'session',
  'remember',
  'activation',
  'bearer',
  'csrf',
  'login',
  'signin',
  'invite',
  'invitation',
  'unsubscribe',
  'bot',
  'guest',
  'clone',
  'personal',
  'webhook',
  'oauth',
  'embedding',
  'embed',
  'recovery',
  'magic',
  'registration',
  'client',
  'push',
  'device',
  'secret',
  'widget',
]);

/**
 * A secret that a program makes, and no person enters: `privateKey`, `saltKey`,
 * `resetPasswordToken`, `apiPassword`; no `password`.
 */
export function isMadeSecret(name: string): boolean {
  const parts = words(name);
  const pair = parts.slice(-2).join(' ');
  if (parts.some((part) => isPublic.test(part))) return false;
  return (
    /^(?:private|api|secret|salt|access|signing|encryption|master|hmac) key$/.test(pair) ||
    pair === 'api password' ||
    /^(?:password|passwd) (?:hash|salt|digest)$/.test(pair) ||
    isCredential(parts) ||
    (parts.at(-1) === 'token' &&
      parts.some((part) =>
        /^(?:reset|password|confirmation|access|refresh|auth|api|verification|session|remember|activation)$/.test(
          part,
        ),
      ))
  );
}

const isCredential = (parts: readonly string[]): boolean =>
  ['secret', 'salt', 'credential', 'credentials'].includes(parts.at(-1) ?? '') &&
  !parts.includes('has');

const isOneTimeCode = (parts: readonly string[]): boolean =>
  /^(?:otp|totp|cvv|cvc)$/.test(parts.at(-1) ?? '') ||
  /^(?:otp|totp) (?:uri|url|code)$/.test(parts.slice(-2).join(' ')) ||
  /^(?:verification|recovery|reset|login|one time|two factor) (?:code|password)$/.test(
    parts.slice(-(parts.at(-3) === 'one' || parts.at(-3) === 'two' ? 3 : 2)).join(' '),
  );

const isCodes = (parts: readonly string[]): boolean =>
  /^(?:recovery|backup|scratch) codes$|^(?:api|private|secret) keys$|^(?:access|refresh|session|device|push) tokens$/.test(
    parts.slice(-2).join(' '),
  );

/** The hash of a block, a commit or a file is its name; beside a salt it is that of a password. */
const isHashOfPassword = (parts: readonly string[], beside: Iterable<string>): boolean =>
  parts.join('') === 'hash' &&
  [...beside].some((other) => /^(?:salt|password|passwd)$/.test(seamless(other)));
