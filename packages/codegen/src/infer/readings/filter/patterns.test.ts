import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const schema = (comparisons: string, more = '') => `
  type Query { ticket(id: ID!): Ticket tickets(filter: TicketFilter, limit: Int, offset: Int): [Ticket!]! }
  type Ticket { id: ID! subject: String hours: Int }
  input TicketFilter { ${comparisons} } ${more}
`;

async function found(sdl: string, operator: string) {
  const { resources, problems } = await operated(sdl);
  expect(problems).toEqual([]);
  return resources[0]?.list?.filter?.fields
    .find(({ name }) => name === 'subject')
    ?.operators.find((each) => each.operator === operator);
}

it.each([
  [
    'of Hasura',
    schema(
      'subject: Texts',
      'input Texts { _eq: String _regex: String _nregex: String _iregex: String _niregex: String _similar: String }',
    ),
    { path: ['subject', '_iregex'], type: 'String' },
  ],
  [
    'of Vendure',
    schema(
      'subject: StringOperators',
      'input StringOperators { eq: String contains: String regex: String }',
    ),
    { path: ['subject', 'regex'] },
  ],
  [
    'of graphql-compose, whose expressions are a scalar of their own',
    schema(
      'subject: String _operators: Operators',
      'scalar RegExpAsString input Operators { subject: SubjectOperators } input SubjectOperators { gt: String regex: RegExpAsString }',
    ),
    { path: ['_operators', 'subject', 'regex'], type: 'RegExpAsString' },
  ],
  [
    'of names with an operator at their end',
    schema('subject: String subject_matches_regex: String'),
    { path: ['subject_matches_regex'] },
  ],
])('regular expressions are found %s', async (_, sdl, expected) => {
  expect(await found(sdl, 'matches')).toMatchObject(expected);
});

it('a number is matched by none', async () => {
  const { resources } = await operated(
    schema('hours: Hours', 'input Hours { eq: Int regex: String }'),
  );
  expect(resources[0]?.list?.filter?.fields[0]?.operators.map(({ operator }) => operator)).toEqual([
    'eq',
  ]);
});

it('beginnings and ends of texts are found by patterns, where nothing is there for them alone', async () => {
  const byPatterns = schema(
    'subject: Texts',
    'input Texts { _eq: String _like: String _ilike: String }',
  );
  expect(await found(byPatterns, 'startsWith')).toMatchObject({
    path: ['subject', '_ilike'],
    pattern: '{value}%',
  });
  expect(await found(byPatterns, 'endsWith')).toMatchObject({
    path: ['subject', '_ilike'],
    pattern: '%{value}',
  });
  const byWords = schema(
    'subject: Texts',
    'input Texts { contains: String startsWith: String like: String }',
  );
  const start = await found(byWords, 'startsWith');
  expect(start).toMatchObject({ path: ['subject', 'startsWith'] });
  expect(start?.pattern).toBeUndefined();
  expect(await found(byWords, 'endsWith')).toMatchObject({
    path: ['subject', 'like'],
    pattern: '%{value}',
  });
});
