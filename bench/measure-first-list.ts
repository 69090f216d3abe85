import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { owner } from '../e2e/support/owner.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { findChromium } from '../scripts/chromium.ts';
import { startAdmin } from '../scripts/running-admin.ts';
import { watchScripts } from './loaded-scripts.ts';

export interface FirstList {
  /** All JavaScript that the browser loaded, each file compressed with gzip. */
  readonly javascriptGzipBytes: number;
  /** Requests of every kind, the document and the GraphQL operations included. */
  readonly requests: number;
  /** Of the page, at 1280 by 720 pixels: each costs a style, a layout and a place in React's tree. */
  readonly elements: number;
  /** Milliseconds from navigation to the first row; a figure of this machine, not a budget. */
  readonly milliseconds: number;
  /** Gzip bytes by file, largest first. */
  readonly files: Readonly<Record<string, number>>;
}

/** What a signed-in browser with an empty cache loads until the first order can be clicked. */
export async function measureFirstList(): Promise<FirstList> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'admin-bench-'));
  const admin = await startAdmin({
    env: {
      ADMIN_DATA_DIR: dataDirectory,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ADMIN_SAMPLE_ORDERS: '2000',
      DATABASE_URL: '',
    },
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const first = await browser.newContext({ locale: 'ru-RU' });
    await signIn(await first.newPage(), admin.url);
    const context = await browser.newContext({
      locale: 'ru-RU',
      storageState: await first.storageState(),
    });
    const page = await context.newPage();
    const scripts = watchScripts(page);
    let requests = 0;
    page.on('request', () => requests++);
    const start = performance.now();
    await page.goto(`${admin.url}/orders`);
    await page.locator('tbody a[href^="/orders/"]').first().waitFor();
    const milliseconds = Math.round(performance.now() - start);
    // What the page still asks for by itself belongs to it.
    await page.waitForLoadState('networkidle');
    const files = await scripts();
    return {
      javascriptGzipBytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0),
      requests,
      elements: await page.locator('*').count(),
      milliseconds,
      files,
    };
  } finally {
    await browser.close();
    await admin.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
