import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { Bone } from './bone.tsx';

/** Stands for a list until its code is there; has its final shape. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <Box component="output" aria-label={t('list.loading')} sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 40, mb: 2 }}>
        <Bone width={180} height={28} />
        <Bone width={110} height={32} />
      </Box>
      <Box sx={{ mb: 2 }}><Bone width={280} height={36} /></Box>
      <SkeletonRows rows={25} fillsScreen />
    </Box>
  );
}

export interface SkeletonRowsProps {
  readonly rows: number;
  /** Ends where the window ends. */
  readonly fillsScreen?: boolean;
}

/** Rows of a table that are not there yet. */
export function SkeletonRows({ rows, fillsScreen = false }: SkeletonRowsProps) {
  return (
    <Box aria-hidden sx={{ maxHeight: fillsScreen ? 'calc(100dvh - 160px)' : undefined, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1, overflow: 'hidden' }}>
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ display: 'flex', gap: 4, alignItems: 'center', height: 40, px: 2, borderTop: row === 0 ? 0 : 1, borderColor: 'divider' }}>
          {[12, 22, 16, 14, 18].map((width, column) => (
            <Box key={column} sx={{ width: `${width}%`, display: column > 2 ? { xs: 'none', sm: 'block' } : 'block' }}>
              <Bone width={`${95 - ((row * 13 + column * 29) % 45)}%`} height={12} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
