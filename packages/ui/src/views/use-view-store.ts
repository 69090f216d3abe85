import { useApolloClient } from '@apollo/client/react';
import { use, useMemo } from 'react';

import { useAdmin } from '../admin/admin-context.tsx';
import { SessionContext } from '../session/session.ts';
import { createBrowserViews } from './browser-views.ts';
import type { ViewStore } from './view-store.ts';

const inBrowser = createBrowserViews();

/** Where the views of all lists are kept: where the application says, else in the browser. */
export function useViewStore(): ViewStore {
  const { views: create } = useAdmin();
  const client = useApolloClient();
  const state = use(SessionContext)?.state;
  const viewer = state && 'viewer' in state ? state.viewer : null;
  return useMemo(() => create?.({ client, viewer }) ?? inBrowser, [create, client, viewer]);
}
