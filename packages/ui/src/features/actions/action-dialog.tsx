import {
  recordId,
  type ActionDescriptor,
  type ActionGroup,
  type KeyedResource,
} from '@admin/gql/resource';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useRef } from 'react';
import { Redirect } from 'wouter';

import type { ActionSubject, ActionTarget } from '../../actions/action-subject.ts';
import { useActionModule } from '../../actions/use-action-module.ts';
import { isLinkedBy } from '../../actions/use-linked-by.ts';
import { useSay } from '../../fields/use-say.ts';
import { lazyComponent as loaded } from '../../kit/lazy-component.tsx';
import { pressed } from '../../kit/typed-number.tsx';
import { useLasting } from '../../kit/use-lasting.ts';
import { useAdmin } from '../../resources/admin-context.tsx';
import { queryHref } from '../../resources/query-address.ts';
import type { RuledAction } from '../../resources/rules.ts';
import { useNames } from '../../resources/use-names.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import { PartTextsContext } from '../../text/part-texts.ts';
import { ActionForm } from './action-form.tsx';
import { ActionOutcome } from './action-outcome.tsx';
import { useAction, type ActionOptions } from './use-action.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useOtherSide } from './use-other-side.ts';

const ActionRun = loaded(async () => (await import('../bulk/action-run.tsx')).ActionRun);

/** Milliseconds before the progress is shown. */
const patience = 400;

export interface ActionDialogProps extends ActionTarget {
  /** Absent: the group of the resource at the far end of a relation. It is loaded here. */
  readonly group: ActionGroup | undefined;
  readonly summary: RuledAction;
  /** Name of the resource that has the action; empty for a tool. */
  readonly resource: string;
  /** `outcome`: outcome by record, if the action was run. */
  readonly onClose: (outcome?: RowOutcome) => void;
}

/**
 * Dialog of a chosen action. It shows the form of the action, or runs it at once, and then shows
 * its answer or a notification.
 */
export function ActionDialog({ group, ...props }: ActionDialogProps) {
  const { subject, summary } = props;
  if (subject && summary.other !== undefined && isLinkedBy(subject.resource, summary))
    return <OtherSide {...props} page={subject} resourceThere={summary.other} />;
  return group ? <GivenAction {...props} group={group} /> : null;
}

/**
 * Action of the resource at the far end of a relation. It applies to the record of a row, else to
 * the chosen records; the record of the page becomes its `other`.
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
  /** Resource of the records to choose, if the form has an input for them. */
  readonly choosing?: KeyedResource | undefined;
}

function GivenAction({ group, ...props }: GivenActionProps & { readonly group: ActionGroup }) {
  const module = useActionModule(group);
  const action = module?.actions[props.summary.name];
  const { queries } = useAdmin();
  // Settings are changed on their own page.
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
  choosing,
  onClose,
  ...target
}: GivenActionProps & { readonly action: ActionDescriptor }) {
  const { subject } = target;
  const isSmall = useMediaQuery(useTheme().breakpoints.down('sm'));
  const titleId = useId();
  const names = useNames();
  const title = names.action(resource, summary);
  const { form, inputs, done, rows, run } = useAction(action, {
    ...target,
    choosing,
    isOfPart: summary.place === 'child' || summary.part !== undefined,
    ...useDraftOfAction({ action, summary, resource, title, target }),
  });
  const isLong = useLasting(rows !== null, patience);
  const announce = useAnnouncement(action, title);
  const start = async () => {
    const ended = await run();
    if (ended && announce(ended)) onClose(ended.rows);
  };
  const count = subject?.records.length ?? 0;
  // An action on many records shows their number before it runs.
  const runsAtOnce = !summary.destructive && inputs.length === 0 && count <= pressed;
  const isOfMany = count > 1 || choosing !== undefined;
  useEffect(() => {
    if (isOfMany) ActionRun.preload();
  }, [isOfMany]);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!runsAtOnce || hasStarted.current) return;
    hasStarted.current = true;
    void start();
  });
  const isRefused = form.failure !== null || form.refusal !== null;
  const close = () => {
    if (!form.isSaving) onClose(done?.rows);
  };
  const shown = { action, resource, title, titleId };
  return (
    <>
      {/* The action that runs at once shows its progress in the button that started it. */}
      {(done || !runsAtOnce || isRefused) && (
        <Dialog
          // A long run on several records shows its progress instead.
          open={done !== null || !isLong}
          keepMounted={!done}
          // Typed text is stored as a draft. A click on the backdrop keeps a form open.
          onClose={(_event, reason) =>
            reason === 'backdropClick' && inputs.length > 0 && !done ? undefined : close()
          }
          aria-labelledby={titleId}
          maxWidth={inputs.length > 4 && !done ? 'md' : 'sm'}
          fullWidth
          fullScreen={isSmall && inputs.length > 1 && !done}
        >
          {done ? (
            <ActionOutcome {...shown} done={done} isKept={!choosing} onClose={close} />
          ) : (
            <ActionForm
              {...shown}
              summary={summary}
              target={target}
              form={form}
              inputs={inputs}
              onStart={() => void start()}
              onClose={onClose}
            />
          )}
        </Dialog>
      )}
      {rows && (
        <ActionRun action={action} name={summary.name} title={title} rows={rows} isShown={isLong} />
      )}
    </>
  );
}

interface OfferedAction {
  readonly action: ActionDescriptor;
  readonly summary: RuledAction;
  readonly resource: string;
  readonly title: string;
  readonly target: ActionTarget;
}

/** Name of the stored draft, and its description in the list of drafts. */
function useDraftOfAction({
  action,
  summary,
  resource,
  title,
  target: { subject, other, part },
}: OfferedAction): Pick<ActionOptions, 'draft' | 'draftOf'> {
  const say = useSay();
  const page =
    subject?.records.length === 1
      ? { resource: subject.resource, record: subject.records[0] }
      : other;
  const partId = part && action.part ? `/${recordId(Object.keys(action.part), part.record)}` : '';
  const id = page ? recordId(page.resource.key, page.record) : '';
  const label = page?.resource.label(page.record, say) ?? '';
  return {
    draft: `${resource}/${id}/${summary.name}${partId}`,
    draftOf: { resource, title: [title, label].filter(Boolean).join(': ') },
  };
}
