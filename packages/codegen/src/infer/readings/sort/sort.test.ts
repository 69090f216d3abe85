import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../../index.ts';

it('gives the priority that must stand beside a direction', () => {
  const { resources } = inferModel(
    buildSchema(`
    type Query { invoice(id: Int!): Invoice invoices(orderBy: InvoiceOrder, limit: Int, offset: Int): [Invoice!]! }
    type Invoice { id: Int! number: String! }
    input InvoiceOrder { id: InnerOrder number: InnerOrder }
    input InnerOrder { direction: Direction! priority: Int! }
    enum Direction { asc desc }
  `),
  );
  expect(resources[0]?.list?.sort).toMatchObject({
    places: [
      {
        values: expect.arrayContaining([
          {
            field: 'number',
            asc: { number: { direction: 'asc', priority: 1 } },
            desc: { number: { direction: 'desc', priority: 1 } },
          },
        ]),
      },
    ],
  });
});

const sortOf = (order: string) =>
  inferModel(
    buildSchema(`
  type Query { invoice(id: Int!): Invoice invoices(order: InvoiceOrder, limit: Int, offset: Int): [Invoice!]! }
  type Invoice { id: Int! number: String! }
  enum InvoiceField { id number }
  enum Direction { asc desc }
  ${order}
`),
  ).resources[0]?.list?.sort;

it('reads the field below its direction, and the order that comes after', () => {
  expect(
    sortOf('input InvoiceOrder { asc: InvoiceField desc: InvoiceField then: InvoiceOrder }'),
  ).toMatchObject({
    multiple: true,
    chain: 'then',
    places: [
      {
        argument: ['order'],
        values: [
          { field: 'id', asc: { asc: 'id' }, desc: { desc: 'id' } },
          { field: 'number', asc: { asc: 'number' }, desc: { desc: 'number' } },
        ],
      },
    ],
  });
});

it('reads keys in a list that an object holds', () => {
  expect(
    sortOf(
      'input InvoiceOrder { columns: [Column] } input Column { name: String direction: Direction }',
    ),
  ).toMatchObject({
    multiple: true,
    places: [
      {
        argument: ['order', 'columns'],
        values: expect.arrayContaining([
          {
            field: 'number',
            asc: { name: 'number', direction: 'asc' },
            desc: { name: 'number', direction: 'desc' },
          },
        ]),
      },
    ],
  });
});

const sheep = (given: string, more = '') =>
  inferModel(
    buildSchema(`
  scalar DateTime
  type Query { sheep(id: Int!): Sheep herd(limit: Int, offset: Int, ${given}): [Sheep!]! }
  type Sheep { id: Int! name: String! createdAt: DateTime shearingDate: String }
  enum Way { UP DOWN }
  enum Direction { ASC DESC }
  ${more}
`),
  ).resources[0]?.list?.sort;

it('takes `value` for the direction where it knows up and down', () => {
  expect(sheep('sort: [By!]', 'input By { key: String! value: Direction! }')).toMatchObject({
    places: [
      {
        argument: ['sort'],
        values: expect.arrayContaining([
          {
            field: 'name',
            asc: { key: 'name', value: 'ASC' },
            desc: { key: 'name', value: 'DESC' },
          },
        ]),
      },
    ],
  });
  expect(sheep('sort: [By!]', 'input By { key: String! value: String! }')).toBeUndefined();
});

it('finds the order among the conditions, and its direction beside it', () => {
  expect(
    sheep(
      'where: HerdWhere',
      'input HerdWhere { name: String orderby: By order: Direction } enum By { NAME SHEEP_ID SHEARING CREATION_DATE WOOL }',
    ),
  ).toMatchObject({
    places: [
      {
        argument: ['where', 'orderby'],
        values: [
          { field: 'name', asc: 'NAME' },
          { field: 'id', asc: 'SHEEP_ID' },
          { field: 'shearingDate', asc: 'SHEARING' },
          { field: 'createdAt', asc: 'CREATION_DATE' },
        ],
      },
      { argument: ['where', 'order'] },
    ],
  });
});

it('takes a date without a direction for newest first', () => {
  expect(sheep('orderBy: By', 'enum By { createdAt name }')?.places[0]?.values).toEqual([
    { field: 'createdAt', desc: 'createdAt' },
    { field: 'name', asc: 'name' },
  ]);
  expect(sheep('newest_first: Boolean')?.places[0]?.values).toEqual([
    { field: 'createdAt', asc: false, desc: true },
  ]);
});

/** How the name of a sheep is sorted by, upwards and downwards, at each place. */
const byName = (given: string, more = '') =>
  sheep(given, more)?.places.map(({ argument, values }) => {
    const { asc, desc } = values.find(({ field }) => field === 'name') ?? {};
    return [argument.join('.'), asc, desc];
  });

it.each([
  [
    'its default with a colon',
    'sorted_by: String, orderBy: String = "id:asc"',
    'name:asc',
    'name:desc',
  ],
  ['its default with a space', 'sort: String = "id desc"', 'name asc', 'name desc'],
  ['its default with a minus', 'orders: [String!] = ["-id"]', 'name', '-name'],
  ['its description', '"As in `-createdAt`." orders: [String!]', 'name', '-name'],
  [
    'a description with a direction',
    '"For example `id desc`." sort: String',
    'name asc',
    'name desc',
  ],
  ['what a list is mostly', 'orders: [String!]', 'name:asc', 'name:desc'],
  ['what a `sort` is mostly', 'sort: String', 'name', '-name'],
  ['what an `ordering` is mostly', 'ordering: String', 'name', '-name'],
  ['what an `order` is mostly', 'order: String', 'name asc', 'name desc'],
])('takes the form of a text from %s', (_, given, asc, desc) => {
  expect(byName(given)?.map(([, ...forms]) => forms)).toEqual([[asc, desc]]);
});

it('says of the form of a text alone that it is assumed', () => {
  expect(sheep('sort: String')).toMatchObject({ assumed: true });
  expect(sheep('sort: String = "id:asc"')).not.toHaveProperty('assumed');
});

it.each([
  [
    'Directus',
    'sort: [String], filter: Sheep_filter',
    '[SheepTotal]',
    'input Sheep_filter { name: String }',
    '-name',
  ],
  [
    'no Directus, without totals beside it',
    'sort: [String], filter: Sheep_filter',
    '',
    'input Sheep_filter { name: String }',
    'name:desc',
  ],
  [
    'no Directus, with another filter',
    'sort: [String], filter: Other_filter',
    '[SheepTotal]',
    'input Other_filter { name: String }',
    'name:desc',
  ],
  [
    'Strapi',
    'sort: [String], filters: SheepFiltersInput, pagination: PaginationArg',
    '',
    'input SheepFiltersInput { name: String } input PaginationArg { page: Int pageSize: Int }',
    'name:desc',
  ],
  [
    'no Strapi, without its pages',
    'sort: [String], filters: SheepFiltersInput',
    '',
    'input SheepFiltersInput { name: String }',
    'name:desc',
  ],
  [
    'no Strapi, with another filter',
    'sort: [String], filters: OtherFilters, pagination: PaginationArg',
    '',
    'input OtherFilters { name: String } input PaginationArg { page: Int pageSize: Int }',
    'name:desc',
  ],
  [
    'no Directus, with one text',
    'sort: String, filter: Sheep_filter',
    '[SheepTotal]',
    'input Sheep_filter { name: String }',
    '-name',
  ],
])('knows the text of a server by its schema: %s', (server, given, aggregated, more, desc) => {
  const { resources } = inferModel(
    buildSchema(`
      type Query { sheep_by_id(id: Int!): Sheep sheep(limit: Int, offset: Int, ${given}): [Sheep!]!
        ${aggregated && `Sheep_aggregated: ${aggregated}`} }
      type Sheep { id: Int! name: String! }
      type SheepTotal { count: Int }
      ${more}
    `),
  );
  const sort = resources.find(({ type }) => type === 'Sheep')?.list?.sort;
  expect(sort?.places[0]?.values.find(({ field }) => field === 'name')?.desc).toBe(desc);
  expect(sort?.assumed).toBe(server.startsWith('no ') ? true : undefined);
});

it.each([
  ['the field and the direction', 'enum By { NAME_ASC NAME_DESC ID_ASC }', 'NAME_ASC', 'NAME_DESC'],
  ['the direction and the field', 'enum By { ASC_NAME DESC_NAME ASC_ID }', 'ASC_NAME', 'DESC_NAME'],
  ['the direction and the only field', 'enum By { ASC_NAME DESC_NAME }', 'ASC_NAME', 'DESC_NAME'],
  ['long words', 'enum By { nameAscending nameDescending }', 'nameAscending', 'nameDescending'],
  [
    'places of what is empty',
    'enum By { NAME_ASC_NULLS_FIRST NAME_ASC NAME_DESC_NULLS_LAST NAME_DESC }',
    'NAME_ASC',
    'NAME_DESC',
  ],
  [
    'two names of one field',
    'enum By { NAME_ASC SHEEP_NAME_ASC NAME_DESC SHEEP_NAME_DESC }',
    'NAME_ASC',
    'NAME_DESC',
  ],
  ['one direction alone', 'enum By { NAME_DESC ID }', undefined, 'NAME_DESC'],
])('reads values of an enum that say %s', (_, by, asc, desc) => {
  expect(byName('orderBy: By', by)).toEqual([['orderBy', asc, desc]]);
});

it('sorts by no field that the record does not have', () => {
  expect(sheep('orderBy: By', 'enum By { RELEVANCE_ASC RELEVANCE_DESC }')).toBeUndefined();
  expect(sheep('sortField: By, sortOrder: Direction', 'enum By { RELEVANCE }')).toBeUndefined();
  expect(
    sheep('sort: By', 'input By { field: Of! direction: Direction } enum Of { RELEVANCE }'),
  ).toBeUndefined();
  expect(sheep('sort: By', 'input By { relevance: Direction }')).toBeUndefined();
  expect(
    sheep('orderBy: By', 'enum By { RELEVANCE_ASC NAME_ASC NAME_DESC }')?.places[0]?.values,
  ).toEqual([{ field: 'name', asc: 'NAME_ASC', desc: 'NAME_DESC' }]);
});

it.each([
  ['an enum', 'sortDirection: Direction', 'ASC', 'DESC'],
  ['up and down', 'sortDirection: Way', 'UP', 'DOWN'],
  ['an enum that says more', 'sortDirection: Placed', 'ASC', 'DESC'],
  ['an enum of long words', 'sortDirection: Long', 'ASCENDING_ORDER', 'DESCENDING_ORDER'],
  ['yes or no', 'ascending: Boolean', true, false],
  ['no or yes', 'descending: Boolean', false, true],
  ['a sign', 'sortOrder: Int', 1, -1],
  ['a text', 'sortOrder: String', 'ASC', 'DESC'],
])('takes the direction of a field from %s', (_, argument, asc, desc) => {
  const types = `enum By { NAME ID SHEEP_NAME } input Sorted { field: String ${argument} }
    enum Placed { ASC_NULLS_FIRST ASC DESC_NULLS_FIRST DESC } enum Long { ASCENDING_ORDER DESCENDING_ORDER }`;
  const [name = ''] = argument.split(':');
  expect(byName(`sortField: By, ${argument}`, types)).toEqual([
    ['sortField', 'NAME', 'NAME'],
    [name, asc, desc],
  ]);
  expect(byName('sort: Sorted', types)).toEqual([
    ['sort', { field: 'name', [name]: asc }, { field: 'name', [name]: desc }],
  ]);
});

it.each([
  ['an argument', 'sortField: By, sortDirection: Side'],
  ['a key', 'sort: Sorted'],
])('sends no direction to an enum that does not say which way is up: %s', (_, given) => {
  expect(
    sheep(
      given,
      'enum By { NAME } enum Side { LEFT RIGHT } input Sorted { field: By! direction: Side }',
    )?.places.map(({ values }) => values),
  ).toEqual([[{ field: 'name', asc: given.startsWith('sort:') ? { field: 'NAME' } : 'NAME' }]]);
});

it('reads objects of a field and its direction, and none that must say more', () => {
  const object = (keys: string) =>
    byName('sort: By', `enum Of { NAME } enum Nulls { FIRST LAST } input By { ${keys} }`);
  expect(object('field: Of! direction: Direction! nulls: Nulls')).toEqual([
    ['sort', { field: 'NAME', direction: 'ASC' }, { field: 'NAME', direction: 'DESC' }],
  ]);
  expect(object('sort: Of order: Direction')).toEqual([
    ['sort', { sort: 'NAME', order: 'ASC' }, { sort: 'NAME', order: 'DESC' }],
  ]);
  expect(object('field: Of!')).toEqual([['sort', { field: 'NAME' }, undefined]]);
  expect(object('field: Of! direction: Direction a: Int b: Int')).toHaveLength(1);
  expect(object('field: Of! direction: Direction a: Int b: Int c: Int')).toBeUndefined();
  expect(object('field: String')).toBeUndefined();
  expect(object('field: Of! direction: Direction! nulls: Nulls!')).toBeUndefined();
});

it.each([
  ['a direction', 'name: Direction', { name: 'ASC' }],
  ['an object around it', 'name: Sorted', { name: { sort: 'ASC' } }],
  ['an object of another enum', 'name: Empty', undefined],
  ['an object that must say more', 'name: Ranked', undefined],
  ['an object that must say another number', 'name: Weighed', undefined],
  ['an object that must say a text', 'name: Told', undefined],
])('reads a key for each field with %s', (_, keys, asc) => {
  expect(
    byName(
      'sort: By',
      `input By { ${keys} unknown: Direction }
      input Sorted { nulls: Nulls sort: Direction } input Empty { nulls: Nulls order: Nulls } enum Nulls { FIRST LAST }
      input Ranked { order: Direction! nulls: Nulls! rank: Int! } input Weighed { order: Direction! weight: Int! }
      input Told { order: Direction! rank: String! }`,
    )?.[0]?.[1],
  ).toEqual(asc);
});

it.each([
  ['one of them', 'ascending: By descending: By', 'by: By', { ascending: 'NAME' }],
  ['lists of them', 'ascending: [By!] descending: [By!]', '', { ascending: ['NAME'] }],
  ['lists by up and down', 'up: [By!] other: [Direction!] down: [By!]', '', { up: ['NAME'] }],
  ['one direction alone', 'ascending: By', '', undefined],
  ['a list of one direction alone', 'descending: [By!]', '', undefined],
  ['two enums', 'ascending: By descending: Other', '', undefined],
  ['lists of two enums', 'ascending: [By!] descending: [Other!]', '', undefined],
  ['texts', 'ascending: String descending: String', '', undefined],
  ['lists of texts', 'ascending: [String!] descending: [String!]', '', undefined],
])('reads fields below their direction: %s', (_, keys, more, asc) => {
  const types = `enum By { NAME ID } enum Other { NAME } input Sorted { ${keys} ${more} }`;
  expect(byName('sort: Sorted', types)?.[0]?.[1]).toEqual(asc);
});

it('reads no lists by direction in a list, which say no order among their fields', () => {
  const types = 'enum By { NAME } input Sorted { ascending: [By!] descending: [By!] }';
  expect(byName('sort: Sorted', types)).toHaveLength(1);
  expect(byName('sort: [Sorted!]', types)).toBeUndefined();
});

it('chains no orders that are a list already', () => {
  const types =
    'enum By { NAME ID } input Sorted { asc: By desc: By then: Sorted others: [Sorted!] }';
  expect(sheep('sort: [Sorted!]', types)).not.toHaveProperty('chain');
  expect(sheep('sort: Sorted', types)).toMatchObject({ chain: 'then', multiple: true });
  expect(sheep('sort: Sorted', types.replace('then: Sorted', ''))).toMatchObject({
    multiple: false,
  });
});

it.each([
  ['a list alone', 'columns: [Column!]', 'sort.columns'],
  ['a list beside something', 'columns: [Column!] nulls: String', undefined],
  ['an object alone', 'column: Column', undefined],
  ['a list of texts', 'columns: [String!]', undefined],
])('enters an object that holds %s', (_, keys, place) => {
  expect(
    byName(
      'sort: Sorted',
      `input Sorted { ${keys} } input Column { field: String! direction: Direction! }`,
    )?.[0]?.[0],
  ).toBe(place);
});

it('sorts by what has an order, and calls a reference by its key', () => {
  const { resources } = inferModel(
    buildSchema(`
      scalar JSON
      type Query {
        wolf(id: Int!): Wolf wolves(limit: Int, offset: Int): [Wolf!]!
        sheep(id: Int!): Sheep herd(limit: Int, offset: Int, sort: String = "id:asc"): [Sheep!]!
        flock(limit: Int, offset: Int): [Lamb!]! lambs(limit: Int, offset: Int, orderBy: By): [Lamb!]! lamb(id: Int!): Lamb
      }
      type Wolf { id: Int! name: String! }
      type Sheep { id: Int! name: String! wool: JSON tags: [String!] fear: Wolf coat: Coat }
      type Coat { colour: String! }
      type Lamb { id: Int! fearId: Int fear: Wolf }
      enum By { FEAR_ID_ASC FEAR_ID_DESC ID_ASC }
    `),
  );
  const fieldsOf = (type: string) =>
    resources
      .find((each) => each.type === type)
      ?.list?.sort?.places[0]?.values.map(({ field }) => field);
  expect(fieldsOf('Sheep')?.toSorted()).toEqual(['id', 'name']);
  expect(fieldsOf('Lamb')).toEqual(['fear', 'id']);
});

it('turns the dates around alone, and only by a switch for them', () => {
  expect(sheep('newest_first: String')).toMatchObject({ assumed: true });
  const undated = inferModel(
    buildSchema(
      'type Query { sheep(id: Int!): Sheep herd(limit: Int, offset: Int, newestFirst: Boolean): [Sheep!]! } type Sheep { id: Int! name: String! }',
    ),
  );
  expect(undated.resources[0]?.list?.sort).toBeUndefined();
  expect(sheep('orderBy: By', 'enum By { CREATED_AT_ASC NAME }')?.places[0]?.values).toContainEqual(
    {
      field: 'createdAt',
      asc: 'CREATED_AT_ASC',
    },
  );
});

it('finds the order in an object of options, and not in another', () => {
  const types = 'input Given { sort: By } enum By { NAME }';
  expect(byName('options: Given', types)).toEqual([['options.sort', 'NAME', undefined]]);
  expect(byName('shepherd: Given', types)).toBeUndefined();
});

it('takes the first order of several that names a field', () => {
  expect(byName('sorting: Far, orderBy: By', 'enum Far { DISTANCE } enum By { NAME }')).toEqual([
    ['orderBy', 'NAME', undefined],
  ]);
});

it('knows the date of the last change by any word for it', () => {
  expect(
    inferModel(
      buildSchema(`
        scalar DateTime
        type Query { sheep(id: Int!): Sheep herd(limit: Int, offset: Int, orderBy: By): [Sheep!]! }
        type Sheep { id: Int! name: String! modifiedOn: DateTime modified: Boolean }
        enum By { LAST_UPDATED_ASC LAST_UPDATED_DESC }
      `),
    ).resources[0]?.list?.sort?.places[0]?.values,
  ).toEqual([{ field: 'modifiedOn', asc: 'LAST_UPDATED_ASC', desc: 'LAST_UPDATED_DESC' }]);
});

it('offers a field once, by the first of its names', () => {
  const fieldsBy = (given: string, more: string) =>
    sheep(given, more)?.places.map(({ values }) => values.map(({ field }) => field));
  const names = 'enum By { NAME SHEEP_NAME ID }';
  expect(fieldsBy('sortField: By, sortOrder: Direction', names)).toEqual([
    ['name', 'id'],
    ['name', 'id'],
  ]);
  expect(
    fieldsBy('sort: Sorted', `${names} input Sorted { field: By! direction: Direction! }`),
  ).toEqual([['name', 'id']]);
});

it('takes an enum of one way alone for no direction', () => {
  const types = 'enum By { NAME } enum Up { ASC FIRST } enum Down { DESC LAST }';
  expect(byName('sortField: By, sortDirection: Up', types)).toEqual([
    ['sortField', 'NAME', undefined],
  ]);
  expect(byName('sortField: By, sortDirection: Down', types)).toEqual([
    ['sortField', 'NAME', undefined],
  ]);
});
