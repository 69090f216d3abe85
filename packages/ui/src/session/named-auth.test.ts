import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { ApolloLink } from '@apollo/client';
import { expect, it } from 'vitest';

import { namedAuth, type AuthMode, type NamedAuthOptions } from './named-auth.ts';

const open = async (name: AuthMode, options?: NamedAuthOptions) =>
  (await namedAuth(name, options))({
    client: () => createAdminClient({ schema: emptySchemaConfig }),
    transport: { terminal: ApolloLink.empty() },
    key: 'admin',
  });

const oidc = { issuer: 'https://id.example.com', clientId: 'admin' };

it.each<[AuthMode, NamedAuthOptions | undefined, object]>([
  ['session', undefined, { hasAccounts: true, form: true, page: false, asks: undefined }],
  ['mutation', undefined, { hasAccounts: undefined, form: true, page: false, asks: 'email' }],
  ['token', {}, { hasAccounts: undefined, form: true, page: false, asks: 'token' }],
  ['none', {}, { hasAccounts: undefined, form: false, page: false, asks: undefined }],
  ['oidc', { oidc }, { hasAccounts: undefined, form: false, page: true, asks: undefined }],
])('%s signs in by its own way', async (name, options, expected) => {
  const { hasAccounts, signIn, SignIn, asks } = await open(name, options);
  const found = { hasAccounts, form: signIn !== undefined, page: SignIn !== undefined, asks };
  expect(found).toEqual(expected);
});

it('needs to know the provider', () => {
  expect(() => namedAuth('oidc')).toThrow('needs issuer and clientId');
});
