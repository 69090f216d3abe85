import { test as base, type BrowserContextOptions } from '@playwright/test';

import { signIn } from './sign-in.ts';

interface Session {
  /**
   * Cookies and storage of a browser in which the owner of the sample shop has signed in through
   * the page, once for all journeys that run after one another.
   */
  readonly session: Exclude<BrowserContextOptions['storageState'], undefined>;
}

/** A journey that begins signed in. */
export const test = base.extend<object, Session>({
  session: [
    async ({ browser }, provide) => {
      const page = await browser.newPage({ locale: 'ru-RU' });
      await signIn(page, process.env['ADMIN_URL'] ?? '');
      const state = await page.context().storageState();
      await page.close();
      await provide(state);
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, provide) => provide(session),
});
