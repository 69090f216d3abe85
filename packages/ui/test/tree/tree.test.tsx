import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { resources } from './departments.graphql/generated/resources.ts';
import schema from './departments.graphql?raw';
import { violations } from '../violations.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([import('../../src/list/tree-view.tsx'), import('../../src/list/row-tools.tsx'), import('../../src/list/opened-editor.tsx'), import('../../src/keys/keys.tsx'), import('../../src/remove/remove-rows-dialog.tsx')]);

interface Department {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  readonly people: number;
}

const department = (id: string, name: string, parentId: string | null = null, people = Number(id)): Department => ({ id, name, parentId, people });

interface Conditions {
  readonly filter?: { readonly name_contains?: string | null; readonly parentId_eq?: string | null; readonly parentId_isNull?: boolean | null } | null;
  readonly search?: string | null;
}


/** Two at the top; below the first one with thirty below it and one with nothing; the second one is said by its server to be below itself. */
async function openTree({ path = '/departments?view=~tree', isBroken = () => false }: { readonly path?: string; readonly isBroken?: () => boolean } = {}) {
  const data = {
    departments: [
      department('1', 'Продажи'), department('2', 'Круг'), department('3', 'Север', '1'), department('4', 'Юг', '1'), ...Array.from({ length: 30 }, (_, at) => department(String(100 + at), `Участок ${at + 1}`, '3')),
    ],
  };
  const found = ({ filter, search }: Conditions) => data.departments.filter(({ id, name, parentId }) => {
    if (filter?.parentId_eq === '2') return id === '2';
    return (filter?.parentId_eq == null || parentId === filter.parentId_eq) && (filter?.parentId_isNull == null || (parentId === null) === filter.parentId_isNull) &&
      name.includes(filter?.name_contains ?? '') && name.toLowerCase().includes((search ?? '').toLowerCase());
  });
  const whole = (each: Department) => ({ ...each, parent: () => data.departments.filter(({ id }) => id === each.parentId).map(whole)[0] ?? null });
  const root = {
    departments: ({ limit, offset, sortOrder, ...conditions }: Conditions & { limit: number; offset: number; sortOrder?: string | null }) => {
      if (conditions.filter?.parentId_eq === '1' && isBroken()) throw new GraphQLError('Broken.');
      const all = found(conditions);
      return (sortOrder === 'DESC' ? all.toReversed() : all).slice(offset, offset + limit).map(whole);
    },
    departmentsCount: (conditions: Conditions) => found(conditions).length,
    department: ({ id }: { id: string }) => data.departments.filter((each) => each.id === id).map(whole)[0] ?? null,
    updateDepartment: ({ id, patch }: { id: string; patch: Partial<Department> }) => {
      data.departments = data.departments.map((each) => (each.id === id ? { ...each, ...patch } : each));
      return root.department({ id });
    },
    deleteDepartment: ({ id }: { id: string }) => {
      const removed = root.department({ id });
      data.departments = data.departments.filter((each) => each.id !== id);
      return removed;
    },
  };
  const requests: SampleRequest[] = [];
  const admin = await renderAdmin({ path, resources, link: createSchemaLink(buildSchema(schema), root, requests) });
  const asked = (id: string) => requests.filter(({ operationName, variables }) => operationName === 'DepartmentList' && JSON.stringify(variables).includes(`"parentId_eq":"${id}"`)).length;
  return { ...admin, asked };
}

/** Each row by its level: `1 + Продажи` can be opened, `1 - Продажи` is open, `2 . Юг` has nothing below it. */
const treeShown = () => screen.getAllByRole('row').slice(1).map((row) => {
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
  await waitFor(() => expect(treeShown()).toEqual(['1 - Продажи', '2 + Север', '2 . Юг', '1 + Круг']));
  expect(await violations()).toEqual([]);
  await user.click(await press('Свернуть: Продажи'));
  expect(treeShown()).toEqual(['1 + Продажи', '1 + Круг']);
});

it('is gone through by the arrow keys, and shows more of many on request', async () => {
  const { user } = await openTree();
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
  await waitFor(() => expect(treeShown()).toEqual(['1 + Круг', '1 - Продажи', '2 + Юг', '2 + Север']));
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

it('shows what a write has made of it', async () => {
  const { user } = await openTree();
  await user.click(await press('Развернуть: Продажи'));
  await link('Юг');
  await user.click(screen.getByRole('checkbox', { name: 'Юг' }));
  const bar = within(await screen.findByRole('region', { name: 'Выбранные записи' }));
  await user.click(bar.getByRole('button', { name: 'Удалить' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(treeShown()).toEqual(['1 - Продажи', '2 + Север', '1 + Круг']));
});
