import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApolloLink, Observable } from '@apollo/client';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { firstCells } from '../../../test/rows.ts';
import { createSampleData, renderAdmin, type SampleRequest } from '../../testing/index.ts';

// A list with forward cursors only is paged when the user has chosen so.
beforeEach(() => localStorage.setItem('admin.layout.authors', JSON.stringify({ grows: false })));

describe('paging', () => {
  it('goes to the next, last, previous and first page', async () => {
    const { user, address } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('26–50 из 60')).toBeDefined();
    expect(address()).toBe('/books?page=2');
    await user.click(screen.getByRole('button', { name: 'Последняя страница' }));
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    const isDisabled = () =>
      ['Первая', 'Предыдущая', 'Следующая', 'Последняя'].map(
        (page) =>
          screen.getByRole<HTMLButtonElement>('button', { name: `${page} страница` }).disabled,
      );
    await waitFor(() => expect(isDisabled()).toEqual([false, false, true, true]));
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    await screen.findByText('26–50 из 60');
    await user.click(screen.getByRole('button', { name: 'Первая страница' }));
    await screen.findByText('1–25 из 60');
    await waitFor(() => expect(isDisabled()).toEqual([true, true, false, false]));
    expect(address()).toBe('/books');
  });

  it('ends with a page that is full, where the records fill it', async () => {
    const { user } = await renderAdmin({ path: '/books', data: createSampleData(50) });
    await screen.findByText('1–25 из 50');
    await user.click(screen.getByRole('button', { name: 'Последняя страница' }));
    expect(await screen.findByText('26–50 из 50')).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Последняя страница' })).toHaveProperty(
        'disabled',
        true,
      ),
    );
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
    data.authors = Array.from({ length: 60 }, (_, index) => ({
      id: String(index + 1),
      name: `Автор ${index + 1}`,
      country: null,
    }));
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

  it('does not go back by a cursor that it remembers of pages of another size', async () => {
    const data = createSampleData(1);
    data.authors = Array.from({ length: 110 }, (_, index) => ({
      id: String(index + 1),
      name: `Автор ${index + 1}`,
      country: null,
    }));
    const { user, address, navigate } = await renderAdmin({ path: '/authors', data });
    await screen.findByText('1–25');
    await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
    expect(await screen.findByText('26–50')).toBeDefined();
    await navigate('/authors?size=50&page=3&after=100');
    expect(await screen.findByText('101–110 из 110')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
    expect(await screen.findByText('1–50')).toBeDefined();
    expect(address()).toBe('/authors?size=50');
  });

  it('leaves the focus on the way to the next page', async () => {
    const data = createSampleData(1);
    data.authors = Array.from({ length: 60 }, (_, index) => ({
      id: String(index + 1),
      name: `Автор ${index + 1}`,
      country: null,
    }));
    const { user } = await renderAdmin({ path: '/authors', data });
    await screen.findByText('1–25');
    const next = screen.getByRole('button', { name: 'Следующая страница' });
    next.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('26–50')).toBeDefined();
    expect(next).toHaveFocus();
    next.blur();
    await user.click(next);
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    await waitFor(() => expect(next).toBeDisabled());
  });

  it('offers the first page when a page is past the end', async () => {
    const { user, requests } = await renderAdmin({ path: '/books?page=99' });
    // A page without records does not tell how many there are.
    await waitFor(() =>
      expect(requests.map(({ operationName }) => operationName)).toContain('BookCount'),
    );
    await user.click(await screen.findByRole('button', { name: 'На первую страницу' }));
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
  });

  it('keeps the rows while the next page loads, dimmed where that takes a while', async () => {
    let release: () => void = () => undefined;
    const slow = new ApolloLink((operation, forward) => {
      if (operation.variables['offset'] !== 25) return forward(operation);
      return new Observable((observer) => {
        release = () => forward(operation).subscribe(observer);
      });
    });
    await renderAdmin({ path: '/books', link: slow });
    await screen.findByText('1–25 из 60');
    const body = screen.getByRole('table').querySelector('tbody');
    const row = body?.firstElementChild;
    const next = screen.getByRole('button', { name: 'Следующая страница' });
    act(() => next.click());
    expect(firstCells()[0]).toBe('Книга 1');
    expect(body?.dataset['stale']).toBeUndefined();
    await waitFor(() => expect(body?.dataset['stale']).toBe(''));
    release();
    await waitFor(() => expect(firstCells()[0]).toBe('Книга 26'));
    expect(body?.dataset['stale']).toBeUndefined();
    // The elements of the row are reused, which costs half of creating them.
    expect(body?.firstElementChild).toBe(row);
  });
});

describe('a press while an answer is on its way', () => {
  const button = (page: string) => screen.getByRole('button', { name: `${page} страница` });
  // Not by `user`, which waits a moment: by then the sample has answered.
  const press = (page: string) => act(() => button(page).click());
  const manyAuthors = () => {
    const data = createSampleData(1);
    data.authors = Array.from({ length: 110 }, (_, index) => ({
      id: String(index + 1),
      name: `Автор ${index + 1}`,
      country: null,
    }));
    return data;
  };
  /** Delays the operations of a name until they are released. */
  const holding = (name: string, isHeld: (offset: unknown) => boolean = () => true) => {
    const held: (() => void)[] = [];
    const link = new ApolloLink((operation, forward) => {
      if (operation.operationName !== name || !isHeld(operation.variables['offset']))
        return forward(operation);
      return new Observable(
        (observer) => void held.push(() => void forward(operation).subscribe(observer)),
      );
    });
    return { link, release: () => act(() => held.splice(0).forEach((go) => go())), held };
  };

  it('counts from the page that was asked for', async () => {
    const { address } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    press('Следующая');
    press('Следующая');
    expect(address()).toBe('/books?page=3');
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    press('Предыдущая');
    press('Предыдущая');
    expect(address()).toBe('/books');
  });

  it('waits until it is known where the next page begins', async () => {
    const { address } = await renderAdmin({ path: '/authors', data: manyAuthors() });
    await screen.findByText('1–25');
    for (let times = 0; times < 4; times += 1) press('Следующая');
    press('Предыдущая');
    expect(address()).toBe('/authors?page=2&after=25');
    expect(await screen.findByText('76–100')).toBeDefined();
    expect(address()).toBe('/authors?page=4&after=75');
  });

  it('leads no further than to the last page', async () => {
    const { address, navigate } = await renderAdmin({
      path: '/authors?page=4&after=75',
      data: manyAuthors(),
    });
    await screen.findByText('76–100');
    for (let times = 0; times < 4; times += 1) press('Следующая');
    expect(await screen.findByText('101–110 из 110')).toBeDefined();
    await waitFor(() => expect(button('Следующая')).toBeDisabled());
    await navigate('/authors?page=4&after=75');
    await screen.findByText('76–100');
    expect(address()).toBe('/authors?page=4&after=75');
  });

  it('is dropped when something else is chosen', async () => {
    const { user, address } = await renderAdmin({ path: '/authors', data: manyAuthors() });
    await screen.findByText('1–25');
    press('Следующая');
    press('Следующая');
    await user.selectOptions(screen.getByLabelText('Строк на странице:'), '50');
    expect(await screen.findByText('1–50')).toBeDefined();
    expect(address()).toBe('/authors?size=50');
  });

  it('is dropped when another list is chosen on the same page', async () => {
    const { address } = await renderAdmin({ path: '/authors', data: manyAuthors() });
    await screen.findByText('1–25');
    const choose = (size: string) =>
      fireEvent.change(screen.getByLabelText('Строк на странице:'), { target: { value: size } });
    choose('50');
    press('Следующая');
    choose('100');
    expect(await screen.findByText('1–100')).toBeDefined();
    expect(address()).toBe('/authors?size=100');
  });

  it('goes to the next page while nothing is counted yet', async () => {
    const rows = holding('BookList', (offset) => offset === 25);
    const total = holding('BookCount');
    const { address } = await renderAdmin({
      path: '/books',
      link: ApolloLink.from([rows.link, total.link]),
    });
    await screen.findByText('1–25');
    press('Следующая');
    press('Следующая');
    // The button stays enabled while the next cursor is unknown, however long the request takes.
    await waitFor(() =>
      expect(screen.getByRole('table').querySelector('tbody')?.dataset['stale']).toBe(''),
    );
    expect(button('Следующая')).toBeEnabled();
    expect(address()).toBe('/books?page=2');
    rows.release();
    await waitFor(() => expect(address()).toBe('/books?page=3'));
  });

  it('goes to the last page as soon as the records are counted', async () => {
    const total = holding('BookCount');
    const { address } = await renderAdmin({ path: '/books', link: total.link });
    await screen.findByText('1–25');
    press('Последняя');
    await waitFor(() => expect(total.held).toHaveLength(1));
    expect(address()).toBe('/books');
    total.release();
    expect(await screen.findByText('51–60 из 60')).toBeDefined();
    expect(address()).toBe('/books?page=3');
  });
});

it('shows a page seen before at the press, while it is asked for again', async () => {
  const seen = new Set<unknown>();
  const onlyOnce = new ApolloLink((operation, forward) => {
    const page = `${operation.operationName} ${operation.variables['offset']}`;
    if (seen.has(page)) return new Observable(() => undefined);
    seen.add(page);
    return forward(operation);
  });
  const { user } = await renderAdmin({ path: '/books', link: onlyOnce });
  await screen.findByText('1–25 из 60');
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  await screen.findByText('26–50 из 60');
  const previous = screen.getByRole('button', { name: 'Предыдущая страница' });
  // Not by `user`, which waits a moment: React renders the press before the browser goes on.
  act(() => previous.click());
  expect(firstCells()[0]).toBe('Книга 1');
});

describe('a page that is likely to be next', () => {
  const asked = (requests: readonly SampleRequest[]) =>
    requests
      .filter(({ operationName }) => operationName === 'BookList')
      .map(({ variables }) => variables['offset']);

  it('is fetched once while the pointer rests on the way to it, and is there at the click', async () => {
    const { user, requests } = await renderAdmin({ path: '/books' });
    await screen.findByText('1–25 из 60');
    const next = screen.getByRole('button', { name: 'Следующая страница' });
    await user.hover(next);
    await waitFor(() => expect(asked(requests)).toEqual([0, 25]));
    await user.click(next);
    expect(firstCells()[0]).toBe('Книга 26');
    // The pointer is still there: now on the way to the last page.
    await waitFor(() => expect(asked(requests)).toEqual([0, 25, 50]));
  });

  it('is fetched after whatever the screen waits for', async () => {
    const priorities: unknown[] = [];
    const watching = new ApolloLink((operation, forward) => {
      if (operation.operationName === 'BookList')
        priorities.push(operation.getContext()['fetchOptions']?.priority);
      return forward(operation);
    });
    const { user } = await renderAdmin({ path: '/books', link: watching });
    await screen.findByText('1–25 из 60');
    await user.hover(screen.getByRole('button', { name: 'Следующая страница' }));
    await waitFor(() => expect(priorities).toEqual([undefined, 'low']));
  });

  it('is fetched by its cursor when the focus reaches the way to it', async () => {
    const data = createSampleData(1);
    data.authors = Array.from({ length: 60 }, (_, index) => ({
      id: String(index + 1),
      name: `Автор ${index + 1}`,
      country: null,
    }));
    const { requests } = await renderAdmin({ path: '/authors', data });
    await screen.findByText('1–25');
    act(() => screen.getByRole('button', { name: 'Следующая страница' }).focus());
    await waitFor(() =>
      expect(
        requests
          .filter(({ operationName }) => operationName === 'AuthorList')
          .map(({ variables }) => variables['after']),
      ).toEqual([undefined, '25']),
    );
  });

  it('is not fetched for who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
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
