import { expect, test, type Page } from '@playwright/test';

import { watchConsole } from './console-watch.ts';
import { expectNoViolation } from './violations.ts';

/**
 * Pictures that records name: in rows, on the page of a record, and what stands in place of one
 * that is broken.
 */
export async function showPortraits(page: Page, admin: string): Promise<void> {
  const complaints = watchConsole(page);
  const rowOf = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

  await test.step('a list has them in rows that are no higher', async () => {
    await page.goto(`${admin}/authors`);
    const picture = rowOf('Анна Ахматова').getByRole('img', { name: 'Изображение' });
    await expect(picture).toHaveJSProperty('naturalWidth', 2);
    // An address of nothing: its row says so in a word.
    await expect(rowOf('Антон Чехов').getByText('Изображение не открывается')).toBeVisible();
    await expect(rowOf('Антон Чехов').getByRole('img')).toHaveCount(0);
    // The first has no line above it.
    const heights = await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
    await expectNoViolation(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picture).toBeInViewport();
    await expectNoViolation(page, 'pictures on a phone');
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('the page of a record has it larger', async () => {
    await page.getByRole('link', { name: 'Анна Ахматова' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Анна Ахматова' })).toBeVisible();
    const picture = page.getByRole('definition').getByRole('img', { name: 'Изображение' });
    await expect(picture).toHaveCSS('max-height', '160px');
    await expect(picture).toHaveJSProperty('naturalWidth', 2);
    await expectNoViolation(page);
  });
  expect(complaints).toEqual([]);
}
