import { styled } from '@mui/material/styles';

/**
 * The browser's own select in the looks of the theme: needs no menu of ours, and a phone shows its
 * own.
 */
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
