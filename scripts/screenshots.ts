import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium, type Page } from '@playwright/test';

import { account, start as startVendure } from '../e2e/servers/vendure.ts';
import { startBackendAdmin } from '../e2e/support/backend-admin.ts';
import { startNorthwind, startNorthwindAdmin } from '../e2e/support/northwind-admin.ts';
import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { findChromium } from './chromium.ts';
import { startAdmin } from './running-admin.ts';

/**
 * Takes the pictures of the documentation from running applications, of all or of those that are
 * named: `npm run screenshots -- vendure`.
 */

const output = 'docs/images';

interface Picture {
  readonly name: string;
  readonly path: string;
  /** @defaultValue 1440 by 900 */
  readonly size?: { readonly width: number; readonly height: number };
  /** Steps before the screenshot. */
  readonly open?: (page: Page) => Promise<void>;
}

interface Subject {
  readonly start: () => Promise<{ readonly url: string; stop(): Promise<void> }>;
  readonly enter: (page: Page, url: string) => Promise<void>;
  readonly pictures: readonly Picture[];
}

const subjects: Readonly<Record<string, Subject>> = {
  shop: {
    async start() {
      const data = mkdtempSync(join(tmpdir(), 'admin-pictures-'));
      const admin = await startAdmin({
        env: {
          ADMIN_DATA_DIR: data,
          ADMIN_EMAIL: owner.email,
          ADMIN_PASSWORD: owner.password,
          DATABASE_URL: '',
        },
      });
      return {
        url: admin.url,
        stop: () => admin.stop().finally(() => rmSync(data, { recursive: true, force: true })),
      };
    },
    enter: signIn,
    pictures: [
      { name: 'orders-list', path: '/orders' },
      { name: 'order-show', path: '/orders/19990' },
      { name: 'order-edit', path: '/orders/19990/edit' },
      { name: 'orders-list-phone', path: '/orders', size: { width: 390, height: 844 } },
    ],
  },
  northwind: {
    async start() {
      const northwind = await startNorthwind();
      const admin = await startNorthwindAdmin(northwind.url);
      return {
        url: admin.url,
        async stop() {
          await admin.stop();
          await northwind.stop();
        },
      };
    },
    enter: signIn,
    pictures: [
      { name: 'northwind-list', path: '/orders' },
      { name: 'northwind-show', path: '/orders/10248' },
      { name: 'northwind-edit', path: '/employees/5/edit' },
    ],
  },
  vendure: {
    async start() {
      const server = await startVendure();
      const admin = await startBackendAdmin(server.url, {
        servedBy: 'command',
        names: 'russian',
        config: "{ scalars: { Money: { minorUnits: true, currency: 'currencyCode' } } }",
      });
      return {
        url: admin.url,
        async stop() {
          await admin.stop();
          await server.stop();
        },
      };
    },
    async enter(page, url) {
      await page.goto(url);
      await page.getByLabel('Логин').fill(account.username);
      await page.getByLabel('Пароль', { exact: true }).fill(account.password);
      await page.getByRole('button', { name: 'Войти' }).click();
      await page.getByRole('button', { name: 'Войти' }).waitFor({ state: 'hidden' });
    },
    pictures: [
      { name: 'vendure-list', path: '/productVariants' },
      {
        name: 'vendure-action',
        path: '/orders/1',
        async open(page) {
          await page.getByRole('button', { name: 'Ещё' }).click();
          await page.getByRole('menuitem', { name: 'Перевести заказ в состояние' }).click();
          await page.getByRole('dialog').waitFor();
        },
      },
      {
        name: 'vendure-related',
        path: '/customerGroups/1',
        async open(page) {
          await page.getByRole('link', { name: 'Анна Ким 01' }).waitFor();
          await page.keyboard.press('End');
        },
      },
      { name: 'vendure-report', path: '/~/queries/jobBufferSize' },
    ],
  },
};

const named = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  mkdirSync(output, { recursive: true });
  for (const [subject, { start, enter, pictures }] of Object.entries(subjects)) {
    if (named.length > 0 && !named.includes(subject)) continue;
    const admin = await start();
    try {
      const context = await browser.newContext({
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await enter(page, admin.url);
      for (const { name, path, size = { width: 1440, height: 900 }, open } of pictures) {
        await page.setViewportSize(size);
        await page.goto(`${admin.url}${path}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await open?.(page);
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(output, `${name}.png`) });
        console.log(`${output}/${name}.png`);
      }
      await context.close();
    } finally {
      await admin.stop();
    }
  }
} finally {
  await browser.close();
}
