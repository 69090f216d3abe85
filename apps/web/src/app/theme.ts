import { createAdminTheme } from '@admin/ui';
import { red } from '@mui/material/colors';

/** The looks of everything, in a light and a dark scheme. */
export const theme = createAdminTheme({
  primary: '#556cd6',
  secondary: '#19857b',
  error: red.A400,
  breakpoints: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 },
});
