import {
  recordId,
  type ActionDescriptor,
  type ActionResult,
  type FormValues,
  type InputDescriptor,
  type KeyedResource,
  type ResourceRecord,
  type WriteError,
} from '@admin/gql/resource';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Messages } from '../../resources/resource-definition.ts';
import { initialValues } from '../../session-core/edit/form-values.ts';
import { fieldOf, refusalText } from '../../form/refusal.ts';
import { usePreloadedControls } from '../../form/use-form-inputs.ts';
import type { DraftSubject } from '../../session-core/edit/draft.ts';
import { useRecordForm, type RecordForm } from '../../form/use-record-form.ts';
import { useWrite } from '../../data/use-write.ts';
import { isWide } from '../../inputs/is-wide.ts';
import { isEmptyValue } from '../../values/same-value.ts';
import { useScopeValues } from '../../resources/use-scope-values.ts';
import type { ActionSubject, KnownOther, KnownPart } from '../../actions/action-subject.ts';
import type { RowOutcome } from '../../session-core/bulk/row-outcome.ts';
import type { RowsEnd, RowsToRun } from '../bulk/rows-to-run.ts';
import { refusalsOf, sendAction } from '../../actions/send-action.ts';
import { useChooser } from './use-chooser.ts';
import { useActionTexts } from '../../resources/use-action-texts.ts';

export interface OpenAction {
  readonly form: RecordForm;
  readonly inputs: readonly InputDescriptor[];
  readonly done: ActionDone | null;
  /** It is about several records: `ActionRun` carries it out, and the form waits. */
  readonly rows: RowsToRun | null;
  /**
   * Sends it, once: a second call while the first is under way, or after it was done, does nothing.
   * `null`: it was not done, and the form says why.
   */
  readonly run: () => Promise<ActionDone | null>;
}

/** What the server answered, and what came of it for each record. */
export interface ActionDone {
  readonly result: ActionResult;
  readonly rows: RowOutcome;
  /** What it was sent for: the subject, or the records that the form asked for. */
  readonly about: ActionSubject | undefined;
}

export interface ActionOptions {
  readonly subject: ActionSubject | undefined;
  readonly other: KnownOther | undefined;
  readonly part: KnownPart | undefined;
  /**
   * Resource of the records that it acts on, where its form asks for them: as many as one likes,
   * and it is sent for each.
   */
  readonly choosing: KeyedResource | undefined;
  /** It is about a part of the record, and its inputs are not the record's. */
  readonly isOfPart: boolean;
  /** Name under which typed text is kept. */
  readonly draft: string;
  /** What the list of drafts calls it. */
  readonly draftOf?: DraftSubject;
}

/** State of an action that was opened: its form, what it refuses, what it answered. */
export function useAction(
  action: ActionDescriptor,
  { subject, other, part, choosing, isOfPart, draft, draftOf }: ActionOptions,
): OpenAction {
  const { t } = useTranslation();
  const say = useActionTexts();
  const write = useWrite();
  const [done, setDone] = useState<ActionDone | null>(null);
  const [rows, setRows] = useState<RowsToRun | null>(null);
  const latest = useRef<ActionDone | null>(null);
  const hasEnded = useRef(false);
  // Another record is chosen, in whatever scope the user is.
  const scoped = useScopeValues(
    useMemo(
      () => action.inputs.filter(({ name }) => !Object.values(action.other ?? {}).includes(name)),
      [action],
    ),
  );
  const given = useMemo(
    () => ({
      ...scoped,
      ...keysOf(action.inputs, action.other, other?.record),
      ...keysOf(action.inputs, action.part, part?.record),
    }),
    [action, other, part, scoped],
  );
  const chooser = useChooser(choosing);
  const inputs = useMemo(() => {
    const others = Object.values(action.other ?? {});
    const asked = action.inputs
      .filter(({ name }) => !(name in given))
      .toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)))
      .map((input) =>
        input.list && others.includes(input.name) ? { ...input, isSet: true as const } : input,
      );
    return chooser ? [chooser.input, ...asked] : asked;
  }, [action, given, chooser]);
  usePreloadedControls(inputs);
  // Records that are chosen, any number of them: of the resource, or on the other side of a
  // relation.
  const sets = useMemo(
    () => inputs.filter((input) => 'isSet' in input).map(({ name }) => name),
    [inputs],
  );

  /** For each record, where it takes one of several. */
  const sendRows = async (values: FormValues, about: ActionSubject): Promise<ActionDone> => {
    const { outcome, answers, isRefused } = await new Promise<RowsEnd>((onEnd) =>
      setRows({ values, subject: about, onEnd }),
    );
    setRows(null);
    const refusals = answers.map(({ errors }) => errors);
    // What is wrong with what was typed is wrong for all of them: it can be corrected.
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
    const unconfirmed = say('unconfirmed');
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

  const held =
    part?.record ??
    (action.takes === 'record' && !isOfPart && subject?.records.length === 1
      ? subject.records[0]
      : undefined);
  const form = useRecordForm({
    inputs,
    // What the one record or its part holds of it is there to be changed; the first of several
    // records can be chosen at once.
    initial: useMemo(() => {
      const values = filledFrom(inputs, held);
      return {
        ...values,
        ...Object.fromEntries(
          sets.filter((name) => isEmptyValue(values[name])).map((name) => [name, [null]]),
        ),
      };
    }, [inputs, held, sets]),
    isNew: true,
    draft,
    draftOf,
    validate: (typed): Messages =>
      chooser && !chooser.subjectOf(typed[chooser.input.name])
        ? { [chooser.input.name]: t('form.required') }
        : undefined,
    save: async (typed) => {
      const values = {
        ...typed,
        ...Object.fromEntries(
          sets.filter((name) => name in typed).map((name) => [name, filled(typed[name])]),
        ),
        ...given,
      };
      const about = chooser ? chooser.subjectOf(typed[chooser.input.name]) : subject;
      const sent =
        about && about.records.length > 1 && action.takes !== 'nothing'
          ? await sendRows(values, about)
          : await sendOne(values, about);
      latest.current =
        chooser && about ? { ...sent, about: await chooser.named(about, sent.rows) } : sent;
      return sent.result;
    },
  });
  const run = async (): Promise<ActionDone | null> => {
    // A second press may come before the dialog has gone.
    if (hasEnded.current) return null;
    const outcome = await form.submit();
    if (outcome.status !== 'saved') return null;
    hasEnded.current = true;
    setDone(latest.current);
    return latest.current;
  };
  return { form, inputs, done, rows, run };
}

/** Without the places where nothing was chosen. */
const filled = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.filter((key) => key != null) : [];

/**
 * What the form need not ask for: the key of a record that the screen knows. `names`: of its
 * inputs, by key field.
 */
function keysOf(
  inputs: readonly InputDescriptor[],
  names: Readonly<Record<string, string>> | undefined,
  record: ResourceRecord | undefined,
): FormValues {
  if (!record || !names || Object.keys(names).some((field) => record[field] == null)) return {};
  return Object.fromEntries(
    Object.entries(names).map(([field, name]) => [
      name,
      inputs.some((input) => input.name === name && input.list) ? [record[field]] : record[field],
    ]),
  );
}

/** What the record holds under an input, else what the schema gives it. */
function filledFrom(
  inputs: readonly InputDescriptor[],
  record: ResourceRecord | undefined,
): FormValues {
  const defaults = initialValues(inputs, null);
  return record
    ? Object.fromEntries(
        inputs.map((input) => [input.name, input.value(record) ?? defaults[input.name]]),
      )
    : defaults;
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
