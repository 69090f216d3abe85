import { expect } from '@playwright/test';

import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/** axe finds nothing on the main screens, in both languages and both themes, wide and narrow. */

const url = () => process.env['ADMIN_URL'] ?? '';
const screens = ['/orders', '/orders/1', '/orders/1/edit', '/products/new', '/stocks'];

for (const language of ['ru', 'en'] as const) {
  for (const width of [1440, 390]) {
    test(`no violation in ${language}, ${width} px, light and dark`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
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
