import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { resourceHooks } from './resource-hooks.ts';

interface BookTypes {
  readonly label: { readonly id: string; readonly title: string };
  readonly record: { readonly id: string; readonly title: string };
  readonly row: { readonly id: string; readonly title: string; readonly pages: number | null };
  readonly columns: 'title' | 'pages';
  readonly fields: 'title';
  readonly filters: {
    readonly status: { readonly value: 'DRAFT' | 'PUBLISHED'; readonly operators: 'in' };
  };
  readonly sort: 'title' | 'pages';
  readonly create: {};
  readonly update: {};
  readonly references: {};
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
}

const { useRecordsOf, useCountOf } = resourceHooks<{ readonly books: BookTypes }>();

function Drafts() {
  const count = useCountOf('books', { status: { in: ['DRAFT'] } });
  const books = useRecordsOf('books', {
    columns: ['pages'],
    filters: { status: { in: ['DRAFT'] } },
    sort: '-pages',
    first: 2,
  });
  return (
    <>
      <p>Черновиков: {count?.count ?? '…'}</p>
      {books.status === 'ready' && (
        <ul>
          {books.records.map(({ id, title, pages }) => (
            <li key={id}>
              {title}, {pages}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

it('has records and their number on a page of one’s own, asks once for what it says, and follows what is written', async () => {
  const { client, data, requests } = await renderAdmin({
    path: '/',
    children: (
      <Suspense fallback="…">
        <Drafts />
      </Suspense>
    ),
  });
  expect(await screen.findByText('Черновиков: 20')).toBeDefined();
  const shown = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => Number(textContent?.split(', ')[1]));
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(shown()).toEqual(shown().toSorted((one, other) => other - one));
  const lists = requests.filter(({ operationName }) => operationName === 'BookList');
  expect(lists).toHaveLength(1);
  expect(lists[0]?.variables).toMatchObject({ filter: { status_in: ['DRAFT'] }, withPages: true });
  for (const book of data.books)
    if (book.status === 'DRAFT') Object.assign(book, { status: 'PUBLISHED' });
  await act(async () => void (await client.refetchQueries({ include: 'active' })));
  expect(await screen.findByText('Черновиков: 0')).toBeDefined();
});
