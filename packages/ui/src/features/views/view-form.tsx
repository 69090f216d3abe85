import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Button } from '../../kit/button.tsx';
import '../../locales/views-texts.ts';
import type { NewView, Views } from './use-views.ts';

export interface ViewFormProps {
  readonly title: string;
  /** Absent: the form has the name only. */
  readonly offers?: Pick<Views, 'mayShare' | 'mayBeDefault'>;
  readonly name?: string;
  readonly onSave: (view: NewView) => void;
  readonly onClose: () => void;
}

/** Name and audience of a view. */
export function ViewForm({ title, offers, name: given = '', onSave, onClose }: ViewFormProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const [name, setName] = useState(given);
  const [isMissing, setMissing] = useState(false);
  const [isShared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setMissing(true);
    onClose();
    onSave({ name: name.trim(), isShared, isDefault });
  };
  const choice = (label: string, checked: boolean, set: (checked: boolean) => void) => (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => set(event.target.checked)} />}
      label={label}
      sx={{ display: 'flex' }}
    />
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{title}</DialogTitle>
        <DialogContent>
          <TextField
            label={t('views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={isMissing && name.trim() === ''}
            helperText={isMissing && name.trim() === '' ? t('views.nameMissing') : undefined}
            inputRef={focusOnMount}
            fullWidth
            margin="dense"
            size="small"
            autoComplete="off"
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          {offers?.mayShare === true && choice(t('views.share'), isShared, setShared)}
          {offers?.mayBeDefault === true && choice(t('views.openIn'), isDefault, setDefault)}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('views.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('views.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
