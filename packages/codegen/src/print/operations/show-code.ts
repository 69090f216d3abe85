import type { OneOperation } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { arrow, call, code, identifier, object, parameter, property, string, typeLiteral, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context.ts';
import { inlineFragment, fieldNode, nest } from '../documents/ast.ts';
import { adaptedRecord, showAdaptation } from '../records/adapt.ts';
import { keyPath } from '../records/key-path.ts';
import { readOne, rootAccess } from '../records/read.ts';
import { rootField } from '../schema-path.ts';
import { refusalSelections } from './error-members.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';
import { keyArguments } from './write-code.ts';

/** Document and descriptor of one record by its key. */
export function showCode(context: Context, one: OneOperation): { declarations: readonly Code[]; code: Code; operation: OperationCode } {
  const { types, prefix, resource } = context;
  const field = rootField(context.schema, 'query', one.root);
  const tree = new ArgumentTree(field, types);
  tree.require(one.required);
  keyArguments(context, tree, one.key);

  const record = context.view.page;
  const found = one.on === undefined ? nest(one.record, record) : nest(one.record, [fieldNode('__typename'), inlineFragment(one.on, record)]);
  const selections = [...found, ...refusalSelections(context, one.refusals)];
  const operation = operationCode(context, operationOf(context, { kind: 'query', name: `${prefix}Show`, root: one.root, arguments: tree, selections }), {
    variablesType: typeLiteral(tree.members()),
  });

  const root = rootAccess(context.schema, 'query', one.root);
  const [key] = resource.key;
  const mark = string(key ? (keyPath(key)[0] ?? '') : '__typename');
  const value = one.on === undefined ? readOne(root, one.record) : code`${root.code} && ${mark} in ${root.code} ? ${root.code} : null`;
  return {
    operation,
    declarations: [
      ...operation.declarations,
      code`const show = ${object([
        property('document', operation.constant),
        property('variables', arrow([parameter('key')], tree.values())),
        property('record', arrow([parameter('data')], adaptedRecord(value, showAdaptation(context)))),
      ])} satisfies ${imported('ShowDescriptor')}<${operation.types}>;`,
    ],
    code: call(imported('erased'), [identifier('show')]),
  };
}
