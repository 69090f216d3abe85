import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { indexedDB } from 'fake-indexeddb';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createI18n } from '../../locales/create-i18n.ts';
import { languages } from '../../locales/index.ts';
import type { Auth } from '../auth.ts';

import { createTokenStore } from './token-store.ts';
import { oidcAuth, type OidcAuthOptions } from './oidc-auth.ts';

const issuer = 'https://id.example.com';
const pendingPrefix = 'admin.oidc.pending.';
const kept = createTokenStore('admin.oidc');
const assign = vi.fn<(address: string) => void>();
const close = vi.fn<() => void>();

/** Claims of the ID token that the provider answers with, beside its nonce. */
let claims: Readonly<Record<string, unknown>>;
/** Parameters of the last request to the token endpoint. */
let requested: URLSearchParams | undefined;
let isDown: boolean;

beforeEach(async () => {
  vi.stubGlobal('indexedDB', indexedDB);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('close', close);
  // The page of jsdom has one of its own, which no digest of Node is an instance of.
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array());
  vi.stubGlobal('ArrayBuffer', digest.constructor);
  vi.stubGlobal('navigator', {
    language: navigator.language,
    userAgent: navigator.userAgent,
    locks: { request: (_: string, run: () => Promise<unknown>) => run() },
  });
  await kept.remove();
  claims = { name: 'Анна' };
  requested = undefined;
  isDown = false;
  vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
    if (isDown) throw new TypeError('Failed to fetch');
    if (String(address).includes('.well-known'))
      return Response.json({
        issuer,
        token_endpoint: `${issuer}/token`,
        authorization_endpoint: `${issuer}/auth`,
        end_session_endpoint: `${issuer}/end`,
      });
    if (init?.body instanceof URLSearchParams) requested = init.body;
    return Response.json({ access_token: 'a', token_type: 'bearer', id_token: idToken() });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const nonce = new URL(assign.mock.lastCall?.[0] ?? issuer).searchParams.get('nonce');
  const own = { iss: issuer, aud: 'admin', sub: 'anna', iat: now, exp: now + 60, nonce };
  return `${base64({ alg: 'RS256' })}.${base64({ ...own, ...claims })}.${base64({})}`;
}

const open = (options: Partial<OidcAuthOptions> = {}, base?: string) =>
  oidcAuth({ issuer, clientId: 'admin', ...options })({
    client: () => createAdminClient({ schema: emptySchemaConfig }),
    transport: {},
    key: 'admin',
    ...(base !== undefined && { base }),
  });

async function show({ SignIn = () => null }: Auth, isAgain = false) {
  const i18n = await createI18n({ languages });
  return render(
    <I18nextProvider i18n={i18n}>
      <SignIn isAgain={isAgain} onSignedIn={() => undefined} />
    </I18nextProvider>,
  );
}

/** Presses the button of the sign-in on the page at an address. */
async function press(
  auth = open(),
  { at = '/books?page=2#7', isAgain = false }: { at?: string; isAgain?: boolean } = {},
): Promise<void> {
  const { unmount } = await show(auth, isAgain);
  const button = await screen.findByRole('button', { name: /^Войти через/ });
  const { origin } = location;
  const { href, pathname, search, hash } = new URL(at, origin);
  vi.stubGlobal('location', { origin, href, pathname, search, hash, assign });
  await userEvent.click(button);
  await waitFor(() =>
    expect(assign.mock.calls.length + screen.queryAllByRole('alert').length).toBeGreaterThan(0),
  );
  vi.stubGlobal('location', originalLocation);
  if (assign.mock.calls.length > 0) unmount();
}
const originalLocation = location;

const sentTo = () => new URL(assign.mock.lastCall?.[0] ?? '');
const attempts = () => Object.keys(localStorage).filter((key) => key.startsWith(pendingPrefix));
/** Opens the page at the address that the provider returns to. */
function comeBack(query: string, path = '/~/signed-in'): void {
  const state = attempts()[0]?.slice(pendingPrefix.length) ?? 'none';
  history.replaceState(null, '', `${path}?${query}&state=${state}`);
}

describe('sign-in at a provider', () => {
  it('leaves with what the provider needs, and returns to the page where it began', async () => {
    await press(open({ scope: 'openid groups', parameters: { prompt: 'consent' } }));
    const { origin, pathname, searchParams } = sentTo();
    expect(origin + pathname).toBe(`${issuer}/auth`);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'admin',
      redirect_uri: `${location.origin}/~/signed-in`,
      response_type: 'code',
      scope: 'openid groups',
      prompt: 'consent',
      code_challenge_method: 'S256',
    });
    comeBack('code=c1');
    const auth = open();
    expect(await auth.start()).toEqual({ id: 'anna', name: 'Анна' });
    expect(requested?.get('code')).toBe('c1');
    expect(location.pathname + location.search + location.hash).toBe('/books?page=2#7');
    expect([attempts(), await auth.token?.(), close.mock.calls]).toEqual([[], 'a', []]);
  });

  it.each([
    [undefined, '/~/signed-in'],
    ['/@stock', '/@stock/~/signed-in'],
  ])('returns to an address of its own schema: %s', async (base, path) => {
    const auth = open({}, base);
    await press(auth);
    expect(sentTo().searchParams.get('redirect_uri')).toBe(location.origin + path);
    expect(sentTo().searchParams.get('scope')).toBe('openid profile email');
    const address = new URL((await auth.signOut?.()) ?? '');
    expect(address.searchParams.get('post_logout_redirect_uri')).toBe(
      `${location.origin}${base ?? ''}/`,
    );
  });

  it('signs in a window over a page that is to stay, which closes itself', async () => {
    const popup = { location: { assign }, close };
    const opened = vi.fn<() => unknown>(() => popup);
    vi.stubGlobal('open', opened);
    await press(open(), { isAgain: true });
    expect(opened).toHaveBeenCalledTimes(1);
    expect(close).not.toHaveBeenCalled();
    comeBack('code=c1');
    expect(await open().start()).toMatchObject({ id: 'anna' });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('leaves the page where the browser opens no window', async () => {
    vi.stubGlobal('open', () => null);
    await press(open(), { isAgain: true });
    expect(sentTo().origin).toBe(issuer);
    comeBack('code=c1');
    expect(await open().start()).toMatchObject({ id: 'anna' });
    expect(close).not.toHaveBeenCalled();
  });

  it('closes its window and says so when the provider does not answer', async () => {
    isDown = true;
    vi.stubGlobal('open', () => ({ location: { assign }, close }));
    await press(open({ name: 'Домен' }), { isAgain: true });
    expect(screen.getByRole('alert')).toHaveTextContent('Сервер входа Домен не отвечает');
    expect([close.mock.calls.length, assign.mock.calls.length]).toEqual([1, 0]);
  });

  it('does not begin on a page that is read without encryption', async () => {
    vi.stubGlobal('isSecureContext', false);
    await press();
    expect(screen.getByRole('alert')).toBeVisible();
    expect([assign.mock.calls, attempts()]).toEqual([[], []]);
  });

  it('forgets attempts of more than an hour ago, and none of a minute ago', async () => {
    const store = (state: string, minutes: number) =>
      localStorage.setItem(
        pendingPrefix + state,
        JSON.stringify({ state, begunAt: Date.now() - minutes * 60_000 }),
      );
    store('old', 61);
    store('recent', 59);
    localStorage.setItem('admin.other', '{}');
    await press();
    expect(attempts()).toHaveLength(2);
    expect(attempts()).toContain(`${pendingPrefix}recent`);
    expect(localStorage.getItem('admin.other')).toBe('{}');
  });
});

describe('return from a provider', () => {
  it.each([
    ['that the person refused', 'error=access_denied', false, 'info', /отмен|отказ/i],
    ['that the provider failed', 'error=server_error', false, 'error', /не удал/i],
    ['that nobody answers', 'code=c1', true, 'error', /не отвечает/],
  ] as const)('says %s', async (_, query, isSilent, severity, text) => {
    await press();
    comeBack(query);
    isDown = isSilent;
    const auth = open();
    expect(await auth.start()).toBeUndefined();
    await show(auth);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert.className.toLowerCase()).toContain(severity);
  });

  it('says that an attempt is unknown, unless somebody is signed in', async () => {
    comeBack('code=c1', '/~/signed-in');
    const auth = open();
    expect(await auth.start()).toBeUndefined();
    expect(location.pathname).toBe('/');
    const { unmount } = await show(auth);
    expect(await screen.findByRole('alert')).toBeVisible();
    unmount();
    const viewer = { id: 'anna', name: 'Анна' };
    await kept.write({ access: 'a', expiresAt: Date.now() + 300_000, viewer });
    comeBack('code=c1');
    const signedIn = open();
    expect(await signedIn.start()).toEqual(viewer);
    expect(requested).toBeUndefined();
  });

  it.each([
    [{ name: 'Анна', preferred_username: 'ann', email: 'a@b.ru' }, 'Анна', 'a@b.ru'],
    [{ name: '', preferred_username: 'ann', email: 'a@b.ru' }, 'ann', 'a@b.ru'],
    [{ email: 'a@b.ru' }, 'a@b.ru', 'a@b.ru'],
    [{ name: 7, email: false }, 'anna', undefined],
  ])('knows the person by the claims %j', async (given, name, email) => {
    claims = given;
    await press();
    comeBack('code=c1');
    expect(await open().start()).toEqual({ id: 'anna', name, ...(email && { email }) });
  });

  it('knows the person by claims of the application’s own', async () => {
    claims = { role: 'owner' };
    await press();
    comeBack('code=c1');
    const viewer = ({ sub, ...rest }: Record<string, unknown>) => ({
      id: String(sub),
      name: String(rest['role']),
    });
    expect(await open({ viewer }).start()).toEqual({ id: 'anna', name: 'owner' });
  });
});
