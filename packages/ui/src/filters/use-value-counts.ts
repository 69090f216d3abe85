import type { CountDescriptor, FilterDescriptor, ListRequest, Total } from '@admin/gql/resource';
import { createContext, use, useEffect, useState } from 'react';

import { useDataClient } from '../data/use-data-client.ts';
import { withCondition } from '../values/with-condition.ts';
import { asAsked } from './related-filters.ts';

/**
 * Base of the counts beside the values of a condition: the list's request with its other
 * conditions.
 */
export interface Counting {
  readonly count: CountDescriptor;
  readonly filters: readonly FilterDescriptor[];
  readonly request: ListRequest;
}

/** Absent: values are not counted. */
export const CountingContext = createContext<Counting | null>(null);

/** Maximum number of pending counts. The rows of the list come first. */
const atOnce = 2;
const none: ReadonlyMap<unknown, Total> = new Map();

/**
 * Number of records for each value, as far as it is known. Each count is a query of its own, with
 * the document of the list's total.
 *
 * @param wait milliseconds that the values must stay unchanged before they are counted, for values
 *   that the user is typing
 */
export function useValueCounts(
  filter: FilterDescriptor,
  values: readonly unknown[],
  wait = 0,
): ReadonlyMap<unknown, Total> {
  const client = useDataClient();
  const counting = use(CountingContext);
  const [counts, setCounts] = useState(none);
  const asked = JSON.stringify(values);
  useEffect(() => {
    const operator = (['eq', 'in'] as const).find((each) => filter.operators.includes(each));
    if (!counting || !operator) return undefined;
    const { count, filters, request } = counting;
    let isGone = false;
    const all: readonly unknown[] = JSON.parse(asked);
    const waiting = all.values();
    const ask = async () => {
      for (const value of waiting) {
        if (isGone) return;
        const of = {
          ...request,
          filters: withCondition(
            filters,
            request.filters,
            asAsked(filters, {
              field: filter.name,
              operator,
              value: operator === 'in' ? [value] : value,
            }),
          ),
        };
        const { data, error } = await client.query(
          { query: count.document, variables: count.variables(of) },
          { isPartial: true },
        );
        // A choice whose count failed is shown without a number.
        if (!isGone && data && !error)
          setCounts((before) => new Map([...before, [value, count.total(data)]]));
      }
    };
    const timer = setTimeout(() => {
      for (let started = 0; started < atOnce; started += 1) void ask().catch(() => undefined);
    }, wait);
    return () => {
      clearTimeout(timer);
      isGone = true;
    };
  }, [client, counting, filter, asked, wait]);
  return counts;
}
