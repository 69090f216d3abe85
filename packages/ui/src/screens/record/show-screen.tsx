import type {
  FieldDescriptor,
  KeyedResource,
  RecordKey,
  ResourceRecord,
  ShowDescriptor,
} from '@admin/gql/resource';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';

import type { ActionSubject } from '../../actions/action-subject.ts';
import { useOfferedActions } from '../../actions/use-offered-actions.ts';
import { usePartSlots } from './use-part-slots.tsx';
import { listHref } from '../../resources/addresses.ts';
import { byNames } from '../../resources/by-names.ts';
import { backShape } from '../../kit/icon-shapes.ts';
import { Icon } from '../../kit/icons.tsx';
import { useLastLists } from '../../resources/use-last-lists.ts';
import { PageHeader } from '../../kit/page-header.tsx';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { recordKeyAt } from '../../resources/record-key.ts';
import { useDefinitionText } from '../../text/use-definition-text.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { useDefined } from '../../resources/resources-context.tsx';
import { relatedLists } from '../../resources/related-lists.ts';
import type { ResourceDefinition } from '../../resources/resource-definition.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { ErrorPanel } from '../../kit/error-panel.tsx';
import { NoSuchRecord } from './no-such-record.tsx';
import { ScreenSkeleton } from '../../kit/screen-skeleton.tsx';
import { TextLink } from '../../fields/text-link.tsx';
import { useRecordTitle } from '../../fields/use-record-title.ts';
import '../../locales/records-texts.ts';
import type { FieldFailures } from '../../data/field-failures.ts';
import { useKeepRecent } from '../../resources/use-keep-recent.ts';
import { RecordFields } from '../../table/record-fields.tsx';
import { RelatedList } from './related-list.tsx';
import { RelatedSkeleton } from './related-section.tsx';
import { useRecord } from '../../data/use-record.ts';
import { recordQueryAt } from '../../data/record-query.ts';
import { Slot } from '../../slots/slot.tsx';
import { shownFields } from './shown-fields.ts';
import { WhenNear } from './when-near.tsx';

export { recordQueryAt };

const partPlaces = ['child', 'record'] as const;

const WayBack = lazyComponent(async () => (await import('./way.tsx')).WayBack);
const NestedIndex = lazyComponent(async () => (await import('./nested-index.tsx')).NestedIndex);
const NestedSections = lazyComponent(
  async () => (await import('./nested-sections.tsx')).NestedSections,
);

/** Props of a record's page. */
export interface ShowScreenProps {
  readonly resource: string;
  /** Id of the record, as in the address. */
  readonly id: string;
  /** View that replaces the default one. */
  readonly View?: ComponentType<RecordViewProps>;
}

/** Page of a record: `/<resource>/<id>`. */
export function ShowScreen({ resource, id, View }: ShowScreenProps) {
  const { t } = useTranslation();
  const descriptor = useResource(resource);
  const key = useMemo(
    () => (descriptor.show ? recordKeyAt(descriptor, id) : null),
    [descriptor, id],
  );
  const path = listHref(resource);
  const lists = useLastLists();
  useEffect(() => lists.rememberRecord(lists.place(path) ?? path, id), [lists, path, id]);
  if (!descriptor.show)
    return <EmptyState title={t('show.unavailable')} text={t('show.unavailableHint')} />;
  if (!key) return <NoSuchRecord list={path} />;
  return (
    <RecordPage
      descriptor={descriptor}
      show={descriptor.show}
      recordKey={key}
      list={path}
      id={id}
      before={
        descriptor.list ? <BackToList resource={resource} /> : <WayBack resource={resource} />
      }
      View={View}
    />
  );
}

export interface RecordPageProps {
  readonly descriptor: KeyedResource;
  readonly show: ShowDescriptor;
  /** Key of the record, including those of the record above it. */
  readonly recordKey: RecordKey;
  /** Path of the list that contains the record. */
  readonly list: string;
  /** Path segment of the record below `list`. */
  readonly id: string;
  /** Breadcrumbs above the title. */
  readonly before: ReactNode;
  /** View that replaces the default one. */
  readonly View?: ComponentType<RecordViewProps> | undefined;
}

/** Record with its sections, at any path. */
export function RecordPage({
  descriptor,
  show,
  recordKey,
  list,
  id,
  before,
  View = RecordView,
}: RecordPageProps) {
  const { name } = descriptor;
  const state = useRecord(show, recordKey, descriptor.fields);
  const names = useNames();
  if (state.status === 'loading') return <ScreenSkeleton />;
  if (state.status === 'missing') return <NoSuchRecord list={list} />;
  if (state.status === 'failed') {
    return (
      <>
        <PageHeader title={names.record(name)} before={before} />
        <ErrorPanel error={state.error} onRetry={state.retry} />
      </>
    );
  }
  return (
    <View
      descriptor={descriptor}
      record={state.record}
      failures={state.failures}
      recordKey={recordKey}
      list={list}
      id={id}
      before={before}
    />
  );
}

/** Props of a record's view, which passes them to `RecordHeader`, `RecordValues` and `RecordLists`. */
export interface RecordViewProps extends Omit<RecordPageProps, 'show' | 'View'> {
  readonly record: ResourceRecord;
  /** Values that the server failed to return. */
  readonly failures: FieldFailures;
}

/** Record with the default view. */
function RecordView(page: RecordViewProps) {
  return (
    <>
      <RecordHeader {...page} />
      <RecordContent {...page} />
      <RecordLists {...page} />
    </>
  );
}

/** Values of a record, in the sections of its definition if it has any. */
export function RecordContent(page: Pick<RecordViewProps, 'descriptor' | 'record' | 'failures'>) {
  const { descriptor } = page;
  const fields = shownFields(descriptor);
  const own = useDefined(descriptor.name)?.definition.show;
  return own?.sections || own?.aside ? (
    <DefinedValues {...page} show={own} fields={fields} />
  ) : (
    <RecordValues {...page} fields={fields} />
  );
}

/** Lists of a record: those that it contains, and those whose records refer to it. */
export function RecordLists({ descriptor, record, recordKey, list, id }: RecordViewProps) {
  const can = useCan();
  const names = useNames();
  const { name, nested = [] } = descriptor;
  const definition = useDefined(name)?.definition;
  const path = `${list}/${id}`;
  const related = relatedLists(descriptor, definition);
  return (
    <>
      {nested.length > 0 && <NestedIndex owner={descriptor} path={path} />}
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4, mt: 4 }}>
        {related
          .filter((each) => can('list', each.resource))
          .map((each) => (
            <WhenNear
              key={`${each.resource} ${each.name}`}
              placeholder={<RelatedSkeleton title={names.related(name, each)} />}
            >
              <Suspense fallback={<RelatedSkeleton title={names.related(name, each)} />}>
                <RelatedList owner={descriptor} record={record} related={each} />
              </Suspense>
            </WhenNear>
          ))}
        {nested.length > 0 && (
          <NestedSections owner={descriptor} record={record} ownerKey={recordKey} path={path} />
        )}
        <Slot
          name="record.section"
          with={{ descriptor, record, recordKey, list, id }}
          saysFailure
        />
      </Box>
    </>
  );
}

interface DefinedValuesProps extends RecordValuesProps {
  readonly show: NonNullable<ResourceDefinition['show']>;
}

/** Sections of a definition, and its `aside`. */
function DefinedValues({ show: { sections = [{}], aside: Aside }, ...values }: DefinedValuesProps) {
  const said = useDefinitionText();
  const { fields, record } = values;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          lg: Aside ? 'minmax(0, 1fr) 340px' : undefined,
        },
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, minWidth: 0 }}>
        {sections.map(({ title, fields: names, component: Own }) => (
          <Box key={`${title ?? ''} ${names?.join(' ') ?? ''}`} component="section">
            {title !== undefined && (
              <Typography variant="h2" sx={{ mb: 1.5 }}>
                {said(title)}
              </Typography>
            )}
            {Own ? (
              <Own record={record} />
            ) : (
              <RecordValues {...values} fields={names ? byNames(fields, names) : fields} />
            )}
          </Box>
        ))}
      </Box>
      {Aside && (
        <Box component="aside" sx={{ minWidth: 0 }}>
          <Aside record={record} />
        </Box>
      )}
    </Box>
  );
}

/** Record with its shown fields. */
export interface RecordValuesProps extends Pick<RecordPageProps, 'descriptor'> {
  readonly fields: readonly FieldDescriptor[];
  readonly record: ResourceRecord;
  readonly failures: FieldFailures;
}

/** Fields of a record, with the actions on its child records. */
export function RecordValues({ descriptor, fields, record, failures }: RecordValuesProps) {
  const { name, key, actions } = descriptor;
  const subject = useMemo(
    (): ActionSubject => ({ resource: descriptor, records: [record] }),
    [descriptor, record],
  );
  const slotOf = usePartSlots(subject, useOfferedActions(name, actions, partPlaces));
  return (
    <RecordFields
      descriptor={{ name, key, fields }}
      record={record}
      failures={failures}
      slotOf={slotOf}
    />
  );
}

type RecordHeaderProps = Pick<RecordViewProps, 'descriptor' | 'record' | 'list' | 'id' | 'before'>;

/** Header of a record: its title and its actions. */
export function RecordHeader({ before, ...page }: RecordHeaderProps) {
  const [, navigate] = useLocation();
  const lists = useLastLists();
  const title = useRecordTitle(page.descriptor)(page.record);
  useKeepRecent(page.descriptor.name, `${page.list}/${page.id}`, title);
  return (
    <PageHeader title={title} before={before}>
      <RecordActions {...page} onRemoved={() => navigate(lists.href(page.list))} />
    </PageHeader>
  );
}

/** Buttons of a record's actions. */
export function RecordActions({
  descriptor,
  record,
  list,
  id,
  onRemoved,
}: Omit<RecordHeaderProps, 'before'> & { readonly onRemoved: () => void }) {
  const { name } = descriptor;
  const { t } = useTranslation();
  const can = useCan();
  const Actions = useDefined(name)?.definition.show?.actions;
  return (
    <>
      {Actions && <Actions record={record} />}
      <Slot name="record.action" with={{ descriptor, record, list, id, onRemoved }} />
      {descriptor.update && can('update', name) && (
        <ButtonLink command="record.edit" href={`${list}/${id}/edit`} variant="contained">
          {t('show.edit')}
        </ButtonLink>
      )}
    </>
  );
}

/** Link to the list in its last state, with its page and conditions. */
function BackToList({ resource }: { readonly resource: string }) {
  const names = useNames();
  const lists = useLastLists();
  return (
    <TextLink
      href={lists.href(listHref(resource))}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 4,
        marginLeft: -3,
        fontSize: '0.8125rem',
      }}
    >
      <Icon shape={backShape} size={16} />
      {names.title(resource)}
    </TextLink>
  );
}
