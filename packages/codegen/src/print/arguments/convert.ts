import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isRequiredInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';

import type { Input, Path } from '../../model.ts';
import {
  array,
  arrow,
  call,
  code,
  identifier,
  nullCode,
  object,
  parameter,
  property,
  string,
  undefinedCode,
  using,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import type { SchemaTypes } from '../code/schema-types.ts';
import { linkNames, linksCode } from '../records/present-links.ts';
import { inputFieldOf, isList, listDepth, type Place } from '../schema-path.ts';

/**
 * Code of a function that turns a value of a form or filter, `unknown`, into one of a scalar or
 * enum.
 */
export function convertLeaf(type: GraphQLNamedType, types: SchemaTypes): Code {
  if (isEnumType(type))
    return using(call(imported('enumValue'), [types.table(type)]), {
      kind: 'enum',
      type,
      values: 'all',
    });
  if (types.isSentAsNumber(type)) return imported('exactNumber');
  if (types.isFile(type)) return imported('file');
  switch (types.scalar(type)) {
    case 'number':
      return imported('number');
    case 'boolean':
      return imported('boolean');
    case 'unknown':
      return imported('raw');
    case 'string':
      return imported('text');
    default:
      return code`${imported('text')}<${types.leaf(type)}>`;
  }
}

/**
 * Code of a function from the value of a form to the value of an input's place. `undefined` where
 * the model does not say how: an input object without the inputs in it.
 */
function convertInput(input: Input, type: GraphQLInputType, types: SchemaTypes): Code | undefined {
  const wrap = wrapOf(input);
  if (wrap.length > 0)
    return wrapping(parameter('value'), (value) => wrapped(type, wrap, value, input.list, types));
  const item = convertItem(input, getNamedType(type), types);
  return item && listed(item, type);
}

const wrapOf = (input: Input): Path => input.reference?.wrap ?? input.wrap ?? [];

function wrapping(name: Code, body: (value: Code) => Code | undefined): Code | undefined {
  const inner = body(name);
  return inner && arrow([{ name, type: identifier('unknown') }], inner);
}

/** The converter of an item, for the lists around it. */
export function listed(convert: Code, type: GraphQLInputType): Code {
  let whole = convert;
  for (let depth = listDepth(type); depth > 0; depth -= 1)
    whole = call(imported('listOf'), [whole]);
  return whole;
}

const values = parameter('values');

function convertItem(input: Input, type: GraphQLNamedType, types: SchemaTypes): Code | undefined {
  if (!isInputObjectType(type)) return convertLeaf(type, types);
  if (input.kind === 'json') return code`${imported('jsonInput')}<${types.inputObject(type)}>`;
  const inputs =
    input.inputs ?? (input.kind === 'interval' || input.kind === 'range' ? partsOf(type) : []);
  const inner = inputEntries(inputs, type, types);
  if (inner === undefined || inner.length === 0) return undefined;
  return call(imported('nestedValues'), [arrow([values], object(inner), types.inputObject(type))]);
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
        name: field.name,
        kind,
        type: named.name,
        list: isList(field.type),
        required: !nullable,
        nullable,
        ...(isInputObjectType(named) ? { inputs: partsOf(named, depth + 1) } : {}),
      },
    ];
  });
}

/**
 * Entries of an input object from the values of a nested form; `undefined` where a required one
 * cannot be given.
 */
function inputEntries(
  inputs: readonly Input[],
  type: GraphQLInputObjectType,
  types: SchemaTypes,
): readonly Code[] | undefined {
  const given = new Set<string>();
  const entries = inputs.flatMap((input) => {
    const value = inputValue(input, inputFieldOf(type, input.name), types);
    if (value === undefined) return [];
    given.add(input.name);
    return [using(property(input.name, value), { kind: 'input', type, field: input.name })];
  });
  return Object.values(type.getFields()).every(
    (field) => !isRequiredInputField(field) || given.has(field.name),
  )
    ? entries
    : undefined;
}

/**
 * Code of an input's value, read from `values`: absent, null or converted, as the type of its place
 * allows. A list that is sent as a difference is compared with `record`.
 */
export function inputValue(
  input: Input,
  place: Place,
  types: SchemaTypes,
  record?: Code,
): Code | undefined {
  const changed =
    input.reference?.links?.through === undefined
      ? record && relinked(input, place.type, types, record)
      : rowsOf(input, place.type, types, record);
  if (changed) return changed;
  const convert = convertInput(input, place.type, types);
  if (convert === undefined) return undefined;
  const helper = imported(
    !isNonNullType(place.type)
      ? 'inputValue'
      : place.defaultValue === undefined
        ? 'requiredValue'
        : 'valueOrDefault',
  );
  const value = call(helper, [
    record && input.reference?.links?.last
      ? call(imported('knownLinks'), [
          values,
          string(input.name),
          record,
          linksCode(input.reference),
        ])
      : values,
    string(input.name),
    convert,
  ]);
  const cleared = clearing(input, place.type);
  return cleared === undefined
    ? value
    : code`${values}[${string(input.name)}] === null ? ${cleared} : ${value}`;
}

/**
 * Code of `{ connect: …, disconnect: … }` for the records added to a list and removed from it.
 * `disconnect` is absent where the schema has no such key.
 */
function relinked(
  { name, field = name, reference }: Input,
  type: GraphQLInputType,
  types: SchemaTypes,
  record: Code,
): Code | undefined {
  const owner = getNamedType(type);
  if (reference?.unlink === undefined || !isInputObjectType(owner)) return undefined;
  const [added, removed] = [parameter('added'), parameter('removed')];
  const entry = (path: Path, keys: Code): Code | undefined => {
    const [first = '', ...rest] = path;
    const inner = wrapped(inputFieldOf(owner, first).type, rest, keys, true, types);
    return (
      inner &&
      using(property(first, call(imported('nonEmpty'), [inner])), {
        kind: 'input',
        type: owner,
        field: first,
      })
    );
  };
  const connect = entry(reference.wrap ?? [], added);
  const disconnect = reference.unlink && entry(reference.unlink, removed);
  if (!connect) return undefined;
  const difference = call(imported('linkChanges'), [
    values,
    string(name),
    record,
    array(
      [reference.links ? linkNames(reference.links).rows : field, reference.keyField].map(string),
    ),
    arrow(
      disconnect ? [added, removed] : [added],
      object([connect, ...(disconnect ? [disconnect] : [])]),
    ),
  ]);
  return isNonNullType(type) ? code`${difference} ?? {}` : difference;
}

/** Rows between two records: those that stay by their own keys, the others with what they link. */
function rowsOf(
  { name, reference }: Input,
  type: GraphQLInputType,
  types: SchemaTypes,
  record: Code | undefined,
): Code | undefined {
  const row = getNamedType(type);
  const [added, kept] = [parameter('added'), parameter('kept')];
  if (!reference?.links || isNonNullType(type)) return undefined;
  const [making, keeping] = [
    wrapped(row, reference.wrap ?? [], added, false, types),
    wrapped(row, [reference.links.key], kept, false, types),
  ];
  return (
    making &&
    keeping &&
    call(imported('linkedRows'), [
      values,
      string(name),
      record ?? undefinedCode,
      linksCode(reference),
      arrow([added], making),
      arrow([kept], keeping),
    ])
  );
}

/** Code that clears a reference set by `connect`: its sibling `disconnect`. Null for a plain `set`. */
function clearing(input: Input, type: GraphQLInputType): Code | undefined {
  const [first, ...rest] = wrapOf(input);
  const owner = getNamedType(type);
  if (first === undefined || !isInputObjectType(owner)) return undefined;
  const only = (field: string, value: Code): Code =>
    using(object([property(field, value)]), { kind: 'input', type: owner, field });
  if (first === 'set' && rest.length === 0 && !isNonNullType(inputFieldOf(owner, first).type))
    return only(first, nullCode);
  const { disconnect } = owner.getFields();
  return first === 'connect' && !input.list && getNamedType(disconnect?.type)?.name === 'Boolean'
    ? only('disconnect', identifier('true'))
    : undefined;
}

/**
 * `{ connect: { id: text(value) } }`, with lists where the schema has them: the values of a list
 * are each wrapped below the first of these.
 */
function wrapped(
  type: GraphQLInputType,
  wrap: Path,
  value: Code,
  many: boolean,
  types: SchemaTypes,
): Code | undefined {
  const [first, ...rest] = wrap;
  const named = getNamedType(type);
  if (isList(type) && many) {
    const each = wrapping(parameter('item'), (item) => wrapped(named, wrap, item, false, types));
    return each && call(call(imported('listOf'), [each]), [value]);
  }
  let whole: Code | undefined;
  if (first === undefined)
    whole = isInputObjectType(named) ? undefined : call(convertLeaf(named, types), [value]);
  else if (isInputObjectType(named)) {
    const inner = wrapped(inputFieldOf(named, first).type, rest, value, many, types);
    whole =
      inner &&
      using(object([property(first, inner)]), { kind: 'input', type: named, field: first });
  }
  return whole && isList(type) ? array([whole]) : whole;
}
