import { getNamedType, isEnumType, isInputObjectType, type GraphQLInputField, type GraphQLNamedInputType } from 'graphql';

import type { ArgumentPath, Field, Filter, FilterField, FilterOperator } from '../../../model.ts';
import { isFilterName, isOptionsName, isSearchName, isSortName, isDirectionName } from '../../facts/names/argument-names.ts';
import { hasList, inputsOf, isLeaf, isRequired, type InputPlace, type OutputField } from '../../facts/schema-types.ts';
import type { Facts } from '../../facts/facts.ts';
import { placesOf, type Place } from '../../facts/places.ts';
import { usefulDescription } from '../record/useful-description.ts';
import { seamless } from '../../facts/names/words.ts';
import type { Survey, Draft } from '../draft.ts';
import { enumValues } from '../../assembly/fields.ts';

interface Operator {
  readonly operator: FilterOperator;
  readonly pattern?: string;
  /** Of several spellings of one operator, the lowest is taken. */
  readonly rank: number;
}

const operators: Readonly<Record<string, Operator>> = {};
const spell = (operator: FilterOperator, names: readonly string[], pattern?: string, first = 0): void => {
  names.forEach((name, rank) => Object.assign(operators, { [name]: { operator, rank: rank + first, ...(pattern === undefined ? {} : { pattern }) } }));
};
spell('eq', ['eq', 'equals', 'equalto', 'equal', 'is', 'exact']);
spell('ne', ['ne', 'neq', 'notequalto', 'notequals', 'notequal', 'isnot', 'not', 'noteq']);
spell('in', ['in', 'anyof', 'oneof', 'any', 'isin', 'inlist']);
spell('notIn', ['notin', 'nin', 'noneof', 'notoneof', 'isnotin']);
spell('lt', ['lt', 'lessthan', 'before', 'islessthan', 'lesser', 'less']);
spell('lte', ['lte', 'lessthanorequalto', 'lessthanorequal', 'lessthanequals', 'onorbefore', 'le', 'islessthanorequalto', 'lessthanequal', 'lteq', 'lessorequal']);
spell('gt', ['gt', 'greaterthan', 'after', 'isgreaterthan', 'greater', 'more']);
spell('gte', ['gte', 'greaterthanorequalto', 'greaterthanorequal', 'greaterthanequals', 'onorafter', 'ge', 'isgreaterthanorequalto', 'greaterthanequal', 'gteq', 'greaterorequal']);
spell('contains', ['includesinsensitive', 'containsinsensitive', 'icontains', 'containsi', 'containsfold', 'containsignorecase', 'contains', 'includes', 'iscontaining', 'substring']);
spell('contains', ['ilike', 'likeinsensitive', 'like'], '%{value}%', 20);
spell('startsWith', ['startswithinsensitive', 'istartswith', 'startswithi', 'startswith', 'beginswith', 'hasprefix', 'prefix']);
spell('endsWith', ['endswithinsensitive', 'iendswith', 'endswithi', 'endswith', 'hassuffix', 'suffix']);
spell('isNull', ['isnull', 'null', 'isnil', 'isempty']);

export function readOperator(name: string): Operator | undefined {
  return Object.hasOwn(operators, seamless(name)) ? operators[seamless(name)] : undefined;
}

/** What a list can be filtered by: an input object of conditions, or arguments of the list field itself. */
export function readFilter(field: OutputField, draft: Draft, survey: Survey, taken: readonly ArgumentPath[]): Filter | undefined {
  const places = placesOf(field, 1, (place) => isOptionsName(place.name) && !isFilterName(place.name));
  // An optional filter with keys that it requires takes no single condition.
  const holders = places.filter((place) => isFilterName(place.name) && !place.list && isInputObjectType(place.type) && (place.required || !Object.values(inputsOf(place.type)).some(isRequired)));
  const found = holders.map((place) => readFilterInput(place, draft, survey)).filter((filter) => filter.fields.length > 0);
  // Operators say more than equality: of `condition` and `filter`, the latter.
  const [best] = found.sort((a, b) => Number(hasOperators(b)) - Number(hasOperators(a)) || b.fields.length - a.fields.length);
  if (best) return best;
  const used = new Set(taken.map((path) => path.join('.')));
  // Conditions beside page and order in one input object: `orders(input: { page, status })`.
  for (const holder of places.filter((place) => isOptionsName(place.name) && !place.list && isInputObjectType(place.type))) {
    const own = Object.entries(inputsOf(holder.type)).filter(([name]) => !used.has([...holder.path, name].join('.')) && !isSortName(name) && !isDirectionName(name) && !isFilterName(name));
    // A value that must be there is none to choose.
    if (!holder.required && own.some(([, input]) => isRequired(input))) continue;
    const conditions = readConditions(own.filter(([, input]) => isLeaf(input.type)), draft, survey, true);
    if (conditions.length > 0) return { argument: holder.path, type: holder.type.name, fields: conditions };
  }
  const free = places.filter((place) => place.path.length === 1 && !used.has(place.path.join('.')) && !isSortName(place.name) && !isDirectionName(place.name) && !place.required && isLeaf(place.type));
  const fields = readConditions(free.map((place) => [place.name, place.place] as const), draft, survey, true);
  return fields.length > 0 ? { argument: [], fields } : undefined;
}

function hasOperators(filter: Filter): boolean {
  return filter.fields.some((field) => field.operators.length > 1);
}

function readFilterInput(place: Place, draft: Draft, survey: Survey): Filter {
  const inputs = inputsOf(place.type);
  const combine = (names: readonly string[]): { readonly key: string; readonly list: boolean } | undefined => {
    const key = names.find((name) => inputs[name] && getNamedType(inputs[name].type) === place.type);
    return key === undefined ? undefined : { key, list: hasList(inputs[key]?.type ?? place.place.type) };
  };
  const and = combine(['and', 'AND', '_and', 'And']);
  const or = combine(['or', 'OR', '_or', 'Or']);
  const not = combine(['not', 'NOT', '_not', 'Not']);
  const plain = Object.entries(inputs).filter(([name, input]) => getNamedType(input.type) !== place.type && !/^_?(?:and|or|not)$/i.test(name));
  return { argument: place.path, type: place.type.name, fields: readConditions(plain, draft, survey, false), ...(and ? { and } : {}), ...(or ? { or } : {}), ...(not ? { not } : {}) };
}

/** A condition per record field, with every operator that the places for it offer. */
function readConditions(places: readonly (readonly [string, InputPlace])[], draft: Draft, survey: Survey, onList: boolean): readonly FilterField[] {
  const conditions = new Map<string, { operators: FilterField['operators'][number][]; kind: FilterField['kind']; values?: Field['values']; description?: string; reference?: { readonly resource: string } }>();
  const ranks = new Map<string, number>();
  const names = conditionNames(draft);
  const add = (name: string, operator: Operator, place: InputPlace, path: ArgumentPath, beside?: Readonly<Record<string, string>>): void => {
    const type = getNamedType(place.type);
    const list = hasList(place.type);
    if (!isLeaf(place.type) || list !== (operator.operator === 'in' || operator.operator === 'notIn')) return;
    if (operator.operator === 'isNull' && type.name !== 'Boolean') return;
    const rank = ranks.get(`${name}|${operator.operator}`);
    const known = conditions.get(name);
    if (rank !== undefined && rank <= operator.rank) return;
    ranks.set(`${name}|${operator.operator}`, operator.rank);
    const condition = known ?? { operators: [], kind: 'string' };
    conditions.set(name, condition);
    condition.operators = [...condition.operators.filter((other) => other.operator !== operator.operator), { operator: operator.operator, path, type: type.name, list, ...(operator.pattern === undefined ? {} : { pattern: operator.pattern }), ...(beside ? { beside } : {}) }];
    if (operator.operator !== 'isNull' || condition.operators.length === 1) {
      condition.kind = names.get(name)?.kind ?? survey.facts.kindOf(type) ?? 'string';
      if (isEnumType(type)) Object.assign(condition, { kind: 'enum', values: enumValues(type) });
    }
    const description = usefulDescription(place.description, name, draft.found.type);
    if (description !== undefined && !/^(?:Checks for|Filter by|All |Some )/.test(description)) condition.description ??= description;
  };
  for (const [name, place] of places) {
    if (isSearchName(name) && !names.has(name)) continue;
    const type: GraphQLNamedInputType = getNamedType(place.type);
    if (isLeaf(place.type)) {
      const suffixed = splitOperator(name, names);
      if (suffixed) add(suffixed.name, suffixed.operator, place, [name]);
      else if (names.has(name) || !onList || isEnumType(type)) add(name, { operator: hasList(place.type) ? 'in' : 'eq', rank: 50 }, place, [name]);
      continue;
    }
    const [valued, ...others] = readModified(type);
    if (valued) {
      for (const { operator, path, inner, beside } of [valued, ...others]) add(name, operator, inner, [name, path], beside);
      continue;
    }
    for (const [key, inner] of Object.entries(inputsOf(type))) {
      const operator = readOperator(key);
      if (operator && isLeaf(inner.type)) add(name, operator, inner, [name, key]);
    }
    const target = draft.fields.find((field) => field.name === name)?.reference;
    const keyed = target && survey.keys.get(draft.fields.find((field) => field.name === name)?.type ?? '');
    if (target && keyed?.length === 1) addReference(type, keyed[0]?.field ?? '', (operator, inner, path) => add(name, operator, inner, [name, ...path]));
  }
  const found = [...conditions].flatMap(([name, { operators: offered, ...rest }]): FilterField[] => {
    const field = names.get(name);
    const reference = field?.reference ?? rest.reference;
    const kind = reference ? 'reference' : rest.kind;
    const sensible = offered.filter(({ operator }) => fits(operator, kind)).sort(byOperator);
    if (sensible.length === 0) return [];
    return [{ name, ...rest, ...(reference ? { kind, reference: { resource: reference.resource } } : {}), ...(field && field.name !== name ? { field: field.name } : {}), operators: sensible }];
  });
  // One condition per reference: the scalar beside it says the same as the object around its key.
  const byScalar = new Set(found.flatMap(({ field }) => field ?? []));
  return found.filter(({ name, kind }) => kind !== 'reference' || !byScalar.has(name));
}

interface Modified {
  readonly operator: Operator;
  readonly path: string;
  readonly inner: InputPlace;
  readonly beside: Readonly<Record<string, string>>;
}

/** `price: { value: 5, modifier: GREATER_THAN }`: the operator is a value of its own. */
function readModified(type: GraphQLNamedInputType): readonly Modified[] {
  const inputs = Object.values(inputsOf(type));
  const modifier = inputs.find((input) => isEnumType(getNamedType(input.type)) && !hasList(input.type) && modifiers.has(seamless(input.name)));
  const value = inputs.find((input) => seamless(input.name) === 'value' && isLeaf(input.type));
  const enumType = getNamedType(modifier?.type);
  if (!modifier || !value || !isEnumType(enumType)) return [];
  if (inputs.some((input) => input !== modifier && input !== value && isRequired(input))) return [];
  return enumType.getValues().flatMap(({ name }): Modified[] => {
    const operator = readOperator(name);
    return operator && operator.operator !== 'isNull' ? [{ operator, path: value.name, inner: value, beside: { [modifier.name]: name } }] : [];
  });
}

const modifiers = new Set(['modifier', 'operator', 'op', 'comparator', 'comparison', 'condition', 'matchmode', 'match', 'mode', 'operation', 'predicate']);

const texts: readonly FilterField['kind'][] = ['string', 'text', 'url', 'email'];
const unordered: readonly FilterField['kind'][] = ['reference', 'enum', 'boolean', 'id', 'uuid'];

/** Inputs of comparisons are shared between kinds: `like` of an enum or a key is there, and refused or of no sense. */
function fits(operator: FilterOperator, kind: FilterField['kind']): boolean {
  if (operator === 'contains' || operator === 'startsWith' || operator === 'endsWith') return texts.includes(kind);
  if (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte') return !unordered.includes(kind);
  return kind !== 'boolean' || operator === 'eq' || operator === 'isNull';
}

/** `customer: { id: { eq } }`, `customer: { id }`, `customer: { is: { id: { equals } } }`. */
function addReference(type: GraphQLNamedInputType, key: string, add: (operator: Operator, place: GraphQLInputField, path: ArgumentPath) => void): void {
  const place = inputsOf(type)[key];
  if (!place) return;
  if (isLeaf(place.type)) {
    add({ operator: 'eq', rank: 50 }, place, [key]);
    return;
  }
  for (const [inner, input] of Object.entries(inputsOf(getNamedType(place.type)))) {
    const operator = readOperator(inner);
    if (operator) add(operator, input, [key, inner]);
  }
}

const order: readonly FilterOperator[] = ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'isNull'];
const byOperator = (a: { readonly operator: FilterOperator }, b: { readonly operator: FilterOperator }): number => order.indexOf(a.operator) - order.indexOf(b.operator);

/** `name_contains`, `createdAtGTE`, `price__gte`: a field of the record and an operator in one name. */
function splitOperator(name: string, names: ReadonlyMap<string, unknown>): { readonly name: string; readonly operator: Operator } | undefined {
  if (names.has(name)) return undefined;
  for (let at = name.length - 1; at > 0; at--) {
    const stem = name.slice(0, at).replace(/_+$/, '');
    const operator = readOperator(name.slice(at).replace(/^_+/, ''));
    if (!operator) continue;
    if (names.has(stem)) return { name: stem, operator };
    // `acquiredAfter` is about `acquiredOn`.
    const moment = /^[gl]te?$/.test(operator.operator) ? ['At', 'On', 'Date', '_at', '_on', '_date'].find((ending) => names.has(stem + ending)) : undefined;
    if (moment !== undefined) return { name: stem + moment, operator };
  }
  return undefined;
}

interface Condition { readonly name: string; readonly kind: Field['kind']; readonly reference?: Field['reference'] }

/** What conditions may be called: fields of the record and the scalars that hold keys of references. */
export function conditionNames(draft: Draft): ReadonlyMap<string, Condition> {
  const names = new Map<string, Condition>();
  for (const part of draft.key) names.set(part.field, { name: part.field, kind: part.kind });
  for (const field of draft.fields) {
    names.set(field.name, field);
    for (const via of field.reference?.via ?? []) names.set(via, { name: field.name, kind: 'reference', reference: field.reference });
  }
  // The record may hold the other record alone, while the filter takes its key.
  for (const { name, list, reference } of draft.fields) {
    if (!reference || list || reference.via) continue;
    for (const key of [`${name}Id`, `${name}ID`, `${name}_id`]) if (!names.has(key)) names.set(key, { name, kind: 'reference', reference });
  }
  return names;
}

/** Where free text goes: an argument or a key of the filter made for it. */
export function readSearch(field: OutputField, { kindOf }: Facts): ArgumentPath | undefined {
  const places = placesOf(field, 2, (place) => isOptionsName(place.name) || isFilterName(place.name)).filter((place) => isSearchName(place.name) && !place.list && isLeaf(place.type) && kindOf(place.type) === 'string');
  return places.sort((a, b) => a.path.length - b.path.length)[0]?.path;
}
