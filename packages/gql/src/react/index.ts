/** The client in React. Hooks take typed documents and infer results and variables from them. */
export { ApolloProvider as AdminClientProvider, useApolloClient as useAdminClient, useFragment, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
export { useGrowingList, type UsedGrowingList } from './use-growing-list.ts';
