import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createMockSchema, mockEverything, mockFetch } from '@admin/gql/testing';
import { startAdmin } from '@admin/ui/app';
import { fireEvent, screen } from '@testing-library/dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import config from '../src/admin.config.ts';

const schema = createMockSchema(
  readFileSync(join(import.meta.dirname, '../../../schema/schema.graphql'), 'utf8'),
);
const nothing = () => undefined;
const patience = { timeout: 20_000 };

beforeEach(() => {
  vi.stubGlobal('scrollTo', nothing);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: /pointer:\s*fine|min-width/.test(query),
    media: query,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }));
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = nothing;
  vi.stubGlobal('fetch', mockFetch(mockEverything(schema)));
  document.body.innerHTML = '<div id="root"></div>';
});

async function open(path: string) {
  history.replaceState(null, '', path);
  onTestFinished(await startAdmin({ ...config, auth: 'none' }));
}

it('a feature stands among the tools of the list, and its page in the navigation', async () => {
  await open('/doctors');
  const button = await screen.findByRole('button', { name: 'На карте' }, patience);
  expect(screen.getByRole('link', { name: 'План' }).getAttribute('href')).toBe('/map');
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'План клиники' }, patience)).toBeDefined();
  expect(location.search).toBe('?of=doctors');
});

it('a feature adds a section to the page of a record', async () => {
  await open('/doctors/1');
  expect(await screen.findByRole('region', { name: 'Карта' }, patience)).toBeDefined();
});

it('a feature offers a command to the palette', async () => {
  await open('/doctors');
  fireEvent.click(await screen.findByRole('button', { name: /Ctrl\+K/ }, patience));
  const field = await screen.findByRole('combobox', { name: /найти/ }, patience);
  fireEvent.change(field, { target: { value: 'план клиники' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Открыть план клиники' }, patience));
  expect(await screen.findByRole('heading', { name: 'План клиники' }, patience)).toBeDefined();
});
