import { styled } from '@mui/material/styles';

import { accentColor } from '../admin/accent-color.ts';

/** Links of the navigation: one style for all of them. */
export const NavigationLinks = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: 'none', margin: 0, padding: 0,
    '& a': {
      display: 'block', padding: '8px', borderRadius: theme.shape.borderRadius, color: palette.text.primary, textDecoration: 'none', fontSize: '0.875rem', overflowWrap: 'anywhere',
      [theme.breakpoints.up('md')]: { paddingBlock: 5 },
      '& > span': { display: 'inline-block', width: 20, height: 20, marginRight: 10, verticalAlign: 'text-bottom', '& > svg': { width: 20, height: 20 } },
      '&:hover': { backgroundColor: palette.action.hover },
      '&[aria-current]': { backgroundColor: palette.action.selected, color: accentColor(theme), fontWeight: 600 },
    },
  };
});
