import type {
  FieldDescriptor,
  FilterCondition,
  KeyedResource,
  ListDescriptor,
  RelatedDescriptor,
  ResourceDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { createHref, listHref } from '../../resources/addresses.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { formatListState } from '../../resources/list-state.ts';
import { ListSection, shownRows } from './list-section.tsx';
import { RelatedSection } from './related-section.tsx';

export interface RelatedListProps {
  /** Resource of `record`. */
  readonly owner: KeyedResource;
  readonly record: ResourceRecord;
  readonly related: RelatedDescriptor;
}

/**
 * Section with the first records that refer to this one, and a link to all of them. Renders nothing
 * if their list cannot be filtered by this record.
 */
export function RelatedList({ owner, record, related }: RelatedListProps) {
  const descriptor = useResource(related.resource);
  const { list } = descriptor;
  const conditions = useMemo(
    () => list && conditionsOf(list, related, record),
    [list, related, record],
  );
  if (!list || !conditions) return null;
  if (!isAnswerable(list, conditions))
    return <UnanswerableList resource={owner.name} related={related} />;
  return (
    <AnswerableList
      owner={owner}
      record={record}
      related={related}
      descriptor={descriptor}
      list={list}
      conditions={conditions}
    />
  );
}

/** `null` if the list has no such filters, or the record no such values. */
function conditionsOf(
  list: ListDescriptor,
  { on }: RelatedDescriptor,
  record: ResourceRecord,
): readonly FilterCondition[] | null {
  const conditions = on.map(({ filter, key }): FilterCondition | null => {
    const known = list.filters.some(
      ({ name, operators }) => name === filter && operators.includes('eq'),
    );
    return known && record[key] != null
      ? { field: filter, operator: 'eq', value: record[key] }
      : null;
  });
  return conditions.length > 0 && conditions.every((condition) => condition !== null)
    ? conditions
    : null;
}

/** Whether the list accepts the conditions. A key that must be sent as a number may not be one. */
function isAnswerable(list: ListDescriptor, filters: readonly FilterCondition[]): boolean {
  try {
    list.variables({ page: 0, pageSize: shownRows, sort: [], filters, search: '', columns: [] });
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Message in place of a list that cannot be filtered by this record. The other sections stay. */
function UnanswerableList({
  resource,
  related,
}: Pick<RelatedListProps, 'related'> & { readonly resource: string }) {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <RelatedSection title={names.related(resource, related)}>
      {() => (
        <Box role="alert" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {t('show.unanswerable')}
        </Box>
      )}
    </RelatedSection>
  );
}

interface AnswerableListProps extends RelatedListProps {
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  readonly conditions: readonly FilterCondition[];
}

function AnswerableList({
  owner,
  record,
  related,
  descriptor,
  list,
  conditions,
}: AnswerableListProps) {
  const names = useNames();
  const can = useCan();
  const { name } = descriptor;
  const isRepeated = useCallback(
    (field: FieldDescriptor) =>
      conditions.some((condition) =>
        [
          condition.field,
          list.filters.find((filter) => filter.name === condition.field)?.field,
        ].includes(field.name),
      ),
    [list, conditions],
  );
  const prefilled = new URLSearchParams(
    conditions.map(({ field, value }) => [field, String(value)]),
  ).toString();
  return (
    <ListSection
      owner={useMemo(() => ({ resource: owner, records: [record] }), [owner, record])}
      title={names.related(owner.name, related)}
      descriptor={descriptor}
      list={list}
      conditions={conditions}
      isRepeated={isRepeated}
      all={listHref(
        name,
        formatListState({
          search: '',
          filters: conditions,
          sort: [],
          page: 0,
          pageSize: undefined,
        }),
      )}
      create={can('create', name) ? createHref(name, prefilled) : undefined}
    />
  );
}
