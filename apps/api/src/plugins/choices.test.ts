import {
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'grafast/graphql';
import { expect, it } from 'vitest';
import { choicesOfNumbers } from './choices.ts';

it('finds the numbers that a field may have by its type and its name, of what is answered alone', () => {
  const Member = new GraphQLObjectType({
    name: 'Member',
    fields: {
      name: { type: GraphQLString },
      rating: { type: GraphQLInt, extensions: { choices: [1, '2'] } },
    },
  });
  const Visit = new GraphQLObjectType({
    name: 'Visit',
    fields: {
      rating: { type: GraphQLInt, extensions: { choices: 'any' } },
      shelf: { type: GraphQLInt, extensions: { choices: [-1] } },
    },
  });
  const MemberInput = new GraphQLInputObjectType({
    name: 'MemberInput',
    fields: { rating: { type: GraphQLInt, extensions: { choices: [1] } } },
  });
  const schema = new GraphQLSchema({
    query: new GraphQLObjectType({
      name: 'Query',
      fields: {
        member: { type: Member, args: { input: { type: MemberInput } } },
        visit: { type: Visit },
      },
    }),
  });
  expect([...choicesOfNumbers(schema)]).toEqual([
    ['Member.rating', ['1', '2']],
    ['Visit.shelf', ['-1']],
  ]);
});
