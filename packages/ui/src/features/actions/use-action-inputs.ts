import type {
  ActionDescriptor,
  FormValues,
  InputDescriptor,
  KeyedResource,
  ResourceRecord,
} from '@admin/gql/resource';
import { useMemo } from 'react';

import type { ActionTarget } from '../../actions/action-subject.ts';
import { usePreloadedControls } from '../../form/use-form-inputs.ts';
import { isWide } from '../../inputs/is-wide.ts';
import { useScopeValues } from '../../resources/use-scope-values.ts';
import { initialValues } from '../../session-core/edit/form-values.ts';
import { isEmptyValue } from '../../values/same-value.ts';
import { useChooser, type Chooser } from './use-chooser.ts';

export interface ActionInputsOptions extends Pick<ActionTarget, 'other' | 'part'> {
  /**
   * Resource of the records to choose, if the form has an input for them. Any number can be chosen,
   * and the action is sent for each.
   */
  readonly choosing: KeyedResource | undefined;
}

export interface ActionInputs {
  readonly inputs: readonly InputDescriptor[];
  /** Input that chooses the records. */
  readonly chooser: Chooser | undefined;
  /** Values of the inputs before the user types. */
  readonly initial: FormValues;
  /** Values of the request for the typed ones. */
  readonly sent: (typed: FormValues) => FormValues;
}

/**
 * Inputs of an action's form.
 *
 * @param record record with the values to change
 */
export function useActionInputs(
  action: ActionDescriptor,
  { other, part, choosing }: ActionInputsOptions,
  record: ResourceRecord | undefined,
): ActionInputs {
  // Another record may be chosen in any scope.
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
      .filter(({ name }) => !Object.hasOwn(given, name))
      .toSorted((a, b) => Number(isWide(a)) - Number(isWide(b)))
      .map((input) =>
        input.list && others.includes(input.name) ? { ...input, isSet: true as const } : input,
      );
    return chooser ? [chooser.input, ...asked] : asked;
  }, [action, given, chooser]);
  usePreloadedControls(inputs);
  // Inputs for any number of records: of the resource, or at the far end of a relation.
  const sets = useMemo(
    () => inputs.filter((input) => 'isSet' in input).map(({ name }) => name),
    [inputs],
  );
  // The form starts with the values of the record or child record. A set without values starts with
  // one empty picker.
  const initial = useMemo(() => {
    const values = filledFrom(inputs, record);
    const empty = sets.filter((name) => isEmptyValue(values[name]));
    return { ...values, ...Object.fromEntries(empty.map((name) => [name, [null]])) };
  }, [inputs, record, sets]);
  const sent = (typed: FormValues): FormValues => ({
    ...typed,
    ...Object.fromEntries(
      sets.filter((name) => Object.hasOwn(typed, name)).map((name) => [name, filled(typed[name])]),
    ),
    ...given,
  });
  return { inputs, chooser, initial, sent };
}

/** Removes pickers without a choice. */
const filled = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.filter((key) => key != null) : [];

/**
 * Key of a record that the screen provides, as values of the form's inputs. `names`: of the inputs,
 * by key field.
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

/** Value of the record for each input, else the default of the schema. */
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
