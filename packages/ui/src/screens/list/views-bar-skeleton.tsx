import { styled } from '@mui/material/styles';

/** Placeholder of the bar of views with its height, to avoid a layout shift. */
export const ViewsBarSkeleton = styled('div')(({ theme }) => ({
  flexShrink: 0,
  height: 41,
  marginBottom: 16,
  borderBottom: `1px solid ${(theme.vars ?? theme).palette.divider}`,
}));
