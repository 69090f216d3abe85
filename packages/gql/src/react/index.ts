// The client in React. Hooks take typed documents and infer results and variables from them.

/** Gives the client to the components below it. */
export { ApolloProvider as AdminClientProvider } from '@apollo/client/react';
/** The client of the provider above. @throws Error where there is none. */
export { useApolloClient as useAdminClient } from '@apollo/client/react';
/** Data of a fragment, updated with the cache, for components below masked data. */
export { useFragment } from '@apollo/client/react';
/** A query that is sent when the returned function is called, not when the component is mounted. */
export { useLazyQuery } from '@apollo/client/react';
/**
 * A mutation. The data that it makes stale is refetched automatically; its errors are
 * `AdminError`s.
 */
export { useMutation } from '@apollo/client/react';
/** A query: shown from the cache, and fetched as well. Its errors are `AdminError`s. */
export { useQuery } from '@apollo/client/react';
/** A subscription; the chain needs a link for it, see `createSubscriptionsLink`. */
export { useSubscription } from '@apollo/client/react';
export { useGrowingList, type UsedGrowingList } from './use-growing-list.ts';
