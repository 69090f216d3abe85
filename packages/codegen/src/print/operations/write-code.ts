import { getNamedType, isLeafType, type GraphQLOutputType, type SelectionNode } from 'graphql';

import type { RecordArgument, Input, KeyArgument, WriteOperation } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { convertLeaf, inputValue } from '../arguments/convert.ts';
import type { FormInputs } from '../arguments/input-code.ts';
import { ownInputs } from '../arguments/nested-inputs.ts';
import {
  array,
  arrow,
  block,
  call,
  code,
  entries,
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
import { fieldNode, inlineFragment, merge, nest } from '../documents/ast.ts';
import { adaptation, adaptedRecord, showAdaptation } from '../records/adapt.ts';
import { accessTo, readOne, nonNull, rootAccess, type Access } from '../records/read.ts';
import { keyAndLabel } from '../records/record-selection.ts';
import { compositeOf, fieldOf, isList, rootField } from '../schema-path.ts';
import { Unprintable } from '../unprintable.ts';
import { confirmation, errorsCode, errorSelections, unionErrors } from './payload-errors.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

type Role = 'create' | 'update' | 'remove';

export interface WriteCode {
  readonly declarations: readonly Code[];
  readonly code: Code;
  readonly operation: OperationCode;
  /** Inputs of its form. */
  readonly inputs: readonly Input[];
}

const descriptors = {
  create: 'CreateDescriptor',
  update: 'UpdateDescriptor',
  remove: 'RemoveDescriptor',
} as const;
const suffixes = { create: 'Create', update: 'Update', remove: 'Delete' } as const;

const key = parameter('key');
const values = parameter('values');
const record = parameter('record');
/** Parameters of `variables`, by descriptor. */
const given = { create: [values], update: [key, values, record], remove: [key, record] } as const;

/** Document and descriptor of a mutation. */
export function writeCode(
  context: Context,
  role: Role,
  { write, tree, inputs }: WriteArguments,
  forms: FormInputs,
): WriteCode | Unprintable {
  const { prefix } = context;
  const selections = payloadSelections(
    context,
    role,
    write,
    rootField(context.schema, 'mutation', write.root).type,
  );
  const done = operationOf(context, {
    kind: 'mutation',
    name: `${prefix}${suffixes[role]}`,
    root: write.root,
    arguments: tree,
    selections,
  });
  if (done instanceof Unprintable) return done;
  const operation = operationCode(context, done, { variablesType: typeLiteral(tree.members()) });
  const name = identifier(role);
  return {
    operation,
    inputs,
    declarations: [
      ...operation.declarations,
      code`const ${name} = ${object([
        property('document', operation.constant),
        ...(role === 'remove' ? [] : [property('inputs', forms.list(inputs))]),
        ...(write.afterwards ? [property('afterwards', array(write.afterwards.map(string)))] : []),
        ...(role !== 'create' &&
        write.recordArguments.some(({ version, unchecked }) => version && !unchecked)
          ? [property('versioned', identifier('true'))]
          : []),
        property('variables', arrow(given[role], tree.values())),
        property('result', arrow([parameter('data')], resultCode(context, write, role))),
      ])} satisfies ${imported(descriptors[role])}<${operation.types}>;`,
    ],
    code: call(imported('descriptor'), [name]),
  };
}

/**
 * Arguments of a mutation, out of the key of the record, what it holds and a form, and the inputs
 * of that form which have a place there.
 */
export interface WriteArguments {
  readonly write: WriteOperation;
  readonly tree: ArgumentTree;
  readonly inputs: readonly Input[];
}

export function writeArguments(
  context: Pick<Context, 'schema' | 'types'>,
  write: WriteOperation,
): WriteArguments {
  const tree = new ArgumentTree(rootField(context.schema, 'mutation', write.root), context.types);
  tree.require(write.required);
  keyArguments(context, tree, write.key);
  heldArguments(context, tree, write.recordArguments);
  const inputs =
    write.input === undefined
      ? []
      : setInputs(context, tree, write, write.key.length + write.recordArguments.length > 0);
  return { write, tree, inputs };
}

/**
 * Puts the key of the record into the arguments. Its values are never absent: an operation without
 * them could reach every record.
 */
export function keyArguments(
  context: Pick<Context, 'types'>,
  tree: ArgumentTree,
  fields: readonly KeyArgument[],
  from = key,
): void {
  for (const { field, argument } of fields) {
    const { type } = tree.place(argument);
    const named = getNamedType(type);
    const convert = named.name === 'Int' ? imported('integer') : convertLeaf(named, context.types);
    const value = call(imported('keyValue'), [from, string(field), convert]);
    tree.set(argument, isList(type) ? array([value]) : value);
  }
}

/** Fills the arguments that take further values of the record, besides its key. */
export function heldArguments(
  context: Pick<Context, 'types'>,
  tree: ArgumentTree,
  recordArguments: readonly RecordArgument[],
): void {
  for (const { argument, path, required } of recordArguments) {
    const convert = convertLeaf(getNamedType(tree.place(argument).type), context.types);
    tree.set(
      argument,
      call(imported(required ? 'recordValue' : 'optionalRecordValue'), [
        record,
        array(path.map(string)),
        convert,
      ]),
    );
  }
}

/**
 * Puts the values of a form into the arguments; returns the inputs that could be. `changes`: of a
 * record that is there.
 */
function setInputs(
  context: Pick<Context, 'types'>,
  tree: ArgumentTree,
  { inputs, input }: Pick<WriteOperation, 'input' | 'inputs'>,
  changes: boolean,
): readonly Input[] {
  const base = input?.path ?? [];
  return ownInputs(inputs, (own) =>
    getNamedType(tree.place(own.at ?? [...base, own.name]).type),
  ).filter((own) => {
    const path = own.at ?? [...base, own.name];
    const value = inputValue(own, tree.place(path), context.types, changes ? record : undefined);
    if (value !== undefined) tree.set(path, value);
    return value !== undefined;
  });
}

function payloadSelections(
  context: Context,
  role: Role,
  write: WriteOperation,
  type: GraphQLOutputType,
): readonly SelectionNode[] {
  const named = getNamedType(type);
  if (isLeafType(named)) return [];
  const record = write.record && recordSelections(context, role, type, write.record);
  const { errors } = write;
  const found: SelectionNode[] = [];
  if (errors?.kind === 'union') {
    const success =
      errors.successType !== undefined && record
        ? [inlineFragment(errors.successType, [...record])]
        : [];
    found.push(...errorSelections(context, errors, success));
  } else {
    found.push(
      ...errorSelections(context, errors),
      ...(record ?? []),
      ...(write.proofs ?? []).flatMap(({ path }) => nest(path, [])),
    );
  }
  return found.length > 0 ? merge(found) : [fieldNode('__typename')];
}

/**
 * Everything that the show page holds, so that it needs no further request; of a deleted record its
 * key.
 */
function recordSelections(
  context: Context,
  role: Role,
  type: GraphQLOutputType,
  path: readonly string[],
): readonly SelectionNode[] {
  const { errors } = writeOf(context, role);
  const start =
    errors?.kind === 'union' && errors.successType !== undefined
      ? context.schema.getType(errors.successType)
      : getNamedType(type);
  let owner = start;
  for (const name of path) owner = owner && getNamedType(fieldOf(owner, name).type);
  const own = owner?.name === context.view.pageType.name;
  if (!owner || isLeafType(owner)) return nest(path, []);
  const always = keyAndLabel(context, context.resource, owner);
  return nest(path, role === 'remove' || !own ? always : context.view.page);
}

const writeOf = (context: Context, role: Role): Partial<WriteOperation> =>
  context.resource[role] ?? {};

function resultCode(context: Context, write: WriteOperation, role: Role): Code {
  const root = rootAccess(context.schema, 'mutation', write.root);
  const { errors, record: path } = write;
  if (errors?.kind !== 'union') {
    const written =
      path && !isLeafType(getNamedType(root.type))
        ? recordValue(context, root, path, role)
        : undefined;
    return object(
      entries({
        record: written,
        errors: errorsCode(errors, root),
        confirmed: confirmation(write, root, written),
      }),
    );
  }
  // A payload that is one of several types.
  const { line, payload, is, errors: refused } = unionErrors(context, errors, root);
  const success =
    errors.successType === undefined ? undefined : context.schema.getType(errors.successType);
  const written =
    success && path
      ? recordValue(context, accessTo(payload, nonNull(compositeOf(success))), path, role)
      : undefined;
  return block([
    line,
    code`return ${object(
      entries({
        record: success && written && code`${is(success.name)} ? ${written} : null`,
        errors: refused,
        confirmed: success && !written && is(success.name),
      }),
    )};`,
  ]);
}

/** `undefined` where the payload has no place for a record. */
function recordValue(
  context: Context,
  root: Access,
  path: readonly string[],
  role: Role,
): Code | undefined {
  const owner = getNamedType(
    path.reduce((type, name) => fieldOf(getNamedType(type), name).type, root.type),
  );
  if (isLeafType(owner)) return undefined;
  const value = readOne(root, path);
  const { type, pageType } = context.view;
  if (role === 'remove')
    return owner.name === type.name ? adaptedRecord(value, adaptation(context, type, [])) : value;
  return owner.name === pageType.name ? adaptedRecord(value, showAdaptation(context)) : value;
}
