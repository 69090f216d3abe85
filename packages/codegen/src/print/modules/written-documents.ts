import {
  Kind,
  visit,
  type DefinitionNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

import { header } from '../code/header.ts';
import { besideLibrary, generatedModule, type Imports } from '../code/imports.ts';
import { persisted, type PersistedDocument } from '../documents/persisted.ts';
import { graphqlModule } from './graphql-module.ts';

/** An operation or fragment written by hand that has a name. */
export interface WrittenDocument {
  readonly definition: OperationDefinitionNode | FragmentDefinitionNode;
  /** Name of the constant that holds it: `OpenOrdersDocument`, `OrderCardFragmentDoc`. */
  readonly constant: string;
  /** Types of result and variables that `graphql.ts` has; a fragment has no variables. */
  readonly result: string;
  readonly variables: string | undefined;
  /** Text between the backticks, for what was written in place. */
  readonly text: string | undefined;
  /** Code of the constant, with its imports besides those of its types. */
  readonly node: string;
}

/** Operations written by hand as they are sent, each with the fragments that it spreads. */
export function persistedOperations(
  definitions: readonly DefinitionNode[],
): readonly PersistedDocument[] {
  const fragments = fragmentsOf(definitions);
  return definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name
      ? [persisted(withFragments(definition, fragments))]
      : [],
  );
}

export function fragmentsOf(
  definitions: readonly DefinitionNode[],
): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    definitions.flatMap((definition): [string, FragmentDefinitionNode][] =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
}

/**
 * The definition and the fragments that it needs, in the order of the plugin that prints its
 * module: what other fragments spread comes first. The text of the manifest has to be that of the
 * module.
 */
function withFragments(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): readonly DefinitionNode[] {
  const spreadBy = (node: DefinitionNode): FragmentDefinitionNode[] => {
    const found = new Set<FragmentDefinitionNode>();
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (fragment) found.add(fragment);
      },
    });
    return [...found];
  };
  const spread = new Set<FragmentDefinitionNode>();
  const addSpread = (node: DefinitionNode): void => {
    for (const fragment of spreadBy(node))
      if (!spread.has(fragment)) {
        spread.add(fragment);
        addSpread(fragment);
      }
  };
  addSpread(definition);
  const before = new Set<FragmentDefinitionNode>();
  for (const fragment of spread) addDependencies(fragment, spreadBy, before);
  return [definition, ...new Set([...before, ...spread])];
}

/** Adds what a fragment spreads, what that spreads in front of it. */
function addDependencies(
  fragment: FragmentDefinitionNode,
  spreadBy: (node: DefinitionNode) => readonly FragmentDefinitionNode[],
  found: Set<FragmentDefinitionNode>,
): void {
  const visited = new Set<FragmentDefinitionNode>([fragment]);
  const add = (node: FragmentDefinitionNode): void => {
    for (const spread of spreadBy(node))
      if (!visited.has(spread)) {
        visited.add(spread);
        add(spread);
        found.add(spread);
      }
  };
  add(fragment);
}

/**
 * Modules of documents written by hand, by path below their folder: one for each document, so that
 * a page loads its own alone; `gql.ts` with `graphql()`; `index.ts`. Types of results and variables
 * are in `graphql.ts`, which is not printed here.
 */
export function writtenModules(
  documents: readonly WrittenDocument[],
  imports: Imports = besideLibrary,
): ReadonlyMap<string, string> {
  const sorted = documents.toSorted((a, b) => (a.constant < b.constant ? -1 : 1));
  const paths = modulePaths(sorted);
  const files = new Map(
    sorted.map((document) => [`${paths.get(document)}.ts`, documentModule(document, imports)]),
  );
  const inPlace = sorted.filter(({ text }) => text !== undefined);
  files.set(
    'gql.ts',
    graphqlModule(
      new Map(
        inPlace.map((document) => [
          document.text ?? '',
          { constant: document.constant, module: paths.get(document) ?? '' },
        ]),
      ),
      imports,
    ),
  );
  files.set('index.ts', indexModule(sorted, paths, imports));
  return files;
}

type Paths = ReadonlyMap<WrittenDocument, string>;

/** Paths differ by more than case, for file systems that do not. */
function modulePaths(documents: readonly WrittenDocument[]): Paths {
  const taken = new Set<string>();
  return new Map(
    documents.map((document) => {
      let path = document.constant;
      for (let number = 2; taken.has(path.toLowerCase()); number += 1)
        path = `${document.constant}-${number}`;
      taken.add(path.toLowerCase());
      return [document, `nodes/${path}`];
    }),
  );
}

function documentModule({ node, result, variables }: WrittenDocument, imports: Imports): string {
  const types = variables === undefined ? result : `${result}, ${variables}`;
  return `${header}import type { ${types} } from '${generatedModule('../graphql', imports)}';
${node}
`;
}

function indexModule(
  documents: readonly WrittenDocument[],
  paths: Paths,
  imports: Imports,
): string {
  const from = (path: string): string => `from '${generatedModule(`./${path}`, imports)}';\n`;
  const lines = documents
    .map((document) => `export { ${document.constant} } ${from(paths.get(document) ?? '')}`)
    .join('');
  return `${header}export type * ${from('graphql')}export { graphql, type Documents } ${from('gql')}${lines}`;
}
