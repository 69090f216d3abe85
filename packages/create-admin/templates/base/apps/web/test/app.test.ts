import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createMockSchema, mockEverything, mockFetch } from '@admin/gql/testing';
import { startAdmin } from '@admin/ui/app';
import { admin } from '@{{name}}/gql/admin';
import { screen } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';

import config from '../src/admin.config.ts';

const schema = createMockSchema(
  readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
);
const listed = admin.resources.filter(({ capabilities }) => capabilities.includes('list'));

const nothing = () => undefined;
// jsdom has neither: a desktop with a mouse.
vi.stubGlobal('scrollTo', nothing);
vi.stubGlobal('matchMedia', (query: string) => ({
  matches: /pointer:\s*fine|min-width/.test(query),
  media: query,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
}));

/** Some lists ask first whose records they should show. */
async function openAtOnce() {
  for (const { name, load } of listed) {
    const { list } = await load();
    if (list?.filters.every(({ required }) => !required)) return name;
  }
  return undefined;
}

it('has a way to every list, and shows the records of the first that asks for nothing', async () => {
  vi.stubGlobal('fetch', mockFetch(mockEverything(schema)));
  document.body.innerHTML = '<div id="root"></div>';
  const shown = await openAtOnce();
  if (shown !== undefined) history.replaceState(null, '', `/${shown}`);
  onTestFinished(await startAdmin({ ...config, auth: 'none' }));
  const links = await screen.findAllByRole('link', undefined, { timeout: 20_000 });
  const addresses = links.map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(expect.arrayContaining(listed.map(({ name }) => `/${name}`)));
  if (shown !== undefined)
    expect(await screen.findByRole('table', undefined, { timeout: 20_000 })).toBeDefined();
});
