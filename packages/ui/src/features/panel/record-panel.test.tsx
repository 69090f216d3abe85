import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { violations } from '../../../test/violations.ts';
import { renderAdmin, type RenderAdminOptions } from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../keys/keys.tsx'),
  import('./record-panel.tsx'),
  import('../remove/remove-dialog.tsx'),
  import('../../screens/list/row-tools.tsx'),
]);

afterEach(() => vi.unstubAllGlobals());

async function openList(options: RenderAdminOptions = {}) {
  const admin = await renderAdmin({ path: '/books', ...options });
  await screen.findByText('1–25 из 60');
  return admin;
}

const panel = () => screen.getByRole('region', { name: 'Запись рядом со списком' });
const titled = (title: string) => screen.findByRole('heading', { level: 2, name: title });

describe('a record beside its list', () => {
  it('is opened by Space, with its fields and what can be done with it, and is in the address', async () => {
    const { user, address } = await openList();
    await user.keyboard('{ArrowDown} ');
    await titled('Книга 1');
    expect(address()).toBe('/books?panel=1');
    expect(
      within(panel())
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toContain('Цена');
    expect(within(panel()).getByRole('link', { name: 'Изменить' })).toHaveAttribute(
      'href',
      '/books/1/edit',
    );
    expect(within(panel()).getByRole('link', { name: 'Открыть страницу' })).toHaveAttribute(
      'href',
      '/books/1',
    );
    // The title of the page is that of the list, and its list can be used.
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Книги');
    expect(screen.getByRole('link', { name: 'Книга 1' })).toHaveFocus();
    expect(await violations()).toEqual([]);
  });

  it('goes along with the rows, and is gone through by its buttons', async () => {
    const { user, address } = await openList({ path: '/books?panel=1' });
    await titled('Книга 1');
    expect(within(panel()).getByRole('button', { name: 'Предыдущая запись' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(within(panel()).getByRole('button', { name: 'Следующая запись' }));
    await titled('Книга 2');
    screen.getByRole('link', { name: 'Книга 2' }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await titled('Книга 4');
    expect(address()).toBe('/books?panel=4');
    await user.click(within(panel()).getByRole('button', { name: 'Предыдущая запись' }));
    await titled('Книга 3');
  });

  it('stays while the list shows other rows, and its list is asked for nothing because of it', async () => {
    const { user, requests, address } = await openList({ path: '/books?panel=1' });
    await titled('Книга 1');
    const asked = () => requests.filter(({ operationName }) => operationName === 'BookList').length;
    const before = asked();
    await user.click(within(panel()).getByRole('button', { name: 'Следующая запись' }));
    await titled('Книга 2');
    expect(asked()).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    await screen.findByText('26–50 из 60');
    expect(address()).toBe('/books?page=2&panel=2');
    expect(screen.getByRole('heading', { level: 2, name: 'Книга 2' })).toBeDefined();
  });

  it('takes the keyboard by a second Space, and gives it back to its row by Escape', async () => {
    const { user, address } = await openList();
    await user.keyboard('{ArrowDown}{ArrowDown} ');
    const heading = await titled('Книга 2');
    await user.keyboard(' ');
    expect(heading).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Запись рядом со списком' })).toBeNull(),
    );
    expect(screen.getByRole('link', { name: 'Книга 2' })).toHaveFocus();
    expect(address()).toBe('/books');
  });

  it('stays when Escape takes back the choice of rows', async () => {
    const { user } = await openList();
    await user.keyboard('{ArrowDown} ');
    await titled('Книга 1');
    await user.keyboard('x');
    const clear = await screen.findByRole('button', { name: 'Снять выбор' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(clear).not.toBeInTheDocument());
    expect(panel()).toBeDefined();
  });

  it('is closed when the record is deleted there', async () => {
    const { user, address } = await openList();
    await user.keyboard('{ArrowDown} ');
    await titled('Книга 1');
    await user.click(within(panel()).getByRole('button', { name: 'Удалить' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Удалить запись?' })).getByRole('button', {
        name: 'Удалить',
      }),
    );
    await waitFor(() => expect(address()).toBe('/books'));
  });

  it('says that there is no such record', async () => {
    await openList({ path: '/books?panel=999' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Запись не найдена/);
  });

  it('lies over the page where there is no room beside the list', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('max-width:899'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    const { user, address } = await openList({ path: '/books?panel=1' });
    const dialog = await screen.findByRole('dialog', { name: 'Запись рядом со списком' });
    await within(dialog).findByRole('heading', { level: 2, name: 'Книга 1' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(address()).toBe('/books'));
  });
});

it('is opened at the edge of a row by the pointer, where the rest of the row opens its page', async () => {
  const { user, address } = await openList();
  const cell = screen.getByRole('link', { name: 'Книга 1' }).closest('td');
  if (!cell) throw new Error('The link stands in a cell.');
  // Loaded when the pointer moves.
  await user.hover(cell);
  vi.spyOn(cell, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 40));
  await user.pointer({ target: cell, coords: { clientX: 190 }, keys: '[MouseLeft]' });
  await titled('Книга 1');
  expect(address()).toBe('/books?panel=1');
  await user.pointer({ target: cell, coords: { clientX: 100 }, keys: '[MouseLeft]' });
  expect(address()).toBe('/books/1');
});
