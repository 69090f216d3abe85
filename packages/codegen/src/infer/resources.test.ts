import { describe, expect, it } from 'vitest';

import { model, resource } from '../../test/infer.ts';

describe('a record', () => {
  it('is identified by its id, by `orderId` of Order, or by what the field that fetches it asks for', () => {
    const sdl = `
      type Query { as: [A!]!, orders: [Order!]!, details: [Detail!]!, detail(left: Int!, right: Int!): Detail, countries: [Country!]!, country(code: String!): Country }
      type A { _id: ID!, name: String } type Order { orderId: Int!, number: String } type Detail { left: Int!, right: Int!, note: String } type Country { code: String!, name: String! }
    `;
    expect(
      model(sdl).resources.map(({ type, key }) => [type, key.map(({ field }) => field)]),
    ).toEqual([
      ['A', ['_id']],
      ['Country', ['code']],
      ['Detail', ['left', 'right']],
      ['Order', ['orderId']],
    ]);
  });

  it('is not identified by the key of something else', () => {
    const { resources, problems } = model(
      'type Query { revenues: [Revenue!]! } type Revenue { entityId: ID!, amount: Int }',
    );
    expect(resources).toEqual([]);
    expect(problems).toMatchObject([
      {
        subject: 'Revenue',
        message: expect.stringContaining('identifies'),
        remedy: expect.stringContaining('id: ID!'),
      },
    ]);
  });

  it('is not fetched as another type that does not have its key', () => {
    const sdl = (own: string) =>
      `type Query { orderItems(limit: Int, offset: Int): [OrderItem!]!, orderOne(id: ID!): Order } type OrderItem { id: ID!, plain: String } type Order { ${own} plain: String }`;
    expect([
      resource(sdl(''), 'OrderItem').one,
      resource(sdl('id: ID!,'), 'OrderItem').one?.root,
    ]).toEqual([undefined, ['orderOne']]);
  });

  it('is fetched by what returns its type for its key, whatever that is called', () => {
    const sdl = `
      type Query { people(limit: Int, offset: Int): [Person!]!, whois(id: ID!): Person } type Person { id: ID!, name: String }
    `;
    expect(resource(sdl, 'Person').one).toMatchObject({ root: ['whois'] });
  });

  it('is refused by a flag or an outcome in the payload, and not by a status of its own', () => {
    const sdl = `
      type Query { jobs: [Job!]! } type Job { id: ID!, title: String!, status: Status! } enum Status { DONE FAILED }
      type Mutation { createJob(title: String!): JobPayload!, updateJob(id: ID!, title: String): Job, deleteJob(id: ID!): DeletionResponse! }
      type JobPayload { ok: Boolean!, job: Job } type DeletionResponse { result: DeletionResult!, message: String } enum DeletionResult { DELETED NOT_DELETED }
    `;
    const { create, update, remove } = resource(sdl, 'Job');
    expect([create?.errors, update?.errors, remove?.errors]).toEqual([
      { kind: 'flag', path: ['ok'], message: '' },
      undefined,
      { kind: 'flag', path: ['result'], message: 'message', refused: ['NOT_DELETED'] },
    ]);
  });

  it('is filtered first by what is shown first', () => {
    const { list } = resource(
      'type Query { people(where: PersonWhere): [Person!]! } type Person { id: ID!, createdAt: String, note: String, name: String! } input PersonWhere { postalCode: String, createdAt: String, id: ID, name: String }',
      'Person',
    );
    expect(list?.filter?.fields.map(({ name }) => name)).toEqual([
      'name',
      'createdAt',
      'id',
      'postalCode',
    ]);
  });

  it('is fetched through its list, filtered by the key, where no field fetches one', () => {
    const sdl = `
      type Query {
        posts(filter: PostFilter, first: Int): PostConnection!, tags(id: ID, name: String): [Tag!]!, notes(text: String): [Note!]!
        places(filter: PlaceFilter): [Place!]!, place(id: Int!): Place, messages(channel: ID!, id: ID): [Message!]!
      }
      type PostConnection { edges: [PostEdge!]!, pageInfo: PageInfo! } type PostEdge { node: Post! } type PageInfo { hasNextPage: Boolean!, endCursor: String }
      type Post { id: Int!, title: String! } input PostFilter { id: IdFilter, title: TextFilter } input IdFilter { eq: Int, in: [Int!] } input TextFilter { eq: String }
      type Tag { id: ID!, name: String! } type Note { id: ID!, text: String! } type Message { id: ID!, channel: ID!, text: String! }
      type Place { id: Int!, name: String! } input PlaceFilter { id: IdFilter }
    `;
    expect(resource(sdl, 'Post').one).toEqual({
      root: ['posts'],
      record: ['edges', 'node'],
      key: [{ field: 'id', argument: ['filter', 'id', 'eq'], type: 'Int', list: false }],
      required: [],
    });
    expect(resource(sdl, 'Tag').one).toMatchObject({
      root: ['tags'],
      record: [],
      key: [{ argument: ['id'] }],
    });
    expect(resource(sdl, 'Place').one).toMatchObject({ root: ['place'] });
    // Nothing to filter by, and a list that has to be asked for something else first.
    expect(resource(sdl, 'Note').one).toBeUndefined();
    expect(resource(sdl, 'Message').one).toBeUndefined();
  });

  it('merges a reference with the scalar that holds its key, and takes what is said of that', () => {
    const { fields } = resource(
      'type Query { orders: [Order!]!, customers: [Customer!]! } type Order { id: ID!, "Покупатель" customerId: ID!, "Reads a customer" customer: Customer } type Customer { id: ID!, name: String! }',
      'Order',
    );
    expect(fields.map(({ name }) => name)).toEqual(['customer', 'id']);
    expect(fields[0]).toMatchObject({
      kind: 'reference',
      reference: { resource: 'customers', via: ['customerId'] },
      description: 'Покупатель',
    });
  });

  it('tells kinds by the scalar, by its name, and intervals and ranges by their parts', () => {
    const { fields } = resource(
      `
      type Query { things: [Thing!]! }
      type Thing { id: ID!, price: BigDecimal, on: Date, at: DateTime, big: BigInt, doc: JSON, notes: String, site: String, email: String, took: Duration, span: Span, odd: Odd }
      type Duration { years: Int, months: Int, days: Int, hours: Int, minutes: Int, seconds: Float } type Span { start: Bound, end: Bound } type Bound { value: Date!, inclusive: Boolean! }
      scalar BigDecimal scalar Date scalar DateTime scalar BigInt scalar JSON scalar Odd @specifiedBy(url: "https://tools.ietf.org/html/rfc4122")
    `,
      'Thing',
    );
    expect(Object.fromEntries(fields.map(({ name, kind }) => [name, kind]))).toEqual({
      id: 'id',
      price: 'decimal',
      on: 'date',
      at: 'instant',
      big: 'bigint',
      doc: 'json',
      notes: 'text',
      site: 'string',
      email: 'email',
      took: 'interval',
      span: 'range',
      odd: 'uuid',
    });
  });

  it('is labelled by a name, by a person’s two names, by an address, or by the record it belongs to', () => {
    const sdl = `
      type Query { people: [Person!]!, orders: [Order!]!, payments: [Payment!]!, addresses: [Address!]! }
      type Person { id: ID!, firstName: String!, lastName: String! } type Order { id: ID!, number: String!, notes: String }
      type Payment { id: ID!, amount: Int!, order: Order! } type Address { id: ID!, street: String, city: String, house: String }
    `;
    expect(
      Object.fromEntries(
        model(sdl).resources.map(({ type, label }) => [type, label.map((path) => path.join('.'))]),
      ),
    ).toEqual({
      Person: ['firstName', 'lastName'],
      Order: ['number'],
      Payment: ['order.number'],
      Address: ['city', 'street', 'house'],
    });
  });

  it('is labelled by a name that has parts or forms, and never by the title of a person', () => {
    const sdl = `
      type Query { artists: [Artist!]!, films: [Film!]!, clients: [Client!]! }
      type Artist { id: Int!, name: ArtistName, image: Image } type ArtistName { first: String, last: String, native: String } type Image { large: String, title: String }
      type Film { id: Int!, title: FilmTitle } type FilmTitle { romaji: String, userPreferred: String } type Client { id: ID!, title: String, firstName: String!, lastName: String! }
    `;
    expect(
      Object.fromEntries(
        model(sdl).resources.map(({ type, label }) => [type, label.map((path) => path.join('.'))]),
      ),
    ).toEqual({
      Artist: ['name.first', 'name.last'],
      Film: ['title.userPreferred'],
      Client: ['firstName', 'lastName'],
    });
    // The label stands for the object, in a column of its own.
    expect(resource(sdl, 'Film').fields.filter(({ column }) => column)).toEqual([]);
  });

  it('has the values of its envelope for its own', () => {
    const sdl = (envelope: string, inside = '') => `
      type Query { articles: [ArticleEntity!]!, sections: [SectionEntity!]! }
      type ArticleEntity { id: ID, ${envelope}: Article } type Article { title: String!, section: SectionResponse, ${inside} }
      type SectionEntity { id: ID, attributes: Section } type Section { name: String! } type SectionResponse { data: SectionEntity }
    `;
    expect(resource(sdl('attributes'), 'ArticleEntity')).toMatchObject({
      envelope: 'attributes',
      label: [['attributes', 'title']],
      fields: [
        { name: 'title', column: true },
        {
          name: 'section',
          kind: 'reference',
          type: 'SectionEntity',
          reference: { resource: 'sections', records: ['data'] },
        },
        { name: 'id' },
      ],
    });
    // An object with a meaning of its own, and one that is a record itself.
    expect(resource(sdl('translation'), 'ArticleEntity').envelope).toBeUndefined();
    expect(resource(sdl('attributes', 'id: ID!'), 'ArticleEntity').envelope).toBeUndefined();
  });

  it('names other records in its objects, but neither itself nor lists', () => {
    const sdl = `
      type Query { orders: [Order!]!, products: [Product!]!, shops: [Shop!]! }
      type Order { id: ID!, lines: [Line!]!, taxes: [TaxLine!]!, address: Address }
      type Line { quantity: Int!, product: Product!, order: Order!, substitutes: [Product!]!, origin: Origin } type Origin { shop: Shop, note: String } type Address { city: String }
      type TaxLine { total: Int!, rate: Int!, description: String! }
      type Product { id: ID!, name: String! } type Shop { id: ID!, name: String! }
    `;
    const { fields } = resource(sdl, 'Order');
    // What an object is about comes first.
    expect(fields.find(({ name }) => name === 'taxes')?.fields?.map(({ name }) => name)).toEqual([
      'description',
      'total',
      'rate',
    ]);
    expect(fields.find(({ name }) => name === 'lines')?.fields).toMatchObject([
      { name: 'product', kind: 'reference', reference: { resource: 'products' } },
      { name: 'quantity' },
      {
        name: 'origin',
        kind: 'object',
        fields: [
          { name: 'shop', kind: 'reference', reference: { resource: 'shops' } },
          { name: 'note' },
        ],
      },
    ]);
  });

  it('is filtered by a scalar that is called as an object of it', () => {
    const sdl = `
      type Query { posts(where: PostWhere): [Post!]!, users: [User!]! } input PostWhere { author: Int, title: String }
      type Post { id: ID!, title: String!, author: AuthorEdge } type AuthorEdge { node: User } type User { id: ID!, name: String! }
    `;
    expect(resource(sdl, 'Post').list?.filter?.fields).toMatchObject([
      { name: 'title', kind: 'string' },
      { name: 'author', kind: 'integer' },
    ]);
  });

  it('is labelled by the only record it belongs to also where a schema requires nothing', () => {
    const sdl = (role: string) => `
      type Query { authors: [Author!]!, users: [User!]!, posts: [Post!]! }
      type Author { id: ID!, bio: Bio, user: User, ${role} } type Bio { document: JSON } scalar JSON type User { id: ID!, name: String } type Post { id: ID!, title: String }
    `;
    expect(resource(sdl('since: Int'), 'Author').label).toEqual([['user', 'name']]);
    expect(resource(sdl('since: Int!'), 'Author').label).toEqual([]);
    expect(resource(sdl('favourite: Post'), 'Author').label).toEqual([]);
  });

  it('shows what says most in the fewest words first', () => {
    const { fields } = resource(
      'type Query { bills: [Bill!]! } type Bill { id: ID!, associatedActiveWalletPresent: Boolean!, availableCreditAmountCents: Int!, number: String!, paymentStatus: String!, status: String! }',
      'Bill',
    );
    expect(fields.map(({ name }) => name)).toEqual([
      'number',
      'status',
      'paymentStatus',
      'availableCreditAmountCents',
      'associatedActiveWalletPresent',
      'id',
    ]);
  });

  it('is labelled by all records that it links, or by its only one and what tells it from its siblings', () => {
    const sdl = `
      scalar Date scalar Decimal
      type Query { products: [Product!]!, places: [Place!]!, stocks: [Stock!]!, items: [Item!]!, orders: [Order!]!, payments: [Payment!]!, refunds: [Refund!]!, lines: [Line!]!, stock(productId: Int!, placeId: Int!): Stock, line(orderId: Int!, no: Int!): Line }
      type Product { id: Int!, name: String! } type Place { id: Int!, title: String! } type Order { id: Int!, number: String! } type User { id: Int!, login: String! }
      type Stock { productId: Int!, placeId: Int!, quantity: Int!, product: Product, place: Place }
      type Item { id: Int!, price: Decimal!, order: Order!, createdBy: Product!, product: Product! }
      type Payment { id: Int!, amount: Decimal!, order: Order!, note: String, madeOn: Date! } type Refund { id: Int!, amount: Decimal!, order: Order!, note: String, doneOn: Date }
      type Line { orderId: Int!, no: Int!, order: Order!, price: Decimal! }
    `;
    const labels = Object.fromEntries(
      model(sdl).resources.map(({ type, label }) => [type, label.map((path) => path.join('.'))]),
    );
    expect(labels).toMatchObject({
      Stock: ['product.name', 'place.title'],
      Item: ['order.number', 'product.name'],
      Payment: ['order.number', 'madeOn'],
      Refund: ['order.number', 'amount'],
      Line: ['order.number', 'no'],
    });
  });

  it('shows its label first and at most eight columns, bookkeeping and long text last', () => {
    const { fields } = resource(
      `type Query { goods: [Good!]! } type Good { updatedAt: String, notes: String, ${Array.from({ length: 12 }, (_, at) => `value${at}: Int`).join(' ')}, name: String!, id: ID! }`,
      'Good',
    );
    expect(fields.filter(({ column }) => column).map(({ name }) => name)).toHaveLength(8);
    expect(fields[0]?.name).toBe('name');
    expect(fields.find(({ name }) => name === 'notes')).toMatchObject({
      inRow: false,
      column: false,
    });
    expect(fields.find(({ name }) => name === 'updatedAt')?.column).toBe(false);
  });

  it('knows which fields its lists are not sorted and filtered by because that would be slow', () => {
    const { fields } = resource(
      'directive @unindexed on FIELD_DEFINITION type Query { notes: [Note!]! } type Note { id: ID!, title: String, text: String @unindexed }',
      'Note',
    );
    expect(fields.filter(({ unindexed }) => unindexed).map(({ name }) => name)).toEqual(['text']);
  });

  it('knows the integers that a field takes, of a field, its filter and its input alike', () => {
    const { fields, create } = resource(
      `
      directive @choices(values: [String!]!) on FIELD_DEFINITION
      type Query { notes: [Note!]! } type Mutation { createNote(input: NoteInput!): Note }
      type Note { id: ID!, rating: Int @choices(values: ["-1", "2"]), pages: Int, grade: String @choices(values: ["1"]) } input NoteInput { rating: Int, pages: Int }
    `,
      'Note',
    );
    const values = [{ value: '-1' }, { value: '2' }];
    expect(
      fields.filter((field) => field.values).map((field) => [field.name, field.kind, field.values]),
    ).toEqual([['rating', 'integer', values]]);
    expect(create?.inputs.map((input) => [input.name, input.kind, input.values])).toEqual([
      ['rating', 'integer', values],
      ['pages', 'integer', undefined],
    ]);
  });

  it('knows how many digits of a number a field keeps, and its input alike', () => {
    const { fields, create } = resource(
      `
      scalar BigFloat
      directive @decimal(precision: Int!, scale: Int!) on FIELD_DEFINITION
      type Query { goods: [Good!]! } type Mutation { createGood(input: GoodInput!): Good }
      type Good { id: ID!, price: BigFloat @decimal(precision: 12, scale: 2), weight: BigFloat, name: String @decimal(precision: 1, scale: 0) }
      input GoodInput { price: BigFloat, weight: BigFloat, name: String }
    `,
      'Good',
    );
    const digits = { precision: 12, scale: 2 };
    for (const list of [fields, create?.inputs ?? []])
      expect(list.flatMap((each) => (each.digits ? [[each.name, each.digits]] : []))).toEqual([
        ['price', digits],
      ]);
  });

  it('reads an input of two bounds as a range, and one that may be empty', () => {
    const { create } = resource(
      `
      type Query { goods: [Good!]! } type Mutation { createGood(input: GoodInput!): Good }
      type Good { id: ID! } input Bound { value: Int!, inclusive: Boolean! }
      input Sizes { start: Bound, end: Bound, isEmpty: Boolean } input GoodInput { sizes: Sizes }
    `,
      'Good',
    );
    expect(create?.inputs.map(({ kind, of }) => [kind, of])).toEqual([['range', 'integer']]);
  });

  it('leaves out a global id that repeats the key, but for an operation that needs it', () => {
    const sdl = (input: string) => `
      interface Node { nodeId: ID! }
      type Query { albums(condition: AlbumCondition): [Album!]!, albumByAlbumId(albumId: Int!): Album } input AlbumCondition { albumId: Int }
      type Album implements Node { nodeId: ID!, albumId: Int!, title: String, artistId: ID }
      type Mutation { deleteAlbum(input: DeleteAlbumInput!): DeleteAlbumPayload } input DeleteAlbumInput { ${input} } type DeleteAlbumPayload { album: Album }
    `;
    const namesOf = (input: string) =>
      resource(sdl(input), 'Album')
        .fields.map(({ name }) => name)
        .toSorted();
    expect(namesOf('albumId: Int!')).toEqual(['albumId', 'artistId', 'title']);
    expect(namesOf('nodeId: ID!')).toEqual(['albumId', 'artistId', 'nodeId', 'title']);
  });

  it('leaves out a field whose arguments cannot be filled, and says so', () => {
    const { resources, problems } = model(
      'type Query { goods: [Good!]! } type Good { id: ID!, price(currency: String!): Int }',
    );
    expect(resources[0]?.fields.map(({ name }) => name)).toEqual(['id']);
    expect(problems).toMatchObject([
      { subject: 'Good.price', message: expect.stringContaining('currency') },
    ]);
  });
});

describe('names that every object of the language has', () => {
  it('are read as other names are', () => {
    const sdl = `
      type Query { constructors(first: Int, offset: Int): [constructor!]! toStrings(valueOf: String): [toString!]! valueOf(id: ID!): constructor }
      type Mutation { createConstructor(title: String!, toString: String): constructor constructor(title: String!): constructor hasOwnProperty(id: ID!): Boolean toStringDelete(id: ID!): Boolean }
      type constructor { id: ID!, title: String!, toString: toString } type toString { id: ID!, valueOf: String, title: String! }
    `;
    expect(
      model(sdl, { resources: { toString: { label: ['title'] } } }).resources.map(
        ({ name, type, create, remove }) => [name, type, create?.root[0], remove?.root[0]],
      ),
    ).toEqual([
      ['constructors', 'constructor', 'createConstructor', undefined],
      ['toStrings', 'toString', undefined, 'toStringDelete'],
    ]);
  });
});

describe('scalars', () => {
  const kinds = (sdl: string) => model(`type Query { goods: [Good!]! } ${sdl}`).scalars;

  it('called `Date` and `Time` are moments where the schema says so, by a description or by what they hold', () => {
    expect(kinds('scalar Date type Good { id: ID!, createdAt: Date!, updatedAt: Date }')).toEqual({
      Date: 'instant',
    });
    expect(
      kinds(
        'scalar Time type Good { id: ID!, createdAt: Time!, startDate: Time!, dateOfBirth: Time }',
      ),
    ).toEqual({ Time: 'instant' });
    expect(
      kinds('"A date-time string in UTC" scalar Date type Good { id: ID!, made: Date }'),
    ).toEqual({ Date: 'instant' });
  });

  it('mean what they are called where another one is for moments, or the description says so', () => {
    expect(
      kinds(
        'scalar Date scalar DateTime type Good { id: ID!, closedAt: Date, createdAt: DateTime! }',
      ),
    ).toEqual({ Date: 'date', DateTime: 'instant' });
    expect(kinds('"A day as YYYY-MM-DD" scalar Date type Good { id: ID!, soldAt: Date }')).toEqual({
      Date: 'date',
    });
    expect(
      kinds('scalar Date scalar Time type Good { id: ID!, birthday: Date, opens: Time }'),
    ).toEqual({ Date: 'date', Time: 'time' });
  });

  it('that count seconds are numbers', () => {
    expect(
      kinds(
        '"Integer: number of milliseconds from the start of the UNIX epoch." scalar Timestamp type Good { id: ID!, createdAt: Timestamp }',
      ),
    ).toEqual({ Timestamp: 'integer' });
  });
});

it('keeps no description that says what the name says', () => {
  const { fields, description } = resource(
    'type Query { goods: [Good!]! } "A good." type Good { "The id of the good" id: ID! "Good’s name" name: String "As on the label" title: String }',
    'Good',
  );
  expect(description).toBeUndefined();
  expect(Object.fromEntries(fields.map((field) => [field.name, field.description]))).toEqual({
    id: undefined,
    name: undefined,
    title: 'As on the label',
  });
});

it('finds the subscription that tells of changes', () => {
  const { changes } = resource(
    'type Query { goods: [Good!]! } type Good { id: ID!, name: String } type Subscription { goodChanged: Good, ping: String }',
    'Good',
  );
  expect(changes).toEqual({ root: ['goodChanged'], record: [] });
});

it('knows a record without identifier by what tells such things apart, where other records point to it', () => {
  const { resources, problems } = model(`
    type Query { trades: [Trade!]!, assets: [Asset!]!, rates: [Rate!]! }
    type Trade { id: ID!, asset: Asset! } type Asset { name: String!, address: String!, logo: String } type Rate { code: String!, value: Float! }
  `);
  expect(resources.map(({ type, key }) => [type, key.map(({ field }) => field)])).toEqual([
    ['Asset', ['address']],
    ['Trade', ['id']],
  ]);
  expect(problems.map(({ subject }) => subject)).toEqual(['Rate']);
});

it('says of a type that is written and not listed what is missing', () => {
  const { problems } = model(
    'type Query { goods: [Good!]!, draft(id: ID!): Draft } type Good { id: ID! } type Draft { id: ID!, title: String } type Mutation { createDraft(title: String): Draft }',
  );
  expect(problems).toEqual([
    {
      subject: 'Draft',
      message: '`createDraft` writes it and no query field lists it.',
      remedy: 'Add a query field that returns `[Draft!]!` or a page of them.',
    },
  ]);
});

it('gives words without a plural none, and assets the address of their own name', () => {
  const sdl =
    'type Query { staffs: [Staff!]!, allOfficeEquipments: [OfficeEquipment!]!, assets: [Asset!]!, customerLists: [CustomerList!]! } type CustomerList { id: ID! } type Staff { id: ID! } type OfficeEquipment { id: ID! } type Asset { id: ID! }';
  expect(model(sdl).resources.map(({ name }) => name)).toEqual([
    'assets',
    'customerLists',
    'officeEquipment',
    'staff',
  ]);
});

it('names resources by their lists, without affixes, never by an address of the application', () => {
  const sdl =
    'type Query { allGoods: [Good!]!, getPeople: [Person!]!, new: [New!]!, thingCollection: [Thing!]! } type Good { id: ID! } type Person { id: ID! } type New { id: ID! } type Thing { id: ID! }';
  expect(model(sdl).resources.map(({ type, name }) => [type, name])).toEqual([
    ['Good', 'goods'],
    ['New', 'news'],
    ['Person', 'people'],
    ['Thing', 'things'],
  ]);
});

it('takes what a list lies below for no record of the list', () => {
  const { resources } = model(`
    type Query { organization(slug: ID!): Organization }
    type Organization { id: ID! name: String! teams(first: Int, after: String): TeamConnection! }
    type Team { id: ID! name: String! }
    type TeamConnection { nodes: [Team!]! pageInfo: PageInfo! }
    type PageInfo { endCursor: String hasNextPage: Boolean! }
  `);
  const team = resources.find(({ type }) => type === 'Team');
  expect(team?.list?.root).toEqual(['organization', 'teams']);
  expect(team?.one).toBeUndefined();
});
