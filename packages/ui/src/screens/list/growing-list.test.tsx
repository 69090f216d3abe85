import type { ResourceDescriptor, ResourceRecord } from '@admin/gql/resource';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApolloLink, Observable } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { firstCells, rows } from '../../../test/rows.ts';
import { rowPlace as placeOf } from '../../table/row-place.ts';
import {
  createSampleData,
  renderAdmin,
  sampleDescriptors,
  type SampleData,
  type SampleRequest,
} from '../../testing/index.ts';
import { listQuery } from './list-query.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('./row-window.tsx'),
  import('./table-tools.tsx'),
  import('./row-tools.tsx'),
  import('./column-chooser.tsx'),
  import('../../features/keys/keys.tsx'),
]);

/** Authors are found by cursor, books by page. */
function manyAuthors(count: number): SampleData {
  const data = createSampleData(1);
  data.authors = Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    name: `Автор ${index + 1}`,
    country: null,
  }));
  return data;
}

beforeEach(() => localStorage.setItem('admin.layout.books', JSON.stringify({ grows: true })));
afterEach(() => void vi.restoreAllMocks());

const more = () => screen.getByRole('button', { name: 'Показать ещё' });
/** Cursors of the requested pages. */
const asked = (requests: readonly SampleRequest[]) =>
  requests
    .filter(({ variables }) => 'first' in variables)
    .map(({ variables }) => variables['after'] ?? null);

describe('a list with cursors only', () => {
  it('grows page by page, and says where it ends', async () => {
    const { user, address, requests } = await renderAdmin({
      path: '/authors',
      data: manyAuthors(60),
    });
    expect(await screen.findByText('Показано 25, есть ещё')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'К началу' })).toBeNull();
    await user.click(more());
    expect(await screen.findByText('Показано 50, есть ещё')).toBeDefined();
    expect(firstCells().slice(24, 26)).toEqual(['Автор 25', 'Автор 26']);
    expect(screen.getByRole('button', { name: 'К началу' })).toBeVisible();
    expect(address()).toBe('/authors?rows=50');
    await user.click(more());
    expect(await screen.findByText('Показаны все: 60')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
    expect(asked(requests)).toEqual([null, '25', '50']);
  });

  it('comes back with as many rows as its address says', async () => {
    const { requests } = await renderAdmin({ path: '/authors?rows=75', data: manyAuthors(200) });
    expect(await screen.findByText('Показано 75, есть ещё')).toBeDefined();
    expect(asked(requests)).toEqual([null, '25', '50']);
  });

  it('begins anew with other conditions', async () => {
    const { user, address } = await renderAdmin({
      path: '/authors?rows=50',
      data: manyAuthors(60),
    });
    await screen.findByText('Показано 50, есть ещё');
    await user.type(screen.getByRole('searchbox'), 'Автор 5');
    expect(await screen.findByText('Показаны все: 11')).toBeDefined();
    await waitFor(() => expect(address()).toBe('/authors?q=%D0%90%D0%B2%D1%82%D0%BE%D1%80+5'));
  });

  it('says that all are shown of what it shows alone, while something else is searched', async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const link = new ApolloLink((operation, forward) =>
      operation.variables['search'] === 'Автор 5' ||
      JSON.stringify(operation.variables).includes('Автор 5')
        ? new Observable((observer) => {
            void held.then(() => forward(operation).subscribe(observer));
          })
        : forward(operation),
    );
    const { user } = await renderAdmin({ path: '/authors', data: manyAuthors(60), link });
    const said = await screen.findByText('Показано 25, есть ещё');
    const texts: (string | null)[] = [];
    const observer = new MutationObserver(() => texts.push(said.textContent));
    observer.observe(said, { subtree: true, childList: true, characterData: true });
    await user.type(screen.getByRole('searchbox'), 'Автор 5');
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
    release();
    expect(await screen.findByText('Показаны все: 11')).toBeDefined();
    observer.disconnect();
    expect(new Set(texts)).toEqual(new Set(['Показаны все: 11']));
  });

  it('keeps its rows where the next ones do not come, and asks again', async () => {
    let fails = true;
    const link = new ApolloLink((operation, forward) =>
      fails && operation.variables['after'] === '25'
        ? new Observable((observer) => observer.error(new TypeError('offline')))
        : forward(operation),
    );
    const { user } = await renderAdmin({ path: '/authors', data: manyAuthors(60), link });
    await screen.findByText('Показано 25, есть ещё');
    await user.click(more());
    expect(await screen.findByText(/Не удалось загрузить следующие строки/)).toBeDefined();
    expect(rows()).toHaveLength(25);
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await screen.findByText('Показано 50, есть ещё')).toBeDefined();
    expect(screen.queryByText(/Не удалось/)).toBeNull();
  });

  it('asks no more for rows that did not come, however much is scrolled, until somebody says so', async () => {
    let asked = 0;
    const link = new ApolloLink((operation, forward) => {
      if (operation.variables['after'] !== '25') return forward(operation);
      asked += 1;
      return new Observable((observer) => observer.error(new TypeError('offline')));
    });
    const { container } = await renderAdmin({ path: '/authors', data: manyAuthors(60), link });
    await screen.findByText('Показано 25, есть ещё');
    const area = container.querySelector('[data-scroll]');
    if (!area) throw new Error('There is nothing to scroll.');
    fireEvent.scroll(area);
    expect(await screen.findByText(/Не удалось загрузить следующие строки/)).toBeDefined();
    const before = asked;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (let times = 0; times < 3; times += 1) {
        fireEvent.scroll(area);
        await act(() => vi.advanceTimersByTimeAsync(1000));
      }
    } finally {
      vi.useRealTimers();
    }
    expect(asked).toBe(before);
  });

  it('loads the next rows when its end is scrolled near, and not before', async () => {
    const { container } = await renderAdmin({ path: '/authors', data: manyAuthors(60) });
    await screen.findByText('Показано 25, есть ещё');
    const area = container.querySelector('[data-scroll]');
    if (!area) throw new Error('There is nothing to scroll.');
    fireEvent.scroll(area);
    expect(await screen.findByText('Показано 50, есть ещё')).toBeDefined();
  });

  it('shows a page that is asked for by its address as a page', async () => {
    await renderAdmin({ path: '/authors?page=2&after=25', data: manyAuthors(60) });
    expect(await screen.findByText('26–50')).toBeDefined();
  });

  it('that was opened at a page goes on to have pages while somebody types into it, until it is told to grow', async () => {
    const { user, address } = await renderAdmin({
      path: '/authors?page=2&after=25',
      data: manyAuthors(60),
    });
    await screen.findByText('26–50');
    const field = screen.getByRole('searchbox');
    await user.type(field, 'Автор 5');
    expect(await screen.findByText('1–11 из 11')).toBeDefined();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Автор 5');
    expect(address()).toBe('/authors?q=%D0%90%D0%B2%D1%82%D0%BE%D1%80+5&page=1');
    await user.clear(field);
    await screen.findByText('1–25');
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    await user.click(await screen.findByRole('button', { name: 'Подряд' }));
    expect(await screen.findByText('Показано 25, есть ещё')).toBeDefined();
    expect(address()).toBe('/authors');
  });

  it('is told by keys to load more', async () => {
    const { user } = await renderAdmin({ path: '/authors', data: manyAuthors(60) });
    await screen.findByText('Показано 25, есть ещё');
    await user.hover(screen.getByRole('table'));
    await user.keyboard(']');
    expect(await screen.findByText('Показано 50, есть ещё')).toBeDefined();
  });
});

describe('a list with pages', () => {
  it('grows where somebody has chosen so, remembers it, and goes back to its pages', async () => {
    localStorage.clear();
    const { user } = await renderAdmin({ path: '/books?page=2' });
    await screen.findByText('26–50 из 60');
    await user.click(screen.getByRole('button', { name: 'Столбцы' }));
    const lengths = within(await screen.findByRole('group', { name: 'Длинный список' }));
    expect(lengths.getByRole('button', { name: 'По страницам' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(lengths.getByRole('button', { name: 'Подряд' }));
    expect(await screen.findByText('Показано 25 из 60')).toBeDefined();
    expect(JSON.parse(localStorage.getItem('admin.layout.books') ?? '')).toMatchObject({
      grows: true,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Столбцы' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'По страницам' }));
    expect(await screen.findByText('1–25 из 60')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Столбцы' })).toHaveFocus());
    expect(localStorage.getItem('admin.layout.books')).toBeNull();
  });
});

it('sends ahead what the list asks first: of one that grows a piece of the page', () => {
  localStorage.clear();
  const pageSize = (resource: ResourceDescriptor) =>
    Object.entries(listQuery(resource, 'size=100', '')?.variables ?? {}).find(([name]) =>
      /first|limit/.test(name),
    )?.[1];
  const { authors, books } = sampleDescriptors;
  expect([authors, books].map(pageSize)).toEqual([25, 101]);
  localStorage.setItem('admin.layout.books', JSON.stringify({ grows: true }));
  expect(pageSize(books)).toBe(26);
});

describe('a list of very many rows', () => {
  /** A window that has room for about twenty rows. */
  const withLayout = () => {
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  };
  const scrollTo = (container: HTMLElement, top: number) => {
    const area = container.querySelector('[data-scroll]');
    if (!area) throw new Error('There is nothing to scroll.');
    area.scrollTop = top;
    fireEvent.scroll(area);
  };

  it('renders those in sight, tells how many there are, and chooses by their place', async () => {
    withLayout();
    const { container, user } = await renderAdmin({
      path: '/books?size=100&rows=500',
      data: createSampleData(600),
      can: () => true,
    });
    await screen.findByText('Показано 500 из 600');
    await waitFor(() => expect(rows().length).toBeLessThan(50));
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
    scrollTo(container, 39 * 300);
    await waitFor(() =>
      expect(rows().some((row) => row.getAttribute('aria-rowindex') === '302')).toBe(true),
    );
    expect(rows().length).toBeLessThan(50);
    const at = (place: number) =>
      rows().find((row) => row.getAttribute('aria-rowindex') === String(place + 2)) ??
      document.body;
    await user.click(within(at(300)).getByRole('checkbox'));
    await waitFor(() => expect(within(at(300)).getByRole('checkbox')).toBeChecked());
    scrollTo(container, 39 * 350);
    await waitFor(() =>
      expect(rows().some((row) => row.getAttribute('aria-rowindex') === '352')).toBe(true),
    );
    fireEvent.click(within(at(350)).getByRole('checkbox'), { shiftKey: true });
    expect(await screen.findByText('Выбрано: 51')).toBeDefined();
  });

  it('goes to the record that the user comes back from once, and leaves who scrolls away where they are', async () => {
    withLayout();
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    sessionStorage.setItem('admin.record./books', '251');
    const { container } = await renderAdmin({
      path: '/books?size=100&rows=300',
      data: createSampleData(400),
    });
    await screen.findByText('Показано 300 из 400');
    const isThere = (place: number) =>
      rows().some((row) => row.getAttribute('aria-rowindex') === String(place + 1));
    // The virtualizer does that where there is a layout.
    scrollTo(container, 39 * 250);
    await waitFor(() => expect(isThere(251)).toBe(true));
    expect(rows().find((row) => row.getAttribute('aria-rowindex') === '252')).toHaveAttribute(
      'data-recent',
    );
    await waitFor(() => expect(seen).toHaveBeenCalledOnce());
    scrollTo(container, 0);
    await waitFor(() => expect(isThere(1)).toBe(true));
    await waitFor(() => expect(isThere(251)).toBe(false));
    seen.mockClear();
    scrollTo(container, 39 * 250);
    await waitFor(() => expect(isThere(251)).toBe(true));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(seen).not.toHaveBeenCalled();
  });

  it('renders what a jump brings into sight in steps, each seen before the next, where rows may take long', async () => {
    withLayout();
    const { container } = await renderAdmin({
      path: '/books?size=100&rows=500',
      data: createSampleData(600),
    });
    await screen.findByText('Показано 500 из 600');
    await waitFor(() => expect(rows().length).toBeLessThan(50));
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    scrollTo(container, 39 * 300);
    await waitFor(() => expect(rows()[0]).toHaveAttribute('aria-rowindex', '302'));
    expect(rows()).toHaveLength(4);
    await waitFor(() => {
      for (const frame of frames.splice(0)) frame(performance.now());
      expect(rows().at(-1)).toHaveAttribute('aria-rowindex', '320');
    });
  });

  const rowAt = (place: number) =>
    rows().find((row) => row.getAttribute('aria-rowindex') === String(place + 2));

  const rowPlace = (row: HTMLElement | undefined) =>
    row instanceof HTMLTableRowElement ? placeOf(row) : -1;

  it('marks the value that failed in the row that it is of', async () => {
    withLayout();
    /** Result of a server that fails to return a value: `null` in its place, and an error. */
    const withoutPrice = (result: ApolloLink.Result, at: number): ApolloLink.Result => {
      const books: readonly ResourceRecord[] = ('data' in result && result.data?.['books']) || [];
      return {
        data: { books: books.map((book, row) => (row === at ? { ...book, price: null } : book)) },
        errors: [{ message: 'нет цены', path: ['books', at, 'price'] }],
      };
    };
    const failing = new ApolloLink((operation, forward) => {
      const at = 250 - Number(operation.variables['offset']);
      if (operation.operationName !== 'BookList' || at < 0 || at >= 100) return forward(operation);
      return new Observable((observer) =>
        forward(operation).subscribe({
          next: (result) => observer.next(withoutPrice(result, at)),
          error: (error) => observer.error(error),
          complete: () => observer.complete(),
        }),
      );
    });
    const { container } = await renderAdmin({
      path: '/books?size=100&rows=300',
      data: createSampleData(300),
      link: failing,
    });
    await screen.findByText('Показаны все: 300');
    await waitFor(() => expect(rows().length).toBeLessThan(50));
    scrollTo(container, 39 * 245);
    await waitFor(() => expect(rowAt(250)).toBeDefined());
    await waitFor(() =>
      expect(
        rows()
          .filter((row) => within(row).queryByText('не загружено'))
          .map((row) => row.getAttribute('aria-rowindex')),
      ).toEqual(['252']),
    );
  });

  /** Makes `scrollTo` set the scroll position, as a browser does. */
  const withScrolling = () => {
    const scroll = function scroll(this: Element, to?: ScrollToOptions | number) {
      if (typeof to !== 'object') return;
      this.scrollTop = to.top ?? 0;
      fireEvent.scroll(this);
    };
    vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(39 * 300);
    Object.defineProperty(Element.prototype, 'scrollTo', {
      configurable: true,
      writable: true,
      value: scroll,
    });
    return () => void Reflect.deleteProperty(Element.prototype, 'scrollTo');
  };

  it('keeps the focus where a row is scrolled away that had it, and the arrow keys go on from there', async () => {
    withLayout();
    const restore = withScrolling();
    try {
      const { container, user } = await renderAdmin({
        path: '/books?size=100&rows=300',
        data: createSampleData(300),
      });
      await screen.findByText('Показаны все: 300');
      await waitFor(() => expect(rows().length).toBeLessThan(50));
      const area = container.querySelector('[data-scroll]');
      // The keyboard reaches what scrolls; that it does is measured in a browser.
      area?.setAttribute('tabindex', '0');
      act(() => rowAt(5)?.querySelector('a')?.focus());
      scrollTo(container, 39 * 250);
      await waitFor(() => expect(rowAt(250)).toBeDefined());
      expect(rowAt(5)).toBeUndefined();
      expect(area).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      await waitFor(() => expect(rowAt(6)?.querySelector('a')).toHaveFocus());
    } finally {
      restore();
    }
  });

  it('knows where rows are that are higher than others, once they were in sight', async () => {
    withLayout();
    let height = 39;
    vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockImplementation(
      function place(this: HTMLTableRowElement) {
        return DOMRect.fromRect({ y: rowPlace(this) * height, height });
      },
    );
    const { container } = await renderAdmin({
      path: '/books?size=100&rows=300',
      data: createSampleData(300),
    });
    await screen.findByText('Показаны все: 300');
    await waitFor(() => expect(rows().length).toBeLessThan(50));
    height = 139;
    scrollTo(container, 39 * 100);
    await waitFor(() => expect(rowAt(100)).toBeDefined());
    const room = () =>
      Number.parseFloat(
        container.querySelector('tbody')?.style.getPropertyValue('--room-before') ?? '',
      );
    scrollTo(container, 39 * 200);
    // Some rows above have been seen, and each of them is 100 pixels higher.
    await waitFor(() =>
      expect((room() - 39 * rowPlace(rows()[0])) / 100).toBeGreaterThanOrEqual(3),
    );
  });

  it('has the record in sight that somebody comes back from', async () => {
    withLayout();
    const restore = withScrolling();
    try {
      const { navigate } = await renderAdmin({ path: '/books/250', data: createSampleData(300) });
      await screen.findByRole('heading', { level: 1, name: 'Книга 250' });
      await navigate('/books?size=100&rows=300');
      await waitFor(() => expect(rowAt(249)?.querySelector('a')).toHaveTextContent('Книга 250'));
      expect(rows().length).toBeLessThan(50);
    } finally {
      restore();
    }
  });
});
