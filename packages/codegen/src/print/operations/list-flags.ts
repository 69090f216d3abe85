import { Kind, type FieldNode, type OperationDefinitionNode, type SelectionNode } from 'graphql';

import {
  array,
  call,
  code,
  identifier,
  object,
  parameter,
  property,
  spread,
  string,
  union,
  usesParameter,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { Repeated } from '../code/repeated.ts';
import type { Context } from '../context/context.ts';
import { responseName } from '../documents/ast.ts';
import { selectionCode, selectionsCode } from '../documents/document-code.ts';

/** Selection of a row, and the table of variables that fetch its columns, where it has any. */
export interface FlaggedRow {
  readonly declarations: readonly Code[];
  readonly selections: Code;
}

const columns = parameter('columns');

/**
 * Selects each column under a flag of the same name: `const { columns, flags } =
 * flagged<'status'>('status')`. `undefined` where a column is not a plain field with its own flag.
 */
export function flaggedRow(
  flags: Flags,
  row: readonly SelectionNode[],
  { repeated }: Context,
): FlaggedRow | undefined {
  const own = ownFlags(flags, row);
  if (!own) return undefined;
  const names = union(flags.entries().map(([column]) => string(column)));
  const behind = call(
    code`${imported('columnFlags')}<${names}>`,
    own.map((node) => selectionCode({ ...node, directives: [] }, repeated)),
  );
  return {
    declarations: [code`const { columns, flags } = ${behind};`],
    selections: array([
      ...row.slice(0, -own.length).map((node) => selectionCode(node, repeated)),
      spread(columns),
    ]),
  };
}

/** The row as it is in the document, and a table of its flags. */
export function plainRow(
  flags: Flags,
  row: readonly SelectionNode[],
  { repeated }: Context,
): FlaggedRow {
  const table = code`const flags = ${object(flags.entries().map(([column, flag]) => property(flag, string(column))))} as const;`;
  return {
    declarations: flags.names.length > 0 ? [table] : [],
    selections: selectionsCode(row, repeated),
  };
}

/**
 * The document with the columns of its rows by their name; `undefined` where it selects more of
 * them than the row.
 */
export function aroundRow(
  { selectionSet }: OperationDefinitionNode,
  row: readonly SelectionNode[],
  { selections }: FlaggedRow,
  { repeated }: Context,
): Code | undefined {
  const around = selectionsCode(
    selectionSet.selections,
    new Repeated(repeated).add('selection', selectionsCode(row, repeated), selections),
  );
  return usesParameter(around, columns) ? around : undefined;
}

/** Types of the variables: those of the arguments, and of the flags. */
export const withFlags = (types: readonly Code[]): Code =>
  object([...types, spread(call(imported('flagTypes'), [identifier('flags')]))]);

/**
 * Of the nodes of a row those behind the flag of their own name, where all flags are such and these
 * nodes are its last.
 */
function ownFlags(flags: Flags, row: readonly SelectionNode[]): readonly FieldNode[] | undefined {
  const entries = flags.entries();
  if (entries.length === 0) return undefined;
  const nodes = row.slice(-entries.length);
  const own = nodes.filter(
    (node): node is FieldNode => node.kind === Kind.FIELD && node.directives?.length === 1,
  );
  const isOwn = entries.every(
    ([column, flag], at) => flag === flagOf(column) && own[at] && responseName(own[at]) === column,
  );
  const others = row.slice(0, -entries.length);
  return isOwn && own.length === entries.length && others.every((node) => !node.directives?.length)
    ? own
    : undefined;
}

const flagOf = (column: string): string =>
  `with${column[0]?.toUpperCase() ?? ''}${column.slice(1)}`;

/** Names of the variables that fetch a column: `withStatus`. */
export class Flags {
  readonly #flags = new Map<string, string>();
  readonly #taken: Set<string>;

  constructor(taken: readonly string[]) {
    this.#taken = new Set(taken);
  }

  of(column: string): string {
    const found = this.#flags.get(column);
    if (found !== undefined) return found;
    let flag = flagOf(column);
    while (this.#taken.has(flag)) flag += '_';
    this.#taken.add(flag);
    this.#flags.set(column, flag);
    return flag;
  }

  /** Their types, for a document. */
  variables(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.names.map((name) => [name, 'Boolean!']));
  }

  get names(): readonly string[] {
    return [...this.#flags.values()];
  }

  entries(): readonly (readonly [column: string, flag: string])[] {
    return [...this.#flags];
  }
}
