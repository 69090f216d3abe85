import { defineConfig } from '@playwright/test';

import { findChromium } from './scripts/chromium.ts';

/**
 * Milliseconds that a journey waits for one thing on a busy machine: that something is shown, can
 * be pressed, has loaded. The failure says what did not come.
 */
const patience = 30_000;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  // Emptied at the start: nothing else is written there.
  outputDir: 'test-results/journeys',
  globalSetup: './e2e/support/global-setup.ts',
  // The machine has two cores. The journeys of one file follow one another, unless it says that
  // they need not.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // After this a journey is taken to hang; what stands before those of a backend of its own has
  // `preparing`.
  timeout: 180_000,
  expect: { timeout: patience },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: patience,
    navigationTimeout: patience,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    // What grows into its place is pressed where it was.
    contextOptions: { reducedMotion: 'reduce' },
    // Without the film: it takes a third of the processor's time of a journey. The page as it was
    // at each step is there, and a picture of the last one.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
