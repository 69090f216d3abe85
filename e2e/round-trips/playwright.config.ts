import { defineConfig } from '@playwright/test';

import journeys from '../../playwright.config.ts';

/** `npm run round-trips`: some minutes for each database, and no part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.campaign.ts',
  outputDir: '../../test-results/round-trips',
  globalSetup: undefined,
  workers: 1,
  timeout: 1_800_000,
});
