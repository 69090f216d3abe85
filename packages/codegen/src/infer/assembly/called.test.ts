import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../index.ts';

it('An input that takes keys of records is called as the records, in a form and in an action', () => {
  const { resources, actions } = inferModel(
    buildSchema(`
    type Query { users: [User!]! user(id: ID!): User roles: [Role!]! role(id: ID!): Role groups: [Group!]! group(id: ID!): Group }
    type Group { id: ID! name: String! }
    type User { id: ID! name: String! role: Role }
    type Role { id: ID! name: String! }
    type Mutation { createUser(input: UserInput!): User addRolesToUser(userId: ID!, roleIds: [ID!]!): User }
    input UserInput { name: String! roleId: ID categoryIds: [ID!] groupIds: [ID!] }
  `),
  );
  const called = (inputs: readonly { readonly name: string; readonly called?: string }[] = []) =>
    Object.fromEntries(inputs.map((input) => [input.name, input.called]));
  // The field of the role says what it is called; nobody knows what categories are.
  expect(called(resources.find(({ name }) => name === 'users')?.create?.inputs)).toEqual({
    name: undefined,
    roleId: undefined,
    categoryIds: undefined,
    groupIds: 'groups',
  });
  const action = actions.find(({ name }) => name === 'addRolesToUser');
  expect(
    called([...(action?.key ?? []), ...(action?.other?.key ?? [])].map(({ input }) => input)),
  ).toEqual({ userId: 'user', roleIds: 'roles' });
});

it('Two of one name are called by where they stand', () => {
  const { actions } = inferModel(
    buildSchema(`
    type Query { teams: [Team!]! team(id: ID!): Team matches: [Match!]! match(id: ID!): Match }
    type Match { id: ID! place: String! }
    type Team { id: ID! name: String! }
    type Mutation { planMatch(matchId: ID!, home: Side!, guest: Side!): Match }
    input Side { teamId: ID! }
  `),
  );
  expect(actions[0]?.inputs.map(({ name, called }) => [name, called])).toEqual([
    ['homeTeamId', 'homeTeam'],
    ['guestTeamId', 'guestTeam'],
  ]);
});
