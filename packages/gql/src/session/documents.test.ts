import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { InMemoryCache } from '@apollo/client';
import { buildSchema, Kind, parse, print, validate, visit, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';

import { documentHash } from '../transport/persisted-documents-link.ts';
import {
  ChangePasswordDocument,
  IssuePasswordDocument,
  SignInDocument,
  SignOutDocument,
} from './documents.ts';
import { ImportRecordsDocument, ImportRulesDocument } from './import-documents.ts';
import {
  AllViewsDocument,
  OpenInViewDocument,
  RemoveViewDocument,
  SaveViewDocument,
  ViewsDocument,
} from './view-documents.ts';
import { ViewerDocument } from './viewer-document.ts';

const schema = buildSchema(
  readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8'),
);

describe('session documents', () => {
  it.each([
    ['Viewer', ViewerDocument],
    ['SignIn', SignInDocument],
    ['SignOut', SignOutDocument],
    ['ChangePassword', ChangePasswordDocument],
    ['IssuePassword', IssuePasswordDocument],
    ['Views', ViewsDocument],
    ['AllViews', AllViewsDocument],
    ['SaveView', SaveViewDocument],
    ['RemoveView', RemoveViewDocument],
    ['OpenInView', OpenInViewDocument],
    ['ImportRules', ImportRulesDocument],
    ['ImportRecords', ImportRecordsDocument],
  ] satisfies [string, DocumentNode][])(
    '%s is valid in the schema of the API',
    (name, document) => {
      expect(validate(schema, document)).toEqual([]);
      const names: string[] = [];
      visit(document, {
        OperationDefinition: (operation) => void names.push(operation.name?.value ?? ''),
      });
      expect(names).toEqual([name]);
    },
  );

  it('are what session.graphql says, and carry its hashes', () => {
    const written = parse(readFileSync(new URL('session.graphql', import.meta.url), 'utf8'), {
      noLocation: true,
    });
    const built = [
      ViewerDocument,
      SignInDocument,
      SignOutDocument,
      ChangePasswordDocument,
      IssuePasswordDocument,
      ViewsDocument,
      AllViewsDocument,
      SaveViewDocument,
      RemoveViewDocument,
      OpenInViewDocument,
      ImportRulesDocument,
      ImportRecordsDocument,
    ];
    const cache = new InMemoryCache();
    const textOf = (document: DocumentNode) => print(cache.transformDocument(document));
    expect(built.map(textOf)).toEqual(
      written.definitions.map((definition) =>
        textOf({ kind: Kind.DOCUMENT, definitions: [definition] }),
      ),
    );
    expect(built.map((document) => documentHash(document))).toEqual(
      built.map((document) => createHash('sha256').update(textOf(document)).digest('hex')),
    );
  });

  it('types roles and the viewer as the schema has them', () => {
    const role = schema.getType('AccountRole');
    expect(role && 'getValues' in role ? role.getValues().map((value) => value.name) : []).toEqual(
      expect.arrayContaining(['viewer', 'editor', 'owner']),
    );
    const viewer = schema.getType('Viewer');
    const fields = viewer && 'getFields' in viewer ? viewer.getFields() : {};
    expect(
      Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, String(field.type)])),
    ).toEqual({
      id: 'Int!',
      email: 'String!',
      name: 'String!',
      role: 'AccountRole!',
      mustChangePassword: 'Boolean!',
      importRules: 'ImportRules',
      views: '[SavedView!]!',
    });
  });
});
