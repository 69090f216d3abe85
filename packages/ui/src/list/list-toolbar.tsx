import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../admin/icons.tsx';
import { part } from '../admin/part.tsx';
import { useMedia } from '../admin/use-media.ts';
import { Button } from '../controls/button.tsx';
import { definedResource } from '../define/defined.ts';
import { IconButton } from '../controls/icon-button.tsx';
import type { ListState } from '../table/list-state.ts';
import { requiredConditions, withCondition } from '../table/with-condition.ts';
import { ConditionChips } from './condition-chips-part.ts';
import { MobileSort } from './mobile-sort-part.ts';
import { SearchField } from './search-field.tsx';
import type { Columns } from './use-columns.ts';
import type { UpdateList } from './use-list-state.ts';

const FilterEditor = part(async () => (await import('../filters/filter-editor.tsx')).FilterEditor);
const ColumnChooser = part(async () => (await import('./column-chooser.tsx')).ColumnChooser);

export interface ListToolbarProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  /** Absent while there is nothing to refresh. */
  readonly onRefresh: (() => void) | undefined;
}

type Open =
  | { readonly part: 'columns'; readonly anchor: HTMLElement }
  /** `index` of the condition to edit; a new one without it. */
  | { readonly part: 'filter'; readonly anchor: HTMLElement; readonly index?: number };

/** What decides which records and fields are seen: search, conditions, columns. Editors load when they are opened. */
export const ListToolbar = memo(function ListToolbar({ descriptor, list, state, update, columns, onRefresh }: ListToolbarProps) {
  const { t } = useTranslation();
  const isNarrow = useMedia(useTheme().breakpoints.down('sm'));
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { filters } = state;
  const Quick = definedResource(descriptor)?.Filters;
  const edited = open?.part === 'filter' && open.index !== undefined ? filters[open.index] : undefined;

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {list.searchable && <SearchField value={state.search} onSearch={(search) => update({ search }, { replace: state.search !== '' })} />}
      {Quick && <Quick descriptor={descriptor} state={state} update={update} />}
      {list.filters.some((filter) => !filter.required) && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="filter" size={18} />}
          aria-haspopup="dialog"
          onClick={(event) => {
            ConditionChips.preload();
            setOpen({ part: 'filter', anchor: event.currentTarget });
          }}
          sx={{ height: 36 }}
        >
          {t('filters.add')}
        </Button>
      )}
      {isNarrow && <MobileSort descriptor={descriptor} list={list} state={state} update={update} />}
      <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
        <IconButton aria-label={t('list.refresh')} title={t('list.refresh')} disabled={!onRefresh} onClick={onRefresh}>
          <Icon name="refresh" />
        </IconButton>
        <IconButton
          aria-label={t('list.columns')}
          title={t('list.columns')}
          aria-haspopup="dialog"
          onClick={(event) => setOpen({ part: 'columns', anchor: event.currentTarget })}
        >
          <Icon name="columns" />
        </IconButton>
      </Box>
      {filters.length > 0 && (
        <ConditionChips
          resource={descriptor.name}
          filters={list.filters}
          conditions={filters}
          onEdit={(index, anchor) => setOpen({ part: 'filter', anchor, index })}
          onRemove={(index) => update({ filters: filters.filter((_, each) => each !== index) })}
          onClear={() => update({ filters: requiredConditions(list.filters, filters).given })}
        />
      )}
      {open?.part === 'columns' && <ColumnChooser resource={descriptor.name} columns={columns} anchor={open.anchor} onClose={close} />}
      {open?.part === 'filter' && (
        <FilterEditor
          resource={descriptor.name}
          filters={list.filters}
          condition={edited}
          anchor={open.anchor}
          onClose={close}
          onApply={(condition) => {
            close();
            update({ filters: withCondition(list.filters, filters, condition, edited) });
          }}
        />
      )}
    </Box>
  );
});
