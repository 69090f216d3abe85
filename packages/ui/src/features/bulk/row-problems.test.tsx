import type { ResourceRecord } from '@admin/gql/resource';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin, sampleDescriptors } from '../../testing/index.ts';
import { RowProblems, type RowProblemsProps } from './row-problems.tsx';

const book = (at: number): ResourceRecord => ({ id: String(at), title: `Книга ${at}` });
const books = (count: number): readonly [ResourceRecord, ...ResourceRecord[]] => [
  book(0),
  ...Array.from({ length: count - 1 }, (_, at) => book(at + 1)),
];

/**
 * Books of which the first `done` were changed, the next `refused` were refused, and further ones
 * were not begun.
 */
function open(
  count: number,
  {
    done,
    refused,
    ...props
  }: { readonly done: number; readonly refused: number } & Partial<
    Pick<RowProblemsProps, 'isKept'>
  >,
) {
  const records = books(count);
  const ids = records.map(({ id }) => String(id));
  return renderAdmin({
    children: (
      <RowProblems
        subject={{ resource: sampleDescriptors.books, records }}
        outcome={{
          done: ids.slice(0, done),
          problems: new Map(ids.slice(done, done + refused).map((id) => [id, 'Нельзя'])),
        }}
        {...props}
      />
    ),
  });
}

it('shows a hundred records that were refused, and says how many more there are', async () => {
  await open(103, { done: 0, refused: 103 });
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('и ещё 3')).toBeVisible();
});

it('says of a hundred alone that there are no more, of none left that none is', async () => {
  await open(100, { done: 0, refused: 100 });
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.queryByText(/и ещё/)).toBeNull();
  expect(screen.queryByText(/не начат/i)).toBeNull();
});

it('has a file for several, a link to each, and what was not begun', async () => {
  await open(10, { done: 3, refused: 2 });
  expect(screen.getByRole('link', { name: 'Книга 3' })).toHaveAttribute('href', '/books/3');
  expect(screen.getAllByText('Нельзя')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText(/5/)).toBeVisible();
});

it('has no file for one', async () => {
  await open(1, { done: 0, refused: 1, isKept: false });
  expect(screen.queryByRole('button')).toBeNull();
});
