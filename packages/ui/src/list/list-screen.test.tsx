import type { KeylessResource, ListDescriptor, ResourceRecord, Say } from '@admin/gql';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ApolloLink, gql, Observable } from '@apollo/client';
import { describe, expect, it, vi } from 'vitest';

import { createSampleData, renderAdmin, sampleDescriptors, sampleResources, sampleResourcesWith, withKeysOfNoAuthor, type SampleRequest } from '../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([import('../filters/filter-editor.tsx'), import('./column-chooser.tsx'), import('./ask-first.tsx'), import('../picker/reference-picker.tsx')]);

/** Intl groups digits with spaces that do not break. */
const textOf = (element: HTMLElement) => element.textContent?.replace(/[\u00A0\u202F]/g, ' ') ?? '';
const nameOf = (author: unknown) => (typeof author === 'object' && author !== null && 'name' in author ? String(author.name) : '');
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const firstCells = () => rows().map((row) => within(row).getAllByRole('cell')[0]?.textContent);

describe('a list', () => {
  it('shows the first page, values in Russian, and which rows of how many', async () => {
    await renderAdmin({ path: '/books' });
    expect(await screen.findByRole('heading', { name: 'Книги' })).toBeDefined();
    await waitFor(() => expect(rows()).toHaveLength(25));
    const [first] = rows();
    expect(within(first!).getAllByRole('cell').map(textOf)).toEqual(['Книга 1', 'Издана', '1 000,50', 'Анна Ахматова', '05.01.2026', '100', 'Да', 'проза']);
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
    expect(screen.getByLabelText('Строк на странице:')).toBeDefined();
  });

  it('says at the column why it cannot be sorted by, where the server says so', async () => {
    const { list } = sampleDescriptors.books;
    const columns = list?.columns.map((column) => ({ ...column, field: { ...column.field, unindexed: column.field.name === 'price' } })) ?? [];
    const books = { ...sampleDescriptors.books, ...(list && { list: { ...list, columns, sortable: ['title'] } }) };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books', resources });
    expect((await screen.findByRole('columnheader', { name: /Цена/ })).title).toMatch(/^Сортировка и фильтр по этому столбцу недоступны/);
    expect(screen.getByRole('columnheader', { name: 'Страниц' }).title).toBe('');
    // A phone shows no headers, and says it where it offers the order.
    const unavailable = within(screen.getByLabelText('Сортировка')).getByRole<HTMLOptGroupElement>('group', { name: 'Недоступно: таблица большая, индекса нет', hidden: true });
    expect(unavailable.disabled).toBe(true);
    expect(within(unavailable).getAllByRole('option', { hidden: true }).map(textOf)).toEqual([expect.stringMatching(/^Цена/)]);
  });

  it('shows records without a key as rows that open nothing, and are sorted as others are', async () => {
    const { name, type, fields, list, count } = sampleDescriptors.books;
    if (!list) throw new Error('The sample library lists its books.');
    const books: KeylessResource = { name, type, fields, key: null, list, ...(count && { count }) };
    const resources = sampleResources.map((summary) => (summary.name === 'books' ? { ...summary, capabilities: ['list'] as const, load: async () => books } : summary));
    const { user, address } = await renderAdmin({ path: '/books', resources });
    await waitFor(() => expect(rows()).toHaveLength(25));
    const table = within(screen.getByRole('table'));
    // The authors have a key, and their links stay.
    expect(table.queryAllByRole('link').filter((link) => !link.getAttribute('href')?.startsWith('/authors/'))).toEqual([]);
    expect(table.queryAllByRole('checkbox')).toEqual([]);
    expect(firstCells()[0]).toBe('Книга 1');
    await user.click(table.getByText('Книга 1'));
    expect(address()).toBe('/books');
    await user.click(table.getByRole('button', { name: /Страниц/ }));
    await waitFor(() => expect(address()).toContain('sort=pages'));
    expect(screen.queryByRole('link', { name: 'Создать' })).toBeNull();
  });

  it.each(['/books/1', '/books/1/edit', '/books/new'])('says at %s that records without a key have no such page', async (path) => {
    const { name, type, fields, list } = sampleDescriptors.books;
    if (!list) throw new Error('The sample library lists its books.');
    const books: KeylessResource = { name, type, fields, key: null, list };
    const resources = sampleResources.map((summary) => (summary.name === 'books' ? { ...summary, capabilities: ['list'] as const, load: async () => books } : summary));
    await renderAdmin({ path, resources });
    expect(await screen.findByText(/недоступн|Карточки записи нет/)).toBeDefined();
  });

  it('says in good Russian that there are more than the server counted', async () => {
    const { count } = sampleDescriptors.books;
    const books = { ...sampleDescriptors.books, count: count && { ...count, total: () => ({ count: 10_000, exact: false }) } };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books', resources });
    const range = await screen.findByText('1–25, всего больше 10 000');
    expect(range.textContent).toBe('1–25, всего больше\u00A010\u00A0000');
  });

  it('marks states by what they mean, the same in every row', async () => {
    await renderAdmin({ path: '/books' });
    const tone = (text: string) => within(screen.getByRole('table')).getAllByText(text)[0]?.getAttribute('data-tone');
    await screen.findByRole('table');
    expect([tone('Издана'), tone('Изъята'), tone('Черновик')]).toEqual(['good', 'bad', '']);
  });

  it('opens records whose label only repeats other columns by a mark that is called by the label', async () => {
    const { list } = sampleDescriptors.books;
    const columns = list?.columns.toSorted((a, b) => Number(b.field.name === 'author') - Number(a.field.name === 'author')) ?? [];
    const books = {
      ...sampleDescriptors.books,
      ...(list && { list: { ...list, columns } }),
      label: (record: ResourceRecord, say?: Say) => `${nameOf(record['author'])}, ${say?.(record['publishedOn'], 'date') ?? ''}`,
    };
    const resources = sampleResourcesWith(books);
    await renderAdmin({ path: '/books', resources });
    const link = await screen.findByRole('link', { name: 'Анна Ахматова, 05.01.2026' });
    expect(link).toHaveAttribute('href', '/books/1');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(screen.getAllByRole('link', { name: 'Анна Ахматова' })[0]?.closest('td')).toHaveAttribute('data-repeated');
  });

  it('marks the record that the user comes back from, once', async () => {
    const { navigate } = await renderAdmin({ path: '/books/7' });
    await screen.findByRole('heading', { name: 'Книга 7' });
    await navigate('/books');
    await screen.findByRole('link', { name: 'Книга 7' });
    const marked = () => rows().filter((row) => row.hasAttribute('data-recent')).map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(marked()).toEqual(['Книга 7']);
    await navigate('/authors');
    await screen.findByRole('link', { name: 'Анна Ахматова' });
    await navigate('/books');
    await screen.findByRole('link', { name: 'Книга 7' });
    expect(marked()).toEqual([]);
  });

  it('links a row to its record and a reference to the other record', async () => {
    await renderAdmin({ path: '/books' });
    expect((await screen.findByRole('link', { name: 'Книга 1' })).getAttribute('href')).toBe('/books/1');
    expect(screen.getAllByRole('link', { name: 'Иван Бунин' })[0]?.getAttribute('href')).toBe('/authors/2');
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
    expect(within(first!).getAllByRole('cell').map(textOf)).toEqual(['Книга 1', 'Published', '1,000.50', 'Анна Ахматова', '5 Jan 2026', '100', 'Yes', 'проза']);
  });
});

describe('paging', () => {
  it('goes to the next, last, previous and first page', async () => {
    const { user, address } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('26–50 из 60')).toBeDefined();
    expect(address()).toBe('/books?page=2');
    await user.click(screen.getByRole('button', { name: 'Последняя страница' }));
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    const isDisabled = () => ['Первая', 'Предыдущая', 'Следующая', 'Последняя'].map((page) => screen.getByRole<HTMLButtonElement>('button', { name: `${page} страница` }).disabled);
    expect(isDisabled()).toEqual([false, false, true, true]);
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    await screen.findByText('26–50 из 60');
    await user.click(screen.getByRole('button', { name: 'Первая страница' }));
    await screen.findByText('1–25 из 60');
    expect(isDisabled()).toEqual([true, true, false, false]);
    expect(address()).toBe('/books');
  });

  it('ends with a page that is full, where the records fill it', async () => {
    const { user } = await renderAdmin({ path: '/books', data: createSampleData(50) });
    await screen.findByText('1–25 из 50');
    await user.click(screen.getByRole('button', { name: 'Последняя страница' }));
    expect(await screen.findByText('26–50 из 50')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Последняя страница' })).toHaveProperty('disabled', true));
  });

  it('keeps the chosen size of a page for every list', async () => {
    const { user, address, navigate } = await renderAdmin({ path: '/books?page=2' });
    await screen.findByText('26–50 из 60');
    await user.selectOptions(screen.getByLabelText('Строк на странице:'), '50');
    expect(await screen.findByText('1–50 из 60')).toBeDefined();
    expect(address()).toBe('/books?size=50');
    await navigate('/books');
    expect(await screen.findByText('1–50 из 60')).toBeDefined();
  });

  it('follows cursors forwards, and remembers them on the way back', async () => {
    const data = createSampleData(1);
    data.authors = Array.from({ length: 60 }, (_, index) => ({ id: String(index + 1), name: `Автор ${index + 1}`, country: null }));
    const { user, address } = await renderAdmin({ path: '/authors', data });
    expect(await screen.findByText('1–25')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('26–50')).toBeDefined();
    expect(address()).toBe('/authors?page=2&after=25');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    expect(await screen.findByText('26–50')).toBeDefined();
    expect(address()).toBe('/authors?page=2&after=25');
  });

  it('offers the first page when a page is past the end', async () => {
    const { user } = await renderAdmin({ path: '/books?page=99' });
    await user.click(await screen.findByRole('button', { name: 'На первую страницу' }));
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
  });

  it('keeps the rows while the next page loads', async () => {
    let release: () => void = () => undefined;
    const slow = new ApolloLink((operation, forward) => {
      if (operation.variables['offset'] !== 25) return forward(operation);
      return new Observable((observer) => {
        release = () => forward(operation).subscribe(observer);
      });
    });
    const { user } = await renderAdmin({ path: '/books', link: slow });
    await screen.findByText('1–25 из 60');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(firstCells()[0]).toBe('Книга 1');
    release();
    await waitFor(() => expect(firstCells()[0]).toBe('Книга 26'));
  });
});

describe('a page that is likely to be next', () => {
  const asked = (requests: readonly SampleRequest[]) =>
    requests.filter(({ operationName }) => operationName === 'BookList').map(({ variables }) => variables['offset']);

  it('is fetched once while the pointer rests on the way to it, and is there at the click', async () => {
    const { user, requests } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    const next = screen.getByRole('button', { name: 'Следующая страница' });
    await user.hover(next);
    await waitFor(() => expect(asked(requests)).toEqual([0, 25]));
    await user.click(next);
    expect(firstCells()[0]).toBe('Книга 26');
    expect(screen.getByRole('table').querySelector('tbody')?.dataset['stale']).toBeUndefined();
    // The pointer is still there: now on the way to the last page.
    await waitFor(() => expect(asked(requests)).toEqual([0, 25, 50]));
  });

  it('is fetched by its cursor when the focus reaches the way to it', async () => {
    const data = createSampleData(1);
    data.authors = Array.from({ length: 60 }, (_, index) => ({ id: String(index + 1), name: `Автор ${index + 1}`, country: null }));
    const { requests } = await renderAdmin({ path: '/authors', data });
    await screen.findByText('1–25');
    act(() => screen.getByRole('button', { name: 'Следующая страница' }).focus());
    await waitFor(() => expect(requests.filter(({ operationName }) => operationName === 'AuthorList').map(({ variables }) => variables['after'])).toEqual([undefined, '25']));
  });

  it('is not fetched for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    const { requests } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    vi.useFakeTimers();
    act(() => screen.getByRole('button', { name: 'Следующая страница' }).focus());
    act(() => void vi.advanceTimersByTime(1_000));
    expect(asked(requests)).toEqual([0]);
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
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

  it('offers no sorting where the server has none', async () => {
    await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    expect(within(screen.getByRole('columnheader', { name: 'Состояние' })).queryByRole('button')).toBeNull();
  });
});

describe('search', () => {
  it('searches when typing pauses, and Escape clears', async () => {
    const { user, address, requests } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    await user.keyboard('/');
    await user.keyboard('книга 5');
    expect(await screen.findByText('1–11 из 11')).toBeDefined();
    expect(address()).toBe('/books?q=%D0%BA%D0%BD%D0%B8%D0%B3%D0%B0+5');
    expect(requests.filter(({ operationName }) => operationName === 'BookList')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('offers to clear conditions that nothing meets', async () => {
    const { user } = await renderAdmin({ path: '/books?q=нет' });
    expect(await screen.findByText('Нет строк')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Сбросить условия' }));
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
  });
});

describe('conditions', () => {
  it('reads them from the address and says them in words', async () => {
    const { address } = await renderAdmin({ path: '/books?status.in=DRAFT&price.gte=1010.5&authorId.eq=2' });
    expect(await screen.findByText('1–3 из 3')).toBeDefined();
    const chips = within(screen.getByRole('list', { name: 'Условия отбора' })).getAllByRole('listitem');
    await waitFor(() => expect(chips.slice(0, 3).map(textOf)).toEqual(['Состояние: Черновик', 'Цена не меньше 1 010,5', 'Автор: Иван Бунин']));
    expect(address()).toContain('price.gte');
  });

  it('says a key that no record can have as it is', async () => {
    const { requests } = await renderAdmin({ path: '/books?authorId.eq=abc', resources: withKeysOfNoAuthor });
    expect(await screen.findByText('abc')).toBeDefined();
    expect(requests.some(({ operationName }) => operationName === 'AuthorShow')).toBe(false);
  });

  it('adds one in the editor', async () => {
    const { user, address } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
    await user.selectOptions(editor.getByLabelText('Поле'), 'Состояние');
    await user.click(editor.getByLabelText('Изъята'));
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    expect(await screen.findByText('1–20 из 20')).toBeDefined();
    expect(address()).toBe('/books?status.in=WITHDRAWN');
  });

  it('asks for a value before it applies one', async () => {
    const { user } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    expect(await editor.findByText('Укажите значение')).toBeDefined();
  });

  it('changes and removes one', async () => {
    const { user, address } = await renderAdmin({ path: '/books?price.gte=1050.50' });
    await user.click(await screen.findByText(/Цена не меньше/));
    const editor = within(await screen.findByRole('dialog', { name: 'Изменить условие' }));
    const value = await editor.findByLabelText('Значение');
    await user.clear(value);
    await user.type(value, '1055,5');
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(address()).toBe('/books?price.gte=1055.5'));
    await user.click(screen.getByRole('button', { name: /Убрать условие/ }));
    expect(address()).toBe('/books');
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

describe('a list that has to be asked first', () => {
  const { books } = sampleDescriptors;
  const filters = books.list!.filters.map((filter) => (filter.name === 'authorId' ? { ...filter, required: true, exclusive: [['eq']] as const } : filter));
  const resources = sampleResourcesWith({ ...books, list: { ...books.list!, filters } });

  it('queries only when it knows what for, picked from the other resource', async () => {
    const { user, address, requests } = await renderAdmin({ path: '/books', resources });
    const form = within(await screen.findByRole('form', { name: 'Сначала выберите, что показать' }));
    expect(screen.getByRole('heading', { name: 'Книги' })).toBeDefined();
    const picker = await form.findByRole('combobox', { name: /Автор/ });
    await user.click(form.getByRole('button', { name: 'Показать' }));
    expect(form.getByText('Укажите значение')).toBeDefined();
    expect(requests.filter(({ operationName }) => operationName === 'BookList')).toEqual([]);
    await user.click(picker);
    await user.click(await screen.findByRole('option', { name: /Иван Бунин/ }));
    await user.click(form.getByRole('button', { name: 'Показать' }));
    expect(await screen.findByText('1–12 из 12')).toBeDefined();
    expect(address()).toBe('/books?authorId.eq=2');
    expect(requests.find(({ operationName }) => operationName === 'BookList')?.variables).toMatchObject({ filter: { authorId_eq: '2' } });
  });

  it('keeps what it was asked with when the conditions are reset', async () => {
    const { user, address } = await renderAdmin({ path: '/books?authorId.eq=2&title.contains=Нет', resources });
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    expect(chips.queryByRole('button', { name: /Убрать условие: Автор/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Сбросить условия' }));
    expect(await screen.findByText('1–12 из 12')).toBeDefined();
    expect(address()).toBe('/books?authorId.eq=2');
  });
});

describe('columns', () => {
  it('fetches those alone that are shown, and remembers the choice', async () => {
    const { user, requests, unmount } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByRole('button', { name: 'Столбцы' }));
    const chooser = within(await screen.findByRole('dialog', { name: 'Столбцы' }));
    await user.click(chooser.getByLabelText('Цена'));
    await user.click(chooser.getByLabelText('Добавлена'));
    await waitFor(() => expect(requests.at(-1)?.variables).toMatchObject({ withPrice: false, withCreatedAt: true }));
    await user.keyboard('{Escape}');
    unmount();
    await renderAdmin({ path: '/books' });
    expect(await screen.findByRole('columnheader', { name: 'Добавлена' })).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Цена' })).toBeNull();
  });
});

describe('failures', () => {
  const failing = (times: number) => {
    let left = times;
    return new ApolloLink((operation, forward) => {
      if (left === 0) return forward(operation);
      left -= 1;
      return new Observable((observer) => observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' })));
    });
  };

  it('says what failed, and tries again when asked', async () => {
    const { user } = await renderAdmin({ path: '/books', link: failing(1) });
    expect(within(await screen.findByRole('alert')).getByText('Нет связи с сервером')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
  });

  it('says that a list failed as a whole, and does not call it empty, nor while it is asked for again', async () => {
    const answers: (() => void)[] = [];
    const held = new ApolloLink((operation, forward) => {
      if (operation.operationName !== 'BookList') return forward(operation);
      return new Observable((observer) => void answers.push(() => {
        observer.next({ data: { books: null }, errors: [{ message: 'Нет.', path: ['books'] }] });
        observer.complete();
      }));
    });
    const said = () => [screen.queryAllByRole('alert').length, screen.queryByText('Нет строк')];
    const { user } = await renderAdmin({ path: '/books', link: held });
    for (const asked of [0, 1]) {
      await waitFor(() => expect(answers).toHaveLength(asked + 1));
      expect(said()).toEqual([0, null]);
      act(() => answers[asked]?.());
      expect(await screen.findByText('Ответ сервера: Нет.')).toBeDefined();
      expect(said()).toEqual([1, null]);
      await user.click(screen.getByRole('button', { name: 'Повторить' }));
    }
  });

  it('keeps the rows when they cannot be refreshed', async () => {
    let isDown = false;
    const unsteady = new ApolloLink((operation, forward) =>
      isDown ? new Observable((observer) => observer.error(Object.assign(new Error('Failed to fetch'), { code: 'NETWORK' }))) : forward(operation),
    );
    const { user } = await renderAdmin({ path: '/books', data: createSampleData(5), link: unsteady });
    await waitFor(() => expect(rows()).toHaveLength(5));
    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Обновить' }));
    expect(await screen.findByText('Нет связи с сервером')).toBeDefined();
    expect(rows()).toHaveLength(5);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('marks a value that the server failed on, and shows the rest', async () => {
    /** As a server does: `null` in the place of the value, and why beside the data. */
    const withoutPrice = (result: ApolloLink.Result): ApolloLink.Result => {
      const books: readonly ResourceRecord[] = ('data' in result && result.data?.['books']) || [];
      const data = { ...('data' in result && result.data), books: books.map((book, row) => (row === 1 ? { ...book, price: null } : book)) };
      return { data, errors: [{ message: 'нет цены', path: ['books', 1, 'price'] }] };
    };
    const partial = new ApolloLink((operation, forward) =>
      forward(operation).pipe((source) =>
        new Observable((observer) =>
          source.subscribe({
            next: (result) => observer.next(operation.operationName === 'BookList' ? withoutPrice(result) : result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          }),
        ),
      ),
    );
    await renderAdmin({ path: '/books', link: partial });
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(within(rows()[1]!).getByText('не загружено')).toBeDefined();
    expect(within(rows()[0]!).queryByText('не загружено')).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Часть значений не загружена');
  });

  it.each([
    ['of an edge', (row: number) => ['books', 'edges', row, 'node', 'title']],
    ['in an envelope', (row: number) => ['books', 'edges', row, 'node', 'attributes', 'price']],
  ])('marks a value %s in its row and column alone, where rows before it are missing', async (_, path) => {
    const { list } = sampleDescriptors.books;
    if (!list) throw new Error('The sample library lists its books.');
    interface Edges { readonly books: { readonly edges: readonly { readonly node: { readonly id: number; readonly title: string | null; readonly attributes: { readonly price: string | null } } | null }[] } }
    const edges: ListDescriptor<Edges> = {
      ...list,
      document: gql`query BookEdges { books { edges { node { id title attributes { price } } } } }`,
      columns: list.columns.filter(({ field }) => field.name === 'title' || field.name === 'price'),
      records: ({ books }) => books.edges.flatMap(({ node }) => (node ? [{ ...node, ...node.attributes }] : [])),
      page: () => ({ hasNextPage: false, hasPreviousPage: false }),
    };
    const resources = sampleResources.map((summary) => (summary.name === 'books' ? { ...summary, load: async () => ({ ...sampleDescriptors.books, list: edges }) } : summary));
    const failed = path(3);
    const node = (id: number) => ({ __typename: 'Book', id, title: id === 3 && failed.includes('title') ? null : `Книга ${id}`, attributes: { __typename: 'BookAttributes', price: id === 3 && failed.includes('price') ? null : '10.00' } });
    const answer = {
      data: { books: { __typename: 'Books', edges: [node(0), null, node(2), node(3)].map((each) => ({ __typename: 'BookEdge', node: each })) } },
      errors: [failed, ['books', 'edges', 1, 'node']].map((each) => ({ message: 'Нет.', path: each })),
    };
    const link = new ApolloLink((operation, forward) => {
      if (operation.operationName !== 'BookEdges') return forward(operation);
      return new Observable((observer) => {
        observer.next(answer);
        observer.complete();
      });
    });
    await renderAdmin({ path: '/books', resources, link });
    await waitFor(() => expect(rows()).toHaveLength(3));
    const marks = rows().map((row) => within(row).getAllByRole('cell').map((cell) => textOf(cell) === 'не загружено'));
    expect(marks).toEqual([[false, false], [false, false], failed.includes('title') ? [true, false] : [false, true]]);
  });
});

it('shows no button to create for a user who may not', async () => {
  await renderAdmin({ path: '/books', can: (capability) => capability !== 'create' });
  await screen.findByText('1–25 из 60');
  expect(screen.queryByRole('link', { name: 'Создать' })).toBeNull();
});
