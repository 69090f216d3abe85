import { expect, it } from 'vitest';

import { model, resource } from '../../../test/infer.ts';

const listOf = (args: string, more = '') =>
  model(
    `type Query { notes(limit: Int, offset: Int, ${args}): [Note!]! note(id: ID!): Note owners(limit: Int, offset: Int): [Owner!]! }
    type Note { id: ID! text: String! state: State owner: Owner size: Int } type Owner { id: ID! name: String! } enum State { NEW OLD }
    type Mutation { updateNote(id: ID!, text: String): Note } ${more}`,
    { include: ['Note'] },
  ).resources.find(({ type }) => type === 'Note')?.list;

it.each([
  [
    'the key of another record',
    'ownerId: ID!',
    [
      {
        name: 'ownerId',
        kind: 'reference',
        reference: { resource: 'owners' },
        operators: [{ operator: 'eq', path: ['ownerId'], type: 'ID', list: false }],
      },
    ],
  ],
  [
    'several keys',
    'ownerIds: [ID!]!',
    [
      {
        name: 'ownerIds',
        kind: 'reference',
        operators: [{ operator: 'in', path: ['ownerIds'], type: 'ID', list: true }],
      },
    ],
  ],
  [
    'an enum',
    'state: State!',
    [{ name: 'state', kind: 'enum', values: [{ value: 'NEW' }, { value: 'OLD' }] }],
  ],
  ['a value of the record', 'size: Int!', [{ name: 'size', kind: 'integer' }]],
  [
    'a key of an object',
    'where: Where!',
    [{ name: 'size', operators: [{ path: ['where', 'size'] }] }],
  ],
])('has to be asked with %s', (_, args, conditions) => {
  expect(listOf(args, 'input Where { size: Int! text: String }')?.requiredConditions).toMatchObject(
    conditions,
  );
});

it('offers no condition that it is asked with already', () => {
  const list = listOf('where: Where!', 'input Where { size: Int! text: String and: [Where!] }');
  expect(list?.filter?.fields.map(({ name }) => name)).toEqual(['text']);
  expect(list?.filter).not.toHaveProperty('and');
  expect(listOf('size: Int!, text: String')?.filter?.fields.map(({ name }) => name)).toEqual([
    'text',
  ]);
  expect(listOf('q: String!')).toMatchObject({ requiredConditions: [{ name: 'q' }] });
  expect(listOf('q: String!')?.search).toBeUndefined();
});

it('offers conditions in the order of the fields, unknown ones last', () => {
  const { list, fields } = resource(
    `type Query { notes(limit: Int, offset: Int, filter: F): [Note!]! owners(limit: Int, offset: Int): [Owner!]! }
    type Note { id: ID! name: String! ownerId: ID owner: Owner size: Int } type Owner { id: ID! name: String! } input F { other: String size: Int ownerId: ID name: String }`,
    'Note',
  );
  const shown = fields.map(({ name }) => name);
  const conditions = list?.filter?.fields.map(({ name, field }) => field ?? name) ?? [];
  expect(conditions.at(-1)).toBe('other');
  expect(conditions.slice(0, -1)).toEqual(shown.filter((name) => conditions.includes(name)));
});
