import { buildSchema, graphql } from 'grafast/graphql';
import { expect, it } from 'vitest';
import { callsOf, differingAnswers, placesNotAsked, queriesOf } from './every-call.ts';

const schema = buildSchema(`
  type Query { first(filter: Words): [User] second(filter: Words): [User] }
  type User { id: Int notes(filter: Words, first: Int): [Note] }
  type Note { id: Int }
  input Words { word: String, and: Words, uuid: UUID }
  scalar UUID
  type Mutation { write(input: Written!): User }
  input Written { id: Int!, word: String }
`);
const guess = { text: 'guess', uuid: '00000000-0000-4000-8000-00000000000a' };

interface Filtered {
  readonly filter?: { readonly word?: string; readonly and?: { readonly word?: string } };
}

/** A server that is told where it gives its secret away. */
const leaking = (leaks: ReadonlySet<string>, secret: string) => {
  const words =
    (place: string) =>
    ({ filter }: Filtered) =>
      leaks.has(place) && filter?.word === secret ? [] : [{ id: 1, notes: words('notes') }];
  return {
    ask: async (source: string) => {
      const { data, errors } = await graphql({
        schema,
        source,
        rootValue: {
          first: words('first'),
          second: words('second'),
          write: ({ input }: { readonly input: { readonly word?: string } }) =>
            leaks.has('write') && input.word === secret ? null : { id: 1 },
        },
      });
      expect(errors).toBeUndefined();
      return { data: data ?? null };
    },
  };
};

it.each(['first', 'second', 'notes'])('finds a secret that %s gives away', async (place) => {
  for (const leaks of [new Set<string>(), new Set([place])]) {
    const servers = ['guess', 'other'].map((secret) => leaking(leaks, secret));
    const found = await differingAnswers(servers, 'query', queriesOf(schema, guess));
    expect(found.length > 0).toBe(leaks.size > 0);
  }
});

it('finds a secret that a write gives away', async () => {
  const servers = ['guess', 'other'].map((secret) => leaking(new Set(['write']), secret));
  const { write } = schema.getMutationType()?.getFields() ?? {};
  const found = await differingAnswers(servers, 'mutation', write ? callsOf(write, guess) : []);
  expect(found).toHaveLength(1);
});

it('names the places that no call has asked', () => {
  const { write } = schema.getMutationType()?.getFields() ?? {};
  const all = [...queriesOf(schema, guess), ...(write ? callsOf(write, guess) : [])];
  expect(placesNotAsked(schema, all)).toEqual([]);
  expect(placesNotAsked(schema, ['first { id }']).toSorted()).toEqual([
    'Mutation.write.input',
    'Query.first.filter',
    'Query.second.filter',
    'User.notes.filter',
    'User.notes.first',
    'Words.and',
    'Words.uuid',
    'Words.word',
    'Written.id',
    'Written.word',
  ]);
});
