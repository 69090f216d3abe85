import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Bone } from './bone.tsx';

/** Placeholder of a page of fields (show, edit, create) while it loads, with the layout of the page. */
export function ScreenSkeleton() {
  const { t } = useTranslation();
  return (
    <Box component="output" aria-label={t('list.loading')} sx={{ display: 'block' }}>
      <Box sx={{ mb: 3 }}>
        <Bone width={240} height={32} />
      </Box>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Box key={index} sx={{ display: 'grid', gap: 1 }}>
            <Bone width={96} height={12} />
            <Bone width={`${70 - ((index * 17) % 40)}%`} height={16} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
