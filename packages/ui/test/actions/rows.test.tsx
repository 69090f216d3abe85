import { ReadRefusedError, RequestTimeoutError, UnauthenticatedError } from '@admin/gql';
import { ApolloLink, Observable } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { ResourceDefinition } from '../../src/resources/resource-definition.ts';
import { firstCells, rows } from '../rows.ts';
import { openShop, Shop } from './shop.ts';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/features/actions/action-dialog.tsx'),
  import('../../src/features/actions/action-menu.tsx'),
  import('../../src/features/actions/action-parts.ts'),
  import('../../src/features/row-menu-items.ts'),
  import('../../src/features/keys/keys.tsx'),
  import('../../src/screens/list/row-tools.tsx'),
  import('../../src/features/bulk/action-run.tsx'),
  import('../../src/features/actions/problems-dialog.tsx'),
  import('../../src/features/remove/remove-dialog.tsx'),
  import('../../src/features/bulk/remove-rows-dialog.tsx'),
]);

async function openProducts(shop = new Shop()) {
  const admin = await openShop('/products', { shop });
  await screen.findByText('Чайник');
  return admin;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const page = () => box('Выбрать все на странице');
const chosen = () =>
  rows()
    .filter((row) => within(row).queryByRole('checkbox', { checked: true }))
    .map((row) => within(row).getByRole('checkbox').getAttribute('aria-label'));
const bar = () => screen.findByRole('region', { name: 'Выбранные записи' });
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('rows are chosen', () => {
  it('by a click on their checkbox, which opens no record, and counted in a bar', async () => {
    const { user, address } = await openProducts();
    expect(screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
    await user.click(box('Ложка'));
    expect(within(await bar()).getByText('Выбрано: 1')).toBeVisible();
    await user.click(box('Чайник'));
    expect(within(await bar()).getByText('Выбрано: 2')).toBeVisible();
    expect(chosen()).toEqual(['Чайник', 'Ложка']);
    await user.click(box('Чайник'));
    expect(chosen()).toEqual(['Ложка']);
    expect(address()).toBe('/products');
  });

  it('from one to another with Shift', async () => {
    const { user } = await openProducts();
    await user.click(box('Ложка'));
    await user.keyboard('{Shift>}');
    await user.click(box('Кружка 2'));
    await user.keyboard('{/Shift}');
    expect(chosen()).toEqual(['Ложка', 'Миска', 'Кружка 1', 'Кружка 2']);
  });

  it('all of a page, of which some or all are chosen', async () => {
    const { user } = await openProducts();
    await user.click(box('Ложка'));
    expect(page().indeterminate).toBe(true);
    await user.click(page());
    expect(page()).toBeChecked();
    expect(page().indeterminate).toBe(false);
    expect(within(await bar()).getByText('Выбрано: 25')).toBeVisible();
    await user.click(page());
    expect(screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
  });

  it('with the keyboard alone: arrows and Space, several with Shift, less on the way back', async () => {
    const { user } = await openProducts();
    box('Чайник').focus();
    await user.keyboard('{ArrowDown} ');
    expect(chosen()).toEqual(['Ложка']);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(chosen()).toEqual(['Ложка', 'Миска', 'Кружка 1']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(chosen()).toEqual(['Ложка', 'Миска']);
    expect(box('Миска')).toHaveFocus();
    await bar();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Назначить скидку' })).toHaveFocus();
    // Back to the last of them; among the rows the focus stays where it is.
    await user.keyboard('{Escape}');
    expect(chosen()).toEqual([]);
    await waitFor(() => expect(box('Миска')).toHaveFocus());
    await user.keyboard(' {ArrowUp}{Escape}');
    expect(chosen()).toEqual([]);
    expect(box('Ложка')).toHaveFocus();
  });

  it('from page to page', async () => {
    const { user, navigate } = await openProducts();
    await user.click(box('Ложка'));
    await navigate('/products?page=2');
    await screen.findByText('Кружка 27');
    await user.click(box('Кружка 27'));
    expect(within(await bar()).getByText('Выбрано: 2')).toBeVisible();
    await navigate('/products');
    await screen.findByText('Ложка');
    expect(chosen()).toEqual(['Ложка']);
  });

  it('only where something can be done with them', async () => {
    await openShop('/products', {
      can: (capability) => capability !== 'update' && capability !== 'remove',
    });
    await screen.findByText('Чайник');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(
      within(screen.getByRole('table')).queryByRole('button', { name: /^Действия/ }),
    ).toBeNull();
  });
});

describe('an action on several records', () => {
  it('takes their keys at once, from whatever page, says how many, and lets go of them', async () => {
    const { user, sent, navigate } = await openProducts();
    await user.click(box('Ложка'));
    await navigate('/products?page=2');
    await user.click(await screen.findByRole('checkbox', { name: 'Кружка 27' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Назначить скидку' }));
    const form = within(await dialog('Назначить скидку: 2 записи'));
    expect(form.getByText('Ложка, Кружка 27')).toBeVisible();
    await user.type(form.getByRole('textbox', { name: /Percent/ }), '10');
    await user.click(form.getByRole('button', { name: 'Назначить скидку' }));
    expect(await screen.findByText('Назначить скидку: выполнено для 2 записей')).toBeVisible();
    expect(sent('DiscountProductsAction').map(({ variables }) => variables)).toEqual([
      { productIds: ['2', '30'], percent: 10 },
    ]);
    await closed();
    expect(screen.queryByRole('region', { name: 'Выбранные записи' })).toBeNull();
  });

  it('leaves those chosen that the answer does not name, and says so of each', async () => {
    const shop = new Shop();
    shop.withdrawn = '2';
    const { user } = await openProducts(shop);
    await user.click(box('Ложка'));
    await user.click(box('Чайник'));
    await user.click(within(await bar()).getByRole('button', { name: 'Назначить скидку' }));
    const form = within(await dialog('Назначить скидку: 2 записи'));
    await user.type(form.getByRole('textbox', { name: /Percent/ }), '10');
    await user.click(form.getByRole('button', { name: 'Назначить скидку' }));
    const outcome = within(await dialog('Назначить скидку. Выполнено: 1 из 2'));
    expect(outcome.getByRole('listitem')).toHaveTextContent(
      'ЛожкаСервер не подтвердил, что действие выполнено.',
    );
    await user.click(outcome.getByRole('button', { name: 'Закрыть' }));
    await closed();
    expect(chosen()).toEqual(['Ложка']);
    expect(box('Ложка')).toHaveAccessibleDescription(
      'Сервер не подтвердил, что действие выполнено.',
    );
    await user.click(within(await bar()).getByRole('button', { name: 'Не выполнено: 1' }));
    expect(within(await dialog('Не выполнено: 1')).getByRole('listitem')).toHaveTextContent(
      'Ложка',
    );
  });

  it('has the outcome of each that the answer tells, in the order of their keys', async () => {
    const shop = new Shop();
    shop.withdrawn = '2';
    const { user } = await openProducts(shop);
    for (const name of ['Миска', 'Ложка', 'Чайник']) await user.click(box(name));
    await user.click(within(await bar()).getByRole('button', { name: 'Снять с продажи' }));
    const outcome = within(await dialog('Снять с продажи. Выполнено: 2 из 3'));
    expect(outcome.getByRole('listitem')).toHaveTextContent('ЛожкаУже снят');
    await user.click(outcome.getByRole('button', { name: 'Закрыть' }));
    await closed();
    expect(chosen()).toEqual(['Ложка']);
  });

  it('that takes one is sent for each, with what was typed once', async () => {
    const { user, sent, shop } = await openShop('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
    const form = within(await dialog('Отменить заказ: 2 записи?'));
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Нет на складе');
    await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('Отменить заказ: выполнено для 2 записей')).toBeVisible();
    expect(sent('CancelOrderAction').map(({ variables }) => variables['input'])).toMatchObject([
      { orderId: '1', reason: 'Нет на складе' },
      { orderId: '2', reason: 'Нет на складе' },
    ]);
    expect(shop.orders.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    // The list shows what the server has now.
    await waitFor(() =>
      expect(rows().every((row) => within(row).queryByText('Cancelled'))).toBe(true),
    );
  });

  it('that is refused for all for what was typed stays open, and says so at the field', async () => {
    const { user, shop } = await openShop('/orders');
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
    const form = within(await dialog('Отменить заказ: 2 записи?'));
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'нет');
    await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
    await waitFor(() =>
      expect(form.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(
        'Напишите подробнее',
      ),
    );
    expect(shop.orders.map(({ status }) => status)).toEqual(['OPEN', 'OPEN']);
  });
});

/** Fails the first request of an action; `after`: when it has been carried out. */
const failingOnce = (name: string, error: Error, isAfter = false) => {
  const errors = [error];
  return new ApolloLink((operation, forward) => {
    const failure = operation.operationName === name ? errors.pop() : undefined;
    if (!failure) return forward(operation);
    return new Observable((observer) => {
      if (isAfter)
        forward(operation).subscribe({
          complete: () => observer.error(failure),
          error: () => observer.error(failure),
        });
      else observer.error(failure);
    });
  });
};

describe('an action on many records', () => {
  const openMany = async (path: string, count: number) => {
    const shop = new Shop();
    const ids = Array.from({ length: count }, (_, at) => String(at + 1));
    shop.products = ids.map((id) => ({ id, name: `Кружка ${id}` }));
    shop.orders = ids.map((id) => ({ id, number: `A-${id}`, status: 'OPEN', note: null }));
    const admin = await openShop(path, { shop });
    await admin.user.click(
      await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }),
    );
    await admin.user.click(within(await bar()).getByRole('button', { name: /^Выбрать вс/ }));
    await screen.findByText(`Выбрано: ${count}`);
    return admin;
  };

  it('says how many they are before it begins, and goes in calls of five hundred keys', async () => {
    const { user, sent } = await openMany('/products', 620);
    await user.click(within(await bar()).getByRole('button', { name: 'Снять с продажи' }));
    const question = within(await dialog('Снять с продажи: 620 записей'));
    expect(
      question.getByText(
        'За один раз отправляется не больше 500 записей: действие пройдёт в 2 приёма.',
      ),
    ).toBeVisible();
    expect(sent('WithdrawProductsAction')).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Снять с продажи' }));
    expect(await screen.findByText('Снять с продажи: выполнено для 620 записей')).toBeVisible();
    expect(
      sent('WithdrawProductsAction').map(
        ({ variables: { ids } }) => Array.isArray(ids) && [ids.length, ids[0], ids.at(-1)],
      ),
    ).toEqual([
      [500, '1', '500'],
      [120, '501', '620'],
    ]);
  });

  it('of which an answer was lost is not sent again for its record, which can be looked at, and goes on with the others', async () => {
    const { user, shop, sent } = await openShop('/orders', {
      faults: [failingOnce('CancelOrderAction', new RequestTimeoutError(1000), true)],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
    const form = within(await dialog('Отменить заказ: 2 записи?'));
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Нет на складе');
    await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
    const progress = within(await dialog('Отменить заказ'));
    expect(
      await progress.findByText('Работа остановилась. Сделанное повторяться не будет.'),
    ).toBeVisible();
    await user.click(progress.getByRole('button', { name: 'Продолжить' }));
    const outcome = within(await dialog('Отменить заказ. Выполнено: 1 из 2'));
    const row = within(outcome.getByRole('listitem'));
    expect(
      row.getByText('Ответ не дошёл: неизвестно, выполнено ли действие. Проверьте запись.'),
    ).toBeVisible();
    await user.click(row.getByRole('button', { name: 'Что изменилось?' }));
    expect(await row.findByText('Cancelled')).toBeVisible();
    expect(sent('CancelOrderAction').map(({ variables }) => variables['input'])).toMatchObject([
      { orderId: '1' },
      { orderId: '2' },
    ]);
    expect(shop.orders.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED']);
    await user.click(outcome.getByRole('button', { name: 'Закрыть' }));
    await closed();
    expect(chosen()).toEqual(['A-1']);
  });

  it('is given up with what was not begun with as it was', async () => {
    const { user, shop } = await openShop('/orders', {
      faults: [failingOnce('ShipOrderAction', new UnauthenticatedError())],
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Выбрать все на странице' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отправить заказ' }));
    await user.click(
      within(await dialog('Отправить заказ')).getByRole('button', { name: 'Прекратить' }),
    );
    expect(
      await within(await dialog('Отправить заказ. Выполнено: 0 из 2')).findByText(
        'До 2 записей дело не дошло.',
      ),
    ).toBeVisible();
    expect(shop.orders.map(({ status }) => status)).toEqual(['OPEN', 'OPEN']);
  });

  it('that cannot be taken back asks for their number where it is large', async () => {
    const { user, sent } = await openMany('/orders', 101);
    await user.click(within(await bar()).getByRole('button', { name: 'Ещё' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
    const form = within(await dialog('Отменить заказ: 101 запись?'));
    await user.type(form.getByRole('textbox', { name: /Reason/ }), 'Брак');
    await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
    await user.type(
      form.getByRole('textbox', { name: 'Чтобы подтвердить, введите число записей: 101' }),
      '101',
    );
    expect(sent('CancelOrderAction')).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Отменить заказ' }));
    expect(await screen.findByText('Отменить заказ: выполнено для 101 записи')).toBeVisible();
    expect(sent('CancelOrderAction')).toHaveLength(101);
  });
});

describe('several records are deleted', () => {
  it('after a question that names them; those that stay are still chosen, with the reason', async () => {
    const shop = new Shop();
    shop.withdrawn = '2';
    const { user } = await openProducts(shop);
    for (const name of ['Чайник', 'Ложка', 'Миска']) await user.click(box(name));
    await user.click(within(await bar()).getByRole('button', { name: 'Удалить' }));
    const question = within(await dialog('Удалить 3 записи?'));
    expect(question.getByText('Чайник, Ложка, Миска')).toBeVisible();
    expect(question.getByRole('button', { name: 'Отмена' })).toHaveFocus();
    await user.dblClick(question.getByRole('button', { name: 'Удалить' }));
    const outcome = within(await dialog('Удалено: 2 из 3'));
    expect(outcome.getByRole('listitem')).toHaveTextContent('ЛожкаТовар есть в заказах');
    await user.click(outcome.getByRole('button', { name: 'Закрыть' }));
    await closed();
    await waitFor(() => expect(firstCells().slice(0, 2)).toEqual(['Ложка', 'Кружка 1']));
    expect(chosen()).toEqual(['Ложка']);
    expect(shop.products).toHaveLength(28);
  });

  it('but not those that others changed meanwhile', async () => {
    const shop = new Shop();
    const { user } = await openProducts(shop);
    await user.click(box('Чайник'));
    await user.click(box('Миска'));
    shop.products = shop.products.map((product) =>
      product.id === '3' ? { ...product, name: 'Миска глубокая' } : product,
    );
    await user.click(within(await bar()).getByRole('button', { name: 'Удалить' }));
    await user.click(
      within(await dialog('Удалить 2 записи?')).getByRole('button', { name: 'Удалить' }),
    );
    expect(within(await dialog('Удалено: 1 из 2')).getByRole('listitem')).toHaveTextContent(
      'Запись успел изменить кто-то другой.',
    );
    expect(shop.products.some(({ id }) => id === '3')).toBe(true);
  });
});

describe('the menu of a row', () => {
  const openMenu = async (name: string) => {
    const admin = await openShop('/orders');
    await admin.user.click(await screen.findByRole('button', { name: `Действия: ${name}` }));
    return {
      ...admin,
      entries: async () =>
        (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent),
    };
  };

  it('opens and edits the record, and has its actions', async () => {
    const { user, entries, address } = await openMenu('A-2');
    expect(await entries()).toEqual([
      'Открыть',
      'Открыть в панели',
      'Изменить',
      'Повторить заказ',
      'Выставить счёт',
      'Отправить заказ',
      'Отменить заказ',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Изменить' }));
    await waitFor(() => expect(address()).toBe('/orders/2/edit'));
  });

  it('opens the record beside its list: fingers press no keys', async () => {
    const { user, address } = await openMenu('A-2');
    await user.click(await screen.findByRole('menuitem', { name: 'Открыть в панели' }));
    await waitFor(() => expect(address()).toBe('/orders?panel=2'));
    expect(await screen.findByRole('region', { name: 'Запись рядом со списком' })).toBeVisible();
  });

  it('runs an action on its record, and the list shows what it has become', async () => {
    const { user, shop } = await openMenu('A-2');
    await user.click(await screen.findByRole('menuitem', { name: 'Отправить заказ' }));
    await waitFor(() =>
      expect(shop.orders.map(({ status }) => status)).toEqual(['OPEN', 'SHIPPED']),
    );
    await waitFor(() => expect(within(rows()[1]!).getByText('Shipped')).toBeVisible());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('asks before what cannot be taken back, by name', async () => {
    const { user } = await openMenu('A-1');
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить заказ' }));
    expect(await dialog('Отменить заказ «A-1»?')).toBeVisible();
  });

  it('is not there where a record has no actions', async () => {
    await openProducts();
    expect(
      within(screen.getByRole('table')).queryByRole('button', { name: /^Действия/ }),
    ).toBeNull();
  });
});

describe('what a definition allows on a condition', () => {
  const actions: ResourceDefinition['actions'] = {
    shipOrder: { when: ({ status }) => status === 'OPEN' },
    duplicateOrder: { when: ({ status }) => status === 'SHIPPED' },
  };
  const list = { columns: ['number'], views: [{ name: 'all', title: 'Всё' }] };
  const inline = { resource: 'orders', list, actions };

  it.each([
    ['', inline],
    ['?view=all', inline],
  ] satisfies readonly (readonly [string, ResourceDefinition])[])(
    'is in the menu of a row by the whole record, of which the row shows a part (%#)',
    async (view, orders) => {
      const { user, shop, sent } = await openShop(`/orders${view}`, { definitions: { orders } });
      const state = shop.orders[1];
      if (state) state.status = 'SHIPPED';
      const offered = async (number: string) => {
        await user.click(await screen.findByRole('button', { name: `Действия: ${number}` }));
        await waitFor(() =>
          expect(
            screen
              .queryByRole('menuitem', { name: /Отправить|Повторить/, hidden: false })
              ?.getAttribute('aria-disabled'),
          ).toBeNull(),
        );
        await waitFor(() =>
          expect(screen.getAllByRole('menuitem', { name: /Отправить|Повторить/ })).toHaveLength(1),
        );
        const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
        await user.keyboard('{Escape}');
        return names;
      };
      const first = await offered('A-1');
      expect(first).toContain('Отправить заказ');
      expect(first).toContain('Отменить заказ');
      expect(await offered('A-2')).toContain('Повторить заказ');
      expect(sent('OrderShow')).toHaveLength(2);
    },
  );

  it('is left to the server where the whole record cannot be had', async () => {
    const unreadable = new ApolloLink((operation, forward) =>
      operation.operationName === 'OrderShow'
        ? new Observable((observer) => observer.error(new ReadRefusedError(['No'])))
        : forward(operation),
    );
    const { user } = await openShop('/orders', {
      definitions: { orders: inline },
      faults: [unreadable],
    });
    await user.click(await screen.findByRole('button', { name: 'Действия: A-1' }));
    for (const name of ['Отправить заказ', 'Повторить заказ'])
      await waitFor(() =>
        expect(screen.getByRole('menuitem', { name })).not.toHaveAttribute('aria-disabled'),
      );
  });
});
