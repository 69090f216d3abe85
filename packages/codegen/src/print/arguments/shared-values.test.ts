import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';

import { call, identifier, parameter, string, type Code } from '../code/code.ts';
import { SchemaTypes } from '../code/schema-types.ts';
import { ArgumentTree } from './arguments.ts';
import { shareValues } from './shared-values.ts';

const schema = buildSchema(`
  type Query { ok: Boolean }
  type Mutation { createTag(tag: TagInput!): ID updateTag(id: ID!, patch: TagPatch!): ID }
  input TagInput { title: String! note: String colour: String }
  input TagPatch { title: String note: String colour: String owner: ID }
`);
const types = new SchemaTypes(schema, { scalars: {} }, []);
const read = (how: string, name: string, from = 'values'): Code =>
  call(identifier(how), [parameter(from), string(name)]);

/** Variables of both, `given` and `needed` as the inputs of each say. */
function printed(
  create: Readonly<Record<string, Code>>,
  update: Readonly<Record<string, Code>>,
): readonly [create: string, update: string] {
  const trees = (
    [
      ['createTag', 'tag', create],
      ['updateTag', 'patch', update],
    ] as const
  ).map(([field, argument, values]) => {
    const tree = new ArgumentTree(schema.getMutationType()!.getFields()[field]!, types);
    for (const [name, value] of Object.entries(values)) tree.set([argument, name], value);
    return { tree, path: [argument] };
  });
  shareValues(trees[0]!, trees[1]!, types);
  return [trees[0]!.tree.values().text, trees[1]!.tree.values().text];
}

const given = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, read('given', name)]));

it('lets a create say only what it takes otherwise than the update', () => {
  expect(
    printed(
      { ...given('note', 'colour'), title: read('needed', 'title') },
      given('title', 'note', 'colour'),
    ),
  ).toEqual([
    "{ tag: { ...sent(values), title: needed(values, 'title') } }",
    '{ patch: sent(values) }',
  ]);
});

it('leaves a create that would send what it does not take', () => {
  expect(
    printed(
      { ...given('note', 'colour'), title: read('needed', 'title') },
      given('note', 'colour', 'owner'),
    )[0],
  ).not.toContain('sent');
});

it('leaves an update that says which record it is about among the values', () => {
  expect(
    printed(
      { ...given('note', 'colour'), title: read('needed', 'title') },
      { ...given('note', 'colour'), title: read('keyed', 'title', 'key') },
    )[1],
  ).not.toContain('sent');
});
