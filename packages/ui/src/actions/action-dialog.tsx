import { recordId, type ActionDescriptor, type ActionGroup, type ActionResult, type ActionSummary } from '@admin/gql';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import { listHref } from '../admin/addresses.ts';
import { focusOnMount } from '../admin/focus-on-mount.ts';
import { useNames } from '../admin/use-names.ts';
import { Button } from '../controls/button.tsx';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { useNotify } from '../feedback/notify-context.ts';
import { isRecord } from '../fields/is-record.ts';
import { useRecordTitle } from '../fields/use-record-title.ts';
import { useSay } from '../fields/use-say.ts';
import { DraftOffer } from '../forms/draft-offer.tsx';
import { FormProblems } from '../forms/form-problems.tsx';
import { RecordInput } from '../forms/record-input.tsx';
import { formName } from '../forms/use-record-form.ts';
import { isWide } from '../inputs/is-wide.ts';
import { ActionAnswer } from './action-answer.tsx';
import { useAction, type ActionSubject } from './use-action.ts';
import { useActionTexts } from './use-action-texts.ts';
import { useActionModule } from './use-action-module.ts';

export interface ActionDialogProps {
  readonly group: ActionGroup;
  readonly summary: ActionSummary;
  /** Name of the resource with which the action is found; empty for a tool. */
  readonly resource: string;
  readonly subject?: ActionSubject | undefined;
  readonly onClose: () => void;
}

/** An action that was chosen: asks for what it needs, or runs at once; then shows what it answered, or only says that it was done. */
export function ActionDialog(props: ActionDialogProps) {
  const action = useActionModule(props.group)?.actions[props.summary.name];
  return action ? <LoadedAction {...props} action={action} /> : null;
}

function LoadedAction({ action, summary, resource, subject, onClose }: ActionDialogProps & { readonly action: ActionDescriptor }) {
  const { t } = useTranslation();
  const text = useActionTexts();
  const names = useNames();
  const say = useSay();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [titleId, formId] = [useId(), useId()];
  const label = subject?.resource.label(subject.record, say);
  const { form, inputs, result, run } = useAction(action, subject, `${resource}/${subject ? recordId(subject.resource.key, subject.record) : ''}/${summary.name}`);
  const announce = useAnnouncement(action, names.action(resource, summary), subject);

  const start = async () => {
    const done = await run();
    if (done && announce(done)) onClose();
  };
  const runsAtOnce = !summary.destructive && inputs.length === 0;
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!runsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    void start();
  });
  const [first] = inputs;
  const focusFirst = () => {
    if (first) form.control.setFocus(formName(first));
  };

  const title = names.action(resource, summary);
  const isRefused = form.failure !== null || form.refusal !== null;
  // What was chosen runs, and the button that started it says so.
  if (runsAtOnce && !isRefused && !result) return null;

  const close = () => {
    if (!form.isSaving) onClose();
  };
  const cancel = () => {
    if (form.isSaving) return;
    form.release();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void start();
  };
  if (result) {
    return (
      <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId}>{text('done', { action: title })}</DialogTitle>
        <DialogContent>{action.answer && <ActionAnswer resource={resource} answer={action.answer} values={result.answer ?? []} />}</DialogContent>
        <DialogActions><Button onClick={onClose} ref={focusOnMount}>{t('errors.close')}</Button></DialogActions>
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      // Typed text stays as a draft; a click beside the form loses nothing either.
      onClose={(_event, reason) => (reason === 'backdropClick' && inputs.length > 0 ? undefined : close())}
      aria-labelledby={titleId}
      maxWidth={inputs.length > 4 ? 'md' : 'sm'}
      fullWidth
      fullScreen={isSmall && inputs.length > 1}
      // Before, the dialog has the focus itself.
      slotProps={{ transition: { onEntered: focusFirst } }}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {!summary.destructive ? title : label === undefined ? `${title}?` : text('question', { action: title, record: label })}
      </DialogTitle>
      <DialogContent>
        {subject && !summary.destructive && <SubjectTitle {...subject} />}
        {summary.destructive && <DialogContentText sx={{ mb: inputs.length > 0 ? 2 : 0 }}>{text('destructive')}</DialogContentText>}
        {form.draft && <DraftOffer draft={form.draft} />}
        {form.failure && <Box sx={{ mb: 2 }}><ErrorPanel error={form.failure} onRetry={() => void start()} /></Box>}
        {inputs.length > 0 ? <FormProblems form={form} inputs={inputs} resource={resource} /> : form.refusal && <Refused messages={form.refusal.record} />}
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={submit}
          inert={form.isSaving}
          sx={{ pt: 0.5, display: 'grid', columnGap: 3, rowGap: 2.5, gridTemplateColumns: inputs.length > 4 ? { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } : 'minmax(0, 1fr)', alignItems: 'start' }}
        >
          {inputs.map((input) => (
            <Box key={input.name} sx={isWide(input) ? { gridColumn: '1 / -1' } : undefined}>
              <RecordInput form={form} input={input} resource={resource} record={null} />
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={cancel} ref={inputs.length === 0 ? focusOnMount : undefined} aria-disabled={form.isSaving}>{t('errors.close')}</Button>
        <Button type="submit" form={formId} variant="contained" color={summary.destructive ? 'error' : 'primary'} aria-disabled={form.isSaving}>
          {form.isSaving ? text('running') : title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function SubjectTitle({ resource, record }: ActionSubject) {
  const title = useRecordTitle(resource)(record);
  return <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{title}</DialogContentText>;
}

function Refused({ messages }: { readonly messages: readonly string[] }) {
  const text = useActionTexts();
  return (
    <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
      <AlertTitle>{text('refused')}</AlertTitle>
      {messages.map((message) => <Box key={message} component="p" sx={{ m: 0 }}>{message}</Box>)}
    </Alert>
  );
}

/** Says that it was done, with the way to a record that it made. `false`: there is more to show than a sentence. */
function useAnnouncement(action: ActionDescriptor, title: string, subject: ActionSubject | undefined): (result: ActionResult) => boolean {
  const { t } = useTranslation();
  const text = useActionTexts();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const idOf = (key: readonly string[], record: unknown) => (isRecord(record) && key.every((field) => record[field] != null) ? recordId(key, record) : null);
  return ({ record, answer = [] }) => {
    if (action.answer && answer.length > 0) return false;
    const made = subject && record ? idOf(subject.resource.key, record) : null;
    const isOther = made !== null && made !== (subject && recordId(subject.resource.key, subject.record));
    const href = isOther && subject?.resource.show ? `${listHref(subject.resource.name)}/${made}` : null;
    notify({ text: text('done', { action: title }), action: href === null ? undefined : { label: t('form.open'), run: () => navigate(href) } });
    return true;
  };
}
