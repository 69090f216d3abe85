import { Kind, specifiedRules, validate, type SelectionNode } from 'graphql';

import type { Path } from '../model.ts';
import { fieldNode, merge, nest, operation, variableArgument } from './ast.ts';
import { code, identifier, type Code } from './code.ts';
import type { Context } from './context.ts';
import type { ArgumentTree } from './arguments.ts';
import { documentCode } from './document-code.ts';
import { persisted as persistedDocument, type PersistedDocument } from './persisted.ts';
import { resultType } from './result-type.ts';
import { ModelError, rootType } from './schema-path.ts';
import { UnprintableOperation } from './unprintable.ts';

/** Types are read from the schema, so all are known; the rule would list those of the whole schema for each document. */
const rules = specifiedRules.filter(({ name }) => name !== 'KnownTypeNamesRule');

export interface OperationCode {
  /** The constant that holds the document. */
  readonly constant: Code;
  /** Its types of result and variables: `OrderListData, OrderListVariables`. */
  readonly types: Code;
  /** Types of result and variables, and the document. */
  readonly declarations: readonly Code[];
  readonly document: ReturnType<typeof operation>;
  readonly persisted: PersistedDocument;
}

/** An operation on one root field whose arguments are variables of their own names. */
export function operationCode(
  context: Pick<Context, 'schema' | 'types' | 'prefix' | 'fragments'>,
  options: {
    readonly kind: 'query' | 'mutation';
    readonly name: string;
    readonly root: Path;
    /** Arguments of the root field. */
    readonly arguments: ArgumentTree;
    /** Further variables and their types. */
    readonly variables?: Readonly<Record<string, string>>;
    readonly selections: readonly SelectionNode[];
    /** Type of the variables. */
    readonly variablesType: Code;
  },
): OperationCode {
  const { types, schema } = context;
  const { kind, name, root } = options;
  options.arguments.check();
  const leaf = fieldNode(root.at(-1) ?? '', merge(options.selections), {
    arguments: options.arguments.names.map((argument) => variableArgument(argument, argument)),
  });
  const document = operation(kind, name, { ...options.arguments.variables(), ...options.variables }, nest(root.slice(0, -1), [leaf]));
  const [problem] = validate(schema, { kind: Kind.DOCUMENT, definitions: [document] }, rules, { maxErrors: 1 });
  if (problem && ['Row', 'Show'].some((view) => context.fragments.has(`${context.prefix}${view}`))) throw new ModelError(`${name}, with the fragment written for it: ${problem.message}`);
  if (problem) throw new UnprintableOperation(problem.message);
  const data = identifier(`${name}Data`);
  const variables = identifier(`${name}Variables`);
  const constant = identifier(`${name}Document`);
  const persisted = persistedDocument([document]);
  return {
    constant,
    types: code`${data}, ${variables}`,
    document,
    persisted,
    declarations: [
      code`export type ${data} = ${resultType(rootType(schema, kind), document.selectionSet.selections, types)};`,
      code`export type ${variables} = ${options.variablesType};`,
      code`export const ${constant}: TypedDocumentNode<${data}, ${variables}> = ${documentCode(document, persisted.hash)};`,
    ],
  };
}
