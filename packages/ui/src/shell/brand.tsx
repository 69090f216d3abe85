import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Mark and name of the installation. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, fontWeight: 600 }}>
      <Box component="img" src="/favicon.svg" alt="" sx={{ width: 24, height: 24 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{t('app.name')}</Box>
    </Box>
  );
}
