import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import '../../locales/lists-texts.ts';

/** Warning that the server failed to return some of the values below. */
export function FailedFields() {
  const { t } = useTranslation();
  return (
    <Box
      role="alert"
      sx={{
        mb: 2,
        px: 2,
        py: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'warning.main',
        typography: 'body2',
      }}
    >
      {t('list.failedFields')}. {t('list.failedFieldsHint')}
    </Box>
  );
}
