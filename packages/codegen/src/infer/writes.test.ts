import { describe, expect, it } from 'vitest';

import { resource } from '../../test/infer.ts';

describe('a write', () => {
  const base =
    'type Query { goods: [Good!]!, owners: [Owner!]! } type Good { id: ID!, name: String!, owner: Owner } type Owner { id: ID!, name: String }';

  it('takes values from a nested input and the key beside them', () => {
    const { create, update } = resource(
      `${base} type Mutation { createGood(input: CreateGoodInput!): GoodPayload, updateGood(input: UpdateGoodInput!): GoodPayload }
      input CreateGoodInput { clientMutationId: String, good: GoodInput! } input UpdateGoodInput { id: ID!, patch: GoodPatch! } input GoodInput { name: String!, ownerId: ID } input GoodPatch { name: String, ownerId: ID } type GoodPayload { good: Good }`,
      'Good',
    );
    expect(create).toMatchObject({
      input: { path: ['input', 'good'], type: 'GoodInput' },
      record: ['good'],
      inputs: [
        { name: 'name', required: true },
        { name: 'ownerId', kind: 'reference', reference: { resource: 'owners', keyField: 'id' } },
      ],
    });
    expect(update).toMatchObject({
      key: [{ field: 'id', argument: ['input', 'id'] }],
      input: { path: ['input', 'patch'] },
    });
  });

  it('asks for no fact that the server keeps, unless it is required or all that there is', () => {
    const { create, update, decisions } = resource(
      `${base} scalar DateTime type Mutation { createGood(name: String!, createdAt: DateTime, updatedBy: ID!, apiKey: String): Good, updateGood(id: ID!, lastSeenAt: DateTime): Good }`,
      'Good',
    );
    expect(create?.inputs.map(({ name }) => name)).toEqual(['name', 'updatedBy']);
    expect(update?.inputs.map(({ name }) => name)).toEqual(['lastSeenAt']);
    expect(decisions).toContainEqual(
      expect.objectContaining({
        role: 'create, left out',
        choice: 'createdAt, apiKey',
        rule: 'inputs/server',
      }),
    );
  });

  it.each([
    ['customerId: ID!', '', ['customer', 'id']],
    ['customerUuid: ID!', '', ['customer', 'id']],
    ['customerId: ID!', 'customerId: ID', ['customerId']],
    ['customerId: ID!', 'customerId: [ID!]', ['customer', 'id']],
    ['customerId: ID!', 'customerId(of: Int!): ID', ['customer', 'id']],
    ['number: Int!', 'number: Int', ['number']],
  ])('takes %s of a remove from a record with { %s }', (argument, own, path) => {
    const { remove } = resource(
      `type Query { goods: [Good!]!, customers: [Customer!]! } type Customer { id: ID!, name: String! } type Good { id: ID!, title: String!, customer: Customer ${own} } type Mutation { deleteGood(id: ID!, ${argument}): Boolean }`,
      'Good',
    );
    expect(remove?.recordArguments).toEqual([
      { argument: [argument.split(':')[0]], path, required: true },
    ]);
  });

  it.each([
    ['customerId: ID!', 'customerId: Int'],
    ['number: Int!', 'number: String'],
  ])('takes no %s of a remove from a record whose { %s } is another value', (argument, own) => {
    const { remove } = resource(
      `type Query { goods: [Good!]!, customers: [Customer!]! } type Customer { id: ID!, name: String! } type Good { id: ID!, title: String!, customer: Customer ${own} } type Mutation { deleteGood(id: ID!, ${argument}): Boolean }`,
      'Good',
    );
    expect(remove?.recordArguments).toEqual([]);
  });

  it('connects a reference where the schema connects', () => {
    const { create } = resource(
      `${base} type Mutation { createGood(data: GoodCreate!): Good } input GoodCreate { name: String!, owner: OwnerLink } input OwnerLink { create: OwnerCreate, connect: OwnerUnique } input OwnerUnique { id: ID } input OwnerCreate { name: String }`,
      'Good',
    );
    expect(create?.inputs[1]).toMatchObject({
      name: 'owner',
      kind: 'reference',
      reference: { resource: 'owners', keyField: 'id', wrap: ['connect', 'id'] },
    });
  });

  it('takes a version and the record that it belongs to from the record, and what a new one needs beside its values from the form', () => {
    const { create, update, remove } = resource(
      `${base} type Mutation { createGood(ownerId: ID!, input: GoodInput!): Good, updateGood(ownerId: ID!, id: ID!, rev: Int, input: GoodInput!): Good, deleteGood(ownerId: ID!, id: ID!, rev: Int!): Boolean }
      extend type Good { rev: Int! } input GoodInput { name: String! }`,
      'Good',
    );
    expect(create).toMatchObject({
      inputs: [
        { name: 'ownerId', at: ['ownerId'], reference: { resource: 'owners' } },
        { name: 'name' },
      ],
      recordArguments: [],
      required: [],
    });
    expect(update?.recordArguments).toEqual([
      { argument: ['ownerId'], path: ['owner', 'id'], required: true },
      { argument: ['rev'], path: ['rev'], required: false, version: true },
    ]);
    expect(remove).toMatchObject({
      recordArguments: [{ path: ['owner', 'id'] }, { path: ['rev'], required: true }],
      required: [],
    });
  });

  it('names another record by its key alone', () => {
    const { create } = resource(
      `${base} type Mutation { addGood(input: [GoodInput!]!): Good } input GoodInput { name: String!, owner: OwnerRef! } input OwnerRef { id: ID, name: String }`,
      'Good',
    );
    expect(create?.inputs[1]).toMatchObject({
      name: 'owner',
      kind: 'reference',
      reference: { resource: 'owners', keyField: 'id', wrap: ['id'] },
    });
  });

  it('takes an object of plain values that a create requires beside its own, and what is required of another record', () => {
    const base = `type Query { goods: [Good!]!, shops: [Shop!]! } type Good { id: ID!, name: String, shop: Shop } type Shop { id: ID!, title: String }
      input GoodInput { name: String!, weight: Int } input Box { width: Int!, height: Int } input Deep { box: Box! }`;
    const beside = resource(
      `${base} type Mutation { createGood(good: GoodInput!, box: Box!): Good }`,
      'Good',
    ).create;
    expect(beside?.inputs[0]).toMatchObject({
      name: 'box',
      at: ['box'],
      kind: 'object',
      required: true,
      inputs: [{ name: 'width', kind: 'integer', required: true }, { name: 'height' }],
    });
    expect(beside?.required).toEqual([]);
    const inside = resource(
      `${base} input Wrapped { good: GoodInput!, box: Box! } type Mutation { createGood(input: Wrapped!): Good }`,
      'Good',
    ).create;
    expect(inside?.inputs[0]).toMatchObject({ name: 'box', at: ['input', 'box'], kind: 'object' });
    const other = resource(
      `${base} input WithShop { name: String!, shop: ShopInput! } input ShopInput { title: String!, box: Box } type Mutation { createGood(input: WithShop!): Good }`,
      'Good',
    ).create;
    expect(other?.inputs).toMatchObject([
      { name: 'name' },
      { name: 'shop', kind: 'object', required: true, inputs: [{ name: 'title' }] },
    ]);
    const deep = resource(
      `${base} type Mutation { createGood(good: GoodInput!, deep: Deep!): Good }`,
      'Good',
    ).create;
    expect(deep?.required).toMatchObject([{ argument: 'deep' }]);
  });

  it('shows a record by what every row holds where its page does not take the key that writes take', () => {
    const sdl = (args: string, type = 'String!') => `
      type Query { goods: [Good!]!, good(${args}): Good }
      type Mutation { updateGood(id: ID!, name: String): Good, deleteGood(id: ID!): Boolean }
      type Good { id: ID!, slug: ${type}, name: String }
      input GoodUnique { slug: String }
    `;
    for (const [args, argument] of [
      ['slug: String!', ['slug']],
      ['where: GoodUnique!', ['where', 'slug']],
    ] as const) {
      const { key, address, one, update } = resource(sdl(args), 'Good');
      expect({ key, address, one: one?.key, update: update?.key }).toMatchObject({
        key: [{ field: 'id' }],
        address: [{ field: 'slug' }],
        one: [{ field: 'slug', argument }],
        update: [{ field: 'id', argument: ['id'] }],
      });
    }
    expect(resource(sdl('slug: String!', 'String'), 'Good').one).toBeUndefined();
    expect(resource(sdl('id: ID, slug: String'), 'Good')).toMatchObject({
      key: [{ field: 'id' }],
      one: { key: [{ field: 'id' }] },
    });
    expect(resource(sdl('id: ID, slug: String'), 'Good').address).toBeUndefined();
  });

  it('reads list, record and count through the member of a union that is no error', () => {
    const { list, one, count } = resource(
      `
      type Query { goods(page: Int, perPage: Int): GoodsResult!, good(id: ID!): GoodResult, goodsCount: CountResult }
      union GoodsResult = GoodsSuccess | AuthError
      union GoodResult = GoodPayload | AuthError
      union CountResult = GoodsCount | AuthError
      type GoodsSuccess { goods: [Good!]! hasNextPage: Boolean! }
      type GoodPayload { good: Good! }
      type GoodsCount { count: Int! }
      type AuthError { message: String!, code: String! }
      type Good { id: ID!, name: String }
    `,
      'Good',
    );
    const refusals = { kind: 'union', errorTypes: ['AuthError'], message: 'message', code: 'code' };
    expect(list).toMatchObject({
      root: ['goods'],
      records: ['...GoodsSuccess', 'goods'],
      paging: { kind: 'page', pageInfo: { hasNextPage: ['...GoodsSuccess', 'hasNextPage'] } },
      refusals,
    });
    expect(one).toMatchObject({ root: ['good'], record: ['...GoodPayload', 'good'], refusals });
    expect(count).toMatchObject({
      root: ['goodsCount'],
      total: ['...GoodsCount', 'count'],
      refusals,
    });
  });

  it('reads user errors as a field and as a union', () => {
    const fields = resource(
      `${base} type Mutation { createGood(name: String!): GoodPayload } type GoodPayload { good: Good, userErrors: [UserError!]! } type UserError { message: String!, field: [String!] }`,
      'Good',
    );
    expect(fields.create?.errors).toEqual({
      kind: 'fields',
      path: ['userErrors'],
      message: 'message',
      field: 'field',
      fieldList: true,
    });
    const union = resource(
      `${base} type Mutation { createGood(name: String!): GoodResult } union GoodResult = Good | NameTaken type NameTaken implements Error { message: String! } interface Error { message: String! }`,
      'Good',
    );
    expect(union.create).toMatchObject({
      record: [],
      errors: { kind: 'union', errorTypes: ['NameTaken'], successType: 'Good' },
    });
  });

  it('deletes by the only value that is asked for, beside the mark of the client', () => {
    const removeOf = (args: string, types = '') =>
      resource(`${base} type Mutation { deleteGood${args}: Good } ${types}`, 'Good').remove?.key;
    expect(removeOf('(goodNumber: ID, clientMutationId: String)')).toEqual([
      { field: 'id', argument: ['goodNumber'], type: 'ID', list: false },
    ]);
    expect(
      removeOf(
        '(input: DeleteGoodInput!)',
        'input DeleteGoodInput { goodNumber: ID clientMutationId: String }',
      ),
    ).toEqual([{ field: 'id', argument: ['input', 'goodNumber'], type: 'ID', list: false }]);
    expect(removeOf('(goodNumber: ID, shopNumber: ID)')).toBeUndefined();
  });

  it('takes an upsert only where there is nothing else, and an archive for a delete likewise', () => {
    const only = resource(
      `${base} type Mutation { saveGood(id: ID, name: String!): Good, archiveGood(id: ID!): Good }`,
      'Good',
    );
    expect([only.create?.root, only.update?.root, only.remove?.root]).toEqual([
      ['saveGood'],
      ['saveGood'],
      ['archiveGood'],
    ]);
    const both = resource(
      `${base} type Mutation { saveGood(id: ID, name: String!): Good, archiveGood(id: ID!): Good, createGood(name: String!): Good, updateGood(id: ID!, name: String): Good, deleteGood(id: ID!): Boolean }`,
      'Good',
    );
    expect([both.create?.root, both.update?.root, both.remove?.root]).toEqual([
      ['createGood'],
      ['updateGood'],
      ['deleteGood'],
    ]);
  });

  it('is told by what it takes where names leave it open: a key, or the values of a record', () => {
    const { update } = resource(
      `${base} type Mutation { editGood(name: String!): Good, modifyGood(id: ID!, name: String): Good }`,
      'Good',
    );
    expect(update?.root).toEqual(['modifyGood']);
    const values = 'name: String!, size: Int, note: String';
    const unknownVerb = (args: string) =>
      resource(
        `${base} extend type Good { size: Int, note: String } type Mutation { sendGood(${args}): Good }`,
        'Good',
      ).create?.root;
    expect([
      unknownVerb(values),
      unknownVerb(`id: ID!, ${values}`),
      unknownVerb('note: String!'),
      unknownVerb('id: ID!'),
    ]).toEqual([['sendGood'], undefined, undefined, undefined]);
  });

  it('does not take a write to a relation for one to the record', () => {
    const { create, update, remove } = resource(
      `${base} type Mutation { addOwnersToGood(id: ID!, owners: [ID!]!): Good, setOwnerOnGood(id: ID!, ownerId: ID!): Good, removeOwnerFromGood(id: ID!): Good }`,
      'Good',
    );
    expect([create, update, remove]).toEqual([undefined, undefined, undefined]);
  });
});

it('takes the key that a new record is given for its own, and the key of another for a reference', () => {
  const { create } = resource(
    `
      type Query { shippers: [Shipper!]!, shipper(shipperId: Int!): Shipper, regions: [Region!]!, region(regionId: Int!): Region }
      type Shipper { shipperId: Int!, companyName: String! } type Region { regionId: Int!, name: String! }
      type Mutation { createShipper(shipperId: Int!, companyName: String!, regionId: Int): Shipper }
    `,
    'Shipper',
  );
  expect(create?.inputs.map(({ name, kind }) => [name, kind])).toEqual([
    ['shipperId', 'integer'],
    ['companyName', 'string'],
    ['regionId', 'reference'],
  ]);
});

describe('A field of the record is never taken for the place of its key', () => {
  const sdl =
    'type Query { goods: [Good!]!, good(slug: String!, language: String!): Good } type Good { id: ID!, slug: String!, state: State } enum State { NEW OLD }';

  it('so that a record fetched by its slug alone is known by it', () => {
    expect(resource(sdl, 'Good')).toMatchObject({
      key: [{ field: 'slug' }],
      one: { root: ['good'], key: [{ field: 'slug', argument: ['slug'] }] },
    });
  });

  it('so that a mutation which takes values alone updates nothing', () => {
    const { create, update } = resource(
      `${sdl} type Mutation { saveGood(good: GoodValues!): Good } input GoodValues { slug: String, state: State }`,
      'Good',
    );
    expect({ create: create?.root, update }).toEqual({ create: ['saveGood'], update: undefined });
  });

  it('of an error beside the record too', () => {
    const { one } = resource(
      'type Query { goods: [Good!]!, good(slug: String!): GoodResult } union GoodResult = Good | Failure type Failure { message: String! } type Good { id: ID!, slug: String! }',
      'Good',
    );
    expect(one).toMatchObject({ root: ['good'], key: [{ field: 'slug' }] });
  });
});
