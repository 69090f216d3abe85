import { buildSchema, graphql, print } from 'graphql';
import { describe, expect, it } from 'vitest';

import { printCallable } from '../src/callable.ts';
import { request, written } from './written.ts';

interface Part {
  readonly id: string;
  readonly name: string;
  readonly weight: number;
}
const all: readonly Part[] = Array.from({ length: 5 }, (_, at) => ({
  id: String(at + 1),
  name: at < 3 ? 'Bolt' : 'Nut',
  weight: 10 * (at + 1),
}));

/** The total of a list and of its narrower list, and what the server was asked. */
async function totals(sdl: string, rootValue: object, isSummed = false) {
  const schema = buildSchema(`${sdl} type Part { id: ID! name: String! weight: Int }`);
  const { resources, remove } = await written(printCallable(schema).printed);
  await remove();
  const count = resources.find(({ name }) => name === 'parts')?.count;
  if (!count) throw new Error('There is no count.');
  const ask = async (of: Parameters<typeof request>[0], exact = false) => {
    const { data, errors } = await graphql({
      schema,
      source: print(count.document),
      variableValues: JSON.parse(JSON.stringify(count.variables(request(of), exact, isSummed))),
      rootValue,
    });
    expect(errors).toBeUndefined();
    return { total: count.total(data), sums: count.sums?.(data) };
  };
  return { count, ask };
}

const narrow = { filters: [{ field: 'name', operator: 'eq', value: 'Bolt' }] };
const named = (name: string | undefined) =>
  all.filter((part) => name === undefined || part.name === name);

describe('the total of a list follows its conditions', () => {
  it.each<[string, string, object]>([
    [
      'beside its records',
      'type Query { parts(limit: Int!, offset: Int!, name: String): Parts! } type Parts { items: [Part!]! totalCount: Int! }',
      {
        parts: ({ name, limit, offset }: { name?: string; limit: number; offset: number }) => ({
          // A total beside the records costs a page of one.
          totalCount: limit === 1 && offset === 0 ? named(name).length : -1,
        }),
      },
    ],
    [
      'beside its records by page',
      'type Query { parts(page: Int!, limit: Int!, name: String): Parts! } type Parts { items: [Part!]! totalCount: Int! }',
      {
        parts: ({ name, limit, page }: { name?: string; limit: number; page: number }) => ({
          totalCount: limit === 1 && page === 1 ? named(name).length : -1,
        }),
      },
    ],
    [
      'of a field of its own',
      'type Query { parts(limit: Int, offset: Int, name: String): [Part!]! partsCount(name: String): Int! }',
      { partsCount: ({ name }: { name?: string }) => named(name).length },
    ],
    [
      'of an object of its own',
      'type Query { parts(limit: Int, offset: Int, where: PartWhere): [Part!]! partsAggregate(where: PartWhere): Aggregate! } type Aggregate { count: Int! } input PartWhere { name: String }',
      {
        partsAggregate: ({ where }: { where?: { name?: string } }) => ({
          count: named(where?.name).length,
        }),
      },
    ],
  ])('%s', async (_where, sdl, rootValue) => {
    const { ask } = await totals(sdl, rootValue);
    expect((await ask({})).total).toEqual({ count: 5, exact: true });
    expect((await ask({ ...narrow, page: 3, pageSize: 50 })).total).toEqual({
      count: 3,
      exact: true,
    });
  });

  it('as nothing where the server leaves it out', async () => {
    const { ask } = await totals(
      'type Query { parts(limit: Int, offset: Int): Parts } type Parts { items: [Part!]! totalCount: Int }',
      { parts: () => null },
    );
    expect((await ask({})).total).toEqual({ count: 0, exact: true });
  });
});

describe('a total that is counted no further than the server is told', () => {
  const asked: object[] = [];
  const counted = async (exact: boolean, known: number) => {
    const { count, ask } = await totals(
      'type Query { parts(limit: Int, offset: Int): Parts! } type Parts { items: [Part!]! total: Int! countUpTo(limit: Int!): Int! }',
      {
        parts: () => ({
          total: () => {
            asked.push({ exact });
            return known;
          },
          countUpTo: ({ limit }: { limit: number }) => Math.min(limit, known),
        }),
      },
    );
    expect(count).toHaveProperty('exactly', true);
    return (await ask({}, exact)).total;
  };

  it('is exact below, more than that above, and exact again where somebody asks', async () => {
    expect(await counted(false, 7)).toEqual({ count: 7, exact: true });
    expect(await counted(false, 10_000)).toEqual({ count: 10_000, exact: true });
    expect(await counted(false, 20_000)).toEqual({ count: 10_000, exact: false });
    expect(asked).toEqual([]);
    expect(await counted(true, 20_000)).toEqual({ count: 20_000, exact: true });
    expect(asked).toEqual([{ exact: true }]);
  });
});

describe('sums beside a total', () => {
  const sum = all.reduce((before, { weight }) => before + weight, 0);
  it.each<[string, string, object]>([
    [
      'in an object of sums',
      'type Aggregate { count: Int! sum: Sums } type Sums { weight: Int }',
      { count: 5, sum: { weight: sum } },
    ],
    [
      'in an object of each field',
      'type Aggregate { count: Int! weight: Sum } type Sum { sum: Int }',
      { count: 5, weight: { sum } },
    ],
  ])('are read %s, where somebody asks', async (_where, sdl, partsAggregate) => {
    const query = `type Query { parts(limit: Int, offset: Int): [Part!]! partsAggregate: Aggregate! } ${sdl}`;
    const { count, ask } = await totals(query, { partsAggregate }, true);
    expect(count.summable).toEqual(['weight']);
    expect(await ask({})).toMatchObject({ total: { count: 5 }, sums: { weight: sum } });
    const without = await totals(query, { partsAggregate });
    expect((await without.ask({})).sums ?? {}).not.toHaveProperty('weight', sum);
  });
});
