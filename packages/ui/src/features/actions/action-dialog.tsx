import {
  recordId,
  type ActionDescriptor,
  type ActionGroup,
  type ActionSummary,
  type KeyedResource,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Redirect, useLocation } from 'wouter';

import { listHref } from '../../resources/addresses.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { focusOnMount } from '../../kit/focus-on-mount.ts';
import { lazyComponent as loaded } from '../../kit/lazy-component.tsx';
import { PartTextsContext } from '../../text/part-texts.ts';
import { useFormats } from '../../text/use-formats.ts';
import { useNames } from '../../resources/use-names.ts';
import { isTyped, pressed, TypedNumber } from '../../kit/typed-number.tsx';
import { Button } from '../../kit/button.tsx';
import type { RuledAction } from '../../resources/rules.ts';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { useNotify } from '../../kit/notify-context.ts';
import { isRecord } from '../../values/is-record.ts';
import { useSay } from '../../fields/use-say.ts';
import { DraftOffer } from '../../form/draft-offer.tsx';
import { FormProblems } from '../../form/form-problems.tsx';
import { RecordInput } from '../../form/record-input.tsx';
import { isWide } from '../../inputs/is-wide.ts';
import '../../locales/bulk-texts.ts';
import { queryHref } from '../../resources/query-address.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import { ActionAnswer } from './action-answer.tsx';
import { RecordNames } from '../bulk/record-names.tsx';
import { RowProblems } from '../bulk/row-problems.tsx';
import { mostTogether } from '../../actions/send-action.ts';
import { useAction, type ActionDone } from './use-action.ts';
import type { ActionSubject, KnownOther, KnownPart } from '../../actions/action-subject.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import { useActionModule } from '../../actions/use-action-module.ts';
import { isLinkedBy } from '../../actions/use-linked-by.ts';
import { useOtherSide } from './use-other-side.ts';

const ActionRun = loaded(async () => (await import('../bulk/action-run.tsx')).ActionRun);

/** Milliseconds after which somebody wants to know how far it is. */
const patience = 400;

export interface ActionDialogProps {
  /** Absent: that of the resource on the other side of a relation, which is loaded here. */
  readonly group: ActionGroup | undefined;
  readonly summary: RuledAction;
  /** Name of the resource with which the action is found; empty for a tool. */
  readonly resource: string;
  readonly subject?: ActionSubject | undefined;
  readonly other?: KnownOther | undefined;
  readonly part?: KnownPart | undefined;
  /** `outcome`: what came of it, by records, where it was run. */
  readonly onClose: (outcome?: RowOutcome) => void;
}

/**
 * An action that was chosen: asks for what it needs, or runs at once; then shows what it answered,
 * or only says that it was done.
 */
export function ActionDialog({ group, ...props }: ActionDialogProps) {
  const { subject, summary } = props;
  if (subject && summary.other !== undefined && isLinkedBy(subject.resource, summary))
    return <OtherSide {...props} page={subject} resourceThere={summary.other} />;
  return group ? <GivenAction {...props} group={group} /> : null;
}

/**
 * A relation that the resource on the other side has: what it acts on is the record of a row, else
 * those that are chosen, and the one of the page is the other.
 */
function OtherSide({
  page,
  resourceThere,
  other: row,
  ...props
}: Omit<ActionDialogProps, 'group'> & {
  readonly page: ActionSubject;
  readonly resourceThere: string;
}) {
  const there = useOtherSide(resourceThere);
  if (!there?.actions) return null;
  const subject: ActionSubject | undefined = row && { resource: there, records: [row.record] };
  return (
    <GivenAction
      {...props}
      group={there.actions}
      subject={subject}
      other={{ resource: page.resource, record: page.records[0] }}
      choosing={row ? undefined : there}
    />
  );
}

interface GivenActionProps extends Omit<ActionDialogProps, 'group'> {
  /** Resource of the records that it acts on, where the form asks for them. */
  readonly choosing?: KeyedResource | undefined;
}

function GivenAction({ group, ...props }: GivenActionProps & { readonly group: ActionGroup }) {
  const module = useActionModule(group);
  const action = module?.actions[props.summary.name];
  const { queries } = useAdmin();
  // Settings are changed where they are seen.
  if (action?.reads !== undefined && queries) return <Redirect to={queryHref(action.reads)} />;
  return action ? (
    <PartTextsContext value={module.texts}>
      <LoadedAction {...props} action={action} />
    </PartTextsContext>
  ) : null;
}

function LoadedAction({
  action,
  summary,
  resource,
  subject,
  other,
  part,
  choosing,
  onClose,
}: GivenActionProps & { readonly action: ActionDescriptor }) {
  const { t, i18n } = useTranslation();
  const text = useActionTexts();
  const names = useNames();
  const formats = useFormats();
  const say = useSay();
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [titleId, formId] = [useId(), useId()];
  const records = subject?.records ?? [];
  const calls = Math.ceil(records.length / mostTogether);
  const [only] = records.length === 1 ? records : [];
  const label = subject && only && subject.resource.label(only, say);
  const partId = part && action.part ? `/${recordId(Object.keys(action.part), part.record)}` : '';
  const page = subject && only ? { resource: subject.resource, record: only } : other;
  const draft = `${resource}/${page ? recordId(page.resource.key, page.record) : ''}/${summary.name}${partId}`;
  const title = names.action(resource, summary);
  const { form, inputs, done, rows, run } = useAction(action, {
    subject,
    other,
    part,
    choosing,
    isOfPart: summary.place === 'child' || summary.part !== undefined,
    draft,
    draftOf: {
      resource,
      title: [title, page?.resource.label(page.record, say) ?? ''].filter(Boolean).join(': '),
    },
  });
  const isLong = useAfter(patience, rows !== null);
  const [typed, setTyped] = useState('');
  const confirm = summary.rules?.confirm;
  const question =
    typeof confirm === 'string'
      ? i18n.exists(confirm)
        ? t(confirm)
        : confirm
      : text(summary.unlinks ? 'unlinks' : 'destructive');
  const announce = useAnnouncement(action, title);

  const start = async () => {
    const ended = await run();
    if (ended && announce(ended)) onClose(ended.rows);
  };
  // What is done with hundreds of records says how many before.
  const runsAtOnce = !summary.destructive && inputs.length === 0 && records.length <= pressed;
  const isConfirmed = !summary.destructive || isTyped(typed, records.length);
  const isOfMany = records.length > 1 || choosing !== undefined;
  useEffect(() => {
    if (isOfMany) ActionRun.preload();
  }, [isOfMany]);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!runsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    void start();
  });
  const focusFirst = useCallback(
    (control: { focus(): void } | null) => {
      // Who was quicker is typing already.
      if (!document.getElementById(formId)?.contains(document.activeElement)) control?.focus();
    },
    [formId],
  );

  const isRefused = form.failure !== null || form.refusal !== null;
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
    if (isConfirmed) void start();
  };
  if (done) {
    const { result, rows: outcome, about } = done;
    const total = about?.records.length ?? 0;
    const isWhole = outcome.done.length === total;
    const leave = () => onClose(outcome);
    return (
      <Dialog open onClose={leave} aria-labelledby={titleId} maxWidth="sm" fullWidth>
        <DialogTitle id={titleId}>
          {isWhole
            ? text('done', { action: title })
            : `${title}. ${text('doneOf', { done: formats.integer(outcome.done.length), total: formats.integer(total) })}`}
        </DialogTitle>
        <DialogContent>
          {about && !isWhole && (
            <RowProblems subject={about} outcome={outcome} isKept={!choosing} />
          )}
          {action.answer && isWhole && (
            <ActionAnswer resource={resource} answer={action.answer} values={result.answer ?? []} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={leave} ref={focusOnMount}>
            {t('errors.close')}
          </Button>
        </DialogActions>
      </Dialog>
    );
  }
  const dialog = (
    <Dialog
      // While it is carried out on many records, how far it is stands in its place.
      open={!isLong}
      keepMounted
      // Typed text stays as a draft; a click beside the form loses nothing either.
      onClose={(_event, reason) =>
        reason === 'backdropClick' && inputs.length > 0 ? undefined : close()
      }
      aria-labelledby={titleId}
      maxWidth={inputs.length > 4 ? 'md' : 'sm'}
      fullWidth
      fullScreen={isSmall && inputs.length > 1}
    >
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        <ActionTitle
          action={title}
          summary={summary}
          resource={resource}
          label={label}
          count={records.length}
        />
      </DialogTitle>
      <DialogContent>
        {subject && (!only || !summary.destructive) && <RecordNames {...subject} />}
        {other && <RecordNames resource={other.resource} records={[other.record]} />}
        {part && part.text !== '' && (
          <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {part.text}
          </DialogContentText>
        )}
        {summary.destructive && (
          <DialogContentText sx={{ mb: inputs.length > 0 ? 2 : 0 }}>{question}</DialogContentText>
        )}
        {form.draft && <DraftOffer draft={form.draft} />}
        {form.failure && (
          <Box sx={{ mb: 2 }}>
            <ErrorPanel error={form.failure} onRetry={() => void start()} />
          </Box>
        )}
        <FormProblems form={form} inputs={inputs} resource={resource} refused={text('refused')} />
        <Box
          component="form"
          id={formId}
          noValidate
          onSubmit={submit}
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
                record={only ?? null}
                onControl={at === 0 ? focusFirst : undefined}
              />
            </Box>
          ))}
        </Box>
        {action.takes === 'records' && records.length > mostTogether && (
          <DialogContentText sx={{ mt: 1 }}>
            {t('bulk.calls', {
              most: formats.integer(mostTogether),
              count: calls,
              number: formats.integer(calls),
            })}
          </DialogContentText>
        )}
        {summary.destructive && (
          <TypedNumber count={records.length} value={typed} onChange={setTyped} />
        )}
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
    </Dialog>
  );
  return (
    <>
      {/* What was chosen runs, and the button that started it says so. */}
      {(!runsAtOnce || isRefused) && dialog}
      {rows && (
        <ActionRun action={action} name={summary.name} title={title} rows={rows} isShown={isLong} />
      )}
    </>
  );
}

/** Whether `isOn` has been so for a time. */
function useAfter(milliseconds: number, isOn: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [isOn, milliseconds]);
  return isOver;
}

interface ActionTitleProps {
  readonly action: string;
  readonly summary: ActionSummary;
  readonly resource: string;
  /** Of the one record. */
  readonly label: string | undefined;
  readonly count: number;
}

/** What is about to be done; of what cannot be taken back a question, which says with what. */
function ActionTitle({ action, summary, resource, label, count }: ActionTitleProps) {
  const text = useActionTexts();
  const { i18n, t } = useTranslation();
  if (count < 2)
    return summary.destructive
      ? label === undefined
        ? `${action}?`
        : text('question', { action, record: label })
      : action;
  // «Отменить 3 заказа»: a catalogue can say it, the name of the action alone cannot.
  const key = `resources.${resource}.actions.${summary.name}Of`;
  if (i18n.exists(key, { count })) return `${t(key, { count })}${summary.destructive ? '?' : ''}`;
  return text(summary.destructive ? 'questionOf' : 'titleOf', { action }, count);
}

/**
 * Says that it was done, with the way to a record that it made. `false`: there is more to show than
 * a sentence.
 */
function useAnnouncement(action: ActionDescriptor, title: string): (done: ActionDone) => boolean {
  const { t } = useTranslation();
  const text = useActionTexts();
  const notify = useNotify();
  const [, navigate] = useLocation();
  const idOf = (key: readonly string[], record: unknown) =>
    isRecord(record) && key.every((field) => record[field] != null) ? recordId(key, record) : null;
  return ({ result: { record, answer = [] }, rows, about: subject }) => {
    const count = subject?.records.length ?? 0;
    if (rows.done.length < count) return false;
    // The records that were chosen are no news.
    const isNews =
      action.answer?.kind !== 'records' ||
      action.takes !== 'records' ||
      action.answer.resource !== subject?.resource.name;
    if (action.answer && answer.length > 0 && isNews) return false;
    if (count > 1) {
      notify({ text: text('doneFor', { action: title }, count) });
      return true;
    }
    const made = subject && record ? idOf(subject.resource.key, record) : null;
    const isOther =
      made !== null && made !== (subject && recordId(subject.resource.key, subject.records[0]));
    const href =
      isOther && subject?.resource.show ? `${listHref(subject.resource.name)}/${made}` : null;
    notify({
      text: text('done', { action: title }),
      action: href === null ? undefined : { label: t('form.open'), run: () => navigate(href) },
    });
    return true;
  };
}
