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
 * Options of `createAdminClient`: those of the transport, and those of the client itself. All but
 * `schema` are optional.
 */
export interface AdminClientOptions extends TransportOptions {
  /**
   * Generated rules of the schema, `schema` of `@admin/gql/schema`: identities of objects and exact
   * scalars. Without them a client would return numbers where generated types declare exact text.
   * For documents without generated types use `emptySchemaConfig`, with which objects are
   * identified by `id` or `_id`.
   */
  schema: SchemaConfig;
  /** Replaces the cache created from `schema`. @defaultValue `createAdminCache(schema)` */
  cache?: ApolloCache | undefined;
  /** Replaces the chain created from the transport options. @defaultValue `createTransport(options)` */
  link?: ApolloLink | undefined;
  /**
   * Number of operations after which the cache drops results that are not on the screen, so that a
   * tab can stay open for weeks. Data that the application wrote into the cache itself stays, in
   * records and in query fields of its own. `0` drops nothing.
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
   * Apollo Client's defaults per kind of operation; they override ours. By default queries on a
   * screen show cached data and fetch it as well. @defaultValue no overrides
   */
  defaultOptions?: ApolloClient.Options['defaultOptions'];
  /**
   * Identical pending queries share one request; `context: { queryDeduplication: false }` excludes
   * a query. @defaultValue true
   */
  queryDeduplication?: ApolloClient.Options['queryDeduplication'];
  /** For server-side rendering: cached data is not fetched again. @defaultValue false */
  ssrMode?: ApolloClient.Options['ssrMode'];
  /**
   * Milliseconds after the start during which data of the server-rendered page is not fetched
   * again. @defaultValue 0
   */
  ssrForceFetchDelay?: ApolloClient.Options['ssrForceFetchDelay'];
  /**
   * Resolvers of `@client` fields: `new LocalState({ resolvers })` of `@apollo/client/local-state`.
   * Without it an operation with such a field fails. @defaultValue none
   */
  localState?: ApolloClient.Options['localState'];
  /**
   * Transforms every document before it is sent or read: `new DocumentTransform(…)` of
   * `@apollo/client`. @defaultValue documents are unchanged
   */
  documentTransform?: ApolloClient.Options['documentTransform'];
  /**
   * Formats of `@defer` and `@stream`, see `@apollo/client/incremental`. @defaultValue none:
   * incremental delivery is refused
   */
  incrementalHandler?: ApolloClient.Options['incrementalHandler'] | GraphQL17Alpha9Handler;
  /** Enables the browser extension of Apollo Client. @defaultValue in development only */
  devtools?: ApolloClient.Options['devtools'];
}

/**
 * Creates a client for a browser, for Node or for tests. Several clients can coexist.
 *
 * ```ts
 * const client = createAdminClient({ uri: 'https://shop.example/graphql', schema });
 * const { data } = await client.query({ query: OrderListDocument, variables: { first: 25 } });
 * ```
 *
 * All errors are `AdminError`s. After a write the client refetches or removes the cached data that
 * may have changed, without any call of the application.
 */
export function createAdminClient(options: AdminClientOptions): ApolloClient;
// Callers without TypeScript may omit the options.
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
      // Apollo Client ignores options of the transport, and the transport those of Apollo Client.
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

/** Options that are not passed to Apollo Client unchanged. */
type OwnOption =
  | 'schema'
  | 'cache'
  | 'link'
  | 'trimAfter'
  | 'defaultOptions'
  | 'incrementalHandler';
