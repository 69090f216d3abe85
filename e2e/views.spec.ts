import { readFileSync } from 'node:fs';

import { expect, type FileChooser, type Locator, type Page } from '@playwright/test';

import { ask, colleague } from './support/colleague.ts';
import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * The views of a list, kept by the server: several people and several tabs on the same one, over
 * the real API.
 */

const url = () => process.env['ADMIN_URL'] ?? '';
const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'Виды списка' });
const tab = (page: Page, name: string): Locator =>
  bar(page).getByRole('button', { name, exact: true });
const rows = (page: Page): Locator => page.locator('tbody a[href^="/employees/"]');

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Действия с видами' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Название' }).fill(name);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
}

/** Opens a list of which this browser knows nothing, and again when it has heard of its views. */
async function discover(page: Page, search: string): Promise<void> {
  const heard = page.waitForResponse(
    (response) => response.request().postData()?.includes('query Views(') ?? false,
  );
  await page.goto(`${url()}/employees${search}`);
  await rows(page).first().hover();
  await heard;
  await page.goto(`${url()}/employees${search}`);
  await expect(bar(page)).toBeVisible();
}

test('a view for all is used by one while another changes, moves and removes it; who is no editor changes none of it; two tabs likewise', async ({
  page,
  browser,
}) => {
  const stamp = Date.now().toString(36);
  const [name, other] = [`По имени ${stamp}`, `Курьеры ${stamp}`];
  await page.goto(`${url()}/employees?sort=fullName`);
  await rows(page).first().waitFor();
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Сохранить вид…' }).click();
  await page.getByRole('checkbox', { name: 'Показать всем' }).check();
  await rename(page, name);
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');

  // Who reads has it, opens the list in it, and may neither change it nor show one of their own to
  // others.
  const reader = await colleague(browser, page.request, url(), {
    name: 'Ольга Читатель',
    role: 'viewer',
  });
  const theirs = await reader.newPage();
  await discover(theirs, '');
  await tab(theirs, name).click();
  await expect(theirs).toHaveURL(`${url()}/employees?sort=fullName`);
  await choose(theirs, 'Сделать видом по умолчанию');
  await expect(async () => {
    await theirs.getByRole('button', { name: 'Действия с видами' }).click();
    await expect(theirs.getByRole('menuitem', { name: 'Не открывать по умолчанию' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  for (const item of ['Переименовать…', 'Показывать только мне', 'Удалить…'])
    await expect(theirs.getByRole('menuitem', { name: item })).toHaveCount(0);
  await theirs.getByRole('menuitem', { name: 'Сохранить как новый вид…' }).click();
  await expect(theirs.getByRole('checkbox', { name: 'Показать всем' })).toHaveCount(0);
  await expectNoViolation(theirs, 'a new view');
  await theirs.getByRole('button', { name: 'Отмена' }).click();
  const { data } = await ask<{
    viewer: { views: readonly { id: number; name: string; revision: number }[] };
  }>(page.request, url(), 'Views', { list: 'employees' });
  const stored = data?.viewer.views.find((view) => view.name === name);
  for (const change of [
    { id: stored?.id, revision: stored?.revision, name: 'Моё' },
    { name: 'Моё', query: '', position: 1, isShared: true },
  ]) {
    expect(
      (await ask(theirs.request, url(), 'SaveView', { list: 'employees', ...change })).errors?.[0]
        ?.extensions.code,
    ).toBe('FORBIDDEN');
  }

  // What it shows is changed by another: who opens the list in it goes along, and has changed
  // nothing.
  await page.goto(`${url()}/employees?sort=-fullName`);
  await expect(bar(page).getByText('изменён')).toBeVisible();
  await choose(page, 'Сохранить изменения');
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
  await theirs.goto(`${url()}/employees`);
  await expect(theirs).toHaveURL(`${url()}/employees?view=&sort=-fullName`);
  await expect(tab(theirs, name)).toHaveAttribute('aria-current', 'true');

  // A second tab hears of a second view at once. One moves it while the other types its name: both
  // are written.
  const second = await page.context().newPage();
  await second.goto(`${url()}/employees?sort=-fullName`);
  await expect(tab(second, name)).toBeVisible();
  await page.goto(`${url()}/employees?q=курьер`);
  await rows(page).first().waitFor();
  await choose(page, 'Сохранить как новый вид…');
  await rename(page, other);
  await expect(tab(second, other)).toBeVisible();
  await choose(second, 'Переименовать…');
  await tab(page, name).click();
  await choose(page, 'Переместить правее');
  await expect(bar(page).getByRole('button').nth(-2)).toHaveText(other);
  await rename(second, `${name}!`);
  await expect(tab(second, `${name}!`)).toBeVisible();
  await expect(tab(page, `${name}!`)).toBeVisible();
  await expect(bar(page).getByRole('button').last()).toHaveText(`${name}!`);

  // One removes it while the other types: that stays until it is said, and what is gone does not
  // come back.
  await choose(second, 'Переименовать…');
  await second.getByRole('textbox', { name: 'Название' }).fill('Моё имя');
  await choose(page, 'Удалить…');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(bar(page).getByRole('button', { name: `${name}!` })).toHaveCount(0);
  await expect(second.getByRole('textbox', { name: 'Название' })).toHaveValue('Моё имя');
  await second.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(second.getByText('Вид успели изменить в другом месте.')).toBeVisible();

  // Who has opened the list in it sees what it had, and no view any more.
  await theirs.goto(`${url()}/employees`);
  await rows(theirs).first().waitFor();
  await expect(bar(theirs)).toHaveCount(0);
  await theirs.goto(`${url()}/employees`);
  await expect(theirs).toHaveURL(`${url()}/employees`);

  await tab(page, other).click();
  await choose(page, 'Удалить…');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(bar(page)).toHaveCount(0);
  await reader.close();
});

test('takes the views of a list into a file, and into another list or out of a damaged file none', async ({
  page,
}) => {
  const name = `По алфавиту ${Date.now().toString(36)}`;
  const open = async (list: string) => {
    await page.goto(`${url()}/${list}`);
    await page.locator('tbody tr[data-opens]').first().waitFor();
  };
  const bring = async (file: Parameters<FileChooser['setFiles']>[0], item: () => Promise<void>) => {
    const chooser = page.waitForEvent('filechooser');
    await item();
    await (await chooser).setFiles(file);
  };
  const ofList = async () => {
    await page.getByRole('button', { name: 'Действия', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Импорт видов…' }).click();
  };
  await open('suppliers?sort=-name&size=50');
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Сохранить вид…' }).click();
  await rename(page, name);
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'true');
  const download = page.waitForEvent('download');
  await choose(page, 'Экспорт видов');
  const file = await (await download).path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    list: 'suppliers',
    views: [{ name, isShared: false }],
  });

  await choose(page, 'Удалить…');
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(bar(page)).toHaveCount(0);
  await open('suppliers');
  await bring(file, ofList);
  await expect(page.getByText('Добавлен 1 вид', { exact: true })).toBeVisible();
  await tab(page, name).click();
  await expect(page).toHaveURL(/sort=-name/);
  await bring(
    {
      name: 'views.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"list": "suppliers", "vie'),
    },
    () => choose(page, 'Импорт видов…'),
  );
  await expect(page.getByText('В этом файле нет видов этого списка')).toBeVisible();
  await expect(bar(page).getByRole('button', { name })).toHaveCount(1);

  await open('warehouses');
  await bring(file, ofList);
  await expect(page.getByText('В этом файле нет видов этого списка')).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});
