import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isRequiredInputField,
  type GraphQLInputObjectType,
} from 'graphql';

import type { Filter, FilterField } from '../../model.ts';
import {
  array,
  arrow,
  call,
  code,
  entries,
  identifier,
  object,
  parameter,
  property,
  spread,
  string,
  typeLiteral,
  union,
  using,
  type Code,
  type Members,
} from '../code/code.ts';
import { constant } from '../code/constant.ts';
import { shortDescription } from '../code/description.ts';
import { imported } from '../code/library.ts';
import { constantOf, isInherited, inputMemberCode } from '../code/schema-types.ts';
import { declared, type Context } from '../context/context.ts';
import type { Operator } from '../context/operator-tables.ts';
import { allowedNumbers } from '../records/allowed-numbers.ts';
import { beyondField } from '../records/beyond-field.ts';
import { moneyDescriptor, moneyOf } from '../records/money.ts';
import {
  argumentOf,
  inputFieldOf,
  isList,
  placeOf,
  type AnyField,
  type Place,
  findInputField,
  findPlace,
} from '../schema-path.ts';
import type { ArgumentTree } from './arguments.ts';
import { convertLeaf, listed } from './convert.ts';

type Emptiness = NonNullable<Operator['emptiness']>;

export interface FilterCode {
  /** Code of the list of `FilterDescriptor`s. */
  readonly descriptors: Code;
  readonly declarations: readonly Code[];
  /** Kinds of groups that conditions can be put into. */
  readonly groups: readonly string[];
  apply(tree: ArgumentTree): void;
}

/** The name of the type of conditions that are arguments of the list field itself. */
const conditionsType = (prefix: string): string => `${prefix}Conditions`;

export interface FilterOptions {
  /** First part of the names of the list's documents. */
  readonly name: string;
  /**
   * Conditions that look for a text in the label, where the list takes no free text; several where
   * the filter can say that one of them holds.
   */
  readonly searchBy: readonly FilterField[];
  /** Conditions that have places of their own. */
  readonly requiredConditions: readonly FilterField[];
  /** Members of the page's field descriptors, by name. */
  readonly fields: ReadonlyMap<string, Members>;
}

const request = parameter('request');
const value = parameter('value');

const placeIn =
  ({ argument }: Filter, field: AnyField) =>
  (name: string): Place =>
    argument.length > 0
      ? inputFieldOf(placeOf(field, argument).type, name)
      : argumentOf(field, name);

/** The filter without the conditions that cannot be sent; `undefined` where none is left. */
export function usableFilter(filter: Filter | undefined, field: AnyField): Filter | undefined {
  if (!filter) return undefined;
  const at = (name: string): Place | undefined => findPlace(field, [...filter.argument, name]);
  // The conditions of a list have few types, and each of these dozens of operators.
  const known = new Map<GraphQLInputObjectType, readonly string[]>();
  const requiredOf = (owner: GraphQLInputObjectType): readonly string[] => {
    const names =
      known.get(owner) ??
      Object.values(owner.getFields())
        .filter(isRequiredInputField)
        .map(({ name }) => name);
    known.set(owner, names);
    return names;
  };
  const fields = filter.fields
    .map((entry) => ({
      ...entry,
      operators: entry.operators.filter((operator) => isUsable(at, operator, requiredOf)),
    }))
    .filter(({ operators }) => operators.length > 0);
  return fields.length > 0 ? { ...filter, fields } : undefined;
}

/**
 * Table from filters and operators to conditions of the server, and the function that combines
 * conditions.
 */
export function filterCode(
  context: Context,
  filter: Filter,
  field: AnyField,
  options: FilterOptions,
): FilterCode {
  const { types } = context;
  const inArguments = filter.argument.length === 0;
  const place = inArguments ? undefined : placeOf(field, filter.argument);
  const owner = inputObjectAt(place);
  const at = placeIn(filter, field);
  const usable = filter.fields;
  const names = [
    ...new Set(usable.flatMap((entry) => entry.operators.flatMap(({ path }) => path.slice(0, 1)))),
  ];

  const table = usable.map((entry) =>
    property(entry.name, operatorsCode(context, entry, at, owner)),
  );
  const type = owner
    ? types.inputObject(owner)
    : identifier(inArguments ? conditionsType(options.name) : 'never');
  // Required fields of the filter input are passed separately.
  const condition =
    owner && !filter.list && Object.values(owner.getFields()).some(isRequiredInputField)
      ? code`Partial<${type}>`
      : type;
  const conditions = names.map((name) =>
    inputMemberCode(
      name,
      types.input(inArguments ? argumentOf(field, name).type : at(name).type),
      true,
    ),
  );
  const groups = groupKinds(filter);
  const filterOf = arrow(
    [{ name: request, type: imported('ListRequest') }],
    combination(filter, condition, owner, options),
    filter.list ? code`${condition}[]` : code`${condition} | undefined`,
  );
  return {
    descriptors: call(imported('filterDescriptors'), [
      identifier('filters'),
      options.fields.size > 0 ? declared(context, 'fields') : object([]),
      object(
        usable.flatMap((entry) => {
          const members = filterMembers(context, entry, at, exclusiveOperators(filter, entry, at));
          const own = entries(
            beyondField('filter', members, options.fields.get(entry.field ?? entry.name)),
          );
          return own.length > 0 ? [property(entry.name, object(own))] : [];
        }),
      ),
    ]),
    declarations: [
      ...(inArguments ? [code`type ${type} = ${typeLiteral(conditions)};`] : []),
      code`const filters = ${object(table)} satisfies ${imported('Filters')}<${condition}${ofNames(usable.map(({ name }) => name))}>;`,
      ...(groups.length > 0 && owner ? [groupingCode(filter, condition, owner)] : []),
      code`const filterOf = ${filterOf};`,
    ],
    groups,
    apply(tree) {
      const asked = code`filterOf(${request})`;
      if (inArguments) tree.spread(asked, names);
      else
        tree.set(filter.argument, asked, {
          orEmpty: !filter.list && place?.defaultValue === undefined,
        });
    },
  };
}

/**
 * Groups that the filter input has keys for, each with a list of conditions. A key that takes a
 * single condition is not used: servers differ in how they combine several.
 */
export const groupKinds = ({ list, and, or, not }: Filter): readonly string[] =>
  !list && and?.list && or?.list ? ['all', 'any', ...(not ? ['none'] : [])] : [];

/** `const groups = grouping<OrderFilter>('and', 'or', 'not');` */
function groupingCode({ and, or, not }: Filter, type: Code, owner: GraphQLInputObjectType): Code {
  const keys = [and, or, not].flatMap((each) => each?.key ?? []);
  const made = call(code`${imported('filterGroups')}<${type}>`, [
    ...keys.map(string),
    ...(not?.list ? [identifier('true')] : []),
  ]);
  return code`const groups = ${using(made, ...keys.map((field) => ({ kind: 'input' as const, type: owner, field })))};`;
}

/**
 * `, 'constructor' | 'status'` where the compiler would take one of the names for what every object
 * inherits.
 */
const ofNames = (names: readonly string[]): Code =>
  names.some(isInherited) ? code`, ${union(names.map(string))}` : code``;

function inputObjectAt(place: Place | undefined): GraphQLInputObjectType | undefined {
  const named = getNamedType(place?.type);
  return isInputObjectType(named) ? named : undefined;
}

/**
 * A condition whose place takes a scalar, an enum or a list of them, and can be sent without
 * anything that the condition does not say.
 */
function isUsable(
  at: (name: string) => Place | undefined,
  { path, constants = {} }: Operator,
  requiredOf: (owner: GraphQLInputObjectType) => readonly string[],
): boolean {
  const [first = '', ...rest] = path;
  let place = at(first);
  for (const [depth, name] of rest.entries()) {
    const given = new Set([name, ...(depth === rest.length - 1 ? Object.keys(constants) : [])]);
    const owner = inputObjectAt(place);
    if (owner && requiredOf(owner).some((required) => !given.has(required))) return false;
    place = place && findInputField(place.type, name);
  }
  return isLeafType(getNamedType(place?.type));
}

/** Code of the request's conditions as a value of the filter. */
function combination(
  filter: Filter,
  type: Code,
  owner: GraphQLInputObjectType | undefined,
  { searchBy, requiredConditions: others }: FilterOptions,
): Code {
  const all = searchBy.length === 1 ? code`asked(${request})` : code`${request}.filters`;
  const asked =
    others.length === 0
      ? all
      : call(imported('otherConditions'), [all, array(others.map(({ name }) => string(name)))]);
  const conditions = code`${imported('filterConditions')}<${type}>(filters, ${asked})`;
  if (filter.list) return conditions;
  const { and, or } = filter;
  if (!and || !owner) return call(imported('mergedConditions'), [conditions]);
  const [parts, part, rest, any] = [
    parameter('parts'),
    parameter('part'),
    parameter('rest'),
    parameter('any'),
  ];
  const [allOf, andOf] = [parameter('all'), parameter('and')];
  const list = and.key === 'and' ? andOf : allOf;
  const put = and.list
    ? arrow([list], object([property(and.key, list)]))
    : arrow(
        [parts],
        code`${parts}.reduceRight(${arrow([rest, part], object([spread(part), property(and.key, rest)]))})`,
      );
  const whole = using(put, { kind: 'input', type: owner, field: and.key });
  const isGrouped = groupKinds(filter).length > 0;
  const inGroups = [
    identifier('filters'),
    identifier('groups'),
    asked.text === `${request.text}.filters`
      ? request
      : object([spread(request), property('filters', asked)]),
  ];
  const grouped = code`${imported('groupedFilter')}<${type}>`;
  if (searchBy.length < 2 || !or)
    return isGrouped
      ? call(grouped, inGroups)
      : call(imported('allConditions'), [conditions, whole]);
  const by = object(
    searchBy.map(({ name, operators }) =>
      property(name, string(operators[0]?.operator ?? 'contains')),
    ),
  );
  const either = using(arrow([any], object([property(or.key, any)])), {
    kind: 'input',
    type: owner,
    field: or.key,
  });
  const words = code`${imported('searchConditions')}<${type}>(filters, ${request}.search, ${by}, ${either})`;
  return isGrouped
    ? call(grouped, [...inGroups, words])
    : call(imported('allConditions'), [array([spread(conditions), spread(words)]), whole]);
}

/**
 * Code of the operators of one filter; those inside an operator object of the schema are written
 * once for all filters of its type.
 */
function operatorsCode(
  context: Context,
  entry: FilterField,
  at: (name: string) => Place,
  owner: GraphQLInputObjectType | undefined,
): Code {
  const firsts = new Set(entry.operators.map(({ path }) => path[0]));
  const [first] = firsts;
  const inner = first === undefined ? undefined : getNamedType(at(first).type);
  const isBelow =
    firsts.size === 1 &&
    entry.operators.every(({ path, constants }) => path.length > 1 && !constants);
  if (first === undefined || !isInputObjectType(inner) || !isBelow || isList(at(first).type))
    return plainOperators(context, entry.operators, at, owner);
  const table = context.operatorTables.of(constantOf('on', inner), entry.operators, () => {
    const operators = entry.operators.map(({ emptiness, ...operator }) => ({
      ...operator,
      path: operator.path.slice(1),
      ...(emptiness
        ? {
            emptiness: {
              ...emptiness,
              ...(emptiness.filledPath ? { filledPath: emptiness.filledPath.slice(1) } : {}),
            },
          }
        : {}),
    }));
    return code` = ${plainOperators(context, operators, (name) => inputFieldOf(inner, name), inner)} satisfies ${imported('Operators')}<${context.types.inputObject(inner)}>`;
  });
  const under = call(imported('nestedOperators'), [string(first), table]);
  return owner ? using(under, { kind: 'input', type: owner, field: first }) : under;
}

/**
 * `(value) => ({ exists: value !== true })`, `(value) => (value === true ? { is: null } : { isNot:
 * null })`: what is sent for nothing, and for something that is there.
 */
function emptinessCode(
  { path, emptiness }: Operator & { readonly emptiness: Emptiness },
  at: (name: string) => Place,
  owner: GraphQLInputObjectType | undefined,
): Code {
  const { empty, filled, filledPath } = emptiness;
  const isEmpty = code`${value} === true`;
  const whole = ([first = '', ...rest]: readonly string[], leaf: (place: Place) => Code): Code => {
    const condition = object([property(first, within(at(first), rest, leaf))]);
    return owner ? using(condition, { kind: 'input', type: owner, field: first }) : condition;
  };
  const fixed =
    (constantValue: unknown) =>
    ({ type }: Place) =>
      constant(type, constantValue);
  if (filledPath)
    return arrow(
      [value],
      code`${isEmpty} ? ${whole(path, fixed(empty))} : ${whole(filledPath, fixed(filled))}`,
    );
  return arrow(
    [value],
    whole(path, (place) =>
      empty === false && filled === true
        ? code`${value} !== true`
        : code`${isEmpty} ? ${fixed(empty)(place)} : ${fixed(filled)(place)}`,
    ),
  );
}

/** Code of a value at a path inside a place. */
function within(
  place: Place,
  [first, ...rest]: readonly string[],
  leaf: (place: Place) => Code,
): Code {
  if (first === undefined) return leaf(place);
  const named = getNamedType(place.type);
  const inner = object([property(first, within(inputFieldOf(place.type, first), rest, leaf))]);
  return isInputObjectType(named)
    ? using(inner, { kind: 'input', type: named, field: first })
    : inner;
}

function plainOperators(
  context: Context,
  operators: readonly Operator[],
  at: (name: string) => Place,
  owner: GraphQLInputObjectType | undefined,
): Code {
  return object(
    operators.map((operator) => {
      const { emptiness } = operator;
      if (emptiness)
        return property(operator.operator, emptinessCode({ ...operator, emptiness }, at, owner));
      const [first = '', ...rest] = operator.path;
      const constants = rest.length > 0 ? [] : Object.entries(operator.constants ?? {});
      const condition = object([
        property(first, valueAt(context, operator, at(first), rest)),
        ...constants.map(([key, constantValue]) =>
          property(key, constant(at(key).type, constantValue)),
        ),
      ]);
      return property(
        operator.operator,
        arrow(
          [value],
          owner
            ? using(
                condition,
                ...[first, ...constants.map(([key]) => key)].map((field) => ({
                  kind: 'input' as const,
                  type: owner,
                  field,
                })),
              )
            : condition,
        ),
      );
    }),
  );
}

function valueAt(
  context: Context,
  operator: Operator,
  place: Place,
  path: readonly string[],
): Code {
  const { types } = context;
  const [first, ...rest] = path;
  const named = getNamedType(place.type);
  if (first !== undefined) {
    const constants = rest.length > 0 ? [] : Object.entries(operator.constants ?? {});
    const inner = object([
      property(first, valueAt(context, operator, inputFieldOf(place.type, first), rest)),
      ...constants.map(([key, constantValue]) =>
        property(key, constant(inputFieldOf(place.type, key).type, constantValue)),
      ),
    ]);
    return isInputObjectType(named)
      ? using(
          inner,
          ...[first, ...constants.map(([key]) => key)].map((field) => ({
            kind: 'input' as const,
            type: named,
            field,
          })),
        )
      : inner;
  }
  const convert = convertLeaf(named, types);
  if (operator.pattern === undefined) return call(listed(convert, place.type), [value]);
  const pattern = patternCode(operator.pattern);
  return types.sent(named) === 'string' ? pattern : call(convert, [pattern]);
}

/** `` `%${escapeWildcards(value)}%` `` */
function patternCode(pattern: string): Code {
  const written = call(imported(pattern.includes('%') ? 'escapeWildcards' : 'text'), [value]);
  const [before = '', after = ''] = pattern
    .split('{value}')
    .map((text) => text.replace(/[`\\$]/g, '\\$&'));
  return { ...written, text: `\`${before}\${${written.text}}${after}\`` };
}

/**
 * Operators that claim one place of a filter which cannot combine conditions: of each group one
 * condition can hold. None where the filter has a key for several.
 */
function exclusiveOperators(
  filter: Filter,
  entry: FilterField,
  at: (name: string) => Place,
): readonly (readonly string[])[] {
  if (filter.and || filter.list) return [];
  const groups = new Map<string, string[]>();
  for (const { operator, path } of entry.operators) {
    const place = claimedPlace(path, at);
    groups.set(place, [...(groups.get(place) ?? []), operator]);
  }
  return [...groups.values()];
}

/** The place that a condition claims: its own, or that of an input object which takes one key only. */
function claimedPlace(path: readonly string[], at: (name: string) => Place): string {
  const [first = '', ...rest] = path;
  let place = at(first);
  for (const [depth, name] of rest.entries()) {
    const named = getNamedType(place.type);
    if (isInputObjectType(named) && named.isOneOf) return path.slice(0, depth + 1).join('.');
    place = inputFieldOf(place.type, name);
  }
  return path.join('.');
}

/**
 * Members of a `FilterDescriptor`, but for name and operators, which stand in the table of
 * conditions.
 */
export function filterMembers(
  context: Context,
  entry: FilterField,
  at: (name: string) => Place,
  exclusive: readonly (readonly string[])[],
): Members {
  const [operator] = entry.operators;
  const [first = '', ...rest] = operator?.path ?? [];
  const leaf = getNamedType(
    rest.reduce<Place>((place, name) => inputFieldOf(place.type, name), at(first)).type,
  );
  const shown = context.resource.fields.find(({ name }) => name === (entry.field ?? entry.name));
  const description = shortDescription(shown?.description ?? entry.description);
  const money = moneyOf(context, leaf.name) ?? moneyOf(context, shown?.type);
  const target = entry.reference && context.resources.get(entry.reference.resource);
  return {
    field: entry.field !== undefined && entry.field !== entry.name && string(entry.field),
    kind: string(entry.kind),
    description: description !== undefined && string(description),
    called: shown?.called !== undefined && string(shown.called),
    values: isEnumType(leaf)
      ? context.types.table(leaf)
      : allowedNumbers(shown?.kind === entry.kind ? shown : undefined),
    money: money !== undefined && moneyDescriptor(money, shown && [context.view.type]),
    reference: target !== undefined && object([property('resource', string(target.name))]),
    exclusive: exclusive.length > 0 && array(exclusive.map((group) => array(group.map(string)))),
  };
}
