import type {
  FilterCondition,
  ListDescriptor,
  Quantifier,
  RelatedFilter,
} from '@admin/gql/resource';

/** Filter input of a list for conditions on the records of a relation. */
export function relatedInput(
  relation: RelatedFilter,
  quantifier: Quantifier,
  other: Pick<ListDescriptor, 'variables'>,
  filters: readonly FilterCondition[],
): unknown {
  const variables: unknown = other.variables({
    page: 0,
    pageSize: 1,
    sort: [],
    filters,
    search: '',
    columns: [],
  });
  const asked = relation.filter.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === step)?.[1]
        : undefined,
    variables,
  );
  if (asked === undefined)
    throw new RangeError(
      `Nothing is asked of ${relation.resource} by ${filters.map(({ field, operator }) => `${field} ${operator}`).join(', ')}.`,
    );
  return (relation[quantifier] ?? []).reduceRight<unknown>(
    (value, step) => ({ [step]: value }),
    asked,
  );
}
