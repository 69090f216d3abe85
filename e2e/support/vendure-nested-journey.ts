import { expect, test, type Page } from '@playwright/test';

import { account, askSignedIn } from '../servers/vendure.ts';
import { watchConsole } from './console-watch.ts';
import { expectNoViolation } from './violations.ts';

/**
 * From a group to the customers that it holds, and from one of them to the notes that only its page
 * lists.
 */
export async function goThroughNestedLists(
  page: Page,
  admin: string,
  server: string,
): Promise<void> {
  const complaints = watchConsole(page);
  await page.goto(`${admin}/customerGroups`);
  await page.getByLabel('Логин').fill(account.username);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Войти' }).click();
  await page.getByRole('link', { name: 'Опт' }).click();

  await test.step('the first of them, on the page of the record', async () => {
    const section = page.getByRole('region', { name: 'Клиенты' });
    await expect(section.getByRole('row')).toHaveCount(11);
    await expect(section.getByText('30', { exact: true })).toBeVisible();
    await section.getByRole('link', { name: 'Показать все' }).click();
  });

  await test.step('all of them, paged and sorted by the server, as the address says', async () => {
    await expect(page).toHaveTitle(/^Клиенты: Опт/);
    await page
      .getByRole('columnheader', { name: 'Адрес электронной почты' })
      .getByRole('button', { name: 'Адрес электронной почты', exact: true })
      .click();
    await page.getByRole('button', { name: 'Следующая страница' }).click();
    const expected = await lastCustomers(server);
    await expect(page.getByRole('row')).toHaveCount(expected.length + 1);
    await page.reload();
    await expect(page).toHaveURL(/\/customerGroups\/1\/customers\?sort=emailAddress&page=2$/);
    await expect(page.getByRole('cell').filter({ hasText: '@' })).toHaveText(expected);
    await expect(page.getByText('26–30 из 30')).toBeVisible();
    await expectNoViolation(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolation(page, 'a list of a record on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('one of them by a condition, and the list below it', async () => {
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Поле').selectOption('Адрес электронной почты');
    await editor.getByLabel('Условие').selectOption('содержит');
    await editor.getByLabel('Значение').fill('customer-1@');
    await editor.getByRole('button', { name: 'Применить' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('link', { name: 'Анна Ким 01' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Анна Ким 01' })).toBeVisible();
    const history = page.getByRole('region', { name: 'История' });
    // Asked for when it is about to be seen.
    await page.keyboard.press('End');
    await expect(history.getByRole('row')).toHaveCount(11);
    await history.getByRole('link', { name: 'Показать все' }).click();
    await expect(page).toHaveURL(/\/customers\/1\/history$/);
    await expect(page.getByRole('row')).toHaveCount((await historyOf(server)) + 1);
    await page.getByRole('main').getByRole('link', { name: 'Анна Ким 01' }).click();
    await expect(page).toHaveURL(/\/customers\/1$/);
  });
  expect(complaints).toEqual([]);
}

async function lastCustomers(server: string): Promise<readonly string[]> {
  const query =
    '{ customerGroup(id: "1") { customers(options: { sort: { emailAddress: ASC }, skip: 25, take: 25 }) { items { emailAddress } } } }';
  const { customerGroup } = await askSignedIn<{
    customerGroup: { customers: { items: readonly { emailAddress: string }[] } };
  }>(server, query);
  return customerGroup.customers.items.map(({ emailAddress }) => emailAddress);
}

async function historyOf(server: string): Promise<number> {
  const { customer } = await askSignedIn<{ customer: { history: { totalItems: number } } }>(
    server,
    '{ customer(id: "1") { history { totalItems } } }',
  );
  return customer.history.totalItems;
}
