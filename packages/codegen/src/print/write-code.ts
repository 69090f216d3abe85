import { getNamedType, getNullableType, isCompositeType, isInputObjectType, isLeafType, isListType, isNonNullType, isUnionType, Kind, type FieldNode, type GraphQLOutputType, type SelectionNode } from 'graphql';

import type { HeldArgument, Input, KeyArgument, PayloadErrors, Proof, WriteOperation } from '../model.ts';
import { adaptation, adaptedRecord, showAdaptation } from './adapt.ts';
import { ArgumentTree } from './arguments.ts';
import { fieldNode, inlineFragment, merge, nest, responseName } from './ast.ts';
import { array, block, call, entries, literal, object, property, string } from './code.ts';
import type { Context } from './context.ts';
import { convertLeaf, inputValue } from './convert.ts';
import { shortDescription } from './description.ts';
import { viewFields, type ViewField } from './field-descriptor.ts';
import { errorMembers, errorParts } from './error-members.ts';
import { currencies } from './currencies.ts';
import { moneyDescriptor, moneyOf } from './money.ts';
import { ownInputs } from './nested-inputs.ts';
import { rootCode } from './paging.ts';
import { operationCode, type OperationCode } from './query-code.ts';
import { readList, readOne, readValue, nonNull } from './read.ts';
import { isOwnState, keyAndLabel, recordType, viewSelections } from './record-selection.ts';
import { compositeOf, fieldOf, hasField, isList, rootField } from './schema-path.ts';

type Role = 'create' | 'update' | 'remove';

export interface WriteCode {
  readonly declarations: readonly string[];
  readonly code: string;
  readonly operation: OperationCode;
}

/** Document and descriptor of a mutation. */
export function writeCode(context: Context, role: Role, write: WriteOperation): WriteCode {
  const { scope, prefix } = context;
  const field = rootField(context.schema, 'mutation', write.root);
  const tree = new ArgumentTree(field, scope);
  tree.require(write.required);
  keyArguments(context, tree, write.key);
  heldArguments(context, tree, write.held);
  const inputs = write.input === undefined ? [] : setInputs(context, tree, write.inputs, write.input.path);

  const name = `${prefix}${role === 'create' ? 'Create' : role === 'update' ? 'Update' : 'Delete'}`;
  const payload = payloadSelections(context, role, write, field.type);
  const operation = operationCode(context, {
    kind: 'mutation', name, root: write.root, arguments: tree, selections: payload, variablesType: tree.members(),
  });
  const parameters = [write.key.length > 0 || role !== 'create' ? 'key' : undefined, inputs.length > 0 || role !== 'remove' ? 'values' : undefined, write.held.length > 0 ? 'record' : undefined].flatMap((parameter) => parameter ?? []);
  const code = object(tree.entries());
  const used = parameters.map((parameter) => (new RegExp(`\\b${parameter}\\b`).test(code) ? parameter : `_${parameter}`));
  const contract = scope.contract(role === 'create' ? 'CreateDescriptor' : role === 'update' ? 'UpdateDescriptor' : 'RemoveDescriptor');
  const result = resultCode(context, write, field.type, role);
  return {
    operation,
    declarations: [
      ...operation.declarations,
      `const ${role} = ${object([
        property('document', `${name}Document`),
        ...(role === 'remove' ? [] : [property('inputs', array(inputs.map((input) => inputDescriptor(context, input))))]),
        ...(role === 'update' && write.held.some(({ version }) => version) ? [property('versioned', 'true')] : []),
        `variables: (${used.join(', ')}) => (${code})`,
        `result: (${/\bdata\b/.test(result) ? 'data' : ''}) => ${result.includes('const payload') ? result : `(${result})`}`,
      ])} satisfies ${contract}<${name}Data, ${name}Variables>;`,
    ],
    code: call(scope.helper('erased'), [role]),
  };
}

/** Puts the key of the record into the arguments. Its values are never absent: an operation without them could reach every record. */
export function keyArguments(context: Context, tree: ArgumentTree, key: readonly KeyArgument[]): void {
  for (const { field, argument } of key) {
    const { type } = tree.place(argument);
    const named = getNamedType(type);
    const convert = named.name === 'Int' ? context.scope.helper('whole') : convertLeaf(named, context.scope, context.enums);
    const value = call(context.scope.helper('keyed'), ['key', string(field), convert]);
    tree.set(argument, isList(type) ? `[${value}]` : value);
  }
}

/** Puts what the operation needs of the record beside its key into the arguments. */
function heldArguments(context: Context, tree: ArgumentTree, held: readonly HeldArgument[]): void {
  for (const { argument, path, required } of held) {
    const convert = convertLeaf(getNamedType(tree.place(argument).type), context.scope, context.enums);
    tree.set(argument, call(context.scope.helper(required ? 'held' : 'heldIfAny'), ['record', array(path.map(string)), convert]));
  }
}

/** Puts the values of a form into the arguments; returns the inputs that could be. */
function setInputs(context: Context, tree: ArgumentTree, inputs: readonly Input[], base: readonly string[]): readonly Input[] {
  return ownInputs(inputs, (input) => getNamedType(tree.place(input.at ?? [...base, input.name]).type)).filter((input) => {
    const path = input.at ?? [...base, input.name];
    const place = tree.place(path);
    const value = inputValue(input, place, context.scope, context.enums);
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
  return nest(path, role === 'remove' || !own ? always : merge([...always, ...viewSelections(context, 'Show'), ...currencies(context, recordType(context), viewSelections(context, 'Show')), ...helpers(context)]));
}

const writeOf = (context: Context, role: Role): Partial<WriteOperation> => context.resource[role] ?? {};

/** Fields that forms and related lists read beside those that are shown: keys of references, keys of related lists, the version that a change is about. */
export function helpers(context: Context): readonly SelectionNode[] {
  const type = recordType(context);
  const vias = context.resource.fields.flatMap((field) => field.reference?.via ?? []);
  const keys = context.resource.related.flatMap(({ on }) => on.map(({ key }) => key));
  const versions = (context.resource.update?.held ?? []).filter((held) => isOwnState(context.resource, held)).flatMap(({ path }) => (path.length === 1 ? path : []));
  const shown = new Set(viewFields(context, type, viewSelections(context, 'Show')).map(({ name }) => name));
  return [...new Set([...vias, ...keys, ...versions])]
    .filter((name) => !shown.has(name) && hasField(type, name) && isLeafType(getNamedType(fieldOf(type, name).type)))
    .map((name) => fieldNode(name));
}

const errorFields = (errors: PayloadErrors): readonly SelectionNode[] =>
  merge([errors.message, errors.field, errors.code].flatMap((name) => (name === undefined ? [] : nest(name.split('.'), []))));

function resultCode(context: Context, write: WriteOperation, type: GraphQLOutputType, role: Role): string {
  const { scope } = context;
  const root = rootCode(context, write.root, 'mutation');
  const { errors } = write;
  if (errors?.kind === 'union') {
    const payload = 'payload';
    const success = errors.successType === undefined ? undefined : context.schema.getType(errors.successType);
    const record =
      success && write.record
        ? recordValue(context, payload, nonNull(compositeOf(success)), write.record, role)
        : undefined;
    const members = (errors.errorTypes ?? []).flatMap((name) => {
      const parts = errorParts(context, errors, name);
      return [`${payload}?.__typename === ${string(name)} ? [${errorObject(payload, parts)}]`];
    });
    return block([
      `const payload = ${readOne(root, type, errors.path, scope)};`,
      `return ${object([
        ...recordEntry(record && success && `${payload}?.__typename === ${string(success.name)} ? ${record} : null`),
        property('errors', [...members, '[]'].join(' : ')),
        ...(success && !record ? [property('confirmed', `${payload}?.__typename === ${string(success.name)}`)] : []),
      ])};`,
    ]);
  }
  const record = write.record && !isLeafType(getNamedType(type)) ? recordValue(context, root, type, write.record, role) : undefined;
  const confirmed = confirmation(write, root, type, record);
  return object([
    ...recordEntry(record),
    property('errors', errors && !isLeafType(getNamedType(type)) ? fieldErrors(context, errors, root, type) : '[]'),
    ...(confirmed === undefined ? [] : [property('confirmed', confirmed)]),
  ]);
}

/** Code of whether the answer shows that something was written; `undefined` where the record alone says so, or nothing does. */
function confirmation(write: WriteOperation, root: string, type: GraphQLOutputType, record: string | undefined): string | undefined {
  const { proofs = [] } = write;
  const read = ({ path }: Proof): string => readValue(root, type, path);
  const counted = proofs.filter(({ kind }) => kind === 'flag' || kind === 'count');
  const [known, counts] = record === undefined ? ['false', '0'] : [`(${record}) != null`, `Number((${record}) != null)`];
  // A flag or a count decides, and where it is left out the record. Of keys and the record one is enough: servers that delete leave out one or the other.
  if (counted.length > 0) return counted.map((proof) => (proof.kind === 'flag' ? `(${read(proof)} ?? ${known}) === true` : `Number(${read(proof)} ?? ${counts}) > 0`)).join(' && ');
  const values = proofs.map((proof) => (proof.kind === 'list' ? `(${read(proof)}?.length ?? 0) > 0` : `${read(proof)} != null`));
  if (values.length === 0) return record === undefined && !isNonNullType(type) && !isLeafType(getNamedType(type)) ? `${root} != null` : undefined;
  return [...values, ...(record === undefined ? [] : [known])].join(' || ');
}

const recordEntry = (record: string | undefined): readonly string[] => (record === undefined ? [] : [property('record', record)]);

/** `undefined` where the payload has no place for a record. */
function recordValue(context: Context, root: string, type: GraphQLOutputType, path: readonly string[], role: Role): string | undefined {
  const code = readOne(root, type, path, context.scope);
  let owner = type;
  for (const name of path) owner = fieldOf(getNamedType(owner), name).type;
  if (isLeafType(getNamedType(owner))) return undefined;
  const own = getNamedType(owner).name === context.resource.type;
  return own ? adaptedRecord(context, code, role === 'remove' ? adaptation(context, recordType(context), []) : showAdaptation(context)) : code;
}

function errorObject(payload: string, parts: ReturnType<typeof errorParts>): string {
  const alias = (part: string) => parts.find((candidate) => candidate.part === part)?.alias;
  const [message, field, code] = [alias('message'), alias('field'), alias('code')];
  return object([
    property('message', message === undefined ? `${payload}.__typename` : `String(${payload}.${message} ?? ${payload}.__typename)`),
    ...(field === undefined ? [] : [property('input', `${payload}.${field} == null ? undefined : String(${payload}.${field})`)]),
    ...(code === undefined ? [] : [property('code', `${payload}.${code} == null ? undefined : String(${payload}.${code})`)]),
  ]);
}

function fieldErrors(context: Context, errors: PayloadErrors, root: string, type: GraphQLOutputType): string {
  if (errors.kind === 'flag') {
    const flag = readValue(root, type, errors.path);
    const isRefused = errors.refused ? errors.refused.map((value) => `${flag} === ${string(value)}`).join(' || ') : `${flag} === false`;
    return `${isRefused} ? [${object([property('message', errors.message === '' ? string('') : `${readValue(root, type, [errors.message])} ?? ''`)])}] : []`;
  }
  const list = readList(root, type, errors.path, context.scope);
  if (errors.plain) return `${list}.map((message) => ({ message: String(message) }))`;
  let owner = type;
  for (const name of errors.path) owner = fieldOf(getNamedType(owner), name).type;
  const item = nonNull(compositeOf(getNamedType(owner)));
  const read = (path: string) => readValue('error', item, path.split('.'));
  const input = errors.field === undefined ? undefined : errors.fieldList ? `${read(errors.field)}?.at(-1) ?? undefined` : `${read(errors.field)} ?? undefined`;
  return `${list}.map((error) => (${object([
    property('message', `${read(errors.message)} ?? ''`),
    ...(input === undefined ? [] : [property('input', input)]),
    ...(errors.code === undefined ? [] : [property('code', `${read(errors.code)} ?? undefined`)]),
  ])}))`;
}

/** Code of an `InputDescriptor`. `value` reads the present value from a record of the show document. */
function inputDescriptor(context: Context, input: Input, parents: readonly string[] = []): string {
  const target = input.reference && context.resources.get(input.reference.resource);
  const description = shortDescription(input.description);
  const called = parents.length > 0 ? undefined : context.resource.fields.find(({ name }) => name === (input.field ?? input.name))?.called;
  const type = context.schema.getType(input.type);
  const values = input.kind === 'enum' && type && 'getValues' in type ? context.enums.name(type) : undefined;
  const money = moneyOf(context, input.type) ?? (parents.length > 0 ? undefined : moneyOf(context, context.resource.fields.find(({ name }) => name === (input.field ?? input.name))?.type));
  const path = [...parents, input.name];
  const { value, referenced } = parents.length > 0 ? { value: nestedValue(context, path), referenced: undefined } : presentValue(context, input);
  const record = /\brecord\b/.test(`${value}${referenced ?? ''}`) ? `record: ${context.prefix}Record` : '';
  return object(
    entries({
      name: string(path.join('.')),
      field: input.field !== undefined && input.field !== input.name && string(input.field),
      kind: string(input.kind === 'reference' && !target ? 'string' : input.kind),
      list: input.list && 'true',
      required: String(input.required),
      nullable: String(input.nullable),
      description: description !== undefined && string(description),
      called: called !== undefined && string(called),
      values,
      money: money !== undefined && moneyDescriptor(money),
      reference: target !== undefined && input.reference !== undefined && object([property('resource', string(target.name)), property('keyField', string(input.reference.keyField))]),
      of: input.of !== undefined && string(input.of),
      encoding: input.encoding !== undefined && string(input.encoding),
      inputs: input.kind === 'object' && isInputObjectType(type) && array((input.inputs ?? []).map((inner) => inputDescriptor(context, inner, path))),
      defaultValue: input.defaultValue !== undefined && literal(input.defaultValue),
      value: `(${/\brecord\b/.test(value) ? record : ''}) => ${value}`,
      referenced: referenced !== undefined && `(${record}) => ${referenced}`,
    }),
  );
}

/** Present value of an input inside an input object, where the show page has the same object. */
function nestedValue(context: Context, path: readonly string[]): string {
  const type = recordType(context);
  const [first, ...rest] = path;
  const shown = viewFields(context, type, viewSelections(context, 'Show')).find(({ name }) => name === first);
  if (!shown || isUnionType(type)) return 'undefined';
  let node: FieldNode | undefined = shown.node;
  let field = fieldOf(shown.owner, shown.node.name.value);
  for (const name of rest) {
    node = node?.selectionSet?.selections.find((candidate): candidate is FieldNode => candidate.kind === Kind.FIELD && responseName(candidate) === name);
    if (!node || node.alias || String(field.type).includes('[')) return 'undefined';
    field = fieldOf(getNamedType(field.type), name);
  }
  return readValue('record', nonNull(type), [...(shown.within === undefined ? [] : [shown.within]), ...path]);
}

function presentValue(context: Context, input: Input): { value: string; referenced?: string } {
  const type = recordType(context);
  const shown = viewFields(context, type, viewSelections(context, 'Show'));
  const names = new Set([...shown.map(({ name }) => name), ...helpers(context).flatMap((node) => (node.kind === Kind.FIELD ? [responseName(node)] : [])), ...context.resource.key.flatMap((key) => (key.path ? [] : [key.field]))]);
  const displayed = shown.find(({ name, model }) => name === (input.field ?? input.name) && model !== undefined);
  const enclosed = shown.find(({ name, within }) => within !== undefined && (name === input.name || name === input.field));
  if (enclosed?.within !== undefined) return enclosedValue(context, input, { ...enclosed, within: enclosed.within });
  if (input.reference && displayed?.model?.kind === 'reference') {
    const { node, owner, model, name } = displayed;
    const fieldType = fieldOf(owner, node.name.value).type;
    const { keyField } = input.reference;
    if (input.list) {
      return { value: `${model.reference?.records?.length ? `(record.${name} && ${readList(`record.${name}`, fieldType, model.reference.records, context.scope)})` : call(context.scope.helper('present'), [`record.${name}`])}?.map((item) => item.${keyField})` };
    }
    const own = input.name !== name && names.has(input.name) && hasField(type, input.name);
    return { value: own ? `record.${input.name}` : readValue(`record.${name}`, fieldType, [keyField]), referenced: `record.${name}${isNullable(fieldType) ? ' ?? null' : ''}` };
  }
  const name = [input.name, input.field ?? ''].find((candidate) => names.has(candidate) && hasField(type, candidate) && fits(input, fieldOf(type, candidate).type));
  return { value: name === undefined ? 'undefined' : `record.${name}` };
}

/** `customLists: JSON` of a record is no value for a list of texts, whatever both are called. */
const fits = (input: Input, type: GraphQLOutputType): boolean => input.kind === 'json' || input.list === isListType(getNullableType(type));

function enclosedValue(context: Context, input: Input, { name, node, model, within }: ViewField & { readonly within: string }): { value: string; referenced?: string } {
  const type = nonNull(recordType(context));
  const path = [within, { field: node.name.value, response: name }, ...(model?.reference?.records ?? [])];
  if (!input.reference || model?.kind !== 'reference' || input.list) return { value: readValue('record', type, path) };
  return { value: readValue('record', type, [...path, input.reference.keyField]), referenced: `${readValue('record', type, path)} ?? null` };
}

const isNullable = (type: GraphQLOutputType): boolean => !String(type).endsWith('!');

