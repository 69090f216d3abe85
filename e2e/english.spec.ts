import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * What an administrator does with lists, for one who reads English: not a Russian letter of the
 * interface is on the screen.
 */

const url = () => process.env['ADMIN_URL'] ?? '';

/**
 * What the shop's people have written is Russian: with Latin letters in its place, whatever is
 * Russian on the screen is the interface's.
 */
async function transliterate(page: Page): Promise<void> {
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(/[а-яё]/gi, 'x') });
  });
}

/**
 * Texts of the page that have Russian letters, or are keys of a catalogue that is not there: what
 * is seen, what is read out, what stands in fields. A language is called by its own name.
 */
async function expectEnglish(page: Page, screen: string): Promise<void> {
  const russian = await page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && !node.parentElement?.closest('script, style, noscript'))
        texts.push(node.data);
      if (node instanceof Element)
        texts.push(
          ...[
            'aria-label',
            'aria-description',
            'title',
            'placeholder',
            'alt',
            'data-label',
          ].flatMap((name) => node.getAttribute(name) ?? []),
        );
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
        texts.push(node.value);
    }
    const isKey = (text: string) =>
      /^[a-z]+\.[a-z]+[A-Z]\w*$|^[a-z]+(\.\w+){2,}$/.test(text.trim());
    return texts.filter((text) => isKey(text) || /[а-яё]/i.test(text.replace('Русский', '')));
  });
  expect(russian, screen).toEqual([]);
}

test('views, changes of many, files, filters, columns, sums, trees and the keyboard are in English to the last letter', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  const stamp = Date.now().toString(36);
  // The browser's own window for a file cannot be answered: the file is downloaded.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await page.goto(url());
  await page.getByRole('button', { name: /Учётная запись/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await transliterate(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const choose = (name: string) => page.getByRole('menuitem', { name, exact: true }).click();
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

  // Conditions.
  await page.goto(
    `${url()}/orders?any-1.customer.discount.gt=0&any-1.payments.none.amount.gt=1000&color.eq=red`,
  );
  await expect(
    page.getByText('Part of the address was not recognised and is left out: field “color”.'),
  ).toBeVisible();
  await page.locator('tbody tr').first().waitFor();
  await expectEnglish(page, 'a list');
  await page
    .getByRole('button', {
      name: /^Customer → Discount, % is more than 0 or Payments \(none matches\) → Amount, ₽ is more than 1,000$/,
    })
    .click();
  await expect(dialog('Several conditions').getByLabel('How many records')).toHaveValue('none');
  await expectEnglish(page, 'several conditions');
  await expectNoViolation(page, 'several conditions, in English');
  await page.keyboard.press('Escape');

  // A list that grows, its columns and their sums, and a tree.
  await page.evaluate(() =>
    localStorage.setItem('admin.layout.orders', JSON.stringify({ grows: true })),
  );
  await page.goto(`${url()}/orders?size=100&rows=200`);
  await page.getByText(/^200 of [\d,]+ shown$/).waitFor();
  await page.getByRole('button', { name: 'Load more' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/rows=3\d\d$/);
  await expect(page.getByText(/^3\d\d of [\d,]+ shown$/)).toBeVisible();
  const amount = page.getByRole('columnheader', { name: 'Amount' });
  await amount.hover();
  await page.getByRole('button', { name: 'Column “Amount”' }).click();
  await expectEnglish(page, 'the menu of a column');
  await choose('Sum of the page');
  await press('Sum of everything found');
  await expect(page.getByRole('rowheader', { name: 'Total of everything found' })).toBeVisible();
  await press('Columns');
  await page.getByText('Row density').waitFor();
  await expectEnglish(page, 'a list that grows, its sums and columns');
  await page.keyboard.press('Escape');
  await amount.hover();
  await page.getByRole('button', { name: 'Column “Amount”' }).click();
  await choose('Remove the sum');
  await page.goto(`${url()}/employees`);
  await page.locator('tbody tr').first().waitFor();
  await press('Actions');
  await choose('Show as a tree');
  await page
    .getByRole('button', { name: /^Expand: / })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Collapse: / })
    .first()
    .waitFor();
  await expectEnglish(page, 'a tree');

  // A file, and what has come of it.
  await page.goto(`${url()}/suppliers`);
  await page.locator('tbody tr').first().waitFor();
  await press('Actions');
  await choose('Import…');
  const rows = [1, 2].map(
    (at) =>
      `English ${stamp} ${at},5${at}${String(Date.now()).slice(-8)},Tula,Anna Kim,+79990000000,a@example.org`,
  );
  await page.setInputFiles('input[type=file]', {
    name: 'suppliers.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Name,Inn,City,Contact name,Phone,Email', ...rows].join('\r\n')),
  });
  await expect(dialog('Import: Suppliers').getByText('suppliers.csv: 2 rows.')).toBeVisible();
  await expectEnglish(page, 'the columns of a file');
  await press('Check');
  await press('Import 2 rows');
  await expect(dialog('Import: Suppliers').getByText('Import finished: 2 rows.')).toBeVisible();
  await expectEnglish(page, 'an import');
  await press('Close');

  // A view of what has come.
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(stamp);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await press('Actions');
  await expectEnglish(page, 'actions on a list');
  await choose('Save view…');
  await page.getByRole('textbox', { name: 'Name' }).fill(stamp);
  await press('Save');
  await expect(page.getByText(`View “${stamp}” saved`)).toBeVisible();
  await press('Actions on views');
  await expectEnglish(page, 'actions on views');
  await choose('Delete…');
  await dialog(`Delete the view “${stamp}”?`).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`View “${stamp}” deleted`)).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(2);

  // Both at once: changed, written to a file, deleted.
  const bar = page.getByRole('region', { name: 'Selected records' });
  const both = async () => {
    for (const at of [0, 1]) await page.locator('tbody tr').nth(at).getByRole('checkbox').click();
    await expect(bar.getByText('Selected: 2')).toBeVisible();
  };
  await both();
  await bar.getByRole('button', { name: 'Edit' }).click();
  const edited = page.getByRole('dialog');
  await edited.getByRole('checkbox', { name: 'Change the field “City”' }).check();
  await edited.getByRole('textbox', { name: 'City' }).fill('Kaluga');
  await expectEnglish(page, 'fields to change');
  await edited.getByRole('button', { name: 'Edit 2 records' }).click();
  await expect(page.getByText('2 records changed')).toBeVisible();
  await both();
  await bar.getByRole('button', { name: 'Export' }).click();
  await dialog('Export: Suppliers').getByRole('radio', { name: 'CSV' }).check();
  await expectEnglish(page, 'export');
  const download = page.waitForEvent('download');
  await dialog('Export: Suppliers').getByRole('button', { name: 'Export' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Suppliers \d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`English ${stamp} 1,`);
  expect(text).not.toMatch(/[а-яё]/i);
  await press('Close');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expectEnglish(page, 'whether rows are deleted');
  await dialog('Delete 2 records?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 records deleted')).toBeVisible();

  // Without the mouse.
  await page.keyboard.press('?');
  await dialog('Keyboard shortcuts').waitFor();
  await expectEnglish(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  // Its code is loaded with the first use.
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('cust');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('cust');
  await expect(page.getByRole('option', { name: 'Customers', exact: true })).toBeVisible();
  await expectEnglish(page, 'the palette');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  await page.locator('tbody tr[data-opens]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page
    .getByRole('region', { name: 'Record beside the list' })
    .getByRole('link', { name: 'Edit' })
    .waitFor();
  await expectEnglish(page, 'a record beside its list');
  expect(complaints).toEqual([]);
});
