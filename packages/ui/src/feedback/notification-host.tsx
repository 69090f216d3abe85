import Box from '@mui/material/Box';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '../controls/button.tsx';
import { NotifyContext, type Notification } from './notify-context.ts';

const visibleFor = { success: 5_000, info: 7_000, error: 12_000 };

/** Keeps the latest notification on screen for some seconds; longer while the pointer or the focus is on it. */
export function NotificationHost({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<(Notification & { readonly id: number }) | null>(null);
  const [isHeld, setHeld] = useState(false);
  const { t } = useTranslation();

  const notify = useCallback((notification: Notification) => {
    setCurrent((before) => ({ ...notification, id: (before?.id ?? 0) + 1 }));
  }, []);
  const close = () => setCurrent(null);

  useEffect(() => {
    if (!current || isHeld) return undefined;
    const timer = setTimeout(() => setCurrent(null), visibleFor[current.severity ?? 'success']);
    return () => clearTimeout(timer);
  }, [current, isHeld]);

  const { action } = current ?? {};
  return (
    <NotifyContext value={notify}>
      {children}
      <Box
        component="output"
        aria-live="polite"
        sx={{ position: 'fixed', zIndex: 'snackbar', bottom: 24, left: 0, right: 0, display: 'flex', justifyContent: 'center', px: 2, pointerEvents: 'none' }}
      >
        {current && (
          <Box
            key={current.id}
            onMouseEnter={() => setHeld(true)}
            onMouseLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
            sx={{
              display: 'flex', alignItems: 'center', gap: 1, maxWidth: 560, minHeight: 44, pl: 2, pr: 1, py: 0.5, pointerEvents: 'auto',
              borderRadius: 1, boxShadow: 6, typography: 'body2', overflowWrap: 'anywhere',
              border: 1, borderColor: 'divider', bgcolor: current.severity === 'error' ? 'error.dark' : 'grey.900', color: 'common.white',
            }}
          >
            <Box component="span" sx={{ flex: 1, py: 0.75 }}>{current.text}</Box>
            {action && (
              <Button size="small" color="inherit" onClick={() => { close(); action.run(); }}>{action.label}</Button>
            )}
            <Button size="small" color="inherit" onClick={close}>{t('errors.close')}</Button>
          </Box>
        )}
      </Box>
    </NotifyContext>
  );
}
