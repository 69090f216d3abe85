import type { OperationDefinitionNode, SelectionNode } from 'graphql';

import { memberAt, type Path } from '../../model.ts';
import type { ArgumentTree } from '../arguments/arguments.ts';
import { call, code, identifier, string, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import {
  fieldNode,
  inlineFragment,
  merge,
  nest,
  operation,
  variableArgument,
} from '../documents/ast.ts';
import { selectionsCode, variablesCode } from '../documents/document-code.ts';
import { persisted as persistedDocument, type PersistedDocument } from '../documents/persisted.ts';
import { resultType } from '../records/result-type.ts';
import { FragmentError } from '../fragment-error.ts';
import { rootType } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';

/** An operation, and its name. */
export interface Operation {
  readonly kind: 'query' | 'mutation';
  readonly name: string;
  readonly document: OperationDefinitionNode;
  readonly persisted: PersistedDocument;
}

type OperationContext = Pick<
  Context,
  'schema' | 'types' | 'prefix' | 'fragments' | 'refused' | 'repeated'
>;

/** An operation on one root field whose arguments are variables of their own names. */
export function operationOf(
  context: OperationContext,
  options: {
    readonly kind: 'query' | 'mutation';
    readonly name: string;
    readonly root: Path;
    /** Arguments of the root field. */
    readonly arguments: ArgumentTree;
    /** Further variables and their types. */
    readonly variables?: Readonly<Record<string, string>>;
    readonly selections: readonly SelectionNode[];
  },
): Operation | Unprintable {
  const { kind, name, root } = options;
  const unset = options.arguments.problem();
  if (unset !== undefined) return new Unprintable(unset);
  const problem = context.refused.get(name);
  if (
    problem !== undefined &&
    ['Row', 'Show'].some((view) => context.fragments.has(`${context.prefix}${view}`))
  )
    throw new FragmentError(`${name}, with the fragment written for it: ${problem}`);
  if (problem !== undefined) return new Unprintable(problem);
  const document = operation(
    kind,
    name,
    { ...options.arguments.variables(), ...options.variables },
    below(root, options.arguments, merge(options.selections)),
  );
  return { kind, name, document, persisted: persistedDocument([document]) };
}

/** The field at the end of the path with its arguments, inside of those above it. */
function below(
  root: Path,
  tree: ArgumentTree,
  selections: readonly SelectionNode[],
): readonly SelectionNode[] {
  return root.reduceRight<readonly SelectionNode[]>((inside, step, at) => {
    const identity = tree.above.find(({ record }) => record === at + 1)?.identity ?? [];
    const selected =
      identity.length > 0
        ? merge([...identity.flatMap((path) => nest(path, [])), ...inside])
        : inside;
    const member = memberAt(step);
    if (member !== undefined) return [fieldNode('__typename'), inlineFragment(member, selected)];
    const asked =
      at === root.length - 1 ? tree : tree.above.find(({ field }) => field === at + 1)?.tree;
    return [
      fieldNode(step, selected, {
        arguments:
          asked?.names.map((argument) => variableArgument(argument, asked.variable(argument))) ??
          [],
      }),
    ];
  }, selections);
}

export interface OperationCode {
  /** The constant that holds the document. */
  readonly constant: Code;
  /** Its types of result and variables: `OrderListData, OrderListVariables`. */
  readonly types: Code;
  /** Types of result and variables, and the document. */
  readonly declarations: readonly Code[];
  readonly operation: Operation;
}

/** Types and document of an operation. Pieces that another document declares are passed by name. */
export function operationCode(
  context: OperationContext,
  done: Operation,
  parts: {
    readonly variablesType: Code;
    readonly data?: Code | undefined;
    readonly variables?: Code | undefined;
    readonly selections?: Code | undefined;
  },
): OperationCode {
  const { kind, name, document, persisted } = done;
  const { selections } = document.selectionSet;
  const data = identifier(`${name}Data`);
  const variables = identifier(`${name}Variables`);
  const constant = identifier(`${name}Document`);
  const built = call(imported(kind), [
    string(name),
    parts.variables ?? variablesCode(document),
    parts.selections ?? selectionsCode(selections, context.repeated),
    // A third shorter than in hexadecimal, and text that nothing else in the module repeats.
    string(Buffer.from(persisted.hash, 'hex').toString('base64')),
  ]);
  return {
    constant,
    types: code`${data}, ${variables}`,
    operation: done,
    declarations: [
      code`export type ${data} = ${parts.data ?? resultType(rootType(context.schema, kind), selections, context)};`,
      code`export type ${variables} = ${parts.variablesType};`,
      code`export const ${constant}: TypedDocumentNode<${data}, ${variables}> = ${built};`,
    ],
  };
}
