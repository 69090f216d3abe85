import type { InputDescriptor, ResourceRecord } from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { use, useCallback, useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useNames } from '../resources/use-names.ts';
import type { InputProps } from '../values/input-props.ts';
import { useDefinitionText } from '../text/use-definition-text.ts';
import type { RuledInput } from '../resources/rules.ts';
import { conditionsOf } from '../resources/resource-definition.ts';
import { useDatePickerSettings } from '../inputs/date-pickers-provider.tsx';
import { isWide } from '../inputs/is-wide.ts';
import { isEmptyValue, isSameValue } from '../values/same-value.ts';
import { valueProblem } from '../values/value-problem.ts';
import { OwnInputsContext } from '../inputs/own-inputs.ts';
import { ValueInput } from '../inputs/value-input.tsx';
import { isAsked, knownValues } from './defined-values.ts';
import { helpOf } from './help-of.ts';
import { formName } from './form-names.ts';
import type { RecordForm } from './use-record-form.ts';

/** Props of an input in a record form. */
export interface RecordInputProps {
  readonly form: RecordForm;
  readonly input: RuledInput;
  /** All inputs of the form. Rules of a definition may depend on the values of other inputs. */
  readonly inputs?: readonly InputDescriptor[];
  readonly resource: string;
  readonly record: ResourceRecord | null;
  /** Called with the control, which may load after the form, and with `null` on unmount. */
  readonly onControl?: (control: FocusableControl | null) => void;
}

interface FocusableControl {
  focus(): void;
}

/**
 * Input of a record form with its label, help, required mark and message. Renders nothing while the
 * definition's `when` rule is false.
 */
export function RecordInput(props: RecordInputProps) {
  const { input, form, inputs = [input] } = props;
  const { when, filter, choices, disabled } = input.rules ?? {};
  const isDependent =
    when !== undefined ||
    filter !== undefined ||
    choices !== undefined ||
    typeof disabled === 'function';
  return isDependent ? (
    <DependentInput {...props} form={form} inputs={inputs} />
  ) : (
    <InputCell {...props} input={input} isDisabled={disabled} />
  );
}

/** Previous list while the new one has equal content, so that its identity is stable. */
function useSame<Item>(list: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(list);
  const isSame = JSON.stringify(kept) === JSON.stringify(list);
  if (!isSame) setKept(list);
  return isSame ? kept : list;
}

/** Marks that every value can be chosen. */
const all: readonly unknown[] = ['all'];

/** Input whose rules depend on the current values of the form. */
function DependentInput({
  inputs,
  ...props
}: RecordInputProps & { readonly inputs: readonly InputDescriptor[] }) {
  const { input, form } = props;
  const typed = useWatch({ control: form.control.control });
  const values = useMemo(
    () =>
      knownValues(
        Object.fromEntries(inputs.map((each) => [each.name, typed[formName(each)] ?? null])),
      ),
    [inputs, typed],
  );
  const own = input.rules;
  // Stable identity for equal conditions, so that the picker does not query again.
  const filters = useSame(conditionsOf(own?.filter?.(values) ?? {}));
  const descriptor = useMemo(
    () => (input.reference ? { ...input, reference: { ...input.reference, filters } } : input),
    [input, filters],
  );
  const saved = form.initial[input.name] ?? null;
  const chosen = useSame(own?.choices?.(form.isNew ? null : saved, values) ?? all);
  const offered = useMemo(
    () =>
      chosen === all
        ? descriptor
        : {
            ...descriptor,
            values: descriptor.values?.filter(
              ({ value }) => value === saved || chosen.includes(value),
            ),
          },
    [descriptor, chosen, saved],
  );
  if (!isAsked(input, values)) return null;
  return (
    <InputCell
      {...props}
      input={offered}
      isDisabled={typeof own?.disabled === 'function' ? own.disabled(values) : own?.disabled}
    />
  );
}

function InputCell({
  form,
  input,
  resource,
  record,
  onControl,
  isDisabled,
}: RecordInputProps & { readonly isDisabled: boolean | undefined }) {
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
  const said = useDefinitionText();
  const label = names.field(resource, input);
  const currency = input.money?.currency ?? '';
  const typed: unknown = useWatch({
    control: form.control.control,
    name: formName({ name: Object.hasOwn(form.initial, currency) ? currency : input.name }),
  });
  // The currency chosen in the form takes precedence over that of the record.
  const siblings = useMemo(
    () => ({ ...record, ...(Object.hasOwn(form.initial, currency) ? { [currency]: typed } : {}) }),
    [record, currency, form.initial, typed],
  );
  const initial = form.initial[input.name];

  const change = (value: unknown) => {
    // React Hook Form would treat a bare object with a `target` property as an event.
    field.onChange({ target: { value } });
    if (fieldState.error && !form.control.formState.isSubmitted) form.control.clearErrors(name);
    if (fieldState.error?.type === 'server') form.control.clearErrors(name);
  };
  const checkOnBlur = () => {
    field.onBlur();
    // The blur may have changed the value: a chip from the remaining text, an incomplete date.
    const value: unknown = form.control.getValues(name);
    const problem = isSameValue(input, initial, value) ? null : valueProblem(input, value, limits);
    if (problem)
      form.control.setError(name, {
        type: 'value',
        message: t(problem.key, { ...problem.values }),
      });
  };
  const isMarked = form.isNew ? input.required : !input.nullable && !isEmptyValue(initial);

  // A save would remove the links that the form does not know.
  const isLocked =
    record !== null && input.reference?.replaces === true && input.value(record) === undefined;
  const own = input.rules;
  const Input = own?.component ?? ValueInput;
  const ownInputs = use(OwnInputsContext);
  const ownInput = useMemo(() => ownInputs?.(resource, input), [ownInputs, resource, input]);
  const props: InputProps = {
    descriptor: input,
    value: field.value,
    siblings,
    onChange: change,
    onBlur: checkOnBlur,
    focusRef,
    label,
    disabled: isLocked || isDisabled,
    hint: isLocked
      ? t('input.list.unknown')
      : own?.help === undefined
        ? helpOf(input, label, i18n.resolvedLanguage ?? i18n.language)
        : said(own.help),
    error: fieldState.error?.message,
    required: isMarked && !input.list,
    resource,
    emptyText: form.isNew && !input.nullable ? t('input.byDefault') : undefined,
    referenced:
      record && isSameValue(input, initial, field.value)
        ? (input.referenced?.(record) ?? null)
        : null,
  };
  const plain = <Input {...props} />;
  return (
    <Box sx={isWide(input) ? { gridColumn: '1 / -1' } : undefined}>
      {ownInput && !own?.component ? ownInput(props, plain) : plain}
    </Box>
  );
}
