import { Route, Switch } from 'wouter';

import { ToolsPage } from '../features/actions/lazy-tools-page.tsx';
import { draftsHref } from '../features/drafts/drafts-href.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { ScreenSkeleton } from '../kit/screen-skeleton.tsx';
import { toolsHref } from '../resources/addresses.ts';
import { queriesHref } from '../resources/query-address.ts';
import { QueriesPages } from '../screens/queries/lazy-queries-pages.tsx';
import { PasswordPage } from '../session/lazy-password-page.tsx';
import { ResourceRoutes } from './routes.tsx';

const DraftsPage = lazyComponent(
  async () => (await import('../features/drafts/drafts-page.tsx')).DraftsPage,
  <ScreenSkeleton />,
);

/** Pages of the product that belong to no resource. */
export function ProductPages() {
  return (
    <Switch>
      <Route path="/~/password">
        <PasswordPage />
      </Route>
      <Route path={toolsHref}>
        <ToolsPage />
      </Route>
      <Route path={`${queriesHref}/:name?`}>
        <QueriesPages />
      </Route>
      <Route path={draftsHref}>
        <DraftsPage />
      </Route>
      <Route>
        <ResourceRoutes />
      </Route>
    </Switch>
  );
}
