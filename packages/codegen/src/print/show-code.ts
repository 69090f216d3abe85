import type { OneOperation } from '../model.ts';
import { adaptedRecord, showAdaptation } from './adapt.ts';
import { keyPath } from './key-path.ts';
import { ArgumentTree } from './arguments.ts';
import { inlineFragment, fieldNode, merge, nest } from './ast.ts';
import { call, object, property } from './code.ts';
import type { Context } from './context.ts';
import { currencies } from './currencies.ts';
import { rootCode } from './paging.ts';
import { refusalSelections } from './error-members.ts';
import { operationCode, type OperationCode } from './query-code.ts';
import { readOne } from './read.ts';
import { keyAndLabel, recordType, viewSelections } from './record-selection.ts';
import { rootField } from './schema-path.ts';
import { helpers, keyArguments } from './write-code.ts';

/** Document and descriptor of one record by its key. */
export function showCode(context: Context, one: OneOperation): { declarations: readonly string[]; code: string; operation: OperationCode } {
  const { scope, prefix, resource } = context;
  const field = rootField(context.schema, 'query', one.root);
  const tree = new ArgumentTree(field, scope);
  tree.require(one.required);
  keyArguments(context, tree, one.key);

  const type = recordType(context);
  const shown = viewSelections(context, 'Show');
  const record = merge([...keyAndLabel(context, resource, type), ...shown, ...currencies(context, type, shown), ...helpers(context)]);
  const found = one.on === undefined ? nest(one.record, record) : nest(one.record, [fieldNode('__typename'), inlineFragment(one.on, record)]);
  const selections = [...found, ...refusalSelections(context, one.refusals)];
  const operation = operationCode(context, {
    kind: 'query', name: `${prefix}Show`, root: one.root, arguments: tree, selections, variablesType: tree.members(),
  });

  const root = rootCode(context, one.root);
  const value = readOne(root, field.type, one.record, scope);
  const narrowed = one.on === undefined ? value : `${root} && '${resource.key[0] ? (keyPath(resource.key[0])[0] ?? '') : '__typename'}' in ${root} ? ${root} : null`;
  const adapted = adaptedRecord(context, narrowed, showAdaptation(context));
  return {
    operation,
    declarations: [
      ...operation.declarations,
      `const show = ${object([
        property('document', `${prefix}ShowDocument`),
        `variables: (key) => (${object(tree.entries())})`,
        `record: (data) => ${adapted}`,
      ])} satisfies ${scope.contract('ShowDescriptor')}<${prefix}ShowData, ${prefix}ShowVariables>;`,
    ],
    code: call(scope.helper('erased'), ['show']),
  };
}

