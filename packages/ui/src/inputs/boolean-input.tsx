import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { ChoiceInput } from './choice-input.tsx';
import type { InputProps } from '../values/input-props.ts';

/** Check box; for a nullable value a choice of yes, no and none. */
export function BooleanInput(props: InputProps) {
  const { descriptor, value, onChange, error, required, disabled } = props;
  const { t } = useTranslation();
  const helpId = useId();
  const canBeOpen =
    descriptor.nullable === true || (value !== true && value !== false && !required);

  if (canBeOpen) {
    const choices = [
      { value: 'true', label: t('field.yes') },
      { value: 'false', label: t('field.no') },
    ];
    return (
      <ChoiceInput
        {...props}
        choices={choices}
        value={typeof value === 'boolean' ? String(value) : null}
        onChange={(choice) => onChange(choice === null ? null : choice === 'true')}
      />
    );
  }
  const help = error ?? props.hint;
  return (
    <FormControl error={error !== undefined} disabled={disabled} fullWidth>
      <FormControlLabel
        label={props.label}
        control={
          <Checkbox
            id={props.id}
            checked={value === true}
            onChange={(event) => onChange(event.target.checked)}
            onBlur={props.onBlur}
            slotProps={{
              input: { ref: props.focusRef, 'aria-describedby': help ? helpId : undefined },
            }}
          />
        }
      />
      {help && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
