import Box from '@mui/material/Box';
import { useState } from 'react';

import { useApplication } from '../resources/use-application.ts';
import { readStored, writeStored } from '../storage/stored.ts';
import { Group, type GroupProps } from './navigation.tsx';

const key = 'navigation.open';

/** Collapsible group of links. The browser stores whether it is open. */
export function FoldedGroup({ title, ...props }: GroupProps) {
  const suffix = useApplication();
  const hasPage = props.links.some(({ href }) => `${props.location}/`.startsWith(`${href}/`));
  const [isOpen, setIsOpen] = useState(() => readStored(key, suffix) === true);
  return (
    <Box component="details" open={isOpen || hasPage} sx={{ mt: 1.5 }}>
      <Box
        component="summary"
        onClick={(event) => {
          event.preventDefault();
          setIsOpen(!isOpen);
          writeStored(key, isOpen ? undefined : true, suffix);
        }}
        sx={{
          px: 1,
          py: { xs: 1, md: 0.5 },
          borderRadius: 1,
          cursor: 'pointer',
          color: 'text.secondary',
          fontSize: '0.75rem',
          fontWeight: 500,
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        {title}
      </Box>
      <Group title="" {...props} />
    </Box>
  );
}
