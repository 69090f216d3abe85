import { expect, test, type Page } from '@playwright/test';

import { account, askSignedIn } from '../servers/vendure.ts';
import { watchConsole } from './console-watch.ts';
import { expectNoViolation } from './violations.ts';

/**
 * What Vendure does beside creating, updating and deleting: on a record, between two records and on
 * several at once, each compared with what the server itself answers.
 */
export async function actOnRecords(page: Page, admin: string, server: string): Promise<void> {
  const complaints = watchConsole(page);
  await page.goto(`${admin}/orders`);
  await page.getByLabel('Логин').fill(account.username);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Войти' }).click();

  await test.step('an order goes to its next state, and not to one that it cannot have', async () => {
    const { orders } = await askSignedIn<Orders>(
      server,
      '{ orders(options: { filter: { state: { eq: "Draft" } } }) { items { id code } } }',
    );
    const [{ id, code } = { id: '', code: '' }] = orders.items;
    await page.getByRole('searchbox', { name: 'Поиск', exact: true }).fill(code);
    await page.getByRole('link', { name: code }).click();
    await page.getByRole('button', { name: 'Ещё' }).click();
    await expectNoViolation(page);
    await page.getByRole('menuitem', { name: 'Перевести заказ в состояние' }).click();
    const dialog = page.getByRole('dialog', { name: 'Перевести заказ в состояние' });
    const state = dialog.getByRole('textbox', { name: 'Состояние' });
    await state.fill('Shipped');
    await dialog.getByRole('button', { name: 'Перевести заказ в состояние' }).click();
    await expect(
      dialog.getByText('Невозможно перевести Заказ из "Draft" в "Shipped"').first(),
    ).toBeVisible();
    await expect(state).toHaveValue('Shipped');
    await expectNoViolation(page);
    await state.fill('ArrangingPayment');
    await dialog.getByRole('button', { name: 'Перевести заказ в состояние' }).click();
    await expect(dialog).toHaveCount(0);
    // The page of the order says so without being loaded again.
    await expect(
      page.getByRole('definition').filter({ hasText: 'ArrangingPayment' }).first(),
    ).toBeVisible();
    const { order } = await askSignedIn<{ order: unknown }>(
      server,
      'query ($id: ID!) { order(id: $id) { state } }',
      { id },
    );
    expect(order).toEqual({ state: 'ArrangingPayment' });
  });

  await test.step('a customer comes into a group, and leaves it', async () => {
    const members = async () => {
      const query =
        '{ customerGroups(options: { filter: { name: { eq: "Розница" } } }) { items { customers { items { emailAddress } } } } }';
      const { customerGroups } = await askSignedIn<Groups>(server, query);
      return customerGroups.items.flatMap(({ customers }) =>
        customers.items.map(({ emailAddress }) => emailAddress),
      );
    };
    await page.goto(`${admin}/customerGroups`);
    await page.getByRole('link', { name: 'Розница' }).click();
    const section = page.getByRole('region', { name: 'Клиенты' });
    await expect(section.getByRole('row')).toHaveCount(2);
    await section.getByRole('button', { name: 'Добавить клиентов в группу' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('Борис');
    await page.getByRole('option', { name: /Борис Серов/ }).click();
    await dialog.getByRole('button', { name: 'Добавить клиентов в группу' }).click();
    await expect(section.getByRole('row', { name: /Борис Серов/ })).toBeVisible();
    expect(await members()).toEqual(['customer-2@example.org', 'serov@example.org']);

    await section.getByRole('button', { name: 'Действия: Борис Серов' }).click();
    await expectNoViolation(page);
    await page.getByRole('menuitem', { name: 'Убрать клиентов из группы' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Убрать клиентов из группы' })
      .click();
    await expect(section.getByRole('row', { name: /Борис Серов/ })).toHaveCount(0);
    await expect(section.getByRole('row')).toHaveCount(2);
    expect(await members()).toEqual(['customer-2@example.org']);

    // The same from the other side, where the groups of a customer are names and no list.
    await page.goto(`${admin}/customers`);
    await page.getByRole('searchbox', { name: 'Поиск', exact: true }).fill('Серов Бор');
    await page.getByRole('link', { name: 'Борис Серов' }).click();
    await page.getByRole('button', { name: 'Добавить в группу' }).click();
    await dialog.getByRole('combobox').fill('Розница');
    await page.getByRole('option', { name: 'Розница' }).click();
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Добавить в группу' }).click();
    await expect(page.getByRole('link', { name: 'Розница' })).toBeVisible();
    expect(await members()).toEqual(['customer-2@example.org', 'serov@example.org']);

    await page.getByRole('button', { name: 'Действия: Розница' }).click();
    await expectNoViolation(page);
    await page.getByRole('menuitem', { name: 'Убрать из группы' }).click();
    await expect(
      dialog.getByRole('heading', { name: 'Убрать из группы «Розница»?' }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Убрать из группы' }).click();
    await expect(page.getByRole('link', { name: 'Розница' })).toHaveCount(0);
    expect(await members()).toEqual(['customer-2@example.org']);
  });

  await test.step('of several records, those that are in use stay and say why', async () => {
    await page.goto(`${admin}/taxCategories`);
    const bar = page.getByRole('region', { name: 'Выбранные записи' });
    await page.getByRole('checkbox', { name: 'Старый налог' }).click();
    await page.getByRole('checkbox', { name: 'Обычный налог' }).click();
    await expect(bar.getByText('Выбрано: 2')).toBeVisible();
    await expectNoViolation(page);
    await bar.getByRole('button', { name: 'Удалить налоговые категории' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Удалить налоговые категории' }).click();
    await expect(dialog.getByRole('heading', { name: /Выполнено: 1 из 2$/ })).toBeVisible();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Обычный налог' })).toContainText(
      'на это ссылается 1 Ставка Налога',
    );
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(bar.getByText('Выбрано: 1')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Обычный налог' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Старый налог' })).toHaveCount(0);
    const { taxCategories } = await askSignedIn<{ taxCategories: unknown }>(
      server,
      '{ taxCategories { items { name } } }',
    );
    expect(taxCategories).toEqual({
      items: [{ name: 'Обычный налог' }, { name: 'Льготный налог' }],
    });
  });
  expect(complaints).toEqual([]);
}

interface Orders {
  readonly orders: { readonly items: readonly { readonly id: string; readonly code: string }[] };
}

interface Groups {
  readonly customerGroups: {
    readonly items: readonly {
      readonly customers: { readonly items: readonly { readonly emailAddress: string }[] };
    }[];
  };
}
