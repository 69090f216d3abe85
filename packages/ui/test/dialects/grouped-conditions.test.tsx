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
  const where = () =>
    asked.findLast(({ operationName }) => operationName === 'InstrumentList')?.variables['where'];
  return { ...admin, where };
}

const chips = async () =>
  within(await screen.findByRole('list', { name: 'Условия отбора' }))
    .getAllByRole('listitem')
    .map(textOf);

it('conditions of which one is enough are made in the editor, go into the address, and are one chip', async () => {
  const { user, address, where } = await open('/instruments');
  await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
  const first = within(await screen.findByRole('dialog', { name: 'Новое условие' }));
  await user.selectOptions(first.getByLabelText('Поле'), 'Год');
  await user.selectOptions(first.getByLabelText('Условие'), 'больше');
  await user.type(first.getByLabelText('Значение'), '1900');
  await user.click(first.getByRole('button', { name: 'Несколько условий…' }));

  const editor = within(await screen.findByRole('dialog', { name: 'Несколько условий' }));
  const condition = (number: number) =>
    within(editor.getAllByRole('group', { name: `Условие ${number}` })[0]!);
  await waitFor(() =>
    expect(condition(1).getByLabelText('Значение')).toHaveProperty('value', '1900'),
  );
  await user.click(editor.getByRole('button', { name: 'Применить' }));
  expect(await condition(2).findByText('Укажите значение')).toBeVisible();
  await user.selectOptions(condition(2).getByLabelText('Поле'), 'Название');
  await user.type(condition(2).getByLabelText('Значение'), '07');
  expect(editor.getByText('Год больше 1900 или Название содержит 07')).toBeVisible();

  await user.click(editor.getByRole('button', { name: 'Добавить группу' }));
  const inner = within(editor.getByRole('group', { name: 'Группа' }));
  await user.selectOptions(inner.getByLabelText('Группа'), 'не верно ни одно');
  const own = within(inner.getByRole('group', { name: 'Условие 1' }));
  await user.selectOptions(own.getByLabelText('Условие'), 'не заполнено');
  await user.click(
    within(inner.getByRole('group', { name: 'Условие 2' })).getByRole('button', {
      name: 'Убрать условие',
    }),
  );
  await user.click(editor.getByRole('button', { name: 'Применить' }));

  await waitFor(() =>
    expect(address()).toMatch(
      /^\/instruments\?any-1\.year\.gt=1900&any-1\.title\.contains=07&any-1\.none-1\.\w+\.isNull=true$/,
    ),
  );
  await waitFor(() =>
    expect(where()).toMatchObject({
      _or: [{ year: { _gt: 1900 } }, { title: { _ilike: '%07%' } }, { _not: {} }],
    }),
  );
  expect((await chips())[0]).toMatch(
    /^Год больше 1900 или Название содержит 07 или не \(.+: не заполнено\)$/,
  );
});

it('a group opens again from its chip, and is removed by it', async () => {
  const { user, address, where } = await open(
    '/instruments?any-1.title.eq=A&any-1.all-1.year.gte=1900&any-1.all-1.year.lte=1950&year.gt=5',
  );
  await waitFor(() =>
    expect(where()).toEqual({
      _and: [
        { year: { _gt: 5 } },
        {
          _or: [
            { title: { _eq: 'A' } },
            { _and: [{ year: { _gte: 1900 } }, { year: { _lte: 1950 } }] },
          ],
        },
      ],
    }),
  );
  expect((await chips()).slice(0, 2)).toEqual(['Год больше 5', 'Название: A или Год: 1900 – 1950']);
  await user.click(screen.getByRole('button', { name: /^Название: A или/ }));
  const editor = within(await screen.findByRole('dialog', { name: 'Несколько условий' }));
  const range = within(editor.getByRole('group', { name: 'Условие 2' }));
  expect(await range.findByLabelText('До')).toHaveProperty('value', '1950');
  await user.selectOptions(
    editor.getByLabelText('Показать записи, для которых'),
    'верны все условия',
  );
  await user.click(editor.getByRole('button', { name: 'Применить' }));
  await waitFor(() =>
    expect(address()).toBe(
      '/instruments?all-1.title.eq=A&all-1.year.gte=1900&all-1.year.lte=1950&year.gt=5',
    ),
  );
  await user.click(screen.getByRole('button', { name: /^Убрать условие: Название/ }));
  await waitFor(() => expect(address()).toBe('/instruments?year.gt=5'));
});

it('a list whose server cannot combine conditions offers no groups, and leaves them out of the address', async () => {
  const pages = dialects.find(({ name }) => name === 'pages by number')!;
  const { user } = await renderAdmin({
    path: '/instruments?any-1.title.contains=07',
    resources: pages.resources,
    link: createSchemaLink(buildSchema(pages.sdl), pages.root(new Museum()), []),
  });
  await user.click(await screen.findByRole('button', { name: 'Фильтр' }));
  expect(await screen.findByRole('dialog', { name: 'Новое условие' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Несколько условий…' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Условия отбора' })).toBeNull();
});
