import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';

import { lazyComponent } from '../../kit/lazy-component.tsx';
import '../../locales/records-texts.ts';
import { useCan } from '../../resources/use-can.ts';
import type { ListRowSlotProps } from '../../slots/slot-props.ts';

const RemoveDialog = lazyComponent(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

/** Deletes the record of a row, after a question. */
export function RemoveItem({ descriptor, record, openDialog, onRemoved }: ListRowSlotProps) {
  const { t } = useTranslation();
  const can = useCan();
  if (!can('remove', descriptor.name)) return null;
  const ask = () =>
    openDialog((close) => (
      <RemoveDialog
        resource={descriptor}
        record={record}
        onClose={close}
        onRemoved={() => {
          close();
          onRemoved();
        }}
      />
    ));
  return (
    <>
      <Divider />
      <MenuItem onClick={ask} sx={{ color: 'text.danger' }}>
        {t('show.remove')}
      </MenuItem>
    </>
  );
}
