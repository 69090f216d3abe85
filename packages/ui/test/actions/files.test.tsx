import { Blob, File } from 'node:buffer';

import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { dropAllJobs, keepJob, unfinishedJobs } from '../../src/storage/kept-jobs.ts';
import { createSchemaLink, renderAdmin } from '../../src/testing/index.ts';
import { createLocks } from '../locks.ts';
import { resources } from './files.graphql/generated/resources.ts';
import schema from './files.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/features/views/above-list.tsx'),
  import('../../src/features/bulk/unfinished-jobs.tsx'),
]);

let locks: ReturnType<typeof createLocks>;
beforeEach(() => {
  locks = createLocks();
  vi.stubGlobal('indexedDB', indexedDB);
  // What the database of the tests keeps is of Node.
  vi.stubGlobal('File', File);
  vi.stubGlobal('Blob', Blob);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(async () => {
  await dropAllJobs();
  Reflect.deleteProperty(navigator, 'locks');
  vi.unstubAllGlobals();
});

it('A list goes on with an action whose form had a file, for each record with that file', async () => {
  const orders = ['1', '2', '3'].map((id) => ({ id, number: `A-${id}`, documents: 0 }));
  const attached: (readonly [string, string, string])[] = [];
  const root = {
    orders: () => orders,
    order: ({ id }: { readonly id: string }) => orders.find((order) => order.id === id),
    attachDocument: async ({
      orderId,
      document,
    }: {
      readonly orderId: string;
      readonly document: File;
    }) => {
      attached.push([orderId, document.name, await document.text()]);
      return orders.find(({ id }) => id === orderId);
    },
  };
  const values = { document: new File(['счёт'], 'счёт.txt', { type: 'text/plain' }) };
  const job = await keepJob({
    application: '',
    resource: 'orders',
    viewer: '',
    operation: { kind: 'action', name: 'attachDocument', values },
    records: orders.map((order) => ({ __typename: 'Order', ...order })),
  });
  await job?.keep(0, { status: 'done' });
  locks.leave();
  const { user } = await renderAdmin({
    path: '/orders',
    resources,
    link: ApolloLink.from([createSchemaLink(buildSchema(schema), root, [])]),
  });
  await user.hover(await screen.findByRole('table'));
  expect(
    await screen.findByText('Действие «Приложить документ» не закончено: 3 записи.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(await screen.findByText('Приложить документ: выполнено для 3 записей')).toBeVisible();
  expect(attached).toEqual([
    ['2', 'счёт.txt', 'счёт'],
    ['3', 'счёт.txt', 'счёт'],
  ]);
  expect(await unfinishedJobs('orders', '', '')).toEqual([]);
  expect(within(document.body).queryByRole('dialog')).toBeNull();
});
