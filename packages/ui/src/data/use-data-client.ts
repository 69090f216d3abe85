import { useApolloClient } from '@apollo/client/react';

import { dataClientOf, type DataClient } from './data-client.ts';

export function useDataClient(): DataClient {
  return dataClientOf(useApolloClient());
}
