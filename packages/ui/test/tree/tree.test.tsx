import type { ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import { ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildSchema, GraphQLError } from 'graphql';
import { expect, it, vi } from 'vitest';

import {
  createSchemaLink,
  renderAdmin,
  type RenderAdminOptions,
  type SampleRequest,
} from '../../src/testing/index.ts';
import type { ResourceDefinition } from '../../src/resources/resource-definition.ts';
import { resources } from './departments.graphql/generated/resources.ts';
import schema from './departments.graphql?raw';
import { violations } from '../violations.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/screens/list/tree-view.tsx'),
  import('../../src/screens/list/row-tools.tsx'),
  import('../../src/screens/list/opened-editor.tsx'),
  import('../../src/features/keys/keys.tsx'),
  import('../../src/screens/list/table-tools.tsx'),
  import('../../src/screens/list/cell-menu.tsx'),
  import('../../src/screens/list/column-menu.tsx'),
  import('../../src/features/panel/record-panel.tsx'),
  import('../../src/features/bulk/remove-rows-dialog.tsx'),
]);

interface Department {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly splitFromId: string | null;
  readonly people: number;
}

const department = (
  id: string,
  name: string,
  parentId: string | null = null,
  splitFromId: string | null = null,
): Department => ({ id, name, parentId, splitFromId, people: Number(id) });

interface Conditions {
  readonly filter?: {
    readonly name_contains?: string | null;
    readonly parentId_eq?: string | null;
    readonly parentId_isNull?: boolean | null;
    readonly splitFromId_eq?: string | null;
    readonly splitFromId_isNull?: boolean | null;
  } | null;
  readonly search?: string | null;
}

/**
 * Two at the top; below the first one with thirty below it and one with nothing; the second one is
 * said by its server to be below itself.
 */
interface OpenOptions {
  readonly path?: string;
  /** The server says nothing of what is below the first. */
  readonly isBroken?: () => boolean;
  /** Nothing is answered at all. */
  readonly isCut?: (operation: ApolloLink.Operation) => boolean;
  /** Has no number of people: its server fails on it. */
  readonly unknown?: string;
  readonly definition?: ResourceDefinition['list'];
  readonly more?: readonly Department[];
  /** Condition without which the list cannot be asked. */
  readonly required?: string;
  readonly can?: RenderAdminOptions['can'];
}

async function openTree({
  path = '/departments?view=~tree',
  isBroken = () => false,
  isCut = () => false,
  unknown,
  definition,
  more = [],
  required,
  can,
}: OpenOptions = {}) {
  const data = {
    departments: [
      ...more,
      department('1', 'Продажи'),
      department('2', 'Круг'),
      department('3', 'Север', '1'),
      department('4', 'Юг', '1', '2'),
      ...Array.from({ length: 30 }, (_, at) =>
        department(String(100 + at), `Участок ${at + 1}`, '3'),
      ),
    ],
  };
  const found = ({ filter, search }: Conditions) =>
    data.departments.filter(({ id, name, parentId, splitFromId }) => {
      if (filter?.parentId_eq === '2') return id === '2';
      return (
        (filter?.parentId_eq == null || parentId === filter.parentId_eq) &&
        (filter?.parentId_isNull == null || (parentId === null) === filter.parentId_isNull) &&
        (filter?.splitFromId_eq == null || splitFromId === filter.splitFromId_eq) &&
        (filter?.splitFromId_isNull == null ||
          (splitFromId === null) === filter.splitFromId_isNull) &&
        name.includes(filter?.name_contains ?? '') &&
        name.toLowerCase().includes((search ?? '').toLowerCase())
      );
    });
  const people = (each: Department) => () => {
    if (each.id === unknown) throw new GraphQLError('Nobody counted.');
    return each.people;
  };
  const whole = (each: Department) => ({
    ...each,
    people: people(each),
    parent: () => data.departments.filter(({ id }) => id === each.parentId).map(whole)[0] ?? null,
    splitFrom: () =>
      data.departments.filter(({ id }) => id === each.splitFromId).map(whole)[0] ?? null,
  });
  const root = {
    departments: ({
      limit,
      offset,
      sortOrder,
      ...conditions
    }: Conditions & { limit: number; offset: number; sortOrder?: string | null }) => {
      if (conditions.filter?.parentId_eq === '1' && isBroken()) throw new GraphQLError('Broken.');
      const all = found(conditions);
      return (sortOrder === 'DESC' ? all.toReversed() : all)
        .slice(offset, offset + limit)
        .map(whole);
    },
    departmentsCount: (conditions: Conditions) => found(conditions).length,
    department: ({ id }: { id: string }) =>
      data.departments.filter((each) => each.id === id).map(whole)[0] ?? null,
    updateDepartment: ({ id, patch }: { id: string; patch: Partial<Department> }) => {
      data.departments = data.departments.map((each) =>
        each.id === id ? { ...each, ...patch } : each,
      );
      return root.department({ id });
    },
    deleteDepartment: ({ id }: { id: string }) => {
      const removed = root.department({ id });
      data.departments = data.departments.filter((each) => each.id !== id);
      return removed;
    },
  };
  const requests: SampleRequest[] = [];
  const asking = resources.map((summary): ResourceSummary => ({
    ...summary,
    load: async () => withRequired(await summary.load(), required),
  }));
  const cut = new ApolloLink((operation, forward) =>
    isCut(operation)
      ? new Observable((observer) => observer.error(new TypeError('Failed to fetch')))
      : forward(operation),
  );
  const admin = await renderAdmin({
    path,
    ...(can && { can }),
    resources: required === undefined ? resources : asking,
    definitions: definition && { departments: { resource: 'departments', list: definition } },
    link: ApolloLink.from([cut, createSchemaLink(buildSchema(schema), root, requests)]),
  });
  const asked = (id: string) =>
    requests.filter(
      ({ operationName, variables }) =>
        operationName === 'DepartmentList' &&
        JSON.stringify(variables).includes(`"parentId_eq":"${id}"`),
    ).length;
  const paths = () =>
    requests.flatMap(({ operationName, variables }) =>
      operationName === 'DepartmentPaths' ? [variables] : [],
    );
  return { ...admin, asked, paths, data };
}

function withRequired(resource: ResourceDescriptor, name: string | undefined): ResourceDescriptor {
  const { list } = resource;
  if (resource.key === null || !list) return resource;
  return {
    ...resource,
    list: {
      ...list,
      filters: list.filters.map((filter) =>
        filter.name === name ? { ...filter, required: true } : filter,
      ),
    },
  };
}

/**
 * Each row by its level: `1 + Продажи` can be opened, `1 - Продажи` is open, `2 . Юг` has nothing
 * below it.
 */
const treeShown = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const state = row.ariaExpanded === null ? '.' : row.ariaExpanded === 'true' ? '-' : '+';
      return `${row.ariaLevel} ${state} ${row.querySelector('[data-title] a')?.textContent ?? row.textContent}`;
    });
const press = (name: string) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });

it('shows what nothing contains, and asks for what is below a record when that is opened', async () => {
  const { user, asked } = await openTree();
  expect(await screen.findByRole('treegrid', { name: 'Отделы' })).toBeVisible();
  expect(treeShown()).toEqual(['1 + Продажи', '1 + Круг']);
  expect(screen.getByText('1–2 из 2')).toBeVisible();
  expect(asked('1')).toBe(0);
  // Where a row stands says what it is in.
  expect(screen.queryByRole('columnheader', { name: 'Входит в' })).toBeNull();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  expect(treeShown()).toEqual(['1 - Продажи', '2 + Север', '2 + Юг', '1 + Круг']);
  await user.click(await press('Развернуть: Юг'));
  await waitFor(() =>
    expect(treeShown()).toEqual(['1 - Продажи', '2 + Север', '2 . Юг', '1 + Круг']),
  );
  expect(await violations()).toEqual([]);
  await user.click(await press('Свернуть: Продажи'));
  expect(treeShown()).toEqual(['1 + Продажи', '1 + Круг']);
});

it('is gone through by the arrow keys, and shows more of many on request', async () => {
  const { user } = await openTree();
  await link('Продажи');
  await user.keyboard('{ArrowDown}');
  expect(await link('Продажи')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await link('Север');
  await user.keyboard('{ArrowRight}');
  expect(await link('Север')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await link('Участок 25');
  expect(screen.queryByRole('link', { name: 'Участок 26' })).toBeNull();
  await user.click(await press('Показать ещё 5'));
  expect(await link('Участок 30')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Участок 26' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Показать ещё/ })).toBeNull();
  await user.keyboard('{ArrowLeft}');
  expect(await link('Север')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(treeShown()).toEqual(['1 - Продажи', '2 + Север', '2 + Юг', '1 + Круг']);
  await user.keyboard('{ArrowLeft}');
  expect(await link('Продажи')).toHaveFocus();
});

it('opens nothing for ever that its server says to be below itself', async () => {
  const { user, asked } = await openTree();
  await user.click(await press('Развернуть: Круг'));
  await waitFor(() => expect(treeShown()).toEqual(['1 + Продажи', '1 - Круг', '2 . Круг']));
  expect(asked('2')).toBe(1);
});

it('says what cannot be had below a record, and asks again', async () => {
  let isBroken = true;
  const { user } = await openTree({ isBroken: () => isBroken });
  await user.click(await press('Развернуть: Продажи'));
  expect(await screen.findByRole('alert')).toBeVisible();
  isBroken = false;
  await user.click(await press('Повторить'));
  expect(await link('Юг')).toBeVisible();
});

it('orders each level, and leaves the tree for what is searched and filtered', async () => {
  const { user, address } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  await user.click(screen.getByRole('button', { name: 'Человек' }));
  await user.click(screen.getByRole('button', { name: 'Человек' }));
  await waitFor(() =>
    expect(treeShown()).toEqual(['1 + Круг', '1 - Продажи', '2 + Юг', '2 + Север']),
  );
  await user.type(screen.getByRole('searchbox'), 'участок 3');
  expect(await screen.findByText('Найденное показано списком.')).toBeVisible();
  expect(await screen.findByRole('columnheader', { name: 'Входит в' })).toBeVisible();
  expect(screen.queryByRole('treegrid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуться к дереву' }));
  await waitFor(() => expect(screen.getByRole('treegrid')).toBeVisible());
  expect(address()).toBe('/departments?view=%7Etree&sort=-people');
  // What was open is open.
  expect(await link('Юг')).toBeVisible();
});

it('is chosen in the menu of the list, and left there', async () => {
  const { user, address } = await openTree({ path: '/departments' });
  await screen.findByText('1–25 из 34');
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Показать деревом' }));
  await screen.findByRole('treegrid');
  expect(address()).toBe('/departments?view=%7Etree');
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Показать таблицей' }));
  await screen.findByText('1–25 из 34');
  expect(address()).toBe('/departments');
});

it('is a tree by the condition that the definition of the list says', async () => {
  const { user } = await openTree({ definition: { tree: 'splitFromId' } });
  await user.click(await press('Развернуть: Круг'));
  await waitFor(() => expect(treeShown()).toContain('2 + Юг'));
  expect(treeShown()).toContain('1 - Круг');
});

it('is none where the definition of the list says so', async () => {
  const { user } = await openTree({ definition: { tree: false } });
  await screen.findByText('1–25 из 34');
  expect(screen.queryByRole('treegrid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await screen.findByRole('menuitem', { name: 'Сохранить вид…' });
  expect(screen.queryByRole('menuitem', { name: 'Показать деревом' })).toBeNull();
});

it('shows what a write has made of it', async () => {
  const { user } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  await user.click(screen.getByRole('checkbox', { name: 'Юг' }));
  const bar = within(await screen.findByRole('region', { name: 'Выбранные записи' }));
  await user.click(bar.getByRole('button', { name: 'Удалить' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }),
  );
  await waitFor(() => expect(treeShown()).toEqual(['1 - Продажи', '2 + Север', '1 + Круг']));
});

const refresh = () => press('Обновить');
const chooser = (name: string) => screen.findByRole('checkbox', { name });

it('lets somebody go on typing while what is found takes the place of the tree, and back', async () => {
  const { user } = await openTree();
  await link('Продажи');
  await user.type(screen.getByRole('searchbox'), 'участок');
  await screen.findByText('Найденное показано списком.');
  await link('Участок 1');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard(' 30');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Участок 1' })).toBeNull());
  expect(screen.getByRole('searchbox')).toHaveValue('участок 30');
  await user.clear(screen.getByRole('searchbox'));
  await screen.findByRole('treegrid');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('keeps the tree until what is searched is found, and asks for no branch again meanwhile', async () => {
  const { user, asked } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  await user.type(screen.getByRole('searchbox'), 'нет такого');
  expect(await screen.findByText('Нет строк')).toBeVisible();
  expect(asked('1')).toBe(1);
});

it('gives the focus back to the tree, where what was found is left by its button', async () => {
  const { user } = await openTree({ path: '/departments?view=~tree&q=участок' });
  await user.click(await press('Вернуться к дереву'));
  await screen.findByRole('treegrid');
  await waitFor(() =>
    expect(document.activeElement?.closest('[role=treegrid]')).toBe(screen.getByRole('treegrid')),
  );
});

it('says of what was found what it is in, from the top, in one more query', async () => {
  const deep = Array.from({ length: 9 }, (_, at) =>
    department(String(50 + at), `Этаж ${at + 1}`, at === 0 ? null : String(49 + at)),
  );
  const {
    client,
    requests: _,
    user,
    data,
  } = await openTree({ path: '/departments?view=~tree&q=участок 3', more: deep });
  const paths = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.querySelector('[data-path]')?.textContent);
  await waitFor(() => expect(paths()).toEqual(['Продажи › Север', 'Продажи › Север']));
  expect(
    within(screen.getAllByRole('row')[1]!).getByRole('link', { name: 'Продажи' }),
  ).toHaveAttribute('href', '/departments/1');
  // Another person has moved what it is in.
  data.departments = data.departments.map((each) =>
    each.id === '3' ? { ...each, parentId: '2' } : each,
  );
  await client.refetchQueries({ include: 'active' });
  await waitFor(() => expect(paths()).toEqual(['Круг › Север', 'Круг › Север']));
  // As far as one query gives.
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'этаж 9');
  await waitFor(() => expect(paths()).toEqual(['… › Этаж 4 › Этаж 5 › Этаж 6 › Этаж 7 › Этаж 8']));
  expect(await violations()).toEqual([]);
});

it('says of a record that was moved what its row says, while its way is that of before', async () => {
  let isCut = false;
  const { client, data } = await openTree({
    path: '/departments?view=~tree&q=участок 30',
    isCut: ({ operationName }) => isCut && operationName === 'DepartmentPaths',
  });
  const path = () => document.querySelector('[data-path]')?.textContent;
  await waitFor(() => expect(path()).toBe('Продажи › Север'));
  isCut = true;
  data.departments = data.departments.map((each) =>
    each.name === 'Участок 30' ? { ...each, parentId: '2' } : each,
  );
  await client.refetchQueries({ include: ['DepartmentList'] });
  await waitFor(() => expect(path()).toBe('Круг'));
});

it('links nothing of the way to a record for who may see none', async () => {
  await openTree({
    path: '/departments?view=~tree&q=участок 30',
    can: (capability) => capability !== 'show',
  });
  await waitFor(() =>
    expect(document.querySelector('[data-path]')?.textContent).toBe('Продажи › Север'),
  );
  expect(document.querySelector('[data-path] a')).toBeNull();
});

it('asks for the ways in the order of the rows, also where the definition of the list says it', async () => {
  const { paths } = await openTree({
    path: '/departments?view=~tree&q=участок',
    definition: { sort: '-people' },
  });
  await waitFor(() => expect(paths()).toMatchObject([{ sortField: 'PEOPLE', sortOrder: 'DESC' }]));
});

it('says what a record is in directly where more cannot be had', async () => {
  await openTree({
    path: '/departments?view=~tree&q=участок 30',
    isCut: ({ operationName }) => operationName === 'DepartmentPaths',
  });
  await waitFor(() => expect(document.querySelector('[data-path]')?.textContent).toBe('Север'));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is gone through by the arrow keys past what is no record', async () => {
  const { user } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await user.click(await press('Развернуть: Север'));
  (await link('Участок 25')).focus();
  await user.keyboard('{ArrowDown}');
  const more = await press('Показать ещё 5');
  expect(more).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(await link('Юг')).toHaveFocus();
  more.focus();
  await user.keyboard('{ArrowLeft}');
  expect(await link('Север')).toHaveFocus();
  // The record beside the list has the next one behind them.
  (await link('Участок 25')).focus();
  await user.keyboard(' ');
  const panel = within(await screen.findByRole('region', { name: 'Запись рядом со списком' }));
  await user.click(await panel.findByRole('button', { name: 'Следующая запись' }));
  expect(await panel.findByRole('heading', { level: 2, name: 'Юг' })).toBeVisible();
});

it('promises no more than it asks for', async () => {
  const { user } = await openTree({
    more: Array.from({ length: 60 }, (_, at) =>
      department(String(300 + at), `Смена ${at + 1}`, '4'),
    ),
  });
  await user.click(await press('Развернуть: Продажи'));
  await user.click(await press('Развернуть: Юг'));
  expect(await press('Показать ещё 25 из 35')).toBeVisible();
});

it('keeps the focus in a row that turns out to contain nothing', async () => {
  const { user } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await user.click(await press('Развернуть: Юг'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /: Юг$/ })).toBeNull());
  expect(await link('Юг')).toHaveFocus();
});

it('shows nothing of a page that is there no more', async () => {
  let isCut = false;
  // What the page behind it has become is not told.
  const { user, data } = await openTree({
    isCut: ({ variables }) => isCut && variables['offset'] === 25,
  });
  await user.click(await press('Развернуть: Продажи'));
  await user.click(await press('Развернуть: Север'));
  await user.click(await press('Показать ещё 5'));
  await link('Участок 30');
  isCut = true;
  data.departments = data.departments.filter(({ id }) => Number(id) < 120);
  await user.click(await refresh());
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Участок 25' })).toBeNull());
  expect(treeShown().filter((row) => row.startsWith('3'))).toHaveLength(20);
});

it('shows a branch that another person moves where it is then, as open as it was, and none that was deleted', async () => {
  const said = vi.spyOn(console, 'error');
  const { user, data } = await openTree({ more: [department('9', 'Запад')] });
  await user.click(await press('Развернуть: Продажи'));
  await user.click(await press('Развернуть: Север'));
  await link('Участок 1');
  data.departments = data.departments.map((each) =>
    each.id === '3' ? { ...each, parentId: '9' } : each,
  );
  // Opened now, it has what the other branch is not known to have lost.
  await user.click(await press('Развернуть: Запад'));
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Север' })).toHaveLength(2));
  await user.click(await refresh());
  await waitFor(() =>
    expect(treeShown().slice(0, 3)).toEqual(['1 - Запад', '2 - Север', '3 + Участок 1']),
  );
  expect(screen.getAllByRole('link', { name: 'Север' })).toHaveLength(1);
  data.departments = data.departments.filter(({ id, parentId }) => id !== '3' && parentId !== '3');
  await user.click(await refresh());
  await waitFor(() =>
    expect(treeShown()).toEqual(['1 . Запад', '1 - Продажи', '2 + Юг', '1 + Круг']),
  );
  expect(said.mock.calls.map(([text]) => String(text)).filter((text) => /key/.test(text))).toEqual(
    [],
  );
  said.mockRestore();
});

it('says once that it could not be refreshed, at a branch where that alone could not, and shows what it had', async () => {
  let isBroken = false;
  let isCut = false;
  const { user } = await openTree({ isBroken: () => isBroken, isCut: () => isCut });
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  isBroken = true;
  await user.click(await refresh());
  const alert = await screen.findByRole('alert');
  expect(screen.getByRole('treegrid')).toContainElement(alert);
  expect(await link('Юг')).toBeVisible();
  isBroken = false;
  await user.click(await press('Повторить'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  isCut = true;
  await user.click(await refresh());
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
  expect(screen.getByRole('treegrid')).not.toContainElement(screen.getByRole('alert'));
  expect(await link('Юг')).toBeVisible();
  isCut = false;
  await user.click(await press('Повторить'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('says which values of a branch its server has failed to return', async () => {
  const { user } = await openTree({ unknown: '4' });
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  expect(
    await within(screen.getByRole('row', { name: /Юг/ })).findByTitle(
      /^Сервер не вернул это значение\./,
    ),
  ).toBeVisible();
});

it('is narrowed by a cell wherever records are, and not at the top alone', async () => {
  const { user, address } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  fireEvent.contextMenu(
    within(screen.getByRole('row', { name: /Юг/ }))
      .getByRole('link', { name: 'Круг' })
      .closest('td')!,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Только «Круг»' }));
  await waitFor(() => expect(address()).toBe('/departments?view=%7Etree&splitFromId.eq=2'));
});

it('chooses all that there is, and not the top alone', async () => {
  const { user } = await openTree();
  await user.click(await chooser('Круг'));
  await user.click(await press('Выбрать всё найденное'));
  expect(await screen.findByText('Выбрано: 34')).toBeVisible();
});

it('keeps the column that says what records are in for who leaves the tree', async () => {
  const { user } = await openTree();
  await link('Продажи');
  fireEvent.contextMenu(screen.getByRole('columnheader', { name: 'Человек' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Скрыть столбец' }));
  await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Человек' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Показать таблицей' }));
  expect(await screen.findByRole('columnheader', { name: 'Входит в' })).toBeVisible();
  // The button that opened the menu is another one now.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Действия' })).toHaveFocus());
});

it('is a tree of what a required condition allows', async () => {
  const { user, address } = await openTree({
    path: '/departments?view=~tree&people.gte=0',
    required: 'people',
  });
  expect(await screen.findByRole('treegrid')).toBeVisible();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  await user.type(screen.getByRole('searchbox'), 'юг');
  await user.click(await press('Вернуться к дереву'));
  expect(await screen.findByRole('treegrid')).toBeVisible();
  expect(address()).toBe('/departments?view=%7Etree&people.gte=0');
});

it('has the record that somebody comes back from in sight', async () => {
  const { user, navigate } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await user.click(await link('Юг'));
  await screen.findByRole('heading', { level: 1, name: 'Юг' });
  const shown: (string | null)[] = [];
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(
    this: Element,
  ) {
    shown.push(this.getAttribute('data-id'));
  });
  await navigate('/departments?view=~tree');
  await link('Юг');
  await waitFor(() => expect(shown).toEqual(['4']));
  seen.mockRestore();
});

it('is kept by a view, and opened again by it', async () => {
  const { user, address } = await openTree();
  await link('Продажи');
  await user.click(screen.getByRole('button', { name: 'Человек' }));
  await waitFor(() => expect(address()).toBe('/departments?view=%7Etree&sort=people'));
  await user.click(screen.getByRole('button', { name: 'Действия' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Сохранить вид…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Новый вид списка' }));
  await user.type(dialog.getByRole('textbox', { name: 'Название' }), 'Структура');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const views = within(await screen.findByRole('navigation', { name: 'Виды списка' }));
  await waitFor(() =>
    expect(views.getByRole('button', { name: 'Структура' })).toHaveAttribute(
      'aria-current',
      'true',
    ),
  );
  await user.click(views.getByRole('button', { name: 'Все' }));
  await screen.findByText('1–25 из 34');
  expect(screen.queryByRole('treegrid')).toBeNull();
  await user.click(
    within(screen.getByRole('navigation', { name: 'Виды списка' })).getByRole('button', {
      name: 'Структура',
    }),
  );
  expect(await screen.findByRole('treegrid')).toBeVisible();
  expect(address()).toBe('/departments?view=%7Etree&sort=people');
});

it('sums up what is shown, where the definition of the list says so', async () => {
  const { user } = await openTree({
    definition: { columns: ['name', { field: 'people', footer: 'sum' }] },
  });
  const sum = async () =>
    within(await screen.findByRole('row', { name: /Итого на странице/ }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .filter(Boolean);
  expect(await sum()).toEqual(['3']);
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  expect(await sum()).toEqual(['10']);
  expect(await violations()).toEqual([]);
});

it('lets the columns of what was found be arranged', async () => {
  const { user } = await openTree({ path: '/departments?view=~tree&q=участок' });
  await link('Участок 1');
  await waitFor(async () => {
    await user.hover(screen.getByRole('link', { name: 'Участок 1' }));
    await user.hover(screen.getByRole('columnheader', { name: 'Человек' }));
    expect(screen.getByRole('button', { name: 'Столбец «Человек»' })).toBeInTheDocument();
  });
});
