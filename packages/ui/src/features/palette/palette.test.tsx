import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { signedIn } from '../../../test/signed-in.ts';
import { violations } from '../../../test/violations.ts';
import { ResourceRoutes } from '../../app/routes.tsx';
import { useCommand } from '../../commands/commands-context.tsx';
import { SessionContext, type Session } from '../../session/session.ts';
import { Shell } from '../../shell/shell.tsx';
import { renderAdmin, type RenderAdminOptions } from '../../testing/index.ts';
import { rememberViews } from '../views/known-views.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../keys/keys.tsx'),
  import('./palette.tsx'),
  import('../../screens/list/list-screen.tsx'),
  import('../../screens/record/show-screen.tsx'),
  import('../remove/remove-dialog.tsx'),
]);

const signOuts: string[] = [];
const session: Session = {
  ...signedIn,
  auth: { ...signedIn.auth, signOut: async () => undefined },
  signOut: async () => void signOuts.push('signed out'),
};

async function open(options: RenderAdminOptions = {}, heading = 'Книги') {
  const admin = await renderAdmin({
    path: '/books',
    children: (
      <SessionContext value={session}>
        <Shell>
          <ResourceRoutes />
        </Shell>
      </SessionContext>
    ),
    ...options,
  });
  await screen.findByRole('heading', { level: 1, name: heading });
  return admin;
}

const field = { name: 'Что найти или сделать' };
const group = (name: string) => within(screen.getByRole('dialog')).getByRole('group', { name });
const offered = (name: string) =>
  within(group(name))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('opens by its button and by keys, from a field too, and offers where to go and what can be done here', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Поиск (Ctrl+K)' }));
  await screen.findByRole('dialog', { name: 'Поиск и команды' });
  expect(offered('Разделы')).toEqual(['Авторы', 'Книги', 'Образцы']);
  expect(offered('На этой странице')).toContain('Создать');
  expect(offered('На этой странице')).toContain('Столбцы');
  expect(screen.queryByRole('group', { name: 'Недавние записи' })).toBeNull();
  expect(await violations()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('searchbox').focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: 'Что найти или сделать' })).toHaveFocus();
});

it('offers everything that stands above a list, in its bar of what is chosen, and above a record', async () => {
  const { user, navigate } = await open();
  const page = async () => {
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', field);
    const titles = offered('На этой странице');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return titles;
  };
  await screen.findByText('1–25 из 60');
  const list = ['Создать', 'Фильтр', 'Обновить', 'Столбцы', 'Действия'];
  expect(await page()).toEqual(list);
  await user.click(screen.getByRole('checkbox', { name: 'Книга 2' }));
  await screen.findByRole('region', { name: 'Выбранные записи' });
  expect(await page()).toEqual([...list, 'Снять выбор', 'Выбрать все 60', 'Изменить']);
  await navigate('/books/7');
  await screen.findByRole('heading', { level: 1, name: 'Книга 7' });
  expect(await page()).toEqual(['Удалить', 'Изменить']);
});

it('offers and runs what a page of the project registers, by its key too', async () => {
  const shown: string[] = [];
  function Map() {
    useCommand('map.show', {
      label: 'Показать карту',
      run: () => shown.push('карта'),
      keys: { key: 'm', code: 'KeyM', shift: false },
    });
    return <h1>Карта</h1>;
  }
  const children = (
    <SessionContext value={session}>
      <Shell>
        <Map />
      </Shell>
    </SessionContext>
  );
  const { user } = await open({ children }, 'Карта');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'карту{Enter}');
  expect(shown).toEqual(['карта']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.keyboard('m');
  // The key of M types `ь` on a Russian keyboard.
  await user.keyboard('{Shift>}m{/Shift}');
  expect(shown).toEqual(['карта', 'карта']);
});

it('goes to a section by a few letters and Enter', async () => {
  const { user, address } = await open();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'авт{Enter}');
  await waitFor(() => expect(address()).toBe('/authors'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has the records that were looked at first, until somebody else signs in', async () => {
  const { user, navigate, address } = await open({ path: '/books/7' }, 'Книга 7');
  await navigate('/books/3');
  await screen.findByRole('heading', { level: 1, name: 'Книга 3' });
  await navigate('/books');
  await screen.findByRole('heading', { level: 1, name: 'Книги' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', field);
  expect(
    within(group('Недавние записи'))
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ).toEqual(['/books/3', '/books/7']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/books/7'));
  const { dropStored } = await import('../../session/session-changes.ts');
  await dropStored({ base: '' });
  await navigate('/books');
  await screen.findByRole('heading', { level: 1, name: 'Книги' });
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox', field);
  expect(screen.queryByRole('group', { name: 'Недавние записи' })).toBeNull();
});

it('does what stands on the page of a record', async () => {
  const { user } = await open({ path: '/books/7' }, 'Книга 7');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'удал{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Удалить запись?' })).toBeDefined();
});

it('opens a view that was saved, with its columns', async () => {
  const view = {
    id: '1',
    name: 'Дорогие',
    query: 'sort=-price',
    columns: ['title', 'price'],
    isShared: false,
    position: 1,
    isDefault: false,
    mayChange: true,
    revision: 1,
  };
  rememberViews({ list: 'books', path: '/books', application: '' }, [view], true);
  const { user, address } = await open({ path: '/authors' }, 'Авторы');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'дорог');
  expect(offered('Виды')).toEqual(['ДорогиеКниги']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toContain('sort=-price'));
  await waitFor(() =>
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toContain(
      'Цена',
    ),
  );
  expect(screen.queryByRole('columnheader', { name: 'Автор' })).toBeNull();
});

it('finds views of lists that this browser never opened, and shows them with their columns on the list that is open', async () => {
  const view = {
    list: 'books',
    id: 7,
    name: 'Краткий перечень',
    query: 'status.in=DRAFT',
    columns: ['title'],
    layout: null,
    isShared: true,
    isDefault: false,
    mayChange: true,
    position: 1,
    revision: 1,
  };
  const elsewhere = { ...view, list: 'customers.orders', id: 8, name: 'Перечень заказов' };
  const link = new ApolloLink((operation, forward) => {
    const { operationName } = operation;
    if (operationName !== 'AllViews' && operationName !== 'Views') return forward(operation);
    const views = operationName === 'AllViews' ? [elsewhere, view] : [view];
    const data = {
      viewer: {
        __typename: 'Viewer',
        views: views.map((each) => ({ __typename: 'SavedView', ...each })),
      },
    };
    return new Observable((observer) => {
      observer.next({ data });
      observer.complete();
    });
  });
  const { user, address } = await open({ link });
  await screen.findByText('1–25 из 60');
  const headers = () =>
    screen
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .filter(Boolean);
  const before = headers();
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'перечень');
  await screen.findByRole('option', { name: /Краткий перечень/ });
  // The other view belongs to records of a customer, and no customer is given.
  expect(offered('Виды')).toEqual(['Краткий переченьКниги']);
  await user.click(screen.getByRole('option', { name: /Краткий перечень/ }));
  await waitFor(() => expect(address()).toContain('status.in=DRAFT'));
  await waitFor(() => expect(headers()).toEqual(['Название']));
  const tabs = within(await screen.findByRole('navigation', { name: 'Виды списка' }));
  expect(tabs.getByRole('button', { name: 'Краткий перечень' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await user.click(tabs.getByRole('button', { name: 'Все' }));
  await waitFor(() => expect(headers()).toEqual(before));
});

it('finds views that definitions say, before any page of their list was opened', async () => {
  const definitions = {
    books: async () => ({
      default: {
        resource: 'books',
        list: {
          views: [{ name: 'drafts', title: 'Черновики', filters: { status: { in: ['DRAFT'] } } }],
        },
      },
    }),
  };
  const { user, address } = await open({ path: '/authors', definitions }, 'Авторы');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'черн');
  await screen.findByRole('option', { name: /Черновики.*Книги/ });
  expect(offered('Виды')).toEqual(['ЧерновикиКниги']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/books?view=drafts'));
});

it('offers what may be created, searches the open list, sets the language and signs out', async () => {
  const { user, address } = await open({
    can: (capability, resource) => capability !== 'create' || resource === 'books',
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'созда');
  expect(
    within(group('Новая запись'))
      .getAllByRole('option')
      .map((option) => option.getAttribute('href')),
  ).toEqual(['/books/new']);
  await user.clear(screen.getByRole('combobox', field));
  await user.type(screen.getByRole('combobox', field), 'книга 5');
  await user.click(screen.getByRole('option', { name: 'Искать «книга 5» в этом списке' }));
  await waitFor(() => expect(address()).toBe('/books?q=%D0%BA%D0%BD%D0%B8%D0%B3%D0%B0+5'));
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'выйти{Enter}');
  expect(signOuts).toEqual(['signed out']);
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'english{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Books' })).toBeDefined();
});

it('says that there is nothing, where no search of the schema could find it', async () => {
  const { user } = await open({ path: '/books/7' }, 'Книга 7');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox', field), 'йцукен');
  expect(await screen.findByText('По запросу «йцукен» ничего не нашлось')).toBeDefined();
});
