import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { rows } from '../../../test/rows.ts';
import { renderAdmin, type RenderedAdmin } from '../../testing/index.ts';
import { createBrowserViews } from './browser-views.ts';
import { rememberViews } from './known-views.ts';
import type { ViewStore } from '../../storage/view-store.ts';

const tabs = () => within(screen.getByRole('navigation', { name: 'Виды списка' }));
const current = () =>
  tabs()
    .getAllByRole('button')
    .find((tab) => tab.getAttribute('aria-current') === 'true')?.textContent;
const asked = (requests: RenderedAdmin['requests']) =>
  requests.findLast(({ operationName }) => operationName === 'BookList')?.variables;

async function saveView(user: RenderedAdmin['user'], name: string, more?: string) {
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сохранить вид…' }));
  await user.type(await screen.findByRole('textbox', { name: 'Название' }), name);
  if (more !== undefined) await user.click(screen.getByRole('checkbox', { name: more }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText(`Вид «${name}» сохранён`);
}

async function choose(user: RenderedAdmin['user'], item: string) {
  await user.click(await screen.findByRole('button', { name: 'Действия с видами' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

/** Tabs that were not known of are there when the list is opened next. */
async function discover(
  { user, navigate }: RenderedAdmin,
  search: string,
  meanwhile?: () => Promise<unknown>,
) {
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  await user.hover(rows()[0]!);
  await waitFor(() => expect(localStorage.getItem('admin.views.books')).not.toBeNull());
  expect(screen.queryByRole('navigation', { name: 'Виды списка' })).toBeNull();
  await meanwhile?.();
  await navigate('/authors');
  await navigate(`/books?${search}`);
  await screen.findByRole('navigation', { name: 'Виды списка' });
}

const add = (name: string, query = 'status.in=DRAFT', store: ViewStore = createBrowserViews('')) =>
  store.create('books', { name, query, columns: null, isShared: false, position: 1 });

describe('saved views', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('are tabs above the list: one keeps conditions and order under a name, another opens the list without them', async () => {
    const { user, address } = await renderAdmin({ path: '/books?status.in=DRAFT&sort=-pages' });
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.queryByRole('navigation', { name: 'Виды списка' })).toBeNull();
    await saveView(user, 'Черновики');
    await waitFor(() => expect(current()).toBe('Черновики'));
    await user.click(tabs().getByRole('button', { name: 'Все' }));
    await waitFor(() => expect(address()).toBe('/books'));
    expect(current()).toBe('Все');
    await user.click(tabs().getByRole('button', { name: 'Черновики' }));
    await waitFor(() => expect(address()).toBe('/books?status.in=DRAFT&sort=-pages'));
    expect(current()).toBe('Черновики');
  });

  it('are taken from a file by the menu of the list while there are none, and by their own afterwards', async () => {
    const { user } = await renderAdmin({ path: '/books?status.in=DRAFT' });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await user.click(screen.getByRole('button', { name: 'Действия' }));
    expect(await screen.findByRole('menuitem', { name: 'Сохранить вид…' })).toBeVisible();
    expect(await screen.findByRole('menuitem', { name: 'Импорт видов…' })).toBeVisible();
    await user.keyboard('{Escape}');
    await saveView(user, 'Черновики');
    await waitFor(() => expect(current()).toBe('Черновики'));
    await user.click(screen.getByRole('button', { name: 'Действия' }));
    expect(await screen.findByRole('menuitem', { name: 'Сохранить вид…' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Импорт видов…' })).toBeNull();
  });

  it('say that they were changed, and keep the changes when they are told to', async () => {
    await add('Черновики');
    const admin = await renderAdmin({ path: '/books?status.in=DRAFT' });
    const { user, navigate } = admin;
    await discover(admin, 'status.in=DRAFT&size=50');
    await waitFor(() => expect(current()).toBe('Черновики'));
    await navigate('/books?status.in=DRAFT&sort=-pages');
    await waitFor(() => expect(current()).toBe('Черновикиизменён'));
    await choose(user, 'Сохранить изменения');
    await waitFor(() => expect(current()).toBe('Черновики'));
    expect((await createBrowserViews('').list('books')).map(({ query }) => query)).toEqual([
      'status.in=DRAFT&sort=-pages',
    ]);
  });

  it('have one that the list opens in, with its first question', async () => {
    const first = await renderAdmin({ path: '/books?status.in=DRAFT' });
    await waitFor(() => expect(rows()).toHaveLength(20));
    await saveView(first.user, 'Черновики', 'Открывать список в этом виде');
    await waitFor(() => expect(current()).toBe('Черновики'));
    first.unmount();
    const { requests, user, address } = await renderAdmin({ path: '/books' });
    await waitFor(() => expect(current()).toBe('Черновики'));
    expect(
      requests
        .filter(({ operationName }) => operationName === 'BookList')
        .map(({ variables }) => variables?.['filter']),
    ).toEqual([{ status_in: ['DRAFT'] }]);
    await waitFor(() => expect(address()).toBe('/books?view=&status.in=DRAFT'));
    await user.click(tabs().getByRole('button', { name: 'Все' }));
    await waitFor(() =>
      expect(asked(requests)?.['filter']).not.toMatchObject({ status_in: ['DRAFT'] }),
    );
    expect(address()).toBe('/books?view=');
  });

  it('keep the columns, and give back those that the list had before', async () => {
    const store = createBrowserViews('');
    await store.create('books', {
      name: 'Кратко',
      query: '',
      columns: ['title'],
      isShared: false,
      position: 1,
    });
    const admin = await renderAdmin({ path: '/books' });
    const { user } = admin;
    await waitFor(() => expect(rows()).toHaveLength(25));
    const headers = () =>
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .filter(Boolean);
    const before = headers();
    await discover(admin, 'page=2');
    await user.click(tabs().getByRole('button', { name: 'Кратко' }));
    await waitFor(() => expect(headers()).toEqual(['Название']));
    await user.click(tabs().getByRole('button', { name: 'Все' }));
    await waitFor(() => expect(headers()).toEqual(before));
  });

  it('are not written over what another tab has written, and show that', async () => {
    const seen = await add('Черновики');
    const admin = await renderAdmin({ path: '/books?status.in=DRAFT' });
    const { user } = admin;
    const other = createBrowserViews('');
    await discover(admin, 'status.in=DRAFT&size=50', () =>
      other.save('books', seen, { name: 'Переименовано' }),
    );
    await waitFor(() => expect(current()).toBe('Переименовано'));
    await choose(user, 'Переименовать…');
    await screen.findByRole('textbox', { name: 'Название' });
    // Passes whether or not the list has read its views again.
    await other.save('books', { id: seen.id, revision: seen.revision + 1 }, { name: 'Другое' });
    await user.type(screen.getByRole('textbox', { name: 'Название' }), '!');
    await user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText(/Вид успели изменить в другом месте/);
    await waitFor(() => expect(current()).toBe('Другое'));
  });

  it('are written beside what another tab has changed of them otherwise', async () => {
    const seen = await add('Черновики');
    const admin = await renderAdmin({ path: '/books?status.in=DRAFT' });
    const other = createBrowserViews('');
    await discover(admin, 'status.in=DRAFT&size=50');
    await choose(admin.user, 'Переименовать…');
    await screen.findByRole('textbox', { name: 'Название' });
    await other.save('books', seen, { position: 7, query: 'status.in=DRAFT&sort=-pages' });
    await admin.user.type(screen.getByRole('textbox', { name: 'Название' }), '!');
    await admin.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(async () =>
      expect(await createBrowserViews('').list('books')).toMatchObject([
        { name: 'Черновики!', position: 7, query: 'status.in=DRAFT&sort=-pages' },
      ]),
    );
    expect(screen.queryByText(/Вид успели изменить в другом месте/)).toBeNull();
  });

  it('stay open for what is typed about the last of them when another tab removes it', async () => {
    const seen = await add('Черновики');
    const admin = await renderAdmin({ path: '/books?status.in=DRAFT' });
    await discover(admin, 'status.in=DRAFT&size=50');
    await choose(admin.user, 'Переименовать…');
    await admin.user.type(await screen.findByRole('textbox', { name: 'Название' }), ' и прочее');
    await createBrowserViews('').remove('books', seen);
    await act(async () => {
      localStorage.removeItem('admin.views.books');
      dispatchEvent(new StorageEvent('storage', { key: 'admin.views.books' }));
    });
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Черновики и прочее');
    await admin.user.click(screen.getByRole('button', { name: 'Сохранить' }));
    await screen.findByText(/Вид успели изменить в другом месте/);
    await waitFor(() =>
      expect(screen.queryByRole('navigation', { name: 'Виды списка' })).toBeNull(),
    );
  });

  it('that others have changed are opened as they are now, where the list opens in them', async () => {
    const store = createBrowserViews('');
    const seen = await add('Черновики');
    await store.makeDefault('books', seen.id);
    rememberViews(
      { list: 'books', path: '/books', application: '' },
      await store.list('books'),
      false,
    );
    await store.save('books', seen, { query: 'status.in=PUBLISHED', columns: ['title'] });
    const { address } = await renderAdmin({ path: '/books' });
    await waitFor(() => expect(address()).toBe('/books?view=&status.in=PUBLISHED'));
    await waitFor(() => expect(current()).toBe('Черновики'));
    expect(
      screen
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .filter(Boolean),
    ).toEqual(['Название']);
  });

  it('that others have changed leave a link alone that says what they were', async () => {
    const store = createBrowserViews('');
    const seen = await add('Черновики');
    rememberViews(
      { list: 'books', path: '/books', application: '' },
      await store.list('books'),
      false,
    );
    await store.save('books', seen, { query: 'status.in=PUBLISHED' });
    const { address } = await renderAdmin({ path: '/books?status.in=DRAFT' });
    await waitFor(() => expect(current()).toBe('Черновикиизменён'));
    expect(address()).toBe('/books?status.in=DRAFT');
  });

  it('give the list up whole: groups of conditions go as well', async () => {
    await add('Много', 'any-1.status.in=DRAFT&any-1.price.gte=1010');
    const admin = await renderAdmin({ path: '/books?status.in=DRAFT' });
    await discover(admin, 'any-1.status.in=DRAFT&any-1.price.gte=1010');
    await waitFor(() => expect(current()).toBe('Много'));
    await admin.user.click(tabs().getByRole('button', { name: 'Все' }));
    await waitFor(() => expect(admin.address()).toBe('/books'));
  });

  it('leave the user the columns of their own when the tab was closed in one', async () => {
    const store = createBrowserViews('');
    await store.create('books', {
      name: 'Кратко',
      query: 'status.in=DRAFT',
      columns: ['title'],
      isShared: false,
      position: 1,
    });
    rememberViews(
      { list: 'books', path: '/books', application: '' },
      await store.list('books'),
      false,
    );
    const headers = () =>
      screen
        .getAllByRole('columnheader')
        .map((header) => header.textContent)
        .filter(Boolean);
    const first = await renderAdmin({ path: '/books' });
    await waitFor(() => expect(rows()).toHaveLength(25));
    const before = headers();
    await first.user.click(await screen.findByRole('button', { name: 'Кратко' }));
    await waitFor(() => expect(headers()).toEqual(['Название']));
    first.unmount();
    sessionStorage.clear();
    await renderAdmin({ path: '/books' });
    await waitFor(() => expect(headers()).toEqual(before));
    expect(current()).toBe('Все');
  });

  it('are removed when that was confirmed', async () => {
    await add('Черновики');
    const admin = await renderAdmin({ path: '/books?status.in=DRAFT' });
    const { user } = admin;
    await discover(admin, 'status.in=DRAFT&size=50');
    await choose(user, 'Удалить…');
    await user.click(await screen.findByRole('button', { name: 'Удалить' }));
    await screen.findByText('Вид «Черновики» удалён');
    expect(screen.queryByRole('navigation', { name: 'Виды списка' })).toBeNull();
  });
});
