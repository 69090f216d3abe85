import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';

import type { CreateViewStore } from '../storage/view-store.ts';

type ViewStoreOptions = Parameters<CreateViewStore>[0];

/**
 * Options of a store of views. They include the Apollo client, because applications write their own
 * stores.
 */
export function useViewOptions(viewer: ViewStoreOptions['viewer']): ViewStoreOptions {
  const client = useApolloClient();
  return useMemo(() => ({ client, viewer }), [client, viewer]);
}
