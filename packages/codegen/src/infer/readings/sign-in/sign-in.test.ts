import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

import { inferModel } from '../../index.ts';
import type { AdminOverrides } from '../../contracts/overrides.ts';

const signIn = (mutations: string, types = '', queries = '', overrides: AdminOverrides = {}) =>
  inferModel(
    buildSchema(
      `type Query { version: String ${queries} } type Mutation { ${mutations} } ${types}`,
    ),
    overrides,
  ).signIn;
const user = 'type User { id: ID!, name: String }';

describe('a sign-in', () => {
  it.each<[string, string, string, object]>([
    [
      'Django: a token beside arguments',
      'tokenAuth(username: String!, password: String!): Auth',
      'type Auth { token: String, refreshToken: String }',
      { root: ['tokenAuth'], identifier: ['username'], kind: 'name', token: ['token'] },
    ],
    [
      'Strapi: in an input object',
      'login(input: LoginInput!): Login!',
      'input LoginInput { identifier: String!, password: String!, provider: String! = "local" } type Login { jwt: String }',
      { identifier: ['input', 'identifier'], password: ['input', 'password'], token: ['jwt'] },
    ],
    [
      'the token itself',
      'signIn(email: String!, password: String!): String',
      '',
      { kind: 'email', token: [] },
    ],
    [
      'Keystone: a member of a union',
      'authenticateUserWithPassword(email: String!, password: String!): Result',
      `${user} union Result = Success | Failure type Success { sessionToken: String!, item: User! } type Failure { message: String! }`,
      { token: ['...Success', 'sessionToken'], errorTypes: ['Failure'] },
    ],
    [
      'a token deeper in the answer',
      'createSession(input: In!): Payload',
      `${user} input In { credentials: C! } input C { email: String!, password: String! } type Payload { session: Session } type Session { accessToken: String!, user: User! }`,
      { identifier: ['input', 'credentials', 'email'], token: ['session', 'accessToken'] },
    ],
    [
      'a cookie or a header',
      'login(username: String!, password: String!, rememberMe: Boolean): Result! authenticate(input: AuthInput!): Result!',
      `${user} input AuthInput { native: Native } input Native { username: String!, password: String! } union Result = User | InvalidCredentialsError type InvalidCredentialsError { message: String! }`,
      { root: ['login'], identifier: ['username'], errorTypes: ['InvalidCredentialsError'] },
    ],
    [
      'a name or an address in one place',
      'login(emailOrUsername: String!, password: String!): T',
      'type T { token: String! }',
      { identifier: ['emailOrUsername'], kind: 'name' },
    ],
    [
      'in a namespace',
      'auth: AuthMutations!',
      'type AuthMutations { login(email: String!, password: String!): T } type T { token: String! }',
      { root: ['auth', 'login'], token: ['token'] },
    ],
  ])('%s', (_, mutations, types, expected) => {
    expect(signIn(mutations, types)?.mutation).toMatchObject(expected);
  });

  it('takes no refresh token and no token of a list for the token', () => {
    const types = `type Answer { refreshToken: String, user: User } type User { id: ID!, channels: [Channel!]! } type Channel { token: String! }`;
    expect(
      signIn('login(email: String!, password: String!): Answer', types)?.mutation?.token,
    ).toBeUndefined();
  });

  it.each([
    ['registers', 'registerUser(email: String!, password: String!): String'],
    ['changes a password', 'resetLogin(email: String!, password: String!): String'],
    ['takes no password', 'login(token: String!): String'],
    [
      'requires what nothing gives',
      'login(email: String!, password: String!, captcha: String!): String',
    ],
    ['creates a user', 'createUser(email: String!, password: String!): String'],
  ])('is none that %s', (_, mutation) => {
    expect(signIn(mutation)?.mutation).toBeUndefined();
  });

  it('gives what configuration and empty input objects give', () => {
    const found = signIn(
      'login(email: String!, password: String!, shop: String!): String logout(input: Out!): Boolean',
      'input Out { id: String }',
      '',
      { arguments: { shop: 'main' } },
    );
    expect(found?.mutation).toMatchObject({
      required: [{ argument: 'shop', value: 'main' }],
      signOut: { root: ['logout'], required: [{ argument: 'input', value: {} }] },
    });
  });

  it('is what configuration says', () => {
    const mutations =
      'login(email: String!, password: String!): String enter(name: String!, password: String!): Pass';
    const types = 'type Pass { ticket: String! }';
    expect(
      signIn(mutations, types, '', { signIn: { mutation: 'enter', token: 'ticket' } })?.mutation,
    ).toMatchObject({ root: ['enter'], token: ['ticket'] });
    expect(signIn(mutations, types, '', { signIn: null })?.mutation).toBeUndefined();
    expect(() => signIn(mutations, types, '', { signIn: { mutation: 'entre' } })).toThrow(
      '`admin.signIn.mutation` names `entre`, and there is no such mutation. Did you mean `enter`?',
    );
  });

  it('says why', () => {
    expect(signIn('login(email: String!, password: String!): String')?.decision).toMatchObject({
      choice: 'login',
      evidence: 'It takes email and password; the answer is the token.',
    });
  });
});

describe('the question whether a session holds', () => {
  it.each([
    ['me: User', user, ['me']],
    ['viewer: User', user, ['viewer']],
    ['meUser: Me', `${user} type Me { token: String, user: User }`, ['meUser', 'user']],
    ['viewer: Viewer', `${user} type Viewer { users: [User!]! }`, undefined],
    ['me(tenant: ID!): User', user, undefined],
  ])('%s', (query, types, viewer) => {
    expect(
      signIn('login(email: String!, password: String!): String', types, query)?.probe.viewer,
    ).toEqual(viewer);
  });

  it('is a list where no query says who is signed in', () => {
    expect(
      signIn(
        'login(email: String!, password: String!): String',
        user,
        'users: [User!]! user(id: ID!): User',
      )?.probe,
    ).toEqual({ list: 'users' });
  });
});
