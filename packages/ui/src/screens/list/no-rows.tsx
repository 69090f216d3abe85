import type { FilterCondition } from '@admin/gql/resource';
import { useTranslation } from 'react-i18next';

import { Button } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import '../../locales/lists-texts.ts';
import { TableFrame } from '../../table/table-frame.tsx';
import type { ListState, UpdateList } from '../../resources/list-state.ts';

export interface NoRowsProps {
  readonly state: ListState;
  readonly update: UpdateList;
  /** Conditions of required filters. */
  readonly kept: readonly FilterCondition[];
}

/**
 * Message for a list without rows: its conditions match none, the page is past the end, or there
 * are no records.
 */
export function NoRows({ state, update, kept }: NoRowsProps) {
  const { t } = useTranslation();
  const isFiltered =
    state.search !== '' || state.filters.length > kept.length || state.rest !== undefined;
  return (
    <TableFrame>
      {state.page > 0 ? (
        <EmptyState isPart title={t('list.pastEnd')} text={t('list.pastEndHint')}>
          <Button variant="outlined" size="small" onClick={() => update({})}>
            {t('list.firstPage')}
          </Button>
        </EmptyState>
      ) : (
        <EmptyState
          isPart
          title={t('table.empty')}
          text={t(isFiltered ? 'list.emptyFiltered' : 'list.emptyHint')}
        >
          {isFiltered && (
            <Button
              variant="outlined"
              size="small"
              onClick={() => update({ search: '', filters: kept, rest: undefined })}
            >
              {t('list.clearFilters')}
            </Button>
          )}
        </EmptyState>
      )}
    </TableFrame>
  );
}
