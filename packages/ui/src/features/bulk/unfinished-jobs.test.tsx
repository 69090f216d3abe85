import { screen, waitFor, within } from '@testing-library/react';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { openShop, Shop } from '../../../test/actions/shop.ts';
import { createLocks } from '../../../test/locks.ts';
import { renderAdmin, type RenderAdminOptions } from '../../testing/index.ts';
import { dropAllJobs, keepJob, unfinishedJobs } from '../../storage/kept-jobs.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../views/above-list.tsx'),
  import('./unfinished-jobs.tsx'),
  import('../../screens/list/row-tools.tsx'),
  import('./remove-rows-dialog.tsx'),
]);

let locks: ReturnType<typeof createLocks>;
beforeEach(() => {
  locks = createLocks();
  vi.stubGlobal('indexedDB', indexedDB);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(async () => {
  await dropAllJobs();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

const record = (id: string) => ({ __typename: 'Book', id, title: `Книга ${id}` });

/** A tab that was closed: of three books the first is written, of the second it is not known. */
async function leaveBehind(): Promise<void> {
  const job = await keepJob({
    application: '',
    resource: 'books',
    viewer: '',
    operation: { kind: 'edit', changes: { pages: 7 } },
    records: ['1', '2', '3'].map(record),
  });
  await job?.keep(0, { status: 'done' });
  await job?.keep(1, { status: 'sent' });
  locks.leave();
}

async function openBooks(options: RenderAdminOptions = {}) {
  const admin = await renderAdmin({ path: '/books', ...options });
  await screen.findByRole('checkbox', { name: 'Книга 1' });
  await admin.user.hover(screen.getByRole('table'));
  return admin;
}

it('A list goes on with what a tab that was closed had begun, and then knows nothing of it', async () => {
  await leaveBehind();
  const { user, requests, data } = await openBooks();
  expect(await screen.findByText('Не закончено изменение 3 записей.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Изменены 3 записи')).toBeVisible();
  expect(
    requests
      .filter(({ operationName }) => operationName === 'BookUpdate')
      .map(({ variables }) => variables['id']),
  ).toEqual(['2', '3']);
  expect(data.books.slice(0, 3).map(({ pages }) => pages)).toEqual([100, 7, 7]);
  await waitFor(() => expect(screen.queryByText('Не закончено изменение 3 записей.')).toBeNull());
  expect(await unfinishedJobs('books', '', '')).toEqual([]);
});

it('A list forgets it where nobody wants to go on', async () => {
  await leaveBehind();
  const { user, requests } = await openBooks();
  await user.click(await screen.findByRole('button', { name: 'Не продолжать' }));
  await waitFor(() => expect(screen.queryByText('Не закончено изменение 3 записей.')).toBeNull());
  expect(requests.filter(({ operationName }) => operationName === 'BookUpdate')).toEqual([]);
  expect(await unfinishedJobs('books', '', '')).toEqual([]);
});

it('A list goes on with an action, but not with the record of which nobody knows whether it was done', async () => {
  const shop = new Shop();
  shop.orders = ['1', '2', '3'].map((id) => ({
    id,
    number: `A-${id}`,
    status: 'OPEN',
    note: null,
  }));
  const records = shop.orders.map(({ id, number, status }) => ({
    __typename: 'Order',
    id,
    number,
    status,
  }));
  const job = await keepJob({
    application: '',
    resource: 'orders',
    viewer: '',
    operation: { kind: 'action', name: 'cancelOrder', values: { reason: 'Брак', notify: true } },
    records,
  });
  await job?.keep(0, { status: 'done' });
  await job?.keep(1, { status: 'sent' });
  locks.leave();
  const { user, sent } = await openShop('/orders', { shop });
  await user.hover(await screen.findByRole('table'));
  expect(
    await screen.findByText('Действие «Отменить заказ» не закончено: 3 записи.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  const outcome = within(
    await screen.findByRole('dialog', { name: 'Отменить заказ. Выполнено: 2 из 3' }),
  );
  expect(outcome.getByRole('listitem')).toHaveTextContent(
    'A-2Ответ не дошёл: неизвестно, выполнено ли действие. Проверьте запись.',
  );
  expect(sent('CancelOrderAction').map(({ variables }) => variables['input'])).toEqual([
    { orderId: '3', reason: 'Брак', notify: true },
  ]);
  expect(await unfinishedJobs('orders', '', '')).toEqual([]);
});

it('An action that the schema has no more can be forgotten alone', async () => {
  const job = await keepJob({
    application: '',
    resource: 'books',
    viewer: '',
    operation: { kind: 'action', name: 'burnBook', values: {} },
    records: [record('1')],
  });
  locks.leave();
  await openBooks();
  expect(job).not.toBeNull();
  expect(await screen.findByText('Действие «burnBook» не закончено: 1 запись.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Продолжить' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Не продолжать' })).toBeVisible();
});

it('A run that is under way is kept, and offered in no other tab; when it has ended, it is forgotten', async () => {
  const { user } = await openBooks();
  await user.click(screen.getByRole('checkbox', { name: 'Книга 1' }));
  await user.click(
    within(await screen.findByRole('region', { name: 'Выбранные записи' })).getByRole('button', {
      name: 'Удалить',
    }),
  );
  const kept = vi.spyOn(Storage.prototype, 'setItem');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }),
  );
  expect(await screen.findByText('Удалена 1 запись')).toBeVisible();
  expect(
    kept.mock.calls.map(([key]) => key).filter((key) => key.startsWith('admin.bulk.books/')),
  ).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('admin.bulk.'))).toEqual([]);
  kept.mockRestore();
});
