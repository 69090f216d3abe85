import { expect, it } from 'vitest';

import { resource } from '../../../../test/infer.ts';

const update = (args: string) =>
  resource(
    `type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
    type Good { id: ID! title: String! status: String slug: String place: Place }
    type Place { id: ID! city: String }
    input GoodWhere { id: IdIn title: IdIn } input TitleWhere { title: IdIn }
    input IdIn { eq: ID in: [ID!] } input IdList { in: [ID!] } input PlaceInput { id: ID city: String }
    input GoodPatch { id: ID title: String }
    type Mutation { updateGood(${args}): Good }`,
    'Good',
  ).update;

it.each([
  ['id: ID!, title: String', ['id']],
  ['goodId: ID!, title: String', ['goodId']],
  ['slugOrId: ID!, title: String', ['slugOrId']],
  ['id: IdIn!, title: String', ['id', 'eq']],
  ['where: GoodWhere!, title: String', ['where', 'id', 'eq']],
  ['id: ID!, patch: GoodPatch!', ['id']],
  ['patch: GoodPatch!', ['patch', 'id']],
])('finds the key in (%s)', (args, argument) => {
  expect(update(args)?.key).toEqual([{ field: 'id', argument, type: 'ID', list: false }]);
});

it.each([
  'where: TitleWhere!, title: String',
  'id: IdList!, title: String',
  'slug: ID!, title: String',
  'order: ID!, title: String',
  'title: String!, place: PlaceInput!',
])('finds none in (%s)', (args) => {
  expect(update(args)).toBeUndefined();
});
