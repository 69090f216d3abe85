import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

/** What stands for the records of each type, and the columns of its list. */
function readings(types: string) {
  const names = [...types.matchAll(/type (\w+)/g)].map(([, name = '']) => name);
  const lists = names.map((name) => `all${name}: [${name}!]!`).join('\n');
  const { resources } = inferModel(
    buildSchema(`scalar Datetime\nscalar BigFloat\ntype Query {\n${lists}\n}\n${types}`),
  );
  const columns = Object.fromEntries(
    resources.map(({ type, fields }) => [
      type,
      fields.filter(({ column }) => column).map(({ name }) => name),
    ]),
  );
  return {
    resources,
    columns,
    labels: Object.fromEntries(
      resources.map(({ type, label }) => [type, label.map((path) => path.join('.'))]),
    ),
  };
}

it('takes the text that is called as the record: the city of a city', () => {
  const { labels } = readings(`
    type City { cityId: Int! city: String! countryId: Int! country: Country lastUpdate: Datetime! }
    type Country { countryId: Int! country: String! lastUpdate: Datetime! }
    type Address { addressId: Int! address: String! district: String! cityId: Int! city: City }
    type Language { language: ID! spokenBy: Int }`);
  expect(labels).toEqual({
    City: ['city'],
    Country: ['country'],
    Address: ['address'],
    Language: [],
  });
});

it('tells invoices apart by whose they are and when, not by an address that is on each', () => {
  const { labels } = readings(`
    type Customer { customerId: Int! firstName: String! lastName: String! }
    type Invoice { invoiceId: Int! customerId: Int! customer: Customer invoiceDate: Datetime! billingAddress: String billingCity: String total: BigFloat! }`);
  expect(labels).toMatchObject({
    Invoice: ['customer.firstName', 'customer.lastName', 'invoiceDate'],
  });
});

it('puts the key beside a word that many records may have, and shows both', () => {
  const { labels, columns } = readings(
    'type Entry { entryId: Int! source: String! level: Int! } type Draft { id: ID! source: String }',
  );
  expect(labels).toEqual({ Entry: ['source', 'entryId'], Draft: ['source'] });
  expect(columns['Entry']).toEqual(['source', 'entryId', 'level']);
});

it('has no columns for the two names of a person, which the label is made of', () => {
  const { columns } = readings(
    'type Actor { actorId: Int! firstName: String! lastName: String! born: Int }',
  );
  expect(columns['Actor']).toEqual(['born']);
});

it('shows a long text where nothing else tells records apart', () => {
  const { columns } = readings(`
    type Channel { id: Int! name: String! }
    type Message { id: Int! text: String! sentAt: Datetime! channelId: Int! channel: Channel }
    type Post { id: Int! title: String! text: String! }`);
  expect(columns['Message']).toContain('text');
  expect(columns['Post']).not.toContain('text');
});

it('calls a reference by the words of its key, unless another field is called so', () => {
  const { resources } = readings(`
    type Employee { employeeId: Int! lastName: String! reportsTo: Int employeeByReportsTo: Employee }
    type Country { code: String! name: String! }
    type Shipper { shipperId: Int! name: String! }
    type City { id: Int! name: String! countrycode: String! countryByCountrycode: Country shipVia: Int shipperByShipVia: Shipper agentId: Int agent: String employeeByAgentId: Employee }`);
  const called = Object.fromEntries(
    resources.flatMap(({ fields }) =>
      fields.filter(({ kind }) => kind === 'reference').map((field) => [field.name, field.called]),
    ),
  );
  expect(called).toEqual({
    employeeByReportsTo: 'reportsTo',
    countryByCountrycode: 'country',
    shipperByShipVia: 'shipVia',
    employeeByAgentId: undefined,
  });
});

it('knows a copy by its book and its number there, since each book has a copy 1', () => {
  const { labels } = readings(`
    type Book { isbn: ID! title: String! }
    type Copy { isbn: ID! number: Int! book: Book! boughtOn: Date }
    scalar Date
    extend type Query { copy(isbn: ID!, number: Int!): Copy book(isbn: ID!): Book }`);
  expect(labels['Copy']).toEqual(['book.title', 'number']);
});

it('knows an event of three by whom it is about and when it was, and nothing by when it was last touched', () => {
  const { labels } = readings(`
    type Customer { customerId: Int! name: String! }
    type Staff { staffId: Int! name: String! }
    type Film { filmId: Int! title: String! }
    type Item { itemId: Int! filmId: Int! film: Film! lastUpdate: Datetime! }
    type Rental { rentalId: Int! customerId: Int! customer: Customer! staffId: Int! staff: Staff! filmId: Int! film: Film! rentalDate: Datetime! lastUpdate: Datetime! }`);
  expect(labels).toMatchObject({ Rental: ['customer.name', 'rentalDate'], Item: ['film.title'] });
});

it('takes the text that is called as the record behind the prefix of its schema, and nothing secret', () => {
  const { labels } = readings(`
    type SalesCity { id: Int! city: String! region: String }
    type AccessToken { id: ID! token: String! }
    type OrderStatus { id: Int! status: String! colour: String }`);
  expect(labels).toEqual({ SalesCity: ['city'], AccessToken: [], OrderStatus: ['status'] });
});

it('takes no mark of a state for a word: a store is known by its address, not by its revision', () => {
  const { labels } = readings(`
    type Address { addressId: Int! address: String! }
    type Store { storeId: Int! revision: String addressId: Int! address: Address! }
    type Meter { meterId: Int! rowVersion: String! }`);
  expect(labels).toMatchObject({ Store: ['address.address'], Meter: [] });
});

it('calls a company by its name and not by its address, and an address by where it is', () => {
  const { labels } = readings(`
    type Customer { customerId: ID! companyName: String! contactName: String address: String city: String }
    type Office { id: ID! city: String! street: String! house: String cityName: String }
    type DeliveryAddress { id: ID! recipientName: String! city: String! street: String! }`);
  expect(labels).toEqual({
    Customer: ['companyName'],
    Office: ['city', 'street', 'house'],
    DeliveryAddress: ['city', 'street'],
  });
});

it('knows what has no other text by its description, unless it explains a code', () => {
  const { labels } = readings(`
    type Region { regionId: Int! regionDescription: String! }
    type Territory { territoryId: ID! territoryDescription: String! regionId: Int! region: Region! }
    type Tariff { id: Int! code: String! tariffDescription: String! }
    type Phase { value: ID! description: String! }`);
  expect(labels).toEqual({
    Region: ['regionDescription'],
    Territory: ['territoryDescription'],
    Tariff: ['code'],
    Phase: [],
  });
});
