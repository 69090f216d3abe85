import type { FieldDescriptor, ResourceRecord } from '@admin/gql/resource';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { FieldFailures } from '../data/field-failures.ts';
import { renderAdmin } from '../testing/index.ts';
import { RecordTable, type RecordTableProps, type Sorting } from './record-table.tsx';
import { wholePage, type RowControls } from './row-controls.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const field = (name: string, more: Partial<FieldDescriptor> = {}): FieldDescriptor => ({
  name,
  kind: 'string',
  nullable: true,
  ...more,
});
const columns = [
  field('title'),
  field('pages', { kind: 'integer' }),
  field('code', { kind: 'uuid' }),
];
const books: readonly ResourceRecord[] = [
  { __typename: 'Book', id: 1, title: 'Чайка', pages: 96, code: 'a1' },
  { __typename: 'Book', id: 2, title: 'Обломов', pages: null, code: 'a2' },
];
const keyed = {
  name: 'books',
  key: ['id'],
  label: ({ title }: ResourceRecord) => (typeof title === 'string' ? title : ''),
} as const;

const open = (own: Partial<RecordTableProps> = {}) =>
  renderAdmin({
    path: '/books',
    children: (
      <RecordTable descriptor={keyed} columns={columns} records={books} label="Книги" {...own} />
    ),
  });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);
const controls = (own: Omit<Partial<RowControls>, 'press' | 'expect'> = {}) => ({
  press: vi.fn<RowControls['press']>(),
  expect: vi.fn<() => void>(),
  choice: { chosen: new Map(), problems: new Map() },
  hasMenu: true,
  ...own,
});

describe('a row', () => {
  it('opens its record by a click anywhere, and by a link', async () => {
    const { user, address } = await open();
    expect(screen.getByRole('link', { name: 'Чайка' })).toHaveAttribute('href', '/books/1');
    await user.click(screen.getByText('96'));
    expect(address()).toBe('/books/1');
  });

  it.each(['ctrlKey', 'metaKey'])('opens in another tab with %s', async (key) => {
    const opened = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal('open', opened);
    const { address } = await open();
    fireEvent.click(screen.getByText('96'), { [key]: true });
    expect(opened.mock.calls).toEqual([['/books/1', '_blank', 'noopener']]);
    expect(address()).toBe('/books');
  });

  it('does not open while a text in it is selected', async () => {
    const { address } = await open();
    getSelection()?.selectAllChildren(screen.getByText('96'));
    fireEvent.click(screen.getByText('96'));
    expect(address()).toBe('/books');
  });

  it('opens at the address that it is given, or nothing where the record has no key', async () => {
    const { unmount } = await open({ recordsPath: '/shelf/books' });
    expect(screen.getByRole('link', { name: 'Обломов' })).toHaveAttribute('href', '/shelf/books/2');
    unmount();
    const { user, address } = await open({ descriptor: { name: 'books', key: null } });
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByText('96'));
    expect(address()).toBe('/books');
  });

  it('marks the record that the user comes back from, and brings it into sight once', async () => {
    const seen = vi.fn<() => void>();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(seen);
    await open({ recent: '2' });
    await vi.waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
    expect(rows().map((row) => row.dataset['recent'])).toEqual([undefined, '']);
  });

  it('shows numbers at the end, keys as such, a long text in full when pointed at, and what is empty', async () => {
    const long = 'а'.repeat(37);
    await open({
      records: [
        { ...books[0]!, title: long },
        { ...books[1]!, title: 'а'.repeat(36) },
      ],
    });
    const [first, second] = rows().map((row) => within(row).getAllByRole('cell'));
    expect(first?.map(({ title }) => title)).toEqual([long, '', '']);
    expect(second?.map(({ title }) => title)).toEqual(['', '', '']);
    expect(first?.map(({ dataset }) => Object.keys(dataset))).toEqual([
      ['title'],
      ['numeric'],
      ['mono'],
    ]);
    expect(second?.[1]?.dataset['empty']).toBe('');
  });

  it('says where the server failed to return a value, not where there is one', async () => {
    const failures: FieldFailures = {
      isEmpty: false,
      has: (_, name) => name === 'pages',
      reasonOf: () => 'Нет доступа',
    };
    await open({ failures });
    const cells = rows().map((row) => within(row).getAllByRole('cell')[1]);
    expect(cells[0]).toHaveTextContent('96');
    expect(cells[1]).not.toHaveTextContent('96');
    expect(cells[1]?.dataset['empty']).toBeUndefined();
    expect(await within(cells[1]!).findByTitle(/Нет доступа/)).toBeVisible();
  });
});

describe('chosen rows', () => {
  const chosen = (...ids: string[]) => ({
    chosen: new Map(ids.map((id) => [id, books[Number(id) - 1]!])),
    problems: new Map([['2', 'Занята']]),
  });

  it.each([
    [[], false, false],
    [['1'], false, true],
    [['1', '2'], true, false],
  ])('%j mark the box above them', async (ids, isChecked, isMixed) => {
    await open({ controls: controls({ choice: chosen(...ids) }) });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все на странице' });
    expect([box.checked, box.indeterminate]).toEqual([isChecked, isMixed]);
    expect(rows().map((row) => row.dataset['chosen'])).toEqual(
      ['1', '2'].map((id) => (ids.includes(id) ? '' : undefined)),
    );
    expect(screen.getByRole('checkbox', { name: 'Обломов' }).title).toBe('Занята');
  });

  it('are counted of all rows where some are not rendered', async () => {
    const slice = { start: 10, count: 30, chosen: 30, sample: books, before: 400, after: 0 };
    await open({ controls: controls({ choice: chosen('1', '2') }), slice });
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все на странице' });
    expect([box.checked, box.indeterminate]).toEqual([true, false]);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '31');
    expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(['12', '13']);
  });

  it('hear of clicks on their boxes and menus, and of the whole page', async () => {
    const own = controls();
    const { user, address } = await open({ controls: own });
    await user.click(screen.getByRole('checkbox', { name: 'Обломов' }));
    await user.click(screen.getByRole('button', { name: 'Действия: Чайка' }));
    await user.click(screen.getByRole('checkbox', { name: 'Выбрать все на странице' }));
    expect(own.press.mock.calls.map(([, row]) => row)).toEqual([1, 0, wholePage]);
    expect(address()).toBe('/books');
    expect(own.expect).toHaveBeenCalled();
  });

  it.each([
    ['ArrowDown', true, 1],
    ['ArrowDown', false, 0],
    ['Home', true, 0],
  ])('are extended by %s with Shift %s', async (key, shiftKey, count) => {
    const own = controls();
    await open({ controls: own });
    fireEvent.keyDown(screen.getByRole('table'), { key, shiftKey });
    expect(own.press.mock.calls.map(([, row]) => row)).toEqual(Array(count).fill(wholePage));
  });

  it('are reached by one stop of Tab: from the first the arrow keys go on', async () => {
    await open({ controls: controls() });
    expect(
      ['Чайка', 'Обломов'].map((name) => screen.getByRole('checkbox', { name }).tabIndex),
    ).toEqual([0, -1]);
  });

  it('are none where a list has no choice', async () => {
    await open({ controls: controls({ choice: undefined, hasMenu: false }) });
    expect([screen.queryByRole('checkbox'), screen.queryByRole('button')]).toEqual([null, null]);
  });
});

describe('a header', () => {
  const sorting = (own: Pick<Partial<Sorting>, 'sort'> = {}) => ({
    sort: [{ field: 'pages', descending: true }],
    sortable: ['title', 'pages'],
    toggle: vi.fn<Sorting['toggle']>(),
    expect: vi.fn<(field: string, add: boolean) => void>(),
    ...own,
  });
  const header = (name: string) => screen.getByRole('columnheader', { name });

  it('says how its column is sorted, and which cannot be', async () => {
    await open({ sorting: sorting() });
    expect(
      ['Title', 'Pages', 'Code'].map((name) => header(name).getAttribute('aria-sort')),
    ).toEqual(['none', 'descending', null]);
    expect(within(header('Code')).queryByRole('button')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pages' }).dataset['order']).toBeUndefined();
  });

  it('of several orders says which comes first', async () => {
    const sort = [
      { field: 'pages', descending: true },
      { field: 'title', descending: false },
    ];
    await open({ sorting: sorting({ sort }) });
    expect(header('Title')).toHaveAttribute('aria-sort', 'ascending');
    expect(
      ['Pages', 'Title'].map((name) => screen.getByRole('button', { name }).dataset['order']),
    ).toEqual(['1', '2']);
  });

  it.each([false, true])(
    'sorts by a click, with Shift %s beside the present order',
    async (shiftKey) => {
      const own = sorting();
      await open({ sorting: own });
      fireEvent.click(screen.getByRole('button', { name: 'Title' }), { shiftKey });
      expect(own.toggle.mock.calls).toEqual([['title', shiftKey]]);
    },
  );

  it.each([
    [0, 'mouse', 1],
    [0, 'pen', 1],
    [0, 'touch', 0],
    [2, 'mouse', 0],
  ])(
    'expects the order when button %i of a %s is pressed: %i',
    async (button, pointerType, count) => {
      const own = sorting();
      await open({ sorting: own });
      const press = new MouseEvent('pointerdown', { bubbles: true, button });
      Object.defineProperty(press, 'pointerType', { value: pointerType });
      act(() => void screen.getByRole('button', { name: 'Title' }).dispatchEvent(press));
      expect(own.expect.mock.calls).toHaveLength(count);
    },
  );

  it('says why a large table is not sorted by a column', async () => {
    await open({ columns: [field('title'), field('note', { unindexed: true })] });
    expect(header('Note').title).toContain('таблица большая');
    expect(header('Title').title).toBe('');
  });
});
