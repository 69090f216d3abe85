import type { ListDescriptor, ListRequest, ResourceDescriptor } from '@admin/gql/resource';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LandmarkMenu } from '../../kit/landmark-menu.tsx';
import { part } from '../../kit/part.tsx';
import { useCan } from '../../resources/use-can.ts';
import { ExportDialog } from '../../features/export/export-dialog.tsx';
import '../../locales/export-texts.ts';

export interface FilesMenuProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** What is exported, in which order. */
  readonly request: ListRequest;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** Items above those of files, and below them. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

const ImportDialog = part(
  async () => (await import('../../features/import/import-dialog.tsx')).ImportDialog,
);

/** Takes a list into a file and files into it; then the dialog of what was chosen. */
export function FilesMenu({
  descriptor,
  list,
  request,
  anchor,
  onClose,
  before,
  children,
}: FilesMenuProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<'export' | 'import' | null>(null);
  const can = useCan();
  const canImport =
    descriptor.key !== null &&
    ((descriptor.create !== undefined && can('create', descriptor.name)) ||
      (descriptor.update !== undefined && can('update', descriptor.name)));
  if (chosen === 'export')
    return <ExportDialog descriptor={descriptor} list={list} request={request} onClose={onClose} />;
  if (chosen === 'import' && descriptor.key !== null)
    return <ImportDialog resource={descriptor} onClose={onClose} />;
  return (
    <LandmarkMenu anchor={anchor} label={t('table.menu')} onClose={onClose}>
      {before}
      <MenuItem onClick={() => setChosen('export')}>{t('export.menu')}</MenuItem>
      {canImport && (
        <MenuItem onClick={() => setChosen('import')}>{t('export.importMenu')}</MenuItem>
      )}
      {children}
    </LandmarkMenu>
  );
}
