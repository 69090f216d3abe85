import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { useDefinitionText } from '../text/use-definition-text.ts';

/** Props of a titled group of inputs. */
export interface FormSectionProps {
  /** Key of the catalogue, or the text. Absent: the group has no title. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** Group of related inputs, in two columns on wide screens. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  const said = useDefinitionText();
  return (
    <Box
      role={title === undefined ? undefined : 'group'}
      aria-labelledby={title === undefined ? undefined : id}
      sx={{
        p: { xs: 2, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        display: 'grid',
        columnGap: 3,
        rowGap: 2.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        alignItems: 'start',
      }}
    >
      {title !== undefined && (
        <Typography id={id} variant="h2" sx={{ gridColumn: '1 / -1' }}>
          {said(title)}
        </Typography>
      )}
      {children}
    </Box>
  );
}
