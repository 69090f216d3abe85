import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

import { appNavigation } from '../src/app/app-navigation.ts';
import { definedAdmin } from '../src/app/defined-admin.ts';
import { feature, SessionContext, Shell, type FieldSlots } from '../src/app/index.ts';
import { Pages } from '../src/app/pages.tsx';
import config from './recipes/examples/warranty-feature.tsx';
import { renderAdmin } from '../src/testing/render-admin.tsx';
import { signedIn } from './signed-in.ts';

/** Stars in place of the number of pages, a slider in place of its input. */
const stars = feature({
  name: 'stars',
  when: ({ name }) => name === 'books',
  slots: {
    'list.cell': { fields: ({ name }) => name === 'pages', component: ({ Stars }) => Stars },
    'form.field': { fields: ({ name }) => name === 'pages', component: ({ Slider }) => Slider },
  },
  load: async () => ({ Stars, Slider }),
});

function Stars({ value, record }: FieldSlots['list.cell']) {
  return <span title={String(record['title'])}>{'★'.repeat(Number(value))}</span>;
}

function Slider({ value, onChange, label }: FieldSlots['form.field']) {
  return (
    <input
      type="range"
      aria-label={label}
      max={1000}
      value={Number(value ?? 0)}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

/** Renders fields of books, and fails. */
const broken = (load: () => Promise<{ readonly Broken: () => never }>) =>
  feature({
    name: 'broken',
    slots: {
      'list.cell': { fields: ({ name }) => name === 'pages', component: ({ Broken }) => Broken },
      'form.field': { fields: ({ name }) => name === 'pages', component: ({ Broken }) => Broken },
    },
    load,
  });

function quiet() {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => errors.mockRestore());
}

const pagesLabel = /Страниц|Pages/;

/** A window of a phone. */
function onPhone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  onTestFinished(() => void vi.unstubAllGlobals());
}

const columns = { books: { resource: 'books', list: { columns: ['title', 'pages'] } } } as const;

it('A feature renders the cells of a field, and no others', async () => {
  await renderAdmin({ path: '/books', definitions: columns, features: [stars] });
  const cell = await screen.findByTitle('Книга 1');
  expect(cell.textContent).toMatch(/^★+$/);
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers.length).toBeGreaterThan(2);
  expect(screen.getByRole('link', { name: 'Книга 1' })).toBeVisible();
});

it('A feature renders the input of a field, whose value is saved', async () => {
  const { user, data } = await renderAdmin({ path: '/books/1/edit', features: [stars] });
  const slider = await screen.findByRole('slider');
  fireEvent.change(slider, { target: { value: '742' } });
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(data.books.find(({ id }) => id === '1')?.pages).toBe(742));
});

it('A feature renders no field of a resource that it does not apply to', async () => {
  const elsewhere = feature({
    name: 'elsewhere',
    when: ({ name }) => name === 'authors',
    slots: { 'form.field': { fields: () => true, component: ({ Slider }) => Slider } },
    load: async () => ({ Slider }),
  });
  await renderAdmin({ path: '/books/1/edit', features: [elsewhere] });
  expect(await screen.findByRole('textbox', { name: pagesLabel })).toBeVisible();
  expect(screen.queryByRole('slider')).toBeNull();
});

it.each([
  ['cannot be loaded', () => Promise.reject(new Error('no such file'))],
  [
    'cannot be rendered',
    async () => ({
      Broken: (): never => {
        throw new Error('not a number');
      },
    }),
  ],
] as const)('A field whose feature %s is shown as without it', async (_, load) => {
  quiet();
  await renderAdmin({ path: '/books/1/edit', features: [broken(load)] });
  expect(await screen.findByRole('textbox', { name: pagesLabel })).toBeVisible();
});

it('A definition goes before a feature', async () => {
  await renderAdmin({
    path: '/books',
    definitions: {
      books: {
        resource: 'books',
        list: { columns: ['title', { field: 'pages', render: () => <b>свой</b> }] },
      },
    },
    features: [stars],
  });
  await waitFor(() => expect(screen.getAllByText('свой').length).toBeGreaterThan(0));
  expect(screen.queryByTitle('Книга 1')).toBeNull();
});

it('On a phone the tools of features stand below those of the list', async () => {
  onPhone();
  const tool = feature({
    name: 'tool',
    slots: { 'list.toolbar': ({ Tool }) => Tool },
    load: async () => ({ Tool: () => <button type="button">На карте</button> }),
  });
  await renderAdmin({ path: '/books', features: [tool] });
  await screen.findByRole('button', { name: 'Действия' });
  expect(await screen.findByRole('button', { name: 'На карте' })).toBeVisible();
});

it('A page of a feature has its address, and its name in the navigation', async () => {
  const map = feature({
    name: 'map',
    slots: {
      page: { path: '/map', title: 'Карта филиалов', component: ({ Map }) => Map },
    },
    load: async () => ({ Map: () => <h1>Филиалы</h1> }),
  });
  const defined = definedAdmin({ ...config, features: [map] }, undefined);
  const { user, address } = await renderAdmin({
    path: '/books',
    pages: defined.pages ?? [],
    navigation: appNavigation(defined, undefined),
    children: (
      <SessionContext value={signedIn}>
        <Shell>
          <Pages config={defined} />
        </Shell>
      </SessionContext>
    ),
  });
  const navigation = await screen.findByRole('navigation', { name: 'Разделы' });
  await user.click(within(navigation).getByRole('link', { name: 'Карта филиалов' }));
  expect(await screen.findByRole('heading', { name: 'Филиалы' })).toBeVisible();
  expect(address()).toBe('/map');
});
