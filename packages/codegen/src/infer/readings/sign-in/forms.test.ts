import { describe, expect, it } from 'vitest';

import { stepTo } from '../../../model.ts';
import { model } from '../../../../test/infer.ts';

function signIn(mutations: string, more = '', query = '') {
  const { signIn: found } = model(
    `type Query { goods(limit: Int, offset: Int): [Good!]! ${query} } type Good { id: ID! name: String! } type Mutation { ${mutations} } ${more}`,
  );
  if (!found) throw new Error('Nothing is said of signing in.');
  return found;
}
const tokenOf = (type: string, more: string) =>
  signIn(`login(email: String!, password: String!): ${type}`, more).mutation?.token;

describe('the token of a sign-in is', () => {
  it.each([
    ['the answer', 'String!', '', []],
    ['no yes or no', 'Boolean!', '', undefined],
    ['no number', 'Int!', '', undefined],
    ['no list', '[String!]!', '', undefined],
    ['called so', 'Answer', 'type Answer { token: String user: String }', ['token']],
    [
      'the surest of several',
      'Answer',
      'type Answer { jwt: String token: String accessToken: String }',
      ['accessToken'],
    ],
    ['no list of them', 'Answer', 'type Answer { token: [String!] jwt: String }', ['jwt']],
    [
      'no yes or no that is called so',
      'Answer',
      'type Answer { token: Boolean jwt: String }',
      ['jwt'],
    ],
    ['what ends so', 'Answer', 'type Answer { loginToken: String }', ['loginToken']],
    [
      'none to refresh it',
      'Answer',
      'type Answer { refreshToken: String csrfToken: String }',
      undefined,
    ],
    [
      'the one behind another',
      'Answer',
      'type Answer { refreshToken: String loginToken: String }',
      ['loginToken'],
    ],
    [
      'in an object',
      'Answer',
      'type Answer { session: Session } type Session { token: String }',
      ['session', 'token'],
    ],
    [
      'the nearer of two',
      'Answer',
      'type Answer { session: Session jwt: String } type Session { token: String }',
      ['jwt'],
    ],
    [
      'in no list of objects',
      'Answer',
      'type Answer { sessions: [Session!] } type Session { token: String }',
      undefined,
    ],
    [
      'in nothing that is asked first',
      'Answer',
      'type Answer { session(of: ID!): Session } type Session { token: String }',
      undefined,
    ],
    [
      'two objects deep',
      'Answer',
      'type Answer { a: A } type A { b: B } type B { token: String }',
      ['a', 'b', 'token'],
    ],
    [
      'no deeper',
      'Answer',
      'type Answer { a: A } type A { b: B } type B { c: C } type C { token: String }',
      undefined,
    ],
    [
      'in what is no error',
      'Answer',
      'union Answer = Session | LoginError type Session { token: String } type LoginError { message: String! }',
      [stepTo('Session'), 'token'],
    ],
  ])('%s', (_, type, more, token) => {
    expect(tokenOf(type, more)).toEqual(token);
  });
});

describe('a sign-in takes', () => {
  it.each([
    [
      'an address and a password',
      'email: String!, password: String!',
      [['email'], 'email', ['password']],
    ],
    ['a name', 'username: String!, passwd: String!', [['username'], 'name', ['passwd']]],
    [
      'either',
      'emailOrUsername: String!, password: String!',
      [['emailOrUsername'], 'name', ['password']],
    ],
    ['the surer of two names', 'name: String!, email: String!, password: String!', undefined],
    [
      'the required one of two names',
      'email: String, username: String!, password: String!',
      [['username'], 'name', ['password']],
    ],
    [
      'the surer of two that may be sent',
      'username: String, email: String, password: String!',
      [['email'], 'email', ['password']],
    ],
    ['both in an object', 'input: In!', [['input', 'email'], 'email', ['input', 'password']]],
    [
      'both in an object in it',
      'input: Deep!',
      [['input', 'native', 'email'], 'email', ['input', 'native', 'password']],
    ],
    ['no list', 'emails: [In!]!', undefined],
    ['no password alone', 'password: String!', undefined],
    ['no name alone', 'email: String!', undefined],
    ['no number', 'email: String!, password: Int!', undefined],
    ['no new password', 'email: String!, newPassword: String!', undefined],
    [
      'nothing else that is required',
      'email: String!, password: String!, code: String!',
      undefined,
    ],
    [
      'what else may be sent',
      'email: String!, password: String!, code: String',
      [['email'], 'email', ['password']],
    ],
  ])('%s', (_, args, expected) => {
    const { mutation } = signIn(
      `login(${args}): String`,
      'input In { email: String! password: String! } input Deep { native: In other: String }',
    );
    expect(mutation && [mutation.identifier, mutation.kind, mutation.password]).toEqual(expected);
  });

  it('an empty object where one is required', () => {
    const { mutation } = signIn(
      'login(email: String!, password: String!, options: Options!): String',
      'input Options { device: String }',
    );
    expect(mutation?.required).toEqual([{ argument: 'options', type: 'Options!', value: {} }]);
  });
});

const both = '(email: String!, password: String!): String';

it.each([
  ['the plainest name', `loginUser${both} login${both}`, ['login']],
  ['a name that says how', `signInWithPassword${both}`, ['signInWithPassword']],
  ['a name of a token', `createToken${both}`, ['createToken']],
  ['a session', `createSession${both}`, ['createSession']],
  ['an authentication', `authenticate${both}`, ['authenticate']],
  ['no registration', `signUp${both} registerLogin${both}`, undefined],
  ['no change of a password', `updateLogin${both}`, undefined],
  ['nothing else', `greet${both}`, undefined],
  ['the shorter of two', `customerLogin${both} userLogin${both}`, ['userLogin']],
  [
    'what is said directly',
    'login(input: In!): String signIn(email: String!, password: String!): String',
    ['signIn'],
  ],
])('people sign in by %s', (_, mutations, root) => {
  expect(signIn(mutations, 'input In { email: String! password: String! }').mutation?.root).toEqual(
    root,
  );
});

it.each([
  ['logout: Boolean', ['logout']],
  ['signOut(all: Boolean): Boolean', ['signOut']],
  ['sessionDestroy: Boolean', ['sessionDestroy']],
  ['logout(token: String!): Boolean', undefined],
  ['close: Boolean', undefined],
])('people sign out by `%s`', (mutation, root) => {
  expect(signIn(`login${both} ${mutation}`).mutation?.signOut?.root).toEqual(root);
});

it.each([
  ['me: User', ['me']],
  ['me: Session', ['me', 'user']],
  ['me(id: ID!): User', undefined],
  ['me: [User!]', undefined],
  ['me: Letter', ['me']],
  ['me: Empty', undefined],
  ['somebody: User', undefined],
])('who is signed in is known by `%s`', (query, viewer) => {
  expect(
    signIn(
      `login${both}`,
      'type User { id: ID! } type Session { user: User } type Letter { emailAddress: String } type Empty { count: Int }',
      query,
    ).probe.viewer,
  ).toEqual(viewer);
});
