import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';

export interface AnswerSectionProps {
  readonly title: string;
  readonly level: number;
  readonly children: ReactNode;
}

/** Section of an answer, with its title. */
export function AnswerSection({ title, level, children }: AnswerSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ 'section + &, dl + &': { mt: 3 } }}>
      <Box
        component={level === 2 ? 'h2' : level === 3 ? 'h3' : 'h4'}
        id={id}
        sx={{ typography: level === 2 ? 'h2' : 'h3', m: 0, mb: 1, overflowWrap: 'anywhere' }}
      >
        {title}
      </Box>
      {children}
    </Box>
  );
}
