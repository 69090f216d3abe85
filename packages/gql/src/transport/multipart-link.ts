import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { Observable } from 'rxjs';

import { currentHeaders, withConnection } from './connection.ts';
import { markedPartsFetch } from './exact-parts.ts';
import { readNumbers } from './long-numbers.ts';
import { createReconnect } from './reconnect.ts';
import type { SseLinkOptions } from './sse-link.ts';

/**
 * Subscriptions over `multipart/mixed`, the protocol of the Apollo Router, with the same
 * supervision as over Server-Sent Events: heartbeats count as activity, a lost or silent connection
 * is reopened with the current token, and `onResume` reports that events may be missing. Without
 * this link such subscriptions work too, but a half-open socket is not detected and a lost
 * connection ends them.
 *
 * ```ts
 * createAdminClient({
 *   schema,
 *   terminal: createSubscriptionsLink(createMultipartLink({ uri }), createUploadLink({ uri })),
 * });
 * ```
 */
export function createMultipartLink(options: SseLinkOptions = {}): ApolloLink {
  const {
    uri = '/graphql',
    headers,
    credentials = 'same-origin',
    silence = 60_000,
    fetch: customFetch,
  } = options;
  return new ApolloLink(
    (operation, forward) =>
      new Observable<ApolloLink.Result>((observer) => {
        const closed = new AbortController();
        const reconnect = createReconnect(options, closed.signal, operation.operationName);

        const listen = () =>
          withConnection(
            closed.signal,
            silence,
            operation.operationName,
            async ({ signal, reportActivity }) => {
              const fetcher: typeof fetch = async (input, init) => {
                const response = await (customFetch ?? globalThis.fetch)(input, init);
                if (response.status < 300) reconnect.opened();
                return response.body
                  ? new Response(response.body.pipeThrough(hearing(reportActivity)), response)
                  : response;
              };
              operation.setContext({ headers: await currentHeaders(operation, headers) });
              await new Promise<void>((resolve, reject) => {
                const request = new BaseHttpLink({
                  uri,
                  credentials,
                  fetch: markedPartsFetch(fetcher),
                })
                  .request(operation, forward)
                  .subscribe({
                    next: (result) => observer.next(readNumbers(operation, result)),
                    error: reject,
                    complete: () => {
                      observer.complete();
                      resolve();
                    },
                  });
                signal.addEventListener('abort', () => request.unsubscribe());
              });
            },
          );

        void reconnect.run(listen).catch((error: unknown) => observer.error(error));
        return () => closed.abort();
      }),
  );
}

function hearing(
  heard: () => void,
): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(piece, controller) {
      heard();
      controller.enqueue(piece);
    },
  });
}
