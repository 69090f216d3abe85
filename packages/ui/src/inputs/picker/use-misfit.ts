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
 * Whether the chosen record is none of those that can be chosen any more, because another value of
 * the form is a different one now. Asked of the server when that has happened; `false` where it
 * cannot be asked for one record among them.
 */
export function useMisfit(
  { list, picker }: KeyedResource,
  { keyField, value, filters = [] }: Chosen,
): boolean {
  const conditions = JSON.stringify(filters);
  // What the record was chosen by, or came with.
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

/** A query that is skipped needs a document all the same. */
function nothing(list: KeyedResource['list']) {
  if (!list) throw new Error('A picker needs a list.');
  return list.document;
}
