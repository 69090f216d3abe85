import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

/** Mark and name of the application. */
export function Brand() {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, fontWeight: 600 }}>
      <Box component="svg" viewBox="0 0 32 32" aria-hidden sx={{ width: 24, height: 24, flexShrink: 0, color: 'primary.main' }}>
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M8 10h16M8 16h16M8 22h9" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
      </Box>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{t('app.name')}</Box>
    </Box>
  );
}
