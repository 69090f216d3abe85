import type {
  FilterCondition,
  ListDescriptor,
  ListRequest,
  ResourceDescriptor,
  Total,
} from '@admin/gql/resource';
import { memo, useEffect, useMemo } from 'react';

import { useRecords, type RecordsState } from '../../data/use-records.ts';
import { useTotal } from '../../data/use-total.ts';

export interface BranchPageProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Request of the tree. */
  readonly request: ListRequest;
  /** Conditions of the child records, in place of those of the tree. */
  readonly filters: ListRequest['filters'];
  readonly groups?: ListRequest['groups'];
  /** Id of what is above. */
  readonly id: string;
  /** From 0. */
  readonly page: number;
  /** Cursor at which the page starts, in lists that page by cursor. */
  readonly after: string | undefined;
  readonly onAnswer: (
    id: string,
    page: number,
    state: RecordsState,
    total: Total | undefined,
  ) => void;
}

/** Number of child records in one request. */
export const atOnce = 25;

/**
 * Requests a page of child records while their parent is open, and reports its state. Renders
 * nothing.
 */
export const BranchPage = memo(function BranchPage({
  descriptor,
  list,
  request,
  filters,
  groups,
  id,
  page,
  after,
  onAnswer,
}: BranchPageProps) {
  const own = useMemo((): ListRequest => {
    const { before: _, ...shown } = request;
    return { ...shown, page, pageSize: atOnce, after, search: '', filters, groups };
  }, [request, filters, groups, page, after]);
  const state = useRecords(list, own);
  const { total } = useTotal(descriptor, state);
  useEffect(() => onAnswer(id, page, state, total));
  return null;
});

interface PageBelowProps extends Omit<BranchPageProps, 'filters' | 'groups'> {
  /** Conditions of required filters. */
  readonly given: readonly FilterCondition[];
  /** Name of the filter by parent. */
  readonly filter: string;
  /** Key of the parent. */
  readonly value: unknown;
}

/** Page of the child records of a visible record. */
export function PageBelow({ given, filter, value, ...page }: PageBelowProps) {
  const filters = useMemo(
    (): ListRequest['filters'] => [...given, { field: filter, operator: 'eq', value }],
    [given, filter, value],
  );
  return <BranchPage {...page} filters={filters} />;
}
