import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { catchError, from, mergeMap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';

/**
 * Sends the hash of a document in place of its text: `extensions: { persistedQuery: { version: 1, sha256Hash } }`, as Apollo Server, Apollo Router,
 * GraphQL Yoga, Grafserv and Hot Chocolate read it. Generated documents carry their hash; `schema/documents.json` has the text of each, for the
 * server's list. A document without a hash goes as text, which a server with a list refuses unless it knows the text.
 *
 * Named before `createGetQueriesLink()`, it makes addresses short enough for nearly every query.
 */
export function createPersistedDocumentsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const hash = documentHash(operation.query);
    if (hash !== undefined) sendHash(operation, hash, false);
    return forward(operation);
  });
}

/** SHA-256 of the text that is sent for a generated document, hexadecimal; `undefined` for one that was not generated. */
export function documentHash(document: object): string | undefined {
  const meta = '__meta__' in document ? document['__meta__'] : undefined;
  return typeof meta === 'object' && meta !== null && 'hash' in meta && typeof meta.hash === 'string' ? meta.hash : undefined;
}

/**
 * Automatic persisted queries: sends the hash alone; a server that does not know it yet says so and gets the text too. One that does not speak the
 * protocol is noticed and spared from then on.
 */
export function createAutomaticPersistedQueriesLink(): ApolloLink {
  const hashes = new WeakMap<object, Promise<string>>();
  let supported = true;
  return new ApolloLink((operation, forward) => {
    if (!supported) return forward(operation);
    let hash = hashes.get(operation.query);
    if (!hash) hashes.set(operation.query, (hash = sha256(print(operation.query))));
    return from(hash).pipe(
      mergeMap((text) => {
        sendHash(operation, text, false);
        return forward(operation).pipe(
          catchError((error: unknown) => {
            // Said before the operation was begun, so that even a mutation may be sent again.
            if (!(error instanceof AdminError) || (error.code !== 'INVALID_OPERATION' && error.status !== 400)) throw error;
            if (/NOT_?SUPPORTED/i.test(error.serverCode ?? '')) supported = false;
            sendHash(operation, text, true);
            return forward(operation);
          }),
        );
      }),
    );
  });
}

function sendHash(operation: ApolloLink.Operation, sha256Hash: string, includeQuery: boolean): void {
  operation.extensions = { ...operation.extensions, persistedQuery: { version: 1, sha256Hash } };
  operation.setContext(({ http }: { http?: object }) => ({ http: { ...http, includeQuery, includeExtensions: true } }));
}

/** Hexadecimal, of the text in UTF-8. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
