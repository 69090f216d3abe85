import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

import { useMedia } from '../../data/use-media.ts';
import type { OpenList } from '../../slots/slot-props.ts';
import { ListItemsMenu } from './list-items-menu.tsx';
import { useListRequest } from './use-list-request.ts';

export interface ListMenuProps extends OpenList {
  readonly anchor: HTMLElement;
  /** Absent while there is nothing to refresh. */
  readonly onRefresh: (() => void) | undefined;
  readonly onColumns: () => void;
  readonly onClose: () => void;
}

/** Menu of a list, and the dialog of the chosen item. */
export function ListMenu({
  descriptor,
  list,
  state,
  update,
  columns,
  anchor,
  onRefresh,
  onColumns,
  onClose,
}: ListMenuProps) {
  const { t } = useTranslation();
  // On a narrow screen, these items have no buttons in the toolbar.
  const isNarrow = useMedia(useTheme().breakpoints.down('sm'));
  const request = useListRequest(state, columns.shown, list);
  return (
    <ListItemsMenu
      descriptor={descriptor}
      list={list}
      request={request}
      open={{ descriptor, list, state, update, columns }}
      anchor={anchor}
      onClose={onClose}
    >
      {isNarrow && (
        <>
          <MenuItem
            disabled={!onRefresh}
            onClick={() => {
              onClose();
              onRefresh?.();
            }}
          >
            {t('list.refresh')}
          </MenuItem>
          <MenuItem onClick={onColumns}>{t('list.columns')}</MenuItem>
        </>
      )}
    </ListItemsMenu>
  );
}
