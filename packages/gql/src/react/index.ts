// The client in React. Hooks take typed documents and infer results and variables from them.

/** Gives the client to the components below it. */
export { ApolloProvider as AdminClientProvider } from '@apollo/client/react';
/** The client of the provider above. @throws Error where there is none. */
export { useApolloClient as useAdminClient } from '@apollo/client/react';
/** Data of a fragment, live from the cache: what a component shows whose parent's data are masked. */
export { useFragment } from '@apollo/client/react';
/** A query that is asked when the returned function is called, not when the component appears. */
export { useLazyQuery } from '@apollo/client/react';
/**
 * A mutation. What it made stale is asked for again by itself; what it fails with is an
 * `AdminError`.
 */
export { useMutation } from '@apollo/client/react';
/**
 * A query: shown from the cache where it is there, and asked for as well. What it fails with is an
 * `AdminError`.
 */
export { useQuery } from '@apollo/client/react';
/** A subscription; the chain needs a link for it, see `createSubscriptionsLink`. */
export { useSubscription } from '@apollo/client/react';
export { useGrowingList, type UsedGrowingList } from './use-growing-list.ts';
