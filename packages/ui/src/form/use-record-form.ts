import type { AdminError } from '@admin/gql';
import type { FormValues, InputDescriptor } from '@admin/gql/resource';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useDatePickerSettings } from '../inputs/date-pickers-provider.tsx';
import { isSameJson } from '../values/same-value.ts';
import '../locales/records-texts.ts';
import type { DraftContent } from '../session-core/edit/draft.ts';
import { createEditSession, type EditSession } from '../session-core/edit/edit-session.ts';
import type { Conflict } from '../session-core/edit/merge.ts';
import { rootNode } from '../session-core/edit/record-tree.ts';
import { isAsked } from './defined-values.ts';
import { formName, fromForm, toForm, type RecordFormValues } from './form-names.ts';
import type { RecordFormOptions, SaveOutcome } from './record-form-options.ts';
import type { Refusal } from './refusal.ts';
import { fieldConflicts, takenInputs } from '../data/root-changes.ts';
import { useDraft, type OfferedDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.ts';
import { useUnsavedGuard } from '../kit/use-unsaved-guard.ts';

export interface RecordForm {
  readonly control: UseFormReturn<RecordFormValues>;
  readonly isNew: boolean;
  readonly initial: FormValues;
  readonly isSaving: boolean;
  readonly refusal: Refusal | null;
  /** Error of the last attempt, if it is not about the typed values. */
  readonly failure: AdminError | null;
  readonly draft: OfferedDraft | null;
  /** Fields changed both by others and by the user. Nothing is sent until each is resolved. */
  readonly conflicts: readonly Conflict[];
  readonly choose: (conflicts: readonly Conflict[], side: 'mine' | 'theirs') => void;
  /** Inputs changed by others while the form was open. They have the changed values. */
  readonly accepted: readonly InputDescriptor[];
  /** Current values of the form, by input name. */
  readonly values: () => FormValues;
  /** Discards the typed values, for a navigation that passes them on. */
  readonly release: () => void;
  /** Validates and sends. A second call while the first is under way does nothing. */
  readonly submit: () => Promise<SaveOutcome>;
}

const nothing: FormValues = {};

/** State and submission of a record form. Binds an edit session to the controls. */
export function useRecordForm(options: RecordFormOptions): RecordForm {
  const { inputs, initial, isNew } = options;
  const { session, control } = useFormSession(options);
  const { isDirty, conflicts, accepted } = useSyncExternalStore(session.subscribe, session.state);
  const { draft, remember, forget } = useDraft(options.draft, session.restore, options.draftOf);
  const releaseGuard = useUnsavedGuard(isDirty, forget);
  useBoundValues({ session, control, inputs, remember });
  // Runs after the binding, so that a restored draft counts as typed.
  useEffect(() => {
    if (draft?.isWanted) draft.restore();
  }, [draft]);
  useReceived(session, initial);

  const release = () => {
    session.release();
    forget();
    releaseGuard();
  };
  const submission = useSubmission({ options, session, control, onSaved: release });
  return {
    ...submission,
    control,
    isNew,
    initial,
    draft: draft?.isWanted ? null : draft,
    conflicts: useMemo(() => fieldConflicts(conflicts), [conflicts]),
    choose: (chosen, side) => {
      const names = new Set(chosen.map(({ input }) => input.name));
      const open = fieldConflicts(session.state().conflicts);
      session.choose(
        open.filter(({ input }) => names.has(input.name)),
        side,
      );
    },
    accepted: useMemo(() => takenInputs(accepted), [accepted]),
    values: () => {
      session.type([], fromForm(inputs, control.getValues()));
      return session.counted().values;
    },
    release,
  };
}

/** Edit session of a record, and a form that validates with it. */
function useFormSession({ inputs, initial, prefill = nothing, isNew }: RecordFormOptions) {
  const { t } = useTranslation();
  const { limits } = useDatePickerSettings();
  const [session] = useState(() =>
    createEditSession({ shape: { inputs, isAsked }, initial: rootNode(initial), prefill, isNew }),
  );
  useEffect(() => session.reshape({ inputs, isAsked }), [session, inputs]);
  const control = useForm<RecordFormValues>({
    defaultValues: toForm(inputs, { ...initial, ...prefill }),
    shouldFocusError: true,
    resolver: (values) => {
      session.type([], fromForm(inputs, values));
      const errors = session.problems(limits).map(({ input, problem }) => {
        const message = t(problem.key, { ...problem.values });
        return [formName(input), { type: 'validate', message }] as const;
      });
      return errors.length > 0
        ? { values: {}, errors: Object.fromEntries(errors) }
        : { values, errors: {} };
    },
  });
  return { session, control };
}

interface Binding {
  readonly session: EditSession;
  readonly control: UseFormReturn<RecordFormValues>;
  readonly inputs: readonly InputDescriptor[];
  readonly remember: (draft: DraftContent | null) => void;
}

/** Copies typed values from the controls to the session, and accepted values back. */
function useBoundValues({ session, control, inputs, remember }: Binding): void {
  useEffect(() => {
    let isFilling = false;
    const unsubscribe = control.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        // While several values are set, the form does not have the later ones yet.
        if (isFilling) return;
        session.type([], fromForm(inputs, values));
        remember(session.draft());
      },
    });
    let shown = session.state().typed.values;
    const unwatch = session.subscribe(() => {
      const { values } = session.state().typed;
      const changed = inputs.filter(
        (input) =>
          values[input.name] !== shown[input.name] &&
          !isSameJson(values[input.name] ?? null, control.getValues(formName(input)) ?? null),
      );
      shown = values;
      if (changed.length === 0) return;
      isFilling = true;
      for (const input of changed) control.setValue(formName(input), values[input.name] ?? null);
      isFilling = false;
      remember(session.draft());
    });
    return () => {
      unsubscribe();
      unwatch();
    };
  }, [session, control, inputs, remember]);
}

/** Passes the record to the session each time it was read again, to accept changes by others. */
function useReceived(session: EditSession, initial: FormValues): void {
  const received = useRef(initial);
  useEffect(() => {
    if (received.current === initial) return;
    received.current = initial;
    session.receive(rootNode(initial));
  }, [session, initial]);
}
