import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from './button.tsx';
import type { Notification } from './notify-context.ts';

export interface NoticeProps {
  readonly notification: Notification;
  readonly onClose: () => void;
}

const visibleFor = { success: 5_000, info: 7_000, error: 12_000 };

/** A notification, shown for some seconds; longer while it has the pointer or the focus. */
export function Notice({
  notification: { text, severity = 'success', action },
  onClose,
}: NoticeProps) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close(), visibleFor[severity]);
    return () => clearTimeout(timer);
  }, [severity, isHeld]);
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: 24,
        left: 0,
        right: 0,
        display: 'flex',
        justifyContent: 'center',
        px: 2,
        pointerEvents: 'none',
      }}
    >
      <Box
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          maxWidth: 560,
          minHeight: 44,
          pl: 2,
          pr: 1,
          py: 0.5,
          pointerEvents: 'auto',
          borderRadius: 1,
          boxShadow: 6,
          typography: 'body2',
          overflowWrap: 'anywhere',
          border: 1,
          borderColor: 'divider',
          bgcolor: severity === 'error' ? 'error.dark' : 'grey.900',
          color: 'common.white',
        }}
      >
        <Box component="span" sx={{ flex: 1, py: 0.75 }}>
          {text}
        </Box>
        {action && (
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              onClose();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onClose}>
          {t('errors.close')}
        </Button>
      </Box>
    </Box>
  );
}
