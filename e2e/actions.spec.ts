import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { test } from './support/signed-in.ts';

/** What the functions of the sample shop's database do, as an administrator does it: from the page of the record, over the real API. */

const url = () => process.env['ADMIN_URL'] ?? '';

test('an order is cancelled after a question that names it, once; a second time the server says why not, and what was typed stays', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(`${url()}/orders/2000`);
  const open = async () => {
    await page.getByRole('button', { name: 'Отменить заказ', exact: true }).click();
    return page.getByRole('dialog', { name: /^Отменить заказ «.+»\?$/ });
  };
  const dialog = await open();
  await expect(dialog.getByRole('textbox', { name: 'Причина отмены' })).toBeFocused();
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  const confirm = dialog.getByRole('button', { name: 'Отменить заказ' });
  await confirm.click();
  await expect(dialog.getByText('Заполните поле').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Причина отмены' }).fill('Покупатель передумал');
  await confirm.click();
  await expect(page.getByText('Отменить заказ: выполнено')).toBeVisible();
  await expect(page.getByText('Отменён', { exact: true }).first()).toBeVisible();

  await open();
  await dialog.getByRole('textbox', { name: 'Причина отмены' }).fill('И ещё раз');
  await confirm.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Причина отмены' })).toHaveValue('И ещё раз');
  expect(complaints).toEqual([]);
});
