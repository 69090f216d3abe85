import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';

import {
  concatAST,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  type Source,
} from 'graphql';

import { asSent } from '../print/index.ts';
import { SchemaError } from './schema-error.ts';

/**
 * A fragment that only a resource uses, or that another document of the same name shape uses, is no
 * mistake.
 */
const rules = specifiedRules.filter(({ name }) => name !== 'NoUnusedFragmentsRule');

/** @throws SchemaError with file, line, column and cause where one does not fit the schema. */
export function checkDocuments(documents: readonly DocumentNode[], schema: GraphQLSchema): void {
  // Directives that are for the client alone are unknown to the schema.
  const sent = documents.map((document): DocumentNode => ({
    ...document,
    definitions: document.definitions.map(asSent),
  }));
  const [error] = sent.length > 0 ? validate(schema, concatAST(sent), rules, { maxErrors: 1 }) : [];
  if (error) throw new SchemaError(located(error));
}

/** `orders.graphql:2:3: Cannot query field …` */
export function located({ message, source, locations }: GraphQLError): string {
  const [location] = locations ?? [];
  const { line: lines, column: columns } = source ? beginningOf(source) : { line: 1, column: 1 };
  const line = location?.line ?? 1;
  const column = (location?.column ?? 1) + (line === 1 ? columns - 1 : 0);
  const name = source?.name ?? 'documents';
  return `${isAbsolute(name) ? relative('', name) : name}:${line + lines - 1}:${column}: ${message}`;
}

/**
 * Position of a document in its file. GraphQL Code Generator loses the position of documents in
 * TypeScript and JavaScript.
 */
function beginningOf({ name, body, locationOffset }: Source): Source['locationOffset'] {
  if (locationOffset.line > 1 || !/\.[cm]?[jt]sx?$/.test(name)) return locationOffset;
  const text = readFileSync(name, 'utf8');
  const before = text.slice(0, Math.max(0, text.indexOf(body))).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
