import { test } from '@playwright/test';

import type { RunningServer } from './servers/running-server.ts';
import { startBackendAdmin, type BackendAdmin } from './support/backend-admin.ts';
import { administer } from './support/backend-journey.ts';
import { backends } from './support/backend-journeys.ts';
import { preparing } from './support/preparing.ts';

/**
 * The admin on servers that are not ours, pointed at each with the commands of `docs/backends.md`.
 * What the screens show and what was written is compared with what the server itself answers to a
 * plain request.
 */
// Each has a checkout and a server of its own.
test.describe.configure({ mode: 'parallel' });

for (const { name, start, config, names = 'schema', journey, further = {} } of backends) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial' });
    let server: RunningServer;
    let admin: BackendAdmin;

    test.beforeAll(async () => {
      test.setTimeout(preparing);
      server = await start();
      admin = await startBackendAdmin(server.url, {
        servedBy: journey.signIn ? 'command' : 'page',
        names,
        ...(config !== undefined && { config }),
      });
    });

    test.afterAll(async () => {
      await admin?.stop();
      await server?.stop();
    });

    test(`lists, sorts, filters, shows, creates, edits and deletes ${journey.resource}`, async ({
      page,
    }) => {
      await administer(page, admin.url, server.url, journey);
    });

    for (const [title, run] of Object.entries(further)) {
      test(title, async ({ page }) => {
        await run(page, admin.url, server.url);
      });
    }
  });
}
