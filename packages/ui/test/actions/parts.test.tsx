import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { createSchemaLink, renderAdmin, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { resources } from './parts.graphql/generated/resources.ts';
import schema from './parts.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/features/actions/action-dialog.tsx'),
  import('../../src/features/actions/action-menu.tsx'),
  import('../../src/features/row-menu-items.ts'),
  import('../../src/screens/list/row-tools.tsx'),
  import('../../src/screens/record/nested-screen.tsx'),
  import('../../src/screens/record/nested-sections.tsx'),
]);
await preloadInputs();

interface Line {
  readonly orderLineId: string;
  readonly quantity: number;
}

async function openOrder(path = '/orders/7') {
  const taxes = [
    { name: 'НДС', rate: 0.2 },
    { name: 'Сбор', rate: 0.01 },
  ];
  const line = { price: { amount: 10.5, currency: 'RUB' }, remark: null, taxes };
  const product = { id: '5', name: 'Самовар' };
  let lines = [
    { ...line, id: '11', title: 'Чайник', quantity: 2, product: null as typeof product | null },
    { ...line, id: '12', title: 'Ложка', quantity: 6, product },
  ];
  let notes = [
    { id: '31', title: 'Звонил', text: '' },
    { id: '32', title: 'Ждёт', text: '' },
  ];
  const billingAddress = { city: 'Тверь', street: 'Садовая' };
  const refunds = [{ id: '41', reason: 'Бой', settled: false }];
  const order = {
    id: '7',
    number: 'A-7',
    lines: () => lines,
    billingAddress: () => billingAddress,
    payments: [{ id: '21', method: 'Карта', refunds }],
    notes: () => notes,
  };
  const root = {
    orders: () => [order],
    order: () => order,
    adjustOrderLine: ({ orderLineId, quantity }: Line) => {
      lines = lines.map((line) => (line.id === orderLineId ? { ...line, quantity } : line));
      return order;
    },
    removeOrderLine: ({ orderLineId }: Line) => {
      lines = lines.filter(({ id }) => id !== orderLineId);
      return order;
    },
    addOrderLine: ({ title }: { readonly title: string }) => {
      lines = [...lines, { ...line, id: '13', title, quantity: 1, product: null }];
      return order;
    },
    setOrderBillingAddress: (address: Partial<typeof billingAddress>) => {
      Object.assign(billingAddress, address);
      return order;
    },
    settleRefund: () => {
      refunds.forEach((refund) => Object.assign(refund, { settled: true }));
      return refunds[0];
    },
    revokeRefund: () => order,
    amendOrderNote: ({
      orderNoteId,
      title,
    }: {
      readonly orderNoteId: string;
      readonly title: string;
    }) => {
      notes = notes.map((note) => (note.id === orderNoteId ? { ...note, title } : note));
      return notes.find(({ id }) => id === orderNoteId);
    },
  };
  const asked: SampleRequest[] = [];
  const admin = await renderAdmin({
    path,
    resources,
    link: ApolloLink.from([createSchemaLink(buildSchema(schema), root, asked)]),
  });
  await screen.findByText(path === '/orders/7' ? 'Чайник' : 'Звонил');
  const sent = (name: string) =>
    asked.filter(({ operationName }) => operationName === name).map(({ variables }) => variables);
  const choose = async (part: string, name: string) => {
    await admin.user.click(await screen.findByRole('button', { name: `Действия: ${part}` }));
    await admin.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...admin, sent, choose };
}

it('changes a part at that part, from what it holds, and asks for no key', async () => {
  const { user, sent, choose } = await openOrder();
  await choose('Ложка, Самовар', 'Изменить строку заказа');
  const dialog = within(await screen.findByRole('dialog', { name: 'Изменить строку заказа' }));
  expect(dialog.getByText('Ложка, Самовар')).toBeVisible();
  const quantity = dialog.getByRole('textbox');
  expect(quantity).toHaveValue('6');
  await user.clear(quantity);
  await user.type(quantity, '4');
  await user.click(dialog.getByRole('button', { name: 'Изменить строку заказа' }));
  await waitFor(() => expect(screen.queryByText('6')).toBeNull());
  expect(screen.getByText('4')).toBeVisible();
  expect(sent('AdjustOrderLineAction')).toEqual([{ orderId: '7', orderLineId: '12', quantity: 4 }]);
});

it('shows parts as a table, the record that each is about as a link, and what has no room when asked for', async () => {
  const { user } = await openOrder();
  const table = within(screen.getByText('Чайник').closest('table')!);
  // What is empty in each of them, and ids, are no columns.
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Title',
    'Quantity',
    'Price',
    'Product',
    '',
  ]);
  const [, , spoon] = table.getAllByRole('row');
  expect(
    within(spoon!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(0, 4),
  ).toEqual(['Ложка', '6', '10,5, RUB', 'Самовар']);
  expect(within(spoon!).getByRole('link', { name: 'Самовар' }).getAttribute('href')).toBe(
    '/products/5',
  );
  await user.click(
    within(spoon!).getByRole('button', { name: 'Подробнее: Ложка', expanded: false }),
  );
  expect(
    within(spoon!).getByRole('button', { name: 'Подробнее: Ложка', expanded: true }),
  ).toBeVisible();
  const taxes = within(screen.getByText('НДС').closest('table')!);
  expect(taxes.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'NameRate',
    'НДС0,2',
    'Сбор0,01',
  ]);
});

it('asks before a part is taken away, and says which', async () => {
  const { user, sent, choose } = await openOrder();
  await choose('Чайник', 'Удалить строку заказа');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Удалить строку заказа «A-7»?' }),
  );
  expect(dialog.getByText('Чайник')).toBeVisible();
  expect(dialog.queryByRole('textbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Удалить строку заказа' }));
  await waitFor(() => expect(screen.queryByText('Чайник')).toBeNull());
  expect(sent('RemoveOrderLineAction')).toEqual([{ orderId: '7', orderLineId: '11' }]);
});

it('has what adds a part at the list of them, and what sets an object at that, with what is set', async () => {
  const { user, sent } = await openOrder();
  // Nothing is left for the header of the page.
  expect(screen.getAllByRole('button', { name: /строку заказа|адрес/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Добавить строку заказа' }));
  const adding = within(await screen.findByRole('dialog', { name: 'Добавить строку заказа' }));
  await user.type(adding.getByRole('textbox'), 'Миска');
  await user.click(adding.getByRole('button', { name: 'Добавить строку заказа' }));
  expect(await screen.findByText('Миска')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Указать адрес плательщика' }));
  const setting = within(await screen.findByRole('dialog', { name: 'Указать адрес плательщика' }));
  const [city, street] = setting.getAllByRole('textbox');
  expect(city).toHaveValue('Тверь');
  await user.type(street!, ', 3');
  await user.click(setting.getByRole('button', { name: 'Указать адрес плательщика' }));
  expect(await screen.findByText('Садовая, 3')).toBeVisible();
  expect(sent('SetOrderBillingAddressAction')).toEqual([{ orderId: '7', street: 'Садовая, 3' }]);
});

it('finds a part in a part, and does there at once what can be taken back', async () => {
  const { sent, choose } = await openOrder();
  await choose('Бой', 'Подтвердить возврат');
  const answer = within(
    await screen.findByRole('dialog', { name: 'Подтвердить возврат: выполнено' }),
  );
  expect(answer.getByText('Бой')).toBeVisible();
  expect(sent('SettleRefundAction')).toEqual([{ refundId: '41' }]);
});

it('asks before a part of a part is taken away, and says which', async () => {
  const { user, sent, choose } = await openOrder();
  await choose('Бой', 'Отозвать возврат');
  const dialog = within(await screen.findByRole('dialog', { name: 'Отозвать возврат «A-7»?' }));
  expect(dialog.getByText('Бой')).toBeVisible();
  expect(sent('RevokeRefundAction')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Отозвать возврат' }));
  await waitFor(() => expect(sent('RevokeRefundAction')).toEqual([{ refundId: '41' }]));
});

it('does what is done with a record of a list that the record holds at its row, and the row is new', async () => {
  const { user, sent } = await openOrder();
  const section = within(await screen.findByRole('region', { name: 'Notes' }));
  await user.click(await section.findByRole('button', { name: 'Действия: Ждёт' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Исправить заметку' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Исправить заметку' }));
  await user.type(dialog.getByRole('textbox'), 'Приехал');
  await user.click(dialog.getByRole('button', { name: 'Исправить заметку' }));
  expect(await section.findByText('Приехал')).toBeVisible();
  expect(sent('AmendOrderNoteAction')).toEqual([{ orderNoteId: '32', title: 'Приехал' }]);
});

it('does so in the list of its own, too', async () => {
  const { user, sent, choose } = await openOrder('/orders/7/notes');
  await choose('Ждёт', 'Исправить заметку');
  const dialog = within(await screen.findByRole('dialog', { name: 'Исправить заметку' }));
  expect(dialog.getByText('Ждёт')).toBeVisible();
  await user.type(dialog.getByRole('textbox'), 'Приехал');
  await user.click(dialog.getByRole('button', { name: 'Исправить заметку' }));
  expect(await dialog.findByText('Приехал')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('button', { name: 'Действия: Приехал' })).toBeVisible();
  expect(sent('AmendOrderNoteAction')).toEqual([{ orderNoteId: '32', title: 'Приехал' }]);
});
