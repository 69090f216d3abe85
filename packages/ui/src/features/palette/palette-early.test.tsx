import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { rows } from '../../../test/rows.ts';

// Faster than from a server, and still not there at once, whatever the tests before have loaded.
await Promise.all([import('../keys/keys.tsx'), import('./palette.tsx')]);
vi.resetModules();
const { renderAdmin } = await import('../../testing/index.ts');

/**
 * Presses a key within one task, before any code can load. Returns whether the default action was
 * prevented.
 */
const press = (key: string, more?: KeyboardEventInit) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const chosen = () => document.querySelector('[data-chosen]');
const typed = [...Array.from('xf книга 4'), 'Backspace', '5'];

// In this order: both codes are loaded once.
it('gets what is typed before any code of it is there, and after the shortcuts are; none of it acts on the list', async () => {
  await renderAdmin({ path: '/books' });
  await waitFor(() => expect(rows()).toHaveLength(25));
  screen.getByRole('link', { name: 'Книга 2' }).focus();
  const pressed = [press('k', { ctrlKey: true, code: 'KeyK' }), ...typed.map((key) => press(key))];
  expect(pressed).toEqual(pressed.map(() => true));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('combobox')).toHaveValue('xf книга 5'));
  expect(dialog.getByRole('combobox')).toHaveFocus();
  expect(chosen()).toBeNull();
  press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  // After the palette is closed, keys belong to the list again.
  expect(await screen.findByRole('link', { name: 'Книга 2' })).toHaveFocus();
  expect(press('x')).toBe(true);
  await waitFor(() => expect(rows()[1]).toHaveAttribute('data-chosen'));
});
