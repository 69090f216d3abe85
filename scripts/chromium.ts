import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

const installed: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
};

/**
 * Path of a Chromium to drive: `CHROMIUM_PATH`, an installed Chrome, Chromium or Edge, Playwright's
 * own, else Debian's package when this process may install it. Throws a sentence that says what to
 * do.
 */
export function findChromium(): string {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(
      `CHROMIUM_PATH names ${named}, which does not exist: correct it, or unset it to use an installed browser.`,
    );
  }
  return findInstalled() ?? downloadPlaywrights() ?? installDebians() ?? fail();
}

function findInstalled(): string | undefined {
  return installed[process.platform]?.find((path) => existsSync(path)) ?? playwrights();
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

function downloadPlaywrights(): string | undefined {
  console.log('No Chrome, Chromium or Edge is installed; fetching Playwright’s Chromium …');
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 300_000,
  });
  return playwrights();
}

function installDebians(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Debian’s chromium package …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { env, stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return findInstalled();
}

function fail(): never {
  throw new Error(
    'The browser tests need a Chrome, Chromium or Edge: install one, or set CHROMIUM_PATH to its executable.',
  );
}
