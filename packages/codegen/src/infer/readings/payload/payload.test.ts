import { expect, it } from 'vitest';

import { resource } from '../../../../test/infer.ts';

const base = `
  type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
  type Good { id: ID! title: String! status: String }
  enum Result { DONE NOT_DONE } enum Phase { NEW OLD } scalar Void`;

/** What the payload of a create and of a remove says, beside the record. */
const withPayload = (fields: string) =>
  resource(
    `${base} type GoodPayload { good: Good ${fields} } type Note { text: String }
    type Mutation { createGood(title: String!): GoodPayload! deleteGood(id: ID!): GoodPayload! }`,
    'Good',
  );

it.each([
  ['success: Boolean! message: String', { path: ['success'], message: 'message' }],
  ['isFine: Boolean deleted: Boolean reason: String', { path: ['deleted'], message: 'reason' }],
  ['ok: Boolean! message: [String!]! reason: String', { path: ['ok'], message: 'reason' }],
  ['ok: Boolean! message: Note', { path: ['ok'], message: '' }],
  ['ok: Boolean! message(language: ID!): String', { path: ['ok'], message: '' }],
  [
    'result: Result! message: String',
    { path: ['result'], message: 'message', refused: ['NOT_DONE'] },
  ],
])('reads in { %s } whether it was done', (fields, meaning) => {
  const { create, remove } = withPayload(fields);
  expect(create?.errors).toEqual({ kind: 'flag', ...meaning });
  expect(remove?.errors).toEqual({ kind: 'flag', ...meaning });
});

it.each([
  'success: [Boolean!]! message: String',
  'success(of: ID!): Boolean message: String',
  'success: String message: String',
  'result: [Result!]! message: String',
  'result: Result!',
  'phase: Phase! message: String',
])('does not read it in { %s }', (fields) => {
  expect(withPayload(fields).create?.errors).toBeUndefined();
});

it.each([
  ['affectedRows: Int', [{ path: ['affectedRows'], kind: 'count' }], true],
  ['affectedRows: [Int!]', undefined, true],
  ['affectedRows: String', undefined, true],
  ['affectedRows(of: ID!): Int', undefined, true],
  ['updated: Boolean', [{ path: ['updated'], kind: 'flag' }], true],
  ['updated: Int', undefined, true],
  ['deletedGoodId: ID', [{ path: ['deletedGoodId'], kind: 'value' }], false],
  ['deletedKey: [ID!]', [{ path: ['deletedKey'], kind: 'list' }], false],
  ['id: ID', [{ path: ['id'], kind: 'value' }], false],
  ['id: [ID!]', undefined, false],
])('takes { %s } for proof: %j, of a create too: %s', (fields, proofs, ofCreate) => {
  const { create, remove } = withPayload(fields);
  expect(remove?.proofs).toEqual(proofs);
  expect(create?.proofs).toEqual(ofCreate ? proofs : undefined);
});

it.each([
  ['Boolean', 'flag'],
  ['Int', 'count'],
  ['ID', 'value'],
  ['String', 'value'],
  ['[ID!]', 'list'],
  ['[Int!]', 'list'],
])('takes the answer %s itself for a %s', (type, kind) => {
  const { remove } = resource(`${base} type Mutation { deleteGood(id: ID!): ${type} }`, 'Good');
  expect(remove?.proofs).toEqual([{ path: [], kind }]);
});

it.each(['Void', 'Good', '[Good!]!'])('takes no answer %s for proof', (type) => {
  const { remove } = resource(`${base} type Mutation { deleteGood(id: ID!): ${type} }`, 'Good');
  expect(remove?.root).toEqual(['deleteGood']);
  expect(remove?.proofs).toBeUndefined();
});
