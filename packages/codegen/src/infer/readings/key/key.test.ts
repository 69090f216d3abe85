import { describe, expect, it } from 'vitest';

import { model, resource } from '../../../../test/infer.ts';

const keyOf = (fields: string, root = '', more = '') =>
  model(
    `type Query { goods(limit: Int, offset: Int): [Good!]! ${root} } type Good { name: String ${fields} } ${more}`,
  )
    .resources.find(({ type }) => type === 'Good')
    ?.key.map(({ field, path }) => path?.join('.') ?? field) ?? [];

describe('a record is told from others', () => {
  it.each([
    ['by its `id` before other ids', 'uuid: ID! goodId: ID! id: ID!', ['id']],
    ['by an id of the database', '_id: ID! slug: String!', ['_id']],
    ['by what is called after its type', 'goodId: Int! ownerId: ID!', ['goodId']],
    ['by what its type is called behind', 'id_good: Int!', ['id_good']],
    ['by its own local id', 'localId: Int! ownerId: Int!', ['localId']],
    ['by no local id that may be missing', 'localId: Int', []],
    ['by its only field of type ID', 'badge: ID!', ['badge']],
    ['by neither of two such', 'badge: ID! seal: ID!', []],
    ['by no key of something else', 'ownerId: ID!', []],
    ['by a key that begins with its type', 'goodTagId: ID!', ['goodTagId']],
    ['by no such key where what it leads to is there', 'goodTagId: ID! goodTag: Tag', []],
    ['by no such key that may be missing', 'goodTagId: ID', []],
    ['by what its system knows of it', 'sys: Sys', ['sys.id']],
    ['by nothing in a list of such', 'sys: [Sys!]', []],
    ['by nothing that is asked first', 'sys(of: Int): Sys', []],
    ['by no list of ids', 'id: [ID!] _id: ID!', ['_id']],
    ['by no id that is asked first', 'id(of: Int!): ID _id: ID!', ['_id']],
    ['by an id that may be asked', 'id(of: Int): ID!', ['id']],
    ['by no object', 'id: Sys _id: ID!', ['_id']],
  ])('%s', (_, fields, key) => {
    expect(keyOf(fields, '', 'type Sys { id: ID! } type Tag { label: String }')).toEqual(key);
  });

  it.each([
    [
      'by all that one is asked for',
      'shelf: Int! place: Int!',
      'good(shelf: Int!, place: Int!): Good',
      ['shelf', 'place'],
    ],
    [
      'by all of them, though there is an id',
      'id: ID! shelf: Int!',
      'good(id: ID!, shelf: Int!): Good',
      ['id', 'shelf'],
    ],
    ['by the value that one is asked for', 'slug: String!', 'good(slug: String!): Good', ['slug']],
    [
      'by the first value, where none must be sent',
      'slug: String!',
      'good(slug: String, name: String): Good',
      ['slug'],
    ],
    [
      'by what a field of its name asks for',
      'slug: String! code: String!',
      'aFind(code: String!): Good good(slug: String!): Good',
      ['slug'],
    ],
    ['by no value that it does not have', 'slug: String!', 'good(other: String!): Good', []],
    ['by the key of what it belongs to', 'box: Box!', 'good(boxId: ID!, name: String!): Good', []],
    [
      'by the keys of what it belongs to',
      'box: Box! shelf: Int!',
      'good(boxId: ID!, shelf: Int!): Good',
      ['box.id', 'shelf'],
    ],
    [
      'by no key of what may be missing',
      'box: Box shelf: Int!',
      'good(boxId: ID!, shelf: Int!): Good',
      [],
    ],
    [
      'by the values in an object',
      'shelf: Int! place: Int!',
      'good(where: Unique!): Good',
      ['shelf', 'place'],
    ],
    [
      'by the one unique value in an object',
      'slug: String! place: Int!',
      'good(where: Slug!): Good',
      ['slug'],
    ],
    [
      'by what one is asked for, or why it is not there',
      'slug: String!',
      'good(slug: String!): Found',
      ['slug'],
    ],
  ])('%s', (_, fields, root, key) => {
    expect(
      keyOf(
        fields,
        root,
        `type Box { id: ID! } input Unique { shelf_place: Pair } input Pair { shelf: Int! place: Int! }
        input Slug { slug: String place: Int other: Int } union Found = Good | Missing type Missing { message: String! }`,
      ),
    ).toEqual(key);
  });

  it.each([
    ['by a word for what tells such things apart', 'code: String!', ['code']],
    ['by the surest of such words', 'code: String! sku: String!', ['sku']],
    ['by none that may be missing', 'code: String', []],
    ['by no number', 'code: Int!', []],
    ['by no list', 'code: [String!]!', []],
  ])('%s where other records point to it', (_, fields, key) => {
    const order = 'type Order { id: ID! good: Good }';
    expect(keyOf(fields, 'orders: [Order!]!', order)).toEqual(key);
    expect(
      keyOf(fields, 'orders: [Order!]!', order.replace('good: Good', 'goods: [Good!]')),
    ).toEqual([]);
  });

  it.each([
    [
      'what deletes one asks for',
      'port: String! hour: Int!',
      'deleteGood(port: String!, hour: Int!): Boolean',
      ['port', 'hour'],
    ],
    [
      'no value that may be missing',
      'port: String hour: Int!',
      'deleteGood(port: String!, hour: Int!): Boolean',
      [],
    ],
    ['no value that it does not have', 'port: String!', 'deleteGood(other: String!): Boolean', []],
    ['nothing that may be sent', 'port: String!', 'deleteGood(port: String): Boolean', []],
    [
      'nothing that changes one asks for',
      'port: String!',
      'updateGood(port: String!): Boolean',
      [],
    ],
    [
      'the id, where there is one',
      'id: ID! port: String!',
      'deleteGood(port: String!): Boolean',
      ['id'],
    ],
  ])('by %s', (_, fields, mutation, key) => {
    expect(keyOf(fields, '', `type Mutation { ${mutation} }`)).toEqual(key);
  });
});

it('is known by what one is fetched by, where nothing writes it', () => {
  const key = (
    mutations: string,
    args = 'slug: String!',
    fields = 'slug: String! colour: String!',
  ) =>
    resource(
      `type Query { goods(limit: Int, offset: Int): [Good!]! findGood(${args}): Good } type Good { id: ID! ${fields} } ${mutations}`,
      'Good',
    ).key.map(({ field }) => field);
  expect(key('')).toEqual(['slug']);
  expect(key('type Mutation { updateGood(id: ID!, slug: String): Good }')).toEqual(['id']);
  expect(key('type Mutation { deleteGood(id: ID!): Good }')).toEqual(['id']);
  expect(key('', 'colour: String!')).toEqual(['id']);
  expect(key('', 'slug: String!, colour: String!')).toEqual(['slug', 'colour']);
});

/** Albums with an opaque id, a number and what points to them. */
const albumKey = (references: string, filter: string, lookups = '') =>
  resource(
    `type Query {
      albums(limit: Int, offset: Int, condition: AlbumCondition): [Album!]! album(nodeId: ID!): Album ${lookups}
      tracks(limit: Int, offset: Int): [Track!]!
    }
    input AlbumCondition { ${filter} } type Album { nodeId: ID! albumId: Int! title: String! }
    type Track { id: ID! name: String ${references} }`,
    'Album',
  ).key.map(({ field }) => field);

it.each([
  ['the type of keys that point to it', 'albumId: Int album: Album', 'title: String', ['albumId']],
  [
    'the type of keys by the words behind “by”',
    'madeFor: Int albumByMadeFor: Album',
    'title: String',
    ['albumId'],
  ],
  [
    'the id, which keys that point to it have',
    'albumId: ID album: Album',
    'albumId: Int',
    ['nodeId'],
  ],
  ['the id, where nothing says anything', 'album: Album', 'title: String', ['nodeId']],
  ['what its list is filtered by', 'title: String', 'albumId: Int', ['albumId']],
  [
    'the id, by which its list is filtered too',
    'title: String',
    'albumId: Int nodeId: ID',
    ['nodeId'],
  ],
])('has of two keys %s', (_, references, filter, key) => {
  expect(albumKey(references, filter, 'albumByAlbumId(albumId: Int!): Album')).toEqual(key);
});

it('has the number only where one is fetched by it', () => {
  expect(albumKey('title: String', 'albumId: Int')).toEqual(['nodeId']);
});

describe('an operation takes the key', () => {
  const update = (args: string, more = '') =>
    resource(
      `type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
      type Good { id: ID! title: String! code: String! box: Box } type Box { id: ID! }
      type Mutation { updateGood(${args}): Good } ${more}`,
      'Good',
    ).update?.key;

  it.each([
    ['of its own name before another', 'id: ID!, goodId: ID, title: String', ['id']],
    ['beside the values before among them', 'id: ID!, data: Data!', ['id']],
    ['among the values, where it is there alone', 'data: Data!', ['data', 'id']],
    ['in an object that says which', 'where: Which!, data: Data!', ['where', 'id']],
    ['in an object of its type', 'input: In!', ['input', 'good', 'id']],
    ['by a word for keys', 'key: ID!, title: String', ['key']],
    ['by another word for them', 'identifier: ID!, title: String', ['identifier']],
    ['of its own by a name of two', 'titleOrId: ID!, title: String', ['titleOrId']],
    ['in a list', 'ids: [ID!]!, title: String', ['ids']],
    ['in a list of its own', 'goodIds: [ID!]!, title: String', ['goodIds']],
    ['alone before a list', 'ids: [ID!], id: ID, title: String', ['id']],
    ['compared', 'id: Same!, title: String', ['id', 'equals']],
    ['not of a part', 'title: String!, box: Which!', undefined],
    ['not as an enum', 'id: Kind!, title: String', undefined],
    ['not in a value of its own', 'code: ID!, title: String', undefined],
  ])('%s', (_, args, argument) => {
    expect(
      update(
        args,
        'input Data { id: ID title: String } input Which { id: ID! } input Same { equals: ID not: ID } enum Kind { A } input In { good: Data! }',
      )?.[0]?.argument,
    ).toEqual(argument);
  });
});
