import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FirstOwner } from './accounts/first-owner.ts';
import { type Config, databaseName } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createGraphqlHandler } from './graphql-handler.ts';
import { answerHealth, answerStarting, createReadiness } from './http/health.ts';
import { OpenRequests } from './http/open-requests.ts';
import { refuse } from './http/refuse.ts';
import { guardHost, guardRequest, type RequestGuardOptions } from './http/request-guard.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { createStaticFiles } from './http/static-files.ts';
import { prepareDatabase } from './prepare-database.ts';
import { assertEmbeddedAllowed } from './database/fits.ts';
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
  /**
   * Stops accepting requests, answers pending ones, and closes the database. A request that takes
   * longer than `config.shutdownTimeout` is cancelled in the database, which rolls it back, and
   * answered with its error: a write is either committed and acknowledged, or neither.
   */
  close(): Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Opens and prepares the database, and serves the API and the web application on the same port. The
 * port is opened first, so that a busy port is noticed before any work. Until everything is ready,
 * the server answers 503.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, webRoot, onProgress = () => {}, logError = writeError } = options;
  let handler: Handler = (request, response) => {
    if (pathOf(request) === '/readyz') answerStarting(response);
    else
      response
        .writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '2' })
        .end('Starting');
  };
  const server = createServer((request, response) => {
    setSecurityHeaders(request, response, config);
    if (!requests.accept(response)) return;
    if (pathOf(request) === '/healthz') answerHealth(response);
    else handler(request, response);
  });
  const requests = new OpenRequests(server);
  await listen(server, config);
  // A connection that cannot be accepted affects a single client.
  server.on('error', (error) => logError('server', error));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  let opened: Database | undefined;
  let release = async (): Promise<void> => {};
  const close = async (): Promise<void> => {
    requests.stop();
    if (!(await requests.answeredWithin(config.shutdownTimeout))) await cutOff(requests, opened);
    await release();
    await opened?.close();
  };
  try {
    onProgress(
      `${config.databaseUrl === undefined ? 'Opening' : 'Connecting to'} ${databaseName(config)}…`,
    );
    // The limit is for what visitors ask: preparing a large database may take longer than any of
    // them should wait.
    assertEmbeddedAllowed(config);
    const database = await openDatabase({
      url: config.databaseUrl,
      dataDir: config.dataDir,
      statementTimeout: 0,
    });
    opened = database;
    const firstOwner = await prepareDatabase(database, config, onProgress);
    onProgress('Reading the tables…');
    const graphql = await createGraphqlHandler({
      config,
      database,
      logError,
      onWithheldFunction: ({ name, reason }) => onProgress(`Not offered: ${name}, for ${reason}.`),
    });
    release = () => graphql.release();
    await database.limitStatements(config.statementTimeout);
    const answerReadiness = createReadiness(database, logError);
    const web = webRoot === undefined ? undefined : createStaticFiles(webRoot);
    const { hosts, trustProxy } = config;
    const guard: RequestGuardOptions = { hosts, checksHost: hosts.length > 0, trustProxy };
    handler = (request, response) => {
      const path = pathOf(request);
      const isGraphql = graphql.isGraphQLPath(path);
      const refusal = isGraphql ? guardRequest(request, guard) : guardHost(request, guard);
      if (path === '/readyz') answerReadiness(response);
      else if (refusal) refuse(response, refusal);
      else if (isGraphql) answerGraphql(graphql.handle, request, response);
      else if (web) web(request, response).catch((error: Error) => fail(error, response, logError));
      else
        response
          .writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' })
          .end('The API is at /graphql.');
    };
    return { url: `http://localhost:${port}`, firstOwner, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function answerGraphql(handle: Handler, request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Cache-Control', 'no-store');
  if (request.url?.startsWith('/graphql') === false || request.url === '/graphiql')
    response.removeHeader('Content-Security-Policy');
  handle(request, response);
}

function fail(
  error: Error,
  response: ServerResponse,
  logError: (id: string, error: Error) => void,
): void {
  logError('-', error);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(
          new StartError(
            `Port ${port} is taken by another program.`,
            `Stop that program, or choose another port: PORT=${port + 1} npm start`,
            { cause: error },
          ),
        );
      else if (error.code === 'EACCES')
        reject(
          new StartError(
            `Port ${port} may not be used by this user.`,
            'Choose one above 1023: PORT=4000 npm start',
            { cause: error },
          ),
        );
      else if (error.code === 'EADDRNOTAVAIL')
        reject(
          new StartError(
            `This machine has no address ${host}.`,
            'Set HOST to one of its addresses, or leave it out.',
            { cause: error },
          ),
        );
      else reject(error);
    });
    server.listen(port, host, resolve);
  });
}

/**
 * Milliseconds between two attempts to cancel, and attempts: a request may go from one statement to
 * the next.
 */
const cancelInterval = 100;
const cancelAttempts = 20;

/**
 * Cancels pending statements, so that they are rolled back and their requests answered. A request
 * without an answer after that is cut off.
 */
async function cutOff(requests: OpenRequests, database: Database | undefined): Promise<void> {
  for (let attempt = 0; attempt < cancelAttempts; attempt += 1) {
    // The database may be what is wrong: then its connections end with those of the clients.
    await database?.cancelAll().catch(() => {});
    if (await requests.answeredWithin(cancelInterval)) return;
  }
  requests.cut();
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?')[0] ?? '/';
}

function writeError(id: string, error: Error): void {
  console.error(`[error ${id}]`, error);
}
