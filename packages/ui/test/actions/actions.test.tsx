import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { ToolsPage } from '../../src/actions/lazy-tools-page.tsx';
import { Navigation } from '../../src/shell/navigation.tsx';
import { createSchemaLink, renderAdmin, type RenderAdminOptions, type SampleRequest } from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { resources, tools } from './orders.graphql/generated/resources.ts';
import schema from './orders.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([import('../../src/actions/action-dialog.tsx'), import('../../src/actions/action-menu.tsx'), import('../../src/actions/action-parts.ts')]);
await preloadInputs();

type Status = 'OPEN' | 'SHIPPED' | 'CANCELLED';

/** A server of two orders and a product that ships with them. */
class Shop {
  orders = [{ id: '1', number: 'A-1', status: 'OPEN' as Status, note: null }, { id: '2', number: 'A-2', status: 'OPEN' as Status, note: null }];
  stock = 5;

  #order = ({ id }: { readonly id: string }) => this.orders.find((order) => order.id === id) ?? null;
  root = {
    orders: () => this.orders,
    order: this.#order,
    products: () => [{ id: '1', name: 'Чайник', stock: this.stock }],
    product: () => ({ id: '1', name: 'Чайник', stock: this.stock }),
    cancelOrder: ({ input }: { readonly input: { readonly orderId: string; readonly reason: string } }) => {
      if (input.reason === 'нет') return { order: null, userErrors: [{ message: 'Напишите подробнее', field: ['reason'] }] };
      return { order: this.#set(input.orderId, 'CANCELLED'), userErrors: [] };
    },
    shipOrder: ({ orderId }: { readonly orderId: string }) => {
      this.stock -= 1;
      return this.#set(orderId, 'SHIPPED');
    },
    duplicateOrder: ({ id }: { readonly id: string }) => {
      const copy = { id: '3', number: 'A-3', status: 'OPEN' as Status, note: this.#order({ id })?.note ?? null };
      this.orders.push(copy);
      return copy;
    },
    printInvoice: () => ({ url: 'https://example.org/invoice.pdf', pages: 2 }),
    importProducts: () => ({ created: 3, skipped: 1 }),
    flushCache: () => true,
  };

  #set(id: string, status: Status) {
    const order = this.#order({ id });
    if (order) order.status = status;
    return order;
  }
}

async function open(path: string, options: Pick<RenderAdminOptions, 'can' | 'children'> = {}) {
  const shop = new Shop();
  const asked: SampleRequest[] = [];
  const link = ApolloLink.from([createSchemaLink(buildSchema(schema), shop.root, asked)]);
  const admin = await renderAdmin({ path, resources, tools, link, ...options });
  const sent = (name: string) => asked.filter(({ operationName }) => operationName === name);
  return { ...admin, shop, sent };
}

const button = (name: string) => screen.findByRole('button', { name });
/** Presses the button of an action on the page of a record, or its entry in the menu. */
async function choose(user: UserEvent, name: string) {
  const more = await button('Ещё');
  const own = screen.queryByRole('button', { name });
  if (own) return user.click(own);
  await user.click(more);
  return user.click(await screen.findByRole('menuitem', { name }));
}
const valueOf = (label: string) => screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling?.textContent;

it('runs an action that asks for nothing at once, and shows anew what it may have changed', async () => {
  const { user, sent, navigate } = await open('/products');
  await screen.findByText('5');
  await navigate('/orders/1');
  await choose(user, 'Отправить заказ');
  expect(await screen.findByText('Отправить заказ: выполнено')).toBeVisible();
  await waitFor(() => expect(valueOf('Status')).toBe('Shipped'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('ShipOrderAction')).toHaveLength(1);
  // The schema does not say that shipping takes a product off the stock.
  await navigate('/products');
  expect(await screen.findByText('4')).toBeVisible();
});

it('asks before what cannot be taken back, names the record, and sends what was typed once', async () => {
  const { user, sent } = await open('/orders/1');
  await choose(user, 'Отменить заказ');
  const dialog = await screen.findByRole('dialog', { name: 'Отменить заказ «A-1»?' });
  const confirm = within(dialog).getByRole('button', { name: 'Отменить заказ' });
  await user.click(confirm);
  expect(await within(dialog).findAllByText(/Заполните поле/)).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Передумал');
  await user.dblClick(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('CancelOrderAction').map(({ variables }) => variables)).toEqual([{ input: { orderId: '1', reason: 'Передумал' } }]);
  await waitFor(() => expect(valueOf('Status')).toBe('Cancelled'));
});

it('puts what the server refuses to its field, and keeps what was typed', async () => {
  const { user, shop } = await open('/orders/1');
  await choose(user, 'Отменить заказ');
  const dialog = await screen.findByRole('dialog');
  const reason = within(dialog).getByRole('textbox', { name: /Reason/ });
  await user.type(reason, 'нет');
  await user.click(within(dialog).getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Напишите подробнее'));
  expect(reason).toHaveValue('нет');
  expect(shop.orders[0]?.status).toBe('OPEN');
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('links the record that it made, and shows values as what they are', async () => {
  const { user, address } = await open('/orders/1');
  await choose(user, 'Выставить счёт');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('link', { name: 'https://example.org/invoice.pdf' })).toBeVisible();
  expect(within(dialog).getByText('2')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose(user, 'Повторить заказ');
  await user.click(await button('Открыть'));
  await waitFor(() => expect(address()).toBe('/orders/3'));
});

it('offers what is done with a resource as a whole above its list, with a file', async () => {
  const { user, sent } = await open('/products');
  await user.click(await button('Загрузить товары'));
  const dialog = await screen.findByRole('dialog', { name: 'Загрузить товары' });
  await user.upload(within(dialog).getByLabelText('File', { selector: 'input' }), new File(['a;b'], 'товары.csv'));
  await user.click(within(dialog).getByRole('button', { name: 'Загрузить товары' }));
  expect(await screen.findByText('Загрузить товары: выполнено')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  expect(sent('ImportProductsAction')[0]?.variables['file']).toBeInstanceOf(File);
});

it('offers nothing to who may not change anything', async () => {
  await open('/orders/1', { can: () => false });
  await screen.findByRole('heading', { name: 'Order A-1' });
  expect(screen.queryByRole('button', { name: 'Ещё' })).toBeNull();
});

it('has a page of what belongs to no resource, and the way to it', async () => {
  const { user, sent } = await open('/~/tools', { children: <><Navigation /><ToolsPage /></> });
  expect(await screen.findByRole('link', { name: 'Инструменты' })).toHaveAttribute('aria-current', 'page');
  await user.click(await button('Выполнить: Сбросить кэш'));
  const dialog = await screen.findByRole('dialog', { name: 'Сбросить кэш?' });
  await user.click(within(dialog).getByRole('button', { name: 'Сбросить кэш' }));
  expect(await screen.findByText('Сбросить кэш: выполнено')).toBeVisible();
  expect(sent('FlushCacheAction')).toHaveLength(1);
});
