import { ApolloLink, Observable } from '@apollo/client';
import { ConflictError, NetworkError } from '@admin/gql';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ResourceRoutes } from '../../app/routes.tsx';
import { NavigationGuard } from '../../kit/navigation-guard.tsx';
import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  type RenderAdminOptions,
} from '../../testing/index.ts';
import { sampleResourcesWith } from '../../testing/sample-resources.ts';
import { preloadInputs } from '../../testing/preload-inputs.ts';

await preloadInputs();

const book = () => createSampleData().books[0]!;

async function openEditor(options: RenderAdminOptions = {}) {
  const admin = await renderAdmin({
    path: '/books/1/edit',
    children: (
      <NavigationGuard>
        <ResourceRoutes />
      </NavigationGuard>
    ),
    ...options,
  });
  await screen.findByLabelText(/Название/);
  const save = () => admin.user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const sent = () =>
    admin.requests
      .filter(({ operationName }) => operationName === 'BookUpdate')
      .map(({ variables }) => variables);
  return { ...admin, save, sent };
}

const retype = async (
  user: Awaited<ReturnType<typeof openEditor>>['user'],
  label: RegExp,
  text: string,
) => {
  const input = screen.getByRole('textbox', { name: label });
  await user.clear(input);
  if (text) await user.type(input, text);
};

it('is titled by the record, and says that it is being changed', async () => {
  await openEditor();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Книга 1');
  expect(screen.getByText('Изменение')).toHaveAttribute('aria-current', 'page');
  expect(document.title).toBe('Изменение: Книга 1');
});

it('sends nothing when nothing was changed, and says so', async () => {
  const { save, sent, address } = await openEditor();
  await save();
  expect(await screen.findByText('Изменений нет, сохранять нечего')).toBeVisible();
  expect(sent()).toEqual([]);
  expect(address()).toBe('/books/1/edit');
});

it('sends the changed field alone and goes to the record', async () => {
  const { user, save, sent, address } = await openEditor();
  await retype(user, /Название/, 'Вишнёвый сад');
  await save();
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(sent()).toEqual([{ id: '1', patch: { title: 'Вишнёвый сад' } }]);
  expect(address()).toBe('/books/1');
});

it('takes a decimal comma and spaces, and sends the exact number', async () => {
  const { user, save, sent } = await openEditor();
  await retype(user, /Цена/, '1 234,50');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ id: '1', patch: { price: '1234.50' } }]));
});

it('sends null for an emptied field', async () => {
  const data = createSampleData();
  data.books[0] = { ...book(), annotation: 'О книге' };
  const { user, save, sent } = await openEditor({ data });
  await retype(user, /Аннотация/, '');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ id: '1', patch: { annotation: null } }]));
});

it('saves with Ctrl+Enter', async () => {
  const { user, sent } = await openEditor();
  await retype(user, /Название/, 'Чайка');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent()).toEqual([{ id: '1', patch: { title: 'Чайка' } }]));
});

it('lists what must be corrected, with links that lead to the fields', async () => {
  const { user, save, sent } = await openEditor();
  await retype(user, /Название/, '');
  await retype(user, /Цена/, 'дорого');
  await save();
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('Исправьте 2 поля')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveFocus();
  await user.click(within(alert).getByRole('button', { name: 'Цена' }));
  expect(screen.getByRole('textbox', { name: /Цена/ })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Цена/ })).toHaveAccessibleDescription(
    'Введите число',
  );
  expect(sent()).toEqual([]);
});

it('shows a refusal of the server at its field and keeps what was typed', async () => {
  const data = createSampleData();
  const refuse = refusing({
    message: 'duplicate key value violates unique constraint',
    field: 'title',
    code: 'UNIQUE_VIOLATION',
  });
  const { user, save } = await openEditor({ data, link: refuse });
  await retype(user, /Название/, 'Дубль');
  await save();
  const title = await screen.findByRole('textbox', {
    name: /Название/,
    description: 'Такое значение уже есть в другой записи.',
  });
  expect(title).toHaveValue('Дубль');
  expect(title).toHaveFocus();
});

it('shows above the form what the server says about the record', async () => {
  const { user, save } = await openEditor({
    link: refusing({ message: 'Книга сдана в архив', field: null, code: null }),
  });
  await retype(user, /Название/, 'Другое');
  await save();
  expect(within(await screen.findByRole('alert')).getByText('Книга сдана в архив')).toBeVisible();
});

it('keeps what was typed when the server cannot be reached, and sends it again', async () => {
  let isDown = true;
  const link = new ApolloLink((operation, forward) =>
    isDown && operation.operationName === 'BookUpdate'
      ? new Observable((observer) =>
          observer.error(new NetworkError({ operationName: 'BookUpdate' })),
        )
      : forward(operation),
  );
  const { user, save, sent } = await openEditor({ link });
  await retype(user, /Название/, 'Дядя Ваня');
  await save();
  expect(await screen.findByText('Нет связи с сервером')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Дядя Ваня');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(sent()).toHaveLength(1);
});

it('sends once however often the button is pressed', async () => {
  const { user, sent } = await openEditor();
  await retype(user, /Название/, 'Иванов');
  await user.dblClick(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findByText('Сохранено');
  expect(sent()).toHaveLength(1);
});

it('lets a newer record into untouched fields and keeps what was typed', async () => {
  const { user, client, data, save, sent } = await openEditor();
  await retype(user, /Название/, 'Моё название');
  data.books[0] = { ...book(), title: 'Чужое название', pages: 777 };
  await act(() => client.refetchQueries({ include: [sampleDescriptors.books.show!.document] }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Страниц/ })).toHaveValue('777'));
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Моё название');
  await save();
  // The conflict must be resolved before anything is sent.
  expect(await screen.findByRole('group', { name: 'Название' })).toHaveTextContent(
    'Чужое название',
  );
  expect(sent()).toEqual([]);
});

it('asks before changes are left behind, and leaves without them only when told to', async () => {
  const { user, address } = await openEditor();
  await retype(user, /Название/, 'Недописано');
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  const dialog = await screen.findByRole('dialog', { name: 'Есть несохранённые изменения' });
  expect(within(dialog).getByRole('button', { name: 'Остаться' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Недописано');
  expect(address()).toBe('/books/1/edit');

  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await user.click(await screen.findByRole('button', { name: 'Уйти без сохранения' }));
  await waitFor(() => expect(address()).toBe('/books/1'));
});

it('leaves at once when the change was taken back', async () => {
  const { user, address } = await openEditor();
  const { title } = book();
  await retype(user, /Название/, 'Недописано');
  await retype(user, /Название/, title);
  await user.click(screen.getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(address()).toBe('/books/1'));
});

it('makes the browser ask before the tab is closed, only while something is unsaved', async () => {
  const { user } = await openEditor();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await retype(user, /Название/, 'Недописано');
  expect(closing()).toBe(true);
});

it('offers back what was typed before the page was reloaded, half-typed numbers too', async () => {
  const first = await openEditor();
  await retype(first.user, /Название/, 'Не пропало');
  await retype(first.user, /Цена/, '12,5,');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();

  const { user, save, sent } = await openEditor();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue(book().title);
  await user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Не пропало');
  expect(screen.getByRole('textbox', { name: /Цена/ })).toHaveValue('12,5,');
  await retype(user, /Цена/, '12,5');
  await save();
  await screen.findByText('Сохранено');
  expect(sent()).toEqual([{ id: '1', patch: { title: 'Не пропало', price: '12.5' } }]);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('admin.draft.'))).toEqual([]);
});

it('asks before a restored draft overwrites what somebody else saved after it was typed', async () => {
  const first = await openEditor();
  await retype(first.user, /Название/, 'Моё');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();

  const data = createSampleData();
  Object.assign(data.books[0] ?? {}, { title: 'Чужое' });
  const { user, save, sent } = await openEditor({ data });
  await user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  await save();
  expect(await screen.findByText('Запись изменили, пока вы её правили')).toBeVisible();
  expect(sent()).toEqual([]);
});

it('says that the record was deleted meanwhile, and keeps what was typed', async () => {
  const { user, data, save } = await openEditor();
  await retype(user, /Название/, 'Поздно');
  data.books = data.books.filter(({ id }) => id !== '1');
  await save();
  expect(await screen.findByText('Запись удалили, пока вы её правили')).toHaveFocus();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Поздно');
});

it('offers a deleted record as a new one only to those who may create one', async () => {
  const { user, data, save } = await openEditor({ can: (capability) => capability !== 'create' });
  await retype(user, /Название/, 'Поздно');
  data.books = data.books.filter(({ id }) => id !== '1');
  await save();
  expect(await screen.findByText('Запись удалили, пока вы её правили')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Создать запись заново/ })).toBeNull();
});

it('says that there is no such record', async () => {
  await renderAdmin({ path: '/books/999/edit' });
  expect(await screen.findByText('Запись не найдена')).toBeVisible();
  expect(screen.getByRole('link', { name: 'К списку' })).toHaveAttribute('href', '/books');
});

it('is not offered to those who may not change records', async () => {
  await renderAdmin({ path: '/books/1/edit', can: (capability) => capability !== 'update' });
  expect(await screen.findByText('Изменение записи недоступно')).toBeVisible();
});

/** Answers every update with one error of the payload. */
function refusing(error: {
  message: string;
  field: string | null;
  code: string | null;
}): ApolloLink {
  return new ApolloLink((operation, forward) =>
    operation.operationName === 'BookUpdate'
      ? new Observable((observer) => {
          observer.next({
            data: {
              updateBook: {
                __typename: 'BookPayload',
                book: null,
                errors: [{ __typename: 'UserError', ...error }],
              },
            },
          });
          observer.complete();
        })
      : forward(operation),
  );
}

/** Answers an update without the record; `carry` also has it carried out. */
const nothingBack = (carry: boolean) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'BookUpdate') return forward(operation);
    const answer = { data: { updateBook: { __typename: 'BookPayload', book: null, errors: [] } } };
    return new Observable<ApolloLink.Result>((observer) => {
      const finish = () => {
        observer.next(answer);
        observer.complete();
      };
      if (carry) forward(operation).subscribe({ complete: finish });
      else finish();
    });
  });

it('does not say that a change is saved when the server showed nothing of it, and keeps what was typed', async () => {
  const { user, save, address } = await openEditor({ link: nothingBack(false) });
  await retype(user, /Название/, 'Вишнёвый сад');
  await save();
  expect(await screen.findByText('Изменение не подтверждено')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Вишнёвый сад');
  expect(address()).toBe('/books/1/edit');
});

it('takes a change for saved that the record shows, whatever the answer left out', async () => {
  const { user, save } = await openEditor({ link: nothingBack(true) });
  await retype(user, /Название/, 'Вишнёвый сад');
  await save();
  expect(await screen.findByText('Сохранено')).toBeVisible();
});

/** Changes the record on the server, past this browser's cache. */
const changeElsewhere = (
  { data }: Awaited<ReturnType<typeof openEditor>>,
  changes: Record<string, unknown>,
) => Object.assign(data.books[0] ?? {}, changes);

it('takes over what only somebody else changed, saves, and says what it was', async () => {
  const editor = await openEditor();
  await retype(editor.user, /Название/, 'Вишнёвый сад');
  changeElsewhere(editor, { pages: 777 });
  await editor.save();
  expect(await screen.findByText(/^Сохранено\. Другие изменили и это: /)).toBeVisible();
  expect(editor.sent()).toEqual([{ id: '1', patch: { title: 'Вишнёвый сад' } }]);
  expect(editor.data.books[0]).toMatchObject({ title: 'Вишнёвый сад', pages: 777 });
});

it('sends nothing while both have changed a field, shows all three values, and saves what is chosen', async () => {
  const editor = await openEditor();
  const before = book().title;
  await retype(editor.user, /Название/, 'Моё');
  changeElsewhere(editor, { title: 'Чужое' });
  await editor.save();
  const group = await screen.findByRole('group', { name: 'Название' });
  expect(
    within(group)
      .getAllByRole('definition')
      .map((each) => each.textContent),
  ).toEqual([before, 'Чужое', 'Моё']);
  expect(editor.sent()).toEqual([]);
  expect(screen.getByText('Запись изменили, пока вы её правили')).toHaveFocus();
  await editor.user.click(within(group).getByRole('button', { name: 'Оставить введённое' }));
  await editor.save();
  await waitFor(() => expect(editor.sent()).toEqual([{ id: '1', patch: { title: 'Моё' } }]));
});

it('shows what others changed meanwhile to whoever comes back to an open form', async () => {
  const editor = await openEditor();
  await retype(editor.user, /Название/, 'Моё');
  changeElsewhere(editor, { pages: 777 });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(
    await screen.findByText(
      'Пока форма была открыта, другие изменили: Страниц. Здесь уже новые значения.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Страниц/ })).toHaveValue('777');
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Моё');
});

it('has nothing to send once the other value is taken', async () => {
  const editor = await openEditor();
  await retype(editor.user, /Название/, 'Моё');
  changeElsewhere(editor, { title: 'Чужое' });
  await editor.save();
  await editor.user.click(await screen.findByRole('button', { name: 'Взять сохранённое' }));
  expect(screen.getByRole('textbox', { name: /Название/ })).toHaveValue('Чужое');
  await editor.save();
  expect(await screen.findByText('Изменений нет, сохранять нечего')).toBeVisible();
  expect(editor.sent()).toEqual([]);
});

it('carries the change over when the server says that the record has changed in between', async () => {
  let refusals = 2;
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'BookUpdate' || refusals-- <= 0) return forward(operation);
    changeElsewhere(editor, { pages: 100 + refusals });
    return new Observable((observer) => {
      observer.error(new ConflictError());
    });
  });
  const editor = await openEditor({ link });
  await retype(editor.user, /Название/, 'Вишнёвый сад');
  await editor.save();
  await waitFor(() =>
    expect(editor.data.books[0]).toMatchObject({ title: 'Вишнёвый сад', pages: 100 }),
  );
  expect(await screen.findByText(/^Сохранено\. Другие изменили и это: /)).toBeVisible();
});

it('merges with what others changed where the payload says that they did', async () => {
  const conflict = refusing({
    message: 'Book was changed by somebody else',
    field: null,
    code: 'VERSION_MISMATCH',
  });
  let refusals = 1;
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'BookUpdate' || refusals-- <= 0) return forward(operation);
    changeElsewhere(editor, { title: 'Чужое' });
    return conflict.request(operation, forward);
  });
  const editor = await openEditor({ link });
  await retype(editor.user, /Название/, 'Моё');
  await editor.save();
  expect(await screen.findByRole('group', { name: 'Название' })).toHaveTextContent('Чужое');
});

it('needs no second answer where the refusal says what the record holds now', async () => {
  let isRefused = false;
  const link = new ApolloLink((operation, forward) => {
    if (isRefused && operation.operationName === 'BookShow')
      return new Observable((observer) => observer.error(new NetworkError()));
    if (operation.operationName !== 'BookUpdate') return forward(operation);
    isRefused = true;
    const current = {
      ...book(),
      __typename: 'Book',
      title: 'Чужое',
      author: { __typename: 'Author', id: book().authorId },
    };
    return new Observable((observer) => observer.error(new ConflictError({ current })));
  });
  const editor = await openEditor({ link });
  await retype(editor.user, /Название/, 'Моё');
  await editor.save();
  expect(await screen.findByRole('group', { name: 'Название' })).toHaveTextContent('Чужое');
});

it('takes nothing for typed that the page itself took over while the answer was under way', async () => {
  let refusals = 1;
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'BookUpdate' || refusals-- <= 0) return forward(operation);
    changeElsewhere(editor, { pages: 777 });
    // A write with an unknown outcome makes the client fetch the visible data again.
    return new Observable((observer) => {
      void act(() =>
        editor.client.refetchQueries({ include: [sampleDescriptors.books.show!.document] }),
      ).then(() => observer.error(new ConflictError()));
    });
  });
  const editor = await openEditor({ link });
  await retype(editor.user, /Название/, 'Вишнёвый сад');
  await editor.save();
  await waitFor(() =>
    expect(editor.sent()).toEqual([{ id: '1', patch: { title: 'Вишнёвый сад' } }]),
  );
  expect(editor.data.books[0]).toMatchObject({ title: 'Вишнёвый сад', pages: 777 });
});

it('keeps what was typed when the record was deleted, and offers it as a new one', async () => {
  const editor = await openEditor();
  await retype(editor.user, /Название/, 'Моё');
  editor.data.books.splice(0, 1);
  await editor.save();
  await editor.user.click(
    await screen.findByRole('button', { name: 'Создать запись заново с этими значениями' }),
  );
  expect(editor.address()).toBe('/books/new');
  expect(await screen.findByRole('textbox', { name: /Название/ })).toHaveValue('Моё');
  expect(screen.queryByRole('button', { name: 'Восстановить' })).toBeNull();
  sessionStorage.clear();
});

it.each([
  ['known', ['1'], true],
  ['more than were read', undefined, false],
])(
  'offers links that replace all others where those that are there are %s',
  async (_, links, isOpen) => {
    const { books } = sampleDescriptors;
    const { update } = books;
    const [first] = update?.inputs ?? [];
    if (!update || !first) throw new Error('Books are changed.');
    const authors = {
      name: 'authors',
      kind: 'reference' as const,
      list: true,
      required: false,
      nullable: true,
      reference: { resource: 'authors', keyField: 'id', replaces: true },
      value: () => links,
    };
    await openEditor({
      resources: sampleResourcesWith({
        ...books,
        update: { ...update, inputs: [...update.inputs, authors] },
      }),
    });
    const group = await screen.findByRole('group', { name: /authors/i });
    const add = within(group).getByRole('button', { name: 'Добавить значение' });
    expect(add.matches(':disabled')).toBe(!isOpen);
    expect(within(group).queryByText(/не все связи/) === null).toBe(isOpen);
  },
);
