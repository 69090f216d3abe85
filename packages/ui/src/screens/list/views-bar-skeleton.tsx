import { styled } from '@mui/material/styles';

/** In the place of the bar of views until its code is there: as high, so that nothing moves. */
export const ViewsBarSkeleton = styled('div')(({ theme }) => ({
  flexShrink: 0,
  height: 41,
  marginBottom: 16,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));
