import { keyframes, styled } from '@mui/material/styles';

const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Grey bar of a skeleton. It is not animated where the user prefers reduced motion. */
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
