import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

import { delayOf, proxyPage, type Fault, type FaultPlan } from '../faults.ts';
import { partialError } from '../faulty-fetch.ts';
import { readRequest, type GraphQLRequest } from './read-request.ts';

/** Response of the server: one result, or several for `@defer` and subscriptions. */
export type Answer = object | AsyncIterable<object>;

/** Options of `startGraphQLServer`. */
export interface GraphQLServerOptions {
  /** Result of an operation, sent as JSON. An `AsyncIterable` is sent as a stream of results. */
  answer: (request: GraphQLRequest) => Answer | Promise<Answer>;
  /** Faults of the requests, in the order in which they arrive. @defaultValue no faults */
  faults?: FaultPlan;
  /**
   * Replaces the JSON response by a verbatim status, headers and body; `undefined` for the JSON of
   * `answer`. @defaultValue always the JSON
   */
  raw?: (request: GraphQLRequest) => RawAnswer | undefined;
}

/** A verbatim HTTP response. Defaults: status 200, JSON, an empty body. */
export interface RawAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A GraphQL server on a free local port. */
export interface GraphQLServer {
  readonly uri: string;
  /** HTTP server, for further listeners on the same port: WebSocket. */
  readonly http: Server;
  /** Every request that arrived, in order. */
  readonly requests: readonly GraphQLRequest[];
  /** Number of requests that have started to arrive, including dropped ones. */
  readonly attempts: () => number;
  /** Number of connections that the client has aborted. */
  readonly aborted: () => number;
  setFaults: (plan: FaultPlan | undefined) => void;
  close: () => Promise<void>;
}

/**
 * GraphQL server over real sockets, on a free port: POST with JSON, GET, multipart uploads,
 * `multipart/mixed` and Server-Sent Events. A function provides the results, a plan the faults.
 */
export async function startGraphQLServer({
  answer,
  faults: plan,
  raw,
}: GraphQLServerOptions): Promise<GraphQLServer> {
  const requests: GraphQLRequest[] = [];
  let faults = plan;
  let attempts = 0;
  let aborted = 0;

  const respond = async (message: IncomingMessage, response: ServerResponse) => {
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    const fault = faults?.(attempts);
    attempts += 1;
    const request = await readRequest(message);
    requests.push(request);
    await pause(delayOf(fault));
    switch (fault?.kind) {
      case 'drop':
        response.destroy();
        return;
      case 'status':
        response
          .writeHead(
            fault.status,
            fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) },
          )
          .end();
        return;
      case 'html':
        response.writeHead(fault.status ?? 200, { 'content-type': 'text/html' }).end(proxyPage);
        return;
      case 'duplicate':
        requests.push(request);
        await answer(request);
        break;
      case 'halfOpen':
      case 'truncate':
      case 'contentType':
      case 'partialErrors':
      case 'latency':
      case undefined:
        break;
    }
    const verbatim = raw?.(request);
    if (verbatim) {
      response
        .writeHead(verbatim.status ?? 200, {
          'content-type': 'application/json',
          ...verbatim.headers,
        })
        .end(verbatim.body ?? '');
      return;
    }
    const answered = await answer(request);
    if (Symbol.asyncIterator in answered) await sendStream(response, request, answered, fault);
    else await sendResult(response, answered, fault);
  };

  const http = createServer((message, response) => {
    respond(message, response).catch((error: unknown) => {
      if (!response.headersSent) response.writeHead(400, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ errors: [{ message: String(error) }] }));
    });
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const address = http.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    uri: `http://127.0.0.1:${port}/graphql`,
    http,
    requests,
    attempts: () => attempts,
    aborted: () => aborted,
    setFaults: (next) => {
      faults = next;
      attempts = 0;
    },
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

async function sendResult(
  response: ServerResponse,
  answer: object,
  fault: Fault | undefined,
): Promise<void> {
  const body = JSON.stringify(
    fault?.kind === 'partialErrors' ? { ...answer, errors: [partialError] } : answer,
  );
  const type = fault?.kind === 'contentType' ? 'text/plain' : 'application/json';
  if (fault?.kind === 'halfOpen') {
    response.writeHead(200, { 'content-type': type }).write(body.slice(0, 1));
    return;
  }
  response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  if (fault?.kind !== 'truncate') {
    response.end(body);
    return;
  }
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

/**
 * Sends results as parts of a `multipart/mixed` body, or as events of a `text/event-stream`, by the
 * `accept` header of the request.
 */
async function sendStream(
  response: ServerResponse,
  request: GraphQLRequest,
  results: AsyncIterable<object>,
  fault: Fault | undefined,
): Promise<void> {
  const accept = request.headers['accept'] ?? '';
  const events = accept.includes('text/event-stream');
  const subscription = accept.includes('subscriptionSpec');
  const type = events
    ? 'text/event-stream'
    : `multipart/mixed; boundary="-"${subscription ? '; subscriptionSpec=1.0' : ''}`;
  response.writeHead(200, { 'content-type': fault?.kind === 'contentType' ? 'text/plain' : type });
  let count = 0;
  for await (const result of results) {
    if (response.destroyed) return;
    const faulty =
      fault?.kind === 'partialErrors' && count === 0
        ? { ...result, errors: [partialError] }
        : result;
    const json = JSON.stringify(subscription ? { payload: faulty } : faulty);
    const text = events
      ? `event: next\ndata: ${json}\n\n`
      : `${count === 0 ? '\r\n---' : ''}\r\ncontent-type: application/json\r\n\r\n${json}\r\n---`;
    if (fault?.kind === 'truncate' && count > 0) {
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    }
    if (fault?.kind === 'halfOpen' && count > 0) return;
    response.write(
      fault?.kind === 'duplicate' && (events || subscription)
        ? text + text.replace(/^\r\n---/, '')
        : text,
    );
    count += 1;
  }
  response.end(events ? 'event: complete\ndata: \n\n' : '--\r\n');
}

function pause(milliseconds: number): Promise<void> {
  return milliseconds > 0
    ? new Promise((resolve) => setTimeout(resolve, milliseconds))
    : Promise.resolve();
}
