import { expect, it } from 'vitest';

import { operated } from '../../../../test/operated.ts';

const sdl = (payload: string) => `
  type Query { goods(limit: Int, offset: Int): [Good!]! good(id: ID!): Good }
  type Good { id: ID! title: String! }
  type Mutation { createGood(title: String!): CreateGoodPayload! }
  type CreateGoodPayload { good: Good ${payload} }
  type Problem { message: String! field: String }
`;

it('reads a single error beside the record, with the input that it is about', async () => {
  const { resources, problems } = await operated(sdl('problem: Problem'));
  expect(resources[0]?.create).toMatchObject({
    record: ['good'],
    errors: { kind: 'fields', path: ['problem'], message: 'message', field: 'field' },
  });
  expect(resources[0]?.decisions).toContainEqual({
    role: 'create, refused',
    choice: 'problem',
    rule: 'payload/one-error',
    evidence: '`problem` says what went wrong.',
    rejected: [],
  });
  expect(problems).toEqual([]);
});

it('takes the list of errors where there are both, and no error that has to be asked for', async () => {
  expect(
    (await operated(sdl('problem: Problem errors: [Problem!]!'))).resources[0]?.create?.errors,
  ).toMatchObject({ path: ['errors'] });
  expect(
    (await operated(sdl('problem(language: String!): Problem'))).resources[0]?.create?.errors,
  ).toBeUndefined();
});
