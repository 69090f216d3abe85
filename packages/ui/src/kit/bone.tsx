import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** One grey bar of a skeleton. Still for those who ask for less motion. */
export const Bone = styled('span', {
  shouldForwardProp: (name) => name !== 'width' && name !== 'height',
})<{
  readonly width: number | string;
  readonly height: number;
}>(({ theme, width, height }) => ({
  display: 'block',
  width,
  maxWidth: '100%',
  height,
  borderRadius: 4,
  backgroundColor: (theme.vars ?? theme).palette.action.hover,
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${breathe} 1.4s ease-in-out infinite`,
  },
}));
