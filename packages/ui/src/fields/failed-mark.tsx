import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import '../locales/lists-texts.ts';
import { ReaderText } from './reader-text.tsx';

export interface FailedMarkProps {
  /** Message of the server; empty where it sent none. */
  readonly reason: string;
  /** The reason is shown as text after the mark. @defaultValue it is shown as a tooltip */
  readonly isWide?: boolean;
}

/** Mark of a value that the server failed to return. */
export function FailedMark({ reason, isWide = false }: FailedMarkProps) {
  const { t } = useTranslation();
  const text = [
    `${t('field.failedHint')}.`,
    ...(reason === '' ? [] : [t('field.failedReason', { reason })]),
  ].join(' ');
  return (
    <>
      <Box
        component="span"
        title={isWide ? undefined : text}
        sx={{
          px: 0.75,
          borderRadius: 0.5,
          border: 1,
          borderColor: 'error.main',
          fontSize: '0.75rem',
          whiteSpace: 'nowrap',
        }}
      >
        {t('field.failed')}
        {!isWide && <ReaderText>. {text}</ReaderText>}
      </Box>
      {isWide && <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem' }}>{text}</Box>}
    </>
  );
}
