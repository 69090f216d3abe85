import type { Theme } from '@mui/material/styles';

/**
 * Colour of links and current items: `text.accent` of the theme, which has enough contrast for
 * text, or the primary colour of other themes.
 */
export function accentColor(theme: Theme): string {
  const { text, primary } = (theme.vars ?? theme).palette;
  return 'accent' in text && typeof text.accent === 'string' ? text.accent : primary.main;
}
