import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { createEndpointCookies } from './adapt-cookie.ts';
import { compressionFor } from './compression-for.ts';

export interface EndpointProxy {
  answer(request: IncomingMessage, response: ServerResponse): void;
  upgrade(request: IncomingMessage, socket: Socket, head: Buffer): void;
  close(): void;
}

/** Headers of a single connection, or of a page, which the answer is not. */
const ownHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'set-cookie',
]);
/**
 * The page and its endpoint are one origin here; what the endpoint says to others would contradict
 * our own headers.
 */
const ofOtherOrigins =
  /^(access-control-|content-security-policy|strict-transport-security|cross-origin-|x-frame-options|alt-svc)/;

/**
 * Headers in which proxies describe the connection before them. A client that sets them could
 * impersonate another client.
 */
const ofProxies =
  /^(x-forwarded(-.*)?|forwarded|x-(real|client|cluster-client)-ip|true-client-ip|(cf-connecting|fastly-client)-ip)$/;

/**
 * Hands requests to the endpoint and its answers back, both as streams: uploads, `multipart/mixed`,
 * Server-Sent Events and WebSockets pass. To the endpoint the request comes from its own origin.
 * When nothing answers there, the answer is a 502 with the code `ENDPOINT_UNREACHABLE`.
 */
export function createEndpointProxy(
  endpoint: URL,
  headers: Readonly<Record<string, string>>,
  {
    trustProxy,
    isSecure,
  }: {
    readonly trustProxy: boolean;
    readonly isSecure: (request: IncomingMessage) => boolean;
  },
): EndpointProxy {
  const jar = createEndpointCookies(endpoint);
  const proxy = createProxyServer({
    target: endpoint.origin,
    changeOrigin: true,
    ws: true,
    xfwd: true,
    selfHandleResponse: true,
    headers: { ...headers },
  });
  const sockets = new Set<Socket>();

  proxy.on('proxyRes', (answer, request, response) => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !ownHeaders.has(name) && !ofOtherOrigins.test(name))
        response.setHeader(name, value);
    for (const cookie of answer.headers['set-cookie'] ?? [])
      response.appendHeader('set-cookie', jar.adapt(cookie, { secure: isSecure(request) }));
    response.setHeader('cache-control', answer.headers['cache-control'] ?? 'no-store');
    const compression = compressionFor(request, answer);
    if (compression) {
      response.removeHeader('content-length');
      response.removeHeader('etag');
      response.setHeader('content-encoding', compression.encoding);
      response.appendHeader('vary', 'Accept-Encoding');
    }
    response.writeHead(answer.statusCode ?? 502);
    // A broken answer is broken off here too, so that the browser notices that it is incomplete.
    if (compression) pipeline(answer, compression.stream, response, () => {});
    else pipeline(answer, response, () => {});
  });
  proxy.on('error', (error, _request, response) => {
    if (response === undefined) return;
    if (!('writeHead' in response)) {
      response.destroy();
      return;
    }
    if (response.headersSent) response.destroy();
    else
      response
        .writeHead(502, {
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(unreachable(endpoint, error));
  });

  /** Address at the endpoint for an address here: its own path, with what both ask for. */
  const address = (request: IncomingMessage): string => {
    const query = (request.url ?? '').split('?')[1];
    const search = [endpoint.search.slice(1), query].filter(Boolean).join('&');
    return endpoint.pathname + (search && `?${search}`);
  };
  const prepare = (request: IncomingMessage) => {
    request.url = address(request);
    // The endpoint checks the origin to refuse foreign pages. The guard of this server has already
    // admitted its own pages only.
    if (request.headers.origin !== undefined) request.headers.origin = endpoint.origin;
    delete request.headers.referer;
    const cookies = jar.restore(request.headers.cookie ?? '');
    if (cookies === '') delete request.headers.cookie;
    else request.headers.cookie = cookies;
    if (trustProxy) return;
    for (const name of Object.keys(request.headers))
      if (ofProxies.test(name)) delete request.headers[name];
  };

  return {
    answer(request, response) {
      prepare(request);
      // Node, the proxy and the pipeline wait for its end in a dozen places: that is no leak.
      response.setMaxListeners(20);
      void proxy.web(request, response).catch(() => {});
    },
    upgrade(request, socket, head) {
      prepare(request);
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      void proxy.ws(request, socket, {}, head).catch(() => socket.destroy());
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}

function unreachable(endpoint: URL, error: Error): string {
  const cause = 'code' in error && typeof error.code === 'string' ? error.code : error.message;
  const address = `${endpoint.origin}${endpoint.pathname}`;
  return JSON.stringify({
    errors: [
      {
        message: `Nothing answers at ${address}: ${cause}.`,
        extensions: { code: 'ENDPOINT_UNREACHABLE', endpoint: address },
      },
    ],
  });
}
