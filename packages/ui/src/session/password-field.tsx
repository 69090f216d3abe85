import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../admin/icons.tsx';

/** A secret that its owner can look at. */
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
              <IconButton edge="end" size="small" aria-label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')} color={isShown ? 'primary' : 'default'} onClick={() => setShown(!isShown)}>
                <Icon name="eye" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
