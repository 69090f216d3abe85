import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import '../../locales/export-texts.ts';
import { useCan } from '../../resources/use-can.ts';
import type { ListMenuSlotProps } from '../../slots/slot-props.ts';

const ImportDialog = lazyComponent(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Menu item that imports a file into the list. */
export function ImportItem({ descriptor, openDialog }: ListMenuSlotProps) {
  const { t } = useTranslation();
  const can = useCan();
  if (descriptor.key === null) return null;
  const canImport =
    (descriptor.create !== undefined && can('create', descriptor.name)) ||
    (descriptor.update !== undefined && can('update', descriptor.name));
  if (!canImport) return null;
  const open = () => openDialog((close) => <ImportDialog resource={descriptor} onClose={close} />);
  return <MenuItem onClick={open}>{t('export.importMenu')}</MenuItem>;
}
