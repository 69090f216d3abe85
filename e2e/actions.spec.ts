import { expect, type Page } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * What the functions of the sample shop's database do, as an administrator does it: from the page
 * of the record, over the real API.
 */

const url = () => process.env['ADMIN_URL'] ?? '';

test('an order is cancelled after a question that names it, and then offers it no more; who had it open still is told why not, and what was typed stays', async ({
  page,
  context,
}) => {
  const complaints = watchConsole(page);
  const open = async (of: Page) => {
    await of.goto(`${url()}/orders/2000`);
    await of.getByRole('button', { name: 'Отменить заказ', exact: true }).click();
    const dialog = of.getByRole('dialog', { name: /^Отменить заказ «.+»\?$/ });
    return {
      dialog,
      confirm: dialog.getByRole('button', { name: 'Отменить заказ' }),
      reason: dialog.getByRole('textbox', { name: 'Причина отмены' }),
    };
  };
  const late = await open(await context.newPage());
  const { dialog, confirm, reason } = await open(page);
  await expect(reason).toBeFocused();
  await expectNoViolation(page, 'the question of an action');
  await confirm.click();
  await expect(dialog.getByText('Заполните поле').first()).toBeVisible();
  await reason.fill('Покупатель передумал');
  await confirm.click();
  await expect(page.getByText('Отменить заказ: выполнено')).toBeVisible();
  await expect(page.getByText('Отменён', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ', exact: true })).toHaveCount(0);

  await late.reason.fill('И ещё раз');
  await late.confirm.click();
  await expect(late.dialog.getByRole('alert')).toBeVisible();
  await expect(late.reason).toHaveValue('И ещё раз');
  expect(complaints).toEqual([]);
});

test('several products are put under a promotion at once, from two pages, by the keyboard', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const promotion = async (sort: string) => {
    await page.goto(`${url()}/promotions?active.eq=true&sort=${sort}`);
    const link = page.locator('tbody tr').first().locator('[data-title] a');
    const [title, id] = [
      await link.innerText(),
      (await link.getAttribute('href'))?.split('/').at(-1),
    ];
    // Of several with one title, the list tells the keys too.
    return { title, option: new RegExp(`^${title}( · ${id})?$`) };
  };
  const [ended, running] = [await promotion('code'), await promotion('-code')];

  await page.goto(`${url()}/products?active.eq=true&sort=name`);
  const box = (at: number) => page.locator('tbody tr').nth(at).getByRole('checkbox');
  await box(0).press('Space');
  await box(0).press('Shift+ArrowDown');
  await expect(box(1)).toBeFocused();
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await expect(bar.getByText('Выбрано: 2')).toBeVisible();
  await page.getByRole('button', { name: 'Следующая страница' }).click();
  await expect(page.getByText(/^26–50/)).toBeVisible();
  await box(0).press('Space');
  await expect(bar.getByText('Выбрано: 3')).toBeVisible();
  await expectNoViolation(page, 'chosen rows');
  await box(0).press('Enter');
  await expect(bar.getByRole('button', { name: 'Добавить товары в акцию' })).toBeFocused();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Добавить товары в акцию: 3 записи' });
  const choice = dialog.getByRole('combobox', { name: 'Акция' });
  await expect(choice).toBeFocused();
  const apply = async ({ title, option }: typeof ended) => {
    await choice.fill(title);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    if (title === ended.title) await expectNoViolation(page, 'the records that an input finds');
    await page.getByRole('option', { name: option }).click();
    await dialog.getByRole('button', { name: 'Добавить товары в акцию' }).click();
  };
  await apply(ended);
  await expect(dialog.getByText('Акция закончилась или выключена').first()).toBeVisible();
  await apply(running);
  await expect(page.getByText('Добавить товары в акцию: выполнено для 3 записей')).toBeVisible();
  await expect(bar).toBeHidden();
  expect(complaints).toEqual([]);
});

test('orders are cancelled together with one reason; the one on its way stays chosen and says why, and one whose answer got lost is not sent again', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto(`${url()}/orders?status.in=confirmed&status.in=shipped&size=100`);
  const row = (state: string, at: number) =>
    page.getByRole('row').filter({ hasText: state }).nth(at);
  const [lost, cancelled, shipped] = [
    row('Подтверждён', 0),
    row('Подтверждён', 1),
    row('Отправлен', 0),
  ];
  const numbers = await Promise.all(
    [lost, cancelled, shipped].map((each) => each.getByRole('link').first().innerText()),
  );
  for (const each of [lost, cancelled, shipped]) await each.getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await bar.getByRole('button', { name: 'Отменить заказ' }).click();
  const form = page.getByRole('dialog', { name: 'Отменить заказ: 3 записи?' });
  await form.getByRole('textbox', { name: 'Причина отмены' }).fill('Нет на складе');
  let sent = 0;
  await page.route('**/graphql*', async (route) => {
    const isOurs = route.request().postData()?.includes('CancelOrderAction') ?? false;
    // The first is carried out, and nobody hears of it.
    if (isOurs && (sent += 1) === 1) await route.fetch().then(() => route.abort('connectionreset'));
    else await route.continue();
  });
  await form.getByRole('button', { name: 'Отменить заказ' }).click();
  const progress = page.getByRole('dialog', { name: 'Отменить заказ', exact: true });
  await expect(progress.getByText('Работа остановилась.')).toBeVisible();
  await expectNoViolation(page, 'an action that had to stop');
  await progress.getByRole('button', { name: 'Продолжить' }).click();
  const outcome = page.getByRole('dialog', { name: 'Отменить заказ. Выполнено: 1 из 3' });
  await expect(outcome.getByRole('listitem')).toContainText([numbers[0] ?? '', numbers[2] ?? '']);
  await expect(
    outcome.getByText('Заказ уже отправлен, отменить его нельзя: оформите возврат'),
  ).toBeVisible();
  await expect(
    outcome.getByText('Ответ не дошёл: неизвестно, выполнено ли действие.'),
  ).toBeVisible();
  await outcome.getByRole('button', { name: 'Что изменилось?' }).click();
  await expect(outcome.getByText('Отменён', { exact: true })).toBeVisible();
  await expectNoViolation(page, 'what has changed in a record of which nobody knows');
  expect(sent).toBe(3);
  await outcome.getByRole('button', { name: 'Закрыть' }).click();
  await expect(bar.getByText('Выбрано: 2')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: numbers[2] })).toBeChecked();
  // What was cancelled meets the conditions of the list no more.
  for (const number of numbers.slice(0, 2))
    await expect(page.getByRole('checkbox', { name: number })).toHaveCount(0);
  expect(complaints.filter((complaint) => !/ERR_CONNECTION_RESET/.test(complaint))).toEqual([]);
});

test('prices are taken from a file; a line that is wrong is said at the file', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(`${url()}/products/1`);
  const term = (name: string) =>
    page
      .getByRole('term')
      .filter({ hasText: name })
      .locator('xpath=following-sibling::*[1]')
      .first();
  const sku = await term('Артикул').innerText();
  await page.goto(`${url()}/products`);
  await page.getByRole('button', { name: 'Загрузить цены' }).click();
  const dialog = page.getByRole('dialog', { name: /^Загрузить цены/ });
  const load = async (text: string) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'прайс.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await dialog.getByRole('button', { name: 'Загрузить цены' }).click();
  };
  await load('Артикул;Цена\nНЕТ-1;10');
  await expect(dialog.getByText('Строка 2: товара с артикулом «НЕТ-1» нет').first()).toBeVisible();
  await load(`Артикул;Цена\n${sku};1 234,56`);
  await expect(page.getByRole('dialog', { name: 'Загрузить цены: выполнено' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link').click();
  await expect(term('Цена')).toContainText(/1.234,56/);
  expect(complaints).toEqual([]);
});

test('the menu of a row takes a payment for its order', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(`${url()}/orders?status.in=new`);
  const row = page.locator('tbody tr').first();
  const number = await row.getByRole('link').first().innerText();
  await row.getByRole('button', { name: `Действия: ${number}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Принять оплату' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Принять оплату' }).click();
  const dialog = page.getByRole('dialog', { name: 'Принять оплату' });
  await dialog.getByRole('combobox', { name: 'Способ оплаты' }).click();
  await expectNoViolation(page, 'the choices of an input');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Принять оплату' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Принять оплату: выполнено' }).getByRole('link'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  // A new order that is paid is confirmed.
  await expect(page.getByRole('link', { name: number, exact: true })).toHaveCount(0);
  expect(complaints).toEqual([]);
});
