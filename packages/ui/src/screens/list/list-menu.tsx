import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import MenuItem from '@mui/material/MenuItem';
import { useTheme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnceThere } from '../../kit/focus-once-there.ts';
import { useMedia } from '../../data/use-media.ts';
import '../../locales/tree-texts.ts';
import { treeView, type ListState, type UpdateList } from '../../resources/list-state.ts';
import { useViews } from '../../features/views/use-views.ts';
import { NewViewForm, useImportViews } from '../../features/views/views-menu.tsx';
import { FilesMenu } from './files-menu.tsx';
import { treeOf } from './tree-of.ts';
import type { Columns } from '../../table/use-columns.ts';
import { useListRequest } from './use-list-request.ts';

export interface ListMenuProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  readonly anchor: HTMLElement;
  /** Absent while there is nothing to refresh. */
  readonly onRefresh: (() => void) | undefined;
  readonly onColumns: () => void;
  readonly onClose: () => void;
}

/** What is done with a list as a whole; then the dialog of what was chosen. */
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
  const [isNaming, setNaming] = useState(false);
  const views = useViews({ list, state, update, columns });
  const importViews = useImportViews(views);
  // There they have no buttons of their own.
  const isNarrow = useMedia(useTheme().breakpoints.down('sm'));
  const request = useListRequest(state, columns.shown, list);
  if (isNaming) return <NewViewForm views={views} onClose={onClose} />;
  const isTree = state.view === treeView;
  const narrow = [
    <MenuItem
      key="refresh"
      disabled={!onRefresh}
      onClick={() => {
        onClose();
        onRefresh?.();
      }}
    >
      {t('list.refresh')}
    </MenuItem>,
    <MenuItem key="columns" onClick={onColumns}>
      {t('list.columns')}
    </MenuItem>,
  ];
  const tree = treeOf(descriptor, list) && (
    <MenuItem
      key="tree"
      onClick={() => {
        onClose();
        // The list is shown by another component, with another button.
        focusOnceThere(`main button[aria-label="${CSS.escape(t('table.menu'))}"]`);
        // Where one of the views is the default, the plain address is that one.
        update({
          view: isTree
            ? views.views.some(({ isDefault }) => isDefault)
              ? ''
              : undefined
            : treeView,
        });
      }}
    >
      {t(isTree ? 'tree.leave' : 'tree.show')}
    </MenuItem>
  );
  return (
    <FilesMenu
      descriptor={descriptor}
      list={list}
      request={request}
      anchor={anchor}
      onClose={onClose}
      before={isNarrow ? [...narrow, tree] : tree}
    >
      <MenuItem onClick={() => setNaming(true)}>{t('views.saveNew')}</MenuItem>
      {/* Where there are some, they have a menu of their own. */}
      {views.views.length === 0 && (
        <MenuItem
          onClick={() => {
            onClose();
            void importViews();
          }}
        >
          {t('views.import')}
        </MenuItem>
      )}
    </FilesMenu>
  );
}
