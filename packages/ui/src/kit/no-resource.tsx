import { useTranslation } from 'react-i18next';

import '../locales/records-texts.ts';
import { EmptyState } from './empty-state.tsx';

/** At an address that names no resource, and no page. */
export function NoSuchResource() {
  const { t } = useTranslation();
  return <EmptyState title={t('show.noResource')} text={t('show.noResourceHint')} />;
}

/** In place of the first page, where there is none. */
export function NoResources() {
  const { t } = useTranslation();
  return <EmptyState title={t('app.noResources')} text={t('app.noResourcesHelp')} />;
}
