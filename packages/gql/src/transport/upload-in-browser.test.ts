// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import { gql } from '@apollo/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { emptySchemaConfig } from '../cache/schema-config.ts';
import { createAdminClient } from '../client/create-admin-client.ts';
import { AdminError } from '../errors/admin-error.ts';
import type { UploadProgress } from './context.ts';
import { createUploadLink } from './upload-link.ts';

const attach = gql`
  mutation Attach($file: Upload!) {
    attach(file: $file)
  }
`;

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A server of another origin, as browsers meet it: it is asked first whether it takes the request. */
async function start(
  answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void,
  credentials: RequestCredentials = 'same-origin',
) {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    response.setHeader(
      'access-control-allow-headers',
      '*, apollo-require-preflight, graphql-preflight, accept',
    );
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => answer(request, response, Buffer.concat(pieces)));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  const address = server.address();
  return createAdminClient({
    schema: emptySchemaConfig,
    terminal: createUploadLink({
      uri: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/graphql`,
      credentials,
    }),
  });
}

function upload(client: ReturnType<typeof createAdminClient>, context: object = {}) {
  const progress: UploadProgress[] = [];
  const file = new File([new Uint8Array(200_000)], 'фото.jpg', { type: 'image/jpeg' });
  const onUploadProgress = (each: UploadProgress) => void progress.push(each);
  const request = client.mutate<{ attach: string }>({
    mutation: attach,
    variables: { file },
    context: { onUploadProgress, ...context },
  });
  const ended = request.then(
    ({ data }) => data?.attach,
    (error: unknown) => (error instanceof AdminError ? error.code : error),
  );
  const failure = request.then(
    () => undefined,
    (error: unknown) => (error instanceof AdminError ? error : undefined),
  );
  return { progress, ended, failure };
}

const json = (response: ServerResponse, body: string) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(body);

describe('an upload in a browser', () => {
  it('tells how far it is, and brings the answer with its exact numbers', async () => {
    let received = '';
    const client = await start((_, response, body) => {
      received = body.toString();
      json(response, '{"data":{"attach":9007199254740993}}');
    });
    const { progress, ended } = upload(client);
    expect(await ended).toBe('9007199254740993');
    for (const part of [
      'name="operations"',
      '"variables":{"file":null}',
      'name="map"',
      '{"0":["variables.file"]}',
      'filename="фото.jpg"',
      'Content-Type: image/jpeg',
    ])
      expect(received).toContain(part);
    expect(progress.at(-1)?.sent).toBe(progress.at(-1)?.total);
    expect(progress.at(-1)?.total).toBeGreaterThan(200_000);
  });

  it.each<[RequestCredentials, string | undefined]>([
    ['include', 'session=a1'],
    ['same-origin', undefined],
  ])('goes to another origin with %s and the cookie %s', async (credentials, cookie) => {
    const cookies: unknown[] = [];
    const client = await start((request, response) => {
      cookies.push(request.headers.cookie);
      response.setHeader('set-cookie', 'session=a1');
      json(response, '{"data":{"attach":"1"}}');
    }, credentials);
    expect([await upload(client).ended, await upload(client).ended]).toEqual(['1', '1']);
    expect(cookies.at(-1)).toBe(cookie);
  });

  it.each<[string, (response: ServerResponse) => void, string]>([
    ['the server is down', (response) => response.writeHead(503).end(), 'SERVER_STATUS'],
    ['the session has ended', (response) => response.writeHead(401).end(), 'UNAUTHENTICATED'],
    ['the connection breaks', (response) => void response.destroy(), 'NETWORK'],
    ['nothing is answered', (response) => response.writeHead(204).end(), 'UNREADABLE_RESPONSE'],
    [
      'a proxy answers',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'UNREADABLE_RESPONSE',
    ],
  ])('ends in one typed error when %s', async (_, answer, code) => {
    expect(await upload(await start((_request, response) => answer(response))).ended).toBe(code);
  });

  it('that is refused for now says until when, by the headers of the answer', async () => {
    const client = await start((_, response) =>
      response
        .setHeader('access-control-expose-headers', 'retry-after, x-request-id')
        .writeHead(429, { 'retry-after': '120', 'x-request-id': 'r-17' })
        .end(),
    );
    const before = Date.now();
    const failure = await upload(client).failure;
    expect(failure).toMatchObject({ code: 'TOO_MANY_REQUESTS', serverErrorId: 'r-17' });
    expect(failure?.retryAt?.getTime()).toBeGreaterThanOrEqual(before + 119_000);
  });

  it('is cancelled by its signal and by its time limit', async () => {
    const gone = vi.fn<() => void>();
    const arrived = vi.fn<() => void>();
    const client = await start((_, response) => {
      arrived();
      response.on('close', gone);
    });
    const controller = new AbortController();
    const { ended } = upload(client, { fetchOptions: { signal: controller.signal } });
    await vi.waitFor(() => expect(arrived).toHaveBeenCalledTimes(1), 10_000);
    controller.abort();
    expect(await ended).toBe('ABORTED');
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(1));
    expect(await upload(client, { timeout: 1_500 }).ended).toBe('TIMEOUT');
    await vi.waitFor(() => expect(gone).toHaveBeenCalledTimes(2));
  });
});
