import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { textOf } from '../../../test/rows.ts';
import {
  renderAdmin,
  sampleDescriptors,
  sampleResourcesWith,
  withKeysOfNoAuthor,
} from '../../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../../filters/condition-chips.tsx'),
  import('../../filters/filter-editor.tsx'),
  import('../../filters/ask-first.tsx'),
  import('../../inputs/picker/reference-picker.tsx'),
]);

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

  it('is over where somebody goes back to the list before it', async () => {
    const { user, navigate } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    await user.type(screen.getByRole('searchbox'), 'книга 5');
    expect(await screen.findByText('1–11 из 11')).toBeDefined();
    await navigate('/books');
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
    expect(screen.getByRole('searchbox')).toHaveValue('');
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
    const { address } = await renderAdmin({
      path: '/books?status.in=DRAFT&price.gte=1010.5&authorId.eq=2',
    });
    expect(await screen.findByText('1–3 из 3')).toBeDefined();
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' })).getAllByRole(
      'listitem',
    );
    await waitFor(() =>
      expect(chips.slice(0, 3).map(textOf)).toEqual([
        'Состояние: Черновик',
        'Цена не меньше 1 010,5',
        'Автор: Иван Бунин',
      ]),
    );
    expect(address()).toContain('price.gte');
  });

  it('names the records that are left out, too', async () => {
    const { books } = sampleDescriptors;
    const list = books.list!;
    const filters = list.filters.map((filter) =>
      filter.name === 'authorId'
        ? { ...filter, operators: [...filter.operators, 'ne' as const] }
        : filter,
    );
    const resources = sampleResourcesWith({
      ...books,
      count: undefined,
      list: {
        ...list,
        filters,
        variables: (request) => list.variables({ ...request, filters: [] }),
      },
    });
    await renderAdmin({ path: '/books?authorId.ne=2', resources });
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    await waitFor(() =>
      expect(chips.getAllByRole('listitem').map(textOf)).toEqual(['Автор не равно Иван Бунин']),
    );
  });

  it('names each of several records', async () => {
    const { books } = sampleDescriptors;
    const list = books.list!;
    const filters = list.filters.map((filter) =>
      filter.name === 'authorId'
        ? { ...filter, operators: [...filter.operators, 'in' as const] }
        : filter,
    );
    const resources = sampleResourcesWith({
      ...books,
      count: undefined,
      list: {
        ...list,
        filters,
        variables: (request) => list.variables({ ...request, filters: [] }),
      },
    });
    await renderAdmin({ path: '/books?authorId.in=2&authorId.in=3', resources });
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    await waitFor(() =>
      expect(chips.getAllByRole('listitem').map(textOf)).toEqual([
        'Автор: Иван Бунин, Николай Гоголь',
      ]),
    );
  });

  it('says a key that no record can have as it is', async () => {
    const { requests } = await renderAdmin({
      path: '/books?authorId.eq=abc',
      resources: withKeysOfNoAuthor,
    });
    expect(await screen.findByText('abc')).toBeDefined();
    expect(requests.some(({ operationName }) => operationName === 'AuthorShow')).toBe(false);
  });

  it('says what of an address it does not know, and takes that out of it', async () => {
    const { user, address } = await renderAdmin({
      path: '/books?color.eq=red&status.like=x&status.in=GONE&status.in=DRAFT&sort=-weight',
    });
    expect(await screen.findByText('1–20 из 20')).toBeDefined();
    const notice = await screen.findByText(/Часть адреса/);
    expect(notice.textContent).toBe(
      'Часть адреса не распознана и не учтена: поле «color»; условие «like» для поля «Состояние»; значение «GONE» поля «Состояние»; порядок по полю «weight».',
    );
    await user.click(screen.getByRole('button', { name: 'Убрать из адреса' }));
    expect(address()).toBe('/books?status.in=DRAFT');
    await waitFor(() => expect(screen.queryByText(/Часть адреса/)).toBeNull());
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

describe('a range and a period', () => {
  it('is one condition to the user, with either end open', async () => {
    const { user, address } = await renderAdmin({ path: '/books?price.gte=1010&price.lte=1012' });
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    await waitFor(() =>
      expect(chips.getAllByRole('listitem').map(textOf)).toEqual(['Цена: 1 010 – 1 012']),
    );
    await user.click(chips.getByRole('button', { name: /Цена/, description: /Изменить/ }));
    const editor = within(await screen.findByRole('dialog', { name: 'Изменить условие' }));
    expect(await editor.findByLabelText('От')).toHaveProperty('value', '1010');
    const end = editor.getByLabelText('До');
    await user.clear(end);
    await user.type(end, '1000');
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    expect(await editor.findByText('Начало не может быть позже конца')).toBeDefined();
    await user.clear(end);
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    await waitFor(() => expect(address()).toBe('/books?price.gte=1010'));
    await waitFor(() =>
      expect(chips.getAllByRole('listitem').map(textOf)).toEqual(['Цена не меньше 1 010']),
    );
  });

  it('is what it is in the address, and dates by today for the server', async () => {
    const { user, address, requests } = await renderAdmin({ path: '/books' });
    await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
    await user.selectOptions(editor.getByLabelText('Поле'), 'Дата издания');
    await user.selectOptions(editor.getByLabelText('Период'), 'прошлый год');
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    const year = new Date().getFullYear();
    await waitFor(() =>
      expect(
        requests.findLast(({ operationName }) => operationName === 'BookList')?.variables,
      ).toMatchObject({
        filter: { publishedOn_gte: `${year - 1}-01-01`, publishedOn_lt: `${year}-01-01` },
      }),
    );
    expect(address()).toBe('/books?publishedOn.gte=%7ElastYear&publishedOn.lt=%7ElastYear');
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    await waitFor(() =>
      expect(chips.getAllByRole('listitem').map(textOf)).toEqual(['Дата издания: прошлый год']),
    );
    await user.click(chips.getByRole('button', { name: /Убрать условие/ }));
    await waitFor(() => expect(address()).toBe('/books'));
  });

  it('opens with what it is: a name, or the number of days', async () => {
    const { user, address } = await renderAdmin({
      path: '/books?publishedOn.gte=~last10Days&publishedOn.lt=~last10Days',
    });
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    await user.click(
      await chips.findByRole('button', { name: /Дата издания/, description: /Изменить/ }),
    );
    const editor = within(await screen.findByRole('dialog', { name: 'Изменить условие' }));
    const days = await editor.findByLabelText('Сколько дней, считая сегодняшний');
    expect(days).toHaveValue('10');
    await user.selectOptions(editor.getByLabelText('Период'), 'прошлый год');
    expect(editor.queryByLabelText('Сколько дней, считая сегодняшний')).toBeNull();
    await user.click(editor.getByRole('button', { name: 'Применить' }));
    await waitFor(() =>
      expect(address()).toBe('/books?publishedOn.gte=%7ElastYear&publishedOn.lt=%7ElastYear'),
    );
    await user.click(
      await chips.findByRole('button', { name: /прошлый год/, description: /Изменить/ }),
    );
    const again = within(await screen.findByRole('dialog', { name: 'Изменить условие' }));
    expect(await again.findByLabelText('Период')).toHaveDisplayValue('прошлый год');
    expect(again.queryByLabelText('Сколько дней, считая сегодняшний')).toBeNull();
  });

  it('says in which time zone the days of a moment are', async () => {
    const { books } = sampleDescriptors;
    const list = books.list!;
    const filters = list.filters.map((filter) =>
      filter.name === 'publishedOn' ? { ...filter, kind: 'instant' as const } : filter,
    );
    const { user } = await renderAdmin({
      path: '/books',
      resources: sampleResourcesWith({ ...books, list: { ...list, filters } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
    const editor = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
    await user.selectOptions(editor.getByLabelText('Поле'), 'Дата издания');
    const zone = new RegExp(
      `Часовой пояс: .*(${Intl.DateTimeFormat().resolvedOptions().timeZone}|GMT|UTC|время)`,
    );
    for (const choice of ['за период', 'в диапазоне']) {
      await user.selectOptions(editor.getByLabelText('Условие'), choice);
      expect(await editor.findByText(zone)).toBeVisible();
    }
  });

  it('is asked for when the list opens with it', async () => {
    const { requests } = await renderAdmin({
      path: '/books?publishedOn.gte=%7E2026-03-01&publishedOn.lt=%7E2026-03-31',
    });
    expect(await screen.findByText('1–5 из 5')).toBeDefined();
    expect(await screen.findByText('01.03.2026 – 31.03.2026')).toBeDefined();
    expect(
      requests.find(({ operationName }) => operationName === 'BookList')?.variables,
    ).toMatchObject({ filter: { publishedOn_gte: '2026-03-01', publishedOn_lt: '2026-04-01' } });
  });
});

describe('a list that has to be asked first', () => {
  const { books } = sampleDescriptors;
  const filters = books.list!.filters.map((filter) =>
    filter.name === 'authorId'
      ? { ...filter, required: true, exclusive: [['eq']] as const }
      : filter,
  );
  const resources = sampleResourcesWith({ ...books, list: { ...books.list!, filters } });

  it('queries only when it knows what for, picked from the other resource', async () => {
    const { user, address, requests } = await renderAdmin({ path: '/books', resources });
    const form = within(
      await screen.findByRole('form', { name: 'Сначала выберите, что показать' }),
    );
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
    expect(
      requests.find(({ operationName }) => operationName === 'BookList')?.variables,
    ).toMatchObject({ filter: { authorId_eq: '2' } });
  });

  it('keeps what it was asked with when the conditions are reset', async () => {
    const { user, address } = await renderAdmin({
      path: '/books?authorId.eq=2&title.contains=Нет',
      resources,
    });
    const chips = within(await screen.findByRole('list', { name: 'Условия отбора' }));
    expect(chips.queryByRole('button', { name: /Убрать условие: Автор/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Сбросить условия' }));
    expect(await screen.findByText('1–12 из 12')).toBeDefined();
    expect(address()).toBe('/books?authorId.eq=2');
  });
});
