import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';

import { createSampleData, renderAdmin } from './index.ts';

/** Colours need a browser that paints; the journeys check them. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const data = () => createSampleData(5);

it.each(['ru', 'en'] as const)('finds nothing against a list, its conditions and its editor (%s)', async (language) => {
  const { user } = await renderAdmin({ path: '/books?status.in=DRAFT&status.in=PUBLISHED&price.gte=1000', language, data: data() });
  await screen.findByRole('table');
  expect(await violations()).toEqual([]);
  await user.click(screen.getByRole('button', { name: language === 'ru' ? 'Фильтр' : 'Filter' }));
  await screen.findByRole('dialog');
  expect(await violations()).toEqual([]);
});

it.each(['/specimens/1', '/authors/2', '/books?q=нет', '/books/999', '/nothing'])('finds nothing against %s', async (path) => {
  await renderAdmin({ path, data: data() });
  await screen.findByRole('heading', { level: 1 });
  expect(await violations()).toEqual([]);
});
