import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import { FieldGroup } from './field-group.tsx';
import type { InputProps } from '../values/input-props.ts';

/** Input of a file to upload; of several files for a list. */
export function FileInput(props: InputProps) {
  const { descriptor, value, onChange, onBlur, disabled, focusRef } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const files = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).filter(
    (item) => item instanceof File,
  );

  const choose = (chosen: readonly File[]) => {
    if (chosen.length > 0) onChange(descriptor.list ? chosen : chosen[0]);
  };
  const text = files.map(({ name, size }) => `${name}, ${formats.bytes(size)}`).join('; ');

  return (
    <FieldGroup {...props}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ mr: 1, overflowWrap: 'anywhere' }}>
          {text || t('input.binary.none')}
        </Typography>
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          ref={focusRef}
          onBlur={onBlur}
          onClick={() => input.current?.click()}
        >
          {files.length === 0 ? t('input.binary.choose') : t('input.binary.replace')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          multiple={descriptor.list}
          aria-label={props.label}
          onChange={(event) => {
            choose([...(event.target.files ?? [])]);
            event.target.value = ''; // so that the same file can be chosen again
          }}
        />
        {files.length > 0 && (
          <Button size="small" onClick={() => onChange(null)} disabled={disabled}>
            {t('input.binary.clear')}
          </Button>
        )}
      </Box>
    </FieldGroup>
  );
}
