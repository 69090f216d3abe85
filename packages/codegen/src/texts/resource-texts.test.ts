import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../infer/index.ts';
import { dictionary } from './dictionary.ts';
import { textsOfModel } from './resource-texts.ts';
import type { ResourceTexts } from './texts.ts';

const listed = (type: string, list: string): string =>
  `${list}(first: Int, after: String): ${type}Connection! ${type.charAt(0).toLowerCase()}${type.slice(1)}(id: ID!): ${type}`;
const connection = (type: string): string =>
  `type ${type}Connection { nodes: [${type}!]! pageInfo: PageInfo! totalCount: Int! }`;

const schema = buildSchema(`
  type Query {
    ${listed('Order', 'orders')} ${listed('Customer', 'customers')} ${listed('Employee', 'employees')} ${listed('Category', 'categories')} ${listed('UsState', 'usStates')}
    ${listed('CustomerType', 'customerTypes')} customerCustomerDemos(first: Int, after: String): CustomerCustomerDemoConnection! customerCustomerDemo(customerId: ID!, customerTypeId: ID!): CustomerCustomerDemo ${listed('PlanTerritory', 'employeeTerritories')}
  }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Address { city: String state: String approved: Boolean }
  type Order { id: ID! state: String billingAddress: Address shipState: String shipCity: String approved: Boolean }
  type Customer { id: ID! title: String firstName: String lastName: String }
  type Employee { id: ID! title: String firstName: String lastName: String hireDate: String }
  type Category { id: ID! name: String parent: Category }
  type UsState { id: ID! name: String stateName: String }
  type CustomerType { id: ID! name: String }
  type CustomerCustomerDemo { customerId: ID! customerTypeId: ID! customer: Customer! customerType: CustomerType! }
  type PlanTerritory { id: ID! name: String }
  ${['Order', 'Customer', 'Employee', 'Category', 'UsState', 'CustomerType', 'CustomerCustomerDemo', 'PlanTerritory'].map(connection).join('\n')}
`);
const { resources } = textsOfModel(inferModel(schema), dictionary());
function textsOf(name: string): ResourceTexts {
  const texts = resources.get(name);
  if (!texts) throw new Error(`There is no ${name}.`);
  return texts;
}

it('calls a state what it is: of an order its condition, beside a city a region', () => {
  expect(
    textsOf('orders')
      .names.filter(({ name }) => /state/i.test(name))
      .map(({ text }) => text),
  ).toEqual(['Состояние', 'Регион доставки']);
  expect(textsOf('orders').fields).toMatchObject({ state: 'Состояние', approved: 'Утверждён' });
});

it('calls the title of a person a form of address, and of somebody who was hired a post', () => {
  expect([textsOf('customers').fields['title'], textsOf('employees').fields['title']]).toEqual([
    'Обращение',
    'Должность',
  ]);
});

it('calls a parent after its kind, and what belongs to a state of a country by both of its words', () => {
  expect([textsOf('categories').fields['parent'], textsOf('usStates').fields['stateName']]).toEqual(
    ['Родительская категория', 'Название штата США'],
  );
});

it('titles lists in the plural, what they belong to as well', () => {
  expect(textsOf('employeeTerritories')).toMatchObject({
    title: 'Территории сотрудников',
    record: 'Территория сотрудника',
  });
});

it('calls a record that only links two others by what it links', () => {
  expect(textsOf('customerCustomerDemos')).toMatchObject({
    title: 'Связи клиентов с типами клиентов',
    record: 'Связь клиента с типом клиента',
    create: 'Новая связь клиента с типом клиента',
    remove: 'Удалить связь клиента с типом клиента?',
    created: 'Связь клиента с типом клиента создана',
  });
});

const others = textsOfModel(
  inferModel(
    buildSchema(`
  type Query {
    articles(organizationId: ID!, first: Int, after: String): ArticleConnection! article(organizationId: ID!, id: ID!): Article
    authors(organizationId: ID!, first: Int, after: String): AuthorConnection! author(organizationId: ID!, id: ID!): Author
    findArticles(term: String!, take: Int, skip: Int): [Found!]!
    texts(languageCode: LanguageCode!, currencyCode: CurrencyCode): TextsReport!
  }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  enum LanguageCode { en ru de fr }
  enum CurrencyCode { EUR USD RUB }
  type Article { id: ID! title: String! languageCode: LanguageCode! availableLanguageCodes: [LanguageCode!]! currencyCode: CurrencyCode! postalCode: String }
  type Author { id: ID! name: String! }
  type Found { slug: String! rank: Int! }
  type TextsReport { defaultLanguageCode: LanguageCode! total: Int! }
  ${['Article', 'Author'].map(connection).join('\n')}
`),
  ),
  dictionary(),
);

it('calls a scope by what it is, however it is told', () => {
  const fields = others.resources.get('articles')?.fields;
  expect(fields).toMatchObject({ organization: 'Организация' });
  expect(fields).not.toHaveProperty('organizationId');
});

it('calls a language by its name, as its values are, and a currency by its code', () => {
  expect(others.resources.get('articles')?.fields).toMatchObject({
    languageCode: 'Язык',
    availableLanguageCodes: 'Доступные языки',
    currencyCode: 'Код валюты',
    postalCode: 'Почтовый индекс',
  });
  expect(others.queryParts.get('texts')?.fields).toMatchObject({
    languageCode: 'Язык',
    defaultLanguageCode: 'Язык по умолчанию',
  });
});

it('knows what is looked for by the pages of what is found, though nobody is asked for them', () => {
  expect(others.queryParts.get('findArticles')?.fields).toMatchObject({ term: 'Искомый текст' });
  expect(others.queryParts.get('findArticles')?.fields).not.toHaveProperty('take');
});
