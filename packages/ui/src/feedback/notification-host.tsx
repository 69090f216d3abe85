import Box from '@mui/material/Box';
import { useCallback, useState, type ReactNode } from 'react';

import { Notice } from './notice-part.ts';
import { NotifyContext, type Notification } from './notify-context.ts';

/** Keeps the latest notification on screen for some seconds. */
export function NotificationHost({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<{ readonly notification: Notification; readonly id: number } | null>(null);
  const notify = useCallback((notification: Notification) => {
    setCurrent((before) => ({ notification, id: (before?.id ?? 0) + 1 }));
  }, []);
  return (
    <NotifyContext value={notify}>
      {children}
      <Box
        component="output"
        aria-live="polite"
        sx={{ position: 'fixed', zIndex: 'snackbar', bottom: 24, left: 0, right: 0, display: 'flex', justifyContent: 'center', px: 2, pointerEvents: 'none' }}
      >
        {current && <Notice key={current.id} notification={current.notification} onClose={() => setCurrent(null)} />}
      </Box>
    </NotifyContext>
  );
}
