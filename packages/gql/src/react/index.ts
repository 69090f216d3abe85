/** The client in React. Hooks take typed documents and infer results and variables from them. */
export { ApolloProvider as AdminClientProvider, useApolloClient as useAdminClient, useFragment, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
