import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

import { SkeletonRows } from '../../kit/list-skeleton.tsx';

export interface RelatedSectionProps {
  readonly title: string;
  /** Text next to the title. */
  readonly count?: string;
  /** Rendered at the end of the title's line. Receives the id of the title. */
  readonly action?: (titleId: string) => ReactNode;
  readonly children: (titleId: string) => ReactNode;
}

/** List on the page of a record, with its title. */
export function RelatedSection({ title, count, action, children }: RelatedSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          minHeight: 40,
          mb: 1,
        }}
      >
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        {count !== undefined && (
          <Box
            component="span"
            sx={{
              color: 'text.secondary',
              fontSize: '0.875rem',
              fontVariantNumeric: 'tabular-nums',
            }}
          >
            {count}
          </Box>
        )}
        {action && <Box sx={{ ml: 'auto' }}>{action(titleId)}</Box>}
      </Box>
      {children(titleId)}
    </Box>
  );
}

/** Placeholder of a related list that is loading. */
export function RelatedSkeleton({ title }: { readonly title: string }) {
  return <RelatedSection title={title}>{() => <SkeletonRows rows={3} />}</RelatedSection>;
}
