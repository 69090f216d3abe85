import { readFileSync } from 'node:fs';

import { expect, type Page, type Request } from '@playwright/test';

import { test } from './support/signed-in.ts';
import { expectNoViolation } from './support/violations.ts';

/**
 * A list at work: its columns, its totals and its cells, as an administrator arranges and uses
 * them.
 */

/** Of a document that the application sends: the server answers no others. */
const documents: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('schema/documents.json', 'utf8'),
);
const hashOf = (name: string) =>
  Object.entries(documents).find(([, text]) => text.includes(` ${name}(`))?.[0];

const url = () => process.env['ADMIN_URL'] ?? '';
const headers = (page: Page) => page.getByRole('columnheader').filter({ hasText: /./ });
const box = async (page: Page, name: string) => {
  const found = await page.getByRole('columnheader', { name }).boundingBox();
  if (!found) throw new Error(`There is no column ${name}.`);
  return found;
};
/** To the pixel: the pointer stands on whole ones. */
const isAsWide = (page: Page, name: string, width: number) =>
  expect.poll(async () => Math.abs((await box(page, name)).width - width)).toBeLessThan(2);

test('arranges its columns by the mouse and by the keyboard, and opens as it was arranged', async ({
  page,
}) => {
  await page.goto(`${url()}/orders`);
  await page.locator('tbody tr').first().waitFor();
  const names = await headers(page).allTextContents();
  const third = names[2] ?? '';
  const sortButton = (name: string) =>
    page.getByRole('columnheader', { name }).getByRole('button', { name, exact: true });
  // By its header, to the place before the second.
  await page.getByRole('columnheader', { name: third }).hover();
  await page.getByRole('button', { name: `Столбец «${third}»` }).waitFor();
  const [from, to] = [await box(page, third), await box(page, names[1] ?? '')];
  await page.mouse.move(from.x + 30, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 60, to.y + 12, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y + 12, { steps: 4 });
  await page.mouse.up();
  await expect(headers(page).nth(1)).toHaveText(third);
  await expect(page).toHaveURL(`${url()}/orders`);

  // Its edge, by the mouse.
  await page.getByRole('columnheader', { name: third }).hover();
  const edge = page.getByRole('separator', { name: `Ширина столбца «${third}»` });
  const before = await box(page, third);
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(before.x + before.width + 60, before.y + 10, { steps: 5 });
  await page.mouse.up();
  await isAsWide(page, third, before.width + 60);
  // And by the keyboard, from the menu of the column.
  await sortButton(third).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Изменить ширину' }).press('Enter');
  await expect(edge).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await isAsWide(page, third, before.width);
  await page.keyboard.press('Enter');

  await sortButton(third).press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Закрепить слева' }).click();
  await expect(headers(page).first()).toHaveText(third);
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await page.getByRole('button', { name: 'Плотно' }).click();
  await page.keyboard.press('Escape');
  const row = page.locator('tbody tr').first();
  const height = (await row.boundingBox())?.height ?? 0;
  expect(height).toBeLessThan(32);

  await page.reload();
  await expect(headers(page).first()).toHaveText(third);
  expect((await row.boundingBox())?.height).toBe(height);
  await isAsWide(page, third, before.width);
  // It stays when the table scrolls sideways.
  await page.setViewportSize({ width: 760, height: 800 });
  const x = (await box(page, third)).x;
  await page.locator('[data-scroll]').evaluate((area) => area.scrollTo({ left: 300 }));
  await expect
    .poll(() => page.locator('[data-scroll]').evaluate((area) => area.scrollLeft))
    .toBeGreaterThan(0);
  expect(Math.abs((await box(page, third)).x - x)).toBeLessThan(2);
});

test('goes on where its rows end, and is where it was when one comes back to it', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('admin.layout.orders', JSON.stringify({ grows: true })),
  );
  await page.goto(`${url()}/orders?size=100&rows=200`);
  await page.getByText('Показано 200').waitFor();
  const at = (row: number) => page.locator(`tbody tr[aria-rowindex="${row + 1}"]`);
  await page.getByRole('button', { name: 'Показать ещё' }).focus();
  await page.keyboard.press('Enter');
  // Other journeys add orders meanwhile: a row that two pages have is shown once, and the next
  // piece makes up for it.
  await expect(page).toHaveURL(/rows=[34]\d\d$/);
  await expectNoViolation(page, 'a list of which some rows are rendered');

  for (const [row, way] of [
    [215, 'back'],
    [203, 'link'],
  ] as const) {
    await expect(async () => {
      await page.locator('[data-scroll]').evaluate((area, place) => {
        const first = area.querySelector('tbody tr');
        area.scrollBy(
          0,
          (place - Number(first?.getAttribute('aria-rowindex'))) *
            (first?.getBoundingClientRect().height ?? 0),
        );
      }, row);
      await at(row).getByRole('link').first().click({ timeout: 2_000 });
    }).toPass();
    await expect(page).toHaveURL(/orders\/\d+$/);
    const opened = page.locator(`tbody tr[data-opens="${new URL(page.url()).pathname}"]`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (way === 'back') await page.goBack();
    else
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Заказы', exact: true })
        .first()
        .click();
    await expect(opened).toBeInViewport();
    await page.waitForLoadState('networkidle');
    await expect(opened).toBeInViewport();
  }
  await page.keyboard.press('[');
  await expect(at(1)).toBeInViewport();
});

test('goes on where its rows end on a phone, stays where it is meanwhile, and is there when one comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('admin.layout.orders', JSON.stringify({ grows: true })),
  );
  await page.goto(`${url()}/orders?size=100&rows=200`);
  await page.getByText('Показано 200').waitFor();
  const inSight = page.locator('tbody tr[data-opens]').filter({ visible: true });
  // The next rows come when the test says so.
  const asksRows = (request: Request) =>
    request.url().endsWith('/graphql') &&
    request.postData()?.includes('"operationName":"OrderList"') === true;
  let next = Promise.resolve();
  await page.route('**/graphql', async (route) => {
    if (asksRows(route.request())) await next;
    await route.continue();
  });
  /** The card in the middle of the screen, and where it has stood there through 30 frames. */
  const seenAtRest = () =>
    page.evaluate(async () => {
      const seen = () => {
        const card = document.elementFromPoint(195, 400)?.closest<HTMLElement>('tbody tr');
        return (
          card && {
            opens: card.dataset['opens'],
            top: Math.round(card.getBoundingClientRect().top),
          }
        );
      };
      let card = seen();
      for (let frames = 0; !card || frames < 30; frames += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const next = seen();
        if (JSON.stringify(next) !== JSON.stringify(card)) frames = 0;
        card = next;
      }
      return card;
    });
  for (const rows of [/rows=3\d\d$/, /rows=4\d\d$/]) {
    const { promise, resolve } = Promise.withResolvers<void>();
    next = promise;
    const asked = page.waitForRequest(asksRows);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await asked;
    // Cards that come into sight are measured, some at a time.
    const before = await seenAtRest();
    resolve();
    await expect(page).toHaveURL(rows);
    await page.waitForLoadState('networkidle');
    const after = await seenAtRest();
    expect(after.opens).toBe(before.opens);
    expect(Math.abs(after.top - before.top)).toBeLessThan(3);
  }
  await expectNoViolation(page, 'a list of which some cards are rendered, on a phone');

  const opened = inSight.filter({ has: page.locator(`a[href="${(await seenAtRest()).opens}"]`) });
  await opened.getByRole('link').first().click();
  await expect(page).toHaveURL(/orders\/\d+$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expect(opened).toBeInViewport();
  await page.waitForLoadState('networkidle');
  await expect(opened).toBeInViewport();
});

test('changes a single value where it stands, and takes it back', async ({ page }) => {
  await page.goto(`${url()}/customers?q=анна`);
  const row = page.locator('tbody tr').first();
  await row.waitFor();
  const at = (await headers(page).allTextContents()).indexOf('Скидка, %');
  const cell = row.locator('td:not([data-select])').nth(at);
  const before = (await cell.textContent()) ?? '';
  await cell.hover();
  await page.getByRole('button', { name: /^Изменить: Скидка, %/ }).click();
  const input = page.getByRole('textbox', { name: 'Скидка, %' });
  await expect(input).toBeFocused();
  const value = String(3 + (Date.now() % 9));
  await input.fill(value);
  await input.press('Enter');
  await expect(page.getByText('Скидка, %: сохранено')).toBeVisible();
  await expect(cell).toHaveText(new RegExp(`^${value}(,0+)?$`));
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page.getByText('Скидка, %: прежнее значение возвращено')).toBeVisible();
  await expect(cell).toHaveText(before);
});

test('shows what contains its own kind as a tree, by the mouse and by the keyboard, also on a phone', async ({
  page,
}) => {
  await page.goto(`${url()}/employees`);
  await page.locator('tbody tr').first().waitFor();
  await page.getByRole('button', { name: 'Действия', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Показать деревом' }).click();
  const tree = page.getByRole('treegrid', { name: 'Сотрудники' });
  const top = tree.getByRole('row', { level: 1 });
  await expect(top.first()).toHaveAttribute('aria-expanded', 'false');
  const roots = await top.count();
  await expect(tree.locator('tbody tr')).toHaveCount(roots);
  await tree
    .getByRole('button', { name: /^Развернуть/ })
    .first()
    .click();
  const below = tree.getByRole('row', { level: 2 });
  // Until they are there, a row says that they load.
  await expect(below.first().getByRole('link').first()).toBeVisible();
  await top.first().getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(below.first().getByRole('link').first()).toBeFocused();
  // What was open is so when the user comes back from a record.
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await expect(below.first()).toBeVisible();
  await page.getByRole('searchbox', { name: 'Поиск', exact: true }).fill('анна');
  await expect(page.getByText('Найденное показано списком.')).toBeVisible();
  await page.getByRole('button', { name: 'Вернуться к дереву' }).click();
  await expect(below.first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(below.first()).toBeVisible();
});

test('shows a branch of a tree where another person has put it, says its way from the top, and what it could not ask', async ({
  page,
  browser,
  session: storageState,
}) => {
  const another = await browser.newContext({ storageState });
  const other = await another.newPage();
  await other.goto(`${url()}/employees`);
  const write = (name: string, input: object): Promise<number> =>
    other.evaluate(
      async ([body, field]) => {
        const answer = await fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Result type of each document.
        const { data } = (await answer.json()) as {
          readonly data: Readonly<Record<string, { readonly employee: { readonly id: number } }>>;
        };
        return data[field]?.employee.id ?? 0;
      },
      [
        JSON.stringify({
          operationName: name,
          variables: { input },
          extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
        }),
        name.replace(
          /^(\w+?)(Create|Update|Delete)$/,
          (_, type: string, verb: string) => verb.toLowerCase() + type,
        ),
      ] as const,
    );
  const stamp = Date.now().toString(36);
  const create = (name: string, salary: string, managerId?: number) =>
    write('EmployeeCreate', {
      employee: {
        fullName: `${name} ${stamp}`,
        position: 'Кладовщик',
        phone: '+79160000000',
        email: `${stamp}${salary}@example.ru`,
        salary,
        managerId,
      },
    });
  const remove = (id: number) => write('EmployeeDelete', { id });
  const [one, two] = [await create('Яков', '100'), await create('Яна', '200')];
  const branch = await create('Ядвига', '300', one);
  const leaf = await create('Яромир', '400', branch);

  // The last of the alphabet first.
  await page.goto(`${url()}/employees?view=~tree&sort=-fullName`);
  const tree = page.getByRole('treegrid', { name: 'Сотрудники' });
  const open = (name: string) =>
    tree.getByRole('button', { name: `Развернуть: ${name} ${stamp}` }).click();
  const row = (name: string, level: number) =>
    tree
      .getByRole('row', { level })
      .filter({ has: page.getByRole('link', { name: `${name} ${stamp}`, exact: true }) });
  const refresh = () => page.getByRole('button', { name: 'Обновить' }).click();
  await open('Яков');
  await open('Ядвига');
  await expect(row('Яромир', 3)).toBeVisible();
  await write('EmployeeUpdate', { id: branch, patch: { managerId: two } });
  await refresh();
  await expect(row('Ядвига', 2)).toHaveCount(0);
  await open('Яна');
  await expect(row('Яромир', 3)).toBeVisible();

  // Nothing is answered for a while.
  await page.route('**/graphql', (route) => route.abort());
  await refresh();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(row('Яромир', 3)).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Поиск', exact: true }).fill(`Яромир ${stamp}`);
  await expect(page.locator('tbody [data-path]')).toHaveText(`Яна ${stamp} › Ядвига ${stamp}`);
  await expectNoViolation(page, 'what was found in a tree');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoViolation(page, 'what was found in a tree, on a phone');
  await page.getByRole('button', { name: 'Вернуться к дереву' }).click();
  await expect(row('Яромир', 3)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });

  await remove(leaf);
  await remove(branch);
  await refresh();
  await expect(row('Ядвига', 2)).toHaveCount(0);
  await expect(row('Яна', 1)).not.toHaveAttribute('aria-expanded');
  // By fields of the one above, while nothing is answered, and then.
  await page.route('**/graphql', (route) => route.abort());
  await page.goto(`${url()}/employees?view=~tree&manager.fullName.contains=а&sort=-fullName`);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Повторить' }).click();
  await expect(page.locator('tbody [data-path]').first()).toBeVisible();
  const name = 'Оклад, ₽';
  // Off the button that is gone, so that the pointer comes to the table.
  await page.mouse.move(0, 0);
  await page.getByRole('columnheader', { name }).hover();
  await page.getByRole('button', { name: `Столбец «${name}»` }).waitFor();
  await page
    .getByRole('columnheader', { name })
    .getByRole('button', { name, exact: true })
    .press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Сумма по странице' }).click();
  await page.route('**/graphql', (route) => route.abort());
  const sum = page.getByRole('button', { name: 'Сумма по всем найденным' });
  await sum.click();
  await expect(page.getByText('Нет связи с сервером')).toBeVisible();
  await page.unroute('**/graphql');
  await sum.click();
  await expect(
    page.locator('tfoot').getByRole('rowheader', { name: 'Итого по всем найденным' }),
  ).toBeVisible();
  await remove(one);
  await remove(two);
  await another.close();
});

test('adds up a column over everything that was found when somebody asks, also on a phone', async ({
  page,
}) => {
  await page.goto(`${url()}/orders?status.in=delivered`);
  await page.locator('tbody tr').first().waitFor();
  const name = 'Сумма';
  await page.getByRole('columnheader', { name }).hover();
  await page.getByRole('button', { name: `Столбец «${name}»` }).waitFor();
  await page
    .getByRole('columnheader', { name })
    .getByRole('button', { name, exact: true })
    .press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Сумма по странице' }).click();
  const footer = page.locator('tfoot');
  const ofAll = footer.getByRole('rowheader', { name: 'Итого по всем найденным' });
  const rubles = async () =>
    (await footer.locator('td[data-numeric]:not(:empty)').allTextContents()).map((text) =>
      Number(text.replace(/[^\d,]/g, '').replace(',', '.')),
    );
  await footer.getByRole('button', { name: 'Сумма по всем найденным' }).click();
  await expect(ofAll).toBeVisible();
  const [ofPage = 0, whole = 0] = await rubles();
  expect(ofPage).toBeGreaterThan(0);
  expect(whole).toBeGreaterThan(ofPage);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ofAll).toBeVisible();
  expect((await rubles())[1]).toBe(whole);
  await expectNoViolation(page, 'sums below a list on a phone');
});

test('gives its rows the screen: what can be done with chosen rows is one line on a desk, what stands above the cards is three on a phone', async ({
  page,
}) => {
  await page.goto(`${url()}/orders`);
  await page.locator('td[data-select] input').first().click();
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  const tops = async () =>
    new Set(
      await bar
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility())
            .map((button) =>
              Math.round(
                (button.getBoundingClientRect().top + button.getBoundingClientRect().bottom) / 2,
              ),
            ),
        ),
    );
  await expect(bar.getByRole('button', { name: /^Выбрать все/ })).toBeVisible();
  expect((await tops()).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await tops()).size).toBeLessThanOrEqual(2);

  // With tabs of views, and filters of the definition, which open below.
  await page.goto(`${url()}/products`);
  const cards = page.locator('tbody tr');
  await page.getByLabel('Сортировка').waitFor();
  await cards.first().waitFor();
  expect((await cards.first().boundingBox())?.y).toBeLessThan(260);
  const category = page.getByRole('combobox', { name: 'Категория' });
  await expect(category).toHaveCount(0);
  await page.getByRole('button', { name: 'Фильтр', exact: true }).click();
  await expect(category).toBeVisible();
  await page.getByRole('button', { name: 'Новое условие' }).click();
  await expect(page.getByRole('dialog', { name: 'Новое условие' })).toBeVisible();
});
