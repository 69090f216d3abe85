import {
  ConflictError,
  MutationRejectedError,
  NotFoundError,
  toAdminError,
  type AdminError,
} from '@admin/gql';
import { isConfirmed, type FormValues, type WriteResult } from '@admin/gql/resource';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import type { EditSession } from '../session-core/edit/edit-session.ts';
import { rootNode } from '../session-core/edit/record-tree.ts';
import { saveSession, type SaveOptions } from '../session-core/edit/save-session.ts';
import { formName, type RecordFormValues } from './form-names.ts';
import type { PresentRecord, RecordFormOptions, SaveOutcome } from './record-form-options.ts';
import { toRefusal, writeErrors, type Refusal } from './refusal.ts';
import { takenInputs } from '../data/root-changes.ts';

interface SubmissionOptions {
  readonly options: RecordFormOptions;
  readonly session: EditSession;
  readonly control: UseFormReturn<RecordFormValues>;
  readonly onSaved: () => void;
}

/** State of the last attempt to save. */
interface Attempt {
  readonly isSaving: boolean;
  readonly refusal: Refusal | null;
  readonly failure: AdminError | null;
}

const refused = { status: 'refused' } as const;

/** Validates and sends the values of a session, and shows refusals at their controls. */
export function useSubmission({ options, session, control, onSaved }: SubmissionOptions) {
  const { inputs, isNew, validate } = options;
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState<Attempt>({
    isSaving: false,
    refusal: null,
    failure: null,
  });
  const inFlight = useRef(false);

  const refuse = (refusal: Refusal): SaveOutcome => {
    setAttempt((now) => ({ ...now, refusal }));
    const fields = inputs.filter(({ name }) => Object.hasOwn(refusal.fields, name));
    for (const input of fields)
      control.setError(formName(input), { type: 'server', message: refusal.fields[input.name] });
    const [first] = fields;
    if (first) control.setFocus(formName(first));
    return refused;
  };

  /** Refusal by the definition's `validate`; `null` when it accepts the values. */
  const objection = async (values: FormValues): Promise<Refusal | null> => {
    const messages = Object.entries((await validate?.(values)) ?? {}).flatMap(([name, message]) =>
      message === undefined ? [] : [[name, message] as const],
    );
    const named = new Set(inputs.map(({ name }) => name));
    return messages.length === 0
      ? null
      : {
          fields: Object.fromEntries(messages.filter(([name]) => named.has(name))),
          record: messages.flatMap(([name, message]) => (named.has(name) ? [] : [message])),
        };
  };

  const send = async (): Promise<SaveOutcome> => {
    const refusal = await objection(session.counted().values);
    if (refusal) return refuse(refusal);
    const saved = await saveSession(session, saveOptions(options));
    if (saved.status === 'unchanged') return { status: 'unchanged' };
    if (saved.status === 'conflicts') return refused;
    const { status, result } = saved;
    if (status === 'refused') return refuse(toRefusal(result.errors, inputs, t));
    // The typed values stay: there may be no other copy of them.
    if (isNew && isConfirmed(result) === false)
      return refuse({
        title: t('form.nothingBack.title'),
        fields: {},
        record: [t('form.nothingBack.text')],
      });
    onSaved();
    return {
      status: 'saved',
      record: result.record,
      accepted: takenInputs(session.state().accepted),
    };
  };

  const submit = async (): Promise<SaveOutcome> => {
    if (inFlight.current) return { status: 'refused' };
    inFlight.current = true;
    setAttempt({ isSaving: false, refusal: null, failure: null });
    session.dropConflicts();
    let outcome: SaveOutcome = refused;
    try {
      await control.handleSubmit(async () => {
        setAttempt((now) => ({ ...now, isSaving: true }));
        try {
          outcome = await send();
        } catch (error) {
          if (error instanceof MutationRejectedError) {
            refuse(toRefusal(writeErrors(error), inputs, t));
          } else {
            setAttempt((now) => ({ ...now, failure: toAdminError(error) }));
            outcome = { status: 'failed' };
          }
        }
      })();
    } finally {
      inFlight.current = false;
      setAttempt((now) => ({ ...now, isSaving: false }));
    }
    return outcome;
  };
  return { ...attempt, submit };
}

/** Options of a save that sends one mutation for the record. */
function saveOptions({ save, present, isNew }: RecordFormOptions): SaveOptions<WriteResult> {
  return {
    guard: present && !isNew ? saveGuard(present) : undefined,
    send: async (changes) => {
      const own = changes.find(({ path }) => path.length === 0);
      try {
        const result = await save(own && 'values' in own ? own.values : {});
        return { status: result.errors.length > 0 ? 'refused' : 'written', result };
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        const current = (error.current && present?.take(error.current)) ?? null;
        return { status: 'conflict', current: current && rootNode(current), error };
      }
    },
  };
}

function saveGuard({ versioned, read }: PresentRecord): SaveOptions<WriteResult>['guard'] {
  return {
    versioned,
    read: async () => {
      const values = await read();
      if (values === null) throw new NotFoundError({ operationName: 'update' });
      return rootNode(values);
    },
  };
}
