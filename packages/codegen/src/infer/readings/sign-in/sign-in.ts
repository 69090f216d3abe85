import { getNamedType, isObjectType, isUnionType } from 'graphql';

import type { Decision, Path, Resource, SignIn } from '../../../model.ts';
import type { Facts } from '../../contracts/facts.ts';
import type { SignInOverrides } from '../../contracts/overrides.ts';
import type { RootField } from '../../contracts/root-field.ts';
import type { OutputField } from '../../contracts/schema.ts';
import { splitMembers } from '../../facts/answer-members.ts';
import { viewerNames } from '../../facts/names/viewer-names.ts';
import { seamless, words } from '../../facts/names/words.ts';
import { fieldsOf, hasList, isRequired, requiredArguments } from '../../facts/schema-types.ts';
import { emptyObject, readCredentials, type Credentials } from './credentials.ts';
import { findToken } from './token.ts';

/** Patterns of sign-in names, with their strength as evidence. */
const names: readonly (readonly [name: RegExp, strength: number])[] = [
  [/^(auth_)?(user_|admin_|customer_)?(log_?in|sign_?in)$/, 1],
  [
    /^(log_?in|sign_?in)_(as_)?(user|users|admin|admins|administrator|account|with_password|with_email|by_email|by_password|with_credentials|email|password)$/,
    0.95,
  ],
  [/^(\w+_)?(log_?in|sign_?in)(_user|_admin)?$/, 0.85],
  [/^authenticate(_\w+)?$/, 0.9],
  [
    /^(token_?auth|token_?create|create_?token|obtain_?(json_?web_?)?token|get_?token|issue_?token|generate_?\w*_?token|access_?token_?create|auth_?token|(jwt|auth)(_?login)?|authorize)$/,
    0.8,
  ],
  [/^((create|start|begin|open)_?(\w+_)?session|session_?(create|start))$/, 0.8],
];
/** These take a password too, and do something else. */
const otherwise = new Set([
  'register',
  'signup',
  'up',
  'reset',
  'change',
  'update',
  'forgot',
  'confirm',
  'recover',
  'set',
  'delete',
  'remove',
  'verify',
  'out',
  'logout',
  'signout',
  'invite',
  'refresh',
  'social',
  'impersonate',
]);

interface Candidate {
  readonly root: RootField;
  readonly credentials: Credentials;
  readonly strength: number;
}

/**
 * Sign-in mutation of the endpoint, if one of them takes a password in exchange for a token or a
 * session, and the query that tests the session.
 */
export function inferSignIn(
  facts: Facts,
  resources: readonly Resource[],
  overrides: SignInOverrides | null | undefined,
  fixed: Readonly<Record<string, unknown>>,
): SignIn {
  const signOut = overrides?.signOut === null ? undefined : findSignOut(facts, overrides?.signOut);
  const viewer =
    overrides?.viewer === null ? undefined : (overrides?.viewer?.split('.') ?? findViewer(facts));
  const list = resources.find(
    (resource) =>
      resource.list &&
      resource.list.requiredConditions.length === 0 &&
      resource.list.required.length === 0,
  )?.name;
  const probe = { ...(viewer && { viewer }), ...(list !== undefined && { list }) };
  const candidates =
    overrides === null
      ? []
      : facts.mutations
          .flatMap((root) => readCandidate(root, overrides?.mutation, fixed))
          .toSorted(
            (a, b) =>
              b.strength - a.strength ||
              a.root.path.length - b.root.path.length ||
              a.root.name.length - b.root.name.length ||
              (a.root.name < b.root.name ? -1 : 1),
          );
  const [best, ...others] = candidates;
  if (!best) return { probe };
  const { root, credentials } = best;
  const token =
    overrides?.token === null
      ? undefined
      : (overrides?.token?.split('.') ?? findToken(root.field.type));
  const answered = getNamedType(root.field.type);
  const errorTypes = isUnionType(answered)
    ? splitMembers(answered).errors.map(({ name }) => name)
    : [];
  const decision: Decision = {
    role: 'signIn',
    choice: root.name,
    rule: overrides?.mutation === undefined ? 'sign-in' : 'configuration',
    confidence: overrides?.mutation === undefined ? best.strength : 1,
    evidence: `It takes ${credentials.identifier.join('.')} and ${credentials.password.join('.')}; ${token === undefined ? 'the answer holds no token: a cookie or a header of the response keeps the session' : token.length === 0 ? 'the answer is the token' : `the token is ${token.join('.')}`}.`,
    rejected: others.map((other) => ({
      choice: other.root.name,
      because: 'its name says less that somebody signs in',
    })),
  };
  return {
    probe,
    mutation: {
      root: root.path,
      identifier: credentials.identifier,
      kind: credentials.kind,
      password: credentials.password,
      required: credentials.required,
      errorTypes,
      ...(token && { token }),
      ...(signOut && { signOut: { root: signOut.path, required: emptyArguments(signOut) } }),
    },
    decision,
  };
}

function readCandidate(
  root: RootField,
  given: string | undefined,
  fixed: Readonly<Record<string, unknown>>,
): Candidate[] {
  if (given !== undefined && root.name !== given) return [];
  const name = root.words.join('_');
  const strength =
    given === undefined ? (names.find(([pattern]) => pattern.test(name))?.[1] ?? 0) : 1;
  if (strength === 0 || (given === undefined && root.words.some((word) => otherwise.has(word))))
    return [];
  const credentials = readCredentials(root.field, fixed);
  if (!credentials) return [];
  // Direct arguments are the better evidence. A sign-in that offers several methods nests them
  // deeper.
  return [{ root, credentials, strength: strength - 0.02 * (credentials.password.length - 1) }];
}

function findSignOut(facts: Facts, given: string | undefined): RootField | undefined {
  return facts.mutations.find(
    (root) =>
      (given === undefined
        ? /^(auth_)?(user_)?(log_?out|sign_?out|end_?session|session_?(end|destroy|delete))(_user|_current_user)?$/.test(
            root.words.join('_'),
          )
        : root.name === given) &&
      root.field.args.every((argument) => !isRequired(argument) || emptyObject(argument)),
  );
}

const emptyArguments = ({ field }: RootField): NonNullable<SignIn['mutation']>['required'] =>
  field.args
    .filter(isRequired)
    .map((argument) => ({ argument: argument.name, type: String(argument.type), value: {} }));

/**
 * Query of the signed-in user, down to a record with an identity: `['me']`, `['meUser', 'user']`.
 * `viewer` is often a namespace that anonymous users have too. It counts where its type has an
 * identity.
 */
function findViewer(facts: Facts): Path | undefined {
  for (const name of viewerNames) {
    for (const { field, path, words: parts } of facts.queries) {
      if (
        path.length > 1 ||
        parts.join('') !== name ||
        requiredArguments(field).length > 0 ||
        hasList(field.type)
      )
        continue;
      const record = identityIn(field, facts);
      if (record) return [...path, ...record];
    }
  }
  return undefined;
}

function identityIn(field: OutputField, { isIdentified }: Facts): Path | undefined {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return undefined;
  if (
    isIdentified(type) ||
    Object.keys(type.getFields()).some((name) => words(name).includes('email'))
  )
    return [];
  const inner = Object.values(fieldsOf(type)).find(
    (each) =>
      ['user', 'viewer', 'account', 'me', 'item', 'customer', 'admin'].includes(
        seamless(each.name),
      ) &&
      !hasList(each.type) &&
      requiredArguments(each).length === 0 &&
      isIdentified(getNamedType(each.type)),
  );
  return inner && [inner.name];
}
