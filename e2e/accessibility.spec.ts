import { expect, type Page } from '@playwright/test';

import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * axe finds nothing on the main screens, in both languages, and in what a list and a record open;
 * in both themes, wide and narrow.
 */

const url = () => process.env['ADMIN_URL'] ?? '';
const screens = ['/orders', '/orders/1', '/orders/1/edit', '/products/new', '/stocks'];

for (const language of ['ru', 'en'] as const) {
  for (const width of [1440, 390]) {
    test(`no violation in ${language}, ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      if (language === 'en') {
        await page.goto(url());
        await page.getByRole('button', { name: /Учётная запись/ }).click();
        await page.getByRole('menuitemradio', { name: 'English' }).click();
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      }
      for (const path of screens) {
        await page.goto(`${url()}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectNoViolation(page, path);
      }
      await page.context().clearCookies();
      await page.goto(url());
      await page.getByRole('button', { name: language === 'ru' ? 'Войти' : 'Sign in' }).waitFor();
      await page.waitForLoadState('networkidle');
      await expectNoViolation(page, 'sign-in');
    });
  }
}

for (const width of [1440, 390]) {
  const isWide = width > 600;

  test(`no violation in what a list opens, ${width} px, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name, exact: true }).click();
    const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
    const over = page.getByRole('dialog').or(page.getByRole('menu'));
    const check = (screen: string) => expectNoViolation(page, screen);
    const checkOpened = async (screen: string) => {
      await over.first().waitFor();
      await check(screen);
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(over).toHaveCount(0);
    };
    // A few rows are as good as many to what lies over them.
    await openList(page, '/orders?id.lte=3');

    await press('Фильтр');
    const editor = page.getByRole('dialog');
    const field = editor.getByLabel('Поле', { exact: true });
    await field.selectOption('Состояние');
    await expect(editor.getByRole('checkbox', { name: 'Доставлен' })).toHaveAccessibleDescription(
      /^\d/,
    );
    await check('counted choices');
    await field.selectOption('Оформлен');
    await editor.getByLabel('Период').waitFor();
    await check('a period');
    await field.selectOption('Сумма, ₽');
    await editor.getByLabel('От').waitFor();
    await check('a range');
    await field.selectOption('Покупатель →');
    await editor.getByLabel('Поле: Покупатель').selectOption('Скидка, %');
    await check('a condition about another record');
    await press('Несколько условий…');
    await press('Добавить группу');
    await checkOpened('several conditions');
    await close();

    if (isWide) await press('Столбцы');
    else {
      await press('Действия');
      await choose('Столбцы');
    }
    await checkOpened('columns');
    await close();
    await press('Действия');
    await checkOpened('actions on a list');
    await choose('Экспорт…');
    await checkOpened('export');
    await close();
    await press('Действия');
    await choose('Импорт…');
    await checkOpened('import');
    await close();

    const view = `Проба ${width}`;
    await press('Действия');
    await choose('Сохранить вид…');
    await checkOpened('a new view');
    await page.getByRole('textbox', { name: 'Название' }).fill(view);
    await press('Сохранить');
    await press(view);
    await page.getByText(/^Вид .* сохранён$/).waitFor({ state: 'hidden' });
    await press('Действия с видами');
    await checkOpened('actions on views');
    await choose('Переименовать…');
    await checkOpened('the name of a view');
    await close();
    await press('Действия с видами');
    await choose('Удалить…');
    await checkOpened('whether a view is deleted');
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(over).toHaveCount(0);

    const row = page.locator('tbody tr').first();
    if (isWide) {
      await page
        .getByRole('columnheader', { name: 'Сумма' })
        .getByRole('button', { name: 'Сумма', exact: true })
        .press('Alt+ArrowDown');
      await checkOpened('actions on a column');
      await choose('Сумма по странице');
      await page.locator('tfoot').first().waitFor();
      await check('sums below a list');
      const cell = page
        .locator('tbody td')
        .filter({ hasText: /^(Новый|Подтверждён|Собирается|Отправлен|Доставлен|Отменён|Возврат)$/ })
        .first();
      await cell.click({ button: 'right' });
      await checkOpened('the value of a cell');
      await close();
      await cell.hover();
      await press(/^Изменить: /);
      await over.getByRole('combobox').waitFor();
      await check('a cell that is changed');
      await close();
    } else {
      await press(/^(Открыть меню)$/);
      await check('the navigation');
      await close();
    }
    await row.getByRole('button', { name: /^Действия: / }).click();
    await checkOpened('actions on a row');
    await choose('Принять оплату');
    await checkOpened('an action');
    await close();

    await row.getByRole('checkbox').click();
    const bar = page.getByRole('region', { name: 'Выбранные записи' });
    await bar.getByRole('button', { name: 'Изменить' }).click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await checkOpened('fields to change');
    await close();
    await bar.getByRole('button', { name: 'Удалить' }).click();
    await checkOpened('whether rows are deleted');
    await close();
    await check('chosen rows');
    await bar.getByRole('button', { name: 'Снять выбор' }).click();

    if (isWide) {
      await row.getByRole('link').first().focus();
      await page.keyboard.press('Space');
      await page
        .getByRole('region', { name: 'Запись рядом со списком' })
        .getByRole('link', { name: 'Изменить' })
        .waitFor();
      await check('a record beside its list');
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('Control+k');
    await checkOpened('the palette');
    await page.getByRole('combobox', { name: 'Что найти или сделать' }).fill('анна');
    await page.getByRole('dialog').getByRole('option').first().waitFor();
    await check('what the palette finds');
    await close();
    await page.keyboard.press('?');
    await checkOpened('the shortcuts');
    await close();
    await press(/^Учётная запись/);
    await checkOpened('the account');
    await choose('Сменить пароль');
    await page.getByLabel('Новый пароль', { exact: true }).waitFor();
    await check('another password');
  });

  test(`no violation in what a list may be and a record opens, ${width} px, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = (screen: string) => expectNoViolation(page, screen);
    await openList(
      page,
      '/orders?any-1.customer.discount.gt=0&any-1.payments.none.amount.gt=1000&id.lte=9&color.eq=red',
    );
    await page.getByText('поле «color»').waitFor();
    await check('conditions, and what of an address is unknown');
    await page.goto(`${url()}/orders?id.lt=0`);
    await page.getByText('По заданным условиям ничего не найдено.').waitFor();
    await check('nothing found');

    await openList(page, '/employees?view=~tree');
    await page
      .getByRole('button', { name: /^Развернуть/ })
      .first()
      .click();
    await page.getByRole('row', { level: 2 }).first().getByRole('link').first().waitFor();
    await check('a tree');
    await openList(page, '/addresses');
    if (!isWide) await page.getByRole('button', { name: 'Действия', exact: true }).click();
    await page.getByRole(isWide ? 'button' : 'menuitem', { name: 'Столбцы' }).click();
    await page.getByRole('button', { name: 'Подряд' }).click();
    await page.keyboard.press('Escape');
    await page.getByText(/^Показано 25/).waitFor();
    await check('a list that grows');
    await page.route('**/graphql*', (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/json',
        body: '{"errors":[{"message":"Нет.","extensions":{"code":"FORBIDDEN"}}]}',
      }),
    );
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await page.getByText('Не удалось загрузить следующие строки').waitFor();
    await check('a list whose next rows do not come');
    await page.unroute('**/graphql*');

    await page.goto(`${url()}/orders/1/edit`);
    const comment = page.getByLabel('Комментарий');
    await comment.fill('Проба');
    await page
      .getByRole('link', { name: 'Отмена' })
      .or(page.getByRole('button', { name: 'Отмена' }))
      .click();
    await page.getByRole('dialog', { name: 'Есть несохранённые изменения' }).waitFor();
    await check('whether a form is left');
    await page.getByRole('button', { name: 'Уйти без сохранения' }).click();
    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').waitFor();
    await check('whether a record is deleted');
    for (const [path, text] of [
      ['/orders/999999999', 'Запись не найдена'],
      ['/nothing', 'Такого раздела нет'],
    ] as const) {
      await page.goto(`${url()}${path}`);
      await page.getByText(text).waitFor();
      await check(path);
    }
  });
}

async function openList(page: Page, address: string): Promise<void> {
  await page.goto(`${url()}${address}`);
  await page.locator('tbody tr').first().waitFor();
}
