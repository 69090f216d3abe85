import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('./table-tools.tsx'),
  import('./cell-menu.tsx'),
  import('../../filters/condition-chips.tsx'),
  import('../../filters/filter-editor.tsx'),
  import('./opened-editor.tsx'),
]);

/** Triggers the loading of a table's tools, and waits for them. */
async function use(): Promise<void> {
  fireEvent.pointerEnter(await screen.findByRole('table'));
  fireEvent.focus(await screen.findByRole('table'));
  await waitFor(() => expect(document.querySelector('th hr')).not.toBeNull());
}

const cell = (row: RegExp, text: string) =>
  within(screen.getByRole('row', { name: row }))
    .getByText(text)
    .closest('td')!;

it('a list is narrowed to the value of a cell from its menu', async () => {
  const { user, address } = await renderAdmin({ path: '/books?price.gte=1002' });
  await screen.findByRole('link', { name: 'Книга 3' });
  await use();
  expect(fireEvent.contextMenu(cell(/Книга 3 /, 'Изъята'))).toBe(false);
  const menu = within(await screen.findByRole('menu', { name: 'Состояние' }));
  expect(menu.queryByRole('menuitem', { name: /Кроме/ })).toBeNull();
  await user.click(menu.getByRole('menuitem', { name: 'Только «Изъята»' }));
  await waitFor(() => expect(address()).toBe('/books?price.gte=1002&status.in=WITHDRAWN'));
});

it('a cell whose menu is asked for before its code is there has it then, and not that of the browser', async () => {
  await renderAdmin({ path: '/books' });
  await screen.findByRole('link', { name: 'Книга 3' });
  expect(document.querySelector('th hr')).toBeNull();
  expect(fireEvent.contextMenu(screen.getByRole('link', { name: 'Книга 3' }))).toBe(true);
  expect(fireEvent.contextMenu(cell(/Книга 3 /, 'Изъята'), { shiftKey: true })).toBe(true);
  expect(fireEvent.contextMenu(cell(/Книга 3 /, 'Изъята'))).toBe(false);
  expect(await screen.findByRole('menu', { name: 'Состояние' })).toBeVisible();
});

it('a key that is pressed before its code is there opens the values of the row', async () => {
  const { user } = await renderAdmin({ path: '/books' });
  (await screen.findByRole('link', { name: 'Книга 10' })).focus();
  expect(document.querySelector('th hr')).toBeNull();
  await user.keyboard('{f}');
  expect(await screen.findByRole('menu', { name: 'Отобрать по значению' })).toBeVisible();
});

it('the menu of the browser stays that of links', async () => {
  await renderAdmin({ path: '/books' });
  const link = await screen.findByRole('link', { name: 'Книга 3' });
  await use();
  expect(fireEvent.contextMenu(link)).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('a key opens the values of the row, those that are missing too', async () => {
  const { user, address } = await renderAdmin({ path: '/books' });
  const link = await screen.findByRole('link', { name: 'Книга 10' });
  await use();
  link.focus();
  await user.keyboard('{f}');
  const columns = within(await screen.findByRole('menu', { name: 'Отобрать по значению' }));
  await user.click(columns.getByRole('menuitem', { name: /^Цена/ }));
  await user.click(
    within(await screen.findByRole('menu', { name: 'Цена' })).getByRole('menuitem', {
      name: 'Только незаполненные',
    }),
  );
  await waitFor(() => expect(address()).toBe('/books?price.isNull=true'));
});

it('a key opens the menu of the cell that has the focus', async () => {
  const { user } = await renderAdmin({ path: '/books' });
  await screen.findByRole('link', { name: 'Книга 3' });
  await use();
  const focused = cell(/Книга 3 /, 'Изъята');
  focused.tabIndex = -1;
  focused.focus();
  await user.keyboard('{f}');
  expect(await screen.findByRole('menu', { name: 'Состояние' })).toBeVisible();
});

it('choices say how many records they have beside the other conditions', async () => {
  const { user, requests } = await renderAdmin({
    path: '/books?available.eq=true&status.in=DRAFT',
  });
  await user.click(await screen.findByRole('button', { name: /^Состояние/ }));
  const editor = within(await screen.findByRole('dialog', { name: 'Изменить условие' }));
  await waitFor(() => expect(editor.getByLabelText('Черновик')).toHaveAccessibleDescription('0'));
  await waitFor(() =>
    expect(
      editor.getAllByRole('checkbox').filter((box) =>
        box
          .getAttribute('aria-describedby')
          ?.split(' ')
          .some((id) => document.getElementById(id)?.textContent === '20'),
      ),
    ).toHaveLength(1),
  );
  expect(
    requests
      .filter(({ operationName }) => operationName === 'BookCount')
      .map(({ variables }) => variables['filter']),
  ).toContainEqual({ available_eq: true, status_in: ['PUBLISHED'] });
});
