import { NetworkError } from '@admin/gql';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderAdmin } from '../../testing/index.ts';
import type { ListState } from '../../resources/list-state.ts';
import { LoadMore, type LoadMoreProps } from './load-more.tsx';
import { NoRows, type NoRowsProps } from './no-rows.tsx';

const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function open(change: Partial<LoadMoreProps> = {}) {
  const loadNext = vi.fn<() => void>();
  const props: LoadMoreProps = {
    shown: 1000,
    total: undefined,
    hasNext: true,
    isGrowing: false,
    error: undefined,
    loadNext,
    onStart: undefined,
    ...change,
  };
  return { ...(await renderAdmin({ children: <LoadMore {...props} /> })), loadNext };
}

it.each<readonly [Partial<LoadMoreProps>, string, readonly string[]]>([
  [{}, 'Показано 1 000, есть ещё', ['Показать ещё']],
  [{ total: { count: 2000, exact: true } }, 'Показано 1 000 из 2 000', ['Показать ещё']],
  [
    { total: { count: 2000, exact: false } },
    'Показано 1 000, всего больше 2 000',
    ['Показать ещё'],
  ],
  [{ isGrowing: true }, 'Показано 1 000, есть ещё', ['Загрузка…']],
  [{ onStart: () => undefined }, 'Показано 1 000, есть ещё', ['К началу', 'Показать ещё']],
  [{ hasNext: false, total: { count: 2000, exact: true } }, 'Показаны все: 1 000', []],
  [{ error: new NetworkError(), isGrowing: true }, 'Показано 1 000, есть ещё', ['Повторить']],
])('the end of a list that grows with %j says «%s» and offers %j', async (change, text, names) => {
  await open(change);
  expect(screen.getByText((content) => content.replaceAll('\u00a0', ' ') === text)).toBeVisible();
  expect(buttons()).toEqual(names);
  expect(screen.queryByRole('alert') !== null).toBe(change.error !== undefined);
});

it('says why the next rows did not come, and asks for them again', async () => {
  const { user, loadNext } = await open({ error: new NetworkError() });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Не удалось загрузить следующие строки. Нет связи с сервером',
  );
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(loadNext).toHaveBeenCalledTimes(1);
});

const list: ListState = { search: '', filters: [], sort: [], page: 0, pageSize: undefined };
const status = { field: 'status', operator: 'eq', value: 'NEW' } as const;
const title = { field: 'title', operator: 'eq', value: 'Нос' } as const;

it.each<
  readonly [Partial<ListState>, NoRowsProps['kept'], string | null, Partial<ListState> | null]
>([
  [{}, [], null, null],
  [{ filters: [status] }, [status], null, null],
  [
    { filters: [status, title] },
    [status],
    'Сбросить условия',
    { search: '', filters: [status], rest: undefined },
  ],
  [{ search: 'а' }, [], 'Сбросить условия', { search: '', filters: [], rest: undefined }],
  [{ rest: 'any-1.a.eq=1' }, [], 'Сбросить условия', { search: '', filters: [], rest: undefined }],
  [{ page: 2, search: 'а' }, [], 'На первую страницу', {}],
])(
  'a list without rows, %j with %j that stays, offers %s: %j',
  async (state, kept, name, change) => {
    const update = vi.fn<NoRowsProps['update']>();
    const { user } = await renderAdmin({
      children: <NoRows state={{ ...list, ...state }} update={update} kept={kept} />,
    });
    expect(buttons()).toEqual(name === null ? [] : [name]);
    for (const button of screen.queryAllByRole('button')) await user.click(button);
    expect(update.mock.calls).toEqual(change === null ? [] : [[change]]);
  },
);
