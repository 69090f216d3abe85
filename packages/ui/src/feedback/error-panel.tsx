import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from './error-text.ts';

export interface ErrorPanelProps {
  readonly error: unknown;
  /** Shows the button «Повторить». */
  readonly onRetry?: () => void;
  /** Other ways on, beside the button. */
  readonly children?: ReactNode;
}

/** Says in plain words what failed and what to do; never a stack trace. */
export function ErrorPanel({ error, onRetry, children }: ErrorPanelProps) {
  const { t, i18n } = useTranslation();
  const { title, advice, reason, where, id } = errorText(error, t, i18n.options.interpolation?.defaultVariables);
  return (
    <Box role="alert" sx={{ position: 'relative', overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1, p: 2.5, pl: 3, maxWidth: 720, bgcolor: 'background.paper', '&::before': { content: '""', position: 'absolute', inset: '0 auto 0 0', width: 4, bgcolor: 'error.main' } }}>
      <Typography variant="subtitle1" component="p" sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>{advice}</Typography>
      {reason && <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>{reason}</Typography>}
      {where && <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>{where}</Typography>}
      {id && <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>{t('errors.id', { id })}</Typography>}
      {(onRetry ?? children) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {onRetry && <Button variant="outlined" size="small" onClick={onRetry}>{t('errors.retry')}</Button>}
          {children}
        </Box>
      )}
    </Box>
  );
}
