import type { FilterCondition, ListDescriptor, RelatedDescriptor, ResourceDescriptor, ResourceRecord, Total } from '@admin/gql';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { createHref, listHref } from '../admin/addresses.ts';
import { useFormats } from '../admin/use-formats.ts';
import { useNames } from '../admin/use-names.ts';
import { useCan, useResource } from '../admin/use-resource.ts';
import { ButtonLink } from '../controls/button.tsx';
import { ErrorPanel } from '../feedback/error-panel.tsx';
import { SkeletonRows } from '../feedback/list-skeleton.tsx';
import { TextLink } from '../fields/text-link.tsx';
import { formatListState } from '../table/list-state.ts';
import { RecordTable } from '../table/record-table.tsx';
import { ScrollArea } from '../table/scroll-area.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { useRecords } from '../table/use-records.ts';
import { useTotal } from '../table/use-total.ts';
import { RelatedSection } from './related-section.tsx';

const shownRows = 10;
const shownColumns = 6;

export interface RelatedListProps {
  /** Resource of `record`. */
  readonly resource: string;
  readonly record: ResourceRecord;
  readonly related: RelatedDescriptor;
}

/** The first records that point to this one, and the way to all of them. Nothing where their list cannot be asked for them. */
export function RelatedList({ resource, record, related }: RelatedListProps) {
  const descriptor = useResource(related.resource);
  const { list } = descriptor;
  const conditions = useMemo(() => list && conditionsOf(list, related, record), [list, related, record]);
  if (!list || !conditions) return null;
  if (!isAnswerable(list, conditions)) return <UnanswerableList resource={resource} related={related} />;
  return <LoadedList resource={resource} related={related} descriptor={descriptor} list={list} conditions={conditions} />;
}

/** `null` when the list has no such filters, or this record no such values. */
function conditionsOf(list: ListDescriptor, { on }: RelatedDescriptor, record: ResourceRecord): readonly FilterCondition[] | null {
  const conditions = on.map(({ filter, key }): FilterCondition | null => {
    const known = list.filters.some(({ name, operators }) => name === filter && operators.includes('eq'));
    return known && record[key] != null ? { field: filter, operator: 'eq', value: record[key] } : null;
  });
  return conditions.length > 0 && conditions.every((condition) => condition !== null) ? conditions : null;
}

/** Whether the list takes the conditions: a key that it would have to be asked with as a number may be none. */
function isAnswerable(list: ListDescriptor, filters: readonly FilterCondition[]): boolean {
  try {
    list.variables({ page: 0, pageSize: shownRows, sort: [], filters, search: '', columns: [] });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** In place of a list that cannot be asked for this record; the rest of the page stays. */
function UnanswerableList({ resource, related }: Pick<RelatedListProps, 'resource' | 'related'>) {
  const { t } = useTranslation();
  const names = useNames();
  return <RelatedSection title={names.related(resource, related)}>{() => <Box role="alert" sx={{ typography: 'body2', color: 'text.secondary' }}>{t('show.unanswerable')}</Box>}</RelatedSection>;
}

interface LoadedListProps {
  readonly resource: string;
  readonly related: RelatedDescriptor;
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly conditions: readonly FilterCondition[];
}

function LoadedList({ resource, related, descriptor, list, conditions }: LoadedListProps) {
  const { t } = useTranslation();
  const names = useNames();
  const formats = useFormats();
  const can = useCan();
  const { name } = descriptor;

  const columns = useMemo(() => columnsOf(list, conditions), [list, conditions]);
  const request = useMemo(
    () => ({ page: 0, pageSize: shownRows, sort: [], filters: conditions, search: '', columns: columns.map((column) => column.name) }),
    [conditions, columns],
  );
  const rows = useRecords(list, request);
  const { total } = useTotal(descriptor, rows);

  const title = names.related(resource, related);
  const all = listHref(name, formatListState({ search: '', filters: conditions, sort: [], page: 0, pageSize: undefined }));
  const prefilled = new URLSearchParams(conditions.map(({ field, value }) => [field, String(value)])).toString();
  const countText = ({ count, exact }: Total) => (exact ? formats.integer(count) : t('show.moreThan', { total: formats.integer(count) }));
  const isEmpty = rows.status === 'ready' && rows.records.length === 0;
  const hasMore = rows.status === 'ready' && (rows.page.hasNextPage || (total?.count ?? 0) > rows.records.length);

  const create = (titleId: string) => (
    <ButtonLink href={createHref(name, prefilled)} size="small" aria-describedby={titleId}>{t('show.createRelated')}</ButtonLink>
  );

  return (
    <RelatedSection title={title} count={total && total.count > 0 ? countText(total) : undefined} action={can('create', name) ? create : undefined}>
      {(titleId) => (
        <>
          {rows.status === 'loading' && <SkeletonRows rows={3} />}
          {rows.status === 'failed' && <ErrorPanel error={rows.error} onRetry={rows.retry} />}
          {rows.status === 'ready' && (
            <TableFrame aria-busy={rows.isRefreshing}>
              {isEmpty ? <Box sx={{ p: 2, typography: 'body2', color: 'text.secondary' }}>{t('table.empty')}</Box> : (
                <ScrollArea label={title}>
                  <RecordTable descriptor={descriptor} columns={columns} records={rows.records} failures={rows.failures} label={title} />
                </ScrollArea>
              )}
              {hasMore && (
                <Box sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', fontSize: '0.875rem' }}>
                  <TextLink href={all} aria-describedby={titleId}>{t('show.all')}</TextLink>
                </Box>
              )}
            </TableFrame>
          )}
        </>
      )}
    </RelatedSection>
  );
}

/** The list's first columns, without those that would repeat this record in every row. */
function columnsOf(list: ListDescriptor, conditions: readonly FilterCondition[]) {
  const repeated = new Set(conditions.flatMap(({ field }) => [field, list.filters.find(({ name }) => name === field)?.field ?? field]));
  const others = list.columns.filter(({ field }) => !repeated.has(field.name));
  const preset = others.filter((column) => column.default);
  return (preset.length > 0 ? preset : others).slice(0, shownColumns).map(({ field }) => field);
}
