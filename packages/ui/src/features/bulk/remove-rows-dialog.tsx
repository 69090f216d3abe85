import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';

import { RecordNames } from './record-names.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { isTyped, TypedNumber } from '../../kit/typed-number.tsx';
import { useBulk } from './use-bulk.ts';
import { Button } from '../../kit/button.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import '../../locales/records-texts.ts';

export interface RemoveRowsDialogProps {
  readonly subject: ActionSubject;
  /** `outcome`: outcome by record, if the operation was begun. */
  readonly onClose: (outcome?: RowOutcome) => void;
}

/**
 * Dialog that deletes several records: confirmation, progress, and the records that remain with
 * their reasons.
 */
export function RemoveRowsDialog({ subject, onClose }: RemoveRowsDialogProps) {
  const text = useActionTexts();
  const notify = useNotify();
  const { resource, records } = subject;
  const [typed, setTyped] = useState('');
  const total = records.length;
  const isConfirmed = isTyped(typed, total);
  const bulk = useBulk(resource, records, (outcome, isWhole) => {
    if (!isWhole) return;
    notify({ text: text('removed', {}, total) });
    onClose(outcome);
  });
  return (
    <BulkDialog
      subject={subject}
      kind="remove"
      bulk={bulk}
      maxWidth="xs"
      title={text('removeOf', {}, total)}
      question={
        <>
          <RecordNames {...subject} />
          <DialogContentText>{text('removeText')}</DialogContentText>
          <TypedNumber count={total} value={typed} onChange={setTyped} />
        </>
      }
      begin={
        <Button
          color="error"
          variant="contained"
          onClick={() => isConfirmed && void bulk.begin({ kind: 'remove' })}
          aria-disabled={!isConfirmed}
        >
          {text('remove')}
        </Button>
      }
      onClose={onClose}
    />
  );
}
