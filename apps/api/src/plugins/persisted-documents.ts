import { existsSync, readFileSync } from 'node:fs';
import { SafeError } from 'grafast';
import type { DocumentsConfig } from '../config.ts';
import { StartError } from '../start-error.ts';

export interface PersistedDocuments {
  /** Text by SHA-256, hexadecimal. */
  readonly texts: ReadonlyMap<string, string>;
  readonly allowsAny: boolean;
}

/** @throws StartError when a manifest is missing or is none. */
export function readManifests({ manifests, allowsAny }: DocumentsConfig): PersistedDocuments {
  // If any document is accepted, the manifests only serve clients that send hashes.
  const files = allowsAny ? manifests.filter((file) => existsSync(file)) : manifests;
  return { texts: new Map(files.flatMap((file) => Object.entries(readManifest(file)))), allowsAny };
}

function readManifest(file: string): Readonly<Record<string, string>> {
  const advice =
    'Write it with: npm run codegen\nOr answer any document: ADMIN_DOCUMENTS=any npm start';
  if (!existsSync(file))
    throw new StartError(`There is no ${file}, the list of documents that are answered.`, advice);
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isManifest(manifest)) return manifest;
  } catch {
    // Said below, together with JSON of another form.
  }
  throw new StartError(
    `${file} is no list of documents: a JSON object of texts by their SHA-256.`,
    advice,
  );
}

function isManifest(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/**
 * Accepts documents by their hash (`extensions: { persistedQuery: { version: 1, sha256Hash } }`).
 * Unless any document is allowed, only those of the manifests are accepted, by hash or as text: the
 * database runs no query that was not reviewed before the deployment.
 */
export function createPersistedDocumentsPlugin({
  texts,
  allowsAny,
}: PersistedDocuments): GraphileConfig.Plugin {
  const documents = new Set(texts.values());
  return {
    name: 'PersistedDocumentsPlugin',
    grafserv: {
      middleware: {
        processGraphQLRequestBody(next, { body }) {
          const hash = hashOf(body.extensions);
          if (body.query == null && hash !== undefined) {
            const text = texts.get(hash);
            if (text === undefined) {
              throw new SafeError(
                'This server has no document of that hash: the client was generated from another schema or has not been deployed with it.',
                {
                  code: 'PERSISTED_DOCUMENT_NOT_FOUND',
                  statusCode: 400,
                },
              );
            }
            body.query = text;
          } else if (!allowsAny && typeof body.query === 'string' && !documents.has(body.query)) {
            throw new SafeError(
              'This server answers the documents of its list only. Name the manifest of the client in ADMIN_DOCUMENTS.',
              {
                code: 'PERSISTED_DOCUMENT_REQUIRED',
                statusCode: 400,
              },
            );
          }
          return next();
        },
      },
    },
  };
}

/** Of the document that a request names in place of its text. */
export function hashOf(extensions: unknown): string | undefined {
  const requestedDocument =
    typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions
      ? extensions.persistedQuery
      : undefined;
  return typeof requestedDocument === 'object' &&
    requestedDocument !== null &&
    'sha256Hash' in requestedDocument &&
    typeof requestedDocument.sha256Hash === 'string'
    ? requestedDocument.sha256Hash
    : undefined;
}
