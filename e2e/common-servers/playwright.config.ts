import { defineConfig } from '@playwright/test';

import journeys from '../../playwright.config.ts';

/** `npm run servers`: servers whose packages take minutes to install, and no part of `npm test`. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.campaign.ts',
  outputDir: '../../test-results/common-servers',
  globalSetup: undefined,
  workers: 1,
});
