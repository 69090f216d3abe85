import type { OneOperation } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { openDimensions } from '../arguments/dimensions.ts';
import {
  arrow,
  call,
  code,
  identifier,
  object,
  parameter,
  property,
  string,
  typeLiteral,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import { inlineFragment, fieldNode, nest } from '../documents/ast.ts';
import { adaptedRecord, showAdaptation } from '../records/adapt.ts';
import { keyPath } from '../records/key-path.ts';
import { readOne, rootAccess } from '../records/read.ts';
import { rootField } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { refusalSelections } from './error-members.ts';
import { argumentsAbove } from './arguments-above.ts';
import { ofOwner } from './of-owner.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';
import { keyArguments } from './write-code.ts';

interface ShowOptions {
  /** First part of the name of its document. */
  readonly name?: string;
  /** It is found below the record that holds it, whose key a function takes. */
  readonly isHeld?: boolean;
}

interface ShowCode {
  readonly declarations: readonly Code[];
  readonly code: Code;
  readonly operation: OperationCode;
}

/** Document and descriptor of one record by its key. */
export function showCode(
  context: Context,
  one: OneOperation,
  { name = context.prefix, isHeld = false }: ShowOptions = {},
): ShowCode | Unprintable {
  const { types, resource } = context;
  const field = rootField(context.schema, 'query', one.root);
  const key = parameter('key');
  const tree = new ArgumentTree(field, types, {
    above: argumentsAbove(
      context,
      one.above,
      field.args.map((argument) => argument.name),
      isHeld ? parameter('owner') : key,
    ),
  });
  tree.require(one.required);
  keyArguments(context, tree, one.key);
  if (one === resource.one) openDimensions(resource, 'one', tree);

  const record = context.view.page;
  const found =
    one.on === undefined
      ? nest(one.record, record)
      : nest(one.record, [fieldNode('__typename'), inlineFragment(one.on, record)]);
  const selections = [...found, ...refusalSelections(context, one.refusals)];
  const done = operationOf(context, {
    kind: 'query',
    name: `${name}Show`,
    root: one.root,
    arguments: tree,
    selections,
  });
  if (done instanceof Unprintable) return done;
  const operation = operationCode(context, done, { variablesType: typeLiteral(tree.members()) });

  const root = rootAccess(context.schema, 'query', one.root);
  const [first] = resource.key;
  const mark = string(first ? (keyPath(first)[0] ?? '') : '__typename');
  const value =
    one.on === undefined
      ? readOne(root, one.record)
      : code`${root.code} && ${mark} in ${root.code} ? ${root.code} : null`;
  return {
    operation,
    declarations: [
      ...operation.declarations,
      code`const show = ${ofOwner(
        isHeld,
        code`${object([
          property('document', operation.constant),
          property('variables', arrow([key], tree.values())),
          property(
            'record',
            arrow([parameter('data')], adaptedRecord(value, showAdaptation(context))),
          ),
        ])} satisfies ${imported('ShowDescriptor')}<${operation.types}>`,
      )};`,
    ],
    code: call(imported('descriptor'), [
      isHeld ? call(identifier('show'), [parameter('owner')]) : identifier('show'),
    ]),
  };
}
