import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startAdmin } from '../../scripts/running-admin.ts';
import { owner } from './owner.ts';

/** One sample shop for all journeys, in a data directory of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'admin-e2e-'));
  const admin = await startAdmin({
    env: {
      ADMIN_DATA_DIR: dataDirectory,
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ADMIN_SAMPLE_ORDERS: '2000',
      DATABASE_URL: '',
    },
  });
  process.env['ADMIN_URL'] = admin.url;
  return async () => {
    await admin.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
}
