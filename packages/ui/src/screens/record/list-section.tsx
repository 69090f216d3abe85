import type {
  FieldDescriptor,
  FilterCondition,
  ListDescriptor,
  ResourceDescriptor,
  ResourceRecord,
  Total,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { preloadSlot, Slot, useSlot, type Filled } from '../../slots/slot.tsx';
import type { ActionSubject } from '../../actions/action-subject.ts';
import { useRelations } from '../../actions/use-relations.ts';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { useFormats } from '../../text/use-formats.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { SkeletonRows } from '../../kit/list-skeleton.tsx';
import { TextLink } from '../../fields/text-link.tsx';
import '../../locales/records-texts.ts';
import '../../locales/lists-texts.ts';
import { RecordTable } from '../../table/record-table.tsx';
import type { RowControls } from '../../table/row-controls.ts';
import { ScrollArea } from '../../table/scroll-area.tsx';
import { TableFrame } from '../../table/table-frame.tsx';
import { useLasting } from '../../kit/use-lasting.ts';
import { useRecords } from '../../data/use-records.ts';
import { useTotal } from '../../data/use-total.ts';
import { RelatedSection } from './related-section.tsx';

const RowMenu = lazyComponent(async () => (await import('../../slots/row-menu.tsx')).RowMenu);

export const shownRows = 10;
const shownColumns = 6;

export interface ListSectionProps {
  /** The record of the page. */
  readonly owner: ActionSubject;
  readonly title: string;
  readonly descriptor: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Conditions of the list. */
  readonly conditions: readonly FilterCondition[];
  /** Whether a column would repeat the record of the page in every row. */
  readonly isRepeated: (field: FieldDescriptor) => boolean;
  /** Address of the complete list. */
  readonly all: string;
  /**
   * Address of the form for a new record. Absent: the list has none, or the user may not create
   * one.
   */
  readonly create: string | undefined;
  /** `NestedListSummary.name` of a list that the record contains. */
  readonly nested?: string;
  /** Path prefix of the record pages. @defaultValue the path of their resource */
  readonly recordsPath?: string;
}

/** Section with the first rows of a list on the page of a record, and a link to all rows. */
export function ListSection({
  owner,
  title,
  descriptor,
  list,
  conditions,
  isRepeated,
  all,
  create,
  nested,
  recordsPath,
}: ListSectionProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [columns, request] = useFirstRows(list, conditions, isRepeated);
  const rows = useRecords(list, request);
  const { total } = useTotal(descriptor, rows);
  const isSlow = useLasting(rows.status === 'ready' && rows.isRefreshing);

  const countText = ({ count, exact }: Total) =>
    exact ? formats.integer(count) : t('show.moreThan', { total: formats.integer(count) });
  const isEmpty = rows.status === 'ready' && rows.records.length === 0;
  const hasMore =
    rows.status === 'ready' && (rows.page.hasNextPage || (total?.count ?? 0) > rows.records.length);

  const { links, linkedBy, unlinks } = useRelations(owner.resource, {
    listed: descriptor.name,
    nested,
  });
  const [menu, setMenu] = useState<{
    readonly record: ResourceRecord;
    readonly anchor: HTMLElement;
  } | null>(null);
  const records = rows.status === 'ready' ? rows.records : none;
  const hasMenu = unlinks.length > 0;
  const ofRow = useSlot('list.row', descriptor);
  const controls = useMemo(
    () => (hasMenu ? menuControls(records, ofRow, setMenu) : undefined),
    [hasMenu, records, ofRow],
  );
  const actions = (titleId: string) => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      {links.length + linkedBy.length > 0 && (
        <Slot
          name="list.owner"
          with={{ descriptor, subject: owner, links, linkedBy, size: 'small' }}
        />
      )}
      {create !== undefined && (
        <ButtonLink href={create} size="small" aria-describedby={titleId}>
          {t('show.createRelated')}
        </ButtonLink>
      )}
    </Box>
  );

  return (
    <RelatedSection
      title={title}
      count={total && total.count > 0 ? countText(total) : undefined}
      action={create === undefined && links.length + linkedBy.length === 0 ? undefined : actions}
    >
      {(titleId) => (
        <>
          {rows.status === 'loading' && <SkeletonRows rows={3} />}
          {rows.status === 'failed' && <ErrorPanel error={rows.error} onRetry={rows.retry} />}
          {rows.status === 'ready' && (
            <TableFrame aria-busy={rows.isRefreshing} data-slow={isSlow ? '' : undefined}>
              {isEmpty ? (
                <Box sx={{ p: 2, typography: 'body2', color: 'text.secondary' }}>
                  {t('table.empty')}
                </Box>
              ) : (
                <ScrollArea label={title}>
                  <RecordTable
                    descriptor={descriptor}
                    columns={columns}
                    records={rows.records}
                    failures={rows.failures}
                    label={title}
                    recordsPath={recordsPath}
                    controls={controls}
                  />
                </ScrollArea>
              )}
              {hasMore && (
                <Box
                  sx={{
                    px: 2,
                    py: 1.25,
                    borderTop: 1,
                    borderColor: 'divider',
                    fontSize: '0.875rem',
                  }}
                >
                  <TextLink href={all} aria-describedby={titleId}>
                    {t('show.all')}
                  </TextLink>
                </Box>
              )}
            </TableFrame>
          )}
          {menu && descriptor.key !== null && (
            <RowMenu
              resource={descriptor}
              {...menu}
              recordsPath={recordsPath}
              relations={{ owner, actions: unlinks }}
              onClose={() => setMenu(null)}
            />
          )}
        </>
      )}
    </RelatedSection>
  );
}

/** Columns of the section, and the query of its rows. */
function useFirstRows(
  list: ListDescriptor,
  conditions: ListSectionProps['conditions'],
  isRepeated: ListSectionProps['isRepeated'],
) {
  const columns = useMemo(() => {
    const others = list.columns.filter(({ field }) => !isRepeated(field));
    const preset = others.filter((column) => column.default);
    return (preset.length > 0 ? preset : others).slice(0, shownColumns).map(({ field }) => field);
  }, [list, isRepeated]);
  const request = useMemo(
    () => ({
      page: 0,
      pageSize: shownRows,
      sort: [],
      filters: conditions,
      search: '',
      columns: columns.map((column) => column.name),
    }),
    [conditions, columns],
  );
  return [columns, request] as const;
}

const none: readonly ResourceRecord[] = [];

/** Controls of rows with a menu and without a checkbox. */
function menuControls(
  records: readonly ResourceRecord[],
  ofRow: readonly Filled<'list.row'>[],
  open: (menu: { readonly record: ResourceRecord; readonly anchor: HTMLElement }) => void,
): RowControls {
  return {
    choice: undefined,
    hasMenu: true,
    expect: () => {
      RowMenu.preload();
      preloadSlot(ofRow);
    },
    press: ({ target }, row) => {
      const anchor =
        target instanceof Element ? target.closest<HTMLElement>('[data-menu] button') : null;
      const record = records[row];
      if (anchor && record) open({ record, anchor });
    },
  };
}
