import { expect, test, type Page } from '@playwright/test';

import { createColleague } from './support/colleague.ts';
import { watchConsole } from './support/console-watch.ts';
import { signIn } from './support/sign-in.ts';
import { expectNoViolation } from './support/violations.ts';

/** What is typed and not saved: through a closed tab, in the list of drafts, at a sign-out. */

const url = () => process.env['ADMIN_URL'] ?? '';

const input = (page: Page) => page.getByRole('textbox', { name: 'Имя', exact: true });
const accountMenu = (page: Page) => page.getByRole('button', { name: /^Учётная запись/ }).first();

/** Types a name of a customer, and waits until the draft that outlives the tab is stored. */
async function type(page: Page, customer: number, text: string): Promise<void> {
  await page.goto(`${url()}/customers/${customer}/edit`);
  await expect(input(page)).not.toHaveValue('');
  await input(page).fill(text);
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opened = indexedDB.open('admin-drafts');
            opened.onsuccess = () => {
              const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
              all.onsuccess = () => resolve(all.result.join('\n'));
            };
          }),
      ),
    )
    .toContain(text);
}

async function openMenuItem(page: Page, name: string | RegExp): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name }).click();
}

test('a draft outlives its tab, is listed and taken, and goes with a sign-out that asks', async ({
  page: first,
  context,
}) => {
  await signIn(first, url());
  await type(first, 7, 'Не сохранено');
  await first.close();

  const page = await context.newPage();
  const complaints = watchConsole(page);
  await page.goto(url());
  await openMenuItem(page, 'Черновики 1');
  await expect(page.getByRole('heading', { level: 1, name: 'Черновики' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Покупатели · ' })).toContainText(
    'Последнее изменение',
  );
  await expectNoViolation(page);
  await page.getByRole('list', { name: 'Черновики' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/customers\/7\/edit$/);
  await expect(page.getByText(/Остался черновик, последнее изменение/)).toBeVisible();
  await page.getByRole('button', { name: 'Восстановить' }).click();
  await expect(input(page)).toHaveValue('Не сохранено');

  await openMenuItem(page, 'Выйти');
  const question = page.getByRole('dialog', { name: 'Выйти и удалить черновики?' });
  await expect(question).toContainText('остался 1 черновик');
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(input(page)).toHaveValue('Не сохранено');
  await openMenuItem(page, 'Выйти');
  await question.getByRole('button', { name: 'Выйти и удалить' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await signIn(page, `${url()}/~/drafts`);
  await expect(page.getByText('Черновиков нет')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('another tab with something unsaved keeps it for its account alone', async ({
  page,
  context,
  browser,
}) => {
  await signIn(page, url());
  const elsewhere = await browser.newContext();
  const boris = await createColleague(elsewhere, context.request, url(), {
    name: 'Борис',
    role: 'editor',
  });
  await elsewhere.close();
  const typed = await context.newPage();
  await type(typed, 8, 'Во второй вкладке');

  await page.bringToFront();
  await openMenuItem(page, 'Выйти');
  await expect(page.getByText('остался 1 черновик', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Выйти и удалить' }).click();
  await page.getByRole('button', { name: 'Войти' }).waitFor();
  await expect(typed.getByRole('dialog', { name: 'Сеанс закончился' })).toBeVisible();

  await signIn(page, url(), boris);
  const replaced = typed.getByRole('dialog', { name: 'Вошёл другой пользователь' });
  await expect(replaced).toBeVisible();
  await expectNoViolation(typed);
  await expect(replaced).toContainText('открыт сеанс: Борис');
  await replaced.getByRole('button', { name: 'Удалить введённое и продолжить' }).click();
  await expect(replaced).toHaveCount(0);
  await expect(input(typed)).not.toHaveValue('');
  await expect(input(typed)).not.toHaveValue('Во второй вкладке');
  await expect(typed.getByText(/Остался черновик/)).toHaveCount(0);
});
