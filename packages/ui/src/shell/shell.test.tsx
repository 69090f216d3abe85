import type { ResourceSummary } from '@admin/gql/resource';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { indexedDB } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { signedIn } from '../../test/signed-in.ts';
import type { NavigationGroup, NavigationPage } from '../resources/admin-context.tsx';
import { definitionsIn, type Definitions } from '../resources/with-definitions.ts';
import { DraftOwnerContext } from '../resources/draft-owner.ts';
import { SessionContext, type Session } from '../session/session.ts';
import { renderAdmin, sampleResources } from '../testing/index.ts';
import { NavigationGuard } from '../kit/navigation-guard.tsx';
import { useUnsavedGuard } from '../kit/use-unsaved-guard.ts';
import { dropAllDrafts, keepDraft, readLastingDraft } from '../storage/draft-storage.ts';
import { Shell } from './shell.tsx';

beforeEach(() => void vi.stubGlobal('indexedDB', indexedDB));
afterEach(async () => {
  vi.restoreAllMocks();
  await dropAllDrafts();
  vi.unstubAllGlobals();
});

const draftOf = async (owner: string, name: string) => {
  const place = { application: '', owner, name };
  keepDraft(place, { savedAt: new Date().toISOString(), values: { title: 'Чайка' } });
  await waitFor(async () => expect(await readLastingDraft(place)).not.toBeNull());
};

const signOuts: string[] = [];
const session: Session = { ...signedIn, signOut: async () => void signOuts.push('signed out') };

const nameless = { status: 'signedIn', viewer: null } as const;

interface Options {
  readonly own?: Partial<Session>;
  readonly resources?: readonly ResourceSummary[];
  readonly navigation?: readonly NavigationGroup[];
  readonly pages?: readonly NavigationPage[];
  readonly definitions?: Definitions;
  readonly path?: string;
  readonly page?: ReactNode;
}

function renderShell({
  own,
  resources = sampleResources,
  navigation,
  pages,
  definitions,
  path = '/books',
  page = <h1>Страница</h1>,
}: Options = {}) {
  return renderAdmin({
    resources,
    navigation,
    pages,
    definitions,
    path,
    children: (
      <SessionContext value={{ ...session, ...own }}>
        <NavigationGuard>
          <DraftOwnerContext value="1">
            <Shell>{page}</Shell>
          </DraftOwnerContext>
        </NavigationGuard>
      </SessionContext>
    ),
  });
}

/** A page with a form that somebody typed into. */
function Unsaved() {
  useUnsavedGuard(true);
  return <h1>Страница</h1>;
}

const titles = () =>
  within(screen.getByRole('navigation', { name: 'Разделы' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const named = (names: readonly string[]): ResourceSummary[] =>
  names.map((name) => ({ ...sampleResources[0]!, name, type: name, description: name }));

it('is called after the host where no text names the application', async () => {
  await renderShell();
  expect(screen.queryByText('app.name')).toBeNull();
  expect(screen.getAllByText(location.host)).not.toEqual([]);
  // Next to a wide logo, a long host name is cut off.
  expect(screen.getAllByTitle(location.host)).not.toEqual([]);
});

describe('navigation', () => {
  it('links to the list of every resource, by title, and marks where the user is', async () => {
    await renderShell({ path: '/books/12/edit' });
    expect(titles()).toEqual(['Авторы', 'Книги', 'Образцы']);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Книги');
  });

  it('has the groups of the application in its order, and what they leave by title after what the group of data names', async () => {
    const navigation = [
      { title: 'shell.data', items: ['в', 'нет такого'] },
      { title: 'shell.management', items: ['учётки'] },
    ];
    await renderShell({ resources: named(['учётки', 'б', 'в', 'а']), navigation });
    expect(titles()).toEqual(['в', 'а', 'б', 'учётки']);
    expect(screen.getByRole('list', { name: 'Управление' }).textContent).toBe('учётки');
  });

  it('has pages among the resources, with pictures, under headings of one’s own, and no group without links', async () => {
    const Star = () => <svg data-testid="star" />;
    const navigation = [
      { title: '', items: [{ page: '/~/today' }] },
      { title: 'Склад', items: [{ resource: 'б', icon: Star }] },
      { title: 'Пусто', items: ['нет такого'] },
    ] as const;
    await renderShell({
      resources: named(['б']),
      navigation,
      pages: [{ path: '/~/today', title: 'Сегодня' }],
      path: '/~/today',
    });
    expect(titles()).toEqual(['Сегодня', 'б']);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/~/today');
    expect(within(screen.getByRole('list', { name: 'Склад' })).getByTestId('star')).toBeDefined();
    expect(screen.queryByText('Пусто')).toBeNull();
  });

  it('has resources in the groups of their definitions: in those of the application in its order, in others before all that is left', async () => {
    const navigation = [
      { name: 'sales', title: 'Продажи', items: ['в'] },
      { title: 'shell.data', items: [] },
    ];
    const definitions: Definitions = {
      а: { resource: 'а', group: 'sales' },
      б: { resource: 'б', group: 'Склад' },
      г: { load: async () => ({}), group: 'sales' },
    };
    await renderShell({ resources: named(['а', 'б', 'в', 'г', 'д']), navigation, definitions });
    expect(
      ['Продажи', 'Склад', 'Данные'].map((name) => screen.getByRole('list', { name }).textContent),
    ).toEqual(['ваг', 'б', 'д']);
    expect(titles()).toEqual(['в', 'а', 'г', 'б', 'д']);
  });

  it('has pictures of definitions, of those that are loaded with their resources too', async () => {
    const Star = () => <svg data-testid="star" />;
    const definitions: Definitions = {
      а: { resource: 'а', icon: Star },
      б: { load: async () => ({}), icon: 'M1 1h2z' },
      ...definitionsIn({
        './в.tsx': async () => ({}),
        './г.tsx': { default: { resource: 'г', icon: 'M2 2h2z' } },
      }),
    };
    await renderShell({ resources: named(['а', 'б', 'в', 'г']), definitions });
    const shapeOf = (name: string) =>
      screen.getByRole('link', { name }).style.getPropertyValue('--icon');
    expect(within(screen.getByRole('link', { name: 'а' })).getByTestId('star')).toBeDefined();
    expect(['б', 'в', 'г'].map(shapeOf)).toEqual(['path("M1 1h2z")', '', 'path("M2 2h2z")']);
  });

  it('does not ask for a search among few', async () => {
    await renderShell();
    expect(screen.queryByRole('searchbox', { name: 'Найти раздел' })).toBeNull();
  });

  it('finds one among many, by ё as by е, and opens it with Enter', async () => {
    const { user, address } = await renderShell({
      resources: named('а б в г д е ж з и к л м н счёт'.split(' ')),
    });
    await user.type(screen.getByRole('searchbox', { name: 'Найти раздел' }), 'Счет');
    expect(titles()).toEqual(['счёт']);
    await user.keyboard('{Enter}');
    expect(decodeURIComponent(address())).toBe('/счёт');
    expect(titles()).toHaveLength(14);
  });

  it.each([
    [12, false],
    [13, true],
  ])('of %i resources is searched: %s', async (count, isSearched) => {
    await renderShell({ resources: named(Array.from({ length: count }, (_, at) => `р${at}`)) });
    expect(screen.queryByRole('searchbox', { name: 'Найти раздел' }) !== null).toBe(isSearched);
  });

  it('says that nothing is found, and has everything again after Escape', async () => {
    const { user, address } = await renderShell({
      resources: named('а б в г д е ж з и к л м счёт'.split(' ')),
    });
    const search = screen.getByRole('searchbox', { name: 'Найти раздел' });
    await user.type(search, 'нет такого{Enter}');
    expect(screen.getByText('Такого раздела нет')).toBeVisible();
    expect(address()).toBe('/books');
    await user.type(search, '{Escape}');
    expect(search).toHaveValue('');
    expect(titles()).toHaveLength(13);
    await user.type(search, ' /СЧ ');
    expect(titles()).toEqual(['счёт']);
  });

  it('marks a resource on its own pages alone, not on those of one that begins with its name', async () => {
    await renderShell({ resources: named(['book', 'books']), path: '/books/12' });
    expect(
      screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent),
    ).toEqual(['Books']);
  });

  it('opens a folded group by itself on a page of it', async () => {
    const navigation = [{ title: 'Служебные', items: ['журнал'], isFolded: true }];
    await renderShell({
      resources: named(['журнал', 'а']),
      navigation,
      path: `/${encodeURIComponent('журнал')}/1`,
    });
    await screen.findByText('Служебные');
    expect(screen.getByText('журнал')).toBeVisible();
  });

  it('folds a group away, remembers it, and finds what is in it', async () => {
    const navigation = [
      { title: { ru: 'Учёт', en: 'Accounting' }, items: ['учётки'] },
      { title: { ru: 'Служебные', en: 'Technical' }, items: ['журнал'], isFolded: true },
      { title: 'shell.data', items: [] },
    ];
    const resources = named('учётки журнал а б в г д е ж з и к л м н'.split(' '));
    const { user, unmount } = await renderShell({ resources, navigation });
    expect(screen.getByText('Учёт')).toBeVisible();
    await screen.findByText('Служебные');
    expect(screen.getByText('журнал')).not.toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Найти раздел' }), 'журн');
    expect(screen.getByRole('link', { name: 'журнал' })).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Найти раздел' }));
    await user.click(await screen.findByText('Служебные'));
    expect(screen.getByText('журнал')).toBeVisible();
    unmount();
    await renderShell({ resources, navigation });
    await screen.findByText('Служебные');
    expect(screen.getByText('журнал')).toBeVisible();
  });

  it('can be put away, and stays away', async () => {
    const { user, unmount } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Свернуть меню' }));
    expect(screen.queryByRole('navigation', { name: 'Разделы' })).toBeNull();
    unmount();
    await renderShell();
    expect(screen.getByRole('button', { name: 'Развернуть меню' })).toBeDefined();
  });

  it('lets the keyboard past itself', async () => {
    await renderShell();
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('Перейти к содержанию');
    expect(document.querySelector(first?.getAttribute('href') ?? '')?.tagName).toBe('MAIN');
  });
});

describe('account menu', () => {
  async function openMenu(options: Options = {}) {
    const rendered = await renderShell(options);
    const [button] = screen.getAllByRole('button', { name: /^Учётная запись: Анна Каренина/ });
    await rendered.user.click(button!);
    await screen.findByRole('menu');
    return rendered;
  }

  it('says who is signed in', async () => {
    await openMenu();
    expect(screen.getByRole('menu').textContent).toContain('anna@example.ru');
    expect(screen.getAllByText('Владелец').length).toBeGreaterThan(0);
  });

  it('has the lists of who is signed in, which the navigation leaves out', async () => {
    const [loans, ...others] = named(['loans', 'bookmarks', 'tags']);
    const { user, address } = await openMenu({
      resources: [{ ...loans!, ofViewer: true }, ...others],
    });
    await user.click(screen.getByRole('menuitem', { name: 'Loans' }));
    expect(address()).toBe('/loans');
    await waitFor(() => expect(titles()).toEqual(['Bookmarks', 'Tags']));
  });

  it('shows the present language and theme as chosen', async () => {
    await openMenu();
    const chosen = screen
      .getAllByRole('menuitemradio', { checked: true })
      .map((item) => item.textContent);
    expect(chosen[0]).toBe('Русский');
  });

  it('leads to the change of the password', async () => {
    const { user, address } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Сменить пароль' }));
    expect(address()).toBe('/~/password');
  });

  it('closes with a choice, and speaks the language that was chosen', async () => {
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await user.click((await screen.findAllByRole('button', { name: /^Account/ }))[0]!);
    await screen.findByRole('menu');
    const chosen = screen.getAllByRole('menuitemradio', { checked: true });
    expect(chosen.map((item) => item.textContent)).toEqual(['English']);
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Drafts',
      'Change password',
      'Sign out',
    ]);
  });

  it('offers no more than the way of signing in has', async () => {
    await renderShell({ own: { auth: { start: async () => null }, state: nameless } });
    await userEvent.click(
      screen.getAllByRole('button', { name: /^Настройки|^Учётная запись/ })[0]!,
    );
    await screen.findByRole('menu');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Черновики']);
  });

  it('says that signing out failed', async () => {
    const { user } = await openMenu({ own: { signOut: () => Promise.reject(new Error('no')) } });
    await user.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    expect(await screen.findByText(/^Выйти не удалось/)).toBeVisible();
  });

  it('signs out where the browser has no drafts to count', async () => {
    signOuts.length = 0;
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('denied');
      },
    });
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    await waitFor(() => expect(signOuts).toEqual(['signed out']));
    vi.stubGlobal('indexedDB', indexedDB);
  });

  it('signs out', async () => {
    signOuts.length = 0;
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    await waitFor(() => expect(signOuts).toEqual(['signed out']));
  });

  it('leads to the drafts, and counts them', async () => {
    await draftOf('1', 'books/1');
    await draftOf('2', 'books/1');
    const { user, address } = await openMenu();
    await user.click(await screen.findByRole('menuitem', { name: 'Черновики 1' }));
    expect(address()).toBe('/~/drafts');
  });

  it('asks before a sign-out deletes the drafts of other tabs', async () => {
    signOuts.length = 0;
    await draftOf('1', 'books/1');
    const { user } = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    await screen.findByRole('dialog', { name: 'Выйти и удалить черновики?' });
    expect(screen.getByText(/остался 1 черновик/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Остаться' }));
    expect(signOuts).toEqual([]);
    await user.click(screen.getAllByRole('button', { name: /^Учётная запись/ })[0]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    await user.click(await screen.findByRole('button', { name: 'Выйти и удалить' }));
    expect(signOuts).toEqual(['signed out']);
  });

  it('asks before a sign-out drops what a form holds', async () => {
    signOuts.length = 0;
    const { user } = await openMenu({ page: <Unsaved /> });
    await user.click(screen.getByRole('menuitem', { name: 'Выйти' }));
    expect(await screen.findByText('Есть несохранённые изменения')).toBeVisible();
    expect(signOuts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Уйти без сохранения' }));
    expect(signOuts).toEqual(['signed out']);
  });
});

describe('another page', () => {
  it('begins at its top, with the keyboard in its content', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderShell();
    await user.click(screen.getByRole('link', { name: 'Авторы' }));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    expect(document.activeElement?.tagName).toBe('MAIN');
  });

  it('stays where it was when the user comes back to it', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    const { navigate } = await renderShell();
    dispatchEvent(new PopStateEvent('popstate'));
    await navigate('/authors');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('stays where it was where it is there before anybody else has heard of the way back; the next one begins at its top', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
    addEventListener(
      'popstate',
      () => act(() => screen.getByRole('link', { name: 'Авторы' }).click()),
      { once: true },
    );
    const { navigate } = await renderShell();
    dispatchEvent(new PopStateEvent('popstate'));
    expect(screen.getByRole('link', { name: 'Авторы' })).toHaveAttribute('aria-current', 'page');
    expect(scrolled).not.toHaveBeenCalled();
    await navigate('/books');
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});
