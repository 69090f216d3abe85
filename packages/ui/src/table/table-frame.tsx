import { keyframes, styled } from '@mui/material/styles';

import { cellStyles } from '../fields/cell-styles.ts';

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});

/**
 * Surface around a table. It scrolls inside when rows or columns overflow, and the page does not.
 * `data-slow` shows a progress line.
 */
export const TableFrame = styled('div')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    overflow: 'hidden',
    '& > *': { flexShrink: 0 },
    '& > [data-scroll]': {
      flexShrink: 1,
      overflow: 'auto',
      overscrollBehaviorX: 'contain',
      containerType: 'scroll-state',
    },
    // Sticky cells have an edge while they cover others.
    '@container scroll-state(scrollable: right)': {
      '& [data-menu]': {
        boxShadow: `-1px 0 ${palette.divider}`,
      },
    },
    '@container scroll-state(scrollable: left)': {
      '& [data-title]': {
        boxShadow: `1px 0 ${palette.divider}`,
      },
    },
    '& > [data-scroll]:focus-visible': { outlineOffset: -2 },
    '&[data-slow]::before': {
      content: '""',
      position: 'absolute',
      zIndex: 4,
      top: 0,
      left: 0,
      width: '40%',
      height: 2,
      backgroundColor: palette.primary.main,
      animation: `${slide} 1.1s ease-in-out infinite`,
    },
  };
});

/**
 * Table as one styled element: a styled component per cell would add a thousand of them to a list
 * of 100 rows. Below 600 px it is a `CardTable`. Styles of the pointer and the focus are loaded
 * with the keys (`keys/table-styles.ts`), styles of a choice with the bar of the chosen rows.
 */
export const StyledTable = styled('table')(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    ...cellStyles(theme),
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.875rem',
    lineHeight: '20px',
    '& th, & td': {
      padding: '9px 16px',
      textAlign: 'left',
      maxWidth: 320,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-numeric]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
    '& [data-mono]': {
      fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
      fontSize: '0.8125rem',
    },
    // The header is sticky as one element, since each sticky cell is a layer of its own.
    '& thead': { position: 'sticky', top: 0, zIndex: 2 },
    '& thead th': {
      position: 'relative',
      padding: '7px 16px',
      borderBottom: line,
      backgroundColor: palette.background.paper,
      color: palette.text.secondary,
      fontSize: '0.8125rem',
      fontWeight: 500,
    },
    '& tbody tr + tr > td, & tbody tr + tr > th': { borderTop: line },
    // A row scrolled into view keeps its neighbours visible.
    '& tbody tr': { scrollMarginBlock: 160 },
    '& tbody tr[data-recent]': {
      backgroundImage: `linear-gradient(${palette.action.selected}, ${palette.action.selected})`,
    },
    '& tbody tr[data-opens]': { cursor: 'pointer' },
    '& tbody[data-stale] > tr': { opacity: 0.6 },
    // The background of a marked row also covers the content below a sticky cell.
    '& [data-title], & [data-select], & [data-menu]': {
      position: 'sticky',
      zIndex: 1,
      backgroundColor: palette.background.paper,
      backgroundImage: 'inherit',
    },
    '& [data-title], & [data-select]': { left: 0 },
    '&[data-choice] [data-title]': { left: 36 },
    '& thead th[data-unindexed]': { cursor: 'help' },
    '& td[data-title] a': { fontWeight: 500 },
    '& [data-compact]': { width: 1, paddingRight: 0 },
    '& [data-select], & [data-menu]': {
      width: 1,
      padding: '0 4px 0 12px',
      cursor: 'default',
      userSelect: 'none',
    },
    '& [data-menu]': { right: 0, padding: '0 6px 0 0' },
    '& [data-select] input': {
      display: 'block',
      width: 18,
      height: 18,
      margin: 1,
      accentColor: palette.primary.main,
      cursor: 'pointer',
    },
    '& [data-menu] button': {
      display: 'block',
      boxSizing: 'border-box',
      width: 32,
      height: 32,
      padding: 0,
      border: 0,
      lineHeight: '30px',
      borderRadius: 4,
      textAlign: 'center',
      fontFamily: 'inherit',
      fontSize: '1.125rem',
      backgroundColor: 'transparent',
      color: palette.text.secondary,
      cursor: 'pointer',
      '&::before': { content: '"⋯"' },
    },
    '& [data-wide]': { display: 'block', padding: '1px 0' },
    '& a:not(:hover) > [data-wide]': { color: palette.text.secondary },
    [theme.breakpoints.up('sm')]: { '& [data-narrow]': { display: 'none' } },
    '& thead button': {
      all: 'unset',
      display: 'inline-flex',
      alignItems: 'center',
      verticalAlign: 'top',
      gap: 4,
      cursor: 'pointer',
      borderRadius: 4,
      '&[data-sorted]': { color: palette.text.primary },
      '& svg': { opacity: 0 },
      '&[data-sorted] svg': { opacity: 1 },
      // Position of the column among several sort keys.
      '&[data-order]::after': { content: 'attr(data-order)', fontSize: '0.6875rem' },
      '&[data-sorted=descending] svg': { transform: 'rotate(180deg)' },
    },
    '& thead [data-numeric] button': { flexDirection: 'row-reverse' },
  };
});
