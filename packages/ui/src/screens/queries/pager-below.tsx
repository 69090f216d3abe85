import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The way to other pages of an answer, below the table that they are of. */
export interface AnswerPaging {
  /** Footer of several tables that share one page. */
  readonly of: string | undefined;
  readonly bar: ReactNode;
}

/** Below several tables that are one page together. */
export const PagerBelow = ({ bar }: { readonly bar: ReactNode }) =>
  bar ? (
    <Box
      sx={{
        mt: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      {bar}
    </Box>
  ) : null;
