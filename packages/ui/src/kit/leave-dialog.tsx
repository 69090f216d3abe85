import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { focusOnMount } from './focus-on-mount.ts';
import { Button } from './button.tsx';
import '../locales/records-texts.ts';

export interface LeaveDialogProps {
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** «Есть несохранённые изменения»: stay, or leave without them. */
export function LeaveDialog({ onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t('form.unsaved.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t('form.unsaved.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {t('form.unsaved.leave')}
        </Button>
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          {t('form.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
