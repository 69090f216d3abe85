import { ApolloClient, type ApolloCache, type ApolloLink } from '@apollo/client';
import type { GraphQL17Alpha9Handler } from '@apollo/client/incremental';

import { addCacheRules } from '../cache/cache-rules.ts';
import { createAdminCache } from '../cache/create-admin-cache.ts';
import type { SchemaConfig } from '../cache/schema-config.ts';
import type { DefinedOptions } from '../defined-options.ts';
import { createTransport, type TransportOptions } from '../transport/create-transport.ts';
import { convertErrors } from './convert-errors.ts';
import { createFreshLink } from './fresh-link.ts';
import { followChanges } from './mark-stale.ts';

/**
 * Options of `createAdminClient`: those of the transport, and what the client itself does. All but
 * `schema` can be left out.
 */
export interface AdminClientOptions extends TransportOptions {
  /**
   * Generated rules of the schema, `schema` of `@admin/gql/schema`: what identifies objects, and
   * which scalars are exact. A client without them would have numbers where generated types say
   * exact text; for documents without generated types there is `emptySchemaConfig`, by which
   * objects are identified by `id` or `_id` and nothing else is known.
   */
  schema: SchemaConfig;
  /** In place of the cache made from `schema`. @defaultValue `createAdminCache(schema)` */
  cache?: ApolloCache | undefined;
  /** In place of the chain made from the transport options. @defaultValue `createTransport(options)` */
  link?: ApolloLink | undefined;
  /**
   * After so many operations the cache forgets answers that are not on the screen, so that a tab
   * may stay open for weeks. What the application wrote into the cache itself stays, in records and
   * in query fields of its own. `0` forgets nothing.
   *
   * @defaultValue 500
   */
  trimAfter?: number | undefined;
  /**
   * Fragments hide their data from the components around them.
   *
   * @defaultValue false
   */
  dataMasking?: boolean;
  /**
   * Apollo Client's own defaults per kind of operation, over ours: queries on a screen show what is
   * there and ask the server, both. @defaultValue none over ours
   */
  defaultOptions?: ApolloClient.Options['defaultOptions'];
  /**
   * Identical queries that are under way together share one request; `context: {
   * queryDeduplication: false }` for one that does not. @defaultValue true
   */
  queryDeduplication?: ApolloClient.Options['queryDeduplication'];
  /**
   * On a server that renders pages: what is in the cache is not asked for again. @defaultValue
   * false
   */
  ssrMode?: ApolloClient.Options['ssrMode'];
  /**
   * Milliseconds after the start in which what the server's page brought is not asked for again. @defaultValue
   * 0
   */
  ssrForceFetchDelay?: ApolloClient.Options['ssrForceFetchDelay'];
  /**
   * Resolvers of `@client` fields: `new LocalState({ resolvers })` of `@apollo/client/local-state`.
   * Without it an operation that has such a field fails. @defaultValue none
   */
  localState?: ApolloClient.Options['localState'];
  /**
   * Changes every document before it is sent or read: `new DocumentTransform(…)` of
   * `@apollo/client`. @defaultValue documents go as they are
   */
  documentTransform?: ApolloClient.Options['documentTransform'];
  /**
   * Formats of `@defer` and `@stream`, see `@apollo/client/incremental`. @defaultValue none:
   * incremental delivery is refused
   */
  incrementalHandler?: ApolloClient.Options['incrementalHandler'] | GraphQL17Alpha9Handler;
  /** Whether the browser extension may look inside. @defaultValue in development only */
  devtools?: ApolloClient.Options['devtools'];
}

/**
 * A client that is ready for use, in a browser, in Node, in tests; any number of them side by side.
 *
 * ```ts
 * const client = createAdminClient({ uri: 'https://shop.example/graphql', schema });
 * const { data } = await client.query({ query: OrderListDocument, variables: { first: 25 } });
 * ```
 *
 * Whatever fails is an `AdminError`. After a write, whatever can have changed is asked for again or
 * forgotten, without a word from the application.
 */
export function createAdminClient(options: AdminClientOptions): ApolloClient;
// Whoever writes JavaScript has no types that promise anything.
export function createAdminClient(options: Partial<AdminClientOptions> = {}): ApolloClient {
  const {
    schema,
    cache = createAdminCache(schema),
    link,
    trimAfter = 500,
    defaultOptions,
    ...apolloOptions
  } = options;
  addCacheRules(cache, schema);
  const fresh = createFreshLink(trimAfter);
  const client = convertErrors(
    new ApolloClient({
      // What belongs to the transport says nothing to Apollo Client, and the other way round.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The types take no `undefined`, the code does. The types of one of Apollo's own handlers do not fit its option either.
      ...(apolloOptions as ClientOptions),
      cache,
      link: fresh.link.concat(link ?? createTransport(apolloOptions)),
      defaultOptions: {
        ...defaultOptions,
        watchQuery: {
          fetchPolicy: 'cache-and-network',
          refetchWritePolicy: 'merge',
          ...defaultOptions?.watchQuery,
        },
      },
    }),
    fresh.isStale,
  );
  return followChanges(client, fresh.markStale);
}

type ClientOptions = DefinedOptions<Omit<AdminClientOptions, OwnOption>> &
  Pick<ApolloClient.Options, 'incrementalHandler'>;

/** Options that Apollo Client is not given as they are. */
type OwnOption =
  | 'schema'
  | 'cache'
  | 'link'
  | 'trimAfter'
  | 'defaultOptions'
  | 'incrementalHandler';
