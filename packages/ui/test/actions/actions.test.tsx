import type { ActionDescriptor, ResourceRecord } from '@admin/gql/resource';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { ToolsPage } from '../../src/features/actions/lazy-tools-page.tsx';
import { useAction } from '../../src/features/actions/use-action.ts';
import { Navigation } from '../../src/shell/navigation.tsx';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { tools } from './orders.graphql/generated/resources.ts';
import { openShop as open } from './shop.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/features/actions/action-dialog.tsx'),
  import('../../src/features/actions/action-menu.tsx'),
  import('../../src/features/actions/action-parts.ts'),
]);
await preloadInputs();

const button = (name: string) => screen.findByRole('button', { name });
/** Presses the button of an action on the page of a record, or its entry in the menu. */
async function choose(user: UserEvent, name: string) {
  const more = await button('Ещё');
  const own = screen.queryByRole('button', { name });
  if (own) return user.click(own);
  await user.click(more);
  return user.click(await screen.findByRole('menuitem', { name }));
}
const valueOf = (label: string) =>
  screen.getAllByRole('term').find(({ textContent }) => textContent === label)?.nextElementSibling
    ?.textContent;

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
  expect(sent('CancelOrderAction').map(({ variables }) => variables)).toEqual([
    { input: { orderId: '1', reason: 'Передумал' } },
  ]);
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

it('stays open with what was typed and why it was refused where the record, read anew, has no action any more', async () => {
  const isOpen = { when: ({ status }: ResourceRecord) => status === 'OPEN' };
  const { user, shop, client } = await open('/orders/1', {
    definitions: {
      orders: {
        resource: 'orders',
        actions: Object.fromEntries(
          ['cancelOrder', 'shipOrder', 'duplicateOrder', 'printInvoice'].map((name) => [
            name,
            isOpen,
          ]),
        ),
      },
    },
  });
  await choose(user, 'Отменить заказ');
  const reason = within(await screen.findByRole('dialog')).getByRole('textbox', { name: /Reason/ });
  await user.type(reason, 'нет');
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить заказ' }),
  );
  expect(
    await within(screen.getByRole('dialog')).findAllByText('Напишите подробнее'),
  ).not.toHaveLength(0);
  shop.orders = shop.orders.map((order) => ({ ...order, status: 'CANCELLED' }));
  await act(() => client.refetchQueries({ include: 'active' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(reason).toBeVisible();
  expect(reason).toHaveValue('нет');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Ещё' })).toBeNull();
});

it('does not call done what the answer shows nothing of, and keeps what was typed', async () => {
  const { user } = await open('/orders/1');
  await choose(user, 'Отменить заказ');
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByRole('textbox', { name: /Reason/ });
  await user.type(reason, 'молча');
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await dialog.findByText('Сервер не подтвердил, что действие выполнено.')).toBeVisible();
  expect(reason).toHaveValue('молча');
  expect(screen.queryByText('Отменить заказ: выполнено')).toBeNull();
});

it('is sent once, also where it is asked for again when it has just been done', async () => {
  const group = await tools?.();
  const flushCache = (await group?.load())?.actions['flushCache'];
  if (!flushCache) throw new Error('The sample schema has a tool.');
  const again = vi.fn<(done: unknown) => void>();
  function Twice({ action }: { readonly action: ActionDescriptor }) {
    const { run } = useAction(action, {
      subject: undefined,
      other: undefined,
      part: undefined,
      choosing: undefined,
      isOfPart: false,
      draft: 'flush',
    });
    return (
      <button type="button" onClick={() => void run().then(run).then(again)}>
        Дважды
      </button>
    );
  }
  const { user, sent } = await open('/orders', { children: <Twice action={flushCache} /> });
  await user.click(await button('Дважды'));
  await waitFor(() => expect(again).toHaveBeenCalledWith(null));
  expect(sent('FlushCacheAction')).toHaveLength(1);
});

it('links the record that it made, and shows values as what they are', async () => {
  const { user, address } = await open('/orders/1');
  await choose(user, 'Выставить счёт');
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog).getByRole('link', { name: 'https://example.org/invoice.pdf' }),
  ).toBeVisible();
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
  await user.upload(
    await within(dialog).findByLabelText('File', { selector: 'input' }),
    new File(['a;b'], 'товары.csv'),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Загрузить товары' }));
  expect(await screen.findByText('Загрузить товары: выполнено')).toBeVisible();
  expect(screen.getByText('3')).toBeVisible();
  expect(sent('ImportProductsAction')[0]?.variables['file']).toBeInstanceOf(File);
});

it('has all actions in the menu on a phone, where one button has room', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  try {
    const { user } = await open('/orders/1');
    await user.click(await button('Ещё'));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Повторить заказ',
      'Выставить счёт',
      'Отправить заказ',
      'Отменить заказ',
    ]);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('offers nothing to who may not change anything', async () => {
  await open('/orders/1', { can: () => false });
  await screen.findByRole('heading', { name: 'Order A-1' });
  expect(screen.queryByRole('button', { name: 'Ещё' })).toBeNull();
});

it('has a page of what belongs to no resource, and the way to it', async () => {
  const { user, sent } = await open('/~/tools', {
    children: (
      <>
        <Navigation />
        <ToolsPage />
      </>
    ),
  });
  expect(await screen.findByRole('link', { name: 'Инструменты' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(await button('Выполнить: Сбросить кэш'));
  const dialog = await screen.findByRole('dialog', { name: 'Сбросить кэш?' });
  await user.click(within(dialog).getByRole('button', { name: 'Сбросить кэш' }));
  expect(await screen.findByText('Сбросить кэш: выполнено')).toBeVisible();
  expect(sent('FlushCacheAction')).toHaveLength(1);
});
