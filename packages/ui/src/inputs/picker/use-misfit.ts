import type { FilterCondition, KeyedResource } from '@admin/gql/resource';
import { useState } from 'react';

import { useQueryAnswer } from '../../data/use-query-answer.ts';
import { isEmptyValue } from '../../values/same-value.ts';

interface Chosen {
  readonly keyField: string;
  readonly value: unknown;
  readonly filters: readonly FilterCondition[] | undefined;
}

/**
 * Tests whether the chosen record no longer matches the filters, after another value of the form
 * has changed. The server is queried then; `false` where the list has no filter by the key.
 */
export function useMisfit(
  { list, picker }: KeyedResource,
  { keyField, value, filters = [] }: Chosen,
): boolean {
  const conditions = JSON.stringify(filters);
  // Filters at the time when the record was chosen or loaded.
  const [chosen, setChosen] = useState({ value, conditions });
  if (chosen.value !== value) setChosen({ value, conditions });
  const canAsk =
    list?.filters.some(({ name, operators }) => name === keyField && operators.includes('eq')) ??
    false;
  const isAsked =
    picker !== undefined &&
    canAsk &&
    filters.length > 0 &&
    !isEmptyValue(value) &&
    chosen.value === value &&
    chosen.conditions !== conditions;
  const request = {
    page: 0,
    pageSize: 1,
    sort: [],
    filters: [...filters, { field: keyField, operator: 'eq' as const, value }],
    search: '',
    columns: [],
  };
  const { data } = useQueryAnswer(
    picker?.document ?? nothing(list),
    isAsked ? picker.variables(request) : null,
  );
  return isAsked && data !== undefined && picker.records(data, request).length === 0;
}

/** Document for a skipped query, which `useQueryAnswer` requires nevertheless. */
function nothing(list: KeyedResource['list']) {
  if (!list) throw new Error('A picker needs a list.');
  return list.document;
}
