import { getNamedType, isCompositeType, isLeafType, isNonNullType, isUnionType, type GraphQLOutputType, type SelectionNode } from 'graphql';

import type { HeldArgument, Input, KeyArgument, PayloadErrors, Proof, WriteOperation } from '../../model.ts';
import { ArgumentTree } from '../arguments/arguments.ts';
import { convertLeaf, inputValue } from '../arguments/convert.ts';
import type { FormInputs } from '../arguments/input-code.ts';
import { ownInputs } from '../arguments/nested-inputs.ts';
import { array, arrow, block, call, code, entries, identifier, literal, member, object, parameter, property, string, typeLiteral, type Code } from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context.ts';
import { fieldNode, inlineFragment, merge, nest } from '../documents/ast.ts';
import { adaptation, adaptedRecord, showAdaptation } from '../records/adapt.ts';
import { accessTo, readBelow, readList, readOne, readValue, nonNull, rootAccess, type Access } from '../records/read.ts';
import { keyAndLabel } from '../records/record-selection.ts';
import { compositeOf, fieldOf, isList, rootField } from '../schema-path.ts';
import { errorMembers, errorParts } from './error-members.ts';
import { operationCode, operationOf, type OperationCode } from './query-code.ts';

type Role = 'create' | 'update' | 'remove';

export interface WriteCode {
  readonly declarations: readonly Code[];
  readonly code: Code;
  readonly operation: OperationCode;
}

const descriptors = { create: 'CreateDescriptor', update: 'UpdateDescriptor', remove: 'RemoveDescriptor' } as const;
const suffixes = { create: 'Create', update: 'Update', remove: 'Delete' } as const;

const key = parameter('key');
const values = parameter('values');
const record = parameter('record');
/** What each descriptor gives to `variables`. */
const given = { create: [values], update: [key, values, record], remove: [key, record] } as const;

/** Document and descriptor of a mutation. */
export function writeCode(context: Context, role: Role, write: WriteOperation, forms: FormInputs): WriteCode {
  const { types, prefix } = context;
  const field = rootField(context.schema, 'mutation', write.root);
  const tree = new ArgumentTree(field, types);
  tree.require(write.required);
  keyArguments(context, tree, write.key);
  heldArguments(context, tree, write.held);
  const inputs = write.input === undefined ? [] : setInputs(context, tree, write.inputs, write.input.path);

  const selections = payloadSelections(context, role, write, field.type);
  const operation = operationCode(context, operationOf(context, { kind: 'mutation', name: `${prefix}${suffixes[role]}`, root: write.root, arguments: tree, selections }), {
    variablesType: typeLiteral(tree.members()),
  });
  const name = identifier(role);
  return {
    operation,
    declarations: [
      ...operation.declarations,
      code`const ${name} = ${object([
        property('document', operation.constant),
        ...(role === 'remove' ? [] : [property('inputs', forms.list(inputs))]),
        ...(role !== 'create' && write.held.some(({ version, unchecked }) => version && !unchecked) ? [property('versioned', identifier('true'))] : []),
        property('variables', arrow(given[role], tree.values())),
        property('result', arrow([parameter('data')], resultCode(context, write, role))),
      ])} satisfies ${imported(descriptors[role])}<${operation.types}>;`,
    ],
    code: call(imported('erased'), [name]),
  };
}

/** Puts the key of the record into the arguments. Its values are never absent: an operation without them could reach every record. */
export function keyArguments(context: Context, tree: ArgumentTree, fields: readonly KeyArgument[]): void {
  for (const { field, argument } of fields) {
    const { type } = tree.place(argument);
    const named = getNamedType(type);
    const convert = named.name === 'Int' ? imported('whole') : convertLeaf(named, context.types);
    const value = call(imported('keyed'), [key, string(field), convert]);
    tree.set(argument, isList(type) ? array([value]) : value);
  }
}

/** Puts what the operation needs of the record beside its key into the arguments. */
function heldArguments(context: Context, tree: ArgumentTree, held: readonly HeldArgument[]): void {
  for (const { argument, path, required } of held) {
    const convert = convertLeaf(getNamedType(tree.place(argument).type), context.types);
    tree.set(argument, call(imported(required ? 'held' : 'heldIfAny'), [record, array(path.map(string)), convert]));
  }
}

/** Puts the values of a form into the arguments; returns the inputs that could be. */
function setInputs(context: Context, tree: ArgumentTree, inputs: readonly Input[], base: readonly string[]): readonly Input[] {
  return ownInputs(inputs, (input) => getNamedType(tree.place(input.at ?? [...base, input.name]).type)).filter((input) => {
    const path = input.at ?? [...base, input.name];
    const value = inputValue(input, tree.place(path), context.types);
    if (value !== undefined) tree.set(path, value);
    return value !== undefined;
  });
}

function payloadSelections(context: Context, role: Role, write: WriteOperation, type: GraphQLOutputType): readonly SelectionNode[] {
  const named = getNamedType(type);
  if (isLeafType(named)) return [];
  const record = write.record && recordSelections(context, role, type, write.record);
  const { errors } = write;
  const found: SelectionNode[] = [];
  if (errors?.kind === 'union') {
    const owner = getNamedType(errors.path.reduce<GraphQLOutputType>((current, step) => fieldOf(getNamedType(current), step).type, type));
    const members = isUnionType(owner) || isCompositeType(owner) ? errorMembers(context, errors) : [];
    const success = errors.successType !== undefined && record ? [inlineFragment(errors.successType, [...record])] : [];
    found.push(...nest(errors.path, [fieldNode('__typename'), ...success, ...members]));
  } else {
    if (errors?.kind === 'flag') found.push(...[...errors.path, errors.message].filter((name) => name !== '').map((name) => fieldNode(name)));
    else if (errors) found.push(...nest(errors.path, errors.plain ? [] : errorFields(errors)));
    found.push(...(record ?? []), ...(write.proofs ?? []).flatMap(({ path }) => nest(path, [])));
  }
  return found.length > 0 ? merge(found) : [fieldNode('__typename')];
}

/** Everything that the show page holds, so that it needs no further request; of a deleted record its key. */
function recordSelections(context: Context, role: Role, type: GraphQLOutputType, path: readonly string[]): readonly SelectionNode[] {
  const { errors } = writeOf(context, role);
  const start = errors?.kind === 'union' && errors.successType !== undefined ? context.schema.getType(errors.successType) : getNamedType(type);
  let owner = start;
  for (const name of path) owner = owner && getNamedType(fieldOf(owner, name).type);
  const own = owner?.name === context.resource.type;
  if (!owner || isLeafType(owner)) return nest(path, []);
  const always = keyAndLabel(context, context.resource, owner);
  return nest(path, role === 'remove' || !own ? always : context.view.page);
}

const writeOf = (context: Context, role: Role): Partial<WriteOperation> => context.resource[role] ?? {};

const errorFields = (errors: PayloadErrors): readonly SelectionNode[] =>
  merge([errors.message, errors.field, errors.code].flatMap((name) => (name === undefined ? [] : nest(name.split('.'), []))));

function resultCode(context: Context, write: WriteOperation, role: Role): Code {
  const root = rootAccess(context.schema, 'mutation', write.root);
  const { errors } = write;
  if (errors?.kind === 'union') return unionResult(context, write, errors, root, role);
  const isLeaf = isLeafType(getNamedType(root.type));
  const written = write.record && !isLeaf ? recordValue(context, root, write.record, role) : undefined;
  return object(
    entries({
      record: written,
      errors: errors && !isLeaf ? fieldErrors(errors, root) : array([]),
      confirmed: confirmation(write, root, written),
    }),
  );
}

/** Of a payload that is one of several types. */
function unionResult(context: Context, write: WriteOperation, errors: PayloadErrors, root: Access, role: Role): Code {
  const payload = identifier('payload');
  const success = errors.successType === undefined ? undefined : context.schema.getType(errors.successType);
  const is = (type: string): Code => code`${payload}?.__typename === ${string(type)}`;
  const written = success && write.record ? recordValue(context, accessTo(payload, nonNull(compositeOf(success))), write.record, role) : undefined;
  const members = (errors.errorTypes ?? []).map((type) => ({ type, error: errorObject(payload, errorParts(context, errors, type)) }));
  return block([
    code`const payload = ${readOne(root, errors.path)};`,
    code`return ${object(
      entries({
        record: success && written && code`${is(success.name)} ? ${written} : null`,
        errors: members.reduceRight((otherwise, { type, error }) => code`${is(type)} ? ${array([error])} : ${otherwise}`, array([])),
        confirmed: success && !written && is(success.name),
      }),
    )};`,
  ]);
}

/** Code of whether the answer shows that something was written; `undefined` where the record alone says so, or nothing does. */
function confirmation({ proofs = [] }: WriteOperation, root: Access, written: Code | undefined): Code | undefined {
  const read = ({ path }: Proof): Code => readBelow(root, path);
  const known = written ? code`(${written}) != null` : undefined;
  const counted = proofs.filter(({ kind }) => kind === 'flag' || kind === 'count');
  // A flag or a count decides, and where it is left out the record. Of keys and the record one is enough: servers that delete leave out one or the other.
  if (counted.length > 0) {
    const said = counted.map((proof) =>
      proof.kind === 'flag'
        ? code`(${read(proof)} ?? ${known ?? identifier('false')}) === true`
        : code`Number(${read(proof)} ?? ${known ? code`Number(${known})` : literal(0)}) > 0`,
    );
    return said.reduce((before, next) => code`${before} && ${next}`);
  }
  const shown = proofs.map((proof) => (proof.kind === 'list' ? code`(${read(proof)}?.length ?? 0) > 0` : code`${read(proof)} != null`));
  if (shown.length > 0) return [...shown, ...(known ? [known] : [])].reduce((before, next) => code`${before} || ${next}`);
  return !written && !isNonNullType(root.type) && !isLeafType(getNamedType(root.type)) ? code`${root.code} != null` : undefined;
}

/** `undefined` where the payload has no place for a record. */
function recordValue(context: Context, root: Access, path: readonly string[], role: Role): Code | undefined {
  const owner = getNamedType(path.reduce((type, name) => fieldOf(getNamedType(type), name).type, root.type));
  if (isLeafType(owner)) return undefined;
  const value = readOne(root, path);
  if (owner.name !== context.resource.type) return value;
  return adaptedRecord(value, role === 'remove' ? adaptation(context, context.view.type, []) : showAdaptation(context));
}

function errorObject(payload: Code, parts: ReturnType<typeof errorParts>): Code {
  const read = (part: string): Code | undefined => {
    const alias = parts.find((candidate) => candidate.part === part)?.alias;
    return alias === undefined ? undefined : member(payload, alias);
  };
  const [message, field, errorCode] = [read('message'), read('field'), read('code')];
  const text = (value: Code): Code => code`${value} == null ? undefined : String(${value})`;
  return object(
    entries({
      message: message ? code`String(${message} ?? ${payload}.__typename)` : code`${payload}.__typename`,
      input: field && text(field),
      // What a member of a union is called says what kind of refusal it is.
      code: errorCode ? text(errorCode) : code`${payload}.__typename`,
    }),
  );
}

function fieldErrors(errors: PayloadErrors, root: Access): Code {
  if (errors.kind === 'flag') {
    const flag = readBelow(root, errors.path);
    const isRefused = errors.refused
      ? errors.refused.map((value) => code`${flag} === ${string(value)}`).reduce((before, next) => code`${before} || ${next}`)
      : code`${flag} === false`;
    const message = errors.message === '' ? string('') : code`${readBelow(root, [errors.message])} ?? ''`;
    return code`${isRefused} ? [${object([property('message', message)])}] : []`;
  }
  const list = readList(root, errors.path);
  if (errors.plain) {
    const message = parameter('message');
    return code`${list}.map(${arrow([message], object([property('message', code`String(${message})`)]))})`;
  }
  const owner = getNamedType(errors.path.reduce((type, name) => fieldOf(getNamedType(type), name).type, root.type));
  const error = parameter('error');
  const read = (path: string): Code => readValue(error, nonNull(compositeOf(owner)), path.split('.'));
  const input = errors.field === undefined ? undefined : code`${read(errors.field)}${identifier(errors.fieldList ? '?.at(-1)' : '')} ?? undefined`;
  return code`${list}.map(${arrow([error], object(
    entries({
      message: code`${read(errors.message)} ?? ''`,
      input,
      code: errors.code !== undefined && code`${read(errors.code)} ?? undefined`,
    }),
  ))})`;
}
