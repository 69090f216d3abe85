import type { FilterCondition, FilterDescriptor } from '@admin/gql/resource';

/**
 * A period stands in an address in place of a date or a moment, behind a tilde:
 * `placedAt.gte=~lastWeek&placedAt.lt=~lastWeek`. What asks from a value on asks from the start of
 * the period, what asks up to a value asks up to its end. It stays what it is: tomorrow,
 * `~yesterday` is another day.
 */
const pattern =
  /^~(today|yesterday|(this|last)(Week|Month|Quarter|Year)|last[1-9]\d{0,3}Days|\d{4}-\d\d-\d\d)$/;
const dated: readonly FilterDescriptor['kind'][] = ['date', 'instant', 'localDateTime'];

/** Whether a condition asks for a period, and not yet for a value. */
export const asksPeriod = (
  filter: FilterDescriptor,
  { operator, value }: FilterCondition,
): boolean =>
  dated.includes(filter.kind) &&
  /^[gl]te?$/.test(operator) &&
  typeof value === 'string' &&
  pattern.test(value);

/**
 * The conditions without those that ask for something like a period which there is not: addresses
 * come from typos, too.
 */
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
