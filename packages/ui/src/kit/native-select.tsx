import { styled } from '@mui/material/styles';

/** Native select with the style of the theme. It needs no menu component, and phones show their own. */
export const NativeSelect = styled('select')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    font: 'inherit',
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: 6,
    padding: '5px 6px',
    minHeight: 32,
    cursor: 'pointer',
    '&:hover': { borderColor: palette.text.secondary },
  };
});
