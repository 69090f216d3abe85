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
