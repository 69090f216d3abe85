import { startInstalledServer } from './installed-server.ts';
import { ask, post, type RunningServer } from './running-server.ts';

/** Who signs in: the account that Vendure makes at its first start. */
export const account = { username: 'superadmin', password: 'superadmin' };

/** Vendure with a few records, put in through its own API: lists of options, money in cents, translations, a sign-in of its own. */
export async function start(): Promise<RunningServer> {
  const server = await startInstalledServer('vendure');
  await populate(server.url);
  return server;
}

/** Asks the server itself, signed in. */
export async function askSignedIn<TData>(url: string, query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<TData> {
  return await ask<TData>(url, query, variables, { authorization: `Bearer ${await tokenOf(url)}` });
}

async function tokenOf(url: string): Promise<string> {
  const signIn = 'mutation ($username: String!, $password: String!) { login(username: $username, password: $password) { __typename } }';
  const response = await post(url, signIn, account);
  const token = response.headers.get('vendure-auth-token');
  if (token === null) throw new Error(`${url} gave no token: ${await response.text()}`);
  return token;
}

const kinds = ['Ваза', 'Кресло', 'Лампа', 'Полка'];

/** Products of one variant each, the last without any; a group of thirty customers, the first of them with notes. */
async function populate(url: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(url)}` };
  const write = async (query: string, input: unknown): Promise<string> => (await ask<{ written: { id: string } }>(url, query, { input }, headers)).written.id;
  const zone = await write('mutation ($input: CreateZoneInput!) { written: createZone(input: $input) { id } }', { name: 'Россия' });
  const category = 'mutation ($input: CreateTaxCategoryInput!) { written: createTaxCategory(input: $input) { id } }';
  const standard = await write(category, { name: 'Обычный налог', isDefault: true });
  const reduced = await write(category, { name: 'Льготный налог' });
  const rate = 'mutation ($input: CreateTaxRateInput!) { written: createTaxRate(input: $input) { id } }';
  await write(rate, { name: 'НДС 20 %', enabled: true, value: 20, categoryId: standard, zoneId: zone });
  await write(rate, { name: 'НДС 10 %', enabled: true, value: 10, categoryId: reduced, zoneId: zone });
  await write('mutation ($input: UpdateChannelInput!) { written: updateChannel(input: $input) { ... on Channel { id } } }', { id: '1', defaultTaxZoneId: zone, defaultShippingZoneId: zone });

  const variants: unknown[] = [];
  for (let number = 1; number <= 60; number += 1) {
    const name = `${kinds[number % kinds.length]} ${number}`;
    // One after the other: the database in memory takes one writer.
    const translations = [{ languageCode: 'en', name, slug: `product-${number}`, description: '' }];
    const productId = await write('mutation ($input: CreateProductInput!) { written: createProduct(input: $input) { id } }', { enabled: true, translations });
    if (number < 60) variants.push({ productId, enabled: number % 3 > 0, sku: `A-${1000 + number}`, price: 99_900 + number * 137, taxCategoryId: standard, translations: [{ languageCode: 'en', name }] });
  }
  await ask(url, 'mutation ($input: [CreateProductVariantInput!]!) { createProductVariants(input: $input) { id } }', { input: variants }, headers);

  const customerIds: string[] = [];
  for (let number = 1; number <= 30; number += 1) {
    const customer = { firstName: 'Анна', lastName: `Ким ${String(number).padStart(2, '0')}`, emailAddress: `customer-${number}@example.org` };
    customerIds.push(await write('mutation ($input: CreateCustomerInput!) { written: createCustomer(input: $input) { ... on Customer { id } } }', customer));
  }
  await write('mutation ($input: CreateCustomerGroupInput!) { written: createCustomerGroup(input: $input) { id } }', { name: 'Опт', customerIds });
  const note = 'mutation ($input: AddNoteToCustomerInput!) { written: addNoteToCustomer(input: $input) { id } }';
  for (let number = 1; number <= 12; number += 1) await write(note, { id: customerIds[0], note: `Звонок ${number}`, isPublic: false });
}
