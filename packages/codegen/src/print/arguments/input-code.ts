import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isUnionType,
  Kind,
  type FieldNode,
  type GraphQLOutputType,
} from 'graphql';

import type { Field, Input, Path } from '../../model.ts';
import {
  array,
  arrow,
  call,
  code,
  entries,
  identifier,
  literal,
  member,
  object,
  parameter,
  property,
  spread,
  string,
  undefinedCode,
  type Code,
  type Members,
} from '../code/code.ts';
import { shortDescription } from '../code/description.ts';
import { imported } from '../code/library.ts';
import type { Context } from '../context/context.ts';
import type { ViewField } from '../context/view.ts';
import { responseName } from '../documents/ast.ts';
import { allowedNumbers } from '../records/allowed-numbers.ts';
import { beyondField } from '../records/beyond-field.ts';
import { moneyDescriptor, moneyOf } from '../records/money.ts';
import { linkNames, linksCode } from '../records/present-links.ts';
import { accessTo, nonNull, readList, readValue, type Step } from '../records/read.ts';
import { fieldOf, hasField, typeBelow } from '../schema-path.ts';

const record = parameter('record');
const table = identifier('inputs');

/**
 * The inputs of the forms of a resource: those of the first are declared, and the other takes them
 * from there as far as they are the same.
 */
export class FormInputs {
  readonly #context: Context;
  readonly #fields: ReadonlyMap<string, Members>;
  readonly #declared = new Map<string, Declared>();

  /** `fields`: those of the page, by name. */
  constructor(context: Context, fields: ReadonlyMap<string, Members>) {
    this.#context = context;
    this.#fields = fields;
  }

  /** Code of the inputs of one form. */
  list(inputs: readonly Input[]): Code {
    if (this.#declared.size > 0 || inputs.length === 0) return this.#again(inputs);
    for (const input of inputs)
      this.#declared.set(input.name, { input, members: inputMembers(this.#context, input) });
    return all;
  }

  /**
   * Omits the list of inputs where every input is the optional variant of the first form's input,
   * or equals an input that is optional in the first form.
   */
  #again(inputs: readonly Input[]): Code {
    const derived = inputs.map((input) => this.#derived(input));
    const names = [...this.#declared.keys()];
    const isWhole =
      names.length > 0 && inputs.map(({ name }) => name).join(' ') === names.join(' ');
    const mayMissAll = inputs.every(
      (input, at) =>
        derived[at]?.text === optionalOf(input.name).text ||
        (derived[at]?.text === named(input.name).text &&
          isOptional(inputMembers(this.#context, input))),
    );
    return isWhole && mayMissAll ? code`${all}.map(${imported('optionalInput')})` : array(derived);
  }

  #derived(input: Input): Code {
    const members = inputMembers(this.#context, input);
    const known = this.#declared.get(input.name)?.members;
    if (!known) return object(entries(members));
    const changed = Object.keys({ ...known, ...members }).filter(
      (name) => textOf(known[name]) !== textOf(members[name]),
    );
    if (changed.length === 0) return named(input.name);
    if (isOptional(members) && changed.every((key) => key === 'required' || key === 'nullable'))
      return optionalOf(input.name);
    return object([
      spread(named(input.name)),
      ...changed.map((key) => property(key, members[key] || undefinedCode)),
    ]);
  }

  declarations(): readonly Code[] {
    if (this.#declared.size === 0) return [];
    const whole = object(
      [...this.#declared].map(([name, { input, members }]) =>
        property(name, object(entries(this.#beyond(input, members)))),
      ),
    );
    const fields = this.#fields.size > 0 ? identifier('fields') : object([]);
    return [
      code`const ${table} = ${call(code`${imported('formInputs')}<${identifier(`${this.#context.prefix}Record`)}>()`, [fields, whole])};`,
    ];
  }

  /**
   * Members that differ from those of the field with the same value, and that the name does not
   * imply.
   */
  #beyond({ name, field }: Input, members: Members): Members {
    const usual = isOptional(members) ? { required: undefined, nullable: undefined } : {};
    const isOwn = textOf(members['value']) === valueOf(this.#context, member(record, name)).text;
    return beyondField(
      'input',
      { ...members, ...usual, name: undefined, ...(isOwn && { value: undefined }) },
      this.#fields.get(field ?? name),
    );
  }
}

interface Declared {
  readonly input: Input;
  readonly members: Members;
}

const all = call(identifier('Object.values'), [table]);
const named = (name: string): Code => member(table, name);
const optionalOf = (name: string): Code => call(imported('optionalInput'), [named(name)]);

/** A function of a record of the page. */
const valueOf = ({ prefix }: Context, read: Code): Code =>
  arrow([{ name: record, type: identifier(`${prefix}Record`) }], read);

/** Tests whether the input is optional and nullable, as most inputs are. */
const isOptional = ({ required, nullable }: Members): boolean =>
  textOf(required) === 'false' && textOf(nullable) === 'true';

const textOf = (piece: Code | undefined | false): string | undefined =>
  piece ? piece.text : undefined;

/** Selections that hold the present values of inputs, besides the record of the form's page. */
export interface ShownIn {
  /** With the view of what shows them. */
  readonly context: Context;
  /** Type of an object of that view. */
  readonly type: Code;
}

/**
 * Inputs of an action or a query. `shownIn`: what shows values of them, where a value of the same
 * name is of the same type.
 */
export function askedInputs(
  context: Context,
  inputs: readonly Input[],
  shownIn?: ShownIn,
  parents: readonly Input[] = [],
): Code {
  const members = inputs.map((input) => {
    const described = describedMembers(context, input, parents, (inner, path) =>
      askedInputs(context, inner, shownIn, path),
    );
    const path = [...parents, input];
    const { value, referenced } = (shownIn && shownValue(shownIn.context, path)) ?? none;
    const read = (from: Code): Code =>
      arrow([{ name: record, type: shownIn?.type ?? identifier('never') }], from);
    return property(
      path.map((part) => part.name).join('.'),
      object(
        entries({
          ...described,
          name: undefined,
          required: input.required && literal(true),
          nullable: !input.nullable && literal(false),
          value: value !== undefinedCode && read(value),
          referenced: referenced && read(referenced),
        }),
      ),
    );
  });
  return call(imported('actionInputs'), [object(members)]);
}

function shownValue(context: Context, path: readonly Input[]): PresentValue | undefined {
  const [input, ...inner] = path;
  if (!input || !isSameKind(context, input)) return undefined;
  const last = inner.at(-1);
  if (!last) return presentValue(context, input);
  // A single value from a list of objects is of no use, nor is one from a field under another name.
  const deep =
    last.kind === 'file' || last.kind === 'reference' || input.field !== undefined
      ? undefinedCode
      : nestedValue(context, path, isSameLeaf);
  return { value: deep };
}

/**
 * Tests whether the field under the input's name holds the same value, and not another value of the
 * same name.
 */
function isSameKind({ view: { shown, pageFields } }: Context, input: Input): boolean {
  const model = shown.find(({ name }) => name === (input.field ?? input.name))?.model;
  if (!model) return input.reference !== undefined && pageFields.has(input.name);
  if (input.reference && model.kind === 'reference')
    return model.reference?.resource === input.reference.resource;
  if (input.kind === 'object' || model.kind === 'object')
    return input.kind === model.kind && input.list === model.list;
  return isSameLeaf(input, model.type, model.kind) && input.list === model.list;
}

const isSameLeaf = (input: Input, type: string, kind?: Field['kind']): boolean =>
  input.kind !== 'file' &&
  (input.type === type || (kind !== undefined && kind === input.kind && kind !== 'enum'));

/** `value` reads the present value from a record of the show document. */
function inputMembers(context: Context, input: Input, parents: readonly Input[] = []): Members {
  const path = [...parents, input];
  const { value, referenced } =
    parents.length > 0
      ? { value: nestedValue(context, path), referenced: undefined }
      : presentValue(context, input);
  return {
    ...describedMembers(context, input, parents, (inner, above) =>
      array(inner.map((nested) => object(entries(inputMembers(context, nested, above))))),
    ),
    value: valueOf(context, value),
    referenced: referenced && valueOf(context, referenced),
  };
}

/** Members of an input that do not depend on the record. */
function describedMembers(
  context: Context,
  input: Input,
  parents: readonly Input[],
  nested: (inputs: readonly Input[], above: readonly Input[]) => Code,
): Members {
  const target = input.reference && context.resources.get(input.reference.resource);
  const description = shortDescription(input.description);
  const shown =
    parents.length > 0
      ? undefined
      : [...context.resource.fields, ...(context.resource.one?.fields ?? [])].find(
          ({ name }) => name === (input.field ?? input.name),
        );
  const type = context.schema.getType(input.type);
  const money = moneyOf(context, input.type) ?? moneyOf(context, shown?.type);
  const path = [...parents, input];
  const called = shown?.called ?? input.called;
  return {
    name: string(path.map(({ name }) => name).join('.')),
    field: input.field !== undefined && input.field !== input.name && string(input.field),
    kind: string(input.kind === 'reference' && !target ? 'string' : input.kind),
    list: input.list && identifier('true'),
    required: literal(input.required),
    nullable: literal(input.nullable),
    description: description !== undefined && string(description),
    called: called !== undefined && string(called),
    values:
      input.kind === 'enum' && isEnumType(type) ? context.types.table(type) : allowedNumbers(input),
    digits: input.digits !== undefined && literal(input.digits),
    money: money !== undefined && moneyDescriptor(money),
    reference:
      target !== undefined &&
      input.reference !== undefined &&
      object(
        entries({
          resource: string(target.name),
          keyField: string(input.reference.keyField),
          onlyAdds: input.reference.unlink === null && identifier('true'),
          replaces: input.reference.links?.last !== undefined && identifier('true'),
        }),
      ),
    of: input.of !== undefined && string(input.of),
    encoding: input.encoding !== undefined && string(input.encoding),
    inputs: input.kind === 'object' && isInputObjectType(type) && nested(input.inputs ?? [], path),
    defaultValue: input.defaultValue !== undefined && literal(input.defaultValue),
  };
}

/** Present value of an input inside an input object, where the show page has the same object. */
function nestedValue(
  context: Context,
  path: readonly Input[],
  isSame: (input: Input, type: string) => boolean = () => true,
): Code {
  const { pageType } = context.view;
  const [first, ...rest] = path;
  const shown = context.view.shown.find(({ name }) => name === first?.name);
  if (!first || !shown || isUnionType(pageType)) return undefinedCode;
  let node: FieldNode | undefined = shown.node;
  let field = fieldOf(shown.owner, shown.node.name.value);
  for (const [depth, { name }] of rest.entries()) {
    node = node?.selectionSet?.selections.find(
      (candidate): candidate is FieldNode =>
        candidate.kind === Kind.FIELD && responseName(candidate) === name,
    );
    if (!node || node.alias || isListOutput(field.type) || path[depth]?.list) return undefinedCode;
    field = fieldOf(getNamedType(field.type), name);
  }
  const last = path.at(-1);
  if (!last || !fits(last, field.type) || !isSame(last, getNamedType(field.type).name))
    return undefinedCode;
  return asSent(
    context,
    field.type,
    readValue(record, nonNull(pageType), [
      ...(shown.within === undefined ? [] : [shown.within]),
      ...path.map(({ name }) => name),
    ]),
  );
}

/** Forms hold what the server takes, whatever the record has. */
function asSent({ types }: Context, type: GraphQLOutputType, value: Code): Code {
  const serialize = types.serializer(getNamedType(type));
  return serialize
    ? call(imported(isListOutput(type) ? 'allSerialized' : 'serialized'), [serialize, value])
    : value;
}

interface PresentValue {
  readonly value: Code;
  readonly referenced?: Code;
}

const none: PresentValue = { value: undefinedCode };

function presentValue(context: Context, input: Input): PresentValue {
  const { pageType: type, shown, pageFields } = context.view;
  if (input.reference?.links)
    return pageFields.has(linkNames(input.reference.links).rows)
      ? { value: call(imported('presentLinks'), [record, linksCode(input.reference)]) }
      : none;
  const displayed = shown.find(
    ({ name, model }) => name === (input.field ?? input.name) && model !== undefined,
  );
  const enclosed = shown.find(
    ({ name, within }) => within !== undefined && (name === input.name || name === input.field),
  );
  if (enclosed?.within !== undefined)
    return enclosedValue(context, input, { ...enclosed, within: enclosed.within });
  const isOwn = (candidate: string): boolean =>
    pageFields.has(candidate) &&
    hasField(type, candidate) &&
    fits(input, fieldOf(type, candidate).type);
  if (input.reference && displayed?.model?.kind === 'reference') {
    const own =
      input.name !== displayed.name && isOwn(input.name) ? member(record, input.name) : undefined;
    return referenceValue(input.reference.keyField, input, displayed, own);
  }
  const name = [input.name, input.field ?? ''].find(isOwn);
  return name === undefined
    ? none
    : { value: asSent(context, fieldOf(type, name).type, member(record, name)) };
}

/** The key of the other record, or the keys of several, where record and input hold as many. */
function referenceValue(
  keyField: string,
  input: Input,
  { name, node, owner, model }: ViewField,
  own: Code | undefined,
): PresentValue {
  const { type } = fieldOf(owner, node.name.value);
  const path = model?.reference?.records ?? [];
  const shown = member(record, name);
  if (input.list !== isListAt(type, path)) return own ? { value: own } : none;
  if (input.list) {
    const list =
      path.length > 0
        ? code`(${shown} && ${readList(accessTo(shown, type), path)})`
        : call(imported('nonNull'), [shown]);
    const item = parameter('item');
    return { value: code`${list}?.map(${arrow([item], member(item, keyField))})` };
  }
  // Of an envelope the form holds the record in it.
  const target = path.length > 0 ? getNullableType(path.reduce(typeBelow, type)) : type;
  return {
    value: own ?? (hasKey(target, keyField) ? readValue(shown, target, [keyField]) : undefinedCode),
    referenced: isNonNullType(type) ? shown : code`${shown} ?? null`,
  };
}

/** Tests whether the key can be selected from a record that a reference shows. */
const hasKey = (type: GraphQLOutputType, keyField: string): boolean =>
  isUnionType(getNamedType(type)) || hasField(getNamedType(type), keyField);

const isListOutput = (type: GraphQLOutputType): boolean => isListType(getNullableType(type));

/** Tests whether the value at the end of the path is a list. */
const isListAt = (type: GraphQLOutputType, [first, ...rest]: Path): boolean =>
  isListOutput(type) || (first !== undefined && isListAt(typeBelow(type, first), rest));

/**
 * `customLists: JSON` of a record is no value for a list of texts, nor one text for a list of them,
 * whatever both are called; nor is the address of a picture the file that it was.
 */
const fits = (input: Input, type: GraphQLOutputType): boolean =>
  input.kind !== 'file' && (input.kind === 'json' || input.list === isListOutput(type));

function enclosedValue(
  context: Context,
  input: Input,
  { name, node, owner, model, within }: ViewField & { readonly within: string },
): PresentValue {
  const type = nonNull(context.view.pageType);
  const field = fieldOf(owner, node.name.value).type;
  const records = model?.reference?.records ?? [];
  const path: readonly Step[] = [within, { field: node.name.value, response: name }];
  if (!input.reference || model?.kind !== 'reference')
    return fits(input, field)
      ? { value: asSent(context, field, readValue(record, type, path)) }
      : none;
  if (input.list || isListAt(field, records)) return none;
  const found = [...path, ...records];
  const { keyField } = input.reference;
  return {
    value: hasKey(records.reduce(typeBelow, field), keyField)
      ? readValue(record, type, [...found, keyField])
      : undefinedCode,
    referenced: code`${readValue(record, type, found)} ?? null`,
  };
}
