import { expect, type Page } from '@playwright/test';

import { ask } from '../servers/running-server.ts';
import { watchConsole } from './console-watch.ts';
import { fill } from './fill.ts';
import { expectNoViolation } from './violations.ts';

/**
 * Loans and couriers are those of one organization: it is asked for once, stands in every address,
 * and another one has other loans.
 */
export async function lendToOrganizations(
  page: Page,
  admin: string,
  server: string,
): Promise<void> {
  const complaints = watchConsole(page);
  const organizations = await organizationsOf(server);
  const [russian = { id: '', name: '' }, hermitage = russian] = organizations;
  expect(organizations.map(({ name }) => name)).toEqual(['Русский музей', 'Эрмитаж']);
  const rows = page.getByRole('table').getByRole('row');
  const shows = async (expected: readonly string[]) => {
    await expect(rows).toHaveCount(expected.length + 1);
    for (const purpose of expected)
      await expect(page.getByRole('link', { name: purpose })).toBeVisible();
  };

  await page.goto(`${admin}/loans`);
  await page.getByRole('combobox', { name: /Organization/ }).click();
  await page.getByRole('option', { name: russian.name }).click();
  await page.getByRole('button', { name: 'Показать' }).click();
  await shows(await loansOf(server, russian.id));
  await expect(page).toHaveURL(
    new RegExp(`/~organization=${encodeURIComponent(russian.id)}/loans$`),
  );
  await expectNoViolation(page, 'a list behind a scope');

  await page.getByRole('navigation').getByRole('link', { name: 'Couriers' }).click();
  await expect(rows).toHaveText([/Name/, 'Зимин', 'Котова']);
  await page.goBack();

  await page.getByRole('link', { name: 'Реставрация рамы' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Реставрация рамы' })).toBeVisible();
  await expect(page).toHaveURL(/\/~organization=[^/]+\/loans\/[^/]+$/);
  await page.goBack();

  const purpose = `Показ в Твери ${Date.now()}`;
  await page.getByRole('link', { name: 'Создать' }).click();
  await expect(page.getByRole('textbox', { name: 'Purpose' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('combobox', { name: /Organization/ })).toHaveCount(
    0,
  );
  await fill(page, {
    Purpose: { text: purpose },
    'Due on': { date: '01.12.2027' },
    Courier: { record: 'Котова' },
  });
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: purpose })).toBeVisible();
  expect(await loansOf(server, russian.id)).toContain(purpose);

  await page.getByRole('button', { name: /Organization/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /Organization/ }).fill(hermitage.name);
  await page.getByRole('option', { name: hermitage.name }).click();
  await dialog.getByRole('button', { name: 'Выбрать' }).click();
  await shows(await loansOf(server, hermitage.id));
  await expect(page).toHaveURL(
    new RegExp(`/~organization=${encodeURIComponent(hermitage.id)}/loans$`),
  );
  // An address without one has the last.
  await page.goto(`${admin}/couriers`);
  await expect(rows).toHaveText([/Name/, 'Ладогин']);
  await expect(page).toHaveURL(/\/~organization=[^/]+\/couriers$/);
  expect(complaints).toEqual([]);
}

async function organizationsOf(
  server: string,
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const { organizations } = await ask<{
    organizations: { edges: { node: { id: string; name: string } }[] };
  }>(server, '{ organizations(first: 10) { edges { node { id name } } } }');
  return organizations.edges.map(({ node }) => node);
}

async function loansOf(server: string, organizationId: string): Promise<readonly string[]> {
  const query =
    'query ($organizationId: ID!) { loans(organizationId: $organizationId, first: 50) { edges { node { purpose } } } }';
  const { loans } = await ask<{ loans: { edges: { node: { purpose: string } }[] } }>(
    server,
    query,
    { organizationId },
  );
  return loans.edges.map(({ node }) => node.purpose);
}
