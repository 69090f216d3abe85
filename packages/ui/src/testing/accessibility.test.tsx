import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { violations } from '../../test/violations.ts';
import { createSampleData, renderAdmin } from './index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../filters/filter-editor.tsx'),
  import('../screens/list/column-chooser.tsx'),
]);

const data = () => createSampleData(5);

it.each(['ru', 'en'] as const)(
  'finds nothing against a list and its conditions (%s)',
  async (language) => {
    await renderAdmin({
      path: '/books?status.in=DRAFT&status.in=PUBLISHED&price.gte=1000',
      language,
      data: data(),
    });
    await screen.findByRole('table');
    expect(await violations()).toEqual([]);
  },
);

it.each([
  ['Фильтр', 'Новое условие'],
  ['Столбцы', 'Столбцы'],
])('finds nothing against what «%s» opens', async (button, title) => {
  const { user } = await renderAdmin({ path: '/books', data: data() });
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('dialog', { name: title });
  expect(await violations()).toEqual([]);
});

it.each(['/specimens/1', '/authors/2', '/books?q=нет', '/books/999', '/nothing'])(
  'finds nothing against %s',
  async (path) => {
    await renderAdmin({ path, data: data() });
    await screen.findByRole('heading', { level: 1 });
    expect(await violations()).toEqual([]);
  },
);
