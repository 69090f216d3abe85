import { ApolloLink, Observable } from '@apollo/client';
import { ConflictError, ForbiddenError, MutationRejectedError, ReadRefusedError } from '@admin/gql';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { createSampleData, renderAdmin, sampleDescriptors } from '../../testing/index.ts';
import { RemoveDialog } from './remove-dialog.tsx';

async function openDialog(link?: ApolloLink, versioned = false) {
  const [onClose, onRemoved] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const data = createSampleData();
  Object.assign(data.books[0] ?? {}, { title: 'Чайка' });
  const { remove: operation, ...books } = sampleDescriptors.books;
  const resource = { ...books, remove: operation && { ...operation, versioned } };
  const children = (
    <RemoveDialog
      resource={resource}
      record={{ __typename: 'Book', id: '1', title: 'Чайка', pages: data.books[0]?.pages }}
      onClose={onClose}
      onRemoved={onRemoved}
    />
  );
  const admin = await renderAdmin({ link, children, data });
  await screen.findByRole('dialog', { name: 'Удалить запись?' });
  return { ...admin, onClose, onRemoved, remove: screen.getByRole('button', { name: 'Удалить' }) };
}

const failing = (error: Error) =>
  new ApolloLink(() => new Observable((observer) => observer.error(error)));

it('names the record and keeps the focus off the button that deletes', async () => {
  const { remove } = await openDialog();
  expect(screen.getByText('Чайка')).toBeVisible();
  expect(remove).not.toHaveFocus();
  expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
});

it('deletes the record, once, and says so', async () => {
  const { user, remove, onRemoved, requests, data } = await openDialog();
  await user.dblClick(remove);
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  expect(requests.filter(({ operationName }) => operationName === 'BookDelete')).toHaveLength(1);
  expect(data.books.some(({ id }) => id === '1')).toBe(false);
  expect(await screen.findByText('Удалено: Чайка')).toBeVisible();
});

it('takes the record out of the lists on the screen at once, before the server has answered them again', async () => {
  let isSlow = false;
  const slow = new ApolloLink((operation, forward) =>
    isSlow && operation.operationName === 'BookList'
      ? new Observable(() => undefined)
      : forward(operation),
  );
  const { user, remove, client, onRemoved } = await openDialog(slow);
  const { list } = sampleDescriptors.books;
  if (!list) throw new Error('The sample library lists its books.');
  const request = { page: 0, pageSize: 2, sort: [], filters: [], search: '', columns: ['title'] };
  const onScreen = client.watchQuery({ query: list.document, variables: list.variables(request) });
  const subscription = onScreen.subscribe(() => undefined);
  const titles = () => {
    const { data } = onScreen.getCurrentResult();
    return data === undefined
      ? undefined
      : list.records(data, request).map((record) => record['title']);
  };
  await waitFor(() => expect(titles()?.[0]).toBe('Чайка'));
  isSlow = true;
  await user.click(remove);
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  await waitFor(() => expect(titles()?.[0]).toBe('Книга 2'));
  subscription.unsubscribe();
});

it('is closed with Escape', async () => {
  const { user, onClose } = await openDialog();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('says why a record that others refer to stays', async () => {
  const violation = {
    field: '',
    message: 'violates foreign key constraint',
    code: 'FOREIGN_KEY_VIOLATION',
  };
  const { user, remove, onRemoved } = await openDialog(
    failing(new MutationRejectedError([violation])),
  );
  await user.click(remove);
  expect(await screen.findByText(/На эту запись ссылаются другие/)).toBeVisible();
  expect(onRemoved).not.toHaveBeenCalled();
});

it('names the records that still refer to it, where the server says which', async () => {
  const violation = {
    field: '',
    message: 'violates foreign key constraint',
    code: 'FOREIGN_KEY_VIOLATION',
    referencedBy: 'Author',
  };
  const { user, remove } = await openDialog(failing(new MutationRejectedError([violation])));
  await user.click(remove);
  expect(await screen.findByText(/На эту запись ссылаются другие: «Авторы»/)).toBeVisible();
});

it.each([
  [
    1,
    'На эту запись ссылается 1 запись из списка «Авторы». Сначала удалите то, что ссылается, или измените ссылку.',
  ],
  [
    3,
    'На эту запись ссылаются 3 записи из списка «Авторы». Сначала удалите их или измените в них ссылку.',
  ],
  [
    25,
    'На эту запись ссылается 25 записей из списка «Авторы». Сначала удалите их или измените в них ссылку.',
  ],
  [
    100,
    'На эту запись ссылается 100 записей из списка «Авторы». Сначала удалите их или измените в них ссылку.',
  ],
  [
    101,
    'На эту запись ссылается больше 100 записей из списка «Авторы». Сначала удалите их или измените в них ссылку.',
  ],
])('counts the records that still refer to it: %i', async (referencedCount, sentence) => {
  const violation = {
    field: '',
    message: 'violates foreign key constraint',
    code: 'FOREIGN_KEY_VIOLATION',
    referencedBy: 'Author',
    referencedCount,
  };
  const { user, remove } = await openDialog(failing(new MutationRejectedError([violation])));
  await user.click(remove);
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('says in plain words what else went wrong', async () => {
  const { user, remove } = await openDialog(failing(new ForbiddenError()));
  await user.click(remove);
  expect(await screen.findByText(/Недостаточно прав/)).toBeVisible();
});

const answered = (result: ApolloLink.Result) =>
  new Observable<ApolloLink.Result>((observer) => {
    observer.next(result);
    observer.complete();
  });

/**
 * Answers deletions like a server that found no record. `gone` is its later answer about the
 * record, if that differs.
 */
const nothingDeleted = (gone?: Observable<ApolloLink.Result>) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationName === 'BookDelete')
      return answered({
        data: { deleteBook: { __typename: 'BookPayload', book: null, errors: [] } },
      });
    return gone && operation.operationName === 'BookShow' ? gone : forward(operation);
  });

it('does not say that a record is deleted when the server showed nothing of it, and the record is still there', async () => {
  const { user, remove, onRemoved } = await openDialog(nothingDeleted());
  await user.click(remove);
  expect(await screen.findByText(/Удаление не подтверждено/)).toBeVisible();
  expect(onRemoved).not.toHaveBeenCalled();
  expect(screen.queryByText('Удалено: Чайка')).not.toBeInTheDocument();
});

it.each([
  ['that it has none', answered({ data: { book: null } })],
  [
    'in words of its own that it finds none',
    new Observable<ApolloLink.Result>((observer) =>
      observer.error(new ReadRefusedError(['Unable to find Book with id: 1'])),
    ),
  ],
])(
  'takes a record for deleted of which the server then says %s, whatever the answer left out',
  async (_words, gone) => {
    const { user, remove, onRemoved } = await openDialog(nothingDeleted(gone));
    await user.click(remove);
    await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
  },
);

/**
 * Refuses the first deletions as a server does that compares versions; before each, `change` is
 * what somebody else saves.
 */
const conflicting = (times: number, change: () => void) => {
  let left = times;
  return new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'BookDelete' || left-- <= 0) return forward(operation);
    change();
    return new Observable((observer) => observer.error(new ConflictError()));
  });
};

it('shows what others changed since the record was shown, and deletes it when told so again', async () => {
  const dialog = await openDialog(
    conflicting(1, () => Object.assign(dialog.data.books[0] ?? {}, { title: 'Три сестры' })),
    true,
  );
  await dialog.user.click(dialog.remove);
  expect(await screen.findByText('Запись изменили, пока вы её смотрели')).toHaveFocus();
  expect(screen.getByRole('term')).toHaveTextContent('Название');
  expect(screen.getAllByRole('definition').map((each) => each.textContent)).toEqual([
    'БылоЧайка',
    'СталоТри сестры',
  ]);
  expect(dialog.onRemoved).not.toHaveBeenCalled();
  expect(dialog.data.books.some(({ id }) => id === '1')).toBe(true);
  await dialog.user.click(screen.getByRole('button', { name: 'Всё равно удалить' }));
  await waitFor(() => expect(dialog.onRemoved).toHaveBeenCalledOnce());
  expect(await screen.findByText('Удалено: Три сестры')).toBeVisible();
});

it('asks nothing about a change that nobody can see', async () => {
  const { user, remove, onRemoved } = await openDialog(
    conflicting(2, () => undefined),
    true,
  );
  await user.click(remove);
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
});

it('reads the record just before, where the server does not compare', async () => {
  const { user, remove, onRemoved, data, requests } = await openDialog();
  Object.assign(data.books[0] ?? {}, { pages: 777 });
  await user.click(remove);
  expect(await screen.findByRole('term')).toHaveTextContent('Страниц');
  expect(requests.some(({ operationName }) => operationName === 'BookDelete')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Всё равно удалить' }));
  await waitFor(() => expect(onRemoved).toHaveBeenCalledOnce());
});
