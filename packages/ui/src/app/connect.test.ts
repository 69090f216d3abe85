import { burst, faults, faultyFetch } from '@admin/gql/testing';
import { emptySchemaConfig } from '@admin/gql';
import { SignOutDocument, ViewerDocument } from '@admin/gql/session';
import { documentHash } from '@admin/gql/transport';
import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { connect } from './connect.ts';
import { readPageConfig } from './page-config.ts';

const viewer = {
  __typename: 'Viewer',
  id: 1,
  email: 'a@b.c',
  name: 'Анна',
  role: 'owner',
  mustChangePassword: false,
};
const page = (json: string) =>
  new DOMParser().parseFromString(
    `<script type="application/json" id="admin-config">${json}</script>`,
    'text/html',
  );

/**
 * The application's client before a server of which the first `failing` requests do not come
 * through.
 */
async function start(failing: number, json = '{}') {
  const answer = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({ data: { viewer, signOut: { __typename: 'SignOutPayload', viewer: null } } }),
    ),
  );
  const sent = vi.fn<typeof fetch>(faultyFetch(burst(faults.drop(), failing), answer));
  vi.stubGlobal('fetch', sent);
  return { ...(await connect(readPageConfig({}, {}, page(json)), emptySchemaConfig)), sent };
}

afterEach(() => vi.unstubAllGlobals());

describe('a request that does not come through', () => {
  it('is repeated when it only reads', async () => {
    const { client, sent } = await start(2);
    const { data } = await client.query({ query: ViewerDocument });
    expect(data?.viewer?.name).toBe('Анна');
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('is not repeated when it writes, unless the server knows a repetition by its key', async () => {
    const { client, sent } = await start(1);
    await expect(
      client.mutate({ mutation: SignOutDocument, variables: { input: {} } }),
    ).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is repeated when it writes under a key', async () => {
    const { client, sent } = await start(1);
    await client.mutate({
      mutation: SignOutDocument,
      variables: { input: {} },
      context: { idempotencyKey: 'k1' },
    });
    expect(sent).toHaveBeenCalledTimes(2);
    expect(
      sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key')),
    ).toEqual(['k1', 'k1']);
  });
});

const bodyOf = ([, init]: Parameters<typeof fetch>): unknown =>
  JSON.parse(typeof init?.body === 'string' ? init.body : '{}');

describe('an operation', () => {
  it('is named by its text', async () => {
    const { client, sent } = await start(0);
    await client.query({ query: ViewerDocument });
    expect(sent.mock.calls.map(bodyOf)).toEqual([
      { operationName: 'Viewer', variables: {}, query: expect.stringContaining('query Viewer') },
    ]);
  });

  it('is sent with the headers and cookies that the configuration names', async () => {
    const { client, sent } = await start(
      0,
      '{"headers":{"X-Api-Key":"k1"},"credentials":"include"}',
    );
    await client.query({ query: ViewerDocument });
    expect(
      sent.mock.calls.map(([, init]) => [
        new Headers(init?.headers).get('x-api-key'),
        init?.credentials,
      ]),
    ).toEqual([['k1', 'include']]);
  });

  it('is named by its hash alone where documents are persisted', async () => {
    const { client, sent } = await start(0, '{"documents":"persisted"}');
    await client.query({ query: ViewerDocument });
    const persistedQuery = { version: 1, sha256Hash: documentHash(ViewerDocument) };
    expect(sent.mock.calls.map(bodyOf)).toEqual([
      { operationName: 'Viewer', variables: {}, extensions: { persistedQuery } },
    ]);
  });
});

describe('an operation that is refused for want of a session', () => {
  const orders = gql`
    query Orders {
      orders {
        id
      }
    }
  `;
  const refused = (code: string) => ({ errors: [{ message: 'Нет.', extensions: { code } }] });

  /** The application before a server that answers those alone whom it lets in. */
  async function startSignedOut(
    json: string,
    code: string,
    letsIn: (init: RequestInit | undefined, operationName: unknown) => boolean,
  ) {
    const answer = vi.fn<typeof fetch>((_address, init) => {
      const body = bodyOf(['', init]);
      const operationName =
        typeof body === 'object' && body !== null && 'operationName' in body
          ? body.operationName
          : undefined;
      const isSignedIn = letsIn(init, operationName);
      const payload = { __typename: 'SignInPayload', viewer: isSignedIn ? viewer : null };
      if (operationName !== 'Orders')
        return Promise.resolve(
          Response.json({ data: { viewer: payload.viewer, signIn: payload } }),
        );
      return Promise.resolve(
        Response.json(
          isSignedIn ? { data: { orders: [{ __typename: 'Order', id: '1' }] } } : refused(code),
        ),
      );
    });
    vi.stubGlobal('fetch', answer);
    const asked = () =>
      answer.mock.calls.map(bodyOf).filter((body) => JSON.stringify(body).includes('"Orders"'))
        .length;
    const probe = {
      document: gql`
        query Probe {
          viewer {
            id
          }
        }
      `,
      variables: {},
      viewer: ['viewer'],
    };
    return {
      ...(await connect(readPageConfig({}, {}, page(json)), emptySchemaConfig, () =>
        Promise.resolve({ probe }),
      )),
      asked,
    };
  }

  afterEach(() => localStorage.clear());

  it('waits for the next sign-in, and goes on', async () => {
    let hasSignedIn = false;
    const { client, session, asked } = await startSignedOut(
      '{}',
      'UNAUTHENTICATED',
      (_init, operationName) => (hasSignedIn ||= operationName === 'SignIn'),
    );
    const waiting = client.query({ query: orders });
    await vi.waitFor(() => expect(asked()).toBe(1));
    await session.signIn({ identifier: viewer.email, password: 'a' });
    expect((await waiting).data).toEqual({ orders: [{ __typename: 'Order', id: '1' }] });
    expect(asked()).toBe(2);
  });

  it.each(['UNAUTHENTICATED', 'FORBIDDEN'])(
    'goes on with the token that is given then, where the server says %s',
    async (code) => {
      const { client, session, asked } = await startSignedOut(
        '{"auth":"token"}',
        code,
        (init) => new Headers(init?.headers).get('authorization') === 'Bearer t1',
      );
      const waiting = client.query({ query: orders });
      await vi.waitFor(() => expect(asked()).toBe(1));
      await session.signIn({ token: 't1' });
      expect((await waiting).data).toEqual({ orders: [{ __typename: 'Order', id: '1' }] });
    },
  );

  it('fails where there is no sign-in', async () => {
    const { client } = await startSignedOut('{"auth":"none"}', 'UNAUTHENTICATED', () => false);
    await expect(client.query({ query: orders })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });
});

it('a refusal that a server answers in place of records fails the query', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({
        data: {
          users: { __typename: 'AuthError', errorMessage: 'Раздел закрыт', errorCode: 'FORBIDDEN' },
        },
      }),
    ),
  );
  const { client } = await connect(
    readPageConfig({}, {}, page('{"auth":"none"}')),
    emptySchemaConfig,
  );
  const users = gql`
    query Users {
      users {
        __typename
        ... on UserList {
          items {
            id
          }
        }
        ... on AuthError {
          errorMessage: message
          errorCode: code
        }
      }
    }
  `;
  await expect(client.query({ query: users })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    operationName: 'Users',
  });
});

it('the provider has to be named where people sign in at one', async () => {
  await expect(
    connect(
      readPageConfig({}, {}, page('{"auth":"oidc","issuer":"https://id.example"}')),
      emptySchemaConfig,
    ),
  ).rejects.toThrow('needs issuer and clientId');
});
