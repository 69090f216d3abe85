import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import type { Choice } from '../resources/use-choices.ts';
import type { InputProps } from '../values/input-props.ts';
import { fieldProps } from './field-props.ts';

export interface ChoiceInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

/** Drop-down list for few choices, with an empty choice unless a value is required. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { choices, descriptor, value, onChange, required, emptyText } = props;
  const { t } = useTranslation();
  const canBeOpen = descriptor.nullable === true || !required;
  // The record may have a value that the schema does not list any more.
  const isKnown = value === null || choices.some((choice) => choice.value === value);
  return (
    <TextField
      {...fieldProps(props)}
      select
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
      slotProps={{ htmlInput: { required: false } }}
    >
      {canBeOpen && (
        <MenuItem value="">
          <em>{emptyText ?? t('input.none')}</em>
        </MenuItem>
      )}
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
