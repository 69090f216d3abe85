import { expect, test, type Locator, type Page } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { owner } from './support/owner.ts';
import { signIn } from './support/sign-in.ts';

/** An administrator without a mouse, with a Russian keyboard. */

const url = () => process.env['ADMIN_URL'] ?? '';

/** Goes on by Tab until the focus is there. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

/** A key of the Latin keyboard that types another letter on a Russian one. */
const pressRussian = (page: Page, key: string, code: string) =>
  page.evaluate(
    ([typed, place]) =>
      void (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: typed, code: place, bubbles: true, cancelable: true }),
      ),
    [key, code] as const,
  );

test('what is typed behind the first key of a page is not lost', async ({ page }) => {
  await signIn(page, url());
  await page.goto(`${url()}/customers`);
  await page.locator('tbody tr[data-opens]').first().waitFor();
  // Before the code of the keys is there, which comes with the first of them.
  await page.route(
    '**/_assets/*.js',
    async (route) => {
      await page.keyboard.type('nna');
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.type('/a');
  await expect(page.getByRole('searchbox', { name: 'Поиск', exact: true })).toHaveValue('anna');
  await expect(page).toHaveURL(/q=anna/);
});

test('Tab leaves the search that was asked for before the code of the keys was there', async ({
  page,
}) => {
  await signIn(page, url());
  await page.goto(`${url()}/customers`);
  await page.locator('tbody tr[data-opens]').first().waitFor();
  await page.route(
    '**/_assets/*.js',
    async (route) => {
      await page.keyboard.type('nna');
      await page.keyboard.press('Tab');
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.type('/a');
  const search = page.getByRole('searchbox', { name: 'Поиск', exact: true });
  await expect(search).toHaveValue('anna');
  await expect(search).not.toBeFocused();
  // The clearing button of the search, or what stands behind it.
  const follows = await search.evaluate((field) => {
    const { activeElement } = document;
    return (
      activeElement !== null &&
      activeElement !== document.body &&
      (field.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  });
  expect(follows).toBe(true);
});

test('a first condition is added without hiding the list, and the keyboard goes on from its button', async ({
  page,
}) => {
  await signIn(page, url());
  await page.goto(`${url()}/customers`);
  await page.locator('tbody tr[data-opens]').first().waitFor();
  const filter = page.getByRole('button', { name: 'Фильтр', exact: true });
  await tabTo(page, filter);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    if (main)
      new MutationObserver(() => {
        if (!main.querySelector('tbody')?.checkVisibility()) main.dataset['wasHidden'] = '';
      }).observe(main, { subtree: true, attributes: true, attributeFilter: ['style'] });
  });
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Новое условие' });
  await expect(dialog.getByRole('combobox').first()).toBeFocused();
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type('a');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/contains=a/);
  await expect(dialog).toHaveCount(0);
  await expect(filter).toBeFocused();
  await expect(page.locator('main[data-was-hidden]')).toHaveCount(0);
});

test('from the sign-in to a change that is saved, by the keyboard alone', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto(url());
  const email = page.getByLabel('Электронная почта');
  await email.waitFor();
  await tabTo(page, email);
  await page.keyboard.type(owner.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Разделы' }).waitFor();

  // To the customers, by the palette.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Что найти или сделать' })).toBeFocused();
  await page.keyboard.type('покуп');
  await expect(page.getByRole('option', { name: 'Покупатели', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Покупатели' }).waitFor();
  const rows = page.locator('tbody tr[data-opens]');
  await rows.first().waitFor();

  // What the keys are.
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Сочетания клавиш' }).waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // To the search and into the rows that it finds.
  await pressRussian(page, '.', 'Slash');
  await expect(page.getByRole('searchbox', { name: 'Поиск', exact: true })).toBeFocused();
  await page.keyboard.type('анна');
  await expect(page).toHaveURL(/q=/);
  await expect(page.locator('tbody tr').first()).toContainText(/анна/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1).locator('[data-title] a')).toBeFocused();
  const href = await rows.nth(1).getAttribute('data-opens');

  // Beside the list, there and back, and along.
  await page.keyboard.press('Space');
  const panel = page.getByRole('region', { name: 'Запись рядом со списком' });
  await expect(panel.getByRole('link', { name: 'Изменить' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`panel=${href?.split('/').at(-1) ?? ''}$`));
  await page.keyboard.press('Space');
  await expect(panel.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(rows.nth(1).locator('[data-title] a')).toBeFocused();

  // Chosen and not, then changed.
  await pressRussian(page, 'ч', 'KeyX');
  await expect(page.getByRole('region', { name: 'Выбранные записи' })).toBeVisible();
  await pressRussian(page, 'ч', 'KeyX');
  await expect(page.getByRole('region', { name: 'Выбранные записи' })).toHaveCount(0);
  await pressRussian(page, 'у', 'KeyE');
  await expect(page).toHaveURL(`${url()}${href ?? ''}/edit`);
  const note = page.getByLabel('Заметка');
  await note.waitFor();
  await tabTo(page, note);
  const text = `С клавиатуры ${Date.now()}`;
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Сохранено')).toBeVisible();
  await expect(page.getByText(text).first()).toBeVisible();

  // And out of here.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('выйти');
  await page.keyboard.press('Enter');
  await email.waitFor();
  expect(complaints).toEqual([]);
});
