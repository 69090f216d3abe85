import { expect, it } from 'vitest';

import { resource } from '../../../test/infer.ts';

const input = (name: string, type: string, more = '') =>
  resource(
    `scalar Upload scalar Bytes scalar Date
    type Query { goods(limit: Int, offset: Int): [Good!]! owners(limit: Int, offset: Int): [Owner!]! shelves(limit: Int, offset: Int): [Shelf!]! tags(limit: Int, offset: Int): [Tag!]! }
    type Good { id: ID! title: String! note: String url: String owner: Owner shelf: Shelf tags: [Tag!] place: Place state: State span: Span }
    type Owner { id: ID! name: String! } type Shelf { row: Int! place: Int! } type Tag { code: ID! label: String! } type Place { city: String }
    type Span { start: Bound end: Bound } type Bound { value: Int! inclusive: Boolean! } enum State { NEW OLD }
    input GoodInput { title: String! ${name}: ${type} }
    type Mutation { updateGood(id: ID!, input: GoodInput!): Good } ${more}`,
    'Good',
  ).update?.inputs.find((each) => each.name === name);

it.each([
  ['a text', 'note', 'String', '', { kind: 'text', required: false, nullable: true, list: false }],
  ['a text that must be there', 'note', 'String!', '', { required: true, nullable: false }],
  [
    'a text with a default',
    'note',
    'String! = "a"',
    '',
    { required: false, nullable: false, defaultValue: 'a' },
  ],
  ['the kind that the record shows', 'url', 'String', '', { kind: 'url' }],
  [
    'an enum',
    'state',
    'State',
    '',
    {
      kind: 'enum',
      values: [
        expect.objectContaining({ value: 'NEW' }),
        expect.objectContaining({ value: 'OLD' }),
      ],
    },
  ],
  ['a file', 'scan', 'Upload', '', { kind: 'file' }],
  ['bytes', 'data', 'Bytes', '', { kind: 'binary', encoding: 'base64' }],
  [
    'the key of a record',
    'ownerId',
    'ID',
    '',
    { kind: 'reference', field: 'owner', reference: { resource: 'owners', keyField: 'id' } },
  ],
  [
    'keys of records',
    'tagIds',
    '[ID!]',
    '',
    {
      kind: 'reference',
      list: true,
      field: 'tags',
      reference: { resource: 'tags', keyField: 'code' },
    },
  ],
  ['the key of a record that is not shown', 'secondOwnerId', 'ID', '', { kind: 'id' }],
  ['no key of two parts', 'shelfId', 'ID', '', { kind: 'id' }],
  [
    'a key in an object',
    'owner',
    'OwnerKey',
    'input OwnerKey { id: ID! name: String }',
    {
      kind: 'reference',
      type: 'ID',
      reference: { resource: 'owners', keyField: 'id', wrap: ['id'] },
    },
  ],
  [
    'a record that must be created',
    'owner',
    'OwnerNew!',
    'input OwnerNew { name: String! size: Int }',
    { kind: 'object' },
  ],
  [
    'a wrapped value',
    'note',
    'SetNote',
    'input SetNote { set: String }',
    { kind: 'text', type: 'String', wrap: ['set'] },
  ],
  [
    'an object',
    'place',
    'PlaceInput',
    'input PlaceInput { city: String }',
    { kind: 'object', inputs: [expect.objectContaining({ name: 'city' })] },
  ],
  [
    'an object that requires what no form has',
    'place',
    'PlaceInput',
    'input PlaceInput { city: String other: Deep! } input Deep { a: A } input A { b: B } input B { c: String }',
    { kind: 'object' },
  ],
])('takes %s', (_, name, type, more, expected) => {
  expect(input(name, type, more)).toMatchObject(expected);
});

it('takes no record that could be created beside', () => {
  expect(input('owner', 'OwnerNew', 'input OwnerNew { id: ID name: String! }')).toBeUndefined();
});

it.each([
  [
    'connects one',
    'owner',
    'input Link { connect: Key create: New } input Key { id: ID! } input New { name: String! }',
    { list: false, reference: { keyField: 'id', wrap: ['connect', 'id'] } },
  ],
  [
    'sets all',
    'tags',
    'input Link { set: [Key!] connect: [Key!] } input Key { code: ID! }',
    { list: true, reference: { keyField: 'code', wrap: ['set', 'code'] } },
  ],
  [
    'adds and takes away',
    'tags',
    'input Link { connect: [Key!] disconnect: [Key!] } input Key { code: ID! }',
    { list: true, reference: { wrap: ['connect', 'code'], unlink: ['disconnect', 'code'] } },
  ],
  [
    'adds alone',
    'tags',
    'input Link { connect: [Key!] disconnect: Boolean } input Key { code: ID! }',
    { list: true, reference: { wrap: ['connect', 'code'], unlink: null } },
  ],
  [
    'takes plain keys',
    'tags',
    'input Link { connect: [ID!] disconnect: [ID!] }',
    { list: true, type: 'ID', reference: { wrap: ['connect'], unlink: ['disconnect'] } },
  ],
  [
    'syncs them',
    'tags',
    'input Link { sync: [ID!] connect: [ID!] }',
    { list: true, reference: { wrap: ['sync'] } },
  ],
])('links what it %s', (_, name, more, expected) => {
  expect(input(name, 'Link', more)).toMatchObject({ kind: 'reference', ...expected });
});

it('takes nothing away where a link replaces all', () => {
  expect(
    input('tags', 'Link', 'input Link { set: [Key!] disconnect: [Key!] } input Key { code: ID! }')
      ?.reference,
  ).not.toHaveProperty('unlink');
});
