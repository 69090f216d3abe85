import { useMemo } from 'react';
import { Redirect, Route, Switch } from 'wouter';

import { lazyComponent } from '../kit/lazy-component.tsx';
import { ResourceRoutes } from './routes.tsx';
import { useNavigation } from '../resources/use-navigation.ts';
import type { AdminConfig } from './define-admin.ts';
import { ownPage } from './own-page.ts';

const none: readonly never[] = [];
const ProductPages = lazyComponent(async () => (await import('./product-pages.tsx')).ProductPages);
const NoResources = lazyComponent(async () => (await import('../kit/no-resource.tsx')).NoResources);

/**
 * Page at an address: a page of the application, a page of the product under `/~/`, else a screen
 * of a resource.
 */
export function Pages({
  config: { pages = none, home },
}: {
  readonly config: Pick<AdminConfig, 'pages' | 'home'>;
}) {
  const own = useMemo(
    () => pages.map((page) => <Route key={page.path} path={page.path} component={ownPage(page)} />),
    [pages],
  );
  return (
    <Switch>
      <Route path="/">
        {home === undefined ? (
          <First />
        ) : (
          <Redirect to={home.startsWith('/') ? home : `/${home}`} replace />
        )}
      </Route>
      {own}
      <Route path="/~/*">
        <ProductPages />
      </Route>
      <Route>
        <ResourceRoutes />
      </Route>
    </Switch>
  );
}

function First() {
  const [group] = useNavigation();
  const first = group?.links[0];
  return first ? <Redirect to={first.href} replace /> : <NoResources />;
}
