import type { Theme } from '@mui/material/styles';

import { accentColor } from '../kit/accent-color.ts';
import type { StatusTone } from './status-tone.ts';

/** Colours with a contrast of at least 3 : 1 on the surfaces of both schemes. */
const dots: Readonly<Record<StatusTone, string>> = {
  good: '#1f9d61',
  bad: '#dc3d54',
  waiting: '#c4831a',
  moving: '#5b7cf0',
};
const neutral = '#838b9a';

/**
 * Styles of the cells of `useCells`, applied once to a common parent. Separate styles would create
 * a thousand styled elements in a list of 100 rows.
 */
export function cellStyles(theme: Theme) {
  const { palette } = theme.vars ?? theme;
  return {
    '& a': {
      color: accentColor(theme),
      textDecoration: 'none',
      '&:hover, &:focus-visible': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    // A dash is visible. The text for screen readers is on the next line, which is clipped. A
    // single element does both, because a page has hundreds of them.
    '& [data-none]': {
      display: 'inline-block',
      width: '1em',
      height: '1lh',
      overflow: 'hidden',
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
      opacity: 0.8,
    },
    '& [data-none]::before': { content: '"—\\A" / ""', whiteSpace: 'pre' },
    '& [data-blank]': { color: palette.text.secondary, fontStyle: 'italic' },
    '& [data-said]': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& [data-mark]': {
      display: 'inline-flex',
      verticalAlign: 'middle',
      color: palette.text.secondary,
    },
    '& [data-mark=yes]': { color: palette.success.main },
    // The image does not increase the height of its row.
    '& [data-image]': {
      display: 'inline-block',
      width: 28,
      height: 28,
      margin: '-4px 8px -4px 0',
      verticalAlign: 'top',
      borderRadius: 4,
      backgroundColor: palette.action.hover,
    },
    '& [data-chip]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      maxWidth: '100%',
      padding: '1px 8px',
      borderRadius: 10,
      lineHeight: '18px',
      fontSize: '0.8125rem',
      whiteSpace: 'nowrap',
      backgroundColor: palette.action.hover,
    },
    '& [data-tone]': { paddingLeft: 7 },
    '& [data-tone]::before': {
      content: '""',
      width: 7,
      height: 7,
      borderRadius: '50%',
      backgroundColor: neutral,
      flexShrink: 0,
    },
    ...Object.fromEntries(
      Object.entries(dots).map(([tone, colour]) => [
        `& [data-tone=${tone}]::before`,
        { backgroundColor: colour },
      ]),
    ),
  } as const;
}
