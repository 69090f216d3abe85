import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { OfferedControls } from '../../commands/commands-context.tsx';
import { Icon } from '../../kit/icons.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useMedia } from '../../data/use-media.ts';
import { Button } from '../../kit/button.tsx';
import { useDefined } from '../../resources/resources-context.tsx';
import { Slot } from '../../slots/slot.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import type { ListState, UpdateList } from '../../resources/list-state.ts';
import { ConditionChips } from './lazy-condition-chips.ts';
import { NarrowTools } from './lazy-narrow-tools.ts';
import type { Opened } from './opened-editor.tsx';
import { SearchField } from './search-field.tsx';
import type { Columns } from '../../table/use-columns.ts';

/** Filters of a definition, each with a control of its own. */
export const QuickFilters = lazyComponent(
  async () => (await import('../../filters/quick-filters.tsx')).QuickFilters,
);

const OpenedEditor = lazyComponent(async () => (await import('./opened-editor.tsx')).OpenedEditor);

/** Props of the toolbar of a list. */
export interface ListToolbarProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  /** Absent while there is nothing to refresh. */
  readonly onRefresh: (() => void) | undefined;
}

/**
 * Toolbar with the search, the conditions, the columns and the menu of the list. Editors are loaded
 * when they are opened.
 */
export const ListToolbar = memo(function ListToolbar({ onRefresh, ...props }: ListToolbarProps) {
  const { descriptor, list, state, update } = props;
  const { t } = useTranslation();
  const isNarrow = useMedia(useTheme().breakpoints.down('sm'));
  const [opened, setOpened] = useState<Opened | null>(null);
  const Quick = useDefined(descriptor.name)?.definition.list?.filters && QuickFilters;
  const canFilter = list.filters.some((each) => !each.required);
  const filter = (anchor: HTMLElement) => {
    ConditionChips.preload();
    setOpened({ part: 'filter', anchor });
  };

  return (
    <OfferedControls>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
        {list.searchable && (
          <SearchField
            value={state.search}
            onSearch={(search) => update({ search }, { replace: state.search !== '' })}
          />
        )}
        {isNarrow ? (
          <NarrowTools
            {...props}
            onFilter={canFilter ? filter : undefined}
            onMenu={(anchor) => setOpened({ part: 'menu', anchor })}
          />
        ) : (
          <>
            {Quick && <Quick descriptor={descriptor} state={state} update={update} />}
            {canFilter && (
              <Button
                command="list.filter"
                variant="outlined"
                color="inherit"
                startIcon={<Icon name="filter" size={18} />}
                aria-haspopup="dialog"
                onClick={(event) => filter(event.currentTarget)}
                sx={{ height: 36 }}
              >
                {t('filters.add')}
              </Button>
            )}
            <Slot name="list.toolbar" with={props} />
            <Box sx={{ display: 'flex', gap: 0.5, ml: 'auto' }}>
              <IconButton
                command="list.refresh"
                aria-label={t('list.refresh')}
                disabled={!onRefresh}
                onClick={onRefresh}
              >
                <Icon name="refresh" />
              </IconButton>
              <IconButton
                command="list.columns"
                aria-label={t('list.columns')}
                aria-haspopup="dialog"
                onClick={(event) => setOpened({ part: 'columns', anchor: event.currentTarget })}
              >
                <Icon name="columns" />
              </IconButton>
              <IconButton
                command="list.menu"
                aria-label={t('table.menu')}
                aria-haspopup="menu"
                onClick={(event) => setOpened({ part: 'menu', anchor: event.currentTarget })}
              >
                <Icon name="more" />
              </IconButton>
            </Box>
          </>
        )}
        {(state.filters.length > 0 || state.rest !== undefined) && (
          <ConditionChips
            resource={descriptor.name}
            list={list}
            state={state}
            update={update}
            onEdit={setOpened}
          />
        )}
        {opened && (
          <OpenedEditor
            {...props}
            onRefresh={onRefresh}
            opened={opened}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
      </Box>
    </OfferedControls>
  );
});
