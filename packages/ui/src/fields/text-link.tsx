import { styled } from '@mui/material/styles';
import { Link } from 'wouter';

import { accentColor } from '../kit/accent-color.ts';

/** Link inside the application with the style of text. */
export const TextLink = styled(Link)(({ theme }) => ({
  color: accentColor(theme),
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
}));
