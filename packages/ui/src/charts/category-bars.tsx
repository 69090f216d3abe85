import Box from '@mui/material/Box';

import type { ChartMark } from './chart-mark.ts';

/** Horizontal bars by category, from a common zero line. Bars of negative values extend to its left. */
export function CategoryBars({ marks }: { readonly marks: readonly ChartMark[] }) {
  const least = Math.min(0, ...marks.map(({ value }) => value));
  const span = Math.max(0, ...marks.map(({ value }) => value)) - least || 1;
  const part = (value: number) => `${((value / span) * 100).toFixed(2)}%`;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr) auto',
          sm: 'minmax(80px, max-content) minmax(0, 1fr) auto',
        },
        columnGap: 1.5,
        rowGap: { xs: 0.25, sm: 0.75 },
        alignItems: 'center',
        fontSize: '0.8125rem',
      }}
    >
      {marks.map(({ name, value, label }, at) => (
        // Two may be called the same.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={at} sx={{ display: 'contents' }}>
          <Box
            sx={{
              gridColumn: { xs: '1 / -1', sm: 'auto' },
              maxWidth: { sm: 240 },
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
            title={name}
          >
            {name}
          </Box>
          <Box sx={{ position: 'relative', height: 16, mb: { xs: 0.75, sm: 0 } }}>
            <Box
              sx={{
                position: 'absolute',
                inset: '0 auto 0 0',
                left: part(Math.min(value, 0) - least),
                width: part(Math.abs(value)),
                minWidth: value === 0 ? 0 : 2,
                borderRadius: 0.5,
                bgcolor: 'primary.main',
              }}
            />
          </Box>
          <Box
            sx={{
              textAlign: 'right',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              mb: { xs: 0.75, sm: 0 },
            }}
          >
            {label}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
