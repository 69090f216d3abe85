import { RequestTimeoutError, UnauthenticatedError } from '@admin/gql';
import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { firstCells } from '../../../test/rows.ts';
import { createSampleData, renderAdmin, type RenderAdminOptions } from '../../testing/index.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../screens/list/row-tools.tsx'),
  import('./edit-rows-dialog.tsx'),
  import('./remove-rows-dialog.tsx'),
]);

async function openBooks(options: RenderAdminOptions = {}) {
  const admin = await renderAdmin({ path: '/books', ...options });
  await screen.findByRole('checkbox', { name: 'Книга 1' });
  const choose = async (...names: string[]) => {
    for (const name of names) await admin.user.click(screen.getByRole('checkbox', { name }));
  };
  const press = async (name: string) =>
    admin.user.click(
      await within(await screen.findByRole('region', { name: 'Выбранные записи' })).findByRole(
        'button',
        { name },
      ),
    );
  const asks = (name: string) =>
    admin.requests.filter(({ operationName }) => operationName === name);
  return { ...admin, choose, press, asks };
}

const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map((box) => box.getAttribute('aria-label'));

/** Sets the state of the chosen records. */
async function editStatus(
  { user, press }: Awaited<ReturnType<typeof openBooks>>,
  title: string,
  value: string,
) {
  await press('Изменить');
  const form = await dialog(title);
  await user.click(form.getByRole('checkbox', { name: 'Изменить поле «Состояние»' }));
  await user.click(await form.findByRole('combobox', { name: /Состояние/ }));
  await user.click(await screen.findByRole('option', { name: value }));
  await user.click(form.getByRole('button', { name: title }));
}

/** Fails the writes of one book; `after`: when they have been carried out. */
const failing = (id: string, errors: Error[], isAfter = false) =>
  new ApolloLink((operation, forward) => {
    const error =
      operation.operationName === 'BookUpdate' && operation.variables['id'] === id
        ? errors.shift()
        : undefined;
    if (!error) return forward(operation);
    return new Observable((observer) => {
      if (isAfter) forward(operation).subscribe({ complete: () => observer.error(error) });
      else observer.error(error);
    });
  });

it('Records are chosen until others are asked for: nothing is done with what nobody sees', async () => {
  const { choose, navigate } = await openBooks();
  const bar = () => screen.findByRole('region', { name: 'Выбранные записи' });
  await choose('Книга 2', 'Книга 4');
  expect(within(await bar()).getByText('Выбрано: 2')).toBeVisible();
  await navigate('/books?q=Книга 5');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Книга 4' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
  await choose('Книга 5');
  expect(within(await bar()).getByText('Выбрано: 1')).toBeVisible();
});

describe('chosen records are changed together', () => {
  it('in the fields that are ticked alone, and the list is asked again once', async () => {
    const admin = await openBooks();
    await admin.choose('Книга 1', 'Книга 3', 'Книга 2');
    await editStatus(admin, 'Изменить 3 записи', 'Изъята');
    expect(await screen.findByText('Изменены 3 записи')).toBeVisible();
    expect(admin.asks('BookUpdate').map(({ variables }) => variables)).toEqual(
      ['1', '2'].map((id) => ({ id, patch: { status: 'WITHDRAWN' } })),
    );
    expect(admin.data.books.slice(0, 4).map(({ status }) => status)).toEqual([
      'WITHDRAWN',
      'WITHDRAWN',
      'WITHDRAWN',
      'PUBLISHED',
    ]);
    await waitFor(() => expect(screen.getAllByText('Изъята').length).toBeGreaterThanOrEqual(3));
    expect(admin.asks('BookList')).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
  });

  it('only once a field is ticked and holds what it may', async () => {
    const { user, choose, press, asks } = await openBooks();
    await choose('Книга 1');
    await press('Изменить');
    const form = await dialog('Изменить 1 запись');
    const start = form.getByRole('button', { name: 'Изменить 1 запись' });
    await user.click(start);
    expect(await form.findByText('Отметьте хотя бы одно поле.')).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Изменить поле «Название»' }));
    expect(form.queryByText('Отметьте хотя бы одно поле.')).toBeNull();
    await user.click(start);
    expect((await form.findAllByText('Заполните поле'))[0]).toBeVisible();
    await user.click(form.getByRole('checkbox', { name: 'Изменить поле «Название»' }));
    await user.click(form.getByRole('checkbox', { name: 'Изменить поле «Цена»' }));
    expect(
      await form.findByText('Если отмеченное поле оставить пустым, оно очистится во всех записях.'),
    ).toBeVisible();
    await user.click(start);
    expect(await screen.findByText('Изменена 1 запись')).toBeVisible();
    expect(asks('BookUpdate').map(({ variables }) => variables)).toEqual([
      { id: '1', patch: { price: null } },
    ]);
  });

  it('but not where others changed the same field meanwhile: such a record stays chosen, and says why', async () => {
    const admin = await openBooks();
    await admin.choose('Книга 1', 'Книга 2', 'Книга 4');
    admin.data.books = admin.data.books.map((book) =>
      book.id === '2' ? { ...book, status: 'PUBLISHED' } : book,
    );
    await editStatus(admin, 'Изменить 3 записи', 'Изъята');
    const outcome = await dialog('Изменено: 2 из 3');
    expect(outcome.getByRole('listitem')).toHaveTextContent(
      'Книга 2Запись успел изменить кто-то другой.',
    );
    expect(admin.data.books[1]?.status).toBe('PUBLISHED');
    await admin.user.click(outcome.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chosen()).toEqual(['Книга 2']);
    // A record may be changed after its current state has been shown.
    await waitFor(() => expect(admin.asks('BookList')).toHaveLength(2));
    await editStatus(admin, 'Изменить 1 запись', 'Изъята');
    expect(await screen.findByText('Изменена 1 запись')).toBeVisible();
  });

  it('and one whose answer was lost counts as what it is', async () => {
    const admin = await openBooks({ link: failing('2', [new RequestTimeoutError(1000)], true) });
    await admin.choose('Книга 1', 'Книга 2');
    await editStatus(admin, 'Изменить 2 записи', 'Изъята');
    expect(await screen.findByText('Изменены 2 записи')).toBeVisible();
    expect(admin.asks('BookUpdate').map(({ variables }) => variables['id'])).toEqual(['1', '2']);
  });

  it('and go on where they had to stop', async () => {
    const admin = await openBooks({ link: failing('2', [new UnauthenticatedError()]) });
    await admin.choose('Книга 1', 'Книга 2', 'Книга 4');
    await editStatus(admin, 'Изменить 3 записи', 'Изъята');
    const progress = await dialog('Изменение записей');
    expect(
      await progress.findByText('Работа остановилась. Сделанное повторяться не будет.'),
    ).toBeVisible();
    await admin.user.click(progress.getByRole('button', { name: 'Продолжить' }));
    expect(await screen.findByText('Изменены 3 записи')).toBeVisible();
    expect(new Set(admin.asks('BookUpdate').map(({ variables }) => variables['id']))).toEqual(
      new Set(['1', '2', '4']),
    );
  });

  it('is offered to who may change records', async () => {
    const { choose } = await openBooks({ can: (capability) => capability !== 'update' });
    await choose('Книга 1');
    const bar = within(await screen.findByRole('region', { name: 'Выбранные записи' }));
    expect(bar.getByRole('button', { name: 'Удалить' })).toBeVisible();
    expect(bar.queryByRole('button', { name: 'Изменить' })).toBeNull();
  });
});

describe('everything that the conditions hold for', () => {
  it('is chosen from the whole page, with the columns that the list shows, and changed to the last', async () => {
    const admin = await openBooks({
      path: '/books?status.in=PUBLISHED',
      data: createSampleData(360),
    });
    await admin.choose('Выбрать все на странице');
    await admin.press('Выбрать все 120');
    expect(await screen.findByText('Выбрано: 120')).toBeVisible();
    await editStatus(admin, 'Изменить 120 записей', 'Изъята');
    expect(await screen.findByText('Изменено 120 записей')).toBeVisible();
    expect(admin.data.books.filter(({ status }) => status === 'WITHDRAWN')).toHaveLength(240);
    expect(admin.data.books.filter(({ status }) => status === 'PUBLISHED')).toHaveLength(0);
    await screen.findByText(/Ничего не найдено|Нет строк/);
  });

  it('is deleted when its number has been typed', async () => {
    const admin = await openBooks({
      path: '/books?status.in=PUBLISHED',
      data: createSampleData(360),
    });
    await admin.choose('Выбрать все на странице');
    await admin.press('Выбрать все 120');
    await screen.findByText('Выбрано: 120');
    await admin.press('Удалить');
    const question = await dialog('Удалить 120 записей?');
    await admin.user.click(question.getByRole('button', { name: 'Удалить' }));
    expect(admin.asks('BookDelete')).toHaveLength(0);
    await admin.user.type(
      question.getByRole('textbox', { name: 'Чтобы подтвердить, введите число записей: 120' }),
      '120',
    );
    await admin.user.click(question.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByText('Удалено 120 записей')).toBeVisible();
    expect(admin.data.books.map(({ status }) => status)).not.toContain('PUBLISHED');
    expect(admin.data.books).toHaveLength(240);
  });

  it('is offered where there is more than the page', async () => {
    const { choose } = await openBooks({ data: createSampleData(3) });
    await choose('Выбрать все на странице');
    expect(await screen.findByText('Выбрано: 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Выбрать вс[её]/ })).toBeNull();
    expect(firstCells()).toHaveLength(3);
  });
});
