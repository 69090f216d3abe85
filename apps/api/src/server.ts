import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FirstOwner } from './accounts/first-owner.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database/database.ts';
import { createGraphqlHandler } from './graphql-handler.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createStaticFiles } from './http/static-files.ts';
import { prepareDatabase } from './prepare-database.ts';
import { StartError } from './start-error.ts';

export interface ServerOptions {
  readonly config: Config;
  /** Folder of the built web application. Without one only the API is served. */
  readonly webRoot?: string;
  /** Hears what is being done until the server is ready. */
  readonly onProgress?: (text: string) => void;
  /** Hears of errors that clients see masked. @defaultValue writes them to the standard error output */
  readonly logError?: (id: string, error: Error) => void;
}

export interface RunningServer {
  /** `http://localhost:4000` */
  readonly url: string;
  /** The owner, if this start made it. */
  readonly firstOwner?: FirstOwner;
  /** Finishes the requests that run, then closes the database. */
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Opens the database, prepares it, and serves the API and the web application on one port.
 * The port is taken first, so that a busy one is noticed before any work; until all is ready it answers 503.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, webRoot, onProgress = () => {}, logError = writeError } = options;
  let handler: Handler = (_request, response) => {
    response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2' }).end('Starting');
  };
  const server = createServer((request, response) => {
    setSecurityHeaders(response);
    handler(request, response);
  });
  await listen(server, config);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const opened: (() => Promise<void>)[] = [() => closeServer(server)];
  const close = async (): Promise<void> => {
    for (const step of opened.splice(0)) await step();
  };
  try {
    onProgress(config.databaseUrl === undefined ? 'Opening the embedded database…' : 'Connecting to the database…');
    const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir, statementTimeout: config.statementTimeout });
    opened.push(() => database.close());
    const firstOwner = await prepareDatabase(database, config, onProgress);
    onProgress('Reading the tables…');
    const graphql = await createGraphqlHandler({ config, database, logError });
    opened.splice(1, 0, () => graphql.release());
    const web = webRoot === undefined ? undefined : createStaticFiles(webRoot);
    handler = (request, response) => {
      const [path = '/'] = (request.url ?? '/').split('?');
      if (path === '/healthz') void answerHealth(() => database.pool.query('select 1'), response);
      else if (graphql.isOwnPath(path)) answerGraphql(graphql.handle, request, response);
      else if (web) web(request, response).catch((error: Error) => fail(error, response, logError));
      else response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The API is at /graphql.');
    };
    return { url: `http://localhost:${port}`, firstOwner, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function answerGraphql(handle: Handler, request: IncomingMessage, response: ServerResponse): void {
  // Browsers say so of what another site makes them send. They ask first before sending JSON; this stops the rest too.
  if (request.headers['sec-fetch-site'] === 'cross-site') {
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Requests from other sites are refused.');
    return;
  }
  response.setHeader('Cache-Control', 'no-store');
  if (request.url?.startsWith('/graphql') === false || request.url === '/graphiql') response.removeHeader('Content-Security-Policy');
  handle(request, response);
}

async function answerHealth(check: () => Promise<unknown>, response: ServerResponse): Promise<void> {
  const status = await check().then(
    () => 200,
    () => 503,
  );
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify({ status: status === 200 ? 'ok' : 'database unavailable' }));
}

function fail(error: Error, response: ServerResponse, logError: (id: string, error: Error) => void): void {
  logError('-', error);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(new StartError(`Port ${port} is taken by another program.`, `Stop that program, or choose another port: PORT=${port + 1} npm start`, { cause: error }));
      else if (error.code === 'EACCES') reject(new StartError(`Port ${port} may not be used by this user.`, 'Choose one above 1023: PORT=4000 npm start', { cause: error }));
      else if (error.code === 'EADDRNOTAVAIL') reject(new StartError(`This machine has no address ${host}.`, 'Set HOST to one of its addresses, or leave it out.', { cause: error }));
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Who does not finish within the grace time is cut off.
  const cut = setTimeout(() => server.closeAllConnections(), 3_000);
  await closed;
  clearTimeout(cut);
}

function writeError(id: string, error: Error): void {
  console.error(`[error ${id}]`, error);
}
