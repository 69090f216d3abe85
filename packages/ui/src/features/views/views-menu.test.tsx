import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { NotificationHost } from '../../kit/notification-host.tsx';
import { renderAdmin } from '../../testing/index.ts';
import type { SavedView } from '../../storage/view-store.ts';
import type { Views } from './use-views.ts';
import { writeViewsFile } from './views-file.ts';
import { ViewsMenu } from './views-menu.tsx';

afterEach(() => vi.restoreAllMocks());

const viewOf = (id: string, change: Partial<SavedView> = {}): SavedView => ({
  id,
  name: `Вид ${id}`,
  query: 'status.in=NEW',
  columns: null,
  isShared: false,
  isDefault: false,
  mayChange: true,
  position: Number(id),
  revision: 1,
  ...change,
});
const all = ['1', '2', '3'].map((id) => viewOf(id));
const own = all[1];

async function open(change: Partial<Views> = {}) {
  const heard = vi.fn<(act: string, ...options: readonly unknown[]) => void>();
  const hear =
    (act: string) =>
    (...options: readonly unknown[]) =>
      heard(act, ...options);
  const views: Views = {
    name: 'books',
    views: all,
    current: own,
    isChanged: false,
    mayShare: false,
    mayBeDefault: true,
    read: hear('read'),
    open: hear('open'),
    leave: hear('leave'),
    create: hear('create'),
    keepChanges: hear('keepChanges'),
    save: hear('save'),
    move: hear('move'),
    makeDefault: hear('makeDefault'),
    remove: hear('remove'),
    add: hear('add'),
    ...change,
  };
  const admin = await renderAdmin({
    children: (
      <NotificationHost>
        <ViewsMenu views={views} anchor={document.body} onClose={hear('close')} />
      </NotificationHost>
    ),
  });
  const press = async (role: 'menuitem' | 'button', name: string) => {
    await admin.user.click(await screen.findByRole(role, { name }));
    return heard.mock.calls.filter(([act]) => act !== 'close');
  };
  return { ...admin, press, heard };
}

const items = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

const ends = ['Экспорт видов', 'Импорт видов…'];
const moves = ['Переместить левее', 'Переместить правее'];
it.each<readonly [string, Partial<Views>, readonly string[]]>([
  [
    'of one’s own',
    {},
    [
      'Сохранить как новый вид…',
      'Сделать видом по умолчанию',
      'Переименовать…',
      ...moves,
      'Удалить…',
      ...ends,
    ],
  ],
  [
    'that was changed',
    { isChanged: true, mayBeDefault: false },
    [
      'Сохранить изменения',
      'Вернуть как было',
      'Сохранить как новый вид…',
      'Переименовать…',
      ...moves,
      'Удалить…',
      ...ends,
    ],
  ],
  [
    'of others that was changed',
    { isChanged: true, current: viewOf('2', { mayChange: false, isDefault: true }) },
    ['Вернуть как было', 'Сохранить как новый вид…', 'Не открывать по умолчанию', ...ends],
  ],
  [
    'that is the first, and may be shown to all',
    { current: all[0], mayShare: true },
    [
      'Сохранить как новый вид…',
      'Сделать видом по умолчанию',
      'Переименовать…',
      'Показать всем',
      'Переместить правее',
      'Удалить…',
      ...ends,
    ],
  ],
  [
    'that is the last, and is shown to all',
    { current: viewOf('3', { isShared: true }), mayShare: true, mayBeDefault: false },
    [
      'Сохранить как новый вид…',
      'Переименовать…',
      'Показывать только мне',
      'Переместить левее',
      'Удалить…',
      ...ends,
    ],
  ],
  ['that is none', { current: undefined, isChanged: true }, ['Сохранить вид…', ...ends]],
  [
    'that is none, of a list without views',
    { current: undefined, views: [] },
    ['Сохранить вид…', 'Импорт видов…'],
  ],
])('offers for a view %s what can be done with it', async (_, views, expected) => {
  await open(views);
  expect(items()).toEqual(expected);
});

it.each<readonly [string, Partial<Views>, readonly unknown[]]>([
  ['Сохранить изменения', { isChanged: true }, ['keepChanges', own]],
  ['Вернуть как было', { isChanged: true }, ['open', own]],
  ['Сделать видом по умолчанию', {}, ['makeDefault', own]],
  [
    'Не открывать по умолчанию',
    { current: viewOf('2', { isDefault: true }) },
    ['makeDefault', null],
  ],
  ['Показать всем', { mayShare: true }, ['save', own, { isShared: true }]],
  ['Переместить левее', {}, ['move', own, -1]],
  ['Переместить правее', {}, ['move', own, 1]],
])('does «%s», and is closed', async (name, views, expected) => {
  const { press, heard } = await open(views);
  expect(await press('menuitem', name)).toEqual([expected]);
  expect(heard).toHaveBeenCalledWith('close');
});

it.each([
  [false, 'Записи останутся: удаляется только вид списка.'],
  [true, 'Вид исчезнет у всех, кто им пользуется. Записи останутся.'],
])('asks before it removes a view that is shared: %s', async (isShared, text) => {
  const { press } = await open({ current: viewOf('2', { isShared }) });
  expect(await press('menuitem', 'Удалить…')).toEqual([]);
  expect(screen.getByRole('dialog', { name: 'Удалить вид «Вид 2»?' })).toHaveAccessibleDescription(
    text,
  );
  expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus();
  expect(await press('button', 'Удалить')).toEqual([['remove', viewOf('2', { isShared })]]);
});

it.each([
  [writeViewsFile('books', all), 1],
  [writeViewsFile('authors', all), 0],
])('adds the views of a file of the same list alone', async (text, count) => {
  const { press, heard } = await open();
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (
    this: HTMLInputElement,
  ) {
    Object.defineProperty(this, 'files', { value: [new File([text], 'views.json')] });
    this.dispatchEvent(new Event('change'));
  });
  await press('menuitem', 'Импорт видов…');
  await vi.waitFor(() =>
    expect([
      heard.mock.calls.filter(([act]) => act === 'add').length,
      screen.queryAllByText('В этом файле нет видов этого списка').length,
    ]).toEqual([count, 1 - count]),
  );
});
