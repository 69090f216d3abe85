import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { RowProblems } from './row-problems.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useFormats } from '../../text/use-formats.ts';
import { Button } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { useUnsavedGuard } from '../../kit/use-unsaved-guard.ts';
import '../../locales/bulk-texts.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import type { BulkOperation } from '../../session-core/bulk/bulk-operation.ts';
import type { BulkState } from '../../session-core/bulk/bulk-run.ts';
import { percentOf } from '../../values/percent-of.ts';
import type { Bulk } from './use-bulk.ts';

export interface BulkDialogProps {
  readonly subject: ActionSubject;
  readonly kind: BulkOperation['kind'];
  /** Label of the action, if the operation is one. */
  readonly action?: string;
  readonly bulk: Bulk;
  /** Before it is begun. */
  readonly title: string;
  readonly question?: ReactNode;
  /** The button that begins. */
  readonly begin?: ReactNode;
  /** Whether the records are chosen in a list, where failed ones stay chosen. @defaultValue true */
  readonly isKept?: boolean;
  readonly maxWidth?: 'xs' | 'sm';
  /** Called when the dialog is closed before the operation has begun. @defaultValue `onClose` */
  readonly onCancel?: () => void;
  /** `outcome`: outcome by record, if the operation was begun. */
  readonly onClose: (outcome?: RowOutcome) => void;
}

/**
 * Dialog of an operation on many records: confirmation, progress with pause and resume, and the
 * outcome by record.
 */
export function BulkDialog({
  subject,
  kind,
  action = '',
  bulk,
  title,
  question,
  begin,
  isKept = true,
  maxWidth = 'sm',
  onClose,
  onCancel = onClose,
}: BulkDialogProps) {
  const text = useActionTexts();
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const { state } = bulk;
  const isUnderWay = state !== null && state.status !== 'ended';
  const close = () => {
    // A running operation ends only by its own buttons.
    if (state === null) onCancel();
    else if (!isUnderWay) onClose(bulk.outcome());
  };
  const counted = state && {
    done: formats.integer(state.counts.done),
    total: formats.integer(state.counts.total),
  };
  const said =
    counted &&
    {
      edit: { running: t('bulk.editing'), ended: t('bulk.editedOf', counted) },
      remove: { running: t('bulk.removing'), ended: text('removedOf', counted) },
      action: { running: action, ended: `${action}. ${text('doneOf', counted)}` },
    }[kind];
  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth={maxWidth} fullWidth>
      <DialogTitle id={titleId}>{isUnderWay ? said?.running : (said?.ended ?? title)}</DialogTitle>
      {state === null && (
        <>
          <DialogContent>{question}</DialogContent>
          <DialogActions>
            <Button onClick={close} ref={kind === 'remove' ? focusOnMount : undefined}>
              {text('cancel')}
            </Button>
            {begin}
          </DialogActions>
        </>
      )}
      {state && isUnderWay && <Progress bulk={bulk} state={state} />}
      {state && !isUnderWay && (
        <>
          <DialogContent>
            <RowProblems subject={subject} outcome={bulk.outcome()} isKept={isKept} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close} ref={focusOnMount}>
              {text('close')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

function Progress({
  bulk,
  state: { status, counts, error, isTrying },
}: {
  readonly bulk: Bulk;
  readonly state: BulkState;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  const titleId = useId();
  const problems = counts.refused + counts.unknown;
  const ready = counts.total - counts.open;
  useUnsavedGuard(true, () => void bulk.pause());
  const isMoving = status === 'running' || status === 'stopping';
  const note =
    status === 'stopping'
      ? t('bulk.stopping')
      : status === 'paused'
        ? t('bulk.paused')
        : status === 'halted'
          ? t('bulk.halted')
          : isTrying
            ? t('bulk.trying')
            : '';
  return (
    <>
      <DialogContent>
        <LinearProgress
          aria-labelledby={titleId}
          variant="determinate"
          value={percentOf(ready, counts.total)}
        />
        <Box id={titleId} component="p" sx={{ mt: 1.5, mb: 0, fontVariantNumeric: 'tabular-nums' }}>
          {t('bulk.progress', {
            done: formats.integer(ready),
            total: formats.integer(counts.total),
          })}
        </Box>
        {problems > 0 && (
          <Box
            component="p"
            sx={{ m: 0, color: 'text.danger', fontVariantNumeric: 'tabular-nums' }}
          >
            {t('bulk.refusals', { count: problems, number: formats.integer(problems) })}
          </Box>
        )}
        <Box
          component="output"
          sx={{
            display: 'block',
            mt: 1,
            minHeight: '1.5em',
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          {note}
        </Box>
        {!bulk.isKept && (
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{t('bulk.notKept')}</Box>
        )}
        {status === 'halted' && (
          <Box sx={{ mt: 1 }}>
            <ErrorPanel error={error} />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => void bulk.cancel()}>
          {t('bulk.giveUp')}
        </Button>
        {isMoving ? (
          <Button
            variant="contained"
            key="pause"
            onClick={() => void bulk.pause()}
            aria-disabled={status === 'stopping'}
            ref={focusOnMount}
          >
            {t('bulk.pause')}
          </Button>
        ) : (
          <Button
            variant="contained"
            key="resume"
            onClick={() => void bulk.resume()}
            ref={focusOnMount}
          >
            {t('bulk.resume')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
