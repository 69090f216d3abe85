import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { OfferedControls } from '../commands/commands-context.tsx';
import { useDocumentTitle } from './use-document-title.ts';

export interface PageHeaderProps {
  readonly title: string;
  /** Content above the title: breadcrumbs. */
  readonly before?: ReactNode;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** Title of a screen, and of its tab. */
export function PageHeader({ title, before, children }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <Box component="header" sx={{ mb: 2 }}>
      {before}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 1,
          minHeight: 40,
        }}
      >
        <Box
          component="h1"
          sx={{ typography: 'h1', flex: '1 1 auto', minWidth: 0, m: 0, overflowWrap: 'anywhere' }}
        >
          {title}
        </Box>
        {children && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <OfferedControls>{children}</OfferedControls>
          </Box>
        )}
      </Box>
    </Box>
  );
}
