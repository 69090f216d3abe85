import type { Theme } from '@mui/material/styles';

/**
 * Styles of the pointer and the focus in a table. They are loaded with the first of these events.
 * The current row is highlighted across all cells.
 */
export function pointedStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  const ring = { outline: `2px solid ${palette.primary.main}` };
  return {
    '[data-cards]': {
      // The lines of a card show what belongs together. `:focus-within` comes first, so that `:has`
      // is evaluated only in the row with the focus.
      [theme.breakpoints.up('sm')]: {
        '& > tbody > tr:is(:hover, :focus-within:has(:focus-visible)):not([data-chosen], [data-recent])':
          { backgroundImage: `linear-gradient(${palette.action.hover}, ${palette.action.hover})` },
      },
      '& [data-menu] button': {
        '&:hover, &[aria-expanded=true]': {
          color: palette.text.primary,
          backgroundColor: palette.action.hover,
        },
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

/** Selector of the cell that opens the record of a row. */
const cellIn = (row: string) => `[data-cards] > tbody > ${row} > td[data-title]`;

/**
 * Whether a click is in the padding at the end of the first cell, which opens the record in the
 * panel.
 */
export function isAtEdge(cell: Element, x: number): boolean {
  return (
    cell.getBoundingClientRect().right - x <= Number.parseFloat(getComputedStyle(cell).paddingRight)
  );
}

/**
 * Icon of a page with a side column. It is hidden from screen readers, since a key and the menu of
 * the row do the same.
 */
const mark = (theme: Theme, size: number, room: number) => ({
  content: '""',
  position: 'absolute',
  top: `calc(50% - ${size / 2}px)`,
  right: (room - size) / 2,
  boxSizing: 'border-box',
  width: size,
  height: size,
  border: '1px solid',
  borderRadius: 2,
  background:
    'linear-gradient(90deg, transparent 55%, color-mix(in srgb, currentColor 45%, transparent) 55%)',
  color: (theme.vars ?? theme).palette.text.secondary,
  cursor: 'pointer',
});

/** Pixels of a touch target. */
const finger = 44;

/**
 * Styles of the area of a row that opens the panel. It is shown at the pointer or the focus, in the
 * padding at the end of the cell. On touch screens it is shown in every row and has the size of a
 * finger.
 */
export function edgeStyles(theme: Theme) {
  const row = 'tr[data-opens]';
  // On a card: the button of the menu in its corner.
  const [inCard, corner, menu] = [finger / 2 + 16, 48, 40];
  return {
    '@media (hover: hover)': {
      [theme.breakpoints.up('sm')]: {
        [`${cellIn(`${row}:is(:hover, :focus-within)`)}:not([data-compact])::after`]: mark(
          theme,
          10,
          12,
        ),
      },
    },
    '@media (hover: none)': {
      [cellIn(row)]: { paddingRight: finger },
      [`${cellIn(row)}::after`]: mark(theme, 15, finger),
      [theme.breakpoints.down('sm')]: {
        [`[data-cards] > tbody > ${row}`]: { position: 'relative' },
        [`${cellIn(row)}::after`]: { top: 15, right: inCard - 15 },
        [`${cellIn(`${row}:has(> [data-menu])`)}[data-title]`]: {
          paddingRight: menu + finger,
          '&::after': { right: corner + (finger - 15) / 2 },
        },
      },
    },
  };
}
