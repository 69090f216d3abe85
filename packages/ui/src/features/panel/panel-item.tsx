import { recordId } from '@admin/gql/resource';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import '../../locales/panel-texts.ts';
import type { ListRowSlotProps } from '../../slots/slot-props.ts';
import { usePanel } from './use-panel.ts';

/** Menu item that opens the record of a row in the panel. */
export function PanelItem({ descriptor, record, href, onClose }: ListRowSlotProps) {
  const { t } = useTranslation();
  const { open } = usePanel();
  if (href === undefined || !open) return null;
  return (
    <MenuItem
      onClick={() => {
        onClose();
        open(recordId(descriptor.key, record));
      }}
    >
      {t('panel.open')}
    </MenuItem>
  );
}
