import type { Theme } from '@mui/material/styles';

/** What a table shows of the pointer and the focus: nothing of it is seen before one of them is there. The current row is seen as a whole. */
export function pointedStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  const ring = { outline: `2px solid ${palette.primary.main}` };
  return {
    '[data-cards]': {
      '& > tbody > tr:is(:hover, :has(:focus-visible)):not([data-chosen], [data-recent]) > *': { backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})` },
      '& [data-menu] button': {
        '&:hover, &[aria-expanded=true]': { color: palette.text.primary, backgroundColor: palette.action.hover },
        '&:focus-visible': { ...ring, outlineOffset: -2 },
      },
      '& thead button': {
        '&:hover': { color: palette.text.primary },
        '&:focus-visible': { ...ring, outlineOffset: 2 },
        '&:not([data-sorted]):is(:hover, :focus-visible) svg': { opacity: 0.5 },
      },
    },
  };
}

/** Pixels, at the end of the first cell: what its padding leaves free. */
export const edge = 18;

/** The place of a row that opens it beside the list is seen where the pointer or the focus is. */
export function edgeStyles(theme: Theme) {
  return {
    [`@media (hover: hover) and (min-width: ${theme.breakpoints.values.sm}px)`]: {
      '[data-cards] > tbody > tr[data-opens]:is(:hover, :focus-within) > td[data-title]:not([data-compact])::after': {
        // Nothing to be read: a key does the same.
        content: '"◨" / ""', position: 'absolute', top: 0, bottom: 0, right: 0, width: edge, display: 'grid', placeContent: 'center start', fontSize: '0.875rem', color: (theme.vars ?? theme).palette.text.secondary, cursor: 'pointer',
      },
    },
  };
}
