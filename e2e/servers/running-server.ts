import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:http';

import {
  buildClientSchema,
  getIntrospectionQuery,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';

/**
 * A GraphQL server of another dialect with data of its own, on a free port of the loopback
 * interface.
 */
export interface RunningServer {
  /** `http://127.0.0.1:41234/graphql` */
  readonly url: string;
  /** Its schema as introspection gives it, sorted. */
  sdl(): Promise<string>;
  stop(): Promise<void>;
}

/** Serves `handler` under `/graphql`. `close` is called after the last request. */
export async function serve(
  handler: RequestListener,
  close: () => Promise<void> = async () => {},
): Promise<RunningServer> {
  const server = createServer(handler).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  const url = `http://127.0.0.1:${address.port}/graphql`;
  return {
    url,
    sdl: () => introspect(url),
    async stop() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}

export async function introspect(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<string> {
  return printSchema(
    buildClientSchema(await ask<IntrospectionQuery>(url, getIntrospectionQuery(), {}, headers)),
  );
}

/**
 * Sends one operation by plain `fetch`, past everything of ours, and returns its data. Throws what
 * the server refused.
 */
export async function ask<TData>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TData> {
  const response = await post(url, query, variables, headers);
  // The shape is that of the caller's own query; a test that reads a field which is not there
  // fails.
  const { data, errors }: { data?: TData | null; errors?: unknown } = await response.json();
  if (errors !== undefined || data === undefined || data === null)
    throw new Error(`${url} refused: ${JSON.stringify(errors)}`);
  return data;
}

export async function post(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}
