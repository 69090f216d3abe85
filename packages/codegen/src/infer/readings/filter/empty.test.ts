import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const schema = (comparisons: string, more = '') => `
  scalar DateTime
  type Query { ticket(id: ID!): Ticket tickets(filter: TicketFilter, limit: Int, offset: Int): [Ticket!]! }
  type Ticket { id: ID! subject: String closedAt: DateTime urgent: Boolean }
  input TicketFilter { ${comparisons} } ${more}
`;
const isNull = async (sdl: string) => {
  const { resources, problems } = await operated(sdl);
  expect(problems).toEqual([]);
  return Object.fromEntries(
    (resources[0]?.list?.filter?.fields ?? []).map(({ name, operators }) => [
      name,
      operators.find(({ operator }) => operator === 'isNull'),
    ]),
  );
};

it.each([
  [
    'of Contentful',
    schema('subject: String subject_exists: Boolean closedAt_exists: Boolean'),
    ['subject_exists'],
    { empty: false, filled: true },
  ],
  [
    'of Payload',
    schema(
      'subject: Texts closedAt: Times',
      'input Texts { equals: String exists: Boolean } input Times { equals: DateTime exists: Boolean }',
    ),
    ['subject', 'exists'],
    { empty: false, filled: true },
  ],
  [
    'of Amplify',
    schema('subject: Texts closedAt: Texts', 'input Texts { eq: String attributeExists: Boolean }'),
    ['subject', 'attributeExists'],
    { empty: false, filled: true },
  ],
  [
    'of Supabase',
    schema(
      'subject: Texts closedAt: Times',
      'enum FilterIs { NULL NOT_NULL } input Texts { eq: String is: FilterIs } input Times { eq: DateTime is: FilterIs }',
    ),
    ['subject', 'is'],
    { empty: 'NULL', filled: 'NOT_NULL' },
  ],
  [
    'of nestjs-query',
    schema(
      'subject: Texts closedAt: Times',
      'input Texts { eq: String is: Boolean isNot: Boolean } input Times { eq: DateTime is: Boolean isNot: Boolean }',
    ),
    ['subject', 'is'],
    { empty: null, filled: null, filledPath: ['subject', 'isNot'] },
  ],
  [
    'of Prisma and Keystone',
    schema(
      'subject: StringNullableFilter closedAt: TimeNullableFilter',
      'input StringNullableFilter { equals: String not: NestedNullable } input NestedNullable { equals: String } input TimeNullableFilter { equals: DateTime not: TimeNullableFilter }',
    ),
    ['subject', 'equals'],
    { empty: null, filled: null, filledPath: ['subject', 'not', 'equals'] },
  ],
])('what is empty is found by the words %s', async (_, sdl, path, emptiness) => {
  const { subject, closedAt } = await isNull(sdl);
  expect(subject).toMatchObject({ path, emptiness });
  expect(closedAt).toMatchObject({ emptiness: { empty: emptiness.empty } });
});

it('of a yes or no, what is empty is found beside what it is equal to', async () => {
  const { resources } = await operated(
    schema('urgent: Flags', 'input Flags { is: Boolean isNot: Boolean }'),
  );
  expect(
    resources[0]?.list?.filter?.fields[0]?.operators.map(({ operator, path }) => [
      operator,
      ...path,
    ]),
  ).toEqual([
    ['eq', 'urgent', 'is'],
    ['isNull', 'urgent', 'is'],
  ]);
});

it.each([
  [
    'takes nothing for no condition at all',
    schema('subject: Texts closedAt: Texts', 'input Texts { equals: String not: Texts }'),
  ],
  [
    'has to be given',
    schema('subject: Texts', 'input Texts { eq: String is: Boolean! isNot: Boolean }'),
  ],
  [
    'is one of other values',
    schema('subject: Texts', 'enum Is { NULL TRUE } input Texts { eq: String is: Is }'),
  ],
])('what is empty is not asked for where the schema does not say so: what %s', async (_, sdl) => {
  expect((await isNull(sdl))['subject']).toBeUndefined();
});

it('a key that says so itself goes before one that says the opposite', async () => {
  expect(
    (
      await isNull(
        schema('subject: Texts', 'input Texts { eq: String notNull: Boolean null: Boolean }'),
      )
    )['subject'],
  ).toEqual({ operator: 'isNull', path: ['subject', 'null'], type: 'Boolean', list: false });
});
