import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { findChromium } from './chromium.ts';
import { startAdmin } from './running-admin.ts';

/** Takes the README's pictures from the running application with its sample shop: `npm run screenshots`. */

const output = 'docs/images';
const pictures = [
  { name: 'orders-list', path: '/orders', width: 1440, height: 900 },
  { name: 'order-show', path: '/orders/19990', width: 1440, height: 900 },
  { name: 'order-edit', path: '/orders/19990/edit', width: 1440, height: 900 },
  { name: 'orders-list-phone', path: '/orders', width: 390, height: 844 },
] as const;

const dataDirectory = mkdtempSync(join(tmpdir(), 'admin-pictures-'));
const admin = await startAdmin({
  env: { ADMIN_DATA_DIR: dataDirectory, ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, DATABASE_URL: '' },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  mkdirSync(output, { recursive: true });
  const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, admin.url);
  for (const { name, path, width, height } of pictures) {
    await page.setViewportSize({ width, height });
    await page.goto(`${admin.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(output, `${name}.png`) });
    console.log(`${output}/${name}.png`);
  }
} finally {
  await browser.close();
  await admin.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}
