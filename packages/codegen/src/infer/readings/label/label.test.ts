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

const labelOf = (fields: string) => readings(`type Thing { id: ID! ${fields} }`).labels['Thing'];

it.each([
  ['a name before a title', 'title: String name: String', ['name']],
  ['a title before any other word', 'code: String title: String', ['title']],
  ['the name of its type', 'code: String thingName: String', ['thingName']],
  ['a display name', 'email: String displayName: String', ['displayName']],
  ['both names of a person', 'lastName: String firstName: String', ['firstName', 'lastName']],
  [
    'both names of a person, whose title is a rank',
    'title: String firstName: String lastName: String',
    ['firstName', 'lastName'],
  ],
  ['a title beside one name of a person', 'title: String lastName: String', ['title']],
  ['a family name alone', 'surname: String', ['surname']],
  ['no given name alone', 'firstName: String email: String', ['email']],
  ['a number that is a number', 'number: Int colour: String', ['number']],
  ['a word before another', 'slug: String code: String', ['code']],
  ['no number but that', 'code: Int label: String', ['label']],
  ['what ends with such a word', 'colour: String batchNumber: String', ['batchNumber']],
  ['what is called as the record', 'colour: String thing: String', ['thing']],
  [
    'a street, a city and a house',
    'house: String city: String street: String',
    ['city', 'street', 'house'],
  ],
  ['no street without a city', 'street: String code: String', ['code']],
  ['no city without a street', 'city: String code: String', ['code']],
  [
    'an address of which parts have names',
    'city: String street: String countryName: String',
    ['city', 'street'],
  ],
  ['no list', 'name: [String!] code: String', ['code']],
  ['nothing that is asked first', 'name(of: Int!): String code: String', ['code']],
  ['some word', 'colour: String source: String', ['source']],
  [
    'no word that says little',
    'colour: String imageUrl: String country: String status: String',
    [],
  ],
])('calls a record by %s', (_, fields, label) => {
  expect(labelOf(fields)).toEqual(label);
});

it.each([
  [
    'a whole name',
    'name: Name',
    'type Name { first: String last: String full: String }',
    ['name.full'],
  ],
  [
    'its parts',
    'name: Name',
    'type Name { first: String last: String }',
    ['name.first', 'name.last'],
  ],
  [
    'some form of it',
    'title: Forms',
    'type Forms { romaji: String rendered: String }',
    ['title.rendered'],
  ],
  ['no list of names', 'name: [Name!] code: String', 'type Name { full: String }', ['code']],
  [
    'no object of another name',
    'origin: Name code: String',
    'type Name { full: String }',
    ['code'],
  ],
  [
    'no number for a whole name',
    'name: Name',
    'type Name { full: Int word: String }',
    ['name.word'],
  ],
])('calls a record by what its name holds: %s', (_, fields, more, label) => {
  const { resources } = inferModel(
    buildSchema(`type Query { things: [Thing!]! } type Thing { id: ID! ${fields} } ${more}`),
  );
  expect(resources[0]?.label.map((path) => path.join('.'))).toEqual(label);
});

it.each([
  [
    'both that it belongs to',
    'shelf: Shelf! shelfId: Int! book: Book! bookId: Int!',
    ['shelf.name', 'book.title'],
  ],
  ['not by who wrote it', 'createdBy: Shelf! book: Book!', ['book.title']],
  ['by who wrote it, where nothing else is there', 'createdBy: Shelf!', ['createdBy.name']],
  ['the one, and when', 'shelf: Shelf! placed: Datetime!', ['shelf.name', 'placed']],
  ['the one, and an amount', 'shelf: Shelf! weight: Float!', ['shelf.name', 'weight']],
  [
    'the one, and when before how much',
    'shelf: Shelf! weight: Float! placed: Datetime!',
    ['shelf.name', 'placed'],
  ],
  [
    'the one alone, where the rest may be missing',
    'shelf: Shelf! weight: Float placed: Datetime',
    ['shelf.name'],
  ],
  ['the only one, though nothing is required', 'shelf: Shelf weight: Float', ['shelf.name']],
  ['none of several that may be missing', 'shelf: Shelf book: Book', []],
  ['the one that cannot be missing', 'shelf: Shelf book: Book!', ['book.title']],
  ['not by another of its kind', 'parent: Copy! book: Book!', ['book.title']],
  [
    'three by the first and when',
    'shelf: Shelf! book: Book! reader: Reader! taken: Datetime!',
    ['shelf.name', 'taken'],
  ],
  [
    'three by two where no date is there',
    'shelf: Shelf! book: Book! reader: Reader!',
    ['shelf.name', 'book.title'],
  ],
  [
    'three by two where the date is bookkeeping',
    'shelf: Shelf! book: Book! reader: Reader! createdAt: Datetime!',
    ['shelf.name', 'book.title'],
  ],
])('knows a record without words by those that it belongs to: %s', (_, fields, label) => {
  expect(
    readings(`
      type Copy { copyId: Int! ${fields} }
      type Shelf { shelfId: Int! name: String! } type Book { bookId: Int! title: String! } type Reader { readerId: Int! email: String! }
    `).labels['Copy'],
  ).toEqual(label);
});

it('calls a record by a name of its own before that of another record', () => {
  const { labels } = readings(`
    type Saga { id: Int! title: String! }
    type Recording { id: Int! sagaTitle: String! chapterTitle: String! saga: Saga }
    type Broadcast { id: Int! channelId: Int channelName: String! slotName: String! }
    type Ticket { id: Int! venueId: Int venueName: String! }`);
  expect(labels).toMatchObject({
    Recording: ['chapterTitle'],
    Broadcast: ['slotName'],
    Ticket: ['venueName'],
  });
});
