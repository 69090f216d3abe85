import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createProvider, type Attempt } from './provider.ts';

const issuer = 'https://id.example.com';
const back = 'https://admin.example.com/';
const begin = { authorization_endpoint: `${issuer}/auth`, end_session_endpoint: `${issuer}/end` };

let server: Readonly<Record<string, string>> = begin;
let tokens: Readonly<Record<string, unknown>> = {};
let discoveries = 0;

beforeEach(() => {
  server = begin;
  discoveries = 0;
  vi.stubGlobal('fetch', async (address: string | URL) => {
    if (!String(address).includes('.well-known'))
      return Response.json({ access_token: 'a', token_type: 'bearer', ...tokens });
    discoveries += 1;
    return discoveries === 1 && server['isDown'] !== undefined
      ? new Response('', { status: 503 })
      : Response.json({ issuer, token_endpoint: `${issuer}/token`, ...server });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const provider = () => createProvider({ issuer, clientId: 'admin', redirectUri: back });
const attempt: Attempt = { state: 's1', verifier: 'v'.repeat(43), nonce: 'n1' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (claims: object = {}) => {
  const now = Math.floor(Date.now() / 1000);
  const own = { iss: issuer, aud: 'admin', sub: 'anna', iat: now, exp: now + 60, nonce: 'n1' };
  return `${part({ alg: 'RS256' })}.${part({ ...own, ...claims })}.${part({})}`;
};
const finish = (query = 'code=c1&state=s1') =>
  provider().finish(new URL(`${back}?${query}`), attempt);

it('knows who has signed in, and until when the token lives', async () => {
  tokens = { id_token: idToken(), refresh_token: 'r', expires_in: 60 };
  const before = Date.now();
  const { tokens: kept, claims } = await finish();
  expect(claims).toMatchObject({ sub: 'anna' });
  expect(kept).toMatchObject({ access: 'a', refresh: 'r', id: tokens['id_token'] });
  expect(kept.expiresAt).toBeGreaterThanOrEqual(before + 60_000);
  expect(kept.expiresAt).toBeLessThanOrEqual(Date.now() + 60_000);
});

it('takes a token for five minutes where the provider does not say', async () => {
  tokens = { id_token: idToken() };
  const before = Date.now();
  const { expiresAt } = (await finish()).tokens;
  expect(expiresAt).toBeGreaterThanOrEqual(before + 300_000);
  expect(expiresAt).toBeLessThanOrEqual(Date.now() + 300_000);
});

it.each([
  ['without an ID token', {}, '"id_token" property'],
  ['with one of another attempt', { id_token: idToken({ nonce: 'n2' }) }, '"nonce"'],
  ['with one for another application', { id_token: idToken({ aud: 'other' }) }, '"aud"'],
  ['with one of another provider', { id_token: idToken({ iss: 'https://evil.example' }) }, '"iss"'],
])('refuses an answer %s', async (_, answer, about) => {
  tokens = answer;
  await expect(finish()).rejects.toThrow(about);
});

it('refuses an address of another attempt, and one that says no', async () => {
  tokens = { id_token: idToken() };
  await expect(finish('code=c1&state=s2')).rejects.toThrow('"state"');
  await expect(finish('error=access_denied&state=s1')).rejects.toMatchObject({
    error: 'access_denied',
  });
});

it('needs no ID token to renew one', async () => {
  tokens = { expires_in: 60 };
  expect(await provider().refresh('r')).toMatchObject({
    tokens: { access: 'a' },
    claims: undefined,
  });
});

it('asks again for the addresses of a provider that did not answer', async () => {
  server = { ...begin, isDown: 'once' };
  const again = provider();
  await expect(again.endSession('i1', back)).rejects.toThrow(
    'not a conform Authorization Server Metadata response',
  );
  expect(await again.endSession('i1', back)).toContain(`${issuer}/end?`);
  await again.endSession('i1', back);
  expect(discoveries).toBe(2);
});

it('says of a provider without an address for sign-ins that it has none', async () => {
  server = {};
  await expect(provider().begin('openid', {})).rejects.toThrow('names no authorization_endpoint');
});

it('ends the session of the provider where it has an address for that', async () => {
  const ended = new URL(String(await provider().endSession('i1', back)));
  expect(ended.origin + ended.pathname).toBe(`${issuer}/end`);
  expect(Object.fromEntries(ended.searchParams)).toEqual({
    client_id: 'admin',
    post_logout_redirect_uri: back,
    id_token_hint: 'i1',
  });
  expect(String(await provider().endSession(undefined, back))).not.toContain('id_token_hint');
  server = {};
  expect(await provider().endSession('i1', back)).toBeUndefined();
});
