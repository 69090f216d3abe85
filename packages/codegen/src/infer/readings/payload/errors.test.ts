import { expect, it } from 'vitest';

import { resource } from '../../../../test/infer.ts';

const errorsOf = (payload: string, answer = 'Payload') =>
  resource(
    `type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
    type Good { id: ID! title: String! } ${payload} type Mutation { createGood(title: String!): ${answer} }`,
    'Good',
  ).create?.errors;
const listed = (error: string, name = 'errors') =>
  errorsOf(`type Payload { good: Good ${name}: [Problem!]! } type Problem { ${error} }`);

it.each([
  ['a message', 'message: String!', { message: 'message' }],
  ['a description', 'description: String', { message: 'description' }],
  ['a message before a text', 'text: String message: String', { message: 'message' }],
  ['the field', 'message: String field: String', { message: 'message', field: 'field' }],
  [
    'a path',
    'message: String path: [String!]',
    { message: 'message', field: 'path', fieldList: true },
  ],
  ['a code', 'message: String code: Int', { message: 'message', code: 'code' }],
  ['a key that is the field', 'message: String key: String', { message: 'message', field: 'key' }],
  [
    'both',
    'message: String property: String errorCode: String',
    { message: 'message', field: 'property', code: 'errorCode' },
  ],
])('reads %s of errors', (_, error, expected) => {
  expect(listed(error)).toEqual({ kind: 'fields', path: ['errors'], ...expected });
});

it('reads errors that are texts, and none without a text', () => {
  expect(errorsOf('type Payload { good: Good userErrors: [String!] }')).toEqual({
    kind: 'fields',
    path: ['userErrors'],
    message: '',
    plain: true,
  });
  expect(listed('code: Int')).toBeUndefined();
  expect(listed('message: Part } type Part { text: String')).toBeUndefined();
  expect(listed('message: String', 'notes')).toBeUndefined();
  expect(
    errorsOf('type Payload { good: Good errors: Problem } type Problem { message: String }'),
  ).toBeUndefined();
});

it.each([
  [
    'one error',
    'union Answer = Good | TakenError type TakenError { message: String! }',
    ['TakenError'],
  ],
  [
    'several',
    'union Answer = Good | TakenError | FieldError type TakenError { message: String! } type FieldError { message: String! field: String }',
    ['TakenError', 'FieldError'],
  ],
])('reads %s in place of the record', (_, types, errorTypes) => {
  expect(errorsOf(types, 'Answer')).toMatchObject({
    kind: 'union',
    path: [],
    errorTypes,
    message: 'message',
    successType: 'Good',
  });
});

it('takes of errors what all of them say, else what any of them says', () => {
  const both = (second: string) =>
    errorsOf(
      `union Answer = Good | AError | BError type AError { message: String! field: String code: String } type BError { message: String! ${second} }`,
      'Answer',
    );
  expect(both('field: String code: String')).toMatchObject({ field: 'field', code: 'code' });
  expect(both('code: String')).toMatchObject({ field: 'field', code: 'code' });
  expect(both('path: String')).toMatchObject({ field: 'field', code: 'code' });
  expect(
    errorsOf(
      'union Answer = Good | AError | BError type AError { message: String! field: String path: String } type BError { message: String! path: String }',
      'Answer',
    ),
  ).toMatchObject({ field: 'path' });
});

const recordOf = (payload: string, answer = 'Payload') =>
  resource(
    `type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
    type Good { id: ID! title: String! } ${payload} type Mutation { createGood(title: String!): ${answer} }`,
    'Good',
  ).create?.record;

it.each([
  ['itself', '', 'Good', []],
  ['in a payload', 'type Payload { clientMutationId: String good: Good }', 'Payload', ['good']],
  ['alone before in a list', 'type Payload { goods: [Good!] good: Good }', 'Payload', ['good']],
  [
    'in nothing that is asked first',
    'type Payload { good(of: ID!): Good other: Good }',
    'Payload',
    ['other'],
  ],
  [
    'behind an edge',
    'type Payload { edge: Edge } type Edge { node: Good cursor: String }',
    'Payload',
    ['edge', 'node'],
  ],
  [
    'behind edges',
    'type Payload { edges: [Edge!] } type Edge { node: Good }',
    'Payload',
    ['edges', 'node'],
  ],
  [
    'behind no other list',
    'type Payload { items: [Edge!] } type Edge { node: Good }',
    'Payload',
    undefined,
  ],
  [
    'under no other name',
    'type Payload { edge: Edge } type Edge { better: Good }',
    'Payload',
    undefined,
  ],
])('finds the record of an answer %s', (_, payload, answer, path) => {
  expect(recordOf(payload, answer)).toEqual(path);
});
