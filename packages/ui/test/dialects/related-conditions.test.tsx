import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { textOf } from '../rows.ts';
import { dialects } from './dialects.ts';
import { Museum } from './museum.ts';

// Loaded here, so that no test has to wait for its code.
await Promise.all([
  import('../../src/filters/condition-chips.tsx'),
  import('../../src/filters/filter-editor.tsx'),
  import('../../src/filters/group-editor.tsx'),
  import('../../src/screens/list/opened-editor.tsx'),
]);

const dialect = dialects.find(({ name }) => name === 'tables with aggregates')!;

async function open(path: string) {
  const asked: SampleRequest[] = [];
  const link = createSchemaLink(buildSchema(dialect.sdl), dialect.root(new Museum()), asked);
  const admin = await renderAdmin({ path, resources: dialect.resources, link });
  const wheres = (operation: string) =>
    asked
      .filter(({ operationName }) => operationName === operation)
      .map(({ variables }) => variables['where']);
  return { ...admin, wheres, where: (operation: string) => wheres(operation).at(-1) };
}

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Условия отбора' }))
    .getAllByRole('listitem')
    .map(textOf);

it('a condition about a field of a related record is made in the editor, goes into the address, and is a chip that opens again', async () => {
  const { user, address, where, wheres } = await open('/instruments?year.gt=1900');
  await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
  await user.selectOptions(editor.getByLabelText('Поле'), 'Зал →');
  await user.selectOptions(await editor.findByLabelText('Поле: Зал'), 'Этаж');
  await user.selectOptions(editor.getByLabelText('Условие'), 'равно');
  await user.type(editor.getByLabelText('Значение'), '2');
  await user.click(editor.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(address()).toBe('/instruments?hall.floor.eq=2&year.gt=1900'));
  await waitFor(() =>
    expect(where('InstrumentList')).toEqual({
      _and: [{ year: { _gt: 1900 } }, { hall: { floor: { _eq: 2 } } }],
    }),
  );
  await waitFor(() => expect(where('InstrumentCount')).toEqual(where('InstrumentList')));
  expect((await chips()).slice(0, 2)).toEqual(['Год больше 1900', 'Зал → Этаж: 2']);

  await user.click(screen.getByRole('button', { name: /^Зал → Этаж/ }));
  const again = within(await screen.findByRole('dialog', { name: 'Изменить условие' }));
  expect(again.getByLabelText('Поле')).toHaveDisplayValue('Зал →');
  const value = await again.findByLabelText('Значение');
  await user.clear(value);
  await user.type(value, '3');
  await user.click(again.getByRole('button', { name: 'Применить' }));
  await waitFor(() => expect(address()).toBe('/instruments?hall.floor.eq=3&year.gt=1900'));
  await user.click(screen.getByRole('button', { name: 'Фильтр' }));
  const other = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
  await user.selectOptions(other.getByLabelText('Поле'), 'Зал →');
  await user.selectOptions(await other.findByLabelText('Поле: Зал'), 'Kind');
  // A choice says how many records have it beside the other conditions.
  expect(await other.findByRole('checkbox', { name: 'Open', description: '30' })).toBeDefined();
  expect(wheres('InstrumentCount')).toContainEqual({
    _and: [
      { year: { _gt: 1900 } },
      { hall: { floor: { _eq: 3 } } },
      { hall: { kind: { _eq: 'OPEN' } } },
    ],
  });
  await user.click(other.getByRole('button', { name: 'Отмена' }));
  await user.click(screen.getByRole('button', { name: 'Убрать условие: Зал → Этаж: 3' }));
  await waitFor(() => expect(address()).toBe('/instruments?year.gt=1900'));
});

it('opens from an address, in a group and beside one, with all that its kind of value has', async () => {
  const { where } = await open(
    '/instruments?hall.kind.in=OPEN&any-1.hall.floor.gte=1&any-1.title.eq=A&none-1.hall.name.contains=зал',
  );
  await waitFor(() =>
    expect(where('InstrumentList')).toEqual({
      _and: [
        { hall: { kind: { _in: ['OPEN'] } } },
        { _or: [{ hall: { floor: { _gte: 1 } } }, { title: { _eq: 'A' } }] },
        { _not: { hall: { name: { _ilike: '%зал%' } } } },
      ],
    }),
  );
  expect((await chips()).slice(0, 3)).toEqual([
    'Зал → Kind: Open',
    'Зал → Этаж не меньше 1 или Название: A',
    'не (Зал → Название зала содержит зал)',
  ]);
});

it('says of several records that there is one such, and what of an address no related record has', async () => {
  const { user, where } = await open(
    '/halls?instruments.year.lt=1900&instruments.weight.eq=1&instruments.year.like=1&owner.name.eq=A',
  );
  await waitFor(() => expect(where('HallList')).toEqual({ instruments: { year: { _lt: 1900 } } }));
  expect(await chips()).toEqual(['Приборы → Год меньше 1900']);
  expect((await screen.findByText(/Часть адреса/)).textContent).toContain(
    'поле «instruments.weight»; условие «like» для поля «Приборы → Год»; поле «owner.name»',
  );
  await user.click(screen.getByRole('button', { name: 'Убрать из адреса' }));
  await waitFor(() => expect(screen.queryByText(/Часть адреса/)).toBeNull());
  expect(await chips()).toEqual(['Приборы → Год меньше 1900']);
});
