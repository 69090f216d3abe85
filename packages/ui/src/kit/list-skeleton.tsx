import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

import { PageHeader } from './page-header.tsx';
import { Bone } from './bone.tsx';

/** Placeholder of a list while its code is loaded, with the layout of the list. */
export function ListSkeleton({ title }: { readonly title: string }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={title} />
      <Box component="output" aria-label={t('list.loading')} sx={{ display: 'block' }}>
        <Box sx={{ mb: 2 }}>
          <Bone width={360} height={36} />
        </Box>
        <SkeletonRows rows={25} fillsScreen />
      </Box>
    </>
  );
}

export interface SkeletonRowsProps {
  readonly rows: number;
  /** The skeleton ends at the bottom of the window. */
  readonly fillsScreen?: boolean;
}

/** Placeholder rows of a table. */
export function SkeletonRows({ rows, fillsScreen = false }: SkeletonRowsProps) {
  return (
    <Box
      aria-hidden
      sx={{
        maxHeight: fillsScreen ? 'calc(100dvh - 160px)' : undefined,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        overflow: 'hidden',
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            columnGap: 4,
            justifyContent: { xs: 'space-evenly', sm: 'flex-start' },
            alignItems: { sm: 'center' },
            height: { xs: 148, sm: 39 },
            px: 2,
            borderTop: row === 0 ? 0 : 1,
            borderColor: 'divider',
          }}
        >
          {[12, 22, 16, 14, 18].map((width, column) => (
            <Box
              key={column}
              sx={{ width: { xs: column === 0 ? '45%' : '100%', sm: `${width}%` } }}
            >
              <Bone width={`${95 - ((row * 13 + column * 29) % 45)}%`} height={12} />
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
