import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIPv6, type Socket } from 'node:net';
import { OpenRequests } from '../http/open-requests.ts';
import { refuse } from '../http/refuse.ts';
import { guardHost, guardRequest, type RequestGuardOptions } from '../http/request-guard.ts';
import { setSecurityHeaders } from '../http/security-headers.ts';
import { createStaticFiles } from '../http/static-files.ts';
import { StartError } from '../start-error.ts';
import { configuredFolder, type Configure } from './configured-folder.ts';
import { createEndpointGate, type GateCredentials } from './endpoint-gate.ts';
import { createEndpointProxy } from './endpoint-proxy.ts';

export interface EndpointServerOptions {
  /** The GraphQL endpoint that the application administers: `https://api.example.com/graphql`. */
  readonly endpoint: URL;
  /**
   * Sent with every request to the endpoint, over what the browser sends. They never reach the
   * browser.
   */
  readonly headers?: Readonly<Record<string, string>>;
  /** Folder of the built web application. */
  readonly webRoot: string;
  /**
   * The configuration of the page, of the one that it has; see the README of the web application. @defaultValue
   * the one that it has
   */
  readonly configure?: Configure;
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /**
   * Host names of the server in addition to those of this machine and `host`, `admin.example.com`.
   * Requests with other hosts are refused.
   *
   * @defaultValue none
   */
  readonly hosts?: readonly string[];
  /**
   * Credentials that protect the whole server. The browser asks for them.
   *
   * @defaultValue everybody may use it
   */
  readonly gate?: GateCredentials;
  /**
   * Whether a proxy sets `X-Forwarded-*`. The headers are then sent to the endpoint, and browsers
   * are told to use HTTPS permanently.
   *
   * @defaultValue `false`: the headers are dropped
   */
  readonly trustProxy?: boolean;
  /**
   * Further origins that the page may send requests to.
   *
   * @defaultValue none
   */
  readonly connectTo?: readonly string[];
  /**
   * Further origins, besides the endpoint's, that the page may load images from.
   *
   * @defaultValue none
   */
  readonly imagesFrom?: readonly string[];
  /**
   * Milliseconds that pending requests may take to finish when the server stops.
   *
   * @defaultValue 5000
   */
  readonly shutdownTimeout?: number;
}

export interface EndpointServer {
  /** `http://localhost:4000` */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves the web application and, at `/graphql` of the same port, another server's endpoint. No
 * database is opened.
 */
export async function startEndpointServer({
  endpoint,
  headers = {},
  webRoot,
  configure = (own) => own,
  port,
  host,
  hosts = [],
  gate: credentials,
  trustProxy = false,
  connectTo = [],
  imagesFrom = [],
  shutdownTimeout = 5_000,
}: EndpointServerOptions): Promise<EndpointServer> {
  const folder = configuredFolder(webRoot, configure);
  const files = createStaticFiles(folder.path);
  const isSecure = (request: IncomingMessage): boolean =>
    'encrypted' in request.socket ||
    (trustProxy && request.headers['x-forwarded-proto'] === 'https');
  const proxy = createEndpointProxy(endpoint, headers, { trustProxy, isSecure });
  const gate = credentials && createEndpointGate(credentials, { trustProxy, isSecure });
  const guard: RequestGuardOptions = {
    hosts: isEveryAddress(host) ? hosts : [...hosts, isIPv6(host) ? `[${host}]` : host],
    checksHost: true,
    trustProxy,
  };
  const server = createServer((request, response) => {
    if (!requests.accept(response)) return;
    setSecurityHeaders(request, response, {
      trustProxy,
      connectTo,
      imagesFrom: [endpoint.origin, ...imagesFrom],
    });
    const path = pathOf(request);
    if (path === '/healthz') {
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end('{"status":"ok"}');
      return;
    }
    const isGraphql = path === '/graphql';
    const refusal = isGraphql ? guardRequest(request, guard) : guardHost(request, guard);
    if (refusal) refuse(response, refusal);
    else if (gate?.admit(request, response) === false) return;
    else if (isGraphql) proxy.answer(request, response);
    else files(request, response).catch(() => fail(response));
  });
  const requests = new OpenRequests(server);
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    const isRefused =
      pathOf(request) !== '/graphql' ||
      guardRequest(request, guard) !== undefined ||
      gate?.admitsUpgrade(request) === false;
    if (isRefused) socket.destroy();
    else proxy.upgrade(request, socket, head);
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    folder.remove();
    throw startError(error, port, host);
  }
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : port}`,
    async close() {
      requests.stop();
      proxy.close();
      await requests.answeredWithin(shutdownTimeout);
      requests.cut();
      folder.remove();
    },
  };
}

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

const isEveryAddress = (host: string): boolean => host === '0.0.0.0' || host === '::';

function fail(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

function startError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${port} is taken by another program.`,
      `Stop that program, or choose another port: PORT=${port + 1} npm start -- --endpoint …`,
      { cause: error },
    );
  if (code === 'EACCES')
    return new StartError(
      `Port ${port} may not be used by this user.`,
      'Choose one above 1023: PORT=4000 npm start -- --endpoint …',
      { cause: error },
    );
  if (code === 'EADDRNOTAVAIL')
    return new StartError(
      `This machine has no address ${host}.`,
      'Set HOST to one of its addresses, or leave it out.',
      { cause: error },
    );
  return error;
}
