import { useTranslation } from 'react-i18next';

import '../locales/records-texts.ts';
import { EmptyState } from './empty-state.tsx';

/** Shown at an address of no resource and no page. */
export function NoSuchResource() {
  const { t } = useTranslation();
  return <EmptyState title={t('show.noResource')} text={t('show.noResourceHint')} />;
}

/** Shown as the first page of an application without resources. */
export function NoResources() {
  const { t } = useTranslation();
  return <EmptyState title={t('app.noResources')} text={t('app.noResourcesHelp')} />;
}
