import type { KeylessResource, ListRequest, ResourceRecord, Say } from '@admin/gql/resource';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { firstCells, rows, textOf, valueCells } from '../../../test/rows.ts';
import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  sampleResources,
  sampleResourcesWith,
} from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await import('./column-chooser.tsx');

afterEach(() => vi.unstubAllGlobals());

/** A screen as wide as a phone's. */
const onPhone = () =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

const nameOf = (author: unknown) =>
  typeof author === 'object' && author !== null && 'name' in author ? String(author.name) : '';

describe('a list', () => {
  it('shows the first page, values in Russian, and which rows of how many', async () => {
    await renderAdmin({ path: '/books' });
    expect(await screen.findByRole('heading', { name: 'Книги' })).toBeDefined();
    await waitFor(() => expect(rows()).toHaveLength(25));
    const [first] = rows();
    expect(valueCells(first!).map(textOf)).toEqual([
      'Книга 1',
      'Издана',
      '1 000,50',
      'Анна Ахматова',
      '05.01.2026',
      '100',
      'Да',
      'проза',
    ]);
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
    expect(screen.getByLabelText('Строк на странице:')).toBeDefined();
  });

  it('says at the column why it cannot be sorted by, where the server says so', async () => {
    const { list } = sampleDescriptors.books;
    const columns =
      list?.columns.map((column) => ({
        ...column,
        field: { ...column.field, unindexed: column.field.name === 'price' },
      })) ?? [];
    const books = {
      ...sampleDescriptors.books,
      ...(list && { list: { ...list, columns, sortable: ['title'] } }),
    };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books', resources });
    expect((await screen.findByRole('columnheader', { name: /Цена/ })).title).toMatch(
      /^Сортировка и фильтр по этому столбцу недоступны/,
    );
    expect(screen.getByRole('columnheader', { name: 'Страниц' }).title).toBe('');
    expect(screen.queryByLabelText('Сортировка')).toBeNull();
    // A narrow screen has no headers. The reason is in the sort control.
    cleanup();
    onPhone();
    await renderAdmin({ path: '/books', resources });
    const unavailable = within(
      await screen.findByLabelText('Сортировка'),
    ).getByRole<HTMLOptGroupElement>('group', { name: 'Недоступно: таблица большая, индекса нет' });
    expect(unavailable.disabled).toBe(true);
    expect(within(unavailable).getAllByRole('option').map(textOf)).toEqual([
      expect.stringMatching(/^Цена/),
    ]);
  });

  it('has one line above its cards on a phone: what stands as buttons elsewhere is in the menu', async () => {
    onPhone();
    const { user } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByRole('button', { name: 'Действия' }));
    expect((await screen.findAllByRole('menuitem')).slice(0, 2).map(textOf)).toEqual([
      'Обновить',
      'Столбцы',
    ]);
    expect(screen.queryByRole('button', { name: 'Столбцы', hidden: true })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Столбцы' }));
    await screen.findByRole('dialog', { name: 'Столбцы' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Действия' })).toHaveFocus());
  });

  it('unfolds the filters of a definition on a phone, and folds them again', async () => {
    onPhone();
    const { user } = await renderAdmin({
      path: '/books',
      definitions: { books: { resource: 'books', list: { filters: ['status'] } } },
    });
    const fold = await screen.findByRole('button', { name: 'Фильтр', expanded: false });
    await user.click(fold);
    expect(await screen.findByRole('combobox', { name: 'Состояние' })).toBeDefined();
    await user.click(fold);
    expect(screen.queryByRole('combobox', { name: 'Состояние' })).toBeNull();
    expect(fold).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows records without a key as rows that open nothing, and are sorted as others are', async () => {
    const { name, type, fields, list, count } = sampleDescriptors.books;
    if (!list) throw new Error('The sample library lists its books.');
    const books: KeylessResource = { name, type, fields, key: null, list, ...(count && { count }) };
    const resources = sampleResources.map((summary) =>
      summary.name === 'books'
        ? { ...summary, capabilities: ['list'] as const, load: async () => books }
        : summary,
    );
    const { user, address } = await renderAdmin({ path: '/books', resources });
    await waitFor(() => expect(rows()).toHaveLength(25));
    const table = within(screen.getByRole('table'));
    // The authors have a key, and their links stay.
    expect(
      table
        .queryAllByRole('link')
        .filter((link) => !link.getAttribute('href')?.startsWith('/authors/')),
    ).toEqual([]);
    expect(table.queryAllByRole('checkbox')).toEqual([]);
    expect(firstCells()[0]).toBe('Книга 1');
    await user.click(table.getByText('Книга 1'));
    expect(address()).toBe('/books');
    await user.click(table.getByRole('button', { name: /Страниц/ }));
    await waitFor(() => expect(address()).toContain('sort=pages'));
    expect(screen.queryByRole('link', { name: 'Создать' })).toBeNull();
  });

  it.each(['/books/1', '/books/1/edit', '/books/new'])(
    'says at %s that records without a key have no such page',
    async (path) => {
      const { name, type, fields, list } = sampleDescriptors.books;
      if (!list) throw new Error('The sample library lists its books.');
      const books: KeylessResource = { name, type, fields, key: null, list };
      const resources = sampleResources.map((summary) =>
        summary.name === 'books'
          ? { ...summary, capabilities: ['list'] as const, load: async () => books }
          : summary,
      );
      await renderAdmin({ path, resources });
      expect(await screen.findByText(/недоступн|Карточки записи нет/)).toBeDefined();
    },
  );

  it('says in good Russian that there are more than the server counted', async () => {
    const { count } = sampleDescriptors.books;
    const books = {
      ...sampleDescriptors.books,
      count: count && { ...count, total: () => ({ count: 10_000, exact: false }) },
    };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books', resources });
    const range = await screen.findByText('1–25, всего больше 10 000');
    expect(range.textContent).toBe('1–25, всего больше\u00A010\u00A0000');
  });

  it('marks states by what they mean, the same in every row', async () => {
    await renderAdmin({ path: '/books' });
    const tone = (text: string) =>
      within(screen.getByRole('table')).getAllByText(text)[0]?.getAttribute('data-tone');
    await screen.findByRole('table');
    expect([tone('Издана'), tone('Изъята'), tone('Черновик')]).toEqual(['good', 'bad', '']);
  });

  it('opens records whose label only repeats other columns by a mark that is called by the label', async () => {
    const { list } = sampleDescriptors.books;
    const columns =
      list?.columns.toSorted(
        (a, b) => Number(b.field.name === 'author') - Number(a.field.name === 'author'),
      ) ?? [];
    const books = {
      ...sampleDescriptors.books,
      ...(list && { list: { ...list, columns } }),
      label: (record: ResourceRecord, say?: Say) =>
        `${nameOf(record['author'])}, ${say?.(record['publishedOn'], 'date') ?? ''}`,
    };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books', resources });
    const link = await screen.findByRole('link', { name: 'Анна Ахматова, 05.01.2026' });
    expect(link).toHaveAttribute('href', '/books/1');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(
      screen.getAllByRole('link', { name: 'Анна Ахматова' })[0]?.closest('td'),
    ).toHaveAttribute('data-repeated');
  });

  it('marks the record that the user comes back from, once', async () => {
    const { navigate } = await renderAdmin({ path: '/books/7' });
    await screen.findByRole('heading', { name: 'Книга 7' });
    await navigate('/books');
    await screen.findByRole('link', { name: 'Книга 7' });
    const marked = () =>
      rows()
        .filter((row) => row.hasAttribute('data-recent'))
        .map((row) => valueCells(row)[0]?.textContent);
    expect(marked()).toEqual(['Книга 7']);
    await navigate('/authors');
    await screen.findByRole('link', { name: 'Анна Ахматова' });
    await navigate('/books');
    await screen.findByRole('link', { name: 'Книга 7' });
    expect(marked()).toEqual([]);
  });

  it('has its tools where it appears under a pointer that rests: nothing there is entered, all of it is within the page', async () => {
    await renderAdmin({ path: '/books' });
    const cell = await screen.findByText('1 001,50');
    fireEvent.pointerOver(cell, { relatedTarget: cell.closest('main') });
    await waitFor(() => expect(document.querySelector('th hr')).not.toBeNull());
  });

  it('links a row to its record and a reference to the other record', async () => {
    await renderAdmin({ path: '/books' });
    expect((await screen.findByRole('link', { name: 'Книга 1' })).getAttribute('href')).toBe(
      '/books/1',
    );
    expect(screen.getAllByRole('link', { name: 'Иван Бунин' })[0]?.getAttribute('href')).toBe(
      '/authors/2',
    );
  });

  it('opens a record by a click anywhere in its row', async () => {
    const { user, address } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByText('1 001,50'));
    expect(address()).toBe('/books/2');
  });

  it('goes from row to row by the arrow keys', async () => {
    const { user } = await renderAdmin({ path: '/books' });
    (await screen.findByRole('link', { name: 'Книга 1' })).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect(document.activeElement?.textContent).toBe('Книга 2');
  });

  it('asks for no total when the first page is the whole list', async () => {
    const { requests } = await renderAdmin({ path: '/books', data: createSampleData(7) });
    expect(await screen.findByText('1–7 из 7')).toBeDefined();
    expect(requests.map(({ operationName }) => operationName)).toEqual(['BookList']);
  });

  it('asks for the total after the rows', async () => {
    const { requests } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    expect(requests.map(({ operationName }) => operationName)).toEqual(['BookList', 'BookCount']);
  });

  it('works in English', async () => {
    await renderAdmin({ path: '/books', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'Books' })).toBeDefined();
    expect(await screen.findByText('1–25 of 60')).toBeDefined();
    const [first] = rows();
    expect(valueCells(first!).map(textOf)).toEqual([
      'Книга 1',
      'Published',
      '1,000.50',
      'Анна Ахматова',
      '5 Jan 2026',
      '100',
      'Yes',
      'проза',
    ]);
  });
});

describe('sorting', () => {
  it('sorts up, down and back by a click on a header, and says so', async () => {
    const { user, address } = await renderAdmin({ path: '/books' });
    const header = () => screen.getByRole('columnheader', { name: 'Цена' });
    await screen.findByText('1–25 из 60');
    await user.click(within(header()).getByRole('button'));
    await waitFor(() => expect(firstCells()[0]).toBe('Книга 10'));
    expect(header().getAttribute('aria-sort')).toBe('ascending');
    expect(address()).toBe('/books?sort=price');
    await user.click(within(header()).getByRole('button'));
    await waitFor(() => expect(firstCells()[0]).toBe('Книга 59'));
    expect(header().getAttribute('aria-sort')).toBe('descending');
    await user.click(within(header()).getByRole('button'));
    expect(address()).toBe('/books');
  });

  it('asks for the rows of an order when the press on its header begins, once', async () => {
    const { requests, address } = await renderAdmin({ path: '/books?page=2' });
    const orders = () =>
      requests
        .filter(({ operationName }) => operationName === 'BookList')
        .map(({ variables }) => [
          variables['sortField'],
          variables['sortOrder'],
          variables['offset'],
        ]);
    await screen.findByText('26–50 из 60');
    const before = orders();
    const button = within(screen.getByRole('columnheader', { name: 'Цена' })).getByRole('button', {
      name: 'Цена',
    });
    fireEvent.pointerDown(button, { button: 2, pointerType: 'mouse' });
    // A finger may have come to scroll.
    fireEvent.pointerDown(button, { button: 0, pointerType: 'touch' });
    expect(orders()).toEqual(before);
    fireEvent.pointerDown(button, { button: 0, pointerType: 'mouse' });
    const after = orders();
    expect(after.slice(before.length)).toEqual([['PRICE', 'ASC', 0]]);
    expect(address()).toBe('/books?page=2');
    fireEvent.click(button);
    await waitFor(() => expect(firstCells()[0]).toBe('Книга 10'));
    expect(orders()).toEqual(after);
  });

  it('asks for the rows of two orders when the press with Shift begins that adds the second', async () => {
    const { list } = sampleDescriptors.books;
    const sorts: unknown[] = [];
    const books = list && {
      ...list,
      multiSort: true,
      variables: (request: ListRequest) => {
        sorts.push(
          request.sort.map(({ field, descending }) => `${descending ? '-' : ''}${field}`).join(),
        );
        return list.variables(request);
      },
    };
    await renderAdmin({
      path: '/books?sort=-price',
      resources: sampleResourcesWith({ ...sampleDescriptors.books, ...(books && { list: books }) }),
    });
    await screen.findByText('1–25 из 60');
    sorts.length = 0;
    fireEvent.pointerDown(
      within(screen.getByRole('columnheader', { name: /Страниц/ })).getByRole('button', {
        name: /^Страниц/,
      }),
      { button: 0, pointerType: 'mouse', shiftKey: true },
    );
    expect(sorts).toContain('-price,pages');
  });

  it('offers no sorting where the server has none', async () => {
    await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    expect(
      within(screen.getByRole('columnheader', { name: 'Состояние' })).queryByRole('button'),
    ).toBeNull();
  });
});

it('asks for rows and total anew when told to', async () => {
  const { user, data } = await renderAdmin({ path: '/books' });
  await screen.findByText('1–25 из 60');
  data.books = data.books.slice(1);
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText('1–25 из 59')).toBeDefined();
  expect(firstCells()[0]).toBe('Книга 2');
});

describe('columns', () => {
  it('fetches those alone that are shown, and remembers the choice', async () => {
    const { user, requests, unmount } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    await user.click(chooser.getByLabelText('Цена'));
    await user.click(chooser.getByLabelText('Добавлена'));
    await waitFor(() =>
      expect(requests.at(-1)?.variables).toMatchObject({ withPrice: false, withCreatedAt: true }),
    );
    await user.keyboard('{Escape}');
    unmount();
    await renderAdmin({ path: '/books' });
    expect(await screen.findByRole('columnheader', { name: 'Добавлена' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Цена' })).toBeNull();
  });
});

it('shows no button to create for a user who may not', async () => {
  await renderAdmin({ path: '/books', can: (capability) => capability !== 'create' });
  await screen.findByText('1–25 из 60');
  expect(screen.queryByRole('link', { name: 'Создать' })).toBeNull();
});

it('has a link that can be seen to a record whose title is blank', async () => {
  const data = createSampleData();
  Object.assign(data.books[0]!, { title: ' \u200b' });
  await renderAdmin({ path: '/books', data });
  expect(await screen.findByRole('link', { name: '1' })).toHaveAttribute('href', '/books/1');
});
