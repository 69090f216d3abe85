import { expect, type Page } from '@playwright/test';

import { test } from './support/signed-in.ts';

/** The conditions of a list, as an administrator makes, reads and changes them. */

const url = () => process.env['ADMIN_URL'] ?? '';
const chips = (page: Page) =>
  page.getByRole('list', { name: 'Условия отбора' }).getByRole('listitem');
const asked = (page: Page) => new URL(page.url()).searchParams;

async function openEditor(page: Page, name = 'Фильтр') {
  await page.getByRole('button', { name, exact: true }).click();
  const editor = page.getByRole('dialog');
  await editor.getByRole('combobox').first().waitFor();
  return editor;
}

test('narrows a list by choices, a period, a range, a field of another record, a group and a value of a cell', async ({
  page,
}) => {
  await page.goto(`${url()}/orders`);
  let editor = await openEditor(page);
  await editor.getByLabel('Поле', { exact: true }).selectOption('Состояние');
  const choice = editor.getByRole('checkbox', { name: 'Доставлен' });
  // Each choice says how many records have it.
  await expect(choice).toHaveAccessibleDescription(/^\d/);
  await choice.check();
  await editor.getByRole('button', { name: 'Применить' }).click();
  await expect(chips(page)).toHaveText(['Состояние: Доставлен']);

  editor = await openEditor(page);
  await editor.getByLabel('Поле', { exact: true }).selectOption('Оформлен');
  await editor.getByLabel('Период').selectOption('этот год');
  await editor.getByRole('button', { name: 'Применить' }).click();
  editor = await openEditor(page);
  await editor.getByLabel('Поле', { exact: true }).selectOption('Сумма, ₽');
  await editor.getByLabel('От').fill('1000');
  await editor.getByLabel('До').fill('50000');
  await editor.getByRole('button', { name: 'Применить' }).click();

  editor = await openEditor(page);
  await editor.getByLabel('Поле', { exact: true }).selectOption('Покупатель →');
  await editor.getByLabel('Поле: Покупатель').selectOption('Скидка, %');
  await editor.getByLabel('Условие', { exact: true }).selectOption('больше');
  await editor.getByLabel('Значение').fill('0');
  await editor.getByRole('button', { name: 'Применить' }).click();
  await expect(chips(page).filter({ hasText: /\S/ })).toContainText([
    'Состояние: Доставлен',
    'Оформлен: этот год',
    'Сумма, ₽: 1 000 – 50 000',
    'Покупатель → Скидка, % больше 0',
  ]);
  await expect(page.locator('tbody tr').first()).toContainText('Доставлен');
  expect(Object.fromEntries(asked(page))).toEqual({
    'customer.discount.gt': '0',
    'status.in': 'delivered',
    'placedAt.gte': '~thisYear',
    'placedAt.lt': '~thisYear',
    'total.gte': '1000',
    'total.lte': '50000',
  });

  // On a phone: the chip opens what it says, which becomes one of several conditions.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Покупатель → Скидка/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Несколько условий…' }).click();
  const group = page.getByRole('dialog', { name: 'Несколько условий' });
  const second = group.getByRole('group', { name: 'Условие 2' });
  await second.getByLabel('Поле', { exact: true }).selectOption('Платежи →');
  await second.getByLabel('Поле: Платежи').selectOption('Сумма, ₽');
  await second.getByLabel('Сколько записей').selectOption('нет ни одной такой');
  await second.getByLabel('Условие', { exact: true }).selectOption('больше');
  await second.getByLabel('Значение').fill('1000');
  await expect(
    group.getByText(
      'Покупатель → Скидка, % больше 0 или Платежи (нет таких) → Сумма, ₽ больше 1 000',
    ),
  ).toBeVisible();
  await group.getByRole('button', { name: 'Применить' }).click();
  await expect
    .poll(() => [...asked(page).keys()].slice(0, 2))
    .toEqual(['any-1.customer.discount.gt', 'any-1.payments.none.amount.gt']);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.goto(`${url()}/orders?color.eq=red&status.in=gone`);
  await expect(page.getByText('поле «color»; значение «gone» поля «Состояние»')).toBeVisible();
  await page.getByRole('button', { name: 'Убрать из адреса' }).click();
  await expect(page).toHaveURL(`${url()}/orders`);
  const delivered = page.getByRole('cell', { name: 'Доставлен' }).first();
  await delivered.hover();
  // What cells can do comes with the pointer.
  await page.getByRole('button', { name: /^Изменить: / }).waitFor();
  await delivered.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Только «Доставлен»' }).waitFor();
  await page.getByRole('menuitem', { name: 'Только «Доставлен»' }).click();
  await expect(chips(page)).toHaveText(['Состояние: Доставлен']);
});
