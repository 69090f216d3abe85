import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { rows } from '../../../test/rows.ts';
import { violations } from '../../../test/violations.ts';
import { renderAdmin, type RenderAdminOptions } from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('./keys.tsx'),
  import('./shortcuts-dialog.tsx'),
  import('../../screens/list/row-tools.tsx'),
]);

async function openList(options: RenderAdminOptions = {}) {
  const admin = await renderAdmin({ path: '/books', ...options });
  await screen.findByText('1–25 из 60');
  return admin;
}

const chosen = () => rows().flatMap((row, at) => (row.hasAttribute('data-chosen') ? [at + 1] : []));

describe('the rows of a list', () => {
  it('are gone through from the page, from its search, and from any link of a row', async () => {
    const { user } = await openList();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Книга 1' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Книга 2' })).toHaveFocus();
    within(rows()[1]!).getByRole('link', { name: 'Иван Бунин' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Книга 3' })).toHaveFocus();
    screen.getByRole('searchbox').focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Книга 1' })).toHaveFocus();
  });

  it('are opened by Enter, changed by E and У, and chosen by X and Ч, with Shift those in between', async () => {
    const { user, address, navigate } = await openList();
    await user.keyboard('{ArrowDown}x');
    await waitFor(() => expect(chosen()).toEqual([1]));
    // The key of X types `ч` on a Russian keyboard.
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('link', { name: 'Книга 4' })).toHaveFocus();
    await act(async () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Ч',
          code: 'KeyX',
          shiftKey: true,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
    await waitFor(() => expect(chosen()).toEqual([1, 2, 3, 4]));
    await user.keyboard('{Enter}');
    expect(address()).toBe('/books/4');
    await screen.findByRole('heading', { name: 'Книга 4' });
    await navigate('/books');
    await screen.findByText('1–25 из 60');
    await user.keyboard('{ArrowDown}e');
    await waitFor(() => expect(address()).toBe('/books/4/edit'));
  });

  it('have behind A and Ф what can be done with those that are chosen, and the focus afterwards', async () => {
    const { user } = await openList();
    await user.keyboard('{ArrowDown}a');
    expect(screen.getByRole('link', { name: 'Книга 1' })).toHaveFocus();
    await user.keyboard('x{ArrowDown}x');
    const bar = await screen.findByRole('region', { name: 'Выбранные записи' });
    await act(async () =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ф', code: 'KeyA', bubbles: true, cancelable: true }),
      ),
    );
    expect(within(bar).getByRole('button', { name: 'Изменить' })).toHaveFocus();
    await user.click(within(bar).getByRole('button', { name: 'Снять выбор' }));
    await waitFor(() => expect(chosen()).toEqual([]));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Книга 2' })).toHaveFocus());
  });

  it('are not changed by who may not', async () => {
    const { user, address } = await openList({ can: (capability) => capability !== 'update' });
    await user.keyboard('{ArrowDown}e');
    expect(address()).toBe('/books');
  });

  it('have other pages before and behind them', async () => {
    const { user, address } = await openList();
    await user.keyboard(']');
    await screen.findByText('26–50 из 60');
    expect(address()).toBe('/books?page=2');
    await user.keyboard('{ArrowDown}]');
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    // There are no more.
    await user.keyboard(']');
    expect(address()).toBe('/books?page=3');
    await user.keyboard('[[');
    expect(await screen.findByText('26–50 из 60')).toBeDefined();
  });
});

it('leaves letters to the field that they are typed into, and to dialogs', async () => {
  const { user, address } = await openList();
  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('xe/?]');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'xe/?]');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.clear(screen.getByRole('searchbox'));
  screen.getByRole('link', { name: 'Книга 1' }).focus();
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'Сочетания клавиш' });
  await user.keyboard('e]');
  expect(address()).toBe('/books');
});

it('changes the record of a page', async () => {
  const { user, address } = await renderAdmin({ path: '/books/7' });
  await screen.findByRole('heading', { name: 'Книга 7' });
  await user.keyboard('e');
  await waitFor(() => expect(address()).toBe('/books/7/edit'));
});

it('says all shortcuts, with the keys of a Russian keyboard, and closes by Escape', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Сочетания клавиш' });
  expect(within(dialog).getByText('Предыдущая страница').closest('div')?.textContent).toBe(
    'Предыдущая страница[ или Х',
  );
  // Every line has words: a shortcut without a text would show its key.
  expect(dialog.textContent).not.toContain('keys.');
  expect(await violations()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says them in English without Russian keys', async () => {
  const { user } = await renderAdmin({ path: '/books', language: 'en' });
  await screen.findByRole('table');
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog.textContent).not.toMatch(/keys\.|[а-яё]/i);
});
