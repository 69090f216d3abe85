import type { FieldDescriptor, ListRequest } from '@admin/gql/resource';
import { ApolloLink, Observable } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { boundedBooks } from '../../../test/bounded-books.ts';
import { rows, textOf } from '../../../test/rows.ts';
import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  sampleResourcesWith,
  type RenderAdminOptions,
  type RenderedAdmin,
} from '../../testing/index.ts';
import { createBrowserViews } from '../../features/views/browser-views.ts';

await Promise.all([import('./table-tools.tsx'), import('./column-chooser.tsx')]);

const headers = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .map((header) => header.textContent)
    .filter(Boolean);
const header = (name: string) => screen.getByRole('columnheader', { name });
const sortButton = (name: string) => within(header(name)).getByRole('button', { name });
const kept = (key: string): unknown =>
  JSON.parse(localStorage.getItem(`admin.${key}.books`) ?? 'null');
const first = ['Название', 'Состояние', 'Цена'];

async function openBooks(
  path = '/books',
  options: Pick<RenderAdminOptions, 'resources' | 'link' | 'data'> = {},
) {
  const admin = await renderAdmin({ path, ...options });
  await waitFor(() => expect(rows()).toHaveLength(25));
  return admin;
}

/** The code comes with the first of it. */
async function approach(user: RenderedAdmin['user'], column: string) {
  await waitFor(async () => {
    await user.hover(rows()[0]!);
    await user.hover(header(column));
    screen.getByRole('button', { name: `Столбец «${column}»` });
  });
}

async function openMenu({ user }: RenderedAdmin, column: string) {
  await approach(user, column);
  await user.click(screen.getByRole('button', { name: `Столбец «${column}»` }));
  return within(await screen.findByRole('menu', { name: `Столбец «${column}»` }));
}

describe('the columns of a list', () => {
  beforeEach(() => localStorage.clear());

  it('get their tools in the first pause, and not between a press and its answer', async () => {
    await openBooks();
    const tools = () => screen.queryByRole('separator', { name: 'Ширина столбца «Цена»' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      fireEvent.pointerOver(header('Цена'));
      for (let press = 0; press < 3; press += 1) {
        await act(() => vi.advanceTimersByTimeAsync(400));
        fireEvent.pointerDown(header('Цена'));
      }
      await act(() => vi.advanceTimersByTimeAsync(400));
      expect(tools()).toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(100));
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(tools()).not.toBeNull());
  });

  it('are moved from the menu of their header, and stay there when the list is opened again', async () => {
    const admin = await openBooks();
    expect(headers().slice(0, 3)).toEqual(first);
    await admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Переместить левее' }),
    );
    await waitFor(() => expect(headers().slice(0, 3)).toEqual(['Название', 'Цена', 'Состояние']));
    admin.unmount();
    await openBooks();
    expect(headers().slice(0, 3)).toEqual(['Название', 'Цена', 'Состояние']);
  });

  it('are moved by dragging the header, which does not sort then', async () => {
    const admin = await openBooks();
    await approach(admin.user, 'Цена');
    // Nothing is laid out here: each header is 100 pixels wide.
    screen.getAllByRole('columnheader').forEach((cell, index) => {
      cell.getBoundingClientRect = () =>
        DOMRect.fromRect({ x: index * 100, width: 100, height: 30 });
    });
    const button = sortButton('Цена');
    const x = header('Цена').getBoundingClientRect().x;
    fireEvent.pointerDown(button, { button: 0, clientX: x + 50 });
    fireEvent.pointerMove(document, { clientX: x - 80 });
    fireEvent.pointerUp(document, { clientX: x - 80 });
    fireEvent.click(button);
    await waitFor(() => expect(headers().slice(0, 3)).toEqual(['Название', 'Цена', 'Состояние']));
    expect(admin.address()).toBe('/books');
  });

  it('are made wider by the arrow keys at their edge, and as wide as before on request', async () => {
    const admin = await openBooks();
    await admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Изменить ширину' }),
    );
    const edge = await screen.findByRole('separator', { name: 'Ширина столбца «Цена»' });
    await waitFor(() => expect(edge).toHaveFocus());
    await admin.user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
    await waitFor(() => expect(kept('layout')).toMatchObject({ widths: { price: 88 } }));
    await admin.user.keyboard('{Enter}');
    expect(sortButton('Цена')).toHaveFocus();
    await admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Ширина по содержимому' }),
    );
    await waitFor(() => expect(kept('layout')).not.toMatchObject({ widths: { price: 88 } }));
  });

  it('go from the dialog to the edge of one, though nobody has used the table', async () => {
    const { user } = await openBooks();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    await user.click(dialog.getByRole('button', { name: 'Столбец «Цена»' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Изменить ширину' }));
    await waitFor(() =>
      expect(screen.getByRole('separator', { name: 'Ширина столбца «Цена»' })).toHaveFocus(),
    );
  });

  it('are as they were arranged with the first rows, without the code that arranges', async () => {
    const admin = await openBooks();
    await admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Закрепить слева' }),
    );
    await waitFor(() => expect(headers()[0]).toBe('Цена'));
    await waitFor(() => expect(JSON.stringify(kept('layout'))).toContain('sticky'));
    admin.unmount();
    await openBooks();
    expect(headers()[0]).toBe('Цена');
    expect(getComputedStyle(header('Цена')).position).toBe('sticky');
  });

  it('are arranged in the dialog by the keyboard, which keeps the focus and says the place', async () => {
    const { user } = await openBooks();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    act(() => dialog.getByRole('button', { name: 'Ниже: Название' }).focus());
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(headers().slice(0, 3)).toEqual(['Состояние', 'Цена', 'Название']));
    expect(dialog.getByRole('button', { name: 'Ниже: Название' })).toHaveFocus();
    expect(dialog.getByText('Название: 3 из 8')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Плотно' }));
    expect(kept('layout')).toMatchObject({ density: 'compact' });
    await user.click(dialog.getByRole('button', { name: 'По умолчанию' }));
    await waitFor(() => expect(headers().slice(0, 3)).toEqual(first));
    expect(kept('layout')).toBeNull();
  });

  it('say in which order they sort the rows, and are added from the menu', async () => {
    const { list } = sampleDescriptors.books;
    const books = {
      ...sampleDescriptors.books,
      ...(list && { list: { ...list, multiSort: true } }),
    };
    const admin = await openBooks('/books?sort=price', { resources: sampleResourcesWith(books) });
    await admin.user.click(
      (await openMenu(admin, 'Страниц')).getByRole('menuitem', { name: 'Затем по убыванию' }),
    );
    await waitFor(() => expect(admin.address()).toBe('/books?sort=price%2C-pages'));
    expect(['Цена', 'Страниц'].map((name) => sortButton(name).dataset['order'])).toEqual([
      '1',
      '2',
    ]);
  });

  it('come with a saved view as they were arranged', async () => {
    await createBrowserViews('').create('books', {
      name: 'Узко',
      query: '',
      columns: ['title', 'price'],
      layout: { widths: { title: 200, price: 90 }, density: 'compact' },
      isShared: false,
      position: 1,
    });
    const admin = await openBooks();
    await admin.user.hover(rows()[0]!);
    await waitFor(() => expect(localStorage.getItem('admin.views.books')).not.toBeNull());
    await admin.navigate('/authors');
    await admin.navigate('/books?page=2');
    await admin.user.click(await screen.findByRole('button', { name: 'Узко' }));
    await waitFor(() =>
      expect(kept('layout')).toMatchObject({
        widths: { title: 200, price: 90 },
        density: 'compact',
      }),
    );
    expect(headers()).toEqual(['Название', 'Цена']);
    await admin.user.click(screen.getByRole('button', { name: 'Все' }));
    await waitFor(() => expect(kept('layout')).toBeNull());
  });

  it('have the sum of the page below them on request, exact, until it is taken away', async () => {
    const admin = await openBooks();
    await admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Сумма по странице' }),
    );
    const sum = () =>
      within(screen.getAllByRole('rowgroup').at(-1)!).getAllByRole('cell').map(textOf);
    await screen.findByRole('rowheader', { name: 'Итого на странице' });
    expect(sum()).toContain('23 283,50');
    expect(kept('layout')).toMatchObject({ sums: ['price'] });
    await admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Убрать сумму' }),
    );
    await waitFor(() =>
      expect(screen.queryByRole('rowheader', { name: 'Итого на странице' })).toBeNull(),
    );
  });
});

describe('the sum of everything found', () => {
  const { count, list } = sampleDescriptors.books;
  const tells = (
    data: unknown,
  ): data is { readonly booksCount: number; readonly summed?: number } =>
    typeof data === 'object' && data !== null && 'booksCount' in data;
  /**
   * Total that also sums up prices, behind a flag, as codegen prints it. The sum exceeds the range
   * of a number.
   */
  const summing = (money?: FieldDescriptor['money']) => {
    const columns =
      list?.columns.map((column) =>
        column.field.name === 'price' && money
          ? { ...column, field: { ...column.field, money } }
          : column,
      ) ?? [];
    return sampleResourcesWith({
      ...sampleDescriptors.books,
      list: list && { ...list, columns },
      count: count && {
        document: parse(
          'query BookCount($filter: BookFilter, $search: String, $summed: Boolean!) { booksCount(filter: $filter, search: $search) summed: booksCount(filter: $filter, search: "Книга") @include(if: $summed) }',
        ),
        variables: (request: ListRequest, _exact?: boolean, isSummed?: boolean) => ({
          ...count.variables(request),
          summed: isSummed === true,
        }),
        total: (data) => ({ count: tells(data) ? data.booksCount : 0, exact: true }),
        summable: ['price'],
        sums: (data) =>
          tells(data) && data.summed !== undefined
            ? { price: `${9_007_199_254_740_993n * BigInt(data.summed)}.10` }
            : undefined,
      },
    });
  };
  const asked = ({ requests }: RenderedAdmin) =>
    requests
      .filter(({ variables }) => variables['summed'] === true)
      .map(({ variables }) => variables['search'] ?? '');
  const sums = () =>
    within(screen.getAllByRole('rowgroup').at(-1)!).getAllByRole('cell').map(textOf);
  const label = 'Итого по всем найденным';
  const button = 'Сумма по всем найденным';
  const showSums = async (admin: RenderedAdmin) =>
    admin.user.click(
      (await openMenu(admin, 'Цена')).getByRole('menuitem', { name: 'Сумма по странице' }),
    );
  beforeEach(() => localStorage.clear());

  it('is asked for by a press, exact, and again once something is written', async () => {
    const admin = await openBooks('/books', { resources: summing() });
    await showSums(admin);
    await admin.user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('rowheader', { name: label });
    expect(sums()).toEqual(expect.arrayContaining(['23 283,50', '540 431 955 284 459 580,10']));
    await admin.navigate('/books?page=2');
    await waitFor(() => expect(sums()).not.toContain('23 283,50'));
    await waitFor(() => expect(sums()).toContain('540 431 955 284 459 580,10'));
    expect(asked(admin)).toEqual(['']);
    act(() => void admin.client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'booksCount' }));
    await waitFor(() => expect(asked(admin)).toEqual(['', '']));
    await screen.findByRole('rowheader', { name: label });
  });

  it('is gone with other conditions and a refresh, and not offered where the page is everything', async () => {
    const admin = await openBooks('/books', { resources: summing() });
    await showSums(admin);
    const press = async () => admin.user.click(await screen.findByRole('button', { name: button }));
    await press();
    await screen.findByRole('rowheader', { name: label });
    await admin.user.click(screen.getByRole('button', { name: 'Обновить' }));
    await press();
    await screen.findByRole('rowheader', { name: label });
    await admin.navigate('/books?q=Книга');
    await screen.findByRole('button', { name: button });
    expect(screen.queryByRole('rowheader', { name: label })).toBeNull();
    expect(asked(admin)).toEqual(['', '']);
    await admin.navigate('/books?q=%D0%9A%D0%BD%D0%B8%D0%B3%D0%B0%2012');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Книга 12'));
    await waitFor(() => expect(screen.queryByRole('button', { name: button })).toBeNull());
    expect(screen.getByRole('rowheader', { name: 'Итого на странице' })).toBeDefined();
  });

  it('is one of one currency alone', async () => {
    const admin = await openBooks('/books', {
      resources: summing({ currency: 'status' }),
      data: createSampleData(120),
    });
    await showSums(admin);
    await screen.findByRole('rowheader', { name: label });
    expect(sums()).toContain('Отберите одну валюту');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    await admin.navigate('/books?status.in=DRAFT&status.in=WITHDRAWN');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('Книга 2'));
    await screen.findByText('Отберите одну валюту');
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    await admin.navigate('/books?status.in=DRAFT');
    await admin.user.click(await screen.findByRole('button', { name: button }));
    await waitFor(() => expect(asked(admin)).toHaveLength(1));
  });

  it('that cannot be had can be asked for again', async () => {
    let isBroken = true;
    const link = new ApolloLink((operation, forward) =>
      isBroken && operation.variables['summed'] === true
        ? new Observable<never>((observer) => observer.error(new Error('Too many.')))
        : forward(operation),
    );
    const admin = await openBooks('/books', { resources: summing(), link });
    await showSums(admin);
    await admin.user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('button', { name: 'Закрыть' });
    await admin.user.click(await screen.findByRole('button', { name: button }));
    isBroken = false;
    await admin.user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('rowheader', { name: label })).toBeVisible();
  });
});

describe('the total of a list', () => {
  const counted = boundedBooks(50);
  const asked = ({ requests }: RenderedAdmin) =>
    requests
      .filter(({ operationName }) => operationName === 'BookCount')
      .map(({ variables }) => variables['exact']);
  const ask = async ({ user }: RenderedAdmin) => {
    await screen.findByText('1–25, всего больше 50');
    expect(screen.queryByRole('button', { name: 'Сколько всего?' })).toBeNull();
    await user.hover(rows()[0]!);
    await user.click(await screen.findByRole('button', { name: 'Сколько всего?' }));
  };

  it('that is only known to be more than some is counted when somebody asks, and leads to the last page', async () => {
    const admin = await openBooks('/books', { resources: counted });
    await ask(admin);
    await screen.findByText('1–25 из 60');
    expect(asked(admin)).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: 'Сколько всего?' })).toBeNull();
    await admin.user.click(screen.getByRole('button', { name: 'Последняя страница' }));
    await screen.findByText('51–60 из 60');
    // Other conditions need a count of their own.
    await admin.navigate('/books?q=Книга');
    await screen.findByText('1–25, всего больше 50');
    expect(asked(admin)).toEqual([false, true, false]);
    await screen.findByRole('button', { name: 'Сколько всего?' });
  });

  it('that cannot be counted is what was known before, and can be asked for again', async () => {
    let isBroken = true;
    const link = new ApolloLink((operation, forward) =>
      isBroken && operation.variables['exact'] === true
        ? new Observable<never>((observer) => observer.error(new Error('Too many.')))
        : forward(operation),
    );
    const admin = await openBooks('/books', { resources: counted, link });
    await ask(admin);
    await screen.findByText('1–25, всего больше 50');
    expect(asked(admin)).not.toContain(true);
    isBroken = false;
    await admin.user.click(await screen.findByRole('button', { name: 'Сколько всего?' }));
    expect(await screen.findByText('1–25 из 60')).toBeVisible();
  });
});
