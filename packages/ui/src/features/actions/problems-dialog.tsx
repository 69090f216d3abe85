import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { Button } from '../../kit/button.tsx';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import { RowProblems } from '../bulk/row-problems.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';

export interface ProblemsDialogProps {
  readonly subject: ActionSubject;
  readonly title: string;
  readonly outcome: RowOutcome;
  readonly onClose: () => void;
}

/** Dialog with the records for which an action failed, and the reasons. */
export function ProblemsDialog({ subject, title, outcome, onClose }: ProblemsDialogProps) {
  const text = useActionTexts();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <RowProblems subject={subject} outcome={outcome} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusOnMount}>
          {text('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
