import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderAdmin } from '../../testing/index.ts';
import { sampleDescriptors, sampleResourcesWith } from '../../testing/sample-resources.ts';
import { preloadInputs } from '../../testing/preload-inputs.ts';

await preloadInputs();

async function openCreate(search = '', link?: ApolloLink) {
  const admin = await renderAdmin({ path: `/books/new${search}`, link });
  await screen.findByLabelText(/Название/);
  await screen.findByRole('combobox', { name: /Автор/ });
  const sent = () =>
    admin.requests
      .filter(({ operationName }) => operationName === 'BookCreate')
      .map(({ variables }) => variables);
  const choose = async (label: RegExp, option: string) => {
    await admin.user.click(screen.getByRole('combobox', { name: label }));
    await admin.user.click(await screen.findByRole('option', { name: option }));
  };
  return { ...admin, sent, choose };
}

it('creates a record of what was filled in, and nothing else', async () => {
  const { user, sent, choose, address } = await openCreate();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveFocus();
  await user.keyboard('Каштанка');
  await choose(/Состояние/, 'Издана');
  await choose(/Автор/, 'Иван Бунин');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Запись создана')).toBeVisible();
  expect(sent()).toEqual([{ input: { title: 'Каштанка', status: 'PUBLISHED', authorId: '2' } }]);
  expect(address()).toBe('/books/61');
});

it('is sent once, however often saving is asked for before the answer', async () => {
  const answers: (() => void)[] = [];
  const held = new ApolloLink((operation, forward) =>
    operation.operationName === 'BookCreate'
      ? new Observable(
          (observer) => void answers.push(() => forward(operation).subscribe(observer)),
        )
      : forward(operation),
  );
  const { user, sent, choose } = await openCreate('?authorId=3', held);
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Нос');
  await choose(/Состояние/, 'Издана');
  await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(answers).not.toEqual([]));
  act(() => answers.splice(0).forEach((answer) => answer()));
  expect(await screen.findByText('Запись создана')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('says what it creates in words that fit any resource', async () => {
  await openCreate();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Книги — новая запись');
  expect(document.title).toContain('новая запись');
});

it('does not call created what the server gave nothing back for, and keeps what was typed', async () => {
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === 'BookCreate'
      ? new Observable((observer) => {
          observer.next({
            data: { createBook: { __typename: 'BookPayload', book: null, errors: [] } },
          });
          observer.complete();
        })
      : forward(operation),
  );
  const { user, choose, address } = await openCreate('?authorId=3', link);
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Нос');
  await choose(/Состояние/, 'Издана');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(
    within(await screen.findByRole('alert')).getByText('Сервер ничего не вернул'),
  ).toBeVisible();
  expect(screen.queryByText('Запись создана')).toBeNull();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Нос');
  expect(address()).toBe('/books/new?authorId=3');
});

it('does not go without what is required', async () => {
  const { user, sent } = await openCreate();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(within(await screen.findByRole('alert')).getByText('Исправьте 3 поля')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('starts with the record that the address names', async () => {
  const { user, sent, choose } = await openCreate('?authorId=3');
  expect(screen.getByRole('combobox', { name: /Автор/ })).toHaveValue('Николай Гоголь');
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Вий');
  await choose(/Состояние/, 'Черновик');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ input: { title: 'Вий', status: 'DRAFT', authorId: '3' } }]),
  );
});

it('starts with the choice that the address names, and with none where there is no such', async () => {
  const first = await openCreate('?authorId=3&status=DRAFT');
  expect(screen.getByRole('combobox', { name: /Состояние/ })).toHaveTextContent('Черновик');
  first.unmount();

  const { user, sent } = await openCreate('?authorId=3&status=GONE');
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Вий');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(within(await screen.findByRole('alert')).getByText('Исправьте 1 поле')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('starts anew for the next record', async () => {
  const { user, sent, choose, address } = await openCreate('?authorId=3');
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Нос');
  await choose(/Состояние/, 'Издана');
  await user.click(screen.getByRole('button', { name: 'Сохранить и создать ещё' }));
  expect(await screen.findByText('Запись создана')).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(address()).toBe('/books/new?authorId=3');
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveFocus();
  expect(await screen.findByRole('combobox', { name: /Автор/ })).toHaveValue('Николай Гоголь');
});

it('takes tags as chips, what is still in the field included', async () => {
  const { user, sent, choose } = await openCreate('?authorId=1');
  await user.type(screen.getByRole('textbox', { name: /Название/ }), 'Стихи');
  await choose(/Состояние/, 'Издана');
  await user.type(await screen.findByRole('combobox', { name: /Метки/ }), 'поэзия{Enter}сборник');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent()).toMatchObject([{ input: { tags: ['поэзия', 'сборник'] } }]));
});

it('offers the draft of a new record back, even of a field that is chosen', async () => {
  const first = await openCreate();
  await first.user.type(screen.getByRole('textbox', { name: /Название/ }), 'Метель');
  await first.choose(/Автор/, 'Иван Бунин');
  first.unmount();

  const { user } = await openCreate();
  await user.click(screen.getByRole('button', { name: 'Восстановить' }));
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Метель');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /Автор/ })).toHaveValue('Иван Бунин'),
  );
});

it('says why a record that was made could not be linked by the write after it, and makes it once', async () => {
  const { create, ...books } = sampleDescriptors.books;
  if (!create) throw new Error('Books are created.');
  const resources = sampleResourcesWith({
    ...books,
    create: {
      ...create,
      inputs: create.inputs.filter(({ name }) => name !== 'pages'),
      afterwards: ['pages'],
    },
  });
  const link = new ApolloLink((operation, forward) =>
    operation.operationName === 'BookUpdate'
      ? new Observable((observer) => {
          const errors = [{ message: 'no', extensions: { code: 'FORBIDDEN' } }];
          observer.next({ data: null, errors });
          observer.complete();
        })
      : forward(operation),
  );
  const { user, requests, address } = await renderAdmin({
    path: '/books/new?authorId=3',
    resources,
    link,
  });
  await user.type(await screen.findByLabelText(/Название/), 'Нос');
  await user.click(screen.getByRole('combobox', { name: /Состояние/ }));
  await user.click(await screen.findByRole('option', { name: 'Издана' }));
  await user.type(screen.getByRole('textbox', { name: /Страниц/ }), '90');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(/Запись создана, но связи.*Недостаточно прав/)).toBeVisible();
  expect(address()).toBe('/books/61');
  expect(
    requests
      .filter(({ operationName }) => operationName === 'BookCreate')
      .map(({ variables }) => variables),
  ).toEqual([{ input: { title: 'Нос', status: 'PUBLISHED', authorId: '3' } }]);
});
