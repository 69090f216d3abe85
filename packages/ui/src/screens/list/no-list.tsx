import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../kit/empty-state.tsx';
import '../../locales/lists-texts.ts';

/** Message for a resource without a list. */
export function NoList() {
  const { t } = useTranslation();
  return <EmptyState title={t('list.unavailable')} text={t('list.unavailableHint')} />;
}
