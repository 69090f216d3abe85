import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { DocumentTitle } from './use-document-title.ts';

/** Title, reason and advice of an empty state. */
export interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** The empty state is a section of a page that has its own title. */
  readonly isPart?: boolean;
  /** Actions: a button or a link. */
  readonly children?: ReactNode;
}

/** Placeholder for missing content: no records, no matches, no such page. */
export function EmptyState({ title, text, isPart = false, children }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        textAlign: 'center',
        gap: 1,
        px: 2,
        py: 8,
      }}
    >
      {!isPart && <DocumentTitle text={title} />}
      <Box component={isPart ? 'p' : 'h1'} sx={{ typography: 'subtitle1', fontWeight: 600, m: 0 }}>
        {title}
      </Box>
      {text && (
        <Box
          component="p"
          sx={{ typography: 'body2', color: 'text.secondary', maxWidth: 480, m: 0 }}
        >
          {text}
        </Box>
      )}
      {children && <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>{children}</Box>}
    </Box>
  );
}
