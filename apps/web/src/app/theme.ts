import { createAdminTheme } from '@admin/ui';
import { red } from '@mui/material/colors';
import type { Theme } from '@mui/material/styles';

let made: Theme | undefined;

/** The looks of everything, in a light and a dark scheme. Made once, and not before it is asked for: it takes about as long as the answer to the first query. */
export function appTheme(): Theme {
  made ??= createAdminTheme({
    primary: '#556cd6',
    secondary: '#19857b',
    error: red.A400,
    breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
  });
  return made;
}
