import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { operate } from './operate.ts';
import { request, written } from './written.ts';

const types = `
  scalar DateTime
  enum Mood { CALM WILD }
  type Keeper { id: ID! name: String! }
  type Lizard {
    id: ID! name: String! length: Float mood: Mood! isVenomous: Boolean! caughtAt: DateTime! keeper: Keeper scales: [String!]!
  }`;

/** The list of lizards of a schema, and what went wrong when it was used. */
async function lizards(query: string) {
  const schema = buildSchema(`${types} type Query { keepers: [Keeper!]! ${query} }`);
  const model = inferModel(schema);
  const { resources, remove } = await written(printResources(schema, model));
  const resource = resources.find(({ name }) => name === 'lizards');
  if (!resource?.list) throw new Error('There is no list of lizards.');
  const problems = await operate(resource, schema, model.scalars);
  await remove();
  return { list: resource.list, count: resource.count, problems };
}

const lizard = (id: string, name: string, more: object) => ({
  __typename: 'Lizard',
  id,
  name,
  length: null,
  mood: 'CALM',
  isVenomous: false,
  caughtAt: '2026-11-01T10:00:00Z',
  keeper: null,
  ...more,
});

const answer = {
  lizards: [
    lizard('1', 'Ящерица 10', { length: 9.5, mood: 'WILD' }),
    lizard('2', 'Ящерица 9', { length: 10.25, caughtAt: '2026-11-02T12:00:00+03:00' }),
    lizard('3', 'Черёмуха', { keeper: { __typename: 'Keeper', id: '7', name: 'Пётр' } }),
  ],
};

it('sorts, filters and searches in the browser what the server sends whole', async () => {
  const { list, problems } = await lizards('lizards: [Lizard!]!');
  expect(problems).toEqual([]);
  const found = (asked: Parameters<typeof request>[0]) =>
    list.records(answer, request(asked)).map(({ id }) => id);

  expect(list.sortable.toSorted()).toEqual([
    'caughtAt',
    'id',
    'isVenomous',
    'length',
    'mood',
    'name',
  ]);
  expect(found({})).toEqual(['2', '1', '3']);
  expect(found({ sort: [{ field: 'name', descending: false }] })).toEqual(['3', '2', '1']);
  expect(found({ sort: [{ field: 'length', descending: true }] })).toEqual(['2', '1', '3']);
  expect(found({ search: 'петр' })).toEqual(['3']);
  expect(found({ filters: [{ field: 'mood', operator: 'in', value: ['WILD'] }] })).toEqual(['1']);
  expect(found({ filters: [{ field: 'keeper', operator: 'eq', value: '7' }] })).toEqual(['3']);
  expect(found({ filters: [{ field: 'length', operator: 'gte', value: 10 }] })).toEqual(['2']);
  expect(list.variables(request({ search: 'петр', columns: ['mood'] }))).toMatchObject({
    withMood: true,
    withKeeper: true,
  });
});

it('leaves to the server what the server can do', async () => {
  const { list, problems } = await lizards(
    'lizards(orderBy: LizardOrder, mood: Mood): [Lizard!]! } enum LizardOrder { name_ASC name_DESC',
  );
  expect(problems).toEqual([]);
  expect(list.sortable).toEqual(['name']);
  expect(list.filters.map(({ name }) => name)).toEqual(['mood']);
  expect(
    list.variables(request({ filters: [{ field: 'mood', operator: 'eq', value: 'CALM' }] })),
  ).toMatchObject({ mood: 'CALM' });
});

it('compares nothing of a list that may have more records than came', async () => {
  const { list } = await lizards('lizards(first: Int): [Lizard!]!');
  expect(list.sortable).toEqual([]);
  expect(list.searchable).toBe(false);
  expect(list.filters).toEqual([]);
});
