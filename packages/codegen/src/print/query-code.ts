import type { SelectionNode } from 'graphql';

import type { Path } from '../model.ts';
import { fieldNode, merge, nest, operation, variableArgument } from './ast.ts';
import { typeLiteral } from './code.ts';
import type { Context } from './context.ts';
import { documentCode } from './document-code.ts';
import { resultType } from './result-type.ts';

export interface OperationCode {
  readonly name: string;
  /** Types of result and variables, and the document. */
  readonly declarations: readonly string[];
  readonly document: ReturnType<typeof operation>;
}

/** An operation on one root field whose arguments are variables of their own names. */
export function operationCode(
  context: Context,
  options: {
    readonly kind: 'query' | 'mutation';
    readonly name: string;
    readonly root: Path;
    /** Arguments of the root field and their types. */
    readonly arguments: Readonly<Record<string, string>>;
    /** Further variables and their types. */
    readonly variables?: Readonly<Record<string, string>>;
    readonly selections: readonly SelectionNode[];
    /** Type of the variables. */
    readonly variablesType: string | readonly string[];
  },
): OperationCode {
  const { scope, schema } = context;
  const { kind, name, root } = options;
  const leaf = fieldNode(root.at(-1) ?? '', merge(options.selections), {
    arguments: Object.keys(options.arguments).map((argument) => variableArgument(argument, argument)),
  });
  const document = operation(kind, name, { ...options.arguments, ...options.variables }, nest(root.slice(0, -1), [leaf]));
  const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  if (!type) throw new Error(`The schema has no ${kind} type.`);
  const data = `${name}Data`;
  const variables = `${name}Variables`;
  const { variablesType } = options;
  return {
    name,
    document,
    declarations: [
      `export type ${data} = ${resultType(type, document.selectionSet.selections, scope)};`,
      `export type ${variables} = ${typeof variablesType === 'string' ? variablesType : typeLiteral(variablesType)};`,
      `export const ${name}Document: TypedDocumentNode<${data}, ${variables}> = ${documentCode(document, scope.helper)};`,
    ],
  };
}
