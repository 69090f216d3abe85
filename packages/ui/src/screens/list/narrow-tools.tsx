import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../../kit/icons.tsx';
import { Button } from '../../kit/button.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useDefined } from '../../resources/resources-context.tsx';
import { Slot, useSlot } from '../../slots/slot.tsx';
import '../../locales/lists-texts.ts';
import { QuickFilters, type ListToolbarProps } from './list-toolbar.tsx';
import { MobileSort } from './mobile-sort.tsx';

export interface NarrowToolsProps extends Omit<ListToolbarProps, 'onRefresh'> {
  /** Absent when the list has required filters only. */
  readonly onFilter: ((anchor: HTMLElement) => void) | undefined;
  readonly onMenu: (anchor: HTMLElement) => void;
}

/**
 * Toolbar on a narrow screen: one line, so that cards begin near the top. Filters of the definition
 * open below it, and the other actions on the list are in its menu. Tools of features are on a line
 * below.
 */
export function NarrowTools({ onFilter, onMenu, ...props }: NarrowToolsProps) {
  const { descriptor, list, state, update } = props;
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const hasFeatures = useSlot('list.toolbar', descriptor).length > 0;
  const Quick = useDefined(descriptor.name)?.definition.list?.filters && QuickFilters;
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          mr: -1,
          ...(!list.searchable && { flex: 1 }),
        }}
      >
        {!list.searchable && <MobileSort {...props} isField />}
        {Quick ? (
          <IconButton
            command="list.filter"
            aria-label={t('filters.add')}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={isOpen ? { bgcolor: 'action.selected' } : undefined}
          >
            <Icon name="filter" />
          </IconButton>
        ) : (
          onFilter && (
            <IconButton
              command="list.filter"
              aria-label={t('filters.add')}
              aria-haspopup="dialog"
              onClick={(event) => onFilter(event.currentTarget)}
            >
              <Icon name="filter" />
            </IconButton>
          )
        )}
        {list.searchable && <MobileSort {...props} />}
        <IconButton
          command="list.menu"
          aria-label={t('table.menu')}
          aria-haspopup="menu"
          onClick={(event) => onMenu(event.currentTarget)}
          sx={{ ml: 'auto' }}
        >
          <Icon name="more" />
        </IconButton>
      </Box>
      {isOpen && Quick && (
        <Box
          sx={{
            flexBasis: '100%',
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            gap: 1.5,
            pt: 0.5,
          }}
        >
          <Quick descriptor={descriptor} state={state} update={update} />
          {onFilter && (
            <Button
              variant="outlined"
              color="inherit"
              aria-haspopup="dialog"
              onClick={(event) => onFilter(event.currentTarget)}
            >
              {t('filters.addTitle')}
            </Button>
          )}
        </Box>
      )}
      {hasFeatures && (
        <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Slot name="list.toolbar" with={props} />
        </Box>
      )}
    </>
  );
}
