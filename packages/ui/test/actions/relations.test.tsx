import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { resources } from './groups.graphql/generated/resources.ts';
import schema from './groups.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([import('../../src/actions/action-dialog.tsx'), import('../../src/actions/row-menu.tsx'), import('../../src/nested/nested-sections.tsx')]);
await preloadInputs();

const customers = [{ id: '1', name: 'Анна' }, { id: '2', name: 'Борис' }, { id: '3', name: 'Вера' }];

interface Links {
  readonly groupId: string;
  readonly customerIds: readonly string[];
}

async function openGroup() {
  let members = ['1', '2'];
  const group = { id: '7', name: 'Оптовики', customers: () => customers.filter(({ id }) => members.includes(id)) };
  const root = {
    groups: () => [group], group: () => group, customers: () => customers, customer: ({ id }: { readonly id: string }) => customers.find((each) => each.id === id),
    addCustomersToGroup: ({ customerIds }: Links) => {
      members = [...members, ...customerIds];
      return group;
    },
    removeCustomersFromGroup: ({ customerIds }: Links) => {
      members = members.filter((id) => !customerIds.includes(id));
      return group;
    },
  };
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({ path: '/groups/7', resources, link: ApolloLink.from([createSchemaLink(buildSchema(schema), root, asked)]) });
  // Before, a placeholder has the name of the list.
  await screen.findByText('Анна');
  const section = within(screen.getByRole('region', { name: 'Customers' }));
  const sent = (name: string) => asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  return { ...admin, section, sent };
}

it('links with another record above the list of those that it is linked with, and not in the header', async () => {
  const { user, section, sent } = await openGroup();
  const button = section.getByRole('button', { name: 'Добавить покупателей' });
  expect(screen.getAllByRole('button', { name: 'Добавить покупателей' })).toEqual([button]);
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Добавить покупателей' }));
  await user.click(await dialog.findByRole('button', { name: 'Добавить значение' }));
  await user.click(await dialog.findByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Вера' }));
  await user.click(dialog.getByRole('button', { name: 'Добавить покупателей' }));
  expect(await section.findByText('Вера')).toBeVisible();
  expect(sent('AddCustomersToGroupAction')).toEqual([{ groupId: '7', customerIds: ['3'] }]);
});

it('takes a link away at the row of the other record, which nobody is asked for', async () => {
  const { user, section, sent } = await openGroup();
  await user.click(section.getByRole('button', { name: 'Действия: Борис' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Убрать покупателей из группы' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Убрать покупателей из группы «Оптовики»?' }));
  expect(dialog.getByText('Борис')).toBeVisible();
  expect(dialog.queryByRole('combobox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Убрать покупателей из группы' }));
  await waitFor(() => expect(section.queryByText('Борис')).toBeNull());
  expect(section.getByText('Анна')).toBeVisible();
  expect(sent('RemoveCustomersFromGroupAction')).toEqual([{ groupId: '7', customerIds: ['2'] }]);
});
