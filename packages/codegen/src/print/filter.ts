import { getNamedType, isEnumType, isInputObjectType, isLeafType, isRequiredInputField, type GraphQLInputType } from 'graphql';

import type { Filter, FilterField } from '../model.ts';
import type { ArgumentTree } from './arguments.ts';
import { array, call, entries, object, property, string } from './code.ts';
import { constant } from './constant.ts';
import type { Context } from './context.ts';
import { convertLeaf, listed } from './convert.ts';
import { shortDescription } from './description.ts';
import { moneyDescriptor, moneyOf } from './money.ts';
import { recordType } from './record-selection.ts';
import { argumentOf, inputFieldOf, isList, placeOf, type AnyField, type Place } from './schema-path.ts';

type Operator = FilterField['operators'][number];

export interface FilterCode {
  /** Code of each `FilterDescriptor`. */
  readonly descriptors: readonly string[];
  readonly declarations: readonly string[];
  apply(tree: ArgumentTree): void;
}

/** The name of the type of conditions that are arguments of the list field itself. */
export const conditionsType = (prefix: string): string => `${prefix}Conditions`;

export interface FilterOptions {
  /** Filters that look for a text in the label, where the list takes no free text. */
  readonly searchBy: readonly FilterField[];
  /** Conditions that have places of their own. */
  readonly asked: readonly FilterField[];
}

/** A table from each filter and operator to what the server is asked for, and the function that puts several together. */
export function filterCode(context: Context, filter: Filter, field: AnyField, { searchBy, asked }: FilterOptions): FilterCode {
  const { scope } = context;
  const inArguments = filter.argument.length === 0;
  const place = inArguments ? undefined : placeOf(field, filter.argument);
  const owner = place && getNamedType(place.type);
  const input = isInputObjectType(owner) ? scope.useInput(owner) : 'never';
  // What the input requires is asked for apart.
  const type = inArguments ? conditionsType(context.prefix) : isInputObjectType(owner) && Object.values(owner.getFields()).some(isRequiredInputField) ? `Partial<${input}>` : input;
  const at = (name: string): Place => (place ? inputFieldOf(place.type, name) : argumentOf(field, name));

  const shared = new Map<string, string>();
  const usable = filter.fields
    .map((entry) => ({ ...entry, operators: entry.operators.filter((operator) => isUsable(at, operator)) }))
    .filter((entry) => entry.operators.length > 0);
  const table = usable.map((entry) => property(entry.name, operatorsCode(context, entry, at, shared)));
  if (isInputObjectType(owner)) for (const { operators } of usable) for (const { path } of operators) scope.useInput(owner, path[0]);

  const names = [...new Set(usable.flatMap((entry) => entry.operators.flatMap(({ path }) => path.slice(0, 1))))];
  const declarations = [
    ...[...shared].map(([code, name]) => `const ${name}${code};`),
    ...(inArguments ? [`type ${type} = { ${names.map((name) => `readonly ${name}?: ${scope.inputType(argumentOf(field, name).type)}`).join('; ')} };`] : []),
    `const filters = ${object(table)} satisfies ${scope.helperType('Filters')}<${type}>;`,
    `const filterOf = (request: ${scope.contract('ListRequest')}): ${type} | undefined => ${combination(context, filter, type, owner, { searchBy, asked })};`,
  ];
  return {
    descriptors: usable.map((entry) => filterDescriptor(context, entry, at, { exclusive: exclusiveOperators(filter, entry, at) })),
    declarations,
    apply(tree) {
      if (inArguments) tree.spread('filterOf(request)', names);
      else tree.set(filter.argument, 'filterOf(request)', { orEmpty: place?.defaultValue === undefined });
    },
  };
}

/** A condition whose place takes a scalar, an enum or a list of them. */
function isUsable(at: (name: string) => Place, operator: Operator): boolean {
  const [first = '', ...rest] = operator.path;
  try {
    return isLeafType(getNamedType(rest.reduce<Place>((place, name) => inputFieldOf(place.type, name), at(first)).type));
  } catch {
    return false;
  }
}

function combination(context: Context, filter: Filter, type: string, owner: unknown, { searchBy, asked: others }: FilterOptions): string {
  const { scope } = context;
  const all = searchBy.length === 0 ? 'request.filters' : 'asked(request)';
  const asked = others.length === 0 ? all : call(scope.helper('besides'), [all, array(others.map(({ name }) => string(name)))]);
  const parts = call(scope.helper('conditions'), [`filters`, asked]);
  const typed = `${scope.helper('conditions')}<${type}>(filters, ${asked})`;
  const { and } = filter;
  if (!and || !isInputObjectType(owner)) return parts === '' ? 'undefined' : call(scope.helper('merged'), [typed]);
  scope.useInput(owner, and.key);
  const key = and.key;
  const put = and.list
    ? `(${key === 'and' ? 'and' : 'all'}) => ({ ${property(key, key === 'and' ? 'and' : 'all')} })`
    : `(parts) => parts.reduceRight((rest, part) => ({ ...part, ${property(key, 'rest')} }))`;
  return call(scope.helper('all'), [typed, put]);
}

/** Code of the operators of one filter; those inside an operator object of the schema are written once for all filters of its type. */
function operatorsCode(context: Context, entry: FilterField, at: (name: string) => Place, shared: Map<string, string>): string {
  const { scope } = context;
  const firsts = new Set(entry.operators.map(({ path }) => path[0]));
  const [first] = firsts;
  if (first !== undefined && firsts.size === 1 && entry.operators.every(({ path, beside }) => path.length > 1 && !beside) && !isList(at(first).type)) {
    const inner = getNamedType(at(first).type);
    if (isInputObjectType(inner)) {
      const operators = entry.operators.map((operator) => ({ ...operator, path: operator.path.slice(1) }));
      const code = `: ${scope.helperType('Operators')}<${scope.useInput(inner)}> = ${plainOperators(context, operators, (name) => inputFieldOf(inner, name), inner)}`;
      const name = shared.get(code) ?? uniqueName(`on${inner.name[0]?.toUpperCase() ?? ''}${inner.name.slice(1)}`, new Set(shared.values()));
      shared.set(code, name);
      return call(scope.helper('under'), [string(first), name]);
    }
  }
  return plainOperators(context, entry.operators, at);
}

function uniqueName(name: string, taken: ReadonlySet<string>): string {
  let unique = name;
  for (let number = 2; taken.has(unique); number += 1) unique = `${name}${number}`;
  return unique;
}

function plainOperators(context: Context, operators: readonly Operator[], at: (name: string) => Place, owner?: GraphQLInputType): string {
  const code = operators.map((operator) => {
    const [first = '', ...rest] = operator.path;
    if (isInputObjectType(owner)) context.scope.useInput(owner, first);
    return property(operator.operator, `(value) => (${object([property(first, valueAt(context, operator, at(first), rest))])})`);
  });
  return object(code);
}

function valueAt(context: Context, operator: Operator, place: Place, path: readonly string[]): string {
  const { scope, enums } = context;
  const [first, ...rest] = path;
  const named = getNamedType(place.type);
  if (first !== undefined) {
    if (isInputObjectType(named)) scope.useInput(named, first);
    const beside = rest.length > 0 ? [] : Object.entries(operator.beside ?? {});
    if (isInputObjectType(named)) for (const [key] of beside) scope.useInput(named, key);
    return object([
      property(first, valueAt(context, operator, inputFieldOf(place.type, first), rest)),
      ...beside.map(([key, value]) => property(key, constant(scope, inputFieldOf(place.type, key).type, value))),
    ]);
  }
  const convert = convertLeaf(named, scope, enums);
  if (operator.pattern !== undefined) {
    const value = operator.pattern.includes('%') ? call(scope.helper('like'), ['value']) : call(scope.helper('text'), ['value']);
    const pattern = `\`${operator.pattern.replace(/[`\\$]/g, '\\$&').replace('{value}', () => `\${${value}}`)}\``;
    return scope.leafType(named) === 'string' ? pattern : `${convert}(${pattern})`;
  }
  return `${listed(convert, place.type, scope)}(value)`;
}

/**
 * Operators that claim one place of a filter which cannot combine conditions: of each group one condition can hold. None where the filter
 * has a key for several.
 */
function exclusiveOperators(filter: Filter, entry: FilterField, at: (name: string) => Place): readonly (readonly string[])[] {
  if (filter.and) return [];
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

/** `required`: the list has to be asked with it. */
export function filterDescriptor(context: Context, entry: FilterField, at: (name: string) => Place, { required = false, exclusive }: { readonly required?: boolean; readonly exclusive: readonly (readonly string[])[] }): string {
  const [operator] = entry.operators;
  const [first = '', ...rest] = operator?.path ?? [];
  const leaf = getNamedType(rest.reduce<Place>((place, name) => inputFieldOf(place.type, name), at(first)).type);
  const shown = context.resource.fields.find(({ name }) => name === (entry.field ?? entry.name));
  const description = shortDescription(shown?.description ?? entry.description);
  const money = moneyOf(context, leaf.name) ?? moneyOf(context, shown?.type);
  const target = entry.reference && context.resources.get(entry.reference.resource);
  return object(
    entries({
      name: string(entry.name),
      field: entry.field !== undefined && entry.field !== entry.name && string(entry.field),
      kind: string(entry.kind),
      description: description !== undefined && string(description),
      called: shown?.called !== undefined && string(shown.called),
      operators: array(entry.operators.map(({ operator: name }) => string(name))),
      values: isEnumType(leaf) && context.enums.name(leaf),
      money: money !== undefined && moneyDescriptor(money, shown && recordType(context)),
      reference: target !== undefined && object([property('resource', string(target.name))]),
      required: required && 'true',
      exclusive: exclusive.length > 0 && array(exclusive.map((group) => array(group.map(string)))),
    }),
  );
}
