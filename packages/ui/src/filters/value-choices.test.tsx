import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { violations } from '../../test/violations.ts';
import { renderAdmin, sampleDescriptors, sampleResourcesWith } from '../testing/index.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('./condition-chips.tsx'),
  import('./filter-editor.tsx'),
  import('../screens/list/opened-editor.tsx'),
]);

const { books } = sampleDescriptors;

/** The editor of a new condition about a field of books, and what was counted for it. */
async function edit(field: string, change: Partial<FilterDescriptor> = {}, path = '/books') {
  const counted: FilterCondition[] = [];
  const list = books.list!;
  const filters = list.filters.map((filter) =>
    filter.name === 'status' || filter.name === 'available' ? { ...filter, ...change } : filter,
  );
  const known = (conditions: readonly FilterCondition[]) =>
    conditions.filter(({ value }) => !String(value).startsWith('S'));
  const resource = {
    ...books,
    list: {
      ...list,
      filters,
      variables: (request: Parameters<typeof list.variables>[0]) =>
        list.variables({ ...request, filters: known(request.filters) }),
    },
    count: {
      ...books.count!,
      variables: (request: Parameters<typeof list.variables>[0]) => {
        counted.push(...request.filters);
        return books.count!.variables({ ...request, filters: known(request.filters) });
      },
    },
  };
  const admin = await renderAdmin({ path, resources: sampleResourcesWith(resource) });
  await screen.findByText(/^1–\d+ из \d+$/);
  await admin.user.click(screen.getByRole('button', { name: 'Фильтр' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
  counted.length = 0;
  await admin.user.selectOptions(editor.getByLabelText('Поле'), field);
  return { ...admin, editor, asked: () => [...new Set(counted.flatMap(({ value }) => value))] };
}

it('says of yes and no how many records have it, and goes into the address', async () => {
  const { user, editor, address } = await edit('В продаже');
  const yes = await editor.findByRole('radio', { name: 'Да', description: /^\d+$/ });
  const no = await editor.findByRole('radio', { name: 'Нет', description: /^\d+$/ });
  const counts = [yes, no].map((each) =>
    Number(document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent),
  );
  expect(counts.every((count) => count > 0)).toBe(true);
  expect(await violations()).toEqual([]);
  await user.click(no);
  expect(no).toBeChecked();
  await user.click(editor.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(address()).toBe('/books?available.eq=false'));
  expect(await screen.findByText(new RegExp(` из ${counts[1]}$`))).toBeVisible();
});

const values = Array.from({ length: 40 }, (_, at) => ({
  value: `S${at + 1}`,
  name: `Состояние ${at + 1}`,
}));
const boxes = () =>
  screen
    .getAllByRole('checkbox')
    .flatMap((box) => box.closest('label')?.textContent ?? [])
    .filter((text) => text.startsWith('S'));

it('counts of many values those that are there, and more as somebody comes to them', async () => {
  const { user, editor, asked } = await edit('Состояние', { values });
  await editor.findByRole('checkbox', { name: 'S15', description: /\d/ });
  expect(boxes()).toHaveLength(15);
  expect(asked()).toEqual(values.slice(0, 15).map(({ value }) => value));
  fireEvent.scroll(
    editor.getByRole('checkbox', { name: 'S15' }).closest('[role=group], .MuiFormGroup-root')!,
  );
  await editor.findByRole('checkbox', { name: 'S30', description: /\d/ });
  expect(asked()).toHaveLength(30);
  editor.getByRole('checkbox', { name: 'S29' }).focus();
  await user.tab();
  await editor.findByRole('checkbox', { name: 'S40', description: /\d/ });
});

it('finds a value among many by what it is called, and shows first what was chosen before', async () => {
  const { user, editor, address, asked } = await edit('Состояние', { values });
  await user.type(editor.getByRole('searchbox', { name: 'Найти среди значений' }), 's33');
  const box = await editor.findByRole('checkbox', { name: 'S33', description: /\d/ });
  expect(boxes()).toEqual(['S33']);
  expect(
    asked().filter((value) => !values.slice(0, 15).some((each) => each.value === value)),
  ).toEqual(['S33']);
  await user.click(box);
  await user.type(editor.getByRole('searchbox', { name: 'Найти среди значений' }), '3');
  expect(await editor.findByText('Ничего не найдено')).toBeVisible();
  expect(await violations()).toEqual([]);
  await user.click(editor.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(address()).toBe('/books?status.in=S33'));
  await user.click(await screen.findByRole('button', { name: /^Состояние: S33/ }));
  await screen.findByRole('dialog', { name: 'Изменить условие' });
  await screen.findByRole('checkbox', { name: 'S33' });
  expect(boxes()[0]).toBe('S33');
});
