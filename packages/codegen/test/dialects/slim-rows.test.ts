import { expect, it } from 'vitest';

import { model, resource } from '../infer.ts';
import { problemsOf } from '../problems-of.ts';
import { inferred } from './expected.ts';

const clubs = `
  type Club { id: ID! name: String! owner: Member }`;
const clubLists = 'clubs(limit: Int, offset: Int): [Club!]! club(id: ID!): Club';

it('reads a list and a single of a namespace as one resource, with the writes of both types', async () => {
  const sdl = `
    type Query { members: MemberQueries! ${clubLists} } ${clubs}
    type MemberQueries { list(limit: Int, offset: Int): [MemberBrief!]! single(id: ID!): Member }
    type MemberBrief { id: ID! name: String! } type Member { id: ID! name: String! email: String club: Club }
    type Mutation { members: MemberMutations! } input MemberInput { name: String email: String }
    type MemberMutations { create(input: MemberInput!): Member update(id: ID!, input: MemberInput!): Member delete(id: ID!): Boolean }`;
  expect(inferred(sdl).find(({ list }) => list === 'members.list')).toEqual({
    type: 'MemberBrief',
    list: 'members.list',
    one: 'members.single',
    paging: 'offset',
    create: 'members.create',
    update: 'members.update',
    delete: 'members.delete',
  });
  expect(resource(sdl, 'MemberBrief').one?.fields?.map(({ name }) => name)).toEqual([
    'email',
    'club',
  ]);
  expect(await problemsOf([sdl])).toEqual([]);
});

const members = (row: string, single = 'name: String! email: String') => `
  type Query { members(limit: Int, offset: Int): [MemberRow!]! member(id: ID!): Member ${clubLists} } ${clubs}
  type MemberRow { id: ID! ${row} } type Member { id: ID! ${single} }
  type Mutation { createMember(name: String!): Member deleteMember(id: ID!): Boolean approveMember(id: ID!): Member }`;

it('takes what refers to the single, and what acts on it, for that of the rows', async () => {
  const sdl = members('name: String!');
  const { resources, actions, problems } = model(sdl);
  expect(resources.find(({ type }) => type === 'Club')?.fields).toContainEqual(
    expect.objectContaining({
      name: 'owner',
      kind: 'reference',
      reference: expect.objectContaining({ resource: 'members' }),
    }),
  );
  expect(actions.find(({ root }) => root.join('.') === 'approveMember')).toMatchObject({
    place: 'record',
    resource: 'members',
  });
  expect(problems).toEqual([]);
  expect(await problemsOf([sdl])).toEqual([]);
});

it('knows a view by its name where it says other things, and refers to it by nothing that it lacks', async () => {
  const sdl = members('displayName: String! clubName: String');
  expect(resource(sdl, 'MemberRow')).toMatchObject({
    one: { root: ['member'] },
    create: { root: ['createMember'] },
    remove: { root: ['deleteMember'] },
  });
  expect(await problemsOf([sdl])).toEqual([]);
});

it('finds the key of a view that is called after the record', () => {
  expect(
    inferred(`
      type Query { findMembers(page: Int, size: Int): MemberPage! getMember(memberId: ID!): MemberDetails }
      type MemberPage { items: [MemberListItem!]! total: Int! }
      type MemberListItem { memberId: ID! fullName: String! } type MemberDetails { memberId: ID! fullName: String! email: String }
      type Mutation { addMember(fullName: String!): MemberDetails editMember(memberId: ID!, fullName: String): MemberDetails removeMember(memberId: ID!): Boolean }`),
  ).toEqual([
    {
      type: 'MemberListItem',
      list: 'findMembers',
      one: 'getMember',
      count: 'connection.total',
      paging: 'page',
      create: 'addMember',
      update: 'editMember',
      delete: 'removeMember',
    },
  ]);
});

it('takes no item of a record for a view of it', () => {
  const [only] = inferred(`
    type Query { wishItems(limit: Int, offset: Int): [WishItem!]! }
    type WishItem { id: ID! note: String } type Wish { id: ID! title: String! }
    type Mutation { createWish(title: String!): Wish deleteWish(id: ID!): Wish updateWishItem(id: ID!, note: String): WishItem }`);
  expect(only).toEqual({
    type: 'WishItem',
    list: 'wishItems',
    paging: 'offset',
    update: 'updateWishItem',
  });
});
