import { expect, test, type BrowserContext, type Page } from '@playwright/test';

import {
  startEndpointServer,
  type EndpointServer,
} from '../apps/api/src/endpoint/endpoint-server.ts';
import { freePort } from '../scripts/running-admin.ts';
import { startInstalledServer } from './servers/installed-server.ts';
import type { RunningServer } from './servers/running-server.ts';
import { watchConsole } from './support/console-watch.ts';
import { signIn } from './support/sign-in.ts';

/**
 * The sample shop behind a gateway that takes the tokens of a real provider of OpenID Connect, and
 * no others.
 */

test.describe.configure({ mode: 'serial' });

let provider: RunningServer;
let admin: EndpointServer;
let context: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }) => {
  const shop = process.env['ADMIN_URL'] ?? '';
  const owner = await browser.newPage({ locale: 'ru-RU' });
  await signIn(owner, shop);
  const cookie = (await owner.context().cookies())
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  await owner.close();
  const port = await freePort();
  provider = await startInstalledServer('oidc-provider', [
    `http://localhost:${port}`,
    `${shop}/graphql`,
    cookie,
  ]);
  admin = await startEndpointServer({
    endpoint: new URL(`${provider.url}/graphql`),
    webRoot: 'apps/web/dist',
    configure: () => ({ auth: 'oidc', issuer: provider.url, clientId: 'admin' }),
    port,
    host: 'localhost',
    connectTo: [provider.url],
  });
  context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});

test.afterAll(async () => {
  await context?.close();
  await admin?.close();
  await provider?.stop();
});

/** What the journey makes happen at the provider and its gateway. */
const control = async (what: 'refuse' | 'forget' | 'down' | 'up' | 'tokens'): Promise<number> => {
  const { taken }: { taken: number } = await (
    await fetch(`${provider.url}/control/${what}`)
  ).json();
  return taken;
};
const button = (on: Page) => on.getByRole('button', { name: 'Войти через 127.0.0.1' });

async function signInAtProvider(at: Page): Promise<void> {
  await at.getByPlaceholder('Enter any login').fill('Анна');
  await at.getByPlaceholder('and password').fill('secret');
  await at.getByRole('button', { name: 'Sign-in' }).click();
}

test('says that the provider does not answer, and that the person refused', async () => {
  await control('down');
  await page.goto(`${admin.url}/orders?sort=-placedAt`);
  await button(page).click();
  await expect(page.getByRole('alert')).toContainText('не отвечает');
  await control('up');
  await button(page).click();
  await signInAtProvider(page);
  await page.getByText('[ Cancel ]').click();
  await expect(page.getByRole('alert')).toContainText('Вход отменён');
  await expect(page).toHaveURL(`${admin.url}/orders?sort=-placedAt`);
});

test('signs in at the provider, comes back to where it began, and sends the token', async () => {
  await button(page).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${admin.url}/orders?sort=-placedAt`);
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(page.getByText('Анна', { exact: true })).toBeVisible();
  expect(await control('tokens')).toBe(1);
});

test('goes on with a new token when the endpoint takes the old one no longer, once for two tabs', async () => {
  const second = await context.newPage();
  await second.goto(`${admin.url}/customers`);
  await expect(second.getByRole('row').nth(3)).toBeVisible();
  await control('refuse');
  const complaints = watchConsole(page);
  await Promise.all([page.reload(), second.reload()]);
  for (const tab of [page, second]) await expect(tab.getByRole('row').nth(3)).toBeVisible();
  expect(await control('tokens')).toBe(2);
  await second.close();
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('signs in over the page when nothing else is left, and what was typed stays', async () => {
  await page.goto(`${admin.url}/categories/new`);
  await page.getByRole('textbox', { name: 'Название' }).fill('Ёлочные игрушки');
  await page.getByRole('textbox', { name: 'Имя в адресе' }).fill('oidc-igrushki');
  await control('refuse');
  await control('forget');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Сеанс закончился' })).toBeVisible();
  // The provider knows the person: the window is closed again, mostly at once.
  const closed = new Promise<void>((resolve) =>
    context.once('page', (window) => window.once('close', () => resolve())),
  );
  await button(page).click();
  await closed;
  await expect(page.getByRole('dialog')).toBeHidden();
  // The record that waited has been written.
  await expect(page.getByRole('heading', { level: 1, name: 'Ёлочные игрушки' })).toBeVisible();
});

test('signs out here, at the provider, and in the other tabs', async () => {
  const second = await context.newPage();
  await second.goto(`${admin.url}/customers`);
  await expect(second.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'Анна' }).click();
  await page.getByRole('menuitem', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(button(page)).toBeVisible();
  await expect(second.getByRole('dialog', { name: 'Сеанс закончился' })).toBeVisible();
  await second.close();
  await button(page).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
});
