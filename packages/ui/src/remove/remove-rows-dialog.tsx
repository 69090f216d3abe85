import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { ProblemsDialog } from '../actions/problems-dialog.tsx';
import { RecordNames } from '../actions/record-names.tsx';
import type { ActionSubject } from '../actions/use-action.ts';
import { useActionTexts } from '../actions/use-action-texts.ts';
import { focusOnMount } from '../admin/focus-on-mount.ts';
import { Button } from '../controls/button.tsx';
import { useNotify } from '../feedback/notify-context.ts';
import type { RowOutcome } from '../table/row-controls.ts';
import '../locales/records-texts.ts';
import { useRemoveRows } from './use-remove-rows.ts';

export interface RemoveRowsDialogProps {
  readonly subject: ActionSubject;
  /** `outcome`: what came of it, where it was begun. */
  readonly onClose: (outcome?: RowOutcome) => void;
}

/** Asks before several records are deleted, says how far it is, and which are still there and why. */
export function RemoveRowsDialog({ subject, onClose }: RemoveRowsDialogProps) {
  const text = useActionTexts();
  const notify = useNotify();
  const { resource, records } = subject;
  const { progress, outcome, remove, stop } = useRemoveRows(resource, records);
  const [titleId, textId] = [useId(), useId()];
  const isRemoving = progress !== null;
  const total = records.length;

  const start = async () => {
    const ended = await remove();
    if (!ended || ended.done.length < total) return;
    notify({ text: text('removed', {}, total) });
    onClose(ended);
  };
  if (outcome) {
    const title = text('removedOf', { done: String(outcome.done.length), total: String(total) });
    return <ProblemsDialog subject={subject} title={title} outcome={outcome} onClose={() => onClose(outcome)} />;
  }
  const close = () => {
    if (!isRemoving) onClose();
  };
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} aria-describedby={textId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{text('removeOf', {}, total)}</DialogTitle>
      <DialogContent id={textId}>
        <RecordNames {...subject} />
        <DialogContentText>{text('removeText')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={isRemoving ? stop : close} ref={focusOnMount}>{text(isRemoving ? 'stop' : 'cancel')}</Button>
        <Button color="error" variant="contained" onClick={() => void start()} aria-disabled={isRemoving}>
          {isRemoving ? text('progress', { at: String(progress + 1), total: String(total) }) : text('remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
