import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';

import type { InputProps } from '../values/input-props.ts';

export interface FieldGroupProps extends Pick<
  InputProps,
  'label' | 'hint' | 'error' | 'required' | 'disabled' | 'id'
> {
  readonly children: ReactNode;
}

/** Group of controls for a single value, with a common label and message. */
export function FieldGroup({
  label,
  hint,
  error,
  required,
  disabled,
  id,
  children,
}: FieldGroupProps) {
  const helpId = useId();
  const help = error ?? hint;
  return (
    <FormControl
      component="fieldset"
      fullWidth
      error={error !== undefined}
      required={required}
      disabled={disabled}
      aria-describedby={help ? helpId : undefined}
      id={id}
    >
      <FormLabel component="legend" sx={{ typography: 'caption', mb: 1 }}>
        {label}
      </FormLabel>
      {children}
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
