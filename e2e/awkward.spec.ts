import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import { Client } from 'pg';

import { startPostgres } from '../apps/api/test/postgres.ts';
import { startAdmin, type RunningAdmin } from '../scripts/running-admin.ts';
import { copyCheckout, keepNamesOfSchema } from './support/checkout-copy.ts';
import { watchConsole } from './support/console-watch.ts';
import { fill } from './support/fill.ts';
import { owner } from './support/owner.ts';
import { preparing } from './support/preparing.ts';
import { signIn } from './support/sign-in.ts';

/**
 * A database with what tutorials leave out, of which the admin's user owns nothing, switched to
 * with the README's commands and administered in a browser. What it shows and writes is compared
 * with the database.
 */

/** Table by resource, as addresses have it; the number of its rows is the number in the list. */
const tables = {
  assets: 'asset',
  bookTitles: '"Book Title"',
  cities: 'city',
  copies: 'copy',
  copyMarks: 'copy_mark',
  countries: 'country',
  invoices: 'invoice',
  lendingLoans: 'lending.loan',
  members: 'member',
  visits: 'visit',
} as const;

/** What has rows and no key, as addresses have it: lists of which no row opens. */
const keyless = {
  cityCounts: 'city_count',
  doorLogs: 'door_log',
  lendingOverdues: 'lending.overdue',
  memberDebts: 'member_debt',
} as const;

/** What is in every column that nobody may see. */
const secret = 'not-for-browsers';

test.describe('a database with what tutorials leave out', () => {
  test.describe.configure({ mode: 'serial' });

  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let database: Client;
  let checkout: string;
  let dataDirectory: string;
  let admin: RunningAdmin;

  const scalar = async (sql: string): Promise<unknown> =>
    (await database.query({ text: sql, rowMode: 'array' })).rows[0]?.[0];
  const column = async (sql: string): Promise<unknown[]> =>
    (await database.query({ text: sql, rowMode: 'array' })).rows.map((row: unknown[]) => row[0]);

  test.beforeAll(async () => {
    test.setTimeout(preparing);
    postgres = await startPostgres();
    database = new Client({ connectionString: postgres.url });
    await database.connect();
    await database.query(readFileSync('e2e/databases/awkward.sql', 'utf8'));
    await database.query("create role clerk login password 'clerk'");
    checkout = copyCheckout();
    keepNamesOfSchema(checkout);
    dataDirectory = mkdtempSync(join(tmpdir(), 'admin-awkward-'));

    const env = {
      DATABASE_URL: Object.assign(new URL(postgres.url), { username: 'clerk', password: 'clerk' })
        .href,
      ADMIN_DB_SCHEMAS: 'public,lending',
    };
    const run = (command: string) => {
      const { status, stdout, stderr } = spawnSync('npm', ['run', command], {
        cwd: checkout,
        encoding: 'utf8',
        env: { ...process.env, ...env },
      });
      return { status, output: `npm run ${command} ended with ${status}:\n${stdout}${stderr}` };
    };
    // The first command says all that the user lacks; an administrator of the database runs exactly
    // that.
    const refused = run('schema');
    const [, sql] = refused.output.split('start again:');
    if (refused.status !== 1 || sql === undefined)
      throw new Error(`It should have said what the user lacks. ${refused.output}`);
    await database.query(sql);
    for (const command of ['schema', 'codegen', 'check']) {
      const { status, output } = run(command);
      if (status !== 0) throw new Error(output);
    }
    admin = await startAdmin({
      cwd: checkout,
      env: {
        ...env,
        ADMIN_DATA_DIR: dataDirectory,
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
      },
    });
  });

  test.afterAll(async () => {
    await admin?.stop();
    await database?.end();
    await postgres?.stop();
    for (const folder of [checkout, dataDirectory])
      if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('lists each table once with all its rows, opens records, and sends no secret to the browser', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const answers = watchAnswers(page);
    await signIn(page, admin.url);
    const navigation = page.getByRole('navigation').getByRole('link');
    await expect(navigation.filter({ hasText: 'Lending loans' })).toBeVisible();
    const shown = await navigation.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.slice(1)),
    );
    expect(shown.filter((name) => name !== 'accounts' && name !== '')).toEqual(
      expect.arrayContaining(Object.keys(tables)),
    );
    for (const part of ['visit2025s', 'visit2026s', 'vehicles']) expect(shown).not.toContain(part);

    for (const [resource, table] of Object.entries(tables)) {
      await page.goto(`${admin.url}/${resource}`);
      const count = await scalar(`select count(*)::int from ${table}`);
      await expect(
        page.getByText(new RegExp(`1–\\d+\\sиз\\s${String(count)}$`)),
        resource,
      ).toBeVisible();
      await expect(
        page.getByText(/Покупател|Заказы|Товары|₽/),
        `${resource}: names of the sample shop`,
      ).toHaveCount(0);
      const record = page.locator(`tbody a[href^="/${resource}/"]`).first();
      await record.click();
      await expect(page, resource).toHaveURL(new RegExp(`/${resource}/[^/?]+$`));
      await expect(page.getByRole('term').first(), resource).toBeVisible();
    }
    await page.goto(`${admin.url}/members/1/edit`);
    await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Member 1');

    expect(answers.count()).toBeGreaterThan(Object.keys(tables).length * 2);
    expect(await answers.containing(secret)).toEqual([]);
    expect(
      await scalar(
        `select count(*)::int from member where password_hash like '${secret}%' and reset_token like '${secret}%'`,
      ),
    ).toBe(40);
    expect(complaints).toEqual([]);
  });

  test('shows values as they are: padded text, an empty one, domains, references by what tells records apart', async ({
    page,
  }) => {
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/countries/FI`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Finland');
    await expect(definition(page, 'Capital')).toHaveText('Helsinki');
    await expect(definition(page, 'Notes')).toContainText('пустая строка');
    await page.goto(`${admin.url}/countries/RUS`);
    await expect(definition(page, 'Notes')).toContainText('нет значения');

    await page.goto(`${admin.url}/copies/9780140328721,1`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fantastic Mr Fox');
    await expect(definition(page, 'Bought on')).toHaveText('01.03.2025');

    await page.goto(`${admin.url}/bookTitles/9780140328721`);
    await expect(definition(page, 'Kind')).toHaveText('E-book');
    await page.goto(`${admin.url}/members/1`);
    await expect(definition(page, 'State')).toHaveText('Active');
    await page.getByRole('link', { name: 'City 2', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('City 2');
  });

  test('sorts and filters by columns without an index', async ({ page }) => {
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/invoices`);
    const numbers = async () =>
      (
        await page
          .locator('tbody a[href^="/invoices/"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))
      ).map(Number);
    await page
      .getByRole('columnheader', { name: 'Total' })
      .getByRole('button', { name: 'Total', exact: true })
      .click();
    const byTotal = 'select invoice_id from invoice order by total, invoice_id limit 25';
    await expect.poll(numbers).toEqual(await column(byTotal));

    await page.getByRole('button', { name: 'Фильтр' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Поле').selectOption('Billing address');
    await editor.getByLabel('Условие').selectOption('равно');
    await editor.getByRole('textbox', { name: 'Значение' }).fill('Library street 3');
    await editor.getByRole('button', { name: 'Применить' }).click();
    const isThere = "billing_address = 'Library street 3'";
    await expect(
      page.getByText(
        `1–25 из ${String(await scalar(`select count(*) from invoice where ${isThere}`))}`,
      ),
    ).toBeVisible();
    await expect
      .poll(numbers)
      .toEqual(await column(byTotal.replace('order', `where ${isThere} order`)));
  });

  test('creates, changes and deletes a book; the database’s refusals stand at their fields', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/bookTitles/new`);
    await expect(
      page.getByRole('textbox', { name: 'Shelf mark' }),
      'is made by the database',
    ).toHaveCount(0);
    await fill(page, {
      Title: { text: 'Сигналы' },
      ISBN: { text: '12' },
      Kind: { choice: 'Hardcover' },
      Length: { text: '120' },
    });
    await save(page);
    await expectRefusal(page, 'ISBN');
    await fill(page, { ISBN: { text: '9785170677757' } });
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/bookTitles/9785170677757`);
    const stored = async () =>
      (
        await database.query(
          `select "Title", kind, length, tags, shelf_mark from "Book Title" where "Isbn" = '9785170677757'`,
        )
      ).rows;
    expect(await stored()).toEqual([
      { Title: 'Сигналы', kind: 'hardcover', length: 120, tags: null, shelf_mark: 'СИГНАЛЫ' },
    ]);

    await page.getByRole('link', { name: 'Изменить' }).click();
    // Two columns of one domain: the one whose value it refuses is named.
    await fill(page, { Length: { text: '0' }, 'Index pages': { text: '3' } });
    await save(page);
    await expectRefusal(page, 'Length');
    await expect(page.getByRole('textbox', { name: 'Index pages' })).toHaveAttribute(
      'aria-invalid',
      'false',
    );
    await fill(page, { Length: { text: '121' }, Kind: { choice: 'E-book' } });
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/bookTitles/9785170677757`);
    expect(await stored()).toEqual([
      { Title: 'Сигналы', kind: 'e-book', length: 121, tags: null, shelf_mark: 'СИГНАЛЫ' },
    ]);

    await remove(page);
    await expect(page).toHaveURL(new RegExp(`${admin.url}/bookTitles(\\?|$)`));
    expect(await stored()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('says which field is taken, and which dates contradict one another', async ({ page }) => {
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/members/2/edit`);
    await fill(page, { Email: { text: 'member1@library.example' } });
    await save(page);
    await expectRefusal(page, 'Email');
    await fill(page, {
      Email: { text: 'second@library.example' },
      State: { choice: 'Left for good' },
    });
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/members/2`);
    expect(
      (await database.query('select email, state, password_hash from member where member_id = 2'))
        .rows,
    ).toEqual([
      { email: 'second@library.example', state: 'left for good', password_hash: `${secret} 2` },
    ]);

    await page.goto(`${admin.url}/lendingLoans/1/edit`);
    await fill(page, { 'Returned on': { date: '01.01.2020' } });
    await save(page);
    await expect(page.getByRole('group', { name: 'Returned on' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await fill(page, { 'Returned on': { date: '02.04.2026' } });
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/lendingLoans/1`);
    expect(await scalar('select returned_on::text from lending.loan where loan_id = 1')).toBe(
      '2026-04-02',
    );
  });

  test('lists rows without a key: two equal ones are two, sorted and filtered as others are, and none opens', async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    await signIn(page, admin.url);
    for (const [resource, table] of Object.entries(keyless)) {
      await page.goto(`${admin.url}/${resource}`);
      const count = Number(await scalar(`select count(*) from ${table}`));
      await expect(page.getByText(new RegExp(`1–\\d+\\sиз\\s${count}$`)), resource).toBeVisible();
      await expect(page.locator('tbody tr'), resource).toHaveCount(Math.min(count, 25));
      await expect(page.getByRole('main').locator('a, input[type=checkbox]'), resource).toHaveCount(
        0,
      );
    }

    await page.goto(`${admin.url}/doorLogs`);
    const cells = (title: string) => async () => {
      const place = (await page.locator('thead th').allTextContents()).indexOf(title);
      return page
        .locator(`tbody td:nth-child(${place + 1})`)
        .evaluateAll((all) => all.map((cell) => cell.textContent));
    };
    const at = page.getByRole('columnheader', { name: 'At', exact: true });
    await at.getByRole('button', { name: 'At', exact: true }).click();
    await expect(at).toHaveAttribute('aria-sort', 'ascending');
    await at.getByRole('button', { name: 'At', exact: true }).click();
    await expect
      .poll(cells('Member name'))
      .toEqual(await column('select member_name from door_log order by at desc limit 25'));
    const [first, second] = await page.locator('tbody tr').allTextContents();
    expect(first).toContain('03.02.2026, 09:30');
    expect(second).toBe(first);

    await page.getByRole('button', { name: 'Фильтр' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Поле').selectOption('Member name');
    await editor.getByLabel('Условие').selectOption('равно');
    await editor.getByRole('textbox', { name: 'Значение' }).fill('Member 7');
    await editor.getByRole('button', { name: 'Применить' }).click();
    const doors = (order: string) =>
      column(
        `select coalesce(nullif(door, ''), 'пустая строка') from door_log where member_name = 'Member 7' order by ${order}`,
      );
    await expect.poll(cells('Door')).toEqual(await doors('at desc'));

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Сортировка').selectOption('At, по возрастанию');
    await expect
      .poll(() =>
        page
          .locator('tbody')
          .getByText(/^(North|South|пустая строка)$/)
          .allTextContents(),
      )
      .toEqual(await doors('at'));
    await expect(page.getByRole('main').locator('a, input[type=checkbox]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await page.goto(`${admin.url}/doorLogs/1`);
    await expect(page.getByText('Карточки записи нет')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('shows in the list of a view what was written to its table', async ({ page }) => {
    await signIn(page, admin.url);
    const navigation = page.getByRole('navigation');
    const expectOverdue = async () => {
      await navigation.getByRole('link', { name: 'Lending overdues' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lending overdues');
      await expect(page.locator('tbody tr')).toHaveCount(
        Number(await scalar('select count(*) from lending.overdue')),
      );
    };
    await expectOverdue();
    // Within the application, which has the list in its memory.
    await navigation.getByRole('link', { name: 'Lending loans' }).click();
    await page.locator('tbody a[href^="/lendingLoans/2"]').click();
    await page.getByRole('link', { name: 'Изменить' }).click();
    await fill(page, { 'Returned on': { date: '05.04.2026' } });
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/lendingLoans/2`);
    expect(await scalar('select count(*)::int from lending.overdue where loan_id = 2')).toBe(0);
    await expectOverdue();
  });

  test('offers the numbers that a check lists, in forms and filters, and shows an older one as it is', async ({
    page,
  }) => {
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/members/5/edit`);
    await expect(page.getByRole('combobox', { name: 'Shelf' })).toHaveText('9');
    await fill(page, {
      Shelf: { choice: '2' },
      Rating: { choice: '3' },
      'Books allowed': { choice: '20' },
    });
    await save(page);
    await expect(page).toHaveURL(`${admin.url}/members/5`);
    expect(
      (await database.query('select shelf, rating, books_allowed from member where member_id = 5'))
        .rows,
    ).toEqual([{ shelf: 2, rating: 3, books_allowed: '20' }]);

    await page.goto(`${admin.url}/members`);
    await page.getByRole('button', { name: 'Фильтр' }).click();
    const editor = page.getByRole('dialog');
    await editor.getByLabel('Поле').selectOption('Rating');
    await editor.getByRole('checkbox', { name: '2' }).check();
    await editor.getByRole('checkbox', { name: '3' }).check();
    await editor.getByRole('button', { name: 'Применить' }).click();
    const count = String(await scalar('select count(*) from member where rating in (2, 3)'));
    await expect(page.getByText(new RegExp(`1–${count}\\sиз\\s${count}$`))).toBeVisible();
  });

  test('says what still points at a record that cannot be deleted', async ({ page }) => {
    await signIn(page, admin.url);
    await page.goto(`${admin.url}/countries/DE`);
    await remove(page);
    await expect(
      page.getByRole('dialog').getByText('На эту запись ссылается 10 записей из списка «Cities»'),
    ).toBeVisible();
    expect(await scalar("select count(*)::int from country where code = 'DE'")).toBe(1);
  });
});

const definition = (page: Page, term: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::*[1]')
    .first();

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
}

async function remove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
}

/** The input is marked and says why, and what was typed is still there. */
async function expectRefusal(page: Page, label: string): Promise<void> {
  const input = page.getByRole('textbox', { name: label, exact: true });
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/\S/);
  await expect(input).not.toHaveValue('');
}

/** Keeps the text of every answer that the browser gets from here on. */
function watchAnswers(page: Page): {
  readonly count: () => number;
  readonly containing: (text: string) => Promise<readonly string[]>;
} {
  const answers: { readonly url: string; readonly body: Promise<string> }[] = [];
  page.on('response', (response) => {
    // An answer that a navigation cut off has no body; it did not reach the page either.
    if (/graphql/.test(response.url()))
      answers.push({ url: response.url(), body: response.text().catch(() => '') });
  });
  return {
    count: () => answers.length,
    async containing(text) {
      const found = await Promise.all(
        answers.map(async ({ url, body }) => ((await body).includes(text) ? [url] : [])),
      );
      return found.flat();
    },
  };
}
