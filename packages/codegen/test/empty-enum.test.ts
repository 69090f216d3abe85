import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { inferModel } from '../src/infer/index.ts';
import { printResources } from '../src/print/index.ts';

it('takes an enum that the server fills as it starts for a text', () => {
  const schema = buildSchema(
    `type Query { guards: [Guard!]! guard(id: ID!): Guard }
     type Guard { id: ID! name: String! duties: [Duty!]! }
     enum Duty`,
    { assumeValid: true },
  );
  const texts = [...printResources(schema, inferModel(schema)).files.values()];
  expect(texts.some((text) => text.includes('type Duty = string;'))).toBe(true);
});
