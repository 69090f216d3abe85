import { describe, expect, it } from 'vitest';

import type { FilterField } from '../../../model.ts';
import { resource } from '../../../../test/infer.ts';

const listOf = (args: string, more = '') =>
  resource(
    `scalar DateTime
    type Query {
      tickets(${args}, limit: Int, offset: Int): [Ticket!]! ticket(id: ID!): Ticket
      clients(limit: Int, offset: Int): [Client!]! client(id: ID!): Client
      copies(limit: Int, offset: Int): [Copy!]! copy(book: ID!, number: Int!): Copy
    }
    type Ticket { id: ID! subject: String hours: Int openedAt: DateTime state: State client: Client copy: Copy place: Place operators: String }
    type Client { id: ID! name: String! } type Copy { book: ID! number: Int! title: String! } type Place { city: String }
    enum State { OPEN DONE } ${more}`,
    'Ticket',
  ).list;

/** Each condition, with its operators and where their values go. */
const spelled = (fields: readonly FilterField[] = []) =>
  Object.fromEntries(
    fields.map(({ name, operators }) => [
      name,
      operators.map(({ operator, path }) => `${operator} ${path.join('.')}`),
    ]),
  );
const read = (args: string, more = '') => spelled(listOf(args, more)?.filter?.fields);
const compared = (comparisons: string) =>
  read('filter: F', `input F { subject: Texts } input Texts { ${comparisons} }`)['subject'];

describe('of several spellings', () => {
  it.each([
    ['that ignores case', 'contains: String icontains: String', ['contains subject.icontains']],
    [
      'for a part of a text, before a pattern',
      'ilike: String contains: String',
      ['contains subject.contains', 'startsWith subject.ilike', 'endsWith subject.ilike'],
    ],
    [
      'of a pattern that ignores case',
      'like: String ilike: String',
      ['contains subject.ilike', 'startsWith subject.ilike', 'endsWith subject.ilike'],
    ],
    ['for one of several values', 'containsAny: [String!] in: [String!]', ['in subject.in']],
    ['for equality', 'is: String eq: String', ['eq subject.eq']],
    [
      'that is negated least',
      'exists: Boolean isNull: Boolean eq: String',
      ['eq subject.eq', 'isNull subject.isNull'],
    ],
  ])('takes the one %s', (_, comparisons, operators) => {
    expect(compared(comparisons)).toEqual(operators);
  });

  it('says the opposite of a negated one', () => {
    const [ticket] =
      listOf(
        'filter: F',
        'input F { subject: Texts } input Texts { eq: String isNotNull: Boolean }',
      )?.filter?.fields ?? [];
    expect(ticket?.operators[1]).toMatchObject({
      operator: 'isNull',
      emptiness: { empty: false, filled: true },
    });
  });
});

it('takes lists where an operator has several values, and single values elsewhere', () => {
  expect(
    compared('eq: [String!] in: String notIn: [String!] contains: String isNull: String'),
  ).toEqual(['notIn subject.notIn', 'contains subject.contains']);
});

it.each([
  ['subject_contains: String', { subject: ['contains subject_contains'] }],
  ['subjectContains: String', { subject: ['contains subjectContains'] }],
  ['hours__gte: Int, hoursLT: Int', { hours: ['lt hoursLT', 'gte hours__gte'] }],
  ['opened_after: DateTime', { openedAt: ['gt opened_after'] }],
  [
    'openedAfter: DateTime, openedOnOrBefore: DateTime',
    { openedAt: ['lte openedOnOrBefore', 'gt openedAfter'] },
  ],
  ['openedIn: [DateTime!]', {}],
  ['subject_not_starts_with: String', {}],
  ['subject_not: String', { subject: ['ne subject_not'] }],
  ['clientId_in: [ID!]', { clientId: ['in clientId_in'] }],
  ['hours_contains: String', {}],
])('reads the arguments `%s`', (args, conditions) => {
  expect(read(args)).toEqual(conditions);
});

it.each([
  ['takes them', 'input Terms { value: Int operator: Op }', ['eq hours.value', 'gt hours.value']],
  ['of several values', 'input Terms { value: [Int!] operator: Op }', ['in hours.value']],
  [
    'says more',
    'input Terms { value: Int! operator: Op! unit: String }',
    ['eq hours.value', 'gt hours.value'],
  ],
  ['must say more', 'input Terms { value: Int! operator: Op! unit: String! }', undefined],
  ['has no value', 'input Terms { values: Int operator: Op }', undefined],
  ['has no single operator', 'input Terms { value: Int operator: [Op!] }', undefined],
  ['takes a text for it', 'input Terms { value: Int operator: String }', undefined],
])('reads a value beside its operator in an object that %s', (_, terms, operators) => {
  expect(
    read('filter: F', `input F { hours: Terms } enum Op { EQ GT IN IS_NULL NEAR } ${terms}`)[
      'hours'
    ],
  ).toEqual(operators);
});

it.each([
  ['its key', 'client: C', 'input C { id: ID name: String }', { client: ['eq client.id'] }],
  [
    'operators on its key',
    'client: C',
    'input C { id: Ids } input Ids { eq: ID near: ID in: [ID!] }',
    { client: ['eq client.id.eq', 'in client.id.in'] },
  ],
  [
    'whether it is there, beside its key',
    'client: C',
    'input C { id: ID isNull: Boolean }',
    { client: ['eq client.id', 'isNull client.isNull'] },
  ],
  ['no key', 'client: C', 'input C { name: String }', {}],
  ['no operator on its key', 'client: C', 'input C { id: Ids } input Ids { near: ID }', {}],
  ['a key of two parts', 'copy: C', 'input C { book: ID number: Int }', {}],
  ['an object of values', 'place: C', 'input C { id: ID }', {}],
])('compares another record by %s', (_, keys, more, conditions) => {
  expect(read('filter: F', `input F { ${keys} } ${more}`)).toEqual(conditions);
});

it.each([
  [
    'in an object of their own',
    'subject: String _operators: Apart',
    'input Apart { hours: Hours unknown: Hours subject: Texts } input Hours { gt: Int } input Texts { contains: String }',
    {
      subject: ['eq subject', 'contains _operators.subject.contains'],
      hours: ['gt _operators.hours.gt'],
    },
  ],
  [
    'in no list of such',
    'subject: String _operators: [Apart!]',
    'input Apart { hours: Hours } input Hours { gt: Int }',
    { subject: ['eq subject'] },
  ],
  [
    'where the record has a field of that name, of that field',
    'subject: String operators: Texts',
    'input Texts { contains: String }',
    { subject: ['eq subject'], operators: ['contains operators.contains'] },
  ],
])('finds operators %s', (_, keys, more, conditions) => {
  expect(read('filter: F', `input F { ${keys} } ${more}`)).toEqual(conditions);
});

describe('of several filters', () => {
  const types =
    'input Plain { subject: String hours: Int state: State } input Compared { subject: Texts } input Texts { eq: String contains: String } input Few { subject: String }';

  it.each([
    ['that knows operators', 'condition: Plain, filter: Compared', ['filter']],
    ['that knows operators, whichever is first', 'filter: Compared, condition: Plain', ['filter']],
    ['that knows more fields', 'condition: Few, filter: Plain', ['filter']],
    ['in an object of options', 'options: Options', ['options', 'filter']],
    ['before conditions among the arguments', 'hours: Int, filter: Few', ['filter']],
  ])('takes the one %s', (_, args, argument) => {
    expect(listOf(args, `${types} input Options { filter: Plain }`)?.filter?.argument).toEqual(
      argument,
    );
  });

  it.each([
    ['is a list', 'filter: [Plain!]'],
    ['requires a key', 'filter: Strict'],
    ['has nothing to compare', 'filter: Empty'],
    ['is a text', 'filter: String'],
  ])('takes none that %s', (_, args) => {
    expect(
      listOf(args, `${types} input Strict { subject: String! } input Empty { unknown: Few }`)
        ?.filter,
    ).toBeUndefined();
  });
});

it.each([
  [
    'and: [F!] or: [F!] not: F',
    {
      and: { key: 'and', list: true },
      or: { key: 'or', list: true },
      not: { key: 'not', list: false },
    },
  ],
  [
    '_and: [F!] _or: [F!] _not: F',
    {
      and: { key: '_and', list: true },
      or: { key: '_or', list: true },
      not: { key: '_not', list: false },
    },
  ],
  [
    'AND: F OR: F NOT: [F!]',
    {
      and: { key: 'AND', list: false },
      or: { key: 'OR', list: false },
      not: { key: 'NOT', list: true },
    },
  ],
  ['And: [F!]', { and: { key: 'And', list: true } }],
  ['and: Other or: String', {}],
])('puts conditions together by `%s`', (keys, combinations) => {
  const filter = listOf(
    'filter: F',
    `input F { subject: String ${keys} } input Other { hours: Int }`,
  )?.filter;
  expect(filter).toEqual({
    argument: ['filter'],
    type: 'F',
    fields: [expect.objectContaining({ name: 'subject' })],
    ...combinations,
  });
});

it.each([
  ['a value that may be sent', 'subject: String', ['subject']],
  ['an enum, whatever it is called', 'kind: State', ['kind']],
  ['no other unknown name', 'kind: String', []],
  ['no value that must be sent', 'subject: String!', []],
  ['no object', 'subject: Nested', []],
  [
    'what a search is called, where the record has such a field',
    'subject: String, q: String',
    ['subject'],
  ],
  ['no order', 'subject: String, sortBy: State, sortOrder: State', ['subject']],
])('takes %s for a condition among the arguments', (_, args, names) => {
  expect(Object.keys(read(args, 'input Nested { subject: String }'))).toEqual(names);
});

it.each([
  [
    'beside the page',
    'options: O',
    'offset: Int limit: Int subject: String',
    ['options', 'subject'],
  ],
  [
    'beside the order and the direction',
    'options: O',
    'orderBy: State direction: State subject: String',
    ['options', 'subject'],
  ],
  [
    'not where another key must be sent',
    'options: O',
    'subject: String tenant: String!',
    undefined,
  ],
  [
    'where the other key has a default',
    'options: O',
    'subject: String tenant: String! = "a"',
    ['options', 'subject'],
  ],
  ['not in a list', 'options: [O!]', 'subject: String', undefined],
  ['not in another object', 'ticket: O', 'subject: String', undefined],
  ['not where none is known', 'options: O', 'unknown: String', undefined],
])('reads conditions in an object of options %s', (_, args, keys, expected) => {
  const filter = resource(
    `type Query { tickets(${args}): [Ticket!]! } type Ticket { id: ID! subject: String } enum State { OPEN } input O { ${keys} }`,
    'Ticket',
  ).list?.filter;
  expect(filter && [...filter.argument, ...filter.fields.map(({ name }) => name)]).toEqual(
    expected,
  );
});

it.each([
  ['an argument', 'search: String', ['search']],
  ['the argument before a key', 'filter: F, q: String', ['q']],
  ['a key of options', 'options: F', ['options', 'search']],
  ['a key of a filter in options', 'options: O', ['options', 'filter', 'search']],
  ['no number', 'search: Int', undefined],
  ['no list', 'search: [String!]', undefined],
  ['no object', 'search: F', ['search', 'search']],
])('sends free text to %s', (_, args, path) => {
  expect(
    listOf(args, 'input F { search: String subject: String } input O { filter: F }')?.search,
  ).toEqual(path);
});

it('describes a condition by what is said of it, and not of its operators', () => {
  const described = (keys: string) =>
    listOf('filter: F', `input F { ${keys} } input Texts { "Ends of it." eq: String }`)?.filter
      ?.fields[0]?.description;
  expect(described('"What the client asks." subject: String')).toBe('What the client asks.');
  expect(described('"Filter by the subject." subject: String')).toBeUndefined();
  expect(described('subject: Texts')).toBeUndefined();
});

it('takes the kind of what a condition compares with', () => {
  const kindOf = (keys: string, more = '') => {
    const [field] = listOf('filter: F', `input F { ${keys} } ${more}`)?.filter?.fields ?? [];
    return [field?.kind, field?.values?.map(({ value }) => value)];
  };
  expect(kindOf('state: State')).toEqual(['enum', ['OPEN', 'DONE']]);
  expect(kindOf('hours: Hours', 'input Hours { eq: Int isNull: Boolean }')).toEqual([
    'integer',
    undefined,
  ]);
  expect(kindOf('unknown: Flags', 'input Flags { eq: Int isNull: Boolean }')).toEqual([
    'integer',
    undefined,
  ]);
  expect(kindOf('unknown: Flags', 'input Flags { isNull: Boolean }')).toEqual([
    'boolean',
    undefined,
  ]);
  expect(kindOf('place: String')).toEqual(['string', undefined]);
});
