import TextField, { type TextFieldProps } from '@mui/material/TextField';

import type { InputProps } from '../values/input-props.ts';
import { fieldProps } from './field-props.ts';
import { useEcho } from './use-echo.ts';
import { isUnparsed } from '../values/unparsed-text.ts';

export interface TypedInputProps extends InputProps {
  /** Parses non-blank text; `UnparsedText` for text without a value. */
  readonly parse: (text: string) => unknown;
  /** Formats a value as text for typing. */
  readonly format: (value: unknown) => string;
  /** Props of the text field. */
  readonly field?: Pick<
    TextFieldProps,
    'multiline' | 'minRows' | 'maxRows' | 'type' | 'slotProps' | 'placeholder'
  >;
}

/** Input of a value as text. Blank text is `null`. */
export function TypedInput(props: TypedInputProps) {
  const { value, onChange, onBlur, required, parse, format, field } = props;
  const { shown, keep, forget } = useEcho(value, (given) => textOf(given, format));

  const change = (text: string) => {
    const next = text === '' ? null : parse(text);
    keep(text, next);
    onChange(next);
  };

  return (
    <TextField
      {...field}
      {...fieldProps(props)}
      value={shown}
      onChange={(event) => change(event.target.value)}
      onBlur={() => {
        if (!isUnparsed(value)) forget();
        onBlur?.();
      }}
      autoComplete="off"
      slotProps={{
        ...field?.slotProps,
        htmlInput: { 'aria-required': required, required: false, ...htmlAttributes(field) },
      }}
    />
  );
}

function textOf(value: unknown, format: (value: unknown) => string): string {
  if (value === null || value === undefined) return '';
  return isUnparsed(value) ? value.text : format(value);
}

/**
 * Attributes of the input element. Native validation is off, because the form shows messages in the
 * language of the interface.
 */
function htmlAttributes(field: TypedInputProps['field']): object {
  const attributes = field?.slotProps?.htmlInput;
  return typeof attributes === 'object' ? attributes : {};
}
