import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { resources } from './groups.graphql/generated/resources.ts';
import schema from './groups.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/features/actions/action-dialog.tsx'),
  import('../../src/features/bulk/action-run.tsx'),
  import('../../src/features/row-menu-items.ts'),
  import('../../src/screens/record/nested-sections.tsx'),
  import('../../src/features/actions/action-menu.tsx'),
  ...resources.map(({ load }) => load().then((resource) => resource.actions?.load())),
]);
await preloadInputs();

const people = [
  { id: '1', name: 'Анна' },
  { id: '2', name: 'Борис' },
  { id: '3', name: 'Вера' },
];

interface Links {
  readonly groupId: string;
  readonly customerIds: readonly string[];
}

interface Tagged {
  readonly tagId: string;
  readonly customerId: string;
}

interface Opened {
  readonly path?: string;
  /** What is there when the page is. */
  readonly shown?: string;
  readonly list?: string;
}

async function open({ path = '/groups/7', shown = 'Анна', list = 'Customers' }: Opened = {}) {
  const members = new Map([
    ['7', ['1', '2']],
    ['8', ['1']],
    ['9', []],
  ]);
  const tagged = new Map([
    ['5', ['1']],
    ['6', []],
  ]);
  const link = (
    links: Map<string, string[]>,
    from: string,
    change: (before: readonly string[]) => string[],
  ) => links.set(from, change(links.get(from) ?? []));
  const groups = [
    { id: '7', name: 'Оптовики' },
    { id: '8', name: 'Друзья' },
    { id: '9', name: 'Закрытая' },
  ].map((group) => ({
    ...group,
    customers: () => customers().filter(({ id }) => members.get(group.id)?.includes(id)),
  }));
  const tags = [
    { id: '5', title: 'Важный' },
    { id: '6', title: 'Новый' },
  ];
  const customers = (): {
    id: string;
    name: string;
    groups: () => unknown;
    tags: () => unknown;
  }[] =>
    people.map((each) => ({
      ...each,
      groups: () => groups.filter(({ id }) => members.get(id)?.includes(each.id)),
      tags: () => tags.filter(({ id }) => tagged.get(id)?.includes(each.id)),
    }));
  const groupOf = (id: string) => groups.find((each) => each.id === id);
  const root = {
    groups: () => groups,
    group: ({ id }: { readonly id: string }) => groupOf(id),
    customers,
    customer: ({ id }: { readonly id: string }) => customers().find((each) => each.id === id),
    tags: () => tags,
    tag: ({ id }: { readonly id: string }) => tags.find((each) => each.id === id),
    addCustomersToGroup: ({ groupId, customerIds }: Links) => {
      if (groupId === '9')
        throw new GraphQLError('Группа закрыта.', { extensions: { code: 'BAD_USER_INPUT' } });
      link(members, groupId, (before) => [...before, ...customerIds]);
      return groupOf(groupId);
    },
    removeCustomersFromGroup: ({ groupId, customerIds }: Links) => {
      link(members, groupId, (before) => before.filter((id) => !customerIds.includes(id)));
      return groupOf(groupId);
    },
    addCustomerToTag: ({ tagId, customerId }: Tagged) => {
      link(tagged, tagId, (before) => [...before, customerId]);
      return tags.find(({ id }) => id === tagId);
    },
    removeCustomerFromTag: ({ tagId, customerId }: Tagged) => {
      link(tagged, tagId, (before) => before.filter((id) => id !== customerId));
      return tags.find(({ id }) => id === tagId);
    },
  };
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({
    path,
    resources,
    link: ApolloLink.from([createSchemaLink(buildSchema(schema), root, asked)]),
  });
  // Before, a placeholder has the name of the list.
  await screen.findByText(shown);
  const section = within(screen.getByRole('region', { name: list }));
  const sent = (name: string) =>
    asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...admin, section, sent };
}

const openGroup = async () => await open();
const openCustomer = async () =>
  await open({ path: '/customers/2', shown: 'Оптовики', list: 'Groups' });

it('links with another record above the list of those that it is linked with, and not in the header', async () => {
  const { user, section, sent } = await openGroup();
  const button = section.getByRole('button', { name: 'Добавить покупателей' });
  expect(screen.getAllByRole('button', { name: 'Добавить покупателей' })).toEqual([button]);
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить покупателей' }));
  // The first can be chosen at once; what is left open is no customer.
  await user.click(await dialog.findByRole('button', { name: 'Добавить значение' }));
  expect(await dialog.findAllByRole('combobox')).toHaveLength(2);
  // They are in no order.
  expect(dialog.queryByRole('button', { name: 'Переместить значение 1 ниже' })).toBeNull();
  await user.click(dialog.getByRole('combobox', { name: 'Customer 1' }));
  await user.click(await screen.findByRole('option', { name: 'Вера' }));
  await user.click(dialog.getByRole('button', { name: 'Добавить покупателей' }));
  expect(await section.findByText('Вера')).toBeVisible();
  expect(sent('AddCustomersToGroupAction')).toEqual([{ groupId: '7', customerIds: ['3'] }]);
});

it('takes a link away at the row of the other record, which nobody is asked for', async () => {
  const { user, section, sent } = await openGroup();
  await user.click(section.getByRole('button', { name: 'Действия: Борис' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Убрать покупателей из группы' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Убрать покупателей из группы «Оптовики»?' }),
  );
  expect(dialog.getByText('Борис')).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Убрать покупателей из группы' }));
  await waitFor(() => expect(section.queryByText('Борис')).toBeNull());
  expect(section.getByText('Анна')).toBeVisible();
  expect(sent('RemoveCustomersFromGroupAction')).toEqual([{ groupId: '7', customerIds: ['2'] }]);
});

const choose = async (
  user: Awaited<ReturnType<typeof open>>['user'],
  dialog: ReturnType<typeof within>,
  names: readonly string[],
) => {
  for (const [at, name] of names.entries()) {
    if (at > 0) await user.click(dialog.getByRole('button', { name: 'Добавить значение' }));
    const boxes = await dialog.findAllByRole('combobox');
    await user.click(boxes[at] ?? document.body);
    await user.click(await screen.findByRole('option', { name }));
  }
};

it('links from the other side, too: with each of the records that are chosen there, and says with which it did not work', async () => {
  const { user, section, sent } = await openCustomer();
  await user.click(section.getByRole('button', { name: 'Добавить покупателей' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить покупателей' }));
  expect(dialog.getByText('Борис')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Добавить покупателей' }));
  expect(await dialog.findByText('Заполните поле')).toBeVisible();
  expect(sent('AddCustomersToGroupAction')).toEqual([]);
  await choose(user, dialog, ['Друзья', 'Закрытая']);
  await user.click(dialog.getByRole('button', { name: 'Добавить покупателей' }));
  const outcome = within(
    await screen.findByRole('dialog', { name: 'Добавить покупателей. Выполнено: 1 из 2' }),
  );
  expect(outcome.getByRole('listitem')).toHaveTextContent('ЗакрытаяГруппа закрыта.');
  expect(await section.findByText('Друзья')).toBeVisible();
  expect(sent('AddCustomersToGroupAction')).toEqual([
    { groupId: '8', customerIds: ['2'] },
    { groupId: '9', customerIds: ['2'] },
  ]);
});

it('takes a link away from the other side, at the row of the record that has the action', async () => {
  const { user, section, sent } = await openCustomer();
  await user.click(section.getByRole('button', { name: 'Действия: Оптовики' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Убрать покупателей из группы' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Убрать покупателей из группы «Оптовики»?' }),
  );
  expect(dialog.getByText('Борис')).toBeVisible();
  expect(dialog.getByText('Исчезнет только связь: сами записи останутся.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Убрать покупателей из группы' }));
  await waitFor(() => expect(section.queryByText('Оптовики')).toBeNull());
  expect(sent('RemoveCustomersFromGroupAction')).toEqual([{ groupId: '7', customerIds: ['2'] }]);
});

it('stands at the field that names the records, where they have no list on the page', async () => {
  const { user, sent } = await open({ path: '/customers/1', shown: 'Важный', list: 'Groups' });
  await user.click(screen.getByRole('button', { name: 'Отметить покупателя' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Отметить покупателя' }));
  await choose(user, dialog, ['Новый']);
  await user.click(dialog.getByRole('button', { name: 'Отметить покупателя' }));
  expect(await screen.findByRole('button', { name: 'Действия: Новый' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Действия: Важный' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Снять метку с покупателя' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', {
      name: 'Снять метку с покупателя',
    }),
  );
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Действия: Важный' })).toBeNull(),
  );
  expect([sent('AddCustomerToTagAction'), sent('RemoveCustomerFromTagAction')]).toEqual([
    [{ tagId: '6', customerId: '1' }],
    [{ tagId: '5', customerId: '1' }],
  ]);
});
