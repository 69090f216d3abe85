import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { createLoadable, useLoaded } from '../values/loadable.ts';
import { Button } from './button.tsx';
import { errorCode, errorText, errorTitle } from '../text/error-text.ts';
import { reload } from './reload.ts';

/** The error, and the actions offered for it. */
export interface ErrorPanelProps {
  readonly error: unknown;
  /** Shows the button «Повторить», or «Обновить страницу» where only a reload helps. */
  readonly onRetry?: () => void;
  /** Shows the button «Закрыть». */
  readonly onClose?: (() => void) | undefined;
  /** Further actions after the buttons. */
  readonly children?: ReactNode;
}

/**
 * Describes an error and what to do about it in plain language, without a stack trace. Texts for
 * errors of the server are loaded on demand.
 */
export function ErrorPanel(props: ErrorPanelProps) {
  const { i18n } = useTranslation();
  return i18n.exists(errorTitle(props.error)[0] ?? '') ? (
    <Panel {...props} />
  ) : (
    <PanelWithTexts {...props} />
  );
}

const texts = createLoadable(() =>
  import('../locales/errors-texts.ts').then(
    () => true,
    () => true,
  ),
);

function PanelWithTexts(props: ErrorPanelProps) {
  return useLoaded(texts) && <Panel {...props} />;
}

function Panel({ error, onRetry, onClose, children }: ErrorPanelProps) {
  const { t, i18n } = useTranslation();
  // A failed module may be missing after a release. Only a reload fetches the current files.
  const again = errorCode(error) === 'CHUNK' ? reload : onRetry;
  const { title, advice, reason, where, id } = errorText(
    error,
    t,
    i18n.options.interpolation?.defaultVariables,
  );
  return (
    <Box
      role="alert"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 2.5,
        pl: 3,
        maxWidth: 720,
        bgcolor: 'background.paper',
        '&::before': {
          content: '""',
          position: 'absolute',
          inset: '0 auto 0 0',
          width: 4,
          bgcolor: 'error.main',
        },
      }}
    >
      <Box component="p" sx={{ m: 0, typography: 'subtitle1', fontWeight: 600 }}>
        {title}
      </Box>
      {[advice, reason, where, id && t('errors.id', { id })].filter(Boolean).map((line) => (
        <Box
          key={line}
          component="p"
          sx={{
            typography: 'body2',
            color: 'text.secondary',
            m: 0,
            mt: 0.5,
            overflowWrap: 'anywhere',
          }}
        >
          {line}
        </Box>
      ))}
      {(again ?? children) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
          {again && (
            <Button variant="outlined" size="small" onClick={again}>
              {t(again === reload ? 'shell.reload' : 'errors.retry')}
            </Button>
          )}
          {onClose && (
            <Button size="small" onClick={onClose}>
              {t('errors.close')}
            </Button>
          )}
          {children}
        </Box>
      )}
    </Box>
  );
}
