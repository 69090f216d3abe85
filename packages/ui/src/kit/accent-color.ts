import type { Theme } from '@mui/material/styles';

/**
 * Colour of links and current items: the theme's `text.accent`, made to be readable, where it has
 * one; else its primary colour.
 */
export function accentColor(theme: Theme): string {
  const { text, primary } = (theme.vars ?? theme).palette;
  return 'accent' in text && typeof text.accent === 'string' ? text.accent : primary.main;
}
