import { readFileSync } from 'node:fs';

import { expect, type Request } from '@playwright/test';

import { watchConsole } from './support/console-watch.ts';
import { fill, type Entry } from './support/fill.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/signed-in.ts';

/**
 * Every resource of the sample shop, as its owner goes through it: list, new record, change,
 * deletion; in Russian, without a complaint of the browser.
 */

const url = () => process.env['ADMIN_URL'] ?? '';

interface Round {
  readonly title: string;
  /** Values of the new record. */
  readonly create: Readonly<Record<string, Entry>>;
  /** The change, and what the record's page shows of it. */
  readonly change: Readonly<Record<string, Entry>>;
  readonly shows: string;
}

const rounds: Readonly<Record<string, Round>> = {
  accounts: {
    title: 'Учётные записи',
    create: { Почта: { text: 'novikova@example.ru' }, Имя: { text: 'Анна Новикова' } },
    change: { Имя: { text: 'Анна Сергеевна Новикова' } },
    shows: 'Анна Сергеевна Новикова',
  },
  addresses: {
    title: 'Адреса',
    create: {
      Покупатель: { record: 'Анна' },
      Город: { text: 'Тула' },
      Улица: { text: 'Лесная ул.' },
      Дом: { text: '5' },
      Индекс: { text: '300000' },
    },
    change: { Улица: { text: 'Полевая ул.' } },
    shows: 'Полевая ул.',
  },
  categories: {
    title: 'Категории',
    create: {
      Название: { text: 'Ёлочные игрушки' },
      'Имя в адресе': { text: 'elochnye-igrushki' },
      'Входит в категорию': { record: true },
    },
    change: { Порядок: { text: '17' } },
    shows: '17',
  },
  customers: {
    title: 'Покупатели',
    create: {
      Имя: { text: 'Пётр Ёлкин' },
      Телефон: { text: '+79990000001' },
      'Дата рождения': { date: '29.02.1988' },
      'Скидка, %': { text: '7,5' },
    },
    change: { 'Скидка, %': { text: '12,5' } },
    shows: '12,5',
  },
  deliveries: {
    title: 'Доставки',
    create: {
      Заказ: { record: true },
      Склад: { record: true },
      Способ: { choice: 'Курьером' },
      'Дата доставки': { date: '01.12.2026' },
    },
    change: { 'Стоимость, ₽': { text: '1 299,50' } },
    shows: '1 299,50',
  },
  employees: {
    title: 'Сотрудники',
    create: {
      Имя: { text: 'Ольга Ильина' },
      Должность: { text: 'Курьер' },
      Телефон: { text: '+79990000002' },
      Почта: { text: 'ilina@example.ru' },
      'Оклад, ₽': { text: '84000,55' },
    },
    change: { Должность: { text: 'Старший курьер' } },
    shows: 'Старший курьер',
  },
  orderItems: {
    title: 'Позиции заказов',
    create: { Заказ: { record: true }, Товар: { record: 'чайник' }, 'Цена, ₽': { text: '1990' } },
    change: { Количество: { text: '41' } },
    shows: '41',
  },
  orders: {
    title: 'Заказы',
    create: { Номер: { text: 'Т-000001' }, Покупатель: { record: 'Анна' } },
    change: { Состояние: { choice: 'Подтверждён' } },
    shows: 'Подтверждён',
  },
  payments: {
    title: 'Платежи',
    create: {
      Заказ: { record: true },
      'Способ оплаты': { choice: 'Картой' },
      'Сумма, ₽': { text: '1234567890,12' },
    },
    change: { 'Сумма, ₽': { text: '9876543210,98' } },
    shows: '9 876 543 210,98',
  },
  products: {
    title: 'Товары',
    create: {
      Артикул: { text: 'TEST-1' },
      Название: { text: 'Фонарь карманный' },
      Категория: { record: true },
      Поставщик: { record: true },
      'Цена, ₽': { text: '990,10' },
      Штрихкод: { text: '4600000000017' },
    },
    change: { Описание: { text: 'Светит далеко.\nБатарейки в комплекте.' } },
    shows: 'Батарейки в комплекте.',
  },
  promotionProducts: {
    title: 'Товары акций',
    create: { Акция: { record: true }, Товар: { record: 'чайник' } },
    change: {},
    shows: '',
  },
  promotions: {
    title: 'Акции',
    create: {
      Промокод: { text: 'PROBA' },
      Название: { text: 'Пробная акция' },
      'Скидка, %': { text: '10' },
      'Период действия/С': { date: '01.12.2026' },
      'Период действия/По': { date: '31.12.2026' },
    },
    change: { 'Скидка, %': { text: '15,5' } },
    shows: '15,5',
  },
  reviews: {
    title: 'Отзывы',
    create: {
      Товар: { record: 'чайник' },
      Покупатель: { record: 'Анна' },
      Оценка: { text: '5' },
      Отзыв: { text: 'Хороший товар' },
    },
    change: { Отзыв: { text: 'Очень хороший товар' } },
    shows: 'Очень хороший товар',
  },
  stocks: {
    title: 'Остатки',
    create: { Товар: { record: true }, Склад: { record: 'Москва' }, Полка: { text: 'Я-99' } },
    change: { Полка: { text: 'Я-100' } },
    shows: 'Я-100',
  },
  suppliers: {
    title: 'Поставщики',
    create: {
      Название: { text: 'ООО «Проба»' },
      ИНН: { text: '7700000016' },
      Город: { text: 'Орёл' },
      'Контактное лицо': { text: 'Игорь Белов' },
      Телефон: { text: '+74862000000' },
      Почта: { text: 'belov@example.ru' },
    },
    change: { Город: { text: 'Курск' } },
    shows: 'Курск',
  },
  warehouses: {
    title: 'Склады',
    create: {
      Название: { text: 'Пробный' },
      Город: { text: 'Тверь' },
      Адрес: { text: 'Заводская ул., 1' },
      'Площадь, м²': { text: '120,5' },
    },
    change: { Город: { text: 'Ржев' } },
    shows: 'Ржев',
  },
};

test('names every resource of the shop in the navigation', async ({ page }) => {
  await page.goto(url());
  const navigation = page.getByRole('navigation').first();
  for (const { title } of Object.values(rounds))
    await expect(navigation.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Сегодня' })).toBeVisible();
  // Below them stands the way to what can be asked beside the lists.
  await expect(navigation.getByRole('link', { name: 'Поиск по данным' })).toBeVisible();
  await expect(navigation.getByRole('link')).toHaveCount(Object.keys(rounds).length + 2);
});

test('has the screens that it defines: a page of its own, a tree, pictures, amounts in roubles, states that may follow', async ({
  page,
}) => {
  await page.goto(url());
  await expect(page.getByRole('heading', { level: 1, name: 'Сегодня' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Заказы в работе\s*[1-9]/ })
    .click();
  await expect(page).toHaveURL(/\/orders\?status\.in=confirmed&status\.in=assembling$/);
  await expect(
    page
      .locator('tbody tr')
      .first()
      .getByText(/\d,\d\d\s₽$/),
  ).toBeVisible();

  // The oldest, which no other journey changes.
  await page.goto(`${url()}/orders?status.in=delivered&sort=placedAt`);
  await page.locator('tbody a[href^="/orders/"]').first().click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Покупатель и доставка',
    'Позиции',
    'Платежи',
    'Доставки',
  ]);
  await expect(page.getByText('Осталось', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Изменить' }).click();
  await page.getByRole('combobox', { name: 'Состояние' }).click();
  await expect(page.getByRole('option')).toHaveText(['Доставлен', 'Возвращён']);
  await page.keyboard.press('Escape');

  await page.goto(`${url()}/products`);
  await expect(page.getByRole('columnheader', { name: 'Фото' })).toBeVisible();
  await expect(page.locator('tbody tr').last().locator('svg text')).toHaveText(/^\S$/);

  await page.goto(`${url()}/categories`);
  const places = page.getByRole('main').locator('tbody td:first-child');
  await expect(places.first()).toBeVisible();
  const depths = await places.evaluateAll(
    (cells) => new Set(cells.map((cell) => getComputedStyle(cell).paddingLeft)).size,
  );
  expect(depths).toBeGreaterThan(1);
  await page
    .getByRole('link', { name: /^Показать товары категории/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/products\?categoryId\.eq=\d+$/);
});

test('asks what is on the server’s list, and the server answers nothing else', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on(
    'request',
    (request) =>
      void (
        request.url().endsWith('/graphql') && sent.push(JSON.parse(request.postData() ?? '{}'))
      ),
  );
  await page.context().clearCookies();
  await signIn(page, url());
  await page.goto(`${url()}/orders`);
  await page.locator('tbody a[href^="/orders/"]').first().click();
  await expect(page.getByRole('term').first()).toBeVisible();
  expect(sent.length).toBeGreaterThan(3);
  const list: Record<string, string> = JSON.parse(readFileSync('schema/documents.json', 'utf8'));
  for (const { query } of sent) expect(Object.values(list)).toContain(query);
  const refused = await page.request.post(`${url()}/graphql`, {
    data: { query: '{ orders(first: 1) { nodes { id } } }' },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_REQUIRED' } }],
  });
});

test('asks for the rows of the first page before it knows who is signed in, once, and shows them when it does', async ({
  page,
}) => {
  let tell: () => void = () => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const asked: string[] = [];
  const operation = (request: Request): string =>
    request.url().endsWith('/graphql') ? JSON.parse(request.postData() ?? '{}').operationName : '';
  page.on('request', (request) => void asked.push(operation(request)));
  await page.route('**/graphql', async (route) => {
    if (operation(route.request()) === 'Viewer') await told;
    await route.continue();
  });
  const rows = page.waitForResponse((response) => operation(response.request()) === 'OrderList');
  await page.goto(`${url()}/orders`);
  await rows;
  // No page stays white for an answer that does not come.
  await expect(page.getByRole('status', { name: 'Загрузка' })).toBeVisible();
  tell();
  await expect(page.locator('tbody a[href^="/orders/"]').first()).toBeVisible();
  expect(asked.filter((name) => name === 'OrderList')).toHaveLength(1);
});

test('asks for nothing but the way in of a visitor who holds no token', async ({ page }) => {
  const asked: string[] = [];
  page.on(
    'request',
    (request) => void (request.url().endsWith('/graphql') && asked.push(request.postData() ?? '')),
  );
  await page.context().clearCookies();
  await page.route('**/orders', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(
        /id="admin-config">\s*\{\}/,
        'id="admin-config">{"auth":"token"}',
      ),
    });
  });
  await page.goto(`${url()}/orders`);
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('has the page after next ahead while the pointer stays where it pressed, though nobody has counted the rows', async ({
  page,
}) => {
  const operationOf = (
    request: Request,
  ): { operationName?: string; variables?: { offset?: number } } =>
    request.url().endsWith('/graphql') ? JSON.parse(request.postData() ?? '{}') : {};
  const isRows = (request: Request, offset: number): boolean =>
    operationOf(request).operationName === 'OrderList' &&
    operationOf(request).variables?.offset === offset;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()).operationName !== 'OrderCount') await route.continue();
  });
  await page.goto(`${url()}/orders`);
  await expect(page.locator('tbody tr')).toHaveCount(25);
  const third = page.waitForRequest((request) => isRows(request, 50));
  const next = page.getByRole('button', { name: 'Следующая страница' });
  const box = await next.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  const second = page.waitForResponse((response) => isRows(response.request(), 25));
  await page.mouse.down();
  await page.mouse.up();
  await second;
  await third;
});

test('waits for the network, says so, and goes on', async ({ page, context }) => {
  await page.goto(`${url()}/orders`);
  const first = page.locator('tbody a[href^="/orders/"]').first();
  const before = await first.textContent();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Следующая страница' }).click();
  await expect(page.getByText('Нет сети.')).toBeVisible();
  // What has not been loaded yet comes with the network, and takes nothing along until then.
  await page.getByRole('button', { name: 'Столбцы' }).click();
  await expect(first).toHaveText(before ?? '');
  await context.setOffline(false);
  await expect(page.getByText('Нет сети.')).toBeHidden();
  await expect(first).not.toHaveText(before ?? '');
  await expect(page.getByRole('dialog', { name: 'Столбцы' })).toBeVisible();
  await page.keyboard.press('Escape');
  // A release takes files away: what is missing says so, the rest stays, and the page that is asked
  // for anew has all.
  const files = '**/_assets/*.js';
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: /^Учётная запись/ }).click();
  const missing = page
    .getByRole('alert')
    .filter({ hasText: 'Не удалось загрузить часть приложения' });
  await expect(missing).toBeInViewport();
  await expect(first).toBeVisible();
  await page.unroute(files);
  await missing.getByRole('button', { name: 'Обновить страницу' }).click();
  await expect(missing).toBeHidden();
  await expect(first).toBeVisible();
  await page.getByRole('button', { name: /^Учётная запись/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
});

for (const [resource, round] of Object.entries(rounds)) {
  test(`${resource}: list, show, create, edit, delete`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(`${url()}/${resource}`);
    await expect(page.getByRole('heading', { level: 1, name: round.title })).toBeVisible();
    // The newest stand first, and may be another journey's, which deletes them.
    await page.locator(`tbody a[href^="/${resource}/"]`).last().click();
    await expect(page).toHaveURL(new RegExp(`/${resource}/[^/?]+$`));
    await expect(page.getByRole('term').first()).toBeVisible();

    await page.goto(`${url()}/${resource}/new`);
    await fill(page, round.create);
    await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${resource}/(?!new)[^/?]+$`));
    const record = page.url();

    if (Object.keys(round.change).length > 0) {
      await page.getByRole('link', { name: 'Изменить' }).click();
      await fill(page, round.change);
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(page).toHaveURL(record);
      await page.reload();
      await expect(page.getByText(round.shows).first()).toBeVisible();
    }

    await page.getByRole('button', { name: 'Удалить' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(new RegExp(`/${resource}(\\?|$)`));
    await page.goto(record);
    await expect(page.getByText('Запись не найдена')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}
