import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const schema = (comparisons: string, more = '') => `
  type Query { ticket(id: ID!): Ticket tickets(filter: TicketFilter, limit: Int, offset: Int): [Ticket!]! }
  type Ticket { id: ID! subject: String hours: Int }
  input TicketFilter { ${comparisons} } ${more}
`;

it.each([
  [
    'of Hasura',
    schema(
      'subject: Texts',
      'input Texts { _eq: String _ilike: String _nilike: String _nlike: String _niregex: String }',
    ),
    { path: ['subject', '_nilike'], pattern: '%{value}%' },
  ],
  [
    'of Strapi',
    schema(
      'subject: Texts',
      'input Texts { eq: String contains: String notContains: String notContainsi: String }',
    ),
    { path: ['subject', 'notContainsi'] },
  ],
  [
    'of our API',
    schema(
      'subject: Texts',
      'input Texts { equalTo: String includes: String notIncludes: String notIncludesInsensitive: String notLikeInsensitive: String }',
    ),
    { path: ['subject', 'notIncludesInsensitive'] },
  ],
  [
    'of nestjs-query',
    schema(
      'subject: Texts',
      'input Texts { eq: String iLike: String notILike: String notLike: String }',
    ),
    { path: ['subject', 'notILike'], pattern: '%{value}%' },
  ],
  [
    'of Contentful and Prisma 1',
    schema('subject: String subject_contains: String subject_not_contains: String'),
    { path: ['subject_not_contains'] },
  ],
])('what does not contain a text is found by the words %s', async (_, sdl, expected) => {
  const { resources, problems } = await operated(sdl);
  expect(problems).toEqual([]);
  expect(
    resources[0]?.list?.filter?.fields
      .find(({ name }) => name === 'subject')
      ?.operators.find(({ operator }) => operator === 'notContains'),
  ).toMatchObject(expected);
});

it('of a number nobody asks that', async () => {
  const { resources } = await operated(
    schema('hours: Hours', 'input Hours { eq: Int notContains: Int }'),
  );
  expect(resources[0]?.list?.filter?.fields[0]?.operators.map(({ operator }) => operator)).toEqual([
    'eq',
  ]);
});

it('of a list, some of the values are looked for, or none of them', async () => {
  const { resources, problems } = await operated(
    schema(
      'tags_contains_some: [String] tags_contains_none: [String] tags_exists: Boolean',
    ).replace('hours: Int', 'tags: [String]'),
  );
  expect(problems).toEqual([]);
  expect(resources[0]?.list?.filter?.fields).toMatchObject([
    {
      name: 'tags',
      operators: [
        { operator: 'in', path: ['tags_contains_some'] },
        { operator: 'notIn', path: ['tags_contains_none'] },
        { operator: 'isNull' },
      ],
    },
  ]);
});

it('an operator that nobody asks by is no condition of its own', async () => {
  const { resources } = await operated(
    schema('subject: String subject_not_starts_with: String subject_NOT_ENDS_WITH: String'),
  );
  expect(resources[0]?.list?.filter?.fields.map(({ name }) => name)).toEqual(['subject']);
});
