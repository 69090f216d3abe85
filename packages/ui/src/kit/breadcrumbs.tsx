import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** Breadcrumbs of a page, outermost first: list items, mostly links. */
export function Breadcrumbs({ children }: { readonly children: ReactNode }) {
  return (
    <Typography
      variant="body2"
      component="ol"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 0.75,
        m: 0,
        p: 0,
        listStyle: 'none',
        color: 'text.secondary',
        overflowWrap: 'anywhere',
        '& > li + li::before': { content: '"/"', mr: 0.75 },
      }}
    >
      {children}
    </Typography>
  );
}
