import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderAdmin } from '../testing/index.ts';
import { Pager, type PagerProps } from './pager.tsx';

afterEach(() => void vi.useRealTimers());

async function open(own: Partial<PagerProps> = {}) {
  const heard = {
    onPage: vi.fn<PagerProps['onPage']>(),
    onExpect: vi.fn<(page: number) => void>(),
    onPageSize: vi.fn<PagerProps['onPageSize']>(),
  };
  const props: PagerProps = {
    page: 1,
    pageSize: 25,
    rows: 25,
    total: { count: 100, exact: true },
    hasNextPage: true,
    hasPreviousPage: true,
    isRandomAccess: true,
    ...heard,
    ...own,
  };
  return { ...(await renderAdmin({ children: <Pager {...props} /> })), ...heard };
}
const names = [
  'Первая страница',
  'Предыдущая страница',
  'Следующая страница',
  'Последняя страница',
];
const button = (name: string) => screen.getByRole('button', { name });
const openWays = () =>
  screen
    .getAllByRole<HTMLButtonElement>('button')
    .filter(({ disabled }) => !disabled)
    .map((each) => each.getAttribute('aria-label'));

describe('which rows these are', () => {
  it.each<[string, Partial<PagerProps>]>([
    ['26–50 из 100', {}],
    ['1–25 из 100', { page: 0 }],
    ['51–57 из 57', { page: 2, rows: 7, total: { count: 57, exact: true } }],
    ['26–50, всего больше 10 000', { total: { count: 10_000, exact: false } }],
    ['26–50', { total: undefined }],
    ['', { rows: 0, total: { count: 0, exact: true } }],
  ])('%j', async (text, own) => {
    await open(own);
    const range = document.querySelector('[aria-live]')?.textContent;
    expect(range?.replaceAll(/\s/g, ' ')).toBe(text);
  });
});

describe('other pages', () => {
  it.each<[string, Partial<PagerProps>, readonly (string | undefined)[]]>([
    ['in the middle', {}, names],
    ['on the first', { page: 0, hasPreviousPage: false }, names.slice(2)],
    ['on the last', { page: 3, hasNextPage: false }, names.slice(0, 2)],
    ['on the last but one', { page: 2 }, names],
    [
      'of a list that ends with a full page',
      { page: 1, total: { count: 50, exact: true }, hasNextPage: false },
      names.slice(0, 2),
    ],
    [
      'of an empty list',
      {
        page: 0,
        rows: 0,
        total: { count: 0, exact: true },
        hasNextPage: false,
        hasPreviousPage: false,
      },
      [],
    ],
    [
      'of which it is not known whether there is a next one',
      { page: 0, hasPreviousPage: false, hasNextPage: undefined },
      names.slice(2),
    ],
    ['of a total that is not exact', { total: { count: 100, exact: false } }, names.slice(0, 3)],
    ['of a total that is being counted', { total: undefined, isCounting: true }, names],
    ['reached one after another', { isRandomAccess: false }, names.slice(1, 3)],
  ])('are open %s', async (_, own, expected) => {
    await open(own);
    expect(openWays()).toEqual(expected);
  });

  it.each([
    [names[0]!, 0],
    [names[1]!, 1],
    [names[2]!, 3],
    [names[3]!, 4],
  ])('«%s» counts from the page that was asked for last', async (name, page) => {
    const { user, onPage } = await open({ page: 1, wanted: 2, total: { count: 101, exact: true } });
    await user.click(button(name));
    expect(onPage.mock.calls).toEqual([[page]]);
  });

  it('asks for the last page before it is known', async () => {
    const { user, onPage } = await open({ isCounting: true });
    await user.click(button(names[3]!));
    expect(onPage.mock.calls).toEqual([[Infinity]]);
  });

  it('offers sizes of a page', async () => {
    const { user, onPageSize } = await open();
    const size = screen.getByLabelText<HTMLSelectElement>('Строк на странице:');
    expect([size.value, [...size.options].map(({ value }) => value)]).toEqual([
      '25',
      ['25', '50', '100'],
    ]);
    await user.selectOptions(size, '100');
    expect(onPageSize.mock.calls).toEqual([[100]]);
  });
});

describe('a page that is about to be asked for', () => {
  const pass = (milliseconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

  it('is expected when the pointer rests on the way there, not when it passes by', async () => {
    const { onExpect } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.pointerOver(button(names[2]!));
    await pass(30);
    fireEvent.pointerOut(button(names[2]!));
    await pass(1);
    await pass(1000);
    expect(onExpect).not.toHaveBeenCalled();
    fireEvent.pointerOver(button(names[2]!));
    await pass(1);
    await pass(100);
    expect(onExpect.mock.calls).toEqual([[2]]);
  });

  it('is expected when the focus is there, and not where there is no way', async () => {
    const { onExpect } = await open({ page: 0, hasPreviousPage: false });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.focus(button(names[1]!));
    await pass(1);
    await pass(100);
    expect(onExpect).not.toHaveBeenCalled();
    fireEvent.focus(button(names[3]!));
    await pass(1);
    await pass(100);
    expect(onExpect.mock.calls).toEqual([[3]]);
  });
});
