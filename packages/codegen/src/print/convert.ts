import { getNamedType, isEnumType, isInputObjectType, isNonNullType, isRequiredInputField, type GraphQLInputObjectType, type GraphQLInputType, type GraphQLNamedType } from 'graphql';

import type { Input, Path } from '../model.ts';
import { call, object, property, string } from './code.ts';
import type { ModuleScope } from './module-scope.ts';
import { inputFieldOf, isList, listDepth } from './schema-path.ts';
import type { EnumTables } from './enum-tables.ts';

/** Code of a function that turns a value of a form or filter, `unknown`, into one of a scalar or enum. */
export function convertLeaf(type: GraphQLNamedType, scope: ModuleScope, enums: EnumTables): string {
  if (isEnumType(type)) {
    scope.leafType(type);
    return call(scope.helper('oneOf'), [enums.name(type)]);
  }
  if (scope.sentAsNumber(type)) return scope.helper('exactNumber');
  switch (scope.leafType(type)) {
    case 'number':
      return scope.helper('number');
    case 'boolean':
      return scope.helper('flag');
    case 'unknown':
      return scope.helper('raw');
    case 'string':
      return scope.helper('text');
    default:
      return `${scope.helper('text')}<${scope.leafType(type)}>`;
  }
}

/** The converter applied: `text(value)`. */
export const applied = (convert: string, value: string): string => call(convert, [value]);

/**
 * Code of a function from the value of a form to the value of an input's place. `undefined` where the model does not say how: an input
 * object without the inputs in it.
 */
export function convertInput(input: Input, type: GraphQLInputType, scope: ModuleScope, enums: EnumTables): string | undefined {
  const wrap = input.reference?.wrap ?? input.wrap ?? [];
  if (wrap.length > 0) {
    const code = wrappedCode(type, wrap, 'value', input.list, scope, enums);
    return code === undefined ? undefined : `(value: unknown) => ${code.startsWith('{') ? `(${code})` : code}`;
  }
  const item = convertItem(input, getNamedType(type), scope, enums);
  if (item === undefined) return undefined;
  return listed(item, type, scope);
}

/** The converter of an item, for the lists around it. */
export function listed(convert: string, type: GraphQLInputType, scope: ModuleScope): string {
  let code = convert;
  for (let depth = listDepth(type); depth > 0; depth -= 1) code = call(scope.helper('listOf'), [code]);
  return code;
}

function convertItem(input: Input, type: GraphQLNamedType, scope: ModuleScope, enums: EnumTables): string | undefined {
  if (!isInputObjectType(type)) return convertLeaf(type, scope, enums);
  const inputs = input.inputs ?? (input.kind === 'interval' || input.kind === 'range' ? partsOf(type) : []);
  const inner = inputEntries(inputs, type, scope, enums);
  if (inner === undefined || inner.length === 0) return undefined;
  scope.useInput(type);
  return call(scope.helper('nested'), [`(values): ${scope.typeName(type.name)} => (${object(inner)})`]);
}

/** Intervals and ranges have the same parts in forms as in the schema. */
function partsOf(type: GraphQLInputObjectType, depth = 0): readonly Input[] {
  return Object.values(type.getFields()).flatMap((field): Input[] => {
    const named = getNamedType(field.type);
    if (isInputObjectType(named) && depth > 2) return [];
    const nullable = !isNonNullType(field.type);
    const kind = isInputObjectType(named) ? 'object' : 'string';
    return [
      {
        name: field.name, kind, type: named.name, list: isList(field.type), required: !nullable, nullable,
        ...(isInputObjectType(named) ? { inputs: partsOf(named, depth + 1) } : {}),
      },
    ];
  });
}

/** Entries of an input object from the values of a nested form; `undefined` where a required one cannot be given. */
function inputEntries(inputs: readonly Input[], type: GraphQLInputObjectType, scope: ModuleScope, enums: EnumTables): string[] | undefined {
  const given = new Set<string>();
  const entries = inputs.flatMap((input) => {
    const field = inputFieldOf(type, input.name);
    const value = inputValue(input, field, scope, enums);
    if (value === undefined) return [];
    given.add(input.name);
    scope.useInput(type, input.name);
    return [property(input.name, value)];
  });
  return Object.values(type.getFields()).every((field) => !isRequiredInputField(field) || given.has(field.name)) ? entries : undefined;
}

/** Code of the value of one input, from `values`: absent, null or converted, as its place allows. */
export function inputValue(
  input: Input,
  place: { readonly type: GraphQLInputType; readonly defaultValue?: unknown },
  scope: ModuleScope,
  enums: EnumTables,
): string | undefined {
  const convert = convertInput(input, place.type, scope, enums);
  if (convert === undefined) return undefined;
  const helper = !isNonNullType(place.type) ? 'given' : place.defaultValue === undefined ? 'needed' : 'defaulted';
  const code = call(scope.helper(helper), ['values', string(input.name), convert]);
  const cleared = clearing(input, place.type, scope);
  return cleared === undefined ? code : `values[${string(input.name)}] === null ? ${cleared} : ${code}`;
}

/** What empties a reference that is set by `connect`: the `disconnect` beside it. Null for a plain `set`. */
function clearing(input: Input, type: GraphQLInputType, scope: ModuleScope): string | undefined {
  const [first, ...rest] = input.reference?.wrap ?? input.wrap ?? [];
  const owner = getNamedType(type);
  if (first === undefined || !isInputObjectType(owner)) return undefined;
  if (first === 'set' && rest.length === 0 && !isNonNullType(inputFieldOf(owner, first).type)) return `{ ${first}: null }`;
  const disconnect = owner.getFields().disconnect;
  if (first !== 'connect' || input.list || getNamedType(disconnect?.type)?.name !== 'Boolean') return undefined;
  scope.useInput(owner, 'disconnect');
  return '{ disconnect: true }';
}

/** `{ connect: { id: text(value) } }`, with lists where the schema has them: the values of a list are each wrapped below the first of these. */
function wrappedCode(
  type: GraphQLInputType,
  wrap: Path,
  value: string,
  many: boolean,
  scope: ModuleScope,
  enums: EnumTables,
): string | undefined {
  const [first, ...rest] = wrap;
  const named = getNamedType(type);
  if (isList(type) && many) {
    const item = wrappedCode(named, wrap, 'item', false, scope, enums);
    return item === undefined ? undefined : call(call(scope.helper('listOf'), [`(item: unknown) => ${item.startsWith('{') ? `(${item})` : item}`]), [value]);
  }
  let code: string | undefined;
  if (first === undefined) code = isInputObjectType(named) ? undefined : applied(convertLeaf(named, scope, enums), value);
  else if (isInputObjectType(named)) {
    scope.useInput(named, first);
    const inner = wrappedCode(inputFieldOf(named, first).type, rest, value, many, scope, enums);
    code = inner === undefined ? undefined : object([property(first, inner)]);
  }
  return code !== undefined && isList(type) ? `[${code}]` : code;
}
