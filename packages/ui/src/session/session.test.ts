import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { SignInCredentials } from '@admin/gql/resource';
import { ViewerDocument, type Viewer } from '@admin/gql/session';
import { createRefreshCredentialsLink } from '@admin/gql/transport';
import { ApolloLink, gql, Observable, type ApolloClient } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { listSearch } from '../resources/raw-location.ts';
import { dropAllDrafts, keepDraft, readDraft } from '../storage/draft-storage.ts';
import { keepRecent, recentRecords } from '../storage/recent-records.ts';
import { knownViews, rememberViews } from '../features/views/known-views.ts';
import type { CreateAuth } from './auth.ts';
import { endpointAuth, tokenAuth } from './endpoint-auth.ts';
import { sessionAuth } from './session-auth.ts';
import { createSession } from './session.ts';

afterEach(() => void vi.unstubAllGlobals());

const place = { application: '', owner: '1', name: 'books/1' };
const anna: Viewer = {
  id: 1,
  email: 'anna@example.ru',
  name: 'Анна',
  role: 'editor',
  mustChangePassword: false,
};

/** A server with one session for all tabs of a browser. */
function createServer() {
  const server = {
    viewer: null as Viewer | null,
    isDown: false,
    client(session: { renew: () => Promise<void> }): ApolloClient {
      const answer = new ApolloLink(
        ({ operationName }) =>
          new Observable((observer) => {
            if (server.isDown) return observer.error(new TypeError('Failed to fetch'));
            if (operationName === 'SignIn') server.viewer = anna;
            if (operationName === 'SignOut') server.viewer = null;
            const refused = operationName === 'IssuePassword' && !server.viewer;
            const payload = { viewer: server.viewer && { ...server.viewer, __typename: 'Viewer' } };
            const results: Record<string, object> = {
              Viewer: payload,
              SignIn: { signIn: payload },
              SignOut: { signOut: { viewer: null } },
              IssuePassword: { issuePassword: { password: 'a' } },
            };
            observer.next(
              refused
                ? { errors: [{ message: 'No session', extensions: { code: 'UNAUTHENTICATED' } }] }
                : { data: results[operationName ?? ''] },
            );
            observer.complete();
          }),
      );
      return createAdminClient({
        schema: emptySchemaConfig,
        terminal: answer,
        links: [createRefreshCredentialsLink(session.renew)],
      });
    },
  };
  return server;
}

function open(server: ReturnType<typeof createServer>, createAuth: CreateAuth = sessionAuth()) {
  const auth = createAuth({
    client: () => client,
    transport: { terminal: ApolloLink.empty() },
    key: 'admin',
  });
  const session = createSession({ auth, client: () => client });
  const client: ApolloClient = server.client({ renew: session.renew });
  return { session, client };
}

describe('session', () => {
  it('finds out who is signed in', async () => {
    const server = createServer();
    const { session } = open(server);
    expect(session.state.status).toBe('starting');
    await session.start();
    expect(session.state).toEqual({ status: 'signedOut' });
    server.viewer = anna;
    await session.start();
    expect(session.state).toMatchObject({ status: 'signedIn', viewer: anna });
  });

  it('says that the server cannot be reached, and tries again', async () => {
    const server = createServer();
    const { session } = open(server);
    server.isDown = true;
    await session.start();
    expect(session.state).toMatchObject({ status: 'failed', error: { code: 'NETWORK' } });
    server.isDown = false;
    await session.start();
    expect(session.state.status).toBe('signedOut');
  });

  it('keeps the page when the session ends, and lets waiting requests go on after the sign-in', async () => {
    const server = createServer();
    const { session, client } = open(server);
    server.viewer = anna;
    await session.start();
    server.viewer = null;

    const { IssuePasswordDocument } = await import('@admin/gql/session');
    const waiting = client.mutate({
      mutation: IssuePasswordDocument,
      variables: { input: { accountId: 1 } },
    });
    await vi.waitFor(() =>
      expect(session.state).toMatchObject({ status: 'expired', viewer: anna }),
    );
    await session.signIn({ identifier: anna.email, password: 'secret' });

    expect(session.state).toMatchObject({ status: 'signedIn', viewer: anna });
    expect((await waiting).data?.issuePassword?.password).toBe('a');
  });

  it('notices that another tab has signed out or in', async () => {
    const server = createServer();
    const { session } = open(server);
    server.viewer = anna;
    await session.start();

    const inAnotherTab = () =>
      dispatchEvent(new StorageEvent('storage', { key: 'admin.sessionChangedAt', newValue: '1' }));
    server.viewer = null;
    inAnotherTab();
    await vi.waitFor(() => expect(session.state.status).toBe('expired'));
    server.viewer = anna;
    inAnotherTab();
    await vi.waitFor(() => expect(session.state.status).toBe('signedIn'));
  });

  it('begins anew when another person signs in over the page, and keeps nothing that was typed', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const server = createServer();
    const { session } = open(server);
    server.viewer = anna;
    await session.start();
    keepDraft(place, { savedAt: '2026-11-22T10:00:00.000Z', values: { title: 'Чайка' } });
    const goesOn = vi.fn<() => void>();
    void session.renew().then(goesOn);
    await session.start();
    await vi.waitFor(() => expect(goesOn).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();

    void session.renew().then(goesOn);
    server.viewer = { ...anna, id: 2 };
    await session.start();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect([readDraft(place), goesOn.mock.calls.length]).toEqual([null, 1]);
  });

  it('keeps a page with something unsaved when another person signs in, until its owner is back', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    const server = createServer();
    const { session } = open(server);
    server.viewer = anna;
    await session.start();
    server.viewer = { ...anna, id: 2, name: 'Борис' };
    await session.start();
    await vi.waitFor(() =>
      expect(session.state).toMatchObject({
        status: 'expired',
        viewer: anna,
        successor: { name: 'Борис' },
      }),
    );
    expect(reload).not.toHaveBeenCalled();
    await session.signIn({ identifier: anna.email, password: 'secret' });
    expect(session.state).toEqual({
      status: 'signedIn',
      viewer: expect.objectContaining({ id: 1 }),
    });
    removeEventListener('beforeunload', ask);
  });

  it('deletes drafts and titles also when the server does not end the session', async () => {
    const server = createServer();
    const { session } = open(server);
    server.viewer = anna;
    await session.start();
    keepDraft(place, { savedAt: new Date().toISOString(), values: { title: 'Чайка' } });
    keepRecent('', { href: '/books/1', resource: 'books', title: 'Чайка' }, '');
    server.isDown = true;
    await expect(session.signOut()).rejects.toMatchObject({ code: 'NETWORK' });
    expect([readDraft(place), recentRecords('', '')]).toEqual([null, []]);
    expect(session.state.status).toBe('signedIn');
  });

  it('forgets what was typed while the server ended the session', async () => {
    const server = createServer();
    const { session } = open(server, (context) => {
      const auth = sessionAuth()(context);
      return {
        ...auth,
        signOut: async () => {
          const next = await auth.signOut?.();
          keepDraft(place, { savedAt: new Date().toISOString(), values: { title: 'Чайка' } });
          keepRecent('', { href: '/books/1', resource: 'books', title: 'Чайка' }, '');
          return next;
        },
      };
    });
    server.viewer = anna;
    await session.start();
    await session.signOut();
    expect([readDraft(place), recentRecords('', '')]).toEqual([null, []]);
  });

  it('offers nothing of a tab whose account signed out in another one', async () => {
    const savedAt = new Date().toISOString();
    keepDraft(place, { savedAt, values: { title: 'Чайка' } });
    const copies = Object.entries(sessionStorage);
    await dropAllDrafts();
    for (const [key, text] of copies) sessionStorage.setItem(key, String(text));
    expect(readDraft(place)).toBeNull();
  });

  it('forgets everything that was read or typed when the user signs out', async () => {
    const server = createServer();
    const { session, client } = open(server);
    server.viewer = anna;
    await session.start();
    client.writeQuery({ query: ViewerDocument, data: { viewer: anna } });
    keepDraft(place, { savedAt: '2026-11-22T10:00:00.000Z', values: { title: 'Чайка' } });
    rememberViews(
      { list: 'books', path: '/books', application: '' },
      [
        {
          id: '1',
          name: 'Мои',
          query: 'status.in=DRAFT',
          columns: null,
          isShared: false,
          position: 1,
          isDefault: true,
          mayChange: true,
          revision: 1,
        },
      ],
      false,
    );
    await session.signOut();
    expect(session.state.status).toBe('signedOut');
    expect([client.extract(), readDraft(place)]).toEqual([{}, null]);
    // Nor does the list open for the next person in what this one has kept under a name.
    expect([knownViews('books', ''), listSearch('/books', '', '')]).toEqual([[], '']);
  });

  it('keeps a token that was typed in, in this browser, until the sign-out', async () => {
    const { session } = open(createServer(), tokenAuth());
    await session.start();
    expect(session.state.status).toBe('signedOut');
    await session.signIn({ token: 'abc' });
    expect(session.auth.token?.()).toBe('abc');

    const later = open(createServer(), tokenAuth()).session;
    await later.start();
    expect(later.state).toEqual({ status: 'signedIn', viewer: null });
    await later.signOut();
    expect(later.auth.token?.()).toBeUndefined();
  });
});

describe('the session of another endpoint', () => {
  const login = gql`
    mutation Login($name: String!, $password: String!) {
      login(name: $name, password: $password) {
        token
      }
    }
  `;
  const probe = {
    document: gql`
      query Probe {
        me {
          name
        }
      }
    `,
    variables: {},
    viewer: ['me'],
  };

  /** An endpoint that knows one token, or keeps a cookie, and signs in who says `right`. */
  function createEndpoint(token: string | null = 't1') {
    const endpoint = { isUp: true, valid: true };
    const terminal = new ApolloLink(
      ({ operationName, variables, getContext }) =>
        new Observable((observer) => {
          if (!endpoint.isUp) return observer.error(new TypeError('Failed to fetch'));
          const { headers } = getContext();
          const isKnown =
            endpoint.valid &&
            headers?.['authorization'] === (token === null ? undefined : `Bearer ${token}`);
          const me = isKnown ? { __typename: 'Person', name: 'anna' } : null;
          observer.next({
            data:
              operationName === 'Probe'
                ? { me }
                : {
                    login:
                      variables['password'] === 'right' ? { __typename: 'Login', token } : null,
                  },
          });
          observer.complete();
        }),
    );
    const signIn = {
      document: login,
      kind: 'name' as const,
      variables: ({ identifier, password }: SignInCredentials) => ({ name: identifier, password }),
      payload: ['login'],
      ...(token !== null && { token: ['login', 'token'] }),
    };
    const auth = endpointAuth({ load: () => Promise.resolve({ signIn, probe }) })({
      client: () => client,
      transport: { terminal },
      key: 'admin',
    });
    const session = createSession({ auth, client: () => client });
    const client: ApolloClient = createServer().client({ renew: session.renew });
    return { session, endpoint };
  }

  it('keeps no token that the endpoint does not take', async () => {
    const { session } = createEndpoint();
    await session.start();
    await expect(session.signIn({ token: 'nonsense' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      serverCode: 'INVALID_CREDENTIALS',
    });
    expect(session.auth.token?.()).toBeUndefined();
    expect(session.state).toEqual({ status: 'signedOut' });
    await session.signIn({ token: 't1' });
    expect(session.auth.token?.()).toBe('t1');
  });

  it('signs in by its mutation, remembers it on the next visit, and asks again when it does not hold any more', async () => {
    const { session } = createEndpoint();
    await session.start();
    expect(session.auth.asks).toBe('name');
    await expect(session.signIn({ identifier: 'anna', password: 'wrong' })).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
      serverCode: 'INVALID_CREDENTIALS',
    });
    await session.signIn({ identifier: 'anna', password: 'right' });
    expect(session.state).toEqual({ status: 'signedIn', viewer: null });

    const later = createEndpoint();
    await later.session.start();
    expect(later.session.state.status).toBe('signedIn');
    const tooLate = createEndpoint();
    tooLate.endpoint.valid = false;
    await tooLate.session.start();
    expect(tooLate.session.state.status).toBe('signedOut');
    expect(tooLate.session.identifier()).toBe('anna');
  });

  it('begins anew for another person than the one whose session has ended', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const { session } = createEndpoint();
    for (const [identifier, times] of [
      ['anna', 0],
      ['anna', 0],
      ['boris', 1],
    ] as const) {
      void session.renew();
      await session.signIn({ identifier, password: 'right' });
      await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times));
    }
  });

  it('notices by the name that another tab has signed in as somebody else', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    const { session } = createEndpoint();
    const other = createEndpoint();
    await session.signIn({ identifier: 'anna', password: 'right' });
    await other.session.signIn({ identifier: 'anna', password: 'right' });
    await session.start();
    expect(reload).not.toHaveBeenCalled();
    await other.session.signOut();
    await other.session.signIn({ identifier: 'boris', password: 'right' });
    await session.start();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('remembers a session that a cookie keeps', async () => {
    const keepsCookie = () => createEndpoint(null);
    const { session } = keepsCookie();
    await session.signIn({ identifier: 'anna', password: 'right' });
    expect(session.auth.token?.()).toBeUndefined();
    const later = keepsCookie();
    await later.session.start();
    expect(later.session.state.status).toBe('signedIn');
    await later.session.signOut();
    const afterwards = keepsCookie();
    await afterwards.session.start();
    expect(afterwards.session.state.status).toBe('signedOut');
  });

  it('says that the endpoint does not answer, in place of asking for a sign-in', async () => {
    localStorage.setItem('admin.token', 't1');
    const { session, endpoint } = createEndpoint();
    endpoint.isUp = false;
    await session.start();
    expect(session.state).toMatchObject({ status: 'failed', error: { code: 'NETWORK' } });
  });

  it('keeps the page until somebody has signed in again, and lets go on what waits', async () => {
    const { session } = createEndpoint();
    await session.signIn({ identifier: 'anna', password: 'right' });
    const waiting = session.renew();
    expect(session.state.status).toBe('expired');
    await session.signIn({ identifier: 'anna', password: 'right' });
    await waiting;
    expect(session.state.status).toBe('signedIn');
  });
});
