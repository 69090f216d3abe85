import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { useOnline } from './use-online.ts';

/** Notice that the browser is offline. Requests wait for the network and then continue. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useOnline();
  return (
    <output>
      {!isOnline && (
        <Box
          sx={{
            position: 'fixed',
            zIndex: 'snackbar',
            top: 12,
            left: 0,
            right: 0,
            mx: 'auto',
            width: 'fit-content',
            px: 2,
            py: 1,
            borderRadius: 1,
            boxShadow: 6,
            bgcolor: 'background.paper',
            typography: 'body2',
          }}
        >
          {t('app.offline')}
        </Box>
      )}
    </output>
  );
}
