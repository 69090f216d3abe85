import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

import { signIn } from './support/sign-in.ts';

/** axe finds nothing on the main screens, in both languages and both themes, wide and narrow. */

const url = () => process.env['ADMIN_URL'] ?? '';
const screens = ['/orders', '/orders/1', '/orders/1/edit', '/products/new', '/stocks'];

for (const language of ['ru', 'en'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    for (const width of [1440, 390]) {
      test(`no violation in ${language}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        await page.goto(url());
        await page.getByRole('button', { name: 'Войти' }).waitFor();
        if (language === 'ru') expect(await violations(page), 'sign-in').toEqual([]);
        await signIn(page, url());
        if (language === 'en') await chooseEnglish(page);
        for (const path of screens) {
          await page.goto(`${url()}${path}`);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          expect(await violations(page), path).toEqual([]);
        }
        if (language === 'en') {
          await page.context().clearCookies();
          await page.goto(url());
          await page.getByRole('button', { name: 'Sign in' }).waitFor();
          expect(await violations(page), 'sign-in').toEqual([]);
        }
      });
    }
  }
}

async function chooseEnglish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Учётная запись/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

async function violations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
