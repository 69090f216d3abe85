import {
  ConflictError,
  MutationRejectedError,
  NotFoundError,
  toAdminError,
  type AdminError,
} from '@admin/gql';
import {
  isConfirmed,
  type FormValues,
  type InputDescriptor,
  type ResourceRecord,
  type WriteResult,
} from '@admin/gql/resource';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { Messages } from '../define/resource-definition.ts';
import { useDatePickerSettings } from '../inputs/date-pickers-provider.tsx';
import { isSameValue } from '../inputs/values/same-value.ts';
import { isUnparsed } from '../inputs/values/unparsed-text.ts';
import '../locales/records-texts.ts';
import { isAsked } from './defined-values.ts';
import {
  changedValues,
  createValues,
  inputProblem,
  updateValues,
} from '../session-core/edit/form-values.ts';
import { mergeValues, type Conflict, type Merge } from '../session-core/edit/merge.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import { toRefusal, writeErrors, type Refusal } from './refusal.ts';
import { useDraft, type OfferedDraft } from './use-draft.ts';

/** Values of all inputs by the form's own names for them (`formName`). */
export type RecordFormValues = Record<string, unknown>;

/** What a form starts with, and what it sends. */
export interface RecordFormOptions {
  /** What is asked for. */
  readonly inputs: readonly InputDescriptor[];
  /**
   * Values that the form starts from, by input name. Newer ones reach the inputs that nobody
   * changed.
   */
  readonly initial: FormValues;
  /** Values filled in for the user from the beginning: they count as typed. @defaultValue none */
  readonly prefill?: FormValues;
  /** Whether the record is still to be made: then all values are sent, else those that were changed. */
  readonly isNew: boolean;
  /** Name of the draft that is kept until the form is saved. */
  readonly draft: string;
  /** Sends the values. Rejects with whatever the client rejects with. */
  readonly save: (values: FormValues) => Promise<WriteResult>;
  /**
   * Checks what is about to be sent, once every input is right. Its messages keep it from being
   * sent. @defaultValue nothing else is checked
   */
  readonly validate?: ((values: FormValues) => Messages | Promise<Messages>) | undefined;
  /**
   * What keeps the form from overwriting what others change while it is open; absent for a new
   * record. @defaultValue nothing does
   */
  readonly present?: PresentRecord;
}

export interface PresentRecord {
  /**
   * The server compares the version of the record when it saves. Where it does not, the record is
   * read again just before.
   */
  readonly versioned: boolean;
  /** Reads the record from the server; `save` is about what was read last. `null` when it is gone. */
  readonly read: () => Promise<FormValues | null>;
  /**
   * What the server showed of the record when it refused a save, as if it had been read. `null`
   * where that is not enough.
   */
  readonly take: (current: ResourceRecord) => FormValues | null;
}

/** How an attempt to save ended. `unchanged`: there was nothing to send, and nothing was sent. */
export type SaveOutcome =
  | {
      readonly status: 'saved';
      readonly record: ResourceRecord | null | undefined;
      readonly taken: readonly InputDescriptor[];
    }
  | { readonly status: 'unchanged' | 'refused' | 'failed' };

export interface RecordForm {
  readonly control: UseFormReturn<RecordFormValues>;
  readonly isNew: boolean;
  readonly initial: FormValues;
  readonly isSaving: boolean;
  readonly refusal: Refusal | null;
  /** Why the last attempt failed, when it is nothing that the user typed. */
  readonly failure: AdminError | null;
  readonly draft: OfferedDraft | null;
  /** What others and the user both changed: nothing is sent until each is chosen. */
  readonly conflicts: readonly Conflict[];
  readonly choose: (conflicts: readonly Conflict[], side: 'mine' | 'theirs') => void;
  /** Inputs that others changed while the form was open: it shows their values. */
  readonly taken: readonly InputDescriptor[];
  /** What the form holds now, by input name. */
  readonly values: () => FormValues;
  /** Forgets what was typed, for a navigation that takes it along. */
  readonly release: () => void;
  /** Validates and sends. A second call while the first is under way does nothing. */
  readonly submit: () => Promise<SaveOutcome>;
}

const nothing: FormValues = {};
/** How often a change is carried over to a record that keeps changing. */
const attempts = 5;

/** react-hook-form reads a dot in a name as a path; names of nested inputs are flat here. */
export function formName(input: { readonly name: string }): string {
  return input.name.replaceAll('.', ':');
}

/** State and submission of the form of one record. */
export function useRecordForm({
  inputs,
  initial,
  prefill = nothing,
  isNew,
  draft: draftName,
  save,
  validate,
  present,
}: RecordFormOptions): RecordForm {
  const { t } = useTranslation();
  const { limits } = useDatePickerSettings();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [failure, setFailure] = useState<AdminError | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [takenShown, showTaken] = useState<readonly InputDescriptor[]>([]);
  const taken = useRef<readonly InputDescriptor[]>([]);
  const inFlight = useRef(false);
  // What each input was filled from: an input that is being changed keeps its own when the record
  // moves on, and the two are compared before saving.
  const base = useRef(initial);

  /** What the form holds; of an input that it does not ask for, what that was filled from. */
  const held = useCallback(
    (values: RecordFormValues): FormValues => {
      const all = fromForm(inputs, values);
      return Object.fromEntries(
        inputs.map((input) => [
          input.name,
          isAsked(input, all) ? all[input.name] : (base.current[input.name] ?? null),
        ]),
      );
    },
    [inputs],
  );

  const control = useForm<RecordFormValues>({
    defaultValues: toForm(inputs, { ...initial, ...prefill }),
    shouldFocusError: true,
    resolver: (values) => {
      const all = fromForm(inputs, values);
      const problems = inputs.flatMap((input) => {
        const problem =
          isAsked(input, all) &&
          inputProblem(input, initial[input.name], values[formName(input)], isNew, limits);
        return problem
          ? [
              [
                formName(input),
                { type: 'validate', message: t(problem.key, { ...problem.values }) },
              ] as const,
            ]
          : [];
      });
      return problems.length > 0
        ? { values: {}, errors: Object.fromEntries(problems) }
        : { values, errors: {} };
    },
  });

  const { draft, remember, forget } = useDraft(draftName, (values) => {
    for (const input of inputs)
      if (input.name in values) control.setValue(formName(input), values[input.name]);
  });
  const releaseGuard = useUnsavedGuard(isDirty, forget);

  // What is typed is compared with the record and kept, outside of rendering.
  useEffect(
    () =>
      control.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const present = held(values);
          setDirty(
            Object.keys(changedValues(inputs, { ...initial, ...prefill }, present)).length > 0,
          );
          remember(draftValues(inputs, initial, present));
        },
      }),
    [control, inputs, initial, prefill, remember, held],
  );

  // After the subscription above: what is taken up counts as typed.
  useEffect(() => {
    if (draft?.isWanted) draft.restore();
  }, [draft]);

  /**
   * Takes over what others changed, into the form as it stands; the inputs that the user changed
   * keep what was typed.
   */
  const absorb = useCallback(
    (theirs: FormValues): Merge => {
      const merge = mergeValues(inputs, {
        base: base.current,
        theirs,
        mine: held(control.getValues()),
      });
      const open = new Set(merge.conflicts.map(({ input }) => input.name));
      base.current = Object.fromEntries(
        inputs.map(({ name }) => [name, open.has(name) ? base.current[name] : theirs[name]]),
      );
      for (const input of merge.taken)
        control.setValue(formName(input), theirs[input.name] ?? null);
      taken.current = [...new Set([...taken.current, ...merge.taken])];
      showTaken(taken.current);
      return merge;
    },
    [inputs, control, held],
  );

  // The record as it was read last.
  const latest = useRef(initial);
  useEffect(() => {
    if (latest.current === initial) return;
    latest.current = initial;
    const merge = absorb(initial);
    // Whoever is choosing chooses between what there is now.
    setConflicts((open) => (open.length > 0 ? merge.conflicts : open));
  }, [initial, absorb]);

  const refuse = (refused: Refusal) => {
    setRefusal(refused);
    const fields = inputs.filter(({ name }) => name in refused.fields);
    for (const input of fields)
      control.setError(formName(input), { type: 'server', message: refused.fields[input.name] });
    const [first] = fields;
    if (first) control.setFocus(formName(first));
  };

  /** What to save on top of what the record holds now. `null` where the user has to choose first. */
  const follow = (theirs: FormValues): FormValues | null => {
    const { conflicts: open, values } = absorb(theirs);
    setConflicts(open);
    return open.length > 0 ? null : values;
  };

  const choose = (chosen: readonly Conflict[], side: 'mine' | 'theirs') => {
    for (const { input, theirs } of chosen) {
      base.current = { ...base.current, [input.name]: theirs };
      if (side === 'theirs') control.setValue(formName(input), theirs ?? null);
    }
    setConflicts((open) => open.filter((conflict) => !chosen.includes(conflict)));
  };

  const readPresent = async (
    { read, take }: PresentRecord,
    refused?: ConflictError,
  ): Promise<FormValues> => {
    const theirs = (refused?.current && take(refused.current)) ?? (await read());
    if (theirs === null) throw new NotFoundError({ operationName: 'update' });
    latest.current = theirs;
    return theirs;
  };

  /**
   * Saves on top of what the record holds, however often that changes meanwhile. `null` where the
   * user has to choose first.
   */
  const saveMerged = async (guard: PresentRecord): Promise<WriteResult | 'unchanged' | null> => {
    if (Object.keys(updateValues(inputs, base.current, held(control.getValues()))).length === 0)
      return 'unchanged';
    let values = follow(guard.versioned ? latest.current : await readPresent(guard));
    for (let attempt = 1; values !== null; attempt += 1) {
      const changes = updateValues(inputs, base.current, values);
      if (Object.keys(changes).length === 0) return 'unchanged';
      try {
        return await save(changes);
      } catch (error) {
        if (!(error instanceof ConflictError) || attempt === attempts) throw error;
        values = follow(await readPresent(guard, error));
      }
    }
    return null;
  };

  /** Whether the definition of the form takes the values; its messages are shown where it does not. */
  const isTaken = async (values: FormValues): Promise<boolean> => {
    const messages = Object.entries((await validate?.(values)) ?? {}).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, message] as const],
    );
    if (messages.length === 0) return true;
    const named = new Set(inputs.map(({ name }) => name));
    refuse({
      fields: Object.fromEntries(messages.filter(([name]) => named.has(name))),
      record: messages.flatMap(([name, message]) => (named.has(name) ? [] : [message])),
    });
    return false;
  };

  const send = async (values: FormValues): Promise<SaveOutcome> => {
    try {
      if (!(await isTaken(values))) return { status: 'refused' };
      const result =
        present && !isNew
          ? await saveMerged(present)
          : await save(
              isNew ? createValues(inputs, initial, values) : updateValues(inputs, initial, values),
            );
      if (result === 'unchanged') return { status: 'unchanged' };
      if (result === null) return { status: 'refused' };
      if (result.errors.length > 0) {
        refuse(toRefusal(result.errors, inputs, t));
        return { status: 'refused' };
      }
      if (isNew && isConfirmed(result) === false) {
        // What was typed stays: it may be nowhere else.
        refuse({
          title: t('form.nothingBack.title'),
          fields: {},
          record: [t('form.nothingBack.text')],
        });
        return { status: 'refused' };
      }
      setDirty(false);
      forget();
      releaseGuard();
      return { status: 'saved', record: result.record, taken: taken.current };
    } catch (error) {
      if (error instanceof MutationRejectedError) {
        refuse(toRefusal(writeErrors(error), inputs, t));
        return { status: 'refused' };
      }
      setFailure(toAdminError(error));
      return { status: 'failed' };
    }
  };

  const submit = async (): Promise<SaveOutcome> => {
    if (inFlight.current) return { status: 'refused' };
    inFlight.current = true;
    setRefusal(null);
    setFailure(null);
    setConflicts([]);
    let outcome: SaveOutcome = { status: 'refused' };
    try {
      await control.handleSubmit(async (values) => {
        setSaving(true);
        outcome = await send(held(values));
      })();
    } finally {
      inFlight.current = false;
      setSaving(false);
    }
    return outcome;
  };

  const values = () => held(control.getValues());
  const release = () => {
    setDirty(false);
    forget();
    releaseGuard();
  };
  return {
    control,
    isNew,
    initial,
    isSaving,
    refusal,
    failure,
    draft: draft?.isWanted ? null : draft,
    conflicts,
    choose,
    taken: takenShown,
    values,
    release,
    submit,
  };
}

function toForm(inputs: readonly InputDescriptor[], values: FormValues): RecordFormValues {
  return Object.fromEntries(inputs.map((input) => [formName(input), values[input.name] ?? null]));
}

function fromForm(inputs: readonly InputDescriptor[], values: RecordFormValues): FormValues {
  return Object.fromEntries(inputs.map((input) => [input.name, values[formName(input)] ?? null]));
}

/** What a draft keeps: changed inputs, half-typed ones included. */
function draftValues(
  inputs: readonly InputDescriptor[],
  initial: FormValues,
  values: FormValues,
): FormValues {
  const changed = inputs.filter(
    (input) =>
      isUnparsed(values[input.name]) ||
      !isSameValue(input, initial[input.name], values[input.name]),
  );
  return Object.fromEntries(changed.map((input) => [input.name, values[input.name]]));
}
