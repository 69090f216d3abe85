import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';

import type { CreateViewStore } from '../storage/view-store.ts';

type ViewStoreOptions = Parameters<CreateViewStore>[0];

/** What a store of views is created with: applications write stores over the client themselves. */
export function useViewOptions(viewer: ViewStoreOptions['viewer']): ViewStoreOptions {
  const client = useApolloClient();
  return useMemo(() => ({ client, viewer }), [client, viewer]);
}
