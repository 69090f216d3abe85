import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';

/**
 * Period in an address, in place of a date or an instant, with a tilde in front:
 * `placedAt.gte=~lastWeek&placedAt.lt=~lastWeek`. `gte` and `gt` compare with the start of the
 * period, `lt` and `lte` with its end. A period is resolved at each request: `~yesterday` is
 * another day tomorrow.
 */
const pattern =
  /^~(today|yesterday|(this|last)(Week|Month|Quarter|Year)|last[1-9]\d{0,3}Days|\d{4}-\d\d-\d\d)$/;
const dated: readonly FilterDescriptor['kind'][] = ['date', 'instant', 'localDateTime'];

/** Whether the value of a condition is a period that has not been resolved to a date. */
export const asksPeriod = (
  filter: FilterDescriptor,
  { operator, value }: FilterCondition,
): boolean =>
  dated.includes(filter.kind) &&
  /^[gl]te?$/.test(operator) &&
  typeof value === 'string' &&
  pattern.test(value);

/** Conditions without those whose period is invalid, as in a mistyped address. */
export const withoutUnknown = (
  filters: readonly FilterDescriptor[],
  conditions: readonly FilterCondition[],
): readonly FilterCondition[] =>
  conditions.filter((condition) => {
    const filter = filters.find(({ name }) => name === condition.field);
    return (
      !filter ||
      !dated.includes(filter.kind) ||
      !String(condition.value).startsWith('~') ||
      asksPeriod(filter, condition)
    );
  });
