import { useTranslation } from 'react-i18next';

import { lastListHref } from '../admin/last-list.ts';
import { ButtonLink } from '../controls/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** The address names a record that is not there; the way on is its list. */
export function NoSuchRecord({ resource }: { readonly resource: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState title={t('show.notFound')} text={t('show.notFoundHint')}>
      <ButtonLink href={lastListHref(resource)} variant="outlined" size="small">{t('show.toList')}</ButtonLink>
    </EmptyState>
  );
}
