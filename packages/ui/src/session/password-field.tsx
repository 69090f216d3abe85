import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../kit/icons.tsx';
import { IconButton } from '../kit/icon-button.tsx';

/** Password field whose text can be shown. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      fullWidth
      {...props}
      type={isShown ? 'text' : 'password'}
      slotProps={{
        htmlInput: { 'aria-required': true },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                aria-label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
                onClick={() => setShown(!isShown)}
                sx={{ mr: -1, color: isShown ? 'text.accent' : undefined }}
              >
                <Icon name="eye" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
