import { startInstalledServer } from './installed-server.ts';
import { ask, post, type RunningServer } from './running-server.ts';

/** Who signs in: the account that Vendure makes at its first start. */
export const account = { username: 'superadmin', password: 'superadmin' };

/**
 * Vendure with a few records, put in through its own API: lists of options, money in cents,
 * translations, a sign-in of its own.
 */
export async function start(): Promise<RunningServer> {
  const server = await startInstalledServer('vendure');
  await populate(server.url);
  return server;
}

/** Asks the server itself, signed in. */
export async function askSignedIn<TData>(
  url: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<TData> {
  return await ask<TData>(url, query, variables, { authorization: `Bearer ${await tokenOf(url)}` });
}

async function tokenOf(url: string): Promise<string> {
  const signIn =
    'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }';
  const response = await post(url, signIn, account);
  const token = response.headers.get('vendure-auth-token');
  if (token === null) throw new Error(`${url} gave no token: ${await response.text()}`);
  return token;
}

const kinds = ['Ваза', 'Кресло', 'Лампа', 'Полка'];

/**
 * Products of one variant each, the last without any; a group of thirty customers, the first of
 * them with notes, one of a single customer, and one who is in none; two orders that can be paid
 * next.
 */
async function populate(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(url)}` };
  const write = async (query: string, input: unknown): Promise<string> =>
    (await ask<{ written: { id: string } }>(url, query, { input }, headers)).written.id;
  const zone = await write(
    'mutation ($input: CreateZoneInput!) { written: createZone(input: $input) { id } }',
    { name: 'Россия' },
  );
  const category =
    'mutation ($input: CreateTaxCategoryInput!) { written: createTaxCategory(input: $input) { id } }';
  const standard = await write(category, { name: 'Обычный налог', isDefault: true });
  const reduced = await write(category, { name: 'Льготный налог' });
  await write(category, { name: 'Старый налог' });
  const rate =
    'mutation ($input: CreateTaxRateInput!) { written: createTaxRate(input: $input) { id } }';
  await write(rate, {
    name: 'НДС 20 %',
    enabled: true,
    value: 20,
    categoryId: standard,
    zoneId: zone,
  });
  await write(rate, {
    name: 'НДС 10 %',
    enabled: true,
    value: 10,
    categoryId: reduced,
    zoneId: zone,
  });
  await write(
    'mutation ($input: UpdateChannelInput!) { written: updateChannel(input: $input) { ... on Channel { id } } }',
    { id: '1', defaultTaxZoneId: zone, defaultShippingZoneId: zone },
  );

  const variants: unknown[] = [];
  for (let number = 1; number <= 60; number += 1) {
    const name = `${kinds[number % kinds.length]} ${number}`;
    // One after the other: the database in memory takes one writer.
    const translations = [{ languageCode: 'en', name, slug: `product-${number}`, description: '' }];
    const productId = await write(
      'mutation ($input: CreateProductInput!) { written: createProduct(input: $input) { id } }',
      { enabled: true, translations },
    );
    if (number < 60)
      variants.push({
        productId,
        enabled: number % 3 > 0,
        sku: `A-${1000 + number}`,
        price: 99_900 + number * 137,
        taxCategoryId: standard,
        translations: [{ languageCode: 'en', name }],
      });
  }
  await ask(
    url,
    'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }',
    { input: variants },
    headers,
  );

  const customerIds: string[] = [];
  for (let number = 1; number <= 30; number += 1) {
    const customer = {
      firstName: 'Анна',
      lastName: `Ким ${String(number).padStart(2, '0')}`,
      emailAddress: `customer-${number}@example.org`,
    };
    customerIds.push(
      await write(
        'mutation ($input: CreateCustomerInput!) { written: createCustomer(input: $input) { ... on Customer { id } } }',
        customer,
      ),
    );
  }
  await write(
    'mutation ($input: CreateCustomerGroupInput!) { written: createCustomerGroup(input: $input) { id } }',
    { name: 'Опт', customerIds },
  );
  await write(
    'mutation ($input: CreateCustomerGroupInput!) { written: createCustomerGroup(input: $input) { id } }',
    { name: 'Розница', customerIds: customerIds.slice(1, 2) },
  );
  const note =
    'mutation ($input: AddNoteToCustomerInput!) { written: addNoteToCustomer(input: $input) { id } }';
  for (let number = 1; number <= 12; number += 1)
    await write(note, { id: customerIds[0], note: `Звонок ${number}`, isPublic: false });
  const other = { firstName: 'Борис', lastName: 'Серов', emailAddress: 'serov@example.org' };
  const buyer = await write(
    'mutation ($input: CreateCustomerInput!) { written: createCustomer(input: $input) { ... on Customer { id } } }',
    other,
  );
  await populateOrders(url, headers, buyer);
}

/**
 * A draft needs goods that are there, a buyer and a way of delivery before its payment can be
 * arranged.
 */
async function populateOrders(
  url: string,
  headers: Readonly<Record<string, string>>,
  customer: string,
): Promise<void> {
  await ask(
    url,
    'mutation ($input: CreateShippingMethodInput!) { createShippingMethod(input: $input) { id } }',
    {
      input: {
        code: 'courier',
        fulfillmentHandler: 'manual-fulfillment',
        checker: {
          code: 'default-shipping-eligibility-checker',
          arguments: [{ name: 'orderMinimum', value: '0' }],
        },
        calculator: {
          code: 'default-shipping-calculator',
          arguments: [
            { name: 'rate', value: '30000' },
            { name: 'includesTax', value: 'auto' },
            { name: 'taxRate', value: '0' },
          ],
        },
        translations: [{ languageCode: 'en', name: 'Курьер', description: '' }],
      },
    },
    headers,
  );
  await ask(
    url,
    'mutation { updateProductVariants(input: [{ id: "1", stockOnHand: 20 }]) { id } }',
    {},
    headers,
  );
  for (let number = 1; number <= 2; number += 1) {
    const { draft } = await ask<{ draft: { id: string } }>(
      url,
      'mutation { draft: createDraftOrder { id } }',
      {},
      headers,
    );
    await ask(
      url,
      `mutation ($id: ID!, $customer: ID!, $quantity: Int!) {
      addItemToDraftOrder(orderId: $id, input: { productVariantId: "1", quantity: $quantity }) { __typename }
      setCustomerForDraftOrder(orderId: $id, customerId: $customer) { __typename }
      setDraftOrderShippingMethod(orderId: $id, shippingMethodId: "1") { __typename }
    }`,
      { id: draft.id, customer, quantity: number },
      headers,
    );
  }
}
