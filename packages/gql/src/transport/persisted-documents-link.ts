import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, tap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';

/**
 * Sends the hash of a document instead of its text: `extensions: { persistedQuery: { version: 1,
 * sha256Hash } }`, as supported by Apollo Server, Apollo Router, GraphQL Yoga, Grafserv and Hot
 * Chocolate. Generated documents contain their hashes; `schema/documents.json` has the text of each
 * for the server's allow list. A document without a hash is sent as text, which a server with an
 * allow list refuses unless the list contains it.
 *
 * Before `createGetQueriesLink()`, it makes the address of nearly every query short enough.
 */
export function createPersistedDocumentsLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const hash = documentHash(operation.query);
    if (hash !== undefined) {
      operation.extensions = {
        ...operation.extensions,
        persistedQuery: { version: 1, sha256Hash: hash },
      };
      operation.setContext(({ http }: { http?: object }) => ({
        http: { ...http, includeQuery: false, includeExtensions: true },
      }));
    }
    return forward(operation);
  });
}

/**
 * SHA-256 of the text that is sent for a generated document, hexadecimal; `undefined` for a
 * document that was not generated.
 */
export function documentHash(document: object): string | undefined {
  const meta = '__meta__' in document ? document['__meta__'] : undefined;
  return typeof meta === 'object' &&
    meta !== null &&
    'hash' in meta &&
    typeof meta.hash === 'string'
    ? meta.hash
    : undefined;
}

/**
 * Automatic persisted queries: sends the hash alone; a server that does not know the hash reports
 * it and gets the text as well. A server without support for the protocol, whatever it responds to
 * a request without a text, gets the text, and after its first result only texts. Until support is
 * confirmed, a mutation is sent with its text, so that it is never executed twice.
 */
export function createAutomaticPersistedQueriesLink(): ApolloLink {
  const hashes = new WeakMap<object, Promise<string>>();
  /** Tells whether the server supports the protocol; `undefined` until known. */
  let speaks: boolean | undefined;
  const send = (
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
    hash: string | undefined,
    includeQuery: boolean,
  ) => {
    const { persistedQuery: _, ...extensions } = operation.extensions;
    operation.extensions = {
      ...extensions,
      ...(hash !== undefined && { persistedQuery: { version: 1, sha256Hash: hash } }),
    };
    operation.setContext(({ http }: { http?: object }) => ({
      http: { ...http, includeQuery, includeExtensions: true },
    }));
    return forward(operation);
  };
  return new ApolloLink((operation, forward) => {
    if (speaks === false) return forward(operation);
    let hash = hashes.get(operation.query);
    if (!hash) hashes.set(operation.query, (hash = sha256(print(operation.query))));
    return from(hash).pipe(
      mergeMap((text) => {
        // Another operation may have determined it meanwhile.
        if (speaks === false) return forward(operation);
        const isQuery = operation.operationType === OperationTypeNode.QUERY;
        const includeQuery = !isQuery && speaks === undefined;
        return send(operation, forward, text, includeQuery).pipe(
          tap(() => {
            if (!includeQuery) speaks = true;
          }),
          catchError((error: unknown) => {
            if (!(error instanceof AdminError)) throw error;
            const reported = [error.serverCode, ...error.errors.map(({ message }) => message)].join(
              ' ',
            );
            if (/persisted_?query_?not_?found/i.test(reported)) {
              speaks = true;
              return send(operation, forward, text, true);
            }
            const isDenied = /persisted_?query_?not_?supported/i.test(reported);
            if (
              !isDenied &&
              !isBeforeExecution(error) &&
              !(isQuery && speaks === undefined && isAnswer(error))
            )
              throw error;
            return send(operation, forward, undefined, true).pipe(
              tap(() => {
                if (isDenied || speaks === undefined) speaks = false;
              }),
            );
          }),
        );
      }),
    );
  });
}

/** Tests for errors from before the execution, after which even a mutation may be sent again. */
function isBeforeExecution({ code, status }: AdminError): boolean {
  return code === 'INVALID_OPERATION' || [400, 404, 405, 415, 422].includes(status ?? 0);
}

/**
 * Tests whether the error may be due to the missing text. Authentication errors, rate limits and
 * outages are not.
 */
function isAnswer({ code, status = 200 }: AdminError): boolean {
  return (
    code === 'EMPTY_RESPONSE' ||
    code === 'UNREADABLE_RESPONSE' ||
    code === 'READ_REFUSED' ||
    ((code === 'SERVER_FAULT' || code === 'SERVER_STATUS') && status <= 500)
  );
}

/** Hexadecimal SHA-256 of the text in UTF-8. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
