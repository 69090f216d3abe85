import type { FilterCondition, FilterDescriptor, FilterOperator } from '@admin/gql';

/** What the user picks in place of an operator: `isNull` is two of them, filled in and not. */
export type OperatorChoice = Exclude<FilterOperator, 'isNull'> | 'isEmpty' | 'isFilled';

const order: readonly FilterOperator[] = ['contains', 'in', 'eq', 'gte', 'gt', 'lte', 'lt', 'startsWith', 'endsWith', 'ne', 'notIn', 'isNull'];

/** Choices for a filter, the likeliest first. Numbers and dates are looked up by equality less often than by their side. */
export function operatorChoices({ operators, kind }: FilterDescriptor): readonly OperatorChoice[] {
  const sorted = order.filter((operator) => operators.includes(operator) && !(operator === 'in' && kind !== 'enum' && operators.includes('eq')));
  const late = kind === 'enum' ? [] : operators.filter((operator) => operator === 'in' && !sorted.includes(operator));
  return [...sorted, ...late].flatMap((operator): OperatorChoice[] => (operator === 'isNull' ? ['isEmpty', 'isFilled'] : [operator]));
}

export function choiceOf({ operator, value }: FilterCondition): OperatorChoice {
  if (operator !== 'isNull') return operator;
  return value === true ? 'isEmpty' : 'isFilled';
}

/** The condition that a choice and a value make; `null` while the value is missing. */
export function toCondition(filter: FilterDescriptor, choice: OperatorChoice, value: unknown): FilterCondition | null {
  if (choice === 'isEmpty' || choice === 'isFilled') return { field: filter.name, operator: 'isNull', value: choice === 'isEmpty' };
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  return { field: filter.name, operator: choice, value };
}

export function takesMany(choice: OperatorChoice): boolean {
  return choice === 'in' || choice === 'notIn';
}
