import type { ActionDescriptor, InputDescriptor } from '@admin/gql/resource';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ActionTarget } from '../../actions/action-subject.ts';
import { useRecordForm, type RecordForm } from '../../form/use-record-form.ts';
import type { Messages } from '../../resources/resource-definition.ts';
import type { DraftSubject } from '../../session-core/edit/draft.ts';
import type { RowsToRun } from '../bulk/rows-to-run.ts';
import { useActionInputs, type ActionInputsOptions } from './use-action-inputs.ts';
import { useActionRequest, type ActionDone } from './use-action-request.ts';

export interface OpenAction {
  readonly form: RecordForm;
  readonly inputs: readonly InputDescriptor[];
  readonly done: ActionDone | null;
  /** Rows of an action on several records. `ActionRun` sends it, and the form waits. */
  readonly rows: RowsToRun | null;
  /**
   * Sends the action once. A second call while it is under way or after it has succeeded does
   * nothing. `null`: it was not carried out, and the form shows the reason.
   */
  readonly run: () => Promise<ActionDone | null>;
}

export interface ActionOptions extends ActionInputsOptions {
  readonly subject?: ActionTarget['subject'];
  /** Whether the action changes a child record, so that its inputs are not those of the record. */
  readonly isOfPart: boolean;
  /** Name of the stored draft. */
  readonly draft: string;
  /** Description in the list of drafts. */
  readonly draftOf?: DraftSubject;
}

/** State of an open action: its form, its refusals, its answer. */
export function useAction(
  action: ActionDescriptor,
  { subject, isOfPart, draft, draftOf, ...options }: ActionOptions,
): OpenAction {
  const { t } = useTranslation();
  const [done, setDone] = useState<ActionDone | null>(null);
  const latest = useRef<ActionDone | null>(null);
  const hasEnded = useRef(false);
  const changed =
    options.part?.record ??
    (action.takes === 'record' && !isOfPart && subject?.records.length === 1
      ? subject.records[0]
      : undefined);
  const { inputs, chooser, initial, sent } = useActionInputs(action, options, changed);
  const { rows, send } = useActionRequest(action, inputs);
  const form = useRecordForm({
    inputs,
    initial,
    isNew: true,
    draft,
    draftOf,
    validate: (typed): Messages =>
      chooser && !chooser.subjectOf(typed[chooser.input.name])
        ? { [chooser.input.name]: t('form.required') }
        : undefined,
    save: async (typed) => {
      const about = chooser ? chooser.subjectOf(typed[chooser.input.name]) : subject;
      const answered = await send(sent(typed), about);
      latest.current =
        chooser && about
          ? { ...answered, about: await chooser.named(about, answered.rows) }
          : answered;
      return answered.result;
    },
  });
  const run = async (): Promise<ActionDone | null> => {
    // A second press may arrive before the dialog has closed.
    if (hasEnded.current) return null;
    const outcome = await form.submit();
    if (outcome.status !== 'saved') return null;
    hasEnded.current = true;
    setDone(latest.current);
    return latest.current;
  };
  return { form, inputs, done, rows, run };
}
