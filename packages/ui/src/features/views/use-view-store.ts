import { use, useMemo } from 'react';

import { useViewOptions } from '../../data/use-view-options.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { useApplication } from '../../resources/use-application.ts';
import { SessionContext } from '../../session/session.ts';
import { createApiViews } from './api-views.ts';
import { createBrowserViews } from './browser-views.ts';
import type { ViewStore } from '../../storage/view-store.ts';

/**
 * Store of the views of all lists: that of the application, else our API for its accounts, else the
 * browser.
 */
export function useViewStore(): ViewStore {
  const { views } = useAdmin();
  const application = useApplication();
  const session = use(SessionContext);
  const viewer = session && 'viewer' in session.state ? session.state.viewer : null;
  const options = useViewOptions(viewer);
  const create = views ?? (session?.auth.hasAccounts ? createApiViews : undefined);
  const inBrowser = useMemo(() => createBrowserViews(application), [application]);
  return useMemo(() => create?.(options) ?? inBrowser, [create, options, inBrowser]);
}
