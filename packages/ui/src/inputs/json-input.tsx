import TextField from '@mui/material/TextField';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Button } from '../kit/button.tsx';
import type { InputProps } from '../values/input-props.ts';
import { fieldProps } from './field-props.ts';
import { useEcho } from './use-echo.ts';
import { formatJson, hasQuotedNumber, parseExactJson } from '../values/json-text.ts';
import { isUnparsed } from '../values/unparsed-text.ts';

/** Text input of a JSON value. A syntax error is shown with its position. */
export function JsonInput(props: InputProps) {
  const { value, onChange, hint, error, required, disabled } = props;
  const { t } = useTranslation();
  const { shown, keep, forget } = useEcho(value, textOf);

  const change = (text: string) => {
    const next = text.trim() === '' ? null : parseExactJson(text);
    keep(text, next);
    onChange(next);
  };
  const problem =
    isUnparsed(value) && shown.trim() !== ''
      ? t(value.problem.key, { ...value.problem.values })
      : undefined;
  const canFormat =
    !isUnparsed(value) && value !== null && value !== undefined && shown !== textOf(value);

  const note = hasQuotedNumber(shown) ? t('input.json.quoted') : undefined;

  return (
    <Box>
      <TextField
        {...fieldProps(props)}
        multiline
        minRows={4}
        maxRows={24}
        value={shown}
        onChange={(event) => change(event.target.value)}
        helperText={
          error ??
          problem ??
          ([hint, note].some(Boolean) ? (
            <>
              {hint} {note}
            </>
          ) : undefined)
        }
        error={error !== undefined || problem !== undefined}
        slotProps={{
          htmlInput: {
            required: false,
            'aria-required': required,
            spellCheck: false,
            autoCapitalize: 'off',
            style: {
              fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
              fontSize: '0.8125rem',
            },
          },
        }}
      />
      {canFormat && (
        <Button size="small" onClick={forget} disabled={disabled} sx={{ mt: 0.5 }}>
          {t('input.json.format')}
        </Button>
      )}
    </Box>
  );
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return isUnparsed(value) ? value.text : formatJson(value);
}
