import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../text/use-formats.ts';
import '../locales/bulk-texts.ts';

/** Greatest number of records that is deleted without typing the number. */
export const pressed = 100;

export const isTyped = (typed: string, count: number): boolean =>
  count <= pressed || typed.replace(/\D/g, '') === String(count);

/** Asks the user to type the number of records of an operation. Renders nothing for few records. */
export function TypedNumber({
  count,
  value,
  onChange,
}: {
  readonly count: number;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (count <= pressed) return null;
  return (
    <TextField
      label={t('bulk.typeNumber', { number: formats.integer(count) })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      fullWidth
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      sx={{ mt: 2 }}
    />
  );
}
