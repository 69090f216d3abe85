import { EmptyState, ResourceRoutes, useDocumentTitle } from '@admin/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch } from 'wouter';

import { useSections } from './sections.ts';

const PasswordPage = lazy(() => import('./password-page.tsx'));

/** What stands at an address: pages of the application itself under `/~/`, everything else belongs to the resources. */
export function Pages() {
  return (
    <Switch>
      <Route path="/"><Home /></Route>
      <Route path="/~/password"><Suspense><PasswordPage /></Suspense></Route>
      <Route><ResourceRoutes /></Route>
    </Switch>
  );
}

function Home() {
  const [first] = useSections();
  return first ? <Redirect to={`/${first.name}`} replace /> : <NoResources />;
}

function NoResources() {
  const { t } = useTranslation();
  useDocumentTitle(t('app.noResources'));
  return <EmptyState title={t('app.noResources')} text={t('app.noResourcesHelp')} />;
}
