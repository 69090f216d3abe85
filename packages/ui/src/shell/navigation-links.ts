import { styled } from '@mui/material/styles';

import { accentColor } from '../kit/accent-color.ts';

/** Styles of all links in the navigation. */
export const NavigationLinks = styled('ul')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    '& a': {
      display: 'block',
      padding: '8px',
      borderRadius: theme.shape.borderRadius,
      color: palette.text.primary,
      textDecoration: 'none',
      fontSize: '0.875rem',
      overflowWrap: 'anywhere',
      [theme.breakpoints.up('md')]: { paddingBlock: 5 },
      // Icon: a component, or the shape in the link's style. A component may load later, so its
      // space is reserved.
      '&[style]': { position: 'relative', paddingLeft: 38 },
      '&[style]::before, & > span': {
        position: 'absolute',
        left: 6,
        marginTop: 'calc(0.5lh - 12px)',
        width: 24,
        height: 24,
        opacity: 0.7,
      },
      '&[style]::before': {
        content: '""',
        backgroundColor: 'currentColor',
        clipPath: 'var(--icon)',
        scale: '0.84',
      },
      '& svg': { width: 20, height: 20, margin: 2 },
      '&:hover': { backgroundColor: palette.action.hover },
      '&[aria-current]': {
        backgroundColor: palette.action.selected,
        color: accentColor(theme),
        fontWeight: 600,
      },
    },
  };
});
