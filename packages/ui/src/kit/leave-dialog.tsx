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
  /** Number of drafts that a sign-out deletes; 0 for a navigation. */
  readonly drafts: number;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/**
 * Dialog «Есть несохранённые изменения»: stay, or leave without saving. Before a sign-out it shows
 * the number of deleted drafts.
 */
export function LeaveDialog({ drafts, onClose, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  const [titleId, textId] = [useId(), useId()];
  const texts = drafts > 0 ? 'form.unsaved.signOut.' : 'form.unsaved.';
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} aria-describedby={textId}>
      <DialogTitle id={titleId}>{t(`${texts}title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={textId}>{t(`${texts}text`, { count: drafts })}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {t(`${texts}leave`)}
        </Button>
        <Button variant="contained" onClick={onClose} ref={focusOnMount}>
          {t('form.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
