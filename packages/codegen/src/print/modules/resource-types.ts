import { isEnumType, isInputObjectType, isLeafType } from 'graphql';

import type { FilterField, Input } from '../../model.ts';
import {
  code,
  identifier,
  readonlyList,
  string,
  typeLiteral,
  union,
  using,
  type Code,
} from '../code/code.ts';
import { imported } from '../code/library.ts';
import { kindType } from '../code/scalar-type.ts';
import { inputMemberCode, memberCode } from '../code/schema-types.ts';
import type { Context } from '../context/context.ts';
import { isSortable, type ComparedColumn } from '../operations/compared-columns.ts';
import type { ListTypes } from '../operations/list-code.ts';
import { viewFields } from '../records/view-fields.ts';

/** The names of the types that a resource's modules export for definitions of screens. */
export const typesName = (prefix: string): string => `${prefix}Types`;
const actionsName = (prefix: string): string => `${prefix}Actions`;

interface Told {
  readonly list: ListTypes | undefined;
  readonly hasShow: boolean;
  /** Inputs of the forms that there are. */
  readonly create: readonly Input[] | undefined;
  readonly update: readonly Input[] | undefined;
  /** Path of the module of its actions, from the folder of generated code: `actions/orders`. */
  readonly actions: string | undefined;
  readonly related: readonly string[];
  readonly nested: readonly string[];
}

/**
 * `export type OrderTypes = { … }`: names that a definition of its screens may use. Types that the
 * module already declares are reused.
 */
export function resourceTypes(
  context: Context,
  { list, hasShow, create, update, actions, related, nested }: Told,
): Code {
  const { prefix, resource, view } = context;
  const isKeyed = resource.key.length > 0;
  const row = list ? code`${imported('RowOf')}<typeof list>` : undefined;
  const record = hasShow
    ? code`${imported('RecordOf')}<typeof show>`
    : isKeyed
      ? identifier(`${prefix}Record`)
      : row;
  const nothing = identifier('{}');
  const created = create && inputTypes(context, create);
  return code`/** What definitions of its screens may name. */\nexport type ${identifier(typesName(prefix))} = ${typeLiteral(
    [
      member('label', isKeyed ? identifier(`${prefix}Label`) : nothing),
      member('record', record ?? nothing),
      member('row', row ?? record ?? nothing),
      // Columns of a nested list where the resource has no list.
      member(
        'columns',
        names(list?.columns ?? viewFields(context, view.type, view.row).map(({ name }) => name)),
      ),
      member('fields', view.shown.length > 0 ? identifier('keyof typeof fields') : names([])),
      member('filters', list ? filterTypes(context, list) : nothing),
      member('sort', list ? sortTypes(list) : names([])),
      member('create', created ? createTypes(context, created) : nothing),
      member('update', update ? updateTypes(context, update, create) : nothing),
      member(
        'references',
        typeLiteral(references(context, [...(create ?? []), ...(update ?? [])])),
      ),
      member(
        'actions',
        actions === undefined
          ? nothing
          : using(identifier(actionsName(prefix)), {
              kind: 'generated',
              path: actions,
              name: actionsName(prefix),
            }),
      ),
      member('related', names(related)),
      member('nested', names(nested)),
      ...(isKeyed && resource.treeBy ? [member('tree', names(resource.treeBy))] : []),
    ],
  )};`;
}

const member = (name: string, type: Code): Code => memberCode(name, type, false);

const names = (all: readonly string[]): Code =>
  all.length > 0 ? union(all.map(string)) : identifier('never');

/** By input that takes the key of a record, the resource of that record. */
function references({ resources }: Context, inputs: readonly Input[]): readonly Code[] {
  const found = new Map(
    inputs.flatMap(({ name, reference }) =>
      reference && resources.has(reference.resource) ? [[name, reference.resource] as const] : [],
    ),
  );
  return [...found].map(([name, resource]) => member(name, string(resource)));
}

/** `export type OrderActions = { … }`: by action what its form asks for. */
export function actionTypes(
  context: Context,
  actions: readonly { readonly name: string; readonly inputs: readonly Input[] }[],
): Code {
  return code`/** What the forms of its actions ask for. */\nexport type ${identifier(actionsName(context.prefix))} = ${typeLiteral(actions.map(({ name, inputs }) => member(name, inputs.length > 0 ? typeLiteral(inputTypes(context, inputs)) : identifier('{}'))))};`;
}

/** Mostly a form holds what is sent: the type of that is declared. */
function createTypes({ schema, types, resource }: Context, told: readonly Code[]): Code {
  const whole = typeLiteral(told);
  const sent = schema.getType(resource.create?.input?.type ?? '');
  if (!isInputObjectType(sent)) return whole;
  const fields = Object.entries(sent.getFields()).filter(([name]) =>
    resource.create?.inputs.some((input) => input.name === name && input.at === undefined),
  );
  return typeLiteral(types.members(Object.fromEntries(fields), () => true)).text === whole.text
    ? types.inputObject(sent)
    : whole;
}

/** An update mostly takes what a create does, and everything in it may be left out. */
function updateTypes(
  context: Context,
  update: readonly Input[],
  create: readonly Input[] = [],
): Code {
  const told = typeLiteral(inputTypes(context, update));
  const optional = typeLiteral(
    inputTypes(
      context,
      create.map((input) => ({ ...input, required: false, nullable: true })),
    ),
  );
  return create.length > 0 && told.text === optional.text
    ? code`${imported('Optional')}<${identifier(typesName(context.prefix))}['create']>`
    : told;
}

const inputTypes = (context: Context, inputs: readonly Input[]): readonly Code[] =>
  inputs.map((input) => {
    const type = inputType(context, input);
    return inputMemberCode(
      input.name,
      input.nullable ? union([type, identifier('null')]) : type,
      !input.required,
    );
  });

/** TypeScript type of an input's value in a form. */
function inputType(context: Context, input: Input): Code {
  const item = itemType(context, input);
  return input.list ? readonlyList(item) : item;
}

function itemType(context: Context, { kind, type, reference, inputs, of }: Input): Code {
  if (kind === 'file') return identifier('Blob');
  if (kind === 'json') return identifier('unknown');
  if (kind === 'interval') return imported('IntervalValue');
  if (kind === 'range')
    return code`${imported('RangeValue')}<${of ? kindType(of) : identifier('unknown')}>`;
  if (kind === 'object' && inputs) return typeLiteral(inputTypes(context, inputs));
  const named = context.schema.getType(type);
  if (isLeafType(named)) return context.types.leaf(named);
  const key =
    reference &&
    context.resources
      .get(reference.resource)
      ?.key.find(({ field }) => field === reference.keyField);
  return kindType(key?.kind ?? kind);
}

const sortTypes = ({ isSorted, compared }: ListTypes): Code =>
  isSorted
    ? identifier('keyof typeof sorts')
    : names(compared.filter(isSortable).map(({ name }) => name));

function filterTypes(context: Context, { filters, requiredConditions, compared }: ListTypes): Code {
  const inTable =
    filters.length === 0 && compared.length > 0
      ? code`${imported('ComparedFilters')}<typeof compared, ${typeLiteral(compared.map((column) => member(column.name, comparedType(context, column))))}>`
      : filters.length > 0
        ? code`${imported('FiltersOf')}<typeof filters, ${typeLiteral(filters.map((filter) => member(filter.name, filterType(context, filter))))}>`
        : undefined;
  const beside = requiredConditions.map((filter) =>
    member(
      filter.name,
      typeLiteral([
        member('value', filterType(context, filter)),
        member('operators', names(filter.operators.map(({ operator }) => operator))),
      ]),
    ),
  );
  if (beside.length === 0) return inTable ?? identifier('{}');
  return inTable ? code`${inTable} & ${typeLiteral(beside)}` : typeLiteral(beside);
}

function comparedType(
  { schema, types, resources }: Context,
  { kind, type, reference }: ComparedColumn,
): Code {
  const named = schema.getType(type);
  if (isLeafType(named)) return types.leaf(named);
  const key = reference === undefined ? undefined : resources.get(reference)?.key;
  // Several parts of a key are one text.
  return kindType(key?.length === 1 ? (key[0]?.kind ?? kind) : 'id');
}

/** Type of a single filter value. A filter with `isNull` alone has none. */
function filterType({ schema, types }: Context, { operators }: FilterField): Code {
  const type = schema.getType(operators.find(({ operator }) => operator !== 'isNull')?.type ?? '');
  if (!type) return identifier('never');
  return isEnumType(type) || isLeafType(type) ? types.leaf(type) : identifier('unknown');
}
