import { EmptyState, PasswordPage, QueriesPages, ResourceRoutes, ToolsPage, useDocumentTitle, useSections, type SectionOrder } from '@admin/ui';
import { useTranslation } from 'react-i18next';
import { Redirect, Route, Switch } from 'wouter';

/** What stands at an address: pages of the application itself under `/~/`, everything else belongs to the resources. */
export function Pages({ order }: { readonly order: SectionOrder }) {
  return (
    <Switch>
      <Route path="/"><Home order={order} /></Route>
      <Route path="/~/password"><PasswordPage /></Route>
      <Route path="/~/tools"><ToolsPage /></Route>
      <Route path="/~/queries/:name?"><QueriesPages /></Route>
      <Route><ResourceRoutes /></Route>
    </Switch>
  );
}

function Home({ order }: { readonly order: SectionOrder }) {
  const [first] = useSections(order);
  return first ? <Redirect to={`/${first.name}`} replace /> : <NoResources />;
}

function NoResources() {
  const { t } = useTranslation();
  useDocumentTitle(t('app.noResources'));
  return <EmptyState title={t('app.noResources')} text={t('app.noResourcesHelp')} />;
}
