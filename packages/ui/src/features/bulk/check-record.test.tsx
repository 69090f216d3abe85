import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';
import { ApolloLink } from '@apollo/client';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { throwError } from 'rxjs';

import { createSampleData, renderAdmin, sampleDescriptors } from '../../testing/index.ts';
import { CheckRecord } from './check-record.tsx';

const { books } = sampleDescriptors;

async function check({
  change = (data) => data,
  link,
}: {
  readonly change?: (data: ReturnType<typeof createSampleData>) => unknown;
  readonly link?: ApolloLink;
}) {
  const data = createSampleData();
  const [book] = data.books;
  if (!book) throw new Error('The sample library has books.');
  const { id, title, price } = book;
  change(data);
  const admin = await renderAdmin({
    data,
    ...(link && { link }),
    children: <CheckRecord resource={books} record={{ id, title, price }} />,
  });
  await admin.user.click(screen.getByRole('button', { name: 'Что изменилось?' }));
  return admin.container;
}

it('says what has changed since the record was chosen, in the fields that were shown of it', async () => {
  const shown = await check({
    change: (data) => {
      data.books = data.books.map((book, at) =>
        at === 0 ? { ...book, title: 'Другая', pages: 1 } : book,
      );
    },
  });
  expect(await screen.findByText('Другая')).toBeVisible();
  expect(shown).toHaveTextContent('Книга 1');
  expect(shown).not.toHaveTextContent('Страниц');
});

it('says that nothing has, once it was looked', async () => {
  await check({});
  expect(
    await screen.findByText('С тех пор как запись выбрали, в ней ничего не изменилось.'),
  ).toBeVisible();
});

it('says that the record is gone', async () => {
  await check({
    change: (data) => {
      data.books = data.books.slice(1);
    },
  });
  expect(await screen.findByText('Записи больше нет.')).toBeVisible();
});

it('says why nobody can tell', async () => {
  await check({
    link: new ApolloLink(() => throwError(() => new TypeError('Failed to fetch'))),
  });
  expect(await screen.findByText('Нет связи с сервером')).toBeVisible();
});

it.each<readonly [string, Partial<KeyedResource>, ResourceRecord]>([
  ['records that cannot be read again', { show: undefined }, { id: '1', title: 'Нос' }],
  ['records of which nothing was shown', {}, { id: '1' }],
  ['records of which nothing but the key was shown', { key: ['title'] }, { title: 'Нос' }],
])('is not offered for %s', async (_, change, record) => {
  await renderAdmin({
    children: <CheckRecord resource={{ ...books, ...change }} record={record} />,
  });
  expect(screen.queryByRole('button')).toBeNull();
});
