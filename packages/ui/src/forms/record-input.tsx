import type { InputDescriptor, ResourceRecord } from '@admin/gql/resource';
import { useCallback, useMemo } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useNames } from '../admin/use-names.ts';
import { useDatePickerSettings } from '../inputs/date-pickers-provider.tsx';
import { isEmptyValue, isSameValue } from '../inputs/values/same-value.ts';
import { valueProblem } from '../inputs/values/value-problem.ts';
import { ValueInput } from '../inputs/value-input.tsx';
import { helpOf } from './help-of.ts';
import { formName, type RecordForm } from './use-record-form.ts';

export interface RecordInputProps {
  readonly form: RecordForm;
  readonly input: InputDescriptor;
  readonly resource: string;
  readonly record: ResourceRecord | null;
  /** Called with its control, which may load after the form: `null` when it goes. */
  readonly onControl?: (control: FocusableControl | null) => void;
}

interface FocusableControl {
  focus(): void;
}

/** One input of a record's form: its name, its help, its mark, its message. */
export function RecordInput({ form, input, resource, record, onControl }: RecordInputProps) {
  const { t, i18n } = useTranslation();
  const names = useNames();
  const { limits } = useDatePickerSettings();
  const name = formName(input);
  const { field, fieldState } = useController({ control: form.control.control, name });
  const { ref } = field;
  const focusRef = useCallback(
    (control: FocusableControl | null) => {
      ref(control);
      onControl?.(control);
    },
    [ref, onControl],
  );
  const label = names.field(resource, input);
  const currency = input.money?.currency ?? '';
  const typed: unknown = useWatch({ control: form.control.control, name: formName({ name: currency in form.initial ? currency : input.name }) });
  // The currency that is being chosen goes before that of the record.
  const beside = useMemo(() => ({ ...record, ...(currency in form.initial ? { [currency]: typed } : {}) }), [record, currency, form.initial, typed]);
  const initial = form.initial[input.name];

  const change = (value: unknown) => {
    // A bare object with a `target` would be taken for an event.
    field.onChange({ target: { value } });
    if (fieldState.error && !form.control.formState.isSubmitted) form.control.clearErrors(name);
    if (fieldState.error?.type === 'server') form.control.clearErrors(name);
  };
  const checkWhenLeft = () => {
    field.onBlur();
    // Leaving may itself have changed the value: a chip from what was still in the field, a date that was begun.
    const value: unknown = form.control.getValues(name);
    const problem = isSameValue(input, initial, value) ? null : valueProblem(input, value, limits);
    if (problem) form.control.setError(name, { type: 'value', message: t(problem.key, { ...problem.values }) });
  };
  const isMarked = form.isNew ? input.required : !input.nullable && !isEmptyValue(initial);

  return (
    <ValueInput
      descriptor={input}
      value={field.value}
      beside={beside}
      onChange={change}
      onBlur={checkWhenLeft}
      focusRef={focusRef}
      label={label}
      hint={helpOf(input, label, i18n.resolvedLanguage ?? i18n.language)}
      error={fieldState.error?.message}
      required={isMarked && !input.list}
      resource={resource}
      emptyText={form.isNew && !input.nullable ? t('input.byDefault') : undefined}
      referenced={record && isSameValue(input, initial, field.value) ? (input.referenced?.(record) ?? null) : null}
    />
  );
}
