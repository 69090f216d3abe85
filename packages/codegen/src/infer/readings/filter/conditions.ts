import { getNamedType, isEnumType } from 'graphql';

import type { FilterField, FilterOperator } from '../../../model.ts';
import type { Draft } from '../../contracts/draft.ts';
import { firstOf } from '../../contracts/reading.ts';
import type { InputPlace } from '../../contracts/schema.ts';
import type { Survey } from '../../contracts/survey.ts';
import { isSearchName } from '../../facts/names/argument-names.ts';
import { hasList, isLeaf } from '../../facts/schema-types.ts';
import { enumValues } from '../record/enum-values.ts';
import { usefulDescription } from '../record/useful-description.ts';
import { bounds } from './bounds.ts';
import { conditionNames, isAboutSecret } from './condition-names.ts';
import type { FoundCondition } from './condition-place.ts';
import { equal } from './equal.ts';
import { keyOfRecord } from './key-of-record.ts';
import { operatorsApart } from './operators-apart.ts';
import { operators } from './operators.ts';
import { suffixed } from './suffixed.ts';
import { valueAndOperator } from './value-and-operator.ts';

/** Dialects of conditions, most telling first. */
const readCondition = firstOf([
  suffixed,
  bounds,
  equal,
  valueAndOperator,
  keyOfRecord,
  operatorsApart,
  operators,
]);

export interface ReadConditions {
  readonly fields: readonly FilterField[];
  /** The dialects that the conditions are in. */
  readonly dialects: readonly string[];
}

/** A condition per record field, with every operator that the places for it offer. */
export function readConditions(
  places: readonly (readonly [string, InputPlace])[],
  draft: Draft,
  survey: Survey,
  amongArguments: boolean,
): ReadConditions {
  const names = conditionNames(draft);
  const dialects = new Set<string>();
  const found = places.flatMap(([name, place]): readonly FoundCondition[] => {
    if (isSearchName(name) && !names.has(name)) return [];
    const read = readCondition(
      { name, place, names, draft, keys: survey.keys, amongArguments },
      survey.facts,
    );
    if (read) dialects.add(read.by);
    return read?.meaning ?? [];
  });
  const conditions = [
    ...Map.groupBy(found.filter(isUsable).flatMap(ends), ({ name }) => name),
  ].flatMap(([name, own]): FilterField[] => {
    if (isAboutSecret(name, draft)) return [];
    const field = names.get(name);
    // The scalar that a condition takes is no object, whatever the field of its name is.
    const condition = toCondition(
      name,
      bestOf(own),
      draft,
      survey,
      field?.kind === 'object' ? undefined : field?.kind,
    );
    const kind = field?.reference ? 'reference' : condition.kind;
    const sensible = condition.operators
      .filter(({ operator }) => fits(operator, kind))
      .sort(byOperator);
    if (sensible.length === 0) return [];
    const reference = field?.reference ? { reference: { resource: field.reference.resource } } : {};
    return [
      {
        ...condition,
        kind,
        ...reference,
        ...(field && field.name !== name ? { field: field.name } : {}),
        operators: sensible,
      },
    ];
  });
  // A reference has a single condition: the sibling scalar compares the same key as the object.
  const byScalar = new Set(conditions.flatMap(({ field }) => field ?? []));
  return {
    fields: conditions.filter(({ name, kind }) => kind !== 'reference' || !byScalar.has(name)),
    dialects: [...dialects],
  };
}

/** A place takes a list where the operator does, and whether something is there is a yes or no. */
function isUsable({ operator: { operator }, place, emptiness }: FoundCondition): boolean {
  if (!isLeaf(place.type) || hasList(place.type) !== (operator === 'in' || operator === 'notIn'))
    return false;
  return (
    operator !== 'isNull' || emptiness !== undefined || getNamedType(place.type).name === 'Boolean'
  );
}

/** An operator that takes a pattern finds texts by their beginnings and ends, too. */
function ends(found: FoundCondition): readonly FoundCondition[] {
  const { operator, pattern, rank } = found.operator;
  if (operator !== 'contains' || pattern === undefined) return [found];
  return [
    found,
    { ...found, operator: { operator: 'startsWith', pattern: '{value}%', rank } },
    { ...found, operator: { operator: 'endsWith', pattern: '%{value}', rank } },
  ];
}

/**
 * Of several spellings of one operator the best, in the order in which the schema has the last of
 * them.
 */
function bestOf(found: readonly FoundCondition[]): readonly FoundCondition[] {
  const best: FoundCondition[] = [];
  for (const each of found) {
    const at = best.findIndex(({ operator }) => operator.operator === each.operator.operator);
    if (at >= 0 && (best[at]?.operator.rank ?? 0) <= each.operator.rank) continue;
    if (at >= 0) best.splice(at, 1);
    best.push(each);
  }
  return best;
}

function toCondition(
  name: string,
  found: readonly FoundCondition[],
  draft: Draft,
  { facts }: Survey,
  known: FilterField['kind'] | undefined,
): FilterField {
  // Neither an operator that tests for null nor one that matches a pattern reveals the kind of the
  // value.
  const telling =
    found.findLast(
      ({ operator: { operator } }) => operator !== 'isNull' && operator !== 'matches',
    ) ?? found.at(-1);
  const type = telling && getNamedType(telling.place.type);
  // Descriptions of operators are not descriptions of the condition.
  const said = found
    .filter(({ path }) => path.length === 1)
    .map(({ place }) => usefulDescription(place.description, name, draft.found.type));
  const description = said.find(
    (text) => text !== undefined && !/^(?:Checks for|Filter by|All |Some )/.test(text),
  );
  const ofEnum = found
    .map(({ place }) => getNamedType(place.type))
    .findLast((each) => isEnumType(each));
  return {
    name,
    kind: isEnumType(type) ? 'enum' : (known ?? facts.kindOf(type) ?? 'string'),
    ...(ofEnum ? { values: enumValues(ofEnum) } : {}),
    ...(description === undefined ? {} : { description }),
    operators: found.map(
      ({
        operator: { operator, pattern, isNegated },
        path,
        place,
        constants,
        emptiness = isNegated && { empty: false, filled: true },
      }) => ({
        operator,
        path,
        type: getNamedType(place.type).name,
        list: hasList(place.type),
        ...(pattern === undefined ? {} : { pattern }),
        ...(emptiness ? { emptiness } : {}),
        ...(constants ? { constants } : {}),
      }),
    ),
  };
}

const texts: readonly FilterField['kind'][] = ['string', 'text', 'url', 'email'];
const unordered: readonly FilterField['kind'][] = ['reference', 'enum', 'boolean', 'id', 'uuid'];

/**
 * Inputs of comparisons are shared between kinds: `like` of an enum or a key is there, and refused
 * or of no sense.
 */
export function fits(operator: FilterOperator, kind: FilterField['kind']): boolean {
  if (
    operator === 'contains' ||
    operator === 'notContains' ||
    operator === 'startsWith' ||
    operator === 'endsWith' ||
    operator === 'matches'
  )
    return texts.includes(kind);
  if (operator === 'lt' || operator === 'lte' || operator === 'gt' || operator === 'gte')
    return !unordered.includes(kind);
  return kind !== 'boolean' || operator === 'eq' || operator === 'isNull';
}

const order: readonly FilterOperator[] = [
  'eq',
  'ne',
  'in',
  'notIn',
  'lt',
  'lte',
  'gt',
  'gte',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'matches',
  'isNull',
];
const byOperator = (
  a: { readonly operator: FilterOperator },
  b: { readonly operator: FilterOperator },
): number => order.indexOf(a.operator) - order.indexOf(b.operator);
