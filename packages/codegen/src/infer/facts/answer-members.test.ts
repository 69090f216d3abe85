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
  [
    'by what its name ends in, without a message',
    'Order | LockedError | QuotaError',
    `type LockedError { until: String } type QuotaError ${text}`,
    ['LockedError', 'QuotaError'],
  ],
])('a member is an error %s', (_how, members, types, errors) => {
  expect(errorsOf(members, `${order} ${types}`)).toEqual(errors);
});

it('records that are called errors are none where nothing else is answered', () => {
  const types = 'type JsError { id: ID! } type NetworkError { id: ID! }';
  expect(errorsOf('JsError | NetworkError', types)).toEqual([]);
  expect(
    errorsOf('JsError | QuotaError', `type JsError { id: ID! } type QuotaError ${text}`),
  ).toEqual(['QuotaError']);
});

it('the record is none, whatever it is called', () => {
  const types = `type AppError ${text} type TakenError ${text}`;
  expect(errorsOf('AppError | TakenError', types, 'AppError')).toEqual(['TakenError']);
  expect(
    errorsOf('JsError | TakenError', `type JsError { id: ID! } type TakenError ${text}`, 'JsError'),
  ).toEqual(['TakenError']);
});
