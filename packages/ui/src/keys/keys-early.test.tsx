import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { rows } from '../../test/rows.ts';

// Faster than from a server, and still not there at once, whatever the tests before have loaded.
await import('./keys.tsx');
vi.resetModules();
const { renderAdmin } = await import('../testing/index.ts');

it('leaves what was typed into one field out of the next, though the code of the keys comes only then', async () => {
  await renderAdmin({ path: '/books' });
  await waitFor(() => expect(rows()).toHaveLength(25));
  const [part, field] = [document.createElement('span'), document.createElement('input')];
  part.setAttribute('role', 'spinbutton');
  document.body.append(part, field);
  for (const key of '0103') fireEvent.keyDown(part, { key });
  field.focus();
  // Meant for the page when it was pressed: whoever goes on typing meanwhile has a field in mind.
  fireEvent.keyDown(document.body, { key: 'х' });
  await waitFor(() => expect(field).toHaveValue('х'));
});
