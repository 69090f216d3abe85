import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTokenStore, type Tokens } from './token-store.ts';
import { oidcAuth, type OidcAuthOptions } from './oidc-auth.ts';

const issuer = 'https://id.example.com';
const anna = { id: 'anna', name: 'Анна' };

/** What the token endpoint answers; every request for a new token counts. */
let answer: () => Response | Promise<Response>;
const refreshed = vi.fn<() => void>();

const kept = createTokenStore('admin.oidc');

beforeEach(async () => {
  vi.stubGlobal('indexedDB', indexedDB);
  await kept.remove();
  refreshed.mockClear();
  // One after another, as a browser's locks over all tabs.
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, run: () => Promise<unknown>) =>
        (last = last.catch(() => undefined).then(run)),
    },
  });
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (String(address).includes('.well-known')) {
      return Response.json({
        issuer,
        token_endpoint: `${issuer}/token`,
        authorization_endpoint: `${issuer}/auth`,
        end_session_endpoint: `${issuer}/end`,
      });
    }
    refreshed();
    return answer();
  });
  answer = () =>
    Response.json({
      access_token: `new${refreshed.mock.calls.length}`,
      token_type: 'bearer',
      expires_in: 300,
    });
});
afterEach(() => void vi.unstubAllGlobals());

const keep = (tokens: Partial<Tokens> = {}) =>
  kept.write({
    access: 'old',
    refresh: 'r1',
    id: 'i1',
    expiresAt: Date.now() + 300_000,
    viewer: anna,
    ...tokens,
  });
const open = (options: Partial<OidcAuthOptions> = {}) =>
  oidcAuth({ issuer, clientId: 'admin', ...options })({
    client: () => createAdminClient({ schema: emptySchemaConfig }),
    transport: {},
    key: 'admin',
  });

it('knows nobody in a browser that nobody has signed in with', async () => {
  const auth = open();
  expect([auth.mayBeOpen?.(), await auth.start()]).toEqual([false, undefined]);
  await expect(auth.token?.()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

it('sends the token that is there, the one that the endpoint checks', async () => {
  await keep();
  expect([
    await open().start(),
    await open().token?.(),
    await open({ sends: 'id' }).token?.(),
  ]).toEqual([anna, 'old', 'i1']);
  expect(refreshed).not.toHaveBeenCalled();
});

it('renews a token that is about to expire, once for all tabs and requests', async () => {
  await keep({ expiresAt: Date.now() + 5000 });
  const [auth, another] = [open(), open()];
  expect(await Promise.all([auth.token?.(), auth.token?.(), another.token?.()])).toEqual([
    'new1',
    'new1',
    'new1',
  ]);
  expect(refreshed).toHaveBeenCalledTimes(1);
});

it('renews with the refresh token that it has for as long as the provider gives no other', async () => {
  await keep({ expiresAt: Date.now() });
  const sent: unknown[] = [];
  const fetched = fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => {
    if (init?.body instanceof URLSearchParams) sent.push(init.body.get('refresh_token'));
    return fetched(address, init);
  });
  answer = () =>
    Response.json({
      access_token: `new${refreshed.mock.calls.length}`,
      token_type: 'bearer',
      expires_in: 5,
    });
  const auth = open();
  expect([await auth.token?.(), await auth.token?.(), sent]).toEqual([
    'new1',
    'new2',
    ['r1', 'r1'],
  ]);
});

it('is known to the other tabs at once: that somebody has signed in, and who', async () => {
  const heard = vi.fn<(tokens: Tokens) => void>();
  const end = kept.onWritten(heard);
  await keep();
  expect(open().mayBeOpen?.()).toBe(true);
  dispatchEvent(
    new StorageEvent('storage', {
      key: 'admin.oidc',
      newValue: localStorage.getItem('admin.oidc'),
    }),
  );
  await vi.waitFor(() =>
    expect(heard).toHaveBeenCalledWith(expect.objectContaining({ viewer: anna })),
  );
  end();
});

it('renews a token that the endpoint refuses, unless another tab has already', async () => {
  await keep();
  const [auth, another] = [open(), open()];
  await Promise.all([auth.token?.(), another.token?.()]);
  expect(await Promise.all([auth.renew?.(), another.renew?.()])).toEqual([true, true]);
  expect([await auth.token?.(), refreshed.mock.calls.length]).toEqual(['new1', 1]);
});

it('sends a refresh token once, though a browser shows one tab later what another has put into localStorage', async () => {
  await keep({ expiresAt: Date.now() + 5000 });
  const [auth, another] = [open(), open()];
  const late = localStorage.getItem('admin.oidc');
  await auth.token?.();
  vi.stubGlobal('localStorage', { getItem: () => late, setItem: () => undefined });
  expect([await another.token?.(), refreshed.mock.calls.length]).toEqual(['new1', 1]);
});

it('lets nobody in again by a renewal that was under way when they signed out', async () => {
  await keep({ expiresAt: Date.now() });
  const auth = open();
  const renewed = Promise.withResolvers<Response>();
  answer = () => renewed.promise;
  const token = auth.token?.();
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalled());
  const signedOut = auth.signOut?.();
  renewed.resolve(Response.json({ access_token: 'new1', token_type: 'bearer', expires_in: 300 }));
  await Promise.all([token, signedOut]);
  expect([auth.mayBeOpen?.(), await auth.start()]).toEqual([false, undefined]);
});

it('asks for a sign-in when the provider renews nothing', async () => {
  await keep({ expiresAt: Date.now() });
  answer = () => Response.json({ error: 'invalid_grant' }, { status: 400 });
  const auth = open();
  await expect(auth.token?.()).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect([await auth.renew?.(), await auth.start()]).toEqual([false, undefined]);
});

it('keeps the session when the provider cannot be reached, and says so', async () => {
  await keep({ expiresAt: Date.now() });
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  const auth = open();
  await expect(auth.token?.()).rejects.toMatchObject({ code: 'NETWORK' });
  await expect(auth.start()).rejects.toMatchObject({ code: 'NETWORK' });
  answer = () => Response.json({ access_token: 'later', token_type: 'bearer', expires_in: 300 });
  expect(await auth.token?.()).toBe('later');
});

it('leaves by the provider, and here whether it answers or not', async () => {
  await keep();
  const auth = open();
  const address = new URL((await auth.signOut?.()) ?? '');
  expect([address.pathname, address.searchParams.get('id_token_hint'), auth.mayBeOpen?.()]).toEqual(
    ['/end', 'i1', false],
  );
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await keep();
  const offline = open();
  expect([await offline.signOut?.(), offline.mayBeOpen?.()]).toEqual([undefined, false]);
});
