/** Every fault of the kit on every kind of operation, against a server over real sockets. */
import { gql, type DocumentNode } from '@apollo/client';
import { Defer20220824Handler } from '@apollo/client/incremental';
import { WebSocket } from 'ws';

import { AdminError, createAdminClient, emptySchemaConfig, toAdminError } from '../src/index.ts';
import {
  createMultipartLink,
  createRefreshCredentialsLink,
  createRetryLink,
  createSseLink,
  createSubscriptionsLink,
  createUploadLink,
  createWebSocketLink,
} from '../src/transport/index.ts';
import { always, burst, faults, reorder, type FaultPlan } from '../src/testing/faults.ts';
import { startGraphQLServer, type GraphQLRequest } from '../src/testing/server/index.ts';
import { serveFaultySockets } from './faulty-sockets.ts';

export const plans: Readonly<Record<string, FaultPlan>> = {
  'no fault': () => undefined,
  latency: always(faults.latency(20)),
  jitter: always(faults.latency(5, 30)),
  'answers in another order': reorder(40),
  'dropped twice': burst(faults.drop(), 2),
  'dropped always': always(faults.drop()),
  'truncated twice': burst(faults.truncate(), 2),
  'truncated always': always(faults.truncate()),
  'half-open once': burst(faults.halfOpen(), 1),
  'half-open always': always(faults.halfOpen()),
  'wrong content type': always(faults.contentType()),
  'HTML, status 200': always(faults.html()),
  'HTML, status 502': always(faults.html(502)),
  'partial errors': always(faults.partialErrors()),
  duplicates: always(faults.duplicate()),
  'burst of three 401': burst(faults.status(401), 3),
  '401 once': burst(faults.status(401), 1),
  '401 always': always(faults.status(401)),
  'burst of two 429': burst(faults.status(429, 0), 2),
  '429 always': always(faults.status(429, 0)),
  '503 always': always(faults.status(503)),
};

export const operations = [
  'query',
  'mutation',
  'mutation with key',
  'upload',
  'SSE',
  'multipart',
  'WebSocket',
  'deferred query',
] as const;
export type Operation = (typeof operations)[number];

export interface Outcome {
  /** `data`, or the code of the error; both when a stream brought data before it failed. */
  readonly ends: string;
  /** How often the operation settled: once, or something is wrong. */
  readonly settled: number;
  /** Requests that reached the server; a duplicated one counts once. */
  readonly sent: number;
}

const subscription = gql`
  subscription Orders {
    order {
      id
    }
  }
`;
const documents: Readonly<Record<Operation, DocumentNode>> = {
  query: gql`
    query Order($n: Int) {
      order(n: $n) {
        id
      }
    }
  `,
  mutation: gql`
    mutation Pay($n: Int) {
      pay(n: $n) {
        id
      }
    }
  `,
  'mutation with key': gql`
    mutation Pay($n: Int) {
      pay(n: $n) {
        id
      }
    }
  `,
  upload: gql`
    mutation Attach($file: Upload!) {
      attach(file: $file) {
        id
      }
    }
  `,
  SSE: subscription,
  multipart: subscription,
  WebSocket: subscription,
  'deferred query': gql`
    query Deferred {
      order {
        id
        ... @defer {
          note
        }
      }
    }
  `,
};

export async function runFault(plan: FaultPlan, operation: Operation): Promise<Outcome> {
  const server = await startGraphQLServer({ answer, faults: plan });
  const sockets = serveFaultySockets(server.http, plan, events);
  const options = { uri: server.uri, attempts: 3, delay: 2, silence: 1_000 };
  const socketOptions = {
    url: server.uri.replace('http', 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 3,
    retryWait: () => Promise.resolve(),
    keepAlive: 400,
    connectionAckWaitTimeout: 1_000,
  };
  const subscriptions =
    operation === 'WebSocket'
      ? createWebSocketLink(socketOptions)
      : operation === 'multipart'
        ? createMultipartLink(options)
        : createSseLink(options);
  const client = createAdminClient({
    schema: emptySchemaConfig,
    timeout: 1_000,
    links: [
      createRetryLink({ attempts: 4, delay: 2 }),
      createRefreshCredentialsLink(() => Promise.resolve()),
    ],
    terminal: createSubscriptionsLink(subscriptions, createUploadLink({ uri: server.uri })),
    incrementalHandler: new Defer20220824Handler(),
  });
  const document = documents[operation];
  let settled = 0;
  const ends = await withLimit(
    new Promise<string>((resolve) => {
      const settle = (how: string) => {
        settled += 1;
        resolve(how);
      };
      const fail = (error: unknown) =>
        settle(error instanceof AdminError ? error.code : `not an AdminError: ${String(error)}`);
      if (document === subscription) {
        let got = '';
        let failed = '';
        client.subscribe({ query: document }).subscribe({
          next: ({ data, error }) => {
            if (data) got = 'data';
            if (error) failed = toAdminError(error).code;
          },
          complete: () => settle([got, failed].filter(Boolean).join(', ')),
        });
      } else if (operation === 'query' || operation === 'deferred query') {
        client
          .query({ query: document, variables: { n: 1 } })
          .then(({ data }) => settle(data ? 'data' : 'nothing'), fail);
      } else {
        const context = operation === 'mutation with key' ? { idempotencyKey: 'k' } : {};
        const variables = operation === 'upload' ? { file: new File(['x'], 'x.txt') } : { n: 1 };
        client
          .mutate({ mutation: document, variables, context })
          .then(({ data }) => settle(data ? 'data' : 'nothing'), fail);
      }
    }),
  );
  // Whatever would still come has time to come.
  await new Promise((resolve) => setTimeout(resolve, 30));
  client.stop();
  const sent = operation === 'WebSocket' ? sockets.attempts() : server.attempts();
  sockets.close();
  await server.close();
  return { ends, settled, sent };
}

const events = [1, 2].map((id) => ({ data: { order: { __typename: 'Order', id } } }));

function answer({ operationName }: GraphQLRequest): object | AsyncIterable<object> {
  if (operationName === 'Orders') return stream(events);
  if (operationName === 'Deferred') {
    return stream([
      { data: { order: { __typename: 'Order', id: 1 } }, hasNext: true },
      {
        incremental: [{ path: ['order'], data: { __typename: 'Order', note: 'x' } }],
        hasNext: false,
      },
    ]);
  }
  const order = { __typename: 'Order', id: 1 };
  return {
    data:
      operationName === 'Order'
        ? { order }
        : operationName === 'Pay'
          ? { pay: order }
          : { attach: order },
  };
}

async function* stream(parts: readonly object[]): AsyncGenerator<object> {
  for (const part of parts) {
    yield part;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

async function withLimit(outcome: Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<string>((resolve) => {
    timer = setTimeout(resolve, 20_000, 'hangs');
  });
  const first = await Promise.race([outcome, limit]);
  clearTimeout(timer);
  return first;
}

/** The page `docs/faults.md`. */
export function faultTable(
  outcomes: Readonly<Record<string, Readonly<Record<Operation, Outcome>>>>,
): string {
  const rows = Object.entries(outcomes).map(
    ([fault, cells]) =>
      `| ${fault} | ${operations.map((operation) => `${cells[operation].ends} (${cells[operation].sent})`).join(' | ')} |`,
  );
  return `# Faults

What becomes of an operation when the network or the server fails it: \`data\`, or the code of the one error that it ends in, and in brackets how often it was
sent. Written by \`npm run faults -w @admin/gql\` from runs against a server over real sockets; the unit tests repeat them.

The client has \`createRetryLink({ attempts: 4 })\`, \`createRefreshCredentialsLink\` and a time limit; subscriptions go by \`createSseLink\`,
\`createMultipartLink\` and \`createWebSocketLink\` and are opened again three times. Where data and a code stand, events came before the subscription ended in
its error. Over WebSocket no status is seen: 401 is the close code 4401 there, 429 and 503 are 1013 (try again later), a wrong content type is a binary message. A mutation without an idempotency key and an upload are sent once, but for the one repetition after a refresh of credentials: a
request that was refused with 401 was not carried out.

| fault | ${operations.join(' | ')} |
|---|${operations.map(() => '---').join('|')}|
${rows.join('\n')}
`;
}
