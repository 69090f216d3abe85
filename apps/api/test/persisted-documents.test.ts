import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startAdmin, type TestAdmin, type Visitor } from './admin.ts';

const manifest: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../schema/documents.json', import.meta.url), 'utf8'),
);
const ofOthers = 'query Numbers { orders(first: 1) { nodes { number } } }';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const headers = { 'content-type': 'application/json' };
const byHash = (visitor: Visitor, sha256Hash: string, variables = {}) =>
  visitor.send({
    method: 'POST',
    headers,
    body: JSON.stringify({ variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
const hashOf = (name: string): string =>
  Object.entries(manifest).find(([, text]) => text.startsWith(`query ${name}`))?.[0] ?? '';

it('names every document of the manifest by the hash of its text', () => {
  expect(Object.keys(manifest)).toEqual(Object.values(manifest).map(sha256));
});

describe('in production', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admin-documents-'));
  const shop = join(folder, 'shop.json');
  let admin: TestAdmin;
  let visitor: Visitor;

  beforeAll(async () => {
    writeFileSync(shop, JSON.stringify({ [sha256(ofOthers)]: ofOthers }));
    admin = await startAdmin({ ADMIN_DOCUMENTS: shop });
    visitor = admin.visitor();
  });
  afterAll(async () => {
    await admin?.server.close();
    rmSync(folder, { recursive: true });
  });

  it('answers a document of the admin by its hash and by its text', async () => {
    expect((await byHash(visitor, hashOf('Viewer'))).data).toEqual({ viewer: null });
    expect((await visitor.ask(manifest[hashOf('Viewer')] ?? '')).data).toEqual({ viewer: null });
  });

  it('answers it by GET too', async () => {
    const extensions = JSON.stringify({
      persistedQuery: { version: 1, sha256Hash: hashOf('Viewer') },
    });
    expect(
      (
        await visitor.send(
          { method: 'GET' },
          `${visitor.url}?${new URLSearchParams({ extensions }).toString()}`,
        )
      ).data,
    ).toEqual({ viewer: null });
  });

  it('answers what a further manifest names', async () => {
    expect(codeOf(await byHash(visitor, sha256(ofOthers)))).toBe('UNAUTHENTICATED');
    expect(codeOf(await visitor.ask(ofOthers))).toBe('UNAUTHENTICATED');
  });

  it('refuses any other text, also under a hash of the list', async () => {
    const refused = await visitor.ask('{ viewer { id } }');
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }],
    });
    const disguised = {
      query: '{ viewer { id } }',
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf('Viewer') } },
    };
    expect(
      codeOf(await visitor.send({ method: 'POST', headers, body: JSON.stringify(disguised) })),
    ).toBe('PERSISTED_DOCUMENT_REQUIRED');
  });

  it('refuses a hash that it does not know, and one that is none', async () => {
    expect(await byHash(visitor, sha256('{ viewer { id } }'))).toMatchObject({
      status: 400,
      errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }],
    });
    expect(codeOf(await byHash(visitor, '__proto__'))).toBe('PERSISTED_DOCUMENT_NOT_FOUND');
    expect(
      (await visitor.send({ method: 'POST', headers, body: '{"extensions":{"persistedQuery":7}}' }))
        .status,
    ).toBe(400);
  });
});

it('does not start without the list, and says what writes it', async () => {
  await expect(startAdmin({ ADMIN_DOCUMENTS: '/nowhere/documents.json' })).rejects.toThrow(
    'There is no /nowhere/documents.json, the list of documents that are answered.',
  );
});

it('answers any document in development, and those of the list by their hash', async () => {
  const admin = await startAdmin({ ADMIN_ENV: 'development', ADMIN_DOCUMENTS: '' });
  const visitor = admin.visitor();
  expect((await visitor.ask('{ viewer { id } }')).data).toEqual({ viewer: null });
  expect((await byHash(visitor, hashOf('Viewer'))).data).toEqual({ viewer: null });
  await admin.server.close();
});
