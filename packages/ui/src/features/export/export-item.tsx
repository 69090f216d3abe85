import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import '../../locales/export-texts.ts';
import type { ListMenuSlotProps } from '../../slots/slot-props.ts';
import { ExportDialog } from './export-dialog.tsx';

/** Menu item that exports a list. */
export function ExportItem({ descriptor, list, request, openDialog }: ListMenuSlotProps) {
  const { t } = useTranslation();
  const open = () =>
    openDialog((close) => (
      <ExportDialog descriptor={descriptor} list={list} request={request} onClose={close} />
    ));
  return <MenuItem onClick={open}>{t('export.menu')}</MenuItem>;
}
