import { expect, test, type Page } from '@playwright/test';

import { account, askSignedIn } from '../servers/vendure.ts';
import { watchConsole } from './console-watch.ts';
import { expectNoViolation } from './violations.ts';

interface Reports {
  readonly pending: number;
  readonly buffers: readonly { readonly bufferId: string; readonly size: number }[];
}

/**
 * Settings of which there is one, a report and the search of Vendure, each compared with what the
 * server itself answers.
 */
export async function settingsAndReports(page: Page, admin: string, server: string): Promise<void> {
  const complaints = watchConsole(page);
  await page.goto(`${admin}/~/queries`);
  await page.getByLabel('Логин').fill(account.username);
  await page.getByLabel('Пароль', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Войти' }).click();

  await test.step('settings', async () => {
    await page
      .getByRole('region', { name: 'Настройки' })
      .locator('a[href$="/globalSettings"]')
      .click();
    const threshold = page.locator('form').getByRole('textbox').first();
    await expect(threshold).toHaveValue('0');
    await expectNoViolation(page);
    await threshold.fill('7');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Сохранено')).toBeVisible();
    const { globalSettings } = await askSignedIn<{ globalSettings: unknown }>(
      server,
      '{ globalSettings { outOfStockThreshold trackInventory } }',
    );
    expect(globalSettings).toEqual({ outOfStockThreshold: 7, trackInventory: true });
    await page.reload();
    await expect(threshold).toHaveValue('7');
  });

  await test.step('reports', async () => {
    const { pending, buffers } = await askSignedIn<Reports>(
      server,
      '{ pending: pendingSearchIndexUpdates, buffers: jobBufferSize { bufferId size } }',
    );
    await page.goto(`${admin}/~/queries/pendingSearchIndexUpdates`);
    await expect(page.getByRole('definition')).toHaveText(String(pending));
    await expectNoViolation(page);

    await page.goto(`${admin}/~/queries/jobBufferSize`);
    await expect(page.getByRole('row')).toHaveCount(buffers.length + 1);
    await expect(page.getByRole('img', { name: /^Диаграмма/ })).toBeVisible();
    for (const { bufferId, size } of buffers)
      await expect(page.getByRole('row', { name: bufferId })).toContainText(String(size));
    await expectNoViolation(page);
    // With fewer of them, as a link.
    const [first] = buffers;
    await page.goto(`${admin}/~/queries/jobBufferSize?bufferIds=${first?.bufferId ?? ''}`);
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('the search over everything', async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Что найти или сделать' }).fill('Ваза');
    // Nothing is indexed yet, and the server says so.
    await expect(page.getByText('По запросу «Ваза» ничего не нашлось')).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
}
