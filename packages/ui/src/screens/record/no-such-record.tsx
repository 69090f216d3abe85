import { useTranslation } from 'react-i18next';

import { useLastLists } from '../../resources/use-last-lists.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';

/** Message for an address without a record, with a link to the list at this path. */
export function NoSuchRecord({ list }: { readonly list: string }) {
  const { t } = useTranslation();
  const lists = useLastLists();
  return (
    <EmptyState title={t('show.notFound')} text={t('show.notFoundHint')}>
      <ButtonLink href={lists.href(list)} variant="outlined" size="small">
        {t('show.toList')}
      </ButtonLink>
    </EmptyState>
  );
}
