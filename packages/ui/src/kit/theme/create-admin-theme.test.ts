import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';

import { createAdminTheme } from './create-admin-theme.ts';

/** The parts of red, green and blue. */
const parts = (colour: string): readonly number[] =>
  colour.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
    : (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
/** As rows are that were chosen, or that the pointer is over. */
const tinted = (surface: string, colour: string) =>
  `rgb(${parts(surface)
    .map((part, at) => Math.round(part * 0.88 + (parts(colour)[at] ?? 0) * 0.12))
    .join(', ')})`;
/** As the current item of the navigation is. */
const selected = (surface: string, scheme: 'light' | 'dark') =>
  `rgb(${parts(surface)
    .map((part) => Math.round(scheme === 'dark' ? part * 0.84 + 255 * 0.16 : part * 0.92))
    .join(', ')})`;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  it.each(['#556cd6', '#00695c', '#ffb300', '#ffff00', '#000000', '#ffffff', '#c62828'])(
    'links of the brand colour %s can be read on every surface',
    (primary) => {
      const palette = createAdminTheme({ primary, error: primary }).colorSchemes[scheme]?.palette;
      if (!palette) throw new Error('The theme has no such scheme.');
      for (const text of [palette.text.accent, palette.text.danger]) {
        for (const surface of [
          palette.background.default,
          palette.background.paper,
          tinted(palette.background.paper, primary),
          selected(palette.background.paper, scheme),
        ]) {
          expect(getContrastRatio(text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(
            4.5,
          );
        }
      }
    },
  );
});

it('takes a brand colour as it is where that can be read', () => {
  const { light } = createAdminTheme({ primary: '#00695c' }).colorSchemes;
  expect(light?.palette.text.accent).toBe('#00695c');
});
