import type { ActionDescriptor } from '@admin/gql/resource';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslation } from 'react-i18next';

import { Button } from '../../kit/button.tsx';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { useFormats } from '../../text/use-formats.ts';
import { RowProblems } from '../bulk/row-problems.tsx';
import { ActionAnswer } from './action-answer.tsx';
import type { ActionDone } from './use-action-request.ts';

export interface ActionOutcomeProps {
  readonly action: ActionDescriptor;
  readonly resource: string;
  readonly title: string;
  readonly titleId: string;
  readonly done: ActionDone;
  /** Whether failed records stay chosen in the list. */
  readonly isKept: boolean;
  readonly onClose: () => void;
}

/** Answer of an action, or the records that it failed for. */
export function ActionOutcome({
  action,
  resource,
  title,
  titleId,
  done: { result, rows, about },
  isKept,
  onClose,
}: ActionOutcomeProps) {
  const { t } = useTranslation();
  const text = useActionTexts();
  const formats = useFormats();
  const total = about?.records.length ?? 0;
  const isWhole = rows.done.length === total;
  return (
    <>
      <DialogTitle id={titleId}>
        {isWhole
          ? text('done', { action: title })
          : `${title}. ${text('doneOf', { done: formats.integer(rows.done.length), total: formats.integer(total) })}`}
      </DialogTitle>
      <DialogContent>
        {about && !isWhole && <RowProblems subject={about} outcome={rows} isKept={isKept} />}
        {action.answer && isWhole && (
          <ActionAnswer resource={resource} answer={action.answer} values={result.answer ?? []} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} ref={focusOnMount}>
          {t('errors.close')}
        </Button>
      </DialogActions>
    </>
  );
}
