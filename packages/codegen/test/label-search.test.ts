import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';
import { operate } from './operate.ts';
import { request, written } from './written.ts';

const person = 'type Person { id: ID! firstName: String lastName: String age: Int }';

/**
 * What a list of people asks for when somebody types a first and a last name, and when nobody types
 * anything.
 */
async function asked(sdl: string) {
  const schema = buildSchema(`${person} ${sdl}`);
  const model = inferModel(schema);
  const { resources, remove } = await written(printResources(schema, model));
  const people = resources.find(({ name }) => name === 'people');
  if (!people?.list) throw new Error('There is no list of people.');
  const problems = await operate(people, schema, model.scalars);
  await remove();
  const { list } = people;
  const among = (search: string): unknown =>
    Object.values(list.variables(request({ search }))).find(
      (value) => typeof value === 'object' || typeof value === 'string',
    );
  return { problems, searchable: list.searchable, found: among(' Анна  Петрова '), all: among('') };
}

it.each([
  [
    'keys of operators',
    `
    type Query { people(first: Int, offset: Int, filter: PersonFilter): [Person!]! }
    input PersonFilter { firstName: S lastName: S and: [PersonFilter!] or: [PersonFilter!] } input S { equalTo: String includesInsensitive: String }`,
    {
      and: [
        {
          or: [
            { lastName: { includesInsensitive: 'Анна' } },
            { firstName: { includesInsensitive: 'Анна' } },
          ],
        },
        {
          or: [
            { lastName: { includesInsensitive: 'Петрова' } },
            { firstName: { includesInsensitive: 'Петрова' } },
          ],
        },
      ],
    },
  ],
  [
    'patterns',
    `
    type Query { people(limit: Int, offset: Int, where: PersonBoolExp): [Person!]! }
    input PersonBoolExp { firstName: S lastName: S _and: [PersonBoolExp!] _or: [PersonBoolExp!] } input S { _eq: String _ilike: String }`,
    {
      _and: [
        { _or: [{ lastName: { _ilike: '%Анна%' } }, { firstName: { _ilike: '%Анна%' } }] },
        { _or: [{ lastName: { _ilike: '%Петрова%' } }, { firstName: { _ilike: '%Петрова%' } }] },
      ],
    },
  ],
  [
    'suffixes',
    `
    type Query { people(first: Int, skip: Int, where: PersonWhere): [Person!]! }
    input PersonWhere { AND: [PersonWhere!] OR: [PersonWhere!] firstName: String firstName_contains: String lastName: String lastName_contains: String }`,
    {
      AND: [
        { OR: [{ lastName_contains: 'Анна' }, { firstName_contains: 'Анна' }] },
        { OR: [{ lastName_contains: 'Петрова' }, { firstName_contains: 'Петрова' }] },
      ],
    },
  ],
])(
  'A list without free text finds a person by both names, whichever comes first: %s',
  async (_, sdl, found) => {
    expect(await asked(sdl)).toEqual({ problems: [], searchable: true, found, all: undefined });
  },
);

it('A filter that cannot say «or» is searched by the name that fewer people share', async () => {
  const sdl = (more: string) => `
    type Query { people(limit: Int, offset: Int, filter: PersonFilter): [Person!]! }
    input PersonFilter { firstName: S lastName: S ${more} } input S { eq: String contains: String }`;
  expect(await asked(sdl(''))).toMatchObject({
    problems: [],
    searchable: true,
    found: { lastName: { contains: ' Анна  Петрова ' } },
  });
  expect(await asked(sdl('and: [PersonFilter!]'))).toMatchObject({
    problems: [],
    found: { lastName: { contains: ' Анна  Петрова ' } },
  });
});

it('A list is searched by the parts of the label that it can be filtered by', async () => {
  const sdl = `
    type Query { people(limit: Int, offset: Int, filter: PersonFilter): [Person!]! }
    input PersonFilter { firstName: S age: N and: [PersonFilter!] or: [PersonFilter!] } input S { eq: String contains: String } input N { eq: Int }`;
  expect(await asked(sdl)).toMatchObject({
    problems: [],
    searchable: true,
    found: { firstName: { contains: ' Анна  Петрова ' } },
  });
});

it('A list whose filter compares beginnings alone is searched by them', async () => {
  const sdl = `
    type Query { people(limit: Int, offset: Int, filter: PersonFilter): [Person!]! }
    input PersonFilter { lastName: S } input S { eq: String startsWith: String }`;
  expect(await asked(sdl)).toMatchObject({
    problems: [],
    searchable: true,
    found: { lastName: { startsWith: ' Анна  Петрова ' } },
  });
});

it('labels by the names of two people with a comma between them', async () => {
  const schema = buildSchema(
    `${person} type Query { duels(first: Int, offset: Int): [Duel!]! people: [Person!]! } type Duel { id: ID! challenger: Person! opponent: Person! }`,
  );
  const label = [
    'challenger.firstName',
    'challenger.lastName',
    'opponent.firstName',
    'opponent.lastName',
  ];
  const model = inferModel(schema, { resources: { Duel: { label } } });
  const { resources, remove } = await written(printResources(schema, model));
  await remove();
  const duels = resources.find(({ name }) => name === 'duels');
  expect(
    duels?.label({
      challenger: { firstName: 'Анна', lastName: 'Ли' },
      opponent: { firstName: 'Борис', lastName: 'Ким' },
    }),
  ).toBe('Анна Ли, Борис Ким');
});
