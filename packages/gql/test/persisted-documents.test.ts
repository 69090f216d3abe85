import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { ApolloClient, ApolloLink, Observable, type DocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { expect, it } from 'vitest';

import { createAdminCache } from '../src/cache/create-admin-cache.ts';
import { resources } from '../src/generated/resources.ts';
import {
  ChangePasswordDocument,
  IssuePasswordDocument,
  SignInDocument,
  SignOutDocument,
  ViewerDocument,
} from '../src/session/index.ts';
import { documentHash } from '../src/transport/index.ts';

const manifest: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../schema/documents.json', import.meta.url), 'utf8'),
);

it('every document that the admin can send is in the manifest, as Apollo Client sends it', async () => {
  const descriptors = await Promise.all(resources.map(({ load }) => load()));
  const generated = descriptors.flatMap(({ list, count, show, picker, create, update, remove }) =>
    [list, count, show, picker, create, update, remove].flatMap((part) => part?.document ?? []),
  );
  const ofSession = [
    ViewerDocument,
    SignInDocument,
    SignOutDocument,
    ChangePasswordDocument,
    IssuePasswordDocument,
  ].filter((document) => (documentHash(document) ?? '') in manifest);
  const documents = [...generated, ...ofSession];
  expect(documents.length).toBeGreaterThan(0);
  const sent = await Promise.all(documents.map(sentText));
  expect(sent).toEqual(documents.map((document) => manifest[documentHash(document) ?? '']));
  expect(Object.keys(manifest)).toEqual(
    Object.values(manifest).map((text) => createHash('sha256').update(text).digest('hex')),
  );
});

/** What reaches the last link, where it is printed. */
async function sentText(document: DocumentNode): Promise<string> {
  let text = '';
  const link = new ApolloLink(({ query }) => {
    text = print(query);
    expect(documentHash(query)).toBe(documentHash(document));
    return new Observable((observer) => observer.error(new Error('Not sent.')));
  });
  const client = new ApolloClient({ cache: createAdminCache(), link });
  const isMutation = print(document).startsWith('mutation');
  await (
    isMutation ? client.mutate({ mutation: document }) : client.query({ query: document })
  ).catch(() => undefined);
  return text;
}
