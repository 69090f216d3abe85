import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

import { Breadcrumbs } from '../kit/breadcrumbs.tsx';

export interface FormPageProps {
  readonly title: string;
  /** Breadcrumbs before `path`. */
  readonly within?: ReactNode;
  /** Breadcrumbs: the list, the record's page, and the form, which has no address. */
  readonly path: readonly { readonly text: string; readonly href?: string }[];
  readonly children: ReactNode;
}

/** Page of a form, with its breadcrumbs and title. */
export function FormPage({ title, within, path, children }: FormPageProps) {
  return (
    <Box>
      <Breadcrumbs>
        {within}
        {path.map(({ text, href }) => (
          <li key={href ?? ''} aria-current={href === undefined ? 'page' : undefined}>
            {href === undefined ? (
              text
            ) : (
              <Link component={RouterLink} href={href}>
                {text}
              </Link>
            )}
          </li>
        ))}
      </Breadcrumbs>
      <Typography variant="h1" sx={{ mt: 0.5, mb: 3, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
