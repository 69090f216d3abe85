import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { buildSchema, GraphQLError } from 'graphql';
import { expect, it } from 'vitest';

import { ToolsPage } from '../../src/features/actions/lazy-tools-page.tsx';
import { QueriesPages } from '../../src/screens/queries/lazy-queries-pages.tsx';
import { Navigation } from '../../src/shell/navigation.tsx';
import {
  createSchemaLink,
  renderAdmin,
  type RenderAdminOptions,
  type SampleRequest,
} from '../../src/testing/index.ts';
import { preloadInputs } from '../../src/testing/preload-inputs.ts';
import { queries, resources, tools } from './shop.graphql/generated/resources.ts';
import schema from './shop.graphql?raw';

// Loaded here, so that no test has to wait for their code.
await Promise.all([
  import('../../src/features/actions/action-parts.ts'),
  import('../../src/features/actions/action-dialog.tsx'),
  import('../../src/screens/queries/queries-pages.tsx'),
]);
await preloadInputs();

interface Settings {
  title: string;
  currency: string;
  threshold: number;
  version: string;
}

/** A server that answers what it is asked. */
class Shop {
  settings: Settings = { title: 'Лавка', currency: 'RUB', threshold: 3, version: '1.7' };
  orders = [
    {
      id: '1',
      number: 'A-1',
      status: 'OPEN',
      total: '120.50',
      customer: { id: '7', name: 'Анна', email: 'anna@example.org' },
    },
  ];
  months = [
    { month: '2026-01-01', orders: 3, revenue: '1200.50' },
    { month: '2026-02-01', orders: 5, revenue: '3400.00' },
    { month: '2026-03-01', orders: 1, revenue: '90.00' },
  ];
  numbers = Array.from({ length: 60 }, (_, at) => at + 1);
  isDown = false;

  root = {
    orders: () => this.orders,
    order: () => this.orders[0],
    customers: () => this.orders.map(({ customer }) => customer),
    customer: () => this.orders[0]?.customer,
    shopSettings: () => this.settings,
    salesByMonth: ({ from, channel }: { readonly from: string; readonly channel: string }) =>
      channel === 'STORE' ? [] : this.months.filter(({ month }) => month >= from),
    salesByCountry: () => [
      { country: 'Россия', revenue: '10.00' },
      { country: 'Сербия', revenue: '-4.00' },
    ],
    summary: () => ({
      revenue: '4690.50',
      orders: 9,
      days: [
        { day: '2026-01-05', revenue: '500.00' },
        { day: '2026-01-06', revenue: '250.00' },
      ],
    }),
    ordersTotal: () => {
      if (this.isDown)
        throw new GraphQLError('Отчёт временно недоступен', {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      return '4690.50';
    },
    customerByEmail: ({ email }: { readonly email: string }) =>
      this.orders.find(({ customer }) => customer.email === email)?.customer ?? null,
    overdueOrders: () => this.orders,
    stockMoves: ({
      sku,
      limit,
      offset,
    }: {
      readonly sku: string;
      readonly limit: number;
      readonly offset: number;
    }) => this.numbers.map((change) => ({ sku, change })).slice(offset, offset + limit),
    ledger: ({ first, after }: { readonly first: number; readonly after: string | null }) => {
      const start = Number(after ?? 0);
      const edges = this.numbers.slice(start, start + first).map((number) => ({
        cursor: String(number),
        node: { note: `Проводка ${number}`, amount: '1.00' },
      }));
      return {
        edges,
        pageInfo: {
          hasNextPage: start + first < this.numbers.length,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
        totalCount: this.numbers.length,
      };
    },
    takings: ({ page, perPage }: { readonly page: number; readonly perPage: number }) => ({
      amount: '60.00',
      shifts: this.numbers
        .slice((page - 1) * perPage, page * perPage)
        .map((number) => ({ cashier: `Кассир ${number}`, amount: '1.00' })),
    }),
    currencies: () => ['RUB', 'EUR'],
    rawConfig: () => ({ mode: 'test', nested: { deep: true } }),
    updateShopSettings: ({ input }: { readonly input: Partial<Settings> }) => {
      this.settings = { ...this.settings, ...input };
      return this.settings;
    },
  };
}

async function open(
  path: string,
  options: Pick<RenderAdminOptions, 'can' | 'children' | 'language' | 'tools' | 'queries'> = {},
) {
  const shop = new Shop();
  const asked: SampleRequest[] = [];
  const link = ApolloLink.from([createSchemaLink(buildSchema(schema), shop.root, asked)]);
  const admin = await renderAdmin({
    path,
    resources,
    tools,
    queries,
    link,
    children: <QueriesPages />,
    ...options,
  });
  const sent = (name: string) => asked.filter(({ operationName }) => operationName === name);
  return { ...admin, shop, sent };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string) => screen.findByRole('button', { name });
const cells = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent?.replaceAll(/\s/g, ' ')),
  );
/** Colours need a browser that paints; the journeys check them. */
async function violations(): Promise<readonly string[]> {
  const { violations: found } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

it('has a page of all that can be asked, by where one looks for it, and the way to it', async () => {
  await open('/~/queries', {
    children: (
      <>
        <Navigation />
        <QueriesPages />
      </>
    ),
  });
  expect(await screen.findByRole('link', { name: 'Отчёты и настройки' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const settings = await screen.findByRole('region', { name: 'Настройки' });
  expect(within(settings).getByRole('link', { name: 'Настройки магазина' })).toHaveAttribute(
    'href',
    '/~/queries/shopSettings',
  );
  const reports = screen.getByRole('region', { name: 'Отчёты' });
  expect(within(reports).getByRole('link', { name: 'Продажи по месяцам' })).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('asks for what is required, keeps it in the address, and answers with a chart over a table', async () => {
  const { user, address, sent } = await open('/~/queries/salesByMonth');
  await user.click(await button('Показать'));
  expect(await screen.findAllByText('Заполните поле')).toHaveLength(2);
  expect(sent('SalesByMonthQuery')).toEqual([]);
  await user.click(screen.getAllByRole('spinbutton', { name: 'День' })[0] ?? document.body);
  await user.keyboard('01022026');
  await user.click(screen.getAllByRole('spinbutton', { name: 'День' })[1] ?? document.body);
  await user.keyboard('31032026');
  await user.click(await button('Показать'));
  expect(await cells()).toEqual([
    ['01.02.2026', '5', '3 400,00'],
    ['01.03.2026', '1', '90,00'],
  ]);
  expect(screen.getByRole('img', { name: /^Диаграмма: Заказы\. От 1 до 5/ })).toBeVisible();
  expect(address()).toBe('/~/queries/salesByMonth?from=2026-02-01&to=2026-03-31');
  expect(sent('SalesByMonthQuery').map(({ variables }) => variables)).toEqual([
    { from: '2026-02-01', to: '2026-03-31', channel: 'WEB' },
  ]);
  expect(await violations()).toEqual([]);
});

it('answers a link that holds all that is required, and asks again when told to', async () => {
  const { user, shop, sent } = await open('/~/queries/salesByMonth?from=2026-01-01&to=2026-12-31');
  expect(await cells()).toHaveLength(3);
  shop.months.pop();
  await user.click(await button('Обновить'));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  // The same once more is no new address, but a new question.
  await user.click(await button('Показать'));
  await waitFor(() => expect(sent('SalesByMonthQuery')).toHaveLength(3));
});

it('asks for other pages of an answer, keeps the page in the address, and begins anew with other conditions', async () => {
  const { user, address, sent, navigate } = await open('/~/queries/stockMoves?sku=K-7');
  expect(await cells()).toHaveLength(25);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.getByText('1–25')).toBeVisible();
  await user.click(await button('Следующая страница'));
  expect(await screen.findByRole('cell', { name: '26' })).toBeVisible();
  expect(address()).toBe('/~/queries/stockMoves?sku=K-7&.page=2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Строк на странице:' }), '50');
  expect(await screen.findByText('1–50')).toBeVisible();
  await user.click(await button('Следующая страница'));
  expect(await screen.findByText('51–60 из 60')).toBeVisible();
  expect(await button('Следующая страница')).toBeDisabled();
  expect(sent('StockMovesQuery').map(({ variables }) => variables)).toContainEqual({
    sku: 'K-7',
    limit: 51,
    offset: 50,
  });
  expect(await violations()).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'SKU' }), '8{Enter}');
  await waitFor(() => expect(address()).toBe('/~/queries/stockMoves?sku=K-78&.size=50'));
  // A page that is not there any more has a way back.
  await navigate('/~/queries/stockMoves?sku=K-7&.page=9');
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  await user.click(await button('Первая страница'));
  expect(await screen.findByRole('cell', { name: '1' })).toBeVisible();
});

it('shows the page before until the next one is there, and goes by cursors', async () => {
  const { user, address } = await open('/~/queries/ledger?account=50&.size=25');
  expect(await screen.findByText('1–25 из 60')).toBeVisible();
  await user.click(await button('Следующая страница'));
  expect(screen.getByRole('table')).toBeVisible();
  expect(await screen.findByText('26–50 из 60')).toBeVisible();
  expect(address()).toBe('/~/queries/ledger?account=50&.page=2&.size=25&.after=25');
  await user.click(await button('Предыдущая страница'));
  expect(await screen.findByText('1–25 из 60')).toBeVisible();
});

it('pages a list that stands beside figures below its own table', async () => {
  const { user, sent } = await open('/~/queries/takings?year=2026&.size=25');
  const table = await screen.findByRole('region', { name: 'Смены' });
  expect(await screen.findByRole('definition')).toHaveTextContent(/60,00/);
  // What happens to be on one page is no chart of the whole.
  expect(screen.queryByRole('img')).toBeNull();
  await user.click(within(table).getByRole('button', { name: 'Следующая страница' }));
  expect(await screen.findByText('Кассир 26')).toBeVisible();
  // The page behind it may have been asked for already: the pointer rests on the way there.
  expect(sent('TakingsQuery').map(({ variables }) => variables)).toContainEqual({
    year: 2026,
    page: 2,
    perPage: 25,
  });
});

it('says that nothing was found, and that the server refused', async () => {
  const { shop, navigate, user } = await open(
    '/~/queries/salesByMonth?from=2026-01-01&to=2026-12-31&channel=STORE',
  );
  expect(await screen.findByText('Ничего не нашлось')).toBeVisible();
  shop.isDown = true;
  await navigate('/~/queries/ordersTotal');
  expect(await screen.findByRole('alert')).toHaveTextContent('Отчёт временно недоступен');
  shop.isDown = false;
  await user.click(await button('Повторить'));
  expect(await screen.findByText(/4\s690,50/)).toBeVisible();
});

it('shows a value on a card, figures on cards, lists that an object holds as tables', async () => {
  const { navigate } = await open('/~/queries/ordersTotal');
  await heading('Сумма заказов');
  expect(await screen.findByRole('definition')).toHaveTextContent(/4\s690,50/);
  await navigate('/~/queries/summary');
  expect(await screen.findAllByRole('definition')).toHaveLength(2);
  await heading('Лучшие дни');
  expect(await cells()).toEqual([
    ['05.01.2026', '500,00'],
    ['06.01.2026', '250,00'],
  ]);
  await navigate('/~/queries/salesByCountry');
  expect(
    await screen.findByRole('img', { name: /^Диаграмма: Продажи по странам\. От -4,00 до 10,00/ }),
  ).toBeVisible();
  await navigate('/~/queries/currencies');
  expect(await screen.findByText('EUR')).toBeVisible();
  await navigate('/~/queries/rawConfig');
  expect(await screen.findByText(/"deep": true/)).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('links the record that was looked for, and the records of a list', async () => {
  const { user, navigate } = await open('/~/queries/customerByEmail');
  await user.type(await screen.findByRole('textbox', { name: /Email/ }), 'anna@example.org{Enter}');
  expect(await screen.findByRole('link', { name: 'Открыть карточку: Анна' })).toHaveAttribute(
    'href',
    '/customers/7',
  );
  await navigate('/~/queries/overdueOrders?days=3');
  expect(await screen.findByRole('link', { name: 'A-1' })).toHaveAttribute('href', '/orders/1');
});

it('fills the form of settings from what the server has, and sends what was changed', async () => {
  const { user, shop, sent } = await open('/~/queries/shopSettings');
  await heading('Настройки магазина');
  const title = await screen.findByRole('textbox', { name: 'Название' });
  expect(title).toHaveValue('Лавка');
  // What the form does not hold is shown below it.
  expect(screen.getByText('1.7')).toBeVisible();
  await user.clear(title);
  await user.type(title, 'Лавка чудес');
  await user.click(await button('Сохранить'));
  expect(await screen.findByText('Сохранено')).toBeVisible();
  expect(sent('UpdateShopSettingsAction').map(({ variables }) => variables)).toEqual([
    { input: { title: 'Лавка чудес' } },
  ]);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Лавка чудес'),
  );
  shop.settings = { ...shop.settings, currency: 'EUR' };
  await user.click(await button('Обновить'));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Валюта' })).toHaveValue('EUR'));
  expect(await violations()).toEqual([]);
});

it('does not overwrite settings that others changed while the form was open', async () => {
  const { user, shop, sent } = await open('/~/queries/shopSettings');
  const title = await screen.findByRole('textbox', { name: 'Название' });
  shop.settings = { ...shop.settings, title: 'Другая лавка', threshold: 9 };
  await user.clear(title);
  await user.type(title, 'Моя лавка');
  await user.click(await button('Сохранить'));
  expect(await screen.findByText('Другая лавка')).toBeVisible();
  expect(sent('UpdateShopSettingsAction')).toEqual([]);
  await user.click(await button('Оставить введённое'));
  await user.click(await button('Сохранить'));
  await waitFor(() =>
    expect(sent('UpdateShopSettingsAction').map(({ variables }) => variables)).toEqual([
      { input: { title: 'Моя лавка' } },
    ]),
  );
  expect(shop.settings.threshold).toBe(9);
});

it('says of settings that nothing is to be saved, and what others changed that was saved with them', async () => {
  const { user, shop, sent } = await open('/~/queries/shopSettings');
  const title = await screen.findByRole('textbox', { name: 'Название' });
  await user.click(await button('Сохранить'));
  expect(await screen.findByText('Изменений нет, сохранять нечего')).toBeVisible();
  expect(screen.queryByText('Сохранено')).toBeNull();
  expect(sent('UpdateShopSettingsAction')).toEqual([]);
  shop.settings = { ...shop.settings, currency: 'EUR' };
  await user.type(title, '!');
  await user.click(await button('Сохранить'));
  expect(await screen.findByText(/^Сохранено.*Валюта/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Валюта' })).toHaveValue('EUR'));
});

it('leads from the tools to the page of the settings', async () => {
  const { user, address } = await open('/~/tools', { children: <ToolsPage /> });
  await user.click(await button('Выполнить: Изменить настройки'));
  await waitFor(() => expect(address()).toBe('/~/queries/shopSettings'));
});

it('shows below the forms of settings what none of them holds', async () => {
  if (!tools || !queries) throw new Error('The shop has no tools or no queries.');
  const [asked, group] = [queries, await tools()];
  const whole = await group.load();
  const { updateShopSettings } = whole.actions;
  const item = group.items.find(({ name }) => name === 'updateShopSettings');
  if (!updateShopSettings || !item) throw new Error('No action changes the settings.');
  const form = (...fields: readonly string[]) => ({
    ...updateShopSettings,
    inputs: updateShopSettings.inputs.filter(({ name }) => fields.includes(name)),
  });
  const edits = ['renameShop', 'setThreshold'];
  await open('/~/queries/shopSettings', {
    tools: async () => ({
      items: edits.map((name) => ({ ...item, name })),
      load: async () => ({
        ...whole,
        actions: { renameShop: form('title'), setThreshold: form('threshold', 'currency') },
      }),
    }),
    queries: {
      ...asked,
      load: async () => {
        const { items, load } = await asked.load();
        return {
          items: items.map((each) => ({ ...each })),
          load: async (name) => {
            const loaded = await load(name);
            return { ...loaded, query: { ...loaded.query, edits } };
          },
        };
      },
    },
  });
  const others = await screen.findByRole('region', { name: 'Остальные сведения' });
  expect(screen.getByRole('textbox', { name: 'Название' })).toHaveValue('Лавка');
  expect(screen.getByRole('textbox', { name: 'Валюта' })).toHaveValue('RUB');
  expect(
    within(others)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Версия']);
});

it('shows settings to who may not change them', async () => {
  await open('/~/queries/shopSettings', { can: (capability) => capability !== 'update' });
  expect(await screen.findByText('Лавка')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('offers what is about a resource above its list', async () => {
  const { user, address } = await open('/orders', { children: undefined });
  await user.click(await screen.findByRole('link', { name: 'Отчёты и настройки' }));
  await waitFor(() => expect(address()).toMatch(/^\/~\/queries/));
});

it('shows what is about a resource apart, and all on demand', async () => {
  const { user } = await open('/~/queries?about=orders');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Отчёты и настройки: Orders' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Просроченные заказы' })).toHaveAttribute(
    'href',
    '/~/queries/overdueOrders',
  );
  expect(screen.queryByRole('link', { name: 'Покупатель по почте' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Показать всё' }));
  expect(await screen.findByRole('link', { name: 'Покупатель по почте' })).toBeVisible();
});

it('offers nothing above a list of which a query only finds a record', async () => {
  await open('/customers', { children: undefined });
  await screen.findByRole('row', { name: /Анна/ });
  expect(screen.queryByRole('link', { name: 'Отчёты и настройки' })).toBeNull();
});

it('says so where there is no such query', async () => {
  await open('/~/queries/nothing');
  expect(await screen.findByRole('link', { name: 'К списку' })).toHaveAttribute(
    'href',
    '/~/queries',
  );
});
