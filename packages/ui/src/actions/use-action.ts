import { isConfirmed, type ActionDescriptor, type ActionResult, type FormValues, type InputDescriptor, type KeyedResource, type RecordKey, type ResourceRecord } from '@admin/gql';
import type { OperationVariables } from '@apollo/client';
import { useMemo, useRef, useState } from 'react';

import { initialValues } from '../forms/form-values.ts';
import { usePreloadedControls } from '../forms/use-form-inputs.ts';
import { useRecordForm, type RecordForm } from '../forms/use-record-form.ts';
import { useWrite } from '../forms/use-write.ts';
import { isWide } from '../inputs/is-wide.ts';
import { useActionTexts } from './use-action-texts.ts';

/** The record that an action is about. */
export interface ActionSubject {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
}

export interface OpenAction {
  readonly form: RecordForm;
  readonly inputs: readonly InputDescriptor[];
  /** What the server answered when it was done. */
  readonly result: ActionResult | null;
  /** Sends it, once: a second call while the first is under way does nothing. `null`: it was not done, and the form says why. */
  readonly run: () => Promise<ActionResult | null>;
}

/** State of an action that was opened: its form, what it refuses, what it answered. `draft`: name under which typed text is kept. */
export function useAction(action: ActionDescriptor, subject: ActionSubject | undefined, draft: string): OpenAction {
  const say = useActionTexts();
  const write = useWrite();
  const [result, setResult] = useState<ActionResult | null>(null);
  const answered = useRef<ActionResult | null>(null);
  const inputs = useMemo(() => action.inputs.toSorted((a, b) => Number(isWide(a)) - Number(isWide(b))), [action]);
  usePreloadedControls(inputs);
  const form = useRecordForm({
    inputs,
    initial: useMemo(() => initialValues(inputs, null), [inputs]),
    isNew: true,
    draft,
    save: async (values) => {
      const done = await write({ document: action.document, variables: variablesOf(action, values, subject), result: (data) => (answered.current = action.result(data)) });
      if (done.errors.length === 0 && isConfirmed(done) === false) return { errors: [{ message: say('unconfirmed') }] };
      return done;
    },
  });
  const run = async (): Promise<ActionResult | null> => {
    const outcome = await form.submit();
    if (outcome.status !== 'saved') return null;
    setResult(answered.current);
    return answered.current;
  };
  return { form, inputs, result, run };
}

function variablesOf(action: ActionDescriptor, values: FormValues, subject: ActionSubject | undefined): OperationVariables {
  if (action.takes === 'nothing') return action.variables(values);
  if (action.takes === 'records') return action.variables(values, subject ? [keyOf(subject)] : []);
  return action.variables(values, subject ? keyOf(subject) : {}, subject?.record);
}

const keyOf = ({ resource, record }: ActionSubject): RecordKey => Object.fromEntries(resource.key.map((field) => [field, String(record[field])]));
