import { Kind, parse, print, type FragmentDefinitionNode } from 'graphql';
import { expect, it } from 'vitest';

import { selectionSet } from './ast.ts';
import { flatten, fragmentText } from './fragments.ts';

const fragments = new Map(
  parse(`
    fragment Named on Node { id ...Titled }
    fragment Titled on Book { title }
    fragment Author on Author { name books { ...Titled } }
    fragment Alone on Gone { ...Missing }
  `).definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
  ),
);

/** On one line, with each fragment written out. */
function written(selections: string, type?: string): string {
  const [operation] = parse(`{ ${selections} }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('One operation is written.');
  const flat = flatten(operation.selectionSet.selections, type, fragments);
  return print(selectionSet(flat)).replaceAll(/\s+/g, ' ');
}

it('writes the fields of a fragment in place where it is spread on its own type', () => {
  expect(written('id ...Titled', 'Book')).toBe('{ id title }');
  expect(written('... on Book { ...Titled }', 'Node')).toBe('{ ... on Book { title } }');
});

it('keeps the type of a fragment that is spread on another: of a union, of an interface', () => {
  expect(written('...Titled', 'Node')).toBe('{ ... on Book { title } }');
  expect(written('...Named', 'Node')).toBe('{ id ... on Book { title } }');
  expect(written('...Named', 'Book')).toBe('{ ... on Node { id ... on Book { title } } }');
  expect(written('... on Author { ...Titled }', 'Author')).toBe(
    '{ ... on Author { ... on Book { title } } }',
  );
});

it('knows no type below a field, and writes it', () => {
  expect(written('book { ...Titled }', 'Book')).toBe('{ book { ... on Book { title } } }');
  expect(written('...Author', 'Author')).toBe('{ name books { ... on Book { title } } }');
});

it('keeps the directives of a spread, and of fields', () => {
  expect(written('...Titled @include(if: true)', 'Book')).toBe(
    '{ ... on Book @include(if: true) { title } }',
  );
  expect(written('a @skip(if: true) { b }')).toBe('{ a @skip(if: true) { b } }');
});

it('leaves out a fragment that there is not', () => {
  expect(written('id ...Missing', 'Book')).toBe('{ id }');
});

it('says of a fragment its type and all of its fields', () => {
  expect(fragmentText('Named', fragments).replaceAll(/\s+/g, ' ')).toBe(
    'Node { id ... on Book { title } }',
  );
  expect(fragmentText('Missing', fragments)).toBe('');
});
