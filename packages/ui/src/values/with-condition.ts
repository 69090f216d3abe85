import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';

/**
 * The conditions with one added, or with `edited` replaced. A condition that excludes the new one
 * is removed, because the filter input has a single slot for both.
 */
export function withCondition(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
  condition: FilterCondition,
  edited?: FilterCondition,
): readonly FilterCondition[] {
  const all = edited
    ? conditions.map((each) => (each === edited ? condition : each))
    : [...conditions, condition];
  const group = filters
    .find(({ name }) => name === condition.field)
    ?.exclusive?.find((operators) => operators.includes(condition.operator));
  return group
    ? all.filter(
        (each) =>
          each === condition || each.field !== condition.field || !group.includes(each.operator),
      )
    : all;
}

/** Conditions of required filters, and the required filters that have no condition yet. */
export function requiredConditions(
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
): { readonly given: readonly FilterCondition[]; readonly missing: readonly FilterDescriptor[] } {
  const required = filters.filter((filter) => filter.required);
  const names = new Set(required.map(({ name }) => name));
  return {
    given: conditions.filter(({ field }) => names.has(field)),
    missing: required.filter(({ name }) => !conditions.some(({ field }) => field === name)),
  };
}
