import { expect } from '@playwright/test';

import { ourAdmin } from '../bench/measure-peers.ts';
import { loadRows, visitRows } from '../bench/measure-rows.ts';
import { test } from './support/signed-in.ts';

/**
 * `npm run bench` drives the admin by what these journeys hold: the measurements themselves run by
 * hand.
 */

const url = () => process.env['ADMIN_URL'] ?? '';

test('has the buttons that the comparison with react-admin presses', async ({ page }) => {
  const admin = ourAdmin(url());
  await page.goto(admin.address);
  await expect(admin.next(page)).toHaveCount(1);
  await expect(admin.sort(page)).toHaveCount(1);
  await admin.next(page).click();
  await expect(page).toHaveURL(/page=2/);
  await admin.previous(page).click();
  await expect(page).not.toHaveURL(/page=2/);
  await admin.sort(page).click();
  await expect(page).toHaveURL(/sort=total/);
});

test('is a long list as the measurement scrolls, searches and filters it', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await loadRows(page, url(), 200);
  const visit = await visitRows(page, session, 200);
  expect(Object.keys(visit)).toEqual([
    'wheel',
    'pageDown',
    'scrollBar',
    'arrows',
    'filterTyping',
    'search',
  ]);
});
