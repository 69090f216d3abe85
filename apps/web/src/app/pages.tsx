import { EmptyState, PasswordPage, ResourceRoutes, useDocumentTitle, useSections } from '@admin/ui';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch } from 'wouter';

import { sectionOrder } from '../resources/index.ts';

/** What stands at an address: pages of the application itself under `/~/`, everything else belongs to the resources. */
export function Pages() {
  return (
    <Switch>
      <Route path="/"><Home /></Route>
      <Route path="/~/password"><PasswordPage /></Route>
      <Route><ResourceRoutes /></Route>
    </Switch>
  );
}

function Home() {
  const [first] = useSections(sectionOrder);
  return first ? <Redirect to={`/${first.name}`} replace /> : <NoResources />;
}

function NoResources() {
  const { t } = useTranslation();
  useDocumentTitle(t('app.noResources'));
  return <EmptyState title={t('app.noResources')} text={t('app.noResourcesHelp')} />;
}
