import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import {
  startEndpointServer,
  type EndpointServer,
} from '../apps/api/src/endpoint/endpoint-server.ts';
import { start as startJsonGraphqlServer } from './servers/json-graphql-server.ts';
import { ask, type RunningServer } from './servers/running-server.ts';
import { stock } from './servers/stock-data.ts';
import { watchConsole } from './support/console-watch.ts';
import { signIn } from './support/sign-in.ts';

/**
 * The sample shop and a warehouse, two servers whose customers have the same type name and the same
 * ids, in one application.
 */

const shop = process.env['ADMIN_URL'] ?? '';
let webRoot: string;
let warehouse: RunningServer;
let admin: EndpointServer;

test.beforeAll(async () => {
  webRoot = mkdtempSync(join(tmpdir(), 'admin-several-'));
  const build = spawnSync(
    process.execPath,
    [
      '--conditions=@admin/source',
      'node_modules/vite/bin/vite.js',
      'build',
      'e2e/several-schemas',
      '--outDir',
      webRoot,
      '--logLevel',
      'error',
    ],
    { encoding: 'utf8' },
  );
  if (build.status !== 0) throw new Error(`vite build failed:\n${build.stdout}${build.stderr}`);
  warehouse = await startJsonGraphqlServer(stock);
  admin = await startEndpointServer({
    endpoint: new URL(`${shop}/graphql`),
    webRoot,
    configure: () => ({
      auth: 'session',
      schemas: { stock: { endpoint: warehouse.url, auth: 'none' } },
    }),
    port: 0,
    host: 'localhost',
    connectTo: [new URL(warehouse.url).origin],
  });
});

test.afterAll(async () => {
  await admin?.close();
  await warehouse?.stop();
  rmSync(webRoot, { recursive: true, force: true });
});

test('the warehouse has the schema that the application was generated for', async () => {
  expect(`${await warehouse.sdl()}\n`).toBe(
    readFileSync(join(import.meta.dirname, 'several-schemas/stock.graphql'), 'utf8'),
  );
});

test('two servers stand in one navigation, and a write in one leaves the other alone', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await signIn(page, `${admin.url}/customers`);
  const navigation = page.getByRole('navigation', { name: 'Разделы' });
  const section = (schema: string, title: string) =>
    navigation.getByRole('list', { name: schema }).getByRole('link', { name: title });
  const heading = page.getByRole('heading', { level: 1 });

  await page.goto(`${admin.url}/customers/1`);
  const name = (await heading.textContent()) ?? '';

  await section('Склад', 'Получатели').click();
  await page.getByRole('link', { name: 'Склад на Обводном' }).click();
  await expect(page).toHaveURL(`${admin.url}/@stock/customers/1`);
  await page.getByRole('link', { name: 'Изменить' }).click();
  const toShop: string[] = [];
  page.on('request', (request) => {
    if (request.url() === `${admin.url}/graphql`) toShop.push(request.postData() ?? '');
  });
  const city = `Ленинград ${test.info().repeatEachIndex}`;
  await page.getByRole('textbox', { name: 'Город' }).fill(city);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText(city)).toBeVisible();
  expect(await ask(warehouse.url, '{ Customer(id: "1") { name city } }')).toEqual({
    Customer: { name: 'Склад на Обводном', city },
  });
  expect(toShop).toEqual([]);

  // The record of the same type and id, as it was.
  await page.goBack();
  await section('Продажи', 'Покупатели').click();
  await expect(page).toHaveURL(`${admin.url}/customers`);
  await expect(page.getByText('Склад на Обводном')).toHaveCount(0);
  await page.goto(`${admin.url}/customers/1`);
  await expect(heading).toHaveText(name);
  await page.goto(`${admin.url}/@stock/customers/1`);
  await expect(page.getByText(city)).toBeVisible();
  expect(complaints).toEqual([]);
});
