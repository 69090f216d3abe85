import type { FilterCondition, FilterDescriptor, FilterOperator } from '@admin/gql/resource';

import { isRangeValue } from '../values/range-value.ts';
import { withCondition } from '../values/with-condition.ts';
import { asksPeriod, withoutUnknown } from './period.ts';
import { choiceOf, operatorChoices, toCondition, type OperatorChoice } from './operator-choice.ts';
import { dayOfPeriod } from './resolve-periods.ts';

/**
 * Operator in the editor: an operator, or a pair of them shown as one: a range with two ends, a
 * period of the calendar.
 */
export type EditorChoice = OperatorChoice | 'between' | 'within';

/** Conditions shown as one: the ends of a range, or the start and the end of a period. */
export type ConditionGroup = readonly [FilterCondition, ...FilterCondition[]];

type Ends = readonly [lower: FilterOperator, upper: FilterOperator];

const lowers: readonly FilterOperator[] = ['gte', 'gt'];
const uppers: readonly FilterOperator[] = ['lt', 'lte'];
const days: readonly FilterDescriptor['kind'][] = ['date', 'instant', 'localDateTime'];
const ranged: readonly FilterDescriptor['kind'][] = [
  'integer',
  'bigint',
  'decimal',
  'float',
  'date',
  'time',
];

/** Operators for the two ends of a range, when the server accepts both conditions together. */
function endsAmong(
  { operators, exclusive, reference, values }: FilterDescriptor,
  below: readonly FilterOperator[],
  above: readonly FilterOperator[],
): Ends | undefined {
  const lower = below.find((each) => operators.includes(each));
  const upper = above.find((each) => operators.includes(each));
  if (!lower || !upper || reference || values) return undefined;
  return exclusive?.some((group) => group.includes(lower) && group.includes(upper))
    ? undefined
    : [lower, upper];
}

/** Operators of a range of values, which includes both ends. */
const valueEnds = (filter: FilterDescriptor): Ends | undefined =>
  ranged.includes(filter.kind) ? endsAmong(filter, ['gte'], ['lte']) : undefined;

/**
 * Operators of a period, which includes its start and excludes its end. Any operators of the server
 * will do, since the value is adapted to them.
 */
const periodEnds = (filter: FilterDescriptor): Ends | undefined =>
  days.includes(filter.kind) ? endsAmong(filter, lowers, uppers) : undefined;

/** Operators for a filter, the most likely first. */
export function editorChoices(filter: FilterDescriptor): readonly EditorChoice[] {
  const isDated = periodEnds(filter) !== undefined;
  return [
    ...(isDated ? ['within' as const] : []),
    ...(isDated || valueEnds(filter) ? ['between' as const] : []),
    ...operatorChoices(filter),
  ];
}

/** Kind of the ends of a range. A range of instants has days as its ends. */
export const boundKind = ({ kind }: FilterDescriptor): FilterDescriptor['kind'] =>
  days.includes(kind) ? 'date' : kind;

/** Conditions grouped as the user sees them, each group at the position of its first condition. */
export function conditionGroups(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
): readonly ConditionGroup[] {
  const taken = new Set<FilterCondition>();
  return withoutUnknown(filters, conditions).flatMap((condition): ConditionGroup[] => {
    if (taken.has(condition)) return [];
    const other = otherEnd(filters, conditions, condition);
    if (!other) return [[condition]];
    taken.add(other);
    return [lowers.includes(condition.operator) ? [condition, other] : [other, condition]];
  });
}

/**
 * Condition for the other end of the same range; `undefined` unless the range has exactly two
 * conditions.
 */
function otherEnd(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
  { field, operator, value }: FilterCondition,
): FilterCondition | undefined {
  const own = conditions.filter(
    (each) =>
      each.field === field && (lowers.includes(each.operator) || uppers.includes(each.operator)),
  );
  const other = own.find((each) => lowers.includes(each.operator) !== lowers.includes(operator));
  const filter = filters.find(({ name }) => name === field);
  const isEnd = own.some((each) => each.operator === operator && each.value === value);
  if (!filter || !other || !isEnd || own.length !== 2) return undefined;
  const periods = own.filter((each) => asksPeriod(filter, each));
  // Two equal named periods form one period. Two days are the ends of a range.
  if (periods.length === 2)
    return own.every((each) => dayOfPeriod(String(each.value))) || own[0]?.value === own[1]?.value
      ? other
      : undefined;
  return periods.length === 0 && own.every((each) => valueEnds(filter)?.includes(each.operator))
    ? other
    : undefined;
}

/** Operator and value that the editor starts with for existing conditions. */
export function editedChoice(
  filter: FilterDescriptor,
  [first, second]: ConditionGroup,
): { readonly choice: EditorChoice; readonly value: unknown } {
  const isPeriod = asksPeriod(filter, first);
  if (isPeriod && dayOfPeriod(String(first.value)) === undefined)
    return { choice: 'within', value: first.value };
  if (!second && !isPeriod) return { choice: choiceOf(first), value: first.value };
  const bound = (ends: readonly FilterOperator[]) => {
    const value = [first, second].find((each) => each && ends.includes(each.operator))?.value;
    return value === undefined
      ? null
      : {
          value: isPeriod && typeof value === 'string' ? dayOfPeriod(value) : value,
          inclusive: true,
        };
  };
  return { choice: 'between', value: { start: bound(lowers), end: bound(uppers) } };
}

/** Conditions for an operator and a value; none while the value is missing. */
export function toConditions(
  filter: FilterDescriptor,
  choice: EditorChoice,
  value: unknown,
): readonly FilterCondition[] {
  const { name: field } = filter;
  if (choice === 'within')
    return typeof value === 'string' && value !== ''
      ? (periodEnds(filter) ?? []).map((operator) => ({ field, operator, value }))
      : [];
  if (choice !== 'between') return [toCondition(filter, choice, value) ?? []].flat();
  if (!isRangeValue(value)) return [];
  const asValues = valueEnds(filter);
  const ends = asValues ?? periodEnds(filter);
  return [value.start, value.end].flatMap((bound, index): FilterCondition[] => {
    const operator = ends?.[index];
    return bound && operator
      ? [{ field, operator, value: asValues ? bound.value : `~${String(bound.value)}` }]
      : [];
  });
}

/**
 * Conditions of a list after an edit: `conditions` replace `edited`. Conditions that cannot be
 * combined with a new one are removed.
 */
export function withConditions(
  filters: readonly FilterDescriptor[],
  all: readonly FilterCondition[],
  conditions: readonly FilterCondition[],
  edited: readonly FilterCondition[] = [],
): readonly FilterCondition[] {
  const [changed, ...gone] = edited;
  const [first, ...more] = conditions;
  if (!first) return all;
  const kept = all.filter((each) => !gone.includes(each));
  return more.reduce(
    (before, condition) => withCondition(filters, before, condition),
    withCondition(filters, kept, first, changed),
  );
}
