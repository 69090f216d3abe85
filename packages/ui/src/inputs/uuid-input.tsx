import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import type { InputProps } from '../values/input-props.ts';
import { TypedInput } from './typed-input.tsx';

const trimmed = (text: string) => text.trim() || null;

/** Input of a UUID, typed or generated. */
export function UuidInput(props: InputProps) {
  const { t } = useTranslation();
  const isBlank = props.value === null || props.value === undefined;
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <TypedInput
        {...props}
        parse={trimmed}
        format={String}
        field={{ slotProps: { htmlInput: { spellCheck: false, autoCapitalize: 'off' } } }}
      />
      {isBlank && (
        <Button
          variant="outlined"
          onClick={() => props.onChange(crypto.randomUUID())}
          disabled={props.disabled}
          sx={{ height: 40 }}
        >
          {t('input.uuid.generate')}
        </Button>
      )}
    </Box>
  );
}
