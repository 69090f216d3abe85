import { describe, expect, it } from 'vitest';

import { model, resource } from '../../test/infer.ts';

describe('a list', () => {
  const list = (field: string, more = '') =>
    resource(
      `
    type Query { ${field} } type Good { id: ID!, name: String, price: Int, owner: Owner } type Owner { id: ID! } type Goods { items: [Good!]!, total: Int! } enum Direction { ASC DESC } ${more}
  `,
      'Good',
    ).list;

  it('pages by arguments in an options object', () => {
    expect(
      list('goods(options: GoodOptions): Goods', 'input GoodOptions { skip: Int, take: Int }'),
    ).toMatchObject({
      records: ['items'],
      total: ['total'],
      paging: { kind: 'offset', offset: ['options', 'skip'], limit: ['options', 'take'] },
    });
  });

  it('does not take `first` alone for a cursor', () => {
    expect(list('goods(first: Int): [Good!]!')?.paging).toEqual({ kind: 'none', limit: ['first'] });
  });

  it.each<[string, string, string, 0 | 1]>([
    ['nothing', 'page: Int, size: Int', '', 1],
    ['the default', 'pageNumber: Int = 0, size: Int', '', 0],
    ['a default of one', 'pageIndex: Int = 1, size: Int', '', 1],
    ['the name `pageIndex`', 'pageIndex: Int, size: Int', '', 0],
    [
      'an `index` beside a `size`',
      'page: PageInput',
      'input PageInput { index: Int, size: Int }',
      0,
    ],
    ['the description', '"Zero-based." page: Int, size: Int', '', 0],
    ['a description of one', '"Counts from 1." pageIndex: Int, size: Int', '', 1],
    [
      'the words of a habit',
      'page: Int, perPage: Int, sortField: String, sortOrder: String',
      '',
      0,
    ],
    ['the half of these words', 'page: Int, perPage: Int, sortField: String', '', 1],
  ])('takes the first page from %s', (_, args, more, firstPage) => {
    expect(list(`goods(${args}): Goods`, more)?.paging).toMatchObject({ kind: 'page', firstPage });
  });

  it.each([
    [
      'an enum',
      'orderBy: [GoodOrder!]',
      'enum GoodOrder { NAME_ASC NAME_DESC }',
      {
        multiple: true,
        places: [
          {
            argument: ['orderBy'],
            values: [{ field: 'name', asc: 'NAME_ASC', desc: 'NAME_DESC' }],
          },
        ],
      },
    ],
    [
      'input objects',
      'orderBy: GoodOrder',
      'input GoodOrder { name: Direction }',
      {
        multiple: false,
        places: [
          {
            argument: ['orderBy'],
            values: [{ field: 'name', asc: { name: 'ASC' }, desc: { name: 'DESC' } }],
          },
        ],
      },
    ],
    [
      'field and direction',
      'sort: [GoodSort!]',
      'enum GoodField { name } input GoodSort { field: GoodField!, direction: Direction! }',
      {
        multiple: true,
        places: [
          {
            values: [
              {
                field: 'name',
                asc: { field: 'name', direction: 'ASC' },
                desc: { field: 'name', direction: 'DESC' },
              },
            ],
          },
        ],
      },
    ],
    [
      'two arguments',
      'sortField: String, sortOrder: String',
      '',
      {
        multiple: false,
        places: [
          {
            argument: ['sortField'],
            values: expect.arrayContaining([{ field: 'name', asc: 'name', desc: 'name' }]),
          },
          {
            argument: ['sortOrder'],
            values: expect.arrayContaining([{ field: 'name', asc: 'ASC', desc: 'DESC' }]),
          },
        ],
      },
    ],
    [
      'text',
      'sort: [String]',
      '',
      {
        multiple: true,
        places: [
          {
            values: expect.arrayContaining([{ field: 'name', asc: 'name:asc', desc: 'name:desc' }]),
          },
        ],
      },
    ],
  ])('sorts by %s', (_, argument, more, expected) => {
    expect(list(`goods(limit: Int, offset: Int, ${argument}): [Good!]!`, more)?.sort).toMatchObject(
      expected,
    );
  });

  it.each([
    [
      'operators below a field',
      'filter: F',
      'input F { name: S, and: [F!] } input S { eq: String, includesInsensitive: String, contains: String }',
      ['filter', 'name', 'contains'],
      [
        ['name', 'eq'],
        ['name', 'includesInsensitive'],
      ],
    ],
    [
      'operators in the name',
      'where: F',
      'input F { name: String, name_contains: String, name_in: [String!] }',
      ['where', 'name', 'in'],
      [['name'], ['name_in'], ['name_contains']],
    ],
    ['arguments of the list', 'name: String', '', [undefined, 'name', 'eq'], [['name']]],
  ])('filters by %s', (_, argument, more, [place, name], paths) => {
    const filter = list(`goods(limit: Int, offset: Int, ${argument}): [Good!]!`, more)?.filter;
    expect(filter?.argument).toEqual(place === undefined ? [] : [place]);
    const condition = filter?.fields.find((field) => field.name === name);
    expect(condition?.operators.map(({ path }) => path)).toEqual(paths);
  });

  it('finds free text in the filter or beside it', () => {
    expect(list('goods(q: String): [Good!]!')?.search).toEqual(['q']);
    expect(
      list('goods(filter: F): [Good!]!', 'input F { search: String, name: String }')?.search,
    ).toEqual(['filter', 'search']);
  });
});

it('sets the flag without which a server does not count', () => {
  const { list, count } = resource(
    'type Query { goods(first: Int, after: String, includeTotalCount: Boolean = false): GoodPage! } type GoodPage { items: [Good!]!, totalCount: Int, endCursor: String, hasNextPage: Boolean! } type Good { id: ID! }',
    'Good',
  );
  expect(list).toMatchObject({ required: [] });
  expect(list?.filter).toBeUndefined();
  expect(count).toMatchObject({
    total: ['totalCount'],
    required: [{ argument: 'includeTotalCount', type: 'Boolean', value: true }],
  });
});

it('prefers a list of all records to one that has to be asked first, whatever they are called', () => {
  const sdl = (feed: string) => `
    type Query { ${feed} postsOfBlog(blogId: ID!, first: Int!, after: String): PostConnection!, post(id: ID!): Post }
    type PostConnection { edges: [PostEdge!]!, pageInfo: PageInfo! } type PostEdge { node: Post!, cursor: String! } type PageInfo { hasNextPage: Boolean!, endCursor: String }
    type Post { id: ID!, title: String! }
  `;
  expect(
    resource(sdl('feed(first: Int!, after: String): PostConnection!,'), 'Post').list,
  ).toMatchObject({ root: ['feed'], requiredConditions: [] });
  expect(resource(sdl(''), 'Post').list).toMatchObject({
    root: ['postsOfBlog'],
    requiredConditions: [{ name: 'blogId' }],
  });
});

it('takes no record that holds lists of others for a page of them', () => {
  const { resources } = model(`
    type Query { orders: [Order!]!, order(left: Int!, right: Int!): Order }
    type Order { left: Int!, right: Int!, total: Int!, buyer: Person, goods: [Good!]!, notes: [Note!]!, people: [Person!]! }
    type Good { id: ID! } type Note { id: ID! } type Person { id: ID! }
  `);
  expect(resources.map(({ type }) => type)).toEqual(['Order']);
});

it('lists what points here where the other list can be filtered by it', () => {
  const { related } = resource(
    'type Query { goods(filter: F): [Good!]!, owners: [Owner!]! } type Good { id: ID!, ownerId: ID!, owner: Owner } type Owner { id: ID!, name: String, goods(first: Int): [Good!]! } input F { ownerId: O } input O { eq: ID }',
    'Owner',
  );
  expect(related).toEqual([
    { name: 'goods', resource: 'goods', on: [{ filter: 'ownerId', key: 'id' }] },
  ]);
});

it('lists what refers to a record also where only the conditions say its key', () => {
  const { related } = resource(
    'type Query { repairs(clientId: ID, limit: Int): [Repair!]!, clients(limit: Int): [Client!]! } type Repair { id: ID!, title: String!, client: Client! } type Client { id: ID!, name: String! }',
    'Client',
  );
  expect(related).toEqual([
    { name: 'repairs', resource: 'repairs', on: [{ filter: 'clientId', key: 'id' }] },
  ]);
});
