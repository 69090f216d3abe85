import { expect, type Page } from '@playwright/test';

import { ask } from '../servers/running-server.ts';
import { watchConsole } from './console-watch.ts';
import { expectNoViolation } from './violations.ts';

/**
 * The search over halls and exhibits, by the keyboard alone, compared with what the server itself
 * finds.
 */
export async function searchTheMuseum(page: Page, admin: string, server: string): Promise<void> {
  const complaints = watchConsole(page);
  const { search } = await ask<Found>(
    server,
    '{ search(text: "ал") { ... on Hall { name } ... on Exhibit { title } } }',
  );
  const [halls, exhibits] = [
    search.flatMap(({ name }) => name ?? []),
    search.flatMap(({ title }) => title ?? []),
  ];
  expect([halls.length, exhibits.length]).toEqual([4, 7]);
  await page.goto(`${admin}/halls`);
  await page.getByRole('button', { name: 'Поиск (Ctrl+K)' }).waitFor();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Поиск и команды' });
  await expect(dialog.getByRole('combobox', { name: 'Что найти или сделать' })).toBeFocused();
  await page.keyboard.type('ал');
  const titles = (group: string) => dialog.getByRole('group', { name: group }).getByRole('option');
  await expect(titles('Halls')).toContainText(halls);
  await expect(titles('Exhibits')).toContainText(exhibits);
  await expectNoViolation(page, 'what the search found');
  const sought = titles('Exhibits').nth(1);
  const title = exhibits[1] ?? '';
  // Behind what the palette itself has by these letters.
  const before = await dialog
    .getByRole('option')
    .evaluateAll(
      (options, text) => options.findIndex((option) => option.textContent.includes(text)),
      title,
    );
  for (let at = 0; at <= before; at += 1) await page.keyboard.press('ArrowDown');
  await expect(sought).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/exhibits\/[^/]+$/);
  // And back where the search was opened.
  await page.goBack();
  await expect(page).toHaveURL(/\/halls$/);
  expect(complaints).toEqual([]);
}

interface Found {
  readonly search: readonly { readonly name?: string; readonly title?: string }[];
}
