import type { FilterCondition, FilterDescriptor, FilterOperator } from '@admin/gql/resource';

import { isRangeValue } from '../values/range-value.ts';
import { withCondition } from '../values/with-condition.ts';
import { asksPeriod, withoutUnknown } from './period.ts';
import { choiceOf, operatorChoices, toCondition, type OperatorChoice } from './operator-choice.ts';
import { dayOfPeriod } from './resolve-periods.ts';

/**
 * What the user picks: an operator, or two of them as one: a range with its ends, a period of the
 * calendar.
 */
export type EditorChoice = OperatorChoice | 'between' | 'within';

/** Conditions that are one to the user: the ends of a range, the start and the end of a period. */
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

/** Operators of the two ends that the server has, where they hold beside each other. */
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

/** Of values as they are: the first and the last that belong to the range. */
const valueEnds = (filter: FilterDescriptor): Ends | undefined =>
  ranged.includes(filter.kind) ? endsAmong(filter, ['gte'], ['lte']) : undefined;

/** Of periods, which have their start and not their end: any that the server has. */
const periodEnds = (filter: FilterDescriptor): Ends | undefined =>
  days.includes(filter.kind) ? endsAmong(filter, lowers, uppers) : undefined;

/** Choices for a filter, the likeliest first. */
export function editorChoices(filter: FilterDescriptor): readonly EditorChoice[] {
  const isDated = periodEnds(filter) !== undefined;
  return [
    ...(isDated ? ['within' as const] : []),
    ...(isDated || valueEnds(filter) ? ['between' as const] : []),
    ...operatorChoices(filter),
  ];
}

/** What the bounds of a range are: a range of moments is one of days. */
export const boundKind = ({ kind }: FilterDescriptor): FilterDescriptor['kind'] =>
  days.includes(kind) ? 'date' : kind;

/** The conditions as the user thinks of them, each group where its first stands. */
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

/** The other end of the range that a condition is an end of, where there is but one of each. */
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
  // What has a name has it as a whole; days are ends of a range.
  if (periods.length === 2)
    return own.every((each) => dayOfPeriod(String(each.value))) || own[0]?.value === own[1]?.value
      ? other
      : undefined;
  return periods.length === 0 && own.every((each) => valueEnds(filter)?.includes(each.operator))
    ? other
    : undefined;
}

/** What the editor opens with for conditions that are there. */
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

/** The conditions that a choice and a value make; none while the value is missing. */
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
 * The conditions of a list with others in place of those that were changed; what cannot hold beside
 * a new one gives way.
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
