import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../admin/focus-on-mount.ts';
import { useNames } from '../admin/use-names.ts';
import { Button } from '../controls/button.tsx';
import '../locales/lists-texts.ts';
import type { Columns } from './use-columns.ts';

export interface ColumnChooserProps {
  readonly resource: string;
  readonly columns: Columns;
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

/** Which columns are seen, and so fetched. At least one stays. */
export function ColumnChooser({ resource, columns, anchor, onClose }: ColumnChooserProps) {
  const { t } = useTranslation();
  const names = useNames();
  const titleId = useId();
  const shown = columns.shown.map(({ name }) => name);
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -4, horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 300, maxHeight: '70vh', display: 'flex', flexDirection: 'column' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, pl: 2, pr: 1, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Box id={titleId} sx={{ fontWeight: 600, fontSize: '0.875rem', py: 0.5 }}>{t('list.columns')}</Box>
        {!columns.isDefault && <Button size="small" onClick={() => columns.choose(null)}>{t('list.columnsReset')}</Button>}
      </Box>
      <Box component="fieldset" aria-labelledby={titleId} sx={{ border: 0, m: 0, minInlineSize: 0, overflow: 'auto', px: 2, py: 1, display: 'flex', flexDirection: 'column' }}>
        {columns.all.map((column, index) => {
          const isShown = shown.includes(column.name);
          return (
            <FormControlLabel
              key={column.name}
              control={
                <Checkbox
                  size="small"
                  slotProps={{ input: { ref: index === 0 ? focusOnMount : undefined } }}
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  onChange={() => columns.choose(isShown ? shown.filter((name) => name !== column.name) : [...shown, column.name])}
                  sx={{ py: 0.5 }}
                />
              }
              label={names.field(resource, column)}
              slotProps={{ typography: { variant: 'body2' } }}
            />
          );
        })}
      </Box>
    </Popover>
  );
}
