import type { IncomingMessage, ServerResponse } from 'node:http';
import { SafeError } from 'grafast';
import {
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
} from 'grafast/graphql';
import { grafserv } from 'grafserv/node';
import { postgraphile } from 'postgraphile';
import { AccountService } from './accounts/account-service.ts';
import { findViewer } from './accounts/sessions.ts';
import { ViewerCache } from './accounts/viewer-cache.ts';
import type { Viewer } from './accounts/viewer.ts';
import type { Config } from './config.ts';
import { FairQueue } from './database/adaptor/fair-queue.ts';
import { cancelWith } from './database/adaptor/request-scope.ts';
import { readCommittedSchema } from './committed-schema.ts';
import { Constraints } from './database/constraints.ts';
import { assertFits } from './database/fits.ts';
import type { Database } from './database/database.ts';
import { rightsOf } from './request-roles.ts';
import type { WithheldFunction } from './database/offered-functions.ts';
import { clientAddress } from './http/client-address.ts';
import { disconnectSignal } from './http/left-request.ts';
import { dropsSecureCookies } from './http/lost-cookies.ts';
import { readCookie, RequestSession, type SessionCookie } from './http/request-session.ts';
import { createBodySizesPlugin } from './plugins/body-sizes.ts';
import { AccessPlugin } from './plugins/access.ts';
import { createAnswerStatusPlugin } from './plugins/answer-status.ts';
import { createAccountChangesPlugin } from './plugins/account-changes.ts';
import { CompressionPlugin } from './plugins/compression.ts';
import { DeepPagesPlugin } from './plugins/deep-pages.ts';
import { createErrorCodes } from './plugins/error-codes.ts';
import { ExactBodiesPlugin } from './plugins/exact-bodies.ts';
import { createStatementCachePlugin } from './plugins/known-statements.ts';
import { createLimitsPlugin } from './plugins/limits.ts';
import { MissingRecordsPlugin } from './plugins/missing-records.ts';
import { createOneRolePlugin } from './plugins/one-role.ts';
import { PresentRecordsPlugin } from './plugins/present-records.ts';
import { createRefusalDetails } from './plugins/refusal-details.ts';
import { excessOfText } from './http/document-size.ts';
import { createPersistedDocumentsPlugin, readManifests } from './plugins/persisted-documents.ts';
import { createRequestErrorCodesPlugin } from './plugins/request-error-codes.ts';
import { ShallowBodiesPlugin } from './plugins/shallow-bodies.ts';
import { createSignInFirstPlugin } from './plugins/sign-in-first.ts';
import { createSchemaPreset, defaultPage, maxPage } from './preset.ts';

/** Bytes of a request's body: room for long texts, and for a query of `maxQueryLength`. */
const bodySizes = { most: 256_000, mostOfMany: 1_000_000 };
/** Limits of an operation. */
const operationSizes = {
  depth: 12,
  records: 50_000,
  fields: 5_000,
  inputs: 2_000,
  defaultPage,
  maxPage,
};
const maxQueryLength = 100_000;
/** Characters of a query that is not worth counting: longer ones are seldom. */
const alwaysShort = 4_000;

export interface GraphqlHandler {
  /** Answers `/graphql`, and in development `/graphiql` and its files. */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  isGraphQLPath(path: string): boolean;
  release(): Promise<void>;
}

export interface GraphqlHandlerOptions {
  readonly config: Config;
  readonly database: Database;
  readonly logError: (id: string, error: Error) => void;
  readonly onWithheldFunction?: (withheld: WithheldFunction) => void;
}

export async function createGraphqlHandler({
  config,
  database: { pool, kind },
  logError,
  onWithheldFunction = () => {},
}: GraphqlHandlerOptions): Promise<GraphqlHandler> {
  const isDevelopment = config.environment === 'development';
  const { queue, accountQueue } = createQueues({ pool, kind });
  // It has one connection, and an import of refused rows would have it for seconds.
  const importTurn = kind === 'embedded' ? 100 : undefined;
  const accounts = new AccountService(pool, { queue: accountQueue, rolePrefix: config.rolePrefix });
  const viewers = new ViewerCache({
    // Whose it is turns out by it: each session is in the line for itself.
    find: (token) => accountQueue.run(`session ${token}`, () => findViewer(pool, token)),
  });
  const cookie: SessionCookie = {
    name: config.secureCookies ? '__Host-admin' : 'admin',
    secure: config.secureCookies,
  };
  const constraints = await Constraints.load(pool, [...config.schemas, 'admin']);
  const refusalDetails = createRefusalDetails(constraints);
  const errorCodes = createErrorCodes({
    constraints,
    detailsOf: refusalDetails.of,
    log: (id, error) => logError(id, error.originalError ?? error),
  });

  const documents = readManifests(config.documents);
  const tokenOf = (request: IncomingMessage): string | undefined =>
    readCookie(request, cookie.name);
  const viewerOf = async (request: IncomingMessage): Promise<Viewer | null> => {
    const token = tokenOf(request);
    return token === undefined ? null : viewers.find(token);
  };

  const preset: GraphileConfig.Preset = {
    extends: [await createSchemaPreset({ ...config, pool, queue, onWithheldFunction })],
    plugins: [
      createAnswerStatusPlugin(errorCodes.maskError),
      createAccountChangesPlugin(viewers),
      AccessPlugin,
      ...(config.rolePrefix === null ? [createOneRolePlugin()] : []),
      createLimitsPlugin(operationSizes),
      createPersistedDocumentsPlugin(documents),
      // Before the next: it asks for the body of who is signed in alone.
      createBodySizesPlugin(bodySizes, documents.texts),
      // If the look-up of the session fails, `context` below fails as well and reports it.
      createSignInFirstPlugin(
        async (request) => (await viewerOf(request).catch(() => undefined)) !== null,
      ),
      ShallowBodiesPlugin,
      ExactBodiesPlugin,
      createRequestErrorCodesPlugin(),
      createRequestPlugin({ allowsIntrospection: isDevelopment }),
      errorCodes.plugin,
      refusalDetails.plugin,
      MissingRecordsPlugin,
      PresentRecordsPlugin,
      CompressionPlugin,
      DeepPagesPlugin,
      createStatementCachePlugin(),
    ],
    grafserv: {
      graphqlPath: '/graphql',
      graphqlOverGET: true,
      graphiql: isDevelopment,
      graphiqlPath: '/graphiql',
      graphiqlOnGraphQLGET: false,
      maxRequestLength: bodySizes.mostOfMany,
      maskError: errorCodes.maskError,
    },
    grafast: {
      async context({ node }, { document, operationName }) {
        if (!node) throw new Error('Requests come over HTTP.');
        const token = tokenOf(node.req);
        const reads =
          getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY;
        const viewer =
          token === undefined ? null : await (reads ? viewers.find(token) : viewers.refresh(token));
        const session = new RequestSession({
          accounts,
          pool,
          queue,
          cookie,
          response: node.res,
          viewer,
          losesCookie: cookie.secure && dropsSecureCookies(node.req.headers.origin),
          origin: { token, address: clientAddress(node.req, config) },
        });
        const isAllowed = viewer !== null && !viewer.mustChangePassword;
        // Always a role: without one a request would run as the user that owns the tables.
        const pgSettings = {
          ...rightsOf(config.rolePrefix, isAllowed ? viewer.role : 'anonymous'),
          'admin.account_id': viewer ? String(viewer.id) : '',
        };
        // A write goes on: nobody could tell how far it came.
        if (reads) cancelWith(pgSettings, disconnectSignal(node.res));
        return { session, pgSettings, refusalOf: errorCodes.refusalOf, importTurn };
      },
    },
  };

  const instance = postgraphile(preset);
  const service = instance.createServ(grafserv);
  const { schema } = await instance.getSchemaResult();
  if (!config.documents.allowsAny) assertFits(readCommittedSchema(), schema);
  await service.ready();
  return {
    handle: service.createHandler(),
    isGraphQLPath: (path) =>
      path === '/graphql' ||
      (isDevelopment && (path === '/graphiql' || path.startsWith('/ruru-static/'))),
    release: async () => {
      await instance.release();
    },
  };
}

/**
 * The lines in front of the connections: of what accounts ask, and of the server's own statements,
 * for which a server keeps two connections back. The embedded database has one in all, so that both
 * are one line: whatever went past it would be in nobody's turn.
 */
function createQueues({ pool, kind }: Pick<Database, 'pool' | 'kind'>): {
  readonly queue: FairQueue;
  readonly accountQueue: FairQueue;
} {
  if (kind === 'embedded') {
    const queue = new FairQueue({ slots: 1, slotsPerAccount: 1 });
    return { queue, accountQueue: queue };
  }
  return {
    queue: new FairQueue({ slots: Math.max(1, pool.options.max - 2), slotsPerAccount: 4 }),
    // These take a millisecond: one that waits for seconds waits for a database that is silent.
    accountQueue: new FairQueue({ slots: 2, slotsPerAccount: 1, maxWait: 5_000 }),
  };
}

/** Checks that run before a document is parsed, and limits of its selections. */
function createRequestPlugin({
  allowsIntrospection,
}: {
  readonly allowsIntrospection: boolean;
}): GraphileConfig.Plugin {
  return {
    name: 'RequestPlugin',
    grafserv: {
      middleware: {
        setPreset(next, event) {
          if (!allowsIntrospection) event.validationRules.push(NoSchemaIntrospectionCustomRule);
          return next();
        },
        processGraphQLRequestBody(next, { body }) {
          if (typeof body.query === 'string' && body.query.length > maxQueryLength) {
            throw new SafeError(`A query has at most ${maxQueryLength} characters.`, {
              code: 'BAD_USER_INPUT',
              statusCode: 413,
            });
          }
          const excess =
            typeof body.query === 'string' && body.query.length > alwaysShort
              ? excessOfText(body.query, { maxTokens: 10_000, maxDepth: 100 })
              : undefined;
          if (excess !== undefined)
            throw new SafeError(excess, {
              code: 'BAD_USER_INPUT',
              reason: 'TOO_EXPENSIVE',
              statusCode: 400,
            });
          return next();
        },
      },
    },
  };
}
