import type { FilterCondition, FilterDescriptor, FilterOperator } from '@admin/gql/resource';

/** Operator in the editor. `isNull` is split into two choices, empty and filled. */
export type OperatorChoice = Exclude<FilterOperator, 'isNull'> | 'isEmpty' | 'isFilled';

const forText: readonly FilterOperator[] = [
  'contains',
  'eq',
  'startsWith',
  'endsWith',
  'in',
  'notContains',
  'ne',
  'notIn',
  'lt',
  'lte',
  'gt',
  'gte',
  'matches',
  'isNull',
];
const forChoices: readonly FilterOperator[] = [
  'in',
  'eq',
  'notIn',
  'ne',
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
const forAmounts: readonly FilterOperator[] = [
  'gte',
  'lte',
  'gt',
  'lt',
  'eq',
  'ne',
  'in',
  'notIn',
  'contains',
  'notContains',
  'startsWith',
  'endsWith',
  'matches',
  'isNull',
];
const forKeys: readonly FilterOperator[] = ['eq', 'ne', 'in', 'notIn', 'isNull'];

const amounts: ReadonlySet<FilterDescriptor['kind']> = new Set([
  'integer',
  'bigint',
  'decimal',
  'float',
  'date',
  'time',
  'instant',
  'localDateTime',
  'interval',
]);

function orderFor({ kind, reference, values }: FilterDescriptor): readonly FilterOperator[] {
  // Keys have no meaningful order, so references offer no comparison of it.
  if (reference || kind === 'boolean' || kind === 'uuid') return forKeys;
  if (kind === 'enum') return forChoices.filter((operator) => !amountOperators.has(operator));
  if (values) return forChoices;
  return amounts.has(kind) ? forAmounts : forText;
}

const amountOperators: ReadonlySet<FilterOperator> = new Set(['lt', 'lte', 'gt', 'gte']);

/** Operators for a filter, the most likely first. */
export function operatorChoices(filter: FilterDescriptor): readonly OperatorChoice[] {
  return orderFor(filter)
    .filter((operator) => filter.operators.includes(operator))
    .flatMap((operator): OperatorChoice[] =>
      operator === 'isNull' ? ['isEmpty', 'isFilled'] : [operator],
    );
}

export function choiceOf({ operator, value }: FilterCondition): OperatorChoice {
  if (operator !== 'isNull') return operator;
  return value === true ? 'isEmpty' : 'isFilled';
}

/** Condition for an operator and a value; `null` while the value is missing. */
export function toCondition(
  filter: FilterDescriptor,
  choice: OperatorChoice,
  value: unknown,
): FilterCondition | null {
  if (choice === 'isEmpty' || choice === 'isFilled')
    return { field: filter.name, operator: 'isNull', value: choice === 'isEmpty' };
  if (
    value === null ||
    value === undefined ||
    value === '' ||
    (Array.isArray(value) && value.length === 0)
  )
    return null;
  return { field: filter.name, operator: choice, value };
}

export function takesMany(choice: OperatorChoice): boolean {
  return choice === 'in' || choice === 'notIn';
}
