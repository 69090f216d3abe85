import { ApolloLink } from '@apollo/client/link';
import { print } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { catchError, from, mergeMap, tap } from 'rxjs';

import { AdminError } from '../errors/admin-error.ts';

/**
 * Sends the hash of a document in place of its text: `extensions: { persistedQuery: { version: 1,
 * sha256Hash } }`, as Apollo Server, Apollo Router, GraphQL Yoga, Grafserv and Hot Chocolate read
 * it. Generated documents carry their hash; `schema/documents.json` has the text of each, for the
 * server's list. A document without a hash goes as text, which a server with a list refuses unless
 * it knows the text.
 *
 * Named before `createGetQueriesLink()`, it makes addresses short enough for nearly every query.
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
 * SHA-256 of the text that is sent for a generated document, hexadecimal; `undefined` for one that
 * was not generated.
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
 * Automatic persisted queries: sends the hash alone; a server that does not know it yet says so and
 * gets the text too. A server that does not speak the protocol, whatever it says to a request
 * without a text, gets the text, and from its first answer on nothing else. Until a server has
 * shown that it does, a mutation goes with its text, so that none is ever carried out twice.
 */
export function createAutomaticPersistedQueriesLink(): ApolloLink {
  const hashes = new WeakMap<object, Promise<string>>();
  /** Whether the server speaks the protocol, as soon as it is known. */
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
        // It may have been found out meanwhile.
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

/** Said before the operation was begun, so that even a mutation may be sent again. */
function isBeforeExecution({ code, status }: AdminError): boolean {
  return code === 'INVALID_OPERATION' || [400, 404, 405, 415, 422].includes(status ?? 0);
}

/** The server has answered, and not for reasons of its own: who may ask, how often, how it is. */
function isAnswer({ code, status = 200 }: AdminError): boolean {
  return (
    code === 'EMPTY_RESPONSE' ||
    code === 'UNREADABLE_RESPONSE' ||
    code === 'READ_REFUSED' ||
    ((code === 'SERVER_FAULT' || code === 'SERVER_STATUS') && status <= 500)
  );
}

/** Hexadecimal, of the text in UTF-8. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
