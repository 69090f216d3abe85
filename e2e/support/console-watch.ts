import type { Page } from '@playwright/test';

/**
 * Collects what the page complains about: console errors and warnings, uncaught errors. A journey
 * ends with it empty.
 */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.type()} at ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`uncaught at ${page.url()}: ${error.message}`));
  return complaints;
}
