import type { ListDescriptor, ResourceDescriptor } from '@admin/gql/resource';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { LandmarkMenu } from '../actions/landmark-menu.tsx';
import { focusOnceThere } from '../admin/focus-once-there.ts';
import { part } from '../admin/part.tsx';
import { useCan } from '../admin/use-resource.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import '../locales/export-texts.ts';
import '../locales/tree-texts.ts';
import { treeView, type ListState } from '../table/list-state.ts';
import { useViews } from '../views/use-views.ts';
import { NewViewForm, useImportViews } from '../views/views-menu.tsx';
import { treeOf } from './tree-of.ts';
import type { Columns } from './use-columns.ts';
import { useListRequest } from './use-list-request.ts';
import type { UpdateList } from './use-list-state.ts';

export interface ListMenuProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly state: ListState;
  readonly update: UpdateList;
  readonly columns: Columns;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const ImportDialog = part(async () => (await import('../import/import-dialog.tsx')).ImportDialog);

/** What is done with a list as a whole; then the dialog of what was chosen. */
export function ListMenu({ descriptor, list, state, update, columns, anchor, onClose }: ListMenuProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<'export' | 'import' | 'view' | null>(null);
  const views = useViews({ list, state, update, columns });
  const importViews = useImportViews(views);
  const can = useCan();
  const canImport = descriptor.key !== null && ((descriptor.create !== undefined && can('create', descriptor.name)) || (descriptor.update !== undefined && can('update', descriptor.name)));
  const request = useListRequest(state, columns.shown, list);
  if (chosen === 'export') return <ExportDialog descriptor={descriptor} list={list} request={request} onClose={onClose} />;
  if (chosen === 'import' && descriptor.key !== null) return <ImportDialog resource={descriptor} onClose={onClose} />;
  if (chosen === 'view') return <NewViewForm views={views} onClose={onClose} />;
  const isTree = state.view === treeView;
  return (
    <LandmarkMenu anchor={anchor} label={t('table.menu')} onClose={onClose}>
      {treeOf(descriptor, list) && (
        <MenuItem
          onClick={() => {
            onClose();
            // The list is shown by another component, with another button.
            focusOnceThere(`main button[aria-label="${CSS.escape(t('table.menu'))}"]`);
            // Where one of the views is the default, the plain address is that one.
            update({ view: isTree ? (views.views.some(({ isDefault }) => isDefault) ? '' : undefined) : treeView });
          }}
        >
          {t(isTree ? 'tree.leave' : 'tree.show')}
        </MenuItem>
      )}
      <MenuItem onClick={() => setChosen('export')}>{t('export.menu')}</MenuItem>
      {canImport && <MenuItem onClick={() => setChosen('import')}>{t('export.importMenu')}</MenuItem>}
      <MenuItem onClick={() => setChosen('view')}>{t('views.saveNew')}</MenuItem>
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
    </LandmarkMenu>
  );
}
