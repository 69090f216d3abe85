import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createAdminClient, emptySchemaConfig, UnauthenticatedError } from '@admin/gql';
import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, it, vi } from 'vitest';

import { createSession } from '../src/session/session.ts';
import { companyAuth } from './guide/company-auth.ts';

afterEach(() => void vi.unstubAllGlobals());

const guide = readFileSync(join(import.meta.dirname, '../../../docs/guide/sign-in.md'), 'utf8');
const examples = [...guide.matchAll(/```tsx?\n\/\/ ([\w-]+\.tsx?)\n([\s\S]*?)```/g)].map(
  ([, name = '', code = '']) => [name, code] as const,
);

it.each(examples)('the guide shows %s as it is', (name, code) => {
  expect(code).toBe(readFileSync(join(import.meta.dirname, 'guide', name), 'utf8'));
});

it('a sign-in of one’s own knows who comes, asks who does not, and says what the requests carry', async () => {
  const person = { login: 'anna', fullName: 'Анна Каренина', mayWrite: false, branch: 'Тверь' };
  let isSignedIn = false;
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    if (method === 'POST')
      isSignedIn = typeof body === 'string' && JSON.parse(body).password === 'right';
    if (method === 'DELETE') isSignedIn = false;
    return isSignedIn
      ? Response.json(person)
      : new Response(null, { status: method === 'DELETE' ? 204 : 401 });
  });
  const client: ApolloClient = createAdminClient({ schema: emptySchemaConfig });
  const auth = companyAuth('https://people.example')({
    client: () => client,
    transport: {},
    key: 'admin',
  });
  const session = createSession({ auth, client: () => client });
  await session.start();
  expect(session.state).toEqual({ status: 'signedOut' });
  await expect(session.signIn({ identifier: 'anna', password: 'wrong' })).rejects.toBeInstanceOf(
    UnauthenticatedError,
  );
  await session.signIn({ identifier: 'anna', password: 'right' });
  expect(session.state).toEqual({
    status: 'signedIn',
    viewer: { id: 'anna', name: 'Анна Каренина', role: 'viewer' },
  });
  expect(await auth.headers?.()).toEqual({ 'x-branch': 'Тверь' });
  await session.signOut();
  await session.start();
  expect(session.state).toEqual({ status: 'signedOut' });
});
