import { burst, faults, faultyFetch } from '@admin/gql/testing';
import { documentHash, emptySchemaConfig, SignOutDocument, ViewerDocument } from '@admin/gql';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readConfig } from '../src/app/config.ts';
import { connect } from '../src/app/connect.ts';

const viewer = { __typename: 'Viewer', id: 1, email: 'a@b.c', name: 'Анна', role: 'owner', mustChangePassword: false };
const page = (json: string) => new DOMParser().parseFromString(`<script type="application/json" id="admin-config">${json}</script>`, 'text/html');

/** The application's client before a server of which the first `failing` requests do not come through. */
function start(failing: number, json = '{}') {
  const answer = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: { viewer, signOut: { __typename: 'SignOutPayload', viewer: null } } })));
  const sent = vi.fn<typeof fetch>(faultyFetch(burst(faults.drop(), failing), answer));
  vi.stubGlobal('fetch', sent);
  return { ...connect(readConfig({}, page(json)), emptySchemaConfig), sent };
}

afterEach(() => vi.unstubAllGlobals());

describe('a request that does not come through', () => {
  it('is repeated when it only reads', async () => {
    const { client, sent } = start(2);
    const { data } = await client.query({ query: ViewerDocument });
    expect(data?.viewer?.name).toBe('Анна');
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('is not repeated when it writes, unless the server knows a repetition by its key', async () => {
    const { client, sent } = start(1);
    await expect(client.mutate({ mutation: SignOutDocument, variables: { input: {} } })).rejects.toMatchObject({ code: 'NETWORK' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is repeated when it writes under a key', async () => {
    const { client, sent } = start(1);
    await client.mutate({ mutation: SignOutDocument, variables: { input: {} }, context: { idempotencyKey: 'k1' } });
    expect(sent).toHaveBeenCalledTimes(2);
    expect(sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))).toEqual(['k1', 'k1']);
  });
});

describe('an operation', () => {
  const bodyOf = ([, init]: Parameters<typeof fetch>): unknown => JSON.parse(typeof init?.body === 'string' ? init.body : '{}');

  it('is named by its text', async () => {
    const { client, sent } = start(0);
    await client.query({ query: ViewerDocument });
    expect(sent.mock.calls.map(bodyOf)).toEqual([{ operationName: 'Viewer', variables: {}, query: expect.stringContaining('query Viewer') }]);
  });

  it('is named by its hash alone where documents are persisted', async () => {
    const { client, sent } = start(0, '{"documents":"persisted"}');
    await client.query({ query: ViewerDocument });
    const persistedQuery = { version: 1, sha256Hash: documentHash(ViewerDocument) };
    expect(sent.mock.calls.map(bodyOf)).toEqual([{ operationName: 'Viewer', variables: {}, extensions: { persistedQuery } }]);
  });
});
