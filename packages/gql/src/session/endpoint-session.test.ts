import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { EndpointSignIn } from '../resource/generated-admin.ts';
import type { ProbeDescriptor, SignInDescriptor } from '../resource/sign-in.ts';
import { startGraphQLServer, type GraphQLServer, type RawAnswer } from '../testing/server/index.ts';
import { createEndpointSession } from './endpoint-session.ts';

let server: GraphQLServer | undefined;
afterEach(() => server?.close());

const signIn: SignInDescriptor = {
  document: gql`
    mutation EndpointSignIn($name: String!, $password: String!) {
      login(name: $name, password: $password) {
        __typename
        token
      }
    }
  `,
  kind: 'name',
  variables: ({ identifier, password }) => ({ name: identifier, password }),
  payload: ['login'],
  token: ['login', 'token'],
};
const { token: _, ...signInWithoutToken } = signIn;
const probe: ProbeDescriptor = {
  document: gql`
    query EndpointProbe {
      me {
        __typename
      }
    }
  `,
  variables: {},
  viewer: ['me'],
};
const anna = { identifier: 'anna', password: 'right' };

/**
 * A server with one account; `answers` is what it says to a sign-in with the right password and
 * with a wrong one.
 */
async function start(
  answers: { readonly right: RawAnswer; readonly wrong: RawAnswer },
  descriptor: SignInDescriptor = signIn,
  stranger: RawAnswer = json({ data: { me: null } }),
  asked: ProbeDescriptor = probe,
) {
  server = await startGraphQLServer({
    answer: () => ({}),
    raw: ({ operationName, variables, headers }) => {
      if (operationName === 'EndpointSignIn')
        return variables?.['password'] === 'right' ? answers.right : answers.wrong;
      return headers['authorization'] === 'Bearer t1'
        ? json({ data: { me: { __typename: 'User' } } })
        : stranger;
    },
  });
  return createEndpointSession({
    transport: { uri: server.uri },
    load: () => Promise.resolve({ signIn: descriptor, probe: asked }),
  });
}

const json = (body: object, more: Omit<RawAnswer, 'body'> = {}): RawAnswer => ({
  ...more,
  body: JSON.stringify(body),
});
const wrong = json({ errors: [{ message: 'Wrong' }] });

describe('a sign-in', () => {
  it('takes the token out of the payload', async () => {
    const session = await start({
      right: json({ data: { login: { __typename: 'Auth', token: 't1' } } }),
      wrong,
    });
    expect(await session.signIn(anna)).toBe('t1');
    expect(server?.requests[0]?.variables).toEqual({ name: 'anna', password: 'right' });
  });

  it('takes it out of a header of the response', async () => {
    const headers = { 'vendure-auth-token': 't1', 'x-csrf-token': 'no' };
    const session = await start(
      { right: json({ data: { login: { __typename: 'User' } } }, { headers }), wrong },
      signInWithoutToken,
    );
    expect(await session.signIn(anna)).toBe('t1');
  });

  it('knows no token where a cookie keeps the session', async () => {
    const session = await start(
      {
        right: json(
          { data: { login: { __typename: 'User' } } },
          { headers: { 'set-cookie': 's=1' } },
        ),
        wrong,
      },
      signInWithoutToken,
    );
    expect(await session.signIn(anna)).toBeUndefined();
  });

  it.each<[string, RawAnswer, object]>([
    [
      'errors with a status of 200',
      json({
        errors: [
          { message: 'Bad credentials', path: ['login'], extensions: { code: 'BAD_USER_INPUT' } },
        ],
        data: null,
      }),
      { code: 'MUTATION_REJECTED' },
    ],
    [
      'an error without a code',
      json({
        errors: [{ message: 'Please, enter valid credentials', path: ['login'] }],
        data: { login: null },
      }),
      { code: 'MUTATION_REJECTED' },
    ],
    [
      'a status of 401',
      json({ errors: [{ message: 'No' }] }, { status: 401 }),
      { code: 'UNAUTHENTICATED' },
    ],
    [
      'a member of a union',
      json({ data: { login: { __typename: 'Failure', errorMessage: 'No' } } }),
      { code: 'MUTATION_REJECTED' },
    ],
    [
      'a member that is named like no error',
      json({ data: { login: { __typename: 'Stranger' } } }),
      { code: 'MUTATION_REJECTED', serverCode: 'INVALID_CREDENTIALS' },
    ],
    [
      'a list of errors beside no token',
      json({
        data: {
          login: {
            __typename: 'Auth',
            token: null,
            errors: [{ message: 'No', code: 'INVALID_CREDENTIALS' }],
          },
        },
      }),
      { code: 'MUTATION_REJECTED' },
    ],
    [
      'no token',
      json({ data: { login: { __typename: 'Auth', token: null } } }),
      { code: 'MUTATION_REJECTED', serverCode: 'INVALID_CREDENTIALS' },
    ],
  ])('is refused by %s', async (_name, answer, error) => {
    const session = await start(
      { right: answer, wrong: answer },
      { ...signIn, refusals: ['Failure', 'Stranger'] },
    );
    await expect(session.signIn(anna)).rejects.toMatchObject(error);
  });
});

describe('a session', () => {
  const right = json({});

  it.each<[string, RawAnswer]>([
    ['nobody is signed in', json({ data: { me: null } })],
    [
      'the answer is forbidden',
      json({
        errors: [{ message: 'No', path: ['me'], extensions: { code: 'FORBIDDEN' } }],
        data: { me: null },
      }),
    ],
    ['the token cannot be read', json({ errors: [{ message: 'jwt malformed' }] })],
    ['the status is 401', { status: 401, body: '' }],
  ])('does not hold where %s', async (_name, stranger) => {
    const session = await start({ right, wrong }, signIn, stranger);
    expect(await session.holds('nonsense')).toBe(false);
    expect(await session.holds('t1')).toBe(true);
  });

  it('holds as long as the probe is answered, where the endpoint says nothing of who asks', async () => {
    const { viewer: _viewer, ...anonymous } = probe;
    const session = await start({ right, wrong }, signIn, json({ data: { me: null } }), anonymous);
    expect(await session.holds('whatever')).toBe(true);
  });

  it('holds where the endpoint has nothing to ask, and reads once what it has', async () => {
    const load = vi.fn<() => Promise<EndpointSignIn>>(() => Promise.resolve({}));
    const session = createEndpointSession({ transport: {}, load });
    expect([await session.holds('t1'), await session.kind()]).toEqual([true, undefined]);
    await expect(session.signIn(anna)).rejects.toThrow('The endpoint has no sign-in');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is ended at the endpoint by its token', async () => {
    const document = gql`
      mutation EndpointSignOut {
        logout
      }
    `;
    const session = await start(
      { right, wrong },
      { ...signIn, signOut: { document, variables: {} } },
    );
    await session.signOut('t1');
    expect(server?.requests).toMatchObject([
      { operationName: 'EndpointSignOut', headers: { authorization: 'Bearer t1' } },
    ]);
  });

  it('that the schema cannot end is ended without a request', async () => {
    const session = await start({ right, wrong });
    await session.signOut('t1');
    expect(server?.requests).toEqual([]);
  });

  it('is not judged where no answer came', async () => {
    const session = await start({ right, wrong }, signIn, { status: 503, body: '' });
    await expect(session.holds('t2')).rejects.toMatchObject({ code: 'SERVER_STATUS' });
  });
});
