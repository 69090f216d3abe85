import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { part } from '../admin/part.tsx';
import { Button } from '../controls/button.tsx';
import { errorText, errorTitle } from './error-text.ts';

export interface ErrorPanelProps {
  readonly error: unknown;
  /** Shows the button «Повторить». */
  readonly onRetry?: () => void;
  /** Other ways on, beside the button. */
  readonly children?: ReactNode;
}

/** Says in plain words what failed and what to do; never a stack trace. What a server refuses has its texts loaded: then there is a way to it. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { i18n } = useTranslation();
  return i18n.exists(errorTitle(props.error)) ? <Panel {...props} /> : <PanelWithTexts {...props} />;
}

const PanelWithTexts = part(async () => {
  await import('../locales/errors-texts.ts').catch(() => undefined);
  return Panel;
});

function Panel({ error, onRetry, children }: ErrorPanelProps) {
  const { t, i18n } = useTranslation();
  const { title, advice, reason, where, id } = errorText(error, t, i18n.options.interpolation?.defaultVariables);
  return (
    <Box role="alert" sx={{ position: 'relative', overflow: 'hidden', border: 1, borderColor: 'divider', borderRadius: 1, p: 2.5, pl: 3, maxWidth: 720, bgcolor: 'background.paper', '&::before': { content: '""', position: 'absolute', inset: '0 auto 0 0', width: 4, bgcolor: 'error.main' } }}>
      <Box component="p" sx={{ m: 0, typography: 'subtitle1', fontWeight: 600 }}>{title}</Box>
      {[advice, reason, where, id && t('errors.id', { id })].filter(Boolean).map((line) => (
        <Box key={line} component="p" sx={{ typography: 'body2', color: 'text.secondary', m: 0, mt: 0.5, overflowWrap: 'anywhere' }}>{line}</Box>
      ))}
      {(onRetry ?? children) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {onRetry && <Button variant="outlined" size="small" onClick={onRetry}>{t('errors.retry')}</Button>}
          {children}
        </Box>
      )}
    </Box>
  );
}
