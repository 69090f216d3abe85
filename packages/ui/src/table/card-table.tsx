import { styled } from '@mui/material/styles';

import { StyledTable } from './table-frame.tsx';

/** Table on a narrow screen: each row is a card, and each line has the name of its column. */
export const CardTable = styled(StyledTable)(({ theme }) => {
  const { palette } = theme.vars ?? theme;
  const line = `1px solid ${palette.divider}`;
  return {
    '&[data-cards]': {
      display: 'block',
      '& thead': {
        position: 'absolute',
        width: 1,
        height: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
      '& tbody': { display: 'block' },
      '& tbody tr': { display: 'flex', flexDirection: 'column', padding: '12px 16px' },
      '& tbody tr + tr': { borderTop: line },
      '& tbody tr + tr > td, & tbody tr + tr > th': { borderTop: 0 },
      '& tbody td': {
        position: 'static',
        background: 'none',
        display: 'flex',
        gap: 16,
        justifyContent: 'space-between',
        maxWidth: 'none',
        padding: '2px 0',
        textAlign: 'right',
        whiteSpace: 'normal',
      },
      // Cards have no pointer to reveal cut text, so a value shows up to three lines.
      '& tbody td > span': {
        minWidth: 0,
        maxHeight: 60,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
      },
      '& [data-image]': { width: 48, height: 48, margin: '0 0 0 8px' },
      '& tbody td::before': {
        content: 'attr(data-label)',
        color: palette.text.secondary,
        flexShrink: 0,
        maxWidth: '50%',
        textAlign: 'left',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
      },
      '& tbody td[data-title]': {
        paddingBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 600,
        order: -1,
        justifyContent: 'flex-start',
        textAlign: 'left',
      },
      '& tbody td[data-title]::before': { content: 'none' },
      '& tbody td[data-compact]': { width: 'auto' },
      '& tbody tr:has([data-select], [data-menu])': { position: 'relative' },
      '& tbody tr:has([data-select]) td[data-title]': { paddingLeft: 36 },
      '& tbody tr:has([data-menu]) td[data-title]': { paddingRight: 40 },
      '& tbody td[data-select], & tbody td[data-menu]': {
        position: 'absolute',
        top: 0,
        width: 48,
        padding: 0,
        justifyContent: 'center',
        alignItems: 'center',
      },
      '& tbody td[data-select]': { left: 0, height: 46 },
      '& tbody td[data-menu]': { right: 0, height: 46 },
      '& tbody td[data-select]::before, & tbody td[data-menu]::before': { content: 'none' },
      '& tbody tr[data-problem] [data-select]': { boxShadow: 'none' },
      '& tbody tr[data-problem]': { boxShadow: `inset 3px 0 ${palette.error.main}` },
      '& tbody td[data-empty], & tbody td[data-repeated], & [data-wide]': { display: 'none' },
    },
  };
});
