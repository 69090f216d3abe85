import type { ActionDescriptor } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ActionTarget } from '../../actions/action-subject.ts';
import { maxRecordsPerCall } from '../../actions/send-action.ts';
import { useSay } from '../../fields/use-say.ts';
import { DraftOffer } from '../../form/draft-offer.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordInput } from '../../form/record-input.tsx';
import { isWide } from '../../inputs/is-wide.ts';
import { Button } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { isTyped, TypedNumber } from '../../kit/typed-number.tsx';
import '../../locales/bulk-texts.ts';
import type { RuledAction } from '../../resources/rules.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { useFormats } from '../../text/use-formats.ts';
import { RecordNames } from '../bulk/record-names.tsx';
import { ActionTitle } from './action-title.tsx';
import type { OpenAction } from './use-action.ts';
import { recordText } from '../../values/record-text.ts';

export interface ActionFormProps extends Pick<OpenAction, 'form' | 'inputs'> {
  readonly action: ActionDescriptor;
  readonly summary: RuledAction;
  readonly resource: string;
  readonly title: string;
  readonly titleId: string;
  readonly target: ActionTarget;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Form of an action, or the confirmation of a destructive one. */
export function ActionForm(props: ActionFormProps) {
  const { summary, title, titleId, target, form, inputs, onStart, onClose } = props;
  const { t } = useTranslation();
  const text = useActionTexts();
  const say = useSay();
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { subject } = target;
  const count = subject?.records.length ?? 0;
  const isConfirmed = !summary.destructive || isTyped(typed, count);
  const submit = () => {
    if (isConfirmed) onStart();
  };
  const cancel = () => {
    if (form.isSaving) return;
    form.release();
    onClose();
  };
  return (
    <>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <ActionTitle
          action={title}
          summary={summary}
          resource={props.resource}
          label={
            subject && count === 1
              ? recordText(subject.resource, subject.records[0], say)
              : undefined
          }
          count={count}
        />
      </DialogTitle>
      <DialogContent>
        <ActionNotes {...props} />
        <ActionInputs {...props} id={formId} onSubmit={submit} />
        {summary.destructive && <TypedNumber count={count} value={typed} onChange={setTyped} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button
          onClick={cancel}
          ref={inputs.length === 0 ? focusOnMount : undefined}
          aria-disabled={form.isSaving}
        >
          {t('errors.close')}
        </Button>
        <Button
          type="submit"
          form={formId}
          variant="contained"
          sx={{ whiteSpace: 'normal' }}
          color={summary.destructive ? 'error' : 'primary'}
          aria-disabled={form.isSaving || !isConfirmed}
        >
          {form.isSaving ? text('running') : title}
        </Button>
      </DialogActions>
    </>
  );
}

/** Records of an action, its confirmation text, and refusals. */
function ActionNotes({ summary, resource, target, form, inputs, onStart }: ActionFormProps) {
  const text = useActionTexts();
  const { subject, other, part } = target;
  const question = useQuestion(summary);
  return (
    <>
      {subject && (subject.records.length > 1 || !summary.destructive) && (
        <RecordNames {...subject} />
      )}
      {other && <RecordNames resource={other.resource} records={[other.record]} />}
      {part && part.text !== '' && (
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{part.text}</DialogContentText>
      )}
      {summary.destructive && (
        <DialogContentText sx={{ mb: inputs.length > 0 ? 2 : 0 }}>{question}</DialogContentText>
      )}
      {form.draft && <DraftOffer draft={form.draft} />}
      {form.failure && (
        <Box sx={{ mb: 2 }}>
          <ErrorPanel error={form.failure} onRetry={onStart} />
        </Box>
      )}
      <FormProblems form={form} inputs={inputs} resource={resource} refused={text('refused')} />
    </>
  );
}

/** Confirmation text of the definition: a key of the catalogue, or the text. */
function useQuestion({ rules, unlinks }: RuledAction): ReactNode {
  const { t, i18n } = useTranslation();
  const text = useActionTexts();
  const confirm = rules?.confirm;
  if (typeof confirm !== 'string') return text(unlinks ? 'unlinks' : 'destructive');
  return i18n.exists(confirm) ? t(confirm) : confirm;
}

function ActionInputs({
  id,
  action,
  resource,
  target: { subject },
  form,
  inputs,
  onSubmit,
}: ActionFormProps & { readonly id: string; readonly onSubmit: () => void }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const records = subject?.records ?? [];
  const calls = Math.ceil(records.length / maxRecordsPerCall);
  const focusFirst = useCallback(
    (control: { focus(): void } | null) => {
      // The focus stays with a user who is typing already.
      if (!document.getElementById(id)?.contains(document.activeElement)) control?.focus();
    },
    [id],
  );
  return (
    <>
      <Box
        component="form"
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        inert={form.isSaving}
        sx={{
          pt: 0.5,
          display: 'grid',
          columnGap: 3,
          rowGap: 2.5,
          gridTemplateColumns:
            inputs.length > 4
              ? { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }
              : 'minmax(0, 1fr)',
          alignItems: 'start',
        }}
      >
        {inputs.map((input, at) => (
          <Box key={input.name} sx={isWide(input) ? { gridColumn: '1 / -1' } : undefined}>
            <RecordInput
              form={form}
              input={input}
              resource={resource}
              record={(records.length === 1 && records[0]) || null}
              onControl={at === 0 ? focusFirst : undefined}
            />
          </Box>
        ))}
      </Box>
      {action.takes === 'records' && calls > 1 && (
        <DialogContentText sx={{ mt: 1 }}>
          {t('bulk.calls', {
            most: formats.integer(maxRecordsPerCall),
            count: calls,
            number: formats.integer(calls),
          })}
        </DialogContentText>
      )}
    </>
  );
}
