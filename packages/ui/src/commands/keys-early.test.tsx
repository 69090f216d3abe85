import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { rows } from '../../test/rows.ts';

// Faster than from a server, and still not there at once, whatever the tests before have loaded.
await import('../features/keys/keys.tsx');
beforeEach(() => void vi.resetModules());

async function openBooks() {
  const { renderAdmin } = await import('../testing/index.ts');
  await renderAdmin({ path: '/books' });
  await waitFor(() => expect(rows()).toHaveLength(25));
}

it('leaves what was typed into one field out of the next, though the code of the keys comes only then', async () => {
  await openBooks();
  const [part, field] = [document.createElement('span'), document.createElement('input')];
  part.setAttribute('role', 'spinbutton');
  document.body.append(part, field);
  for (const key of '0103') fireEvent.keyDown(part, { key });
  field.focus();
  // Meant for the page when it was pressed: whoever goes on typing meanwhile has a field in mind.
  fireEvent.keyDown(document.body, { key: 'х' });
  await waitFor(() => expect(field).toHaveValue('х'));
});

it('does not scroll by the Space that opens a row beside the list', async () => {
  await openBooks();
  const link = screen.getByRole('link', { name: 'Книга 4' });
  link.focus();
  fireEvent.keyDown(link, { key: ' ', code: 'Space' });
  expect(fireEvent.keyPress(link, { key: ' ', code: 'Space', charCode: 32 })).toBe(false);
  await screen.findByRole('region', { name: 'Запись рядом со списком' });
});

it.each([false, true])(
  'types into the search before the Tab that leaves it, back with Shift: %s',
  async (shiftKey) => {
    await openBooks();
    const first = document.activeElement;
    fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });
    for (const key of 'кн') fireEvent.keyDown(document.body, { key });
    expect(fireEvent.keyDown(document.body, { key: 'Tab', shiftKey })).toBe(false);
    const search = screen.getByRole('searchbox', { name: 'Поиск' });
    await waitFor(() => expect(search).toHaveValue('кн'));
    await waitFor(() => expect([search, first]).not.toContain(document.activeElement));
    const order = search.compareDocumentPosition(document.activeElement ?? search);
    expect(order).toBe(
      shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

it('leaves Tab to the browser where nothing was pressed for the search', async () => {
  await openBooks();
  expect(fireEvent.keyDown(document.body, { key: 'Tab' })).toBe(true);
});

it('opens the menu of a column that was asked for before its code was there', async () => {
  await openBooks();
  const header = screen.getByRole('columnheader', { name: /Название/ });
  fireEvent.keyDown(header.querySelector('button') ?? header, { key: 'ArrowDown', altKey: true });
  expect(await screen.findByRole('menu')).toBeVisible();
});
