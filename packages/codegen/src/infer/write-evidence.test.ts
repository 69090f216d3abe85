import { join } from 'node:path';

import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { printCallable } from '../callable.ts';
import { inferModel } from './index.ts';
import { loadSchema } from '../load/load-schema.ts';

const hall = await loadSchema(
  join(import.meta.dirname, '../../labels/schemas/concert-hall.graphql'),
);
const { model, printed } = printCallable(hall);
const resource = (type: string) => model.resources.find((each) => each.type === type);
const action = (name: string) => model.actions.find((each) => each.name === name);

it('takes values from the arguments where most of the record is, and the key of the record', () => {
  const update = resource('Concert')?.update;
  expect(update?.key).toMatchObject([{ field: 'id', argument: ['concertId'] }]);
  expect(update?.input).toEqual({ path: [], list: false });
  expect(update?.inputs.map(({ name }) => name)).toEqual([
    'name',
    'text',
    'startsAt',
    'price',
    'venueAddress',
  ]);
});

it('deletes by a verb at the head of the name, and creates by one', () => {
  expect(resource('Claim')?.remove).toBeUndefined();
  expect(action('approveRemoveClaim')).toMatchObject({ place: 'record', type: 'Claim' });
  expect(resource('Guest')?.remove).toBeUndefined();
  expect(resource('Payment')?.create).toBeUndefined();
  expect(resource('Seat')?.update).toBeUndefined();
  expect(resource('Seat')?.remove).toMatchObject({ root: ['deleteSeat'] });
});

it('sends no key under a name that nothing says is its own', () => {
  expect(resource('User')?.update).toBeUndefined();
  expect(model.problems).toContainEqual(
    expect.objectContaining({
      subject: 'updateUser',
      message: 'It does not take the key of `User`, `documentId`, beside the values.',
    }),
  );
  expect(action('updateUser')?.key).toEqual([]);
  expect(action('updateUser')?.inputs.map(({ name }) => name)).toContain('id');
  expect([...printed.files.values()].join('\n')).not.toContain(
    "id: gql.keyValue(key, 'documentId'",
  );
});

it('asks for optional arguments beside the object of values', () => {
  expect(
    resource('Seat')?.create?.inputs.map(({ name, at, required }) => [name, at, required]),
  ).toEqual([
    ['row', undefined, false],
    ['number', undefined, false],
    ['note', ['note'], false],
  ]);
});

it('takes a guest out of the house that it asks for and answers', () => {
  expect(action('removeGuest')).toMatchObject({
    place: 'relation',
    type: 'House',
    key: [{ argument: ['houseId'] }],
    other: { type: 'Guest', key: [{ argument: ['guestId'] }] },
    unlinks: true,
  });
});

it('sends an update of many for the selection of a list', () => {
  expect(action('updateManySeats')).toMatchObject({
    place: 'rows',
    type: 'Seat',
    filter: ['where'],
    key: [{ argument: ['where', 'id'] }],
  });
  expect(action('updateManySeats')?.inputs.map(({ name }) => name)).toEqual(['row', 'number']);
});

it('asks for a key that no record shows in the menu of the list', () => {
  expect(action('updateUser')).toMatchObject({ place: 'collection', type: 'User' });
});

const yard = printCallable(
  buildSchema(`
    type Query {
      posts(limit: Int, offset: Int): [Post!]!
      post(id: ID!): Post
      seats(limit: Int, offset: Int): [Seat!]!
      seat(id: ID!): Seat
      crates(limit: Int, offset: Int): [Crate!]!
      crate(id: ID!): Crate
      voyages(limit: Int, offset: Int): [Voyage!]!
      voyage(id: ID!): Voyage
    }
    type Post { id: ID! title: String! text: String }
    type Seat { id: ID! row: Int! number: Int! }
    type Crate { id: ID! weight: Int }
    type Voyage { id: ID! port: String! }
    type Mutation {
      requestPostRemoval(id: ID!): Post
      updatePost(id: ID!, input: PostInput!, notify: Boolean, atMost: Int = 1, reason: String!): Post
      updateSeats(updates: [SeatUpdate!]!): [Seat!]!
      deleteManySeats(where: SeatWhere!): Int
      removeCrate(voyageId: ID!, crateId: ID!): Boolean
    }
    input PostInput { title: String text: String }
    input SeatWhere { id: ID }
    input SeatUpdate { where: SeatWhere! data: SeatInput! }
    input SeatInput { row: Int number: Int }
  `),
).model;
const placeOf = (name: string) => yard.actions.find((each) => each.name === name);

it('deletes nothing where a verb is the head of the name and a removal only its end', () => {
  expect(yard.resources.find(({ type }) => type === 'Post')?.remove).toBeUndefined();
  expect(placeOf('requestPostRemoval')).toMatchObject({ place: 'record', type: 'Post' });
});

it('leaves bounds of a write out of its form, and puts options behind its values', () => {
  const update = yard.resources.find(({ type }) => type === 'Post')?.update;
  expect(update?.inputs.map(({ name }) => name)).toEqual(['reason', 'title', 'text', 'notify']);
});

it('takes lists of updates and deletes of many for the selection of a list alone', () => {
  const seats = yard.resources.find(({ type }) => type === 'Seat');
  expect([seats?.update, seats?.remove]).toEqual([undefined, undefined]);
  expect(placeOf('updateSeats')).toMatchObject({ place: 'rows', key: [{ each: ['updates'] }] });
  expect(placeOf('deleteManySeats')).toMatchObject({ place: 'rows', role: 'remove' });
  expect(yard.problems).toEqual([]);
});

it('takes a record out of one that nothing of it leads to', () => {
  expect(placeOf('removeCrate')).toMatchObject({ place: 'relation', unlinks: true });
});

it.each([
  ['title: String!, note: String', true],
  ['values: GoodValues!', false],
  ['id: ID!, title: String', false],
])('doubts an update that does not say of which record it is, (%s): %s', (args, doubts) => {
  const { resources } = inferModel(
    buildSchema(`
      type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
      type Good { id: ID! title: String! note: String number: ID! }
      input GoodValues { title: String note: String }
      type Mutation { updateGood(${args}): Good createGood(title: String!): Good }`),
  );
  const said = (role: string) =>
    resources[0]?.decisions
      .find((decision) => decision.role === role)
      ?.evidence.includes('It does not say which record.');
  expect(said('create')).toBe(false);
  expect(said('update')).toBe(doubts);
});
