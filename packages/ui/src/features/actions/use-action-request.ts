import {
  recordId,
  type ActionDescriptor,
  type ActionResult,
  type FormValues,
  type InputDescriptor,
  type WriteError,
} from '@admin/gql/resource';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { refusalsOf, sendAction } from '../../actions/send-action.ts';
import { useWrite } from '../../data/use-write.ts';
import { fieldOf, refusalText } from '../../form/refusal.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import type { RowsEnd, RowsToRun } from '../bulk/rows-to-run.ts';

/** Answer of the server, and the outcome by record. */
export interface ActionDone {
  readonly result: ActionResult;
  readonly rows: RowOutcome;
  /** Records that the action was sent for: the subject, or those chosen in the form. */
  readonly about: ActionSubject | undefined;
}

export interface ActionRequest {
  /** Rows of an action on several records. `ActionRun` sends it, and the form waits. */
  readonly rows: RowsToRun | null;
  readonly send: (values: FormValues, about: ActionSubject | undefined) => Promise<ActionDone>;
}

/** Sends an action: once, or for each of several records. */
export function useActionRequest(
  action: ActionDescriptor,
  inputs: readonly InputDescriptor[],
): ActionRequest {
  const { t } = useTranslation();
  const text = useActionTexts();
  const write = useWrite();
  const [rows, setRows] = useState<RowsToRun | null>(null);
  const sendRows = async (values: FormValues, about: ActionSubject): Promise<ActionDone> => {
    const { outcome, answers, isRefused } = await new Promise<RowsEnd>((onEnd) =>
      setRows({ values, subject: about, onEnd }),
    );
    setRows(null);
    const refusals = answers.map(({ errors }) => errors);
    // A refusal of the typed values applies to every record. The form shows it, to be corrected.
    const isOfForm =
      isRefused &&
      (action.takes === 'records' ||
        refusals.flat().every((error) => fieldOf(error, inputs) !== undefined));
    const answer =
      action.takes === 'records' ? { answer: answers.flatMap((each) => each.answer ?? []) } : {};
    return {
      result: { errors: isOfForm ? (refusals[0] ?? []) : [], ...answer },
      rows: outcome,
      about,
    };
  };
  const sendOne = async (
    values: FormValues,
    about: ActionSubject | undefined,
  ): Promise<ActionDone> => {
    const unconfirmed = text('unconfirmed');
    const result = await sendAction(
      { action, values, resource: about?.resource, records: about?.records ?? [] },
      write,
      unconfirmed,
    );
    return {
      result,
      rows: about
        ? reached(
            about,
            refusalsOf(action, result, about.resource, about.records, unconfirmed),
            (error) => refusalText(error, t),
          )
        : { done: [], problems: new Map() },
      about,
    };
  };
  return {
    rows,
    send: (values, about) =>
      about && about.records.length > 1 && action.takes !== 'nothing'
        ? sendRows(values, about)
        : sendOne(values, about),
  };
}

function reached(
  { resource, records }: ActionSubject,
  refusals: readonly (readonly WriteError[])[],
  say: (error: WriteError) => string,
): RowOutcome {
  const ids = records.map((record) => recordId(resource.key, record));
  const problems = new Map(
    ids.flatMap((id, at) =>
      refusals[at]?.length ? [[id, refusals[at].map(say).join(' ')] as const] : [],
    ),
  );
  return { done: ids.filter((id) => !problems.has(id)), problems };
}
