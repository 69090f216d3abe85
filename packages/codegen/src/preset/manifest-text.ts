import { globSync, readFileSync } from 'node:fs';

import { Kind, parse, validate, type GraphQLSchema } from 'graphql';

import { documentManifest, persistedOperations, type PersistedDocument } from '../print/index.ts';

/** Manifest of documents, for a server that accepts listed documents alone. */
export interface ManifestConfig {
  /**
   * File of the persisted documents, `schema/documents.json`: SHA-256 to text of every document
   * that the generated code can send, for the allow-list of a server.
   *
   * @defaultValue none is written
   */
  readonly manifest?: string;
  /**
   * Globs of further documents for the manifest. A document is included where the schema has all
   * fields that it selects.
   *
   * @defaultValue none
   */
  readonly manifestAlso?: readonly string[];
}

/** Path and text of the manifest, where the configuration names one. */
export function manifestText(
  { manifest, manifestAlso = [] }: ManifestConfig,
  documents: readonly PersistedDocument[],
  schema: GraphQLSchema,
): readonly (readonly [string, string])[] {
  if (manifest === undefined) return [];
  const also = globSync([...manifestAlso])
    .sort()
    .flatMap((file) => parse(readFileSync(file, 'utf8')).definitions);
  const known = also.filter(
    (definition) =>
      validate(schema, { kind: Kind.DOCUMENT, definitions: [definition] }).length === 0,
  );
  return [[manifest, documentManifest([...documents, ...persistedOperations(known)])]];
}
