import { buildSchema, graphql, print } from 'graphql';
import { describe, expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { written } from './written.ts';

/** What the generated code reads of what a server answers to `updateOrder`. */
async function result(answer: string, types: string, data: unknown): Promise<unknown> {
  const schema = buildSchema(`
    type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Mutation { updateOrder(id: ID!, number: String!): ${answer} }
    type Order { id: ID! number: String! }
    ${types}`);
  const { resources, remove } = await written(printCallable(schema).printed);
  await remove();
  const update = resources.find(({ name }) => name === 'orders')?.update;
  if (!update) throw new Error('There is no update.');
  const answered = await graphql({
    schema,
    source: print(update.document),
    rootValue: { updateOrder: () => data },
    variableValues: { ...update.variables({ id: '7' }, { number: 'N-1' }) },
  });
  expect(answered.errors).toBeUndefined();
  return JSON.parse(JSON.stringify(update.result(answered.data)));
}

const order = { id: '7', number: 'N-1' };
const problem = { message: 'Taken', field: 'number', code: 'UNIQUE' };
const payload = (fields: string, more = '') => `type Payload { order: Order ${fields} } ${more}`;

describe('a payload with refusals', () => {
  it.each<[string, string, object, readonly object[]]>([
    [
      'of message, field and code',
      payload(
        'errors: [Problem!]!',
        'type Problem { message: String! field: String code: String }',
      ),
      { order: null, errors: [problem, { message: 'Closed', field: null, code: null }] },
      [{ message: 'Taken', input: 'number', code: 'UNIQUE' }, { message: 'Closed' }],
    ],
    [
      'of a message alone',
      payload('errors: [Problem]', 'type Problem { message: String }'),
      { order: null, errors: [{ message: 'Taken' }, { message: null }] },
      [{ message: 'Taken' }, { message: '' }],
    ],
    [
      'at a path',
      payload('errors: [Problem!]!', 'type Problem { message: String! path: [String!] }'),
      {
        order: null,
        errors: [{ message: 'Taken', path: ['input', 'number'] }, { message: 'Closed' }],
      },
      [{ message: 'Taken', input: 'number' }, { message: 'Closed' }],
    ],
    [
      'as texts',
      payload('errors: [String!]'),
      { order: null, errors: ['Taken', 'Closed'] },
      [{ message: 'Taken' }, { message: 'Closed' }],
    ],
    [
      'as a flag with a message',
      payload('success: Boolean! message: String'),
      { order: null, success: false, message: 'Taken' },
      [{ message: 'Taken' }],
    ],
    [
      'as a flag whose message is left out',
      payload('success: Boolean! message: String'),
      { order: null, success: false, message: null },
      [{ message: '' }],
    ],
    ['as a flag alone', payload('ok: Boolean!'), { order: null, ok: false }, [{ message: '' }]],
  ])('%s', async (_how, types, refused, errors) => {
    expect(await result('Payload', types, refused)).toMatchObject({ record: null, errors });
    const clear = types.includes('errors:') ? { errors: [] } : { success: true, ok: true };
    expect(await result('Payload', types, { order, ...clear })).toMatchObject({
      record: order,
      errors: [],
    });
  });

  it('is no refusal where the list of them is left out', async () => {
    const types = payload('errors: [Problem!]', 'type Problem { message: String! }');
    expect(await result('Payload', types, { order, errors: null })).toMatchObject({
      record: order,
      errors: [],
    });
  });
});

it('a flag that is left out is no refusal', async () => {
  const types = payload('success: Boolean message: String');
  expect(await result('Payload', types, { order, success: null })).toMatchObject({
    record: order,
    errors: [],
  });
});

describe('a payload that is one of several types', () => {
  const errors = `
    interface Failure { message: String! }
    type Invalid implements Failure { message: String! field: String! code: Int! }
    type NotFoundError implements Failure { message: String! code: String }`;

  it.each<[string, string, string, object]>([
    [
      'the record itself',
      `union Answer = Order | Invalid | NotFoundError ${errors}`,
      'Order',
      order,
    ],
    [
      'what holds the record',
      `union Answer = UpdateOrderSuccess | Invalid | NotFoundError type UpdateOrderSuccess { order: Order! } ${errors}`,
      'UpdateOrderSuccess',
      { order },
    ],
  ])('is %s, or a refusal of one of its kinds', async (_what, types, success, done) => {
    const answered = (__typename: string, data: object) =>
      result('Answer', types, { __typename, ...data });
    expect(await answered(success, done)).toMatchObject({ record: order, errors: [] });
    expect(await answered('Invalid', { message: 'Taken', field: 'number', code: 12 })).toEqual({
      record: null,
      errors: [{ message: 'Taken', input: 'number', code: '12' }],
    });
    expect(await answered('NotFoundError', { message: 'Gone', code: null })).toEqual({
      record: null,
      errors: [{ message: 'Gone' }],
    });
  });

  it('is about the last of the names of a path', async () => {
    const types = `union Answer = Order | FieldError | PathError
      type FieldError { message: String! path: String } type PathError { message: String! path: [String!] }`;
    for (const [type, path] of [
      ['FieldError', 'number'],
      ['PathError', ['input', 'number']],
    ] as const)
      expect(
        await result('Answer', types, { __typename: type, message: 'Taken', path }),
      ).toMatchObject({ errors: [{ message: 'Taken', input: 'number' }] });
    expect(
      await result('Answer', types, { __typename: 'PathError', message: 'Taken', path: null }),
    ).toEqual({ record: null, errors: [{ message: 'Taken', code: 'PathError' }] });
  });

  it('tells a refusal without fields of a known name by the name of its type', async () => {
    const types = 'union Answer = Order | LockedError type LockedError { until: String }';
    expect(await result('Answer', types, { __typename: 'LockedError', until: null })).toEqual({
      record: null,
      errors: [{ message: 'LockedError', code: 'LockedError' }],
    });
  });
});
