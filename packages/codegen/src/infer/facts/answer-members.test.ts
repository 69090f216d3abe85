import { buildSchema, isUnionType } from 'graphql';
import { expect, it } from 'vitest';

import { splitMembers } from './answer-members.ts';

const errorsOf = (members: string, types: string, record?: string): readonly string[] => {
  const type = buildSchema(`type Query { a: Answer } union Answer = ${members} ${types}`).getType(
    'Answer',
  );
  if (!isUnionType(type)) throw new Error('There is no union.');
  const { errors, others } = splitMembers(type, record);
  expect([...errors, ...others].map(({ name }) => name).toSorted()).toEqual(
    type
      .getTypes()
      .map(({ name }) => name)
      .toSorted(),
  );
  return errors.map(({ name }) => name);
};
const order = 'type Order { id: ID! message: String }';
const text = '{ message: String! }';

it.each([
  ['by name and message', 'Order | NotFound', `type NotFound ${text}`, ['NotFound']],
  ['not by a message alone', 'Order | Note', `type Note ${text}`, []],
  ['not by such a word alone', 'Order | InvalidOrder', 'type InvalidOrder { id: ID! }', []],
  [
    'by what it implements',
    'Order | Taken',
    `interface UserError ${text} type Taken implements UserError ${text}`,
    ['Taken'],
  ],
  [
    'not by another interface',
    'Order | Taken',
    `interface Text ${text} type Taken implements Text ${text}`,
    [],
  ],
])('a member is an error %s', (_how, members, types, errors) => {
  expect(errorsOf(members, `${order} ${types}`)).toEqual(errors);
});

it('a member is an error without a message where the union answers a write', () => {
  const members = 'Order | LockedError | QuotaError';
  const types = `${order} type LockedError { until: String } type QuotaError ${text}`;
  expect(errorsOf(members, types)).toEqual(['QuotaError']);
  expect(errorsOf(members, types, 'Order')).toEqual(['LockedError', 'QuotaError']);
  expect(errorsOf(members, types, 'Invoice')).toEqual(['LockedError', 'QuotaError']);
});

it('records that are called errors are none where nothing else is answered', () => {
  const types = `type JsError { id: ID! } type QuotaError ${text}`;
  expect(errorsOf('JsError | QuotaError', types, 'Order')).toEqual(['QuotaError']);
});

it('the record is none, whatever it is called', () => {
  const types = `type AppError ${text} type TakenError ${text}`;
  expect(errorsOf('AppError | TakenError', types, 'AppError')).toEqual(['TakenError']);
  expect(
    errorsOf('JsError | TakenError', `type JsError { id: ID! } type TakenError ${text}`, 'JsError'),
  ).toEqual(['TakenError']);
});
