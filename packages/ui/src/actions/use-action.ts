import {
  isConfirmed,
  recordId,
  type ActionDescriptor,
  type ActionResult,
  type FormValues,
  type InputDescriptor,
  type KeyedResource,
  type RecordKey,
  type ResourceRecord,
  type WriteError,
} from '@admin/gql/resource';
import type { OperationVariables } from '@apollo/client';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Messages } from '../define/resource-definition.ts';
import { initialValues } from '../forms/form-values.ts';
import { fieldOf } from '../forms/refusal.ts';
import { usePreloadedControls } from '../forms/use-form-inputs.ts';
import { useRecordForm, type RecordForm } from '../forms/use-record-form.ts';
import { useWrite } from '../forms/use-write.ts';
import { writeRows, type WrittenRows } from '../forms/write-rows.ts';
import { isRecord } from '../fields/is-record.ts';
import { isWide } from '../inputs/is-wide.ts';
import { isEmptyValue } from '../inputs/values/same-value.ts';
import { useScopeValues } from '../scope/use-scope-values.ts';
import { useChooser } from './use-chooser.ts';
import { useActionTexts } from './use-action-texts.ts';

/** The records that an action is about: one, or those that are chosen in a list. */
export interface ActionSubject {
  readonly resource: KeyedResource;
  readonly records: readonly [ResourceRecord, ...ResourceRecord[]];
}

/** The record on the other side of a relation, where the screen knows it: nobody is asked for it. */
export interface KnownOther {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
}

/** The part of a record that an action is about, where the screen knows it. */
export interface KnownPart {
  readonly record: ResourceRecord;
  /** In words, which one it is. */
  readonly text: string;
}

export interface OpenAction {
  readonly form: RecordForm;
  readonly inputs: readonly InputDescriptor[];
  readonly done: ActionDone | null;
  /** How many records are behind it, where it is sent for each. */
  readonly progress: { readonly done: number; readonly all: number } | null;
  /** Begins with no further record. */
  readonly stop: () => void;
  /** Sends it, once: a second call while the first is under way, or after it was done, does nothing. `null`: it was not done, and the form says why. */
  readonly run: () => Promise<ActionDone | null>;
}

/** What the server answered, and what came of it for each record. */
export interface ActionDone {
  readonly result: ActionResult;
  readonly rows: WrittenRows;
  /** What it was sent for: the subject, or the records that the form asked for. */
  readonly about: ActionSubject | undefined;
}

const all = (done: readonly string[]): WrittenRows => ({ done, refused: new Map(), failed: new Map() });

export interface ActionOptions {
  readonly subject: ActionSubject | undefined;
  readonly other: KnownOther | undefined;
  readonly part: KnownPart | undefined;
  /** Resource of the records that it acts on, where its form asks for them: as many as one likes, and it is sent for each. */
  readonly choosing: KeyedResource | undefined;
  /** It is about a part of the record, and its inputs are not the record's. */
  readonly isOfPart: boolean;
  /** Name under which typed text is kept. */
  readonly draft: string;
}

/** State of an action that was opened: its form, what it refuses, what it answered. */
export function useAction(action: ActionDescriptor, { subject, other, part, choosing, isOfPart, draft }: ActionOptions): OpenAction {
  const { t } = useTranslation();
  const say = useActionTexts();
  const write = useWrite();
  const [done, setDone] = useState<ActionDone | null>(null);
  const [progress, setProgress] = useState<OpenAction['progress']>(null);
  const latest = useRef<ActionDone | null>(null);
  const hasEnded = useRef(false);
  const stopped = useRef<AbortController | null>(null);
  // Another record is chosen, in whatever scope the user is.
  const scoped = useScopeValues(useMemo(() => action.inputs.filter(({ name }) => !Object.values(action.other ?? {}).includes(name)), [action]));
  const given = useMemo(() => ({ ...scoped, ...keysOf(action.inputs, action.other, other?.record), ...keysOf(action.inputs, action.part, part?.record) }), [action, other, part, scoped]);
  const chooser = useChooser(choosing);
  const inputs = useMemo(() => {
    const others = Object.values(action.other ?? {});
    const asked = action.inputs
      .filter(({ name }) => !(name in given))
      .toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)))
      .map((input) => (input.list && others.includes(input.name) ? { ...input, isSet: true as const } : input));
    return chooser ? [chooser.input, ...asked] : asked;
  }, [action, given, chooser]);
  usePreloadedControls(inputs);
  // Records that are chosen, any number of them: of the resource, or on the other side of a relation.
  const sets = useMemo(() => inputs.filter((input) => 'isSet' in input).map(({ name }) => name), [inputs]);

  const send = async (values: FormValues, about: ActionSubject | undefined) => {
    let answered: ActionResult | null = null;
    const written = await write({ document: action.document, variables: actionVariables(action, values, about?.resource, about?.records ?? []), result: (data) => (answered = action.result(data)) });
    const unconfirmed: readonly WriteError[] = written.errors.length === 0 && isConfirmed(written) === false ? [{ message: say('unconfirmed') }] : written.errors;
    return { result: answered ?? written, errors: unconfirmed };
  };
  /** Once for each record, where it takes one of several. */
  const sendEach = async (values: FormValues, about: ActionSubject) => {
    const { resource, records } = about;
    stopped.current = new AbortController();
    const rows = await writeRows({
      key: resource.key, records, signal: stopped.current.signal, onProgress: (sent) => setProgress({ done: sent, all: records.length }),
      write: async (record) => (await send(values, { resource, records: [record] })).errors,
    });
    setProgress(null);
    const refusals = [...rows.refused.values()];
    const isOfForm = rows.done.length === 0 && refusals.length === records.length && refusals.flat().every((error) => fieldOf(error, inputs) !== undefined);
    return { result: { errors: isOfForm ? (refusals[0] ?? []) : [] }, rows, about };
  };

  const held = part?.record ?? (action.takes === 'record' && !isOfPart && subject?.records.length === 1 ? subject.records[0] : undefined);
  const form = useRecordForm({
    inputs,
    // What the one record or its part holds of it is there to be changed; the first of several records can be chosen at once.
    initial: useMemo(() => {
      const values = filledFrom(inputs, held);
      return { ...values, ...Object.fromEntries(sets.filter((name) => isEmptyValue(values[name])).map((name) => [name, [null]])) };
    }, [inputs, held, sets]),
    isNew: true,
    draft,
    validate: (typed): Messages => (chooser && !chooser.subjectOf(typed[chooser.input.name]) ? { [chooser.input.name]: t('form.required') } : undefined),
    save: async (typed) => {
      const values = { ...typed, ...Object.fromEntries(sets.filter((name) => name in typed).map((name) => [name, filled(typed[name])])), ...given };
      const about = chooser ? chooser.subjectOf(typed[chooser.input.name]) : subject;
      if (about && about.records.length > 1 && action.takes === 'record') {
        const sent = await sendEach(values, about);
        latest.current = chooser ? { ...sent, about: await chooser.named(about, sent.rows) } : sent;
        return latest.current.result;
      }
      const { result, errors } = await send(values, about);
      latest.current = { result, rows: about ? reached(action, result, about, say('unconfirmed')) : all([]), about };
      return { ...result, errors };
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
  return { form, inputs, done, progress, stop: () => stopped.current?.abort(), run };
}

/** Without the places where nothing was chosen. */
const filled = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.filter((key) => key != null) : []);

/** What the form need not ask for: the key of a record that the screen knows. `names`: of its inputs, by key field. */
function keysOf(inputs: readonly InputDescriptor[], names: Readonly<Record<string, string>> | undefined, record: ResourceRecord | undefined): FormValues {
  if (!record || !names || Object.keys(names).some((field) => record[field] == null)) return {};
  return Object.fromEntries(Object.entries(names).map(([field, name]) => [name, inputs.some((input) => input.name === name && input.list) ? [record[field]] : record[field]]));
}

/** What the record holds under an input, else what the schema gives it. */
function filledFrom(inputs: readonly InputDescriptor[], record: ResourceRecord | undefined): FormValues {
  const defaults = initialValues(inputs, null);
  return record ? Object.fromEntries(inputs.map((input) => [input.name, input.value(record) ?? defaults[input.name]])) : defaults;
}

/** What a mutation is sent with: the values of its form, and the keys of what it acts on. */
export function actionVariables(action: ActionDescriptor, values: FormValues, resource: KeyedResource | undefined, records: readonly ResourceRecord[]): OperationVariables {
  const keys = records.map((record): RecordKey => Object.fromEntries((resource?.key ?? []).map((field) => [field, String(record[field])])));
  if (action.takes === 'nothing') return action.variables(values);
  if (action.takes === 'records') return action.variables(values, keys);
  return action.variables(values, keys[0] ?? {}, records[0]);
}

/** Of several records at once, what the answer says of each, or those that it names; all where it does neither. */
function reached({ answer }: ActionDescriptor, result: ActionResult, { resource, records }: ActionSubject, unconfirmed: string): WrittenRows {
  const ids = records.map((record) => recordId(resource.key, record));
  const { outcomes } = result;
  if (outcomes?.length === ids.length) {
    const refused = new Map(ids.flatMap((id, at) => (outcomes[at]?.length ? [[id, outcomes[at]] as const] : [])));
    return { ...all(ids.filter((id) => !refused.has(id))), refused };
  }
  if (ids.length === 1 || answer?.kind !== 'records' || answer.resource !== resource.name || result.answer === undefined) return all(ids);
  const named = new Set(result.answer.filter(isRecord).map((record) => recordId(resource.key, record)));
  return { ...all(ids.filter((id) => named.has(id))), refused: new Map(ids.filter((id) => !named.has(id)).map((id) => [id, [{ message: unconfirmed }]])) };
}
