import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

export interface FormPageProps {
  readonly title: string;
  /** Where the form belongs: the list, the record's page, and at the end, without an address, the form itself. */
  readonly path: readonly { readonly text: string; readonly href?: string }[];
  readonly children: ReactNode;
}

/** Head of a page with a form. */
export function FormPage({ title, path, children }: FormPageProps) {
  return (
    <Box>
      <Typography variant="body2" component="div" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {path.map(({ text, href }, index) => (
          <Fragment key={href ?? ''}>
            {index > 0 && <span aria-hidden> / </span>}
            {href === undefined ? <span aria-current="page">{text}</span> : <Link component={RouterLink} href={href}>{text}</Link>}
          </Fragment>
        ))}
      </Typography>
      <Typography variant="h1" sx={{ mt: 0.5, mb: 3, overflowWrap: 'anywhere' }}>{title}</Typography>
      {children}
    </Box>
  );
}
