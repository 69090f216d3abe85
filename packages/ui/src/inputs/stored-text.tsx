import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import '../locales/records-texts.ts';

import type { InputProps } from '../values/input-props.ts';
import { fieldProps } from './field-props.ts';
import { RemoveIcon } from './icons.tsx';

/** Tests whether a picker of dates or times cannot show a stored value. */
export const isBeyondPicker = (value: unknown, read: (text: string) => Date | null): boolean =>
  typeof value === 'string' && value !== '' && read(value) === null;

/**
 * Read-only display of a stored value that pickers do not support: `infinity`, a year before the
 * first, `24:00`. After it is cleared, another value can be entered.
 */
export function StoredText(props: InputProps) {
  const { value, onChange, hint, required, disabled } = props;
  const { t } = useTranslation();
  const reason = (
    <>
      {hint} {t('input.storedText')}
    </>
  );
  return (
    <TextField
      {...fieldProps({ ...props, hint: reason })}
      value={String(value)}
      slotProps={{
        htmlInput: { 'aria-required': required, required: false },
        input: {
          readOnly: true,
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={t('input.clearStored')}
                disabled={disabled}
                onClick={() => onChange(null)}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
