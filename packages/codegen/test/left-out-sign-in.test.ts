import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';

const schema = buildSchema(`
  type Query { orders(first: Int, offset: Int): [Order!]! order(id: ID!): Order me: User }
  type Order { id: ID! number: String! }
  type User { id: ID! email: String! }
  type Mutation { login(email: String!, password: String!, tenant: String!): Session }
  type Session { token: String! }`);

it('leaves out a sign-in that cannot be sent, says why, and prints the rest', () => {
  const model = inferModel(schema);
  const mutation = {
    kind: 'email' as const,
    root: ['login'],
    identifier: ['email'],
    password: ['password'],
    token: ['token'],
    errorTypes: [],
    required: [{ argument: 'tenant', type: 'String!' }],
  };
  const { files, omitted } = printResources(schema, {
    ...model,
    signIn: { probe: {}, mutation },
  });
  expect(omitted).toContainEqual({
    resource: '',
    role: 'action login',
    reason: 'login requires tenant: String!, for which the configuration names no value',
  });
  expect(files.get('sign-in.ts')).toContain('SignInDescriptor | undefined = undefined');
  expect([...files.keys()]).toContain('resources/orders.ts');
});
