import { describe, expect, it } from 'vitest';

import { readPageConfig } from './page-config.ts';

function page(json: string): Document {
  return new DOMParser().parseFromString(
    `<script type="application/json" id="admin-config">${json}</script>`,
    'text/html',
  );
}

describe('readPageConfig', () => {
  it('asks the page’s own host, with our sign-in, when nothing is configured', () => {
    expect(readPageConfig({}, {}, page('{}'))).toEqual({
      endpoint: '/graphql',
      server: undefined,
      auth: 'session',
      headers: {},
      credentials: 'same-origin',
      documents: 'text',
    });
  });

  it('takes what the build named', () => {
    const env = {
      VITE_ADMIN_ENDPOINT: 'https://shop.example/api/graph',
      VITE_ADMIN_AUTH: 'token',
      VITE_ADMIN_HEADERS: '{"X-Tenant":"7"}',
      VITE_ADMIN_CREDENTIALS: 'omit',
    };
    expect(readPageConfig({}, env, page(''))).toEqual({
      endpoint: 'https://shop.example/api/graph',
      server: 'https://shop.example/api/graph',
      auth: 'token',
      headers: { 'X-Tenant': '7' },
      credentials: 'omit',
      documents: 'text',
    });
  });

  it('lets the page speak over the build', () => {
    const config = readPageConfig(
      {},
      { VITE_ADMIN_ENDPOINT: 'https://built.example', VITE_ADMIN_AUTH: 'token' },
      page('{"endpoint":"https://deployed.example"}'),
    );
    expect(config).toMatchObject({ endpoint: 'https://deployed.example/graphql', auth: 'token' });
  });

  it('sends hashes in place of documents where it is told to', () => {
    expect(readPageConfig({}, {}, page('{"documents":"persisted"}')).documents).toBe('persisted');
    expect(readPageConfig({}, { VITE_ADMIN_DOCUMENTS: 'persisted' }, page('{}')).documents).toBe(
      'persisted',
    );
  });

  it('names a provider of OpenID Connect, in place of what the application says', () => {
    const own = () => ({ start: () => Promise.resolve(null) });
    expect(readPageConfig({ auth: own }, {}, page('{}')).auth).toBe(own);
    const config = readPageConfig(
      { auth: own },
      { VITE_ADMIN_ISSUER: 'https://built.example' },
      page('{"auth":"oidc","issuer":"https://id.example","clientId":"admin"}'),
    );
    expect(config).toMatchObject({
      auth: 'oidc',
      oidc: { issuer: 'https://id.example', clientId: 'admin' },
    });
  });

  it('refuses what it does not know, naming what there is', () => {
    expect(() => readPageConfig({}, {}, page('{"auth":"password"}'))).toThrow(
      "auth is 'password', and can be session, mutation, token, none",
    );
    expect(() => readPageConfig({}, { VITE_ADMIN_HEADERS: '[1]' }, page(''))).toThrow(
      'VITE_ADMIN_HEADERS has to hold a JSON object',
    );
    expect(() => readPageConfig({}, {}, page('{oops'))).toThrow(
      'The script #admin-config has to hold a JSON object',
    );
  });
});
