import type {
  FieldDescriptor,
  KeyedResource,
  QueryAnswerDescriptor,
  ResourceRecord,
} from '@admin/gql/resource';

import { showHref } from '../../resources/addresses.ts';
import { useNames } from '../../resources/use-names.ts';
import { useResource } from '../../data/use-resource.ts';
import { useCan } from '../../resources/use-can.ts';
import { isRecord } from '../../values/is-record.ts';
import { useSay } from '../../fields/use-say.ts';
import { useValueText } from '../../fields/use-value-text.ts';
import { isHit } from '../../screens/queries/is-hit.ts';
import { FoundGroup, FoundOption } from './found-option.tsx';
import { foundTables } from './found-tables.ts';
import { recordText } from '../../values/record-text.ts';

interface Shared {
  /** Id of the active option. */
  readonly active: string | null;
  readonly onClose: () => void;
}

export interface FoundGroupsProps extends Shared {
  readonly resource: string;
  readonly title: string;
  readonly descriptor: QueryAnswerDescriptor;
  readonly values: readonly unknown[];
}

/** Results by type, in the order in which they were found. */
export function FoundGroups({ resource, title, descriptor, values, ...shared }: FoundGroupsProps) {
  const names = useNames();
  if (descriptor.kind === 'value') {
    const { field } = descriptor;
    return (
      <PlainGroup
        {...shared}
        resource={resource}
        title={title}
        fields={[field]}
        records={values.map((value) => ({ [field.name]: value }))}
      />
    );
  }
  const tables = foundTables(descriptor, values);
  if (tables)
    return tables.map(({ field, records }) => (
      <PlainGroup
        key={field.name}
        {...shared}
        resource={resource}
        title={names.field(resource, field)}
        fields={field.fields ?? []}
        records={records}
      />
    ));
  if (descriptor.kind === 'values')
    return (
      <Group
        {...shared}
        resource={resource}
        of={descriptor.resource}
        title={title}
        fields={descriptor.fields}
        records={values.filter(isRecord)}
      />
    );
  const hits = values.filter(isHit);
  return [...new Set(hits.map(({ type }) => type))].map((type) => {
    const member = descriptor.members[type];
    const records = hits.filter((hit) => hit.type === type).map(({ record }) => record);
    return member ? (
      <Group
        key={type}
        {...shared}
        resource={resource}
        of={member.resource}
        title={names.title(type)}
        fields={member.fields}
        records={records}
      />
    ) : null;
  });
}

interface PlainGroupProps extends Shared {
  readonly resource: string;
  readonly title: string;
  readonly fields: readonly FieldDescriptor[];
  readonly records: readonly ResourceRecord[];
}

/** `of`: resource of the records. */
function Group({ of, ...props }: PlainGroupProps & { readonly of: string | undefined }) {
  return of === undefined ? <PlainGroup {...props} /> : <ResourceGroup {...props} resource={of} />;
}

/** Results of one type. The page of the query has all of them. */
const mostOfOne = 8;

function ResourceGroup({ resource, fields, records, active, onClose }: PlainGroupProps) {
  const names = useNames();
  const descriptor = useResource(resource);
  const title = names.title(resource);
  if (descriptor.key === null)
    return (
      <PlainGroup
        resource={resource}
        title={title}
        fields={fields}
        records={records}
        active={active}
        onClose={onClose}
      />
    );
  const { key } = descriptor;
  return (
    <FoundGroup title={title}>
      {records.slice(0, mostOfOne).map((record) => (
        <RecordOption
          key={key.map((field) => String(record[field])).join()}
          descriptor={descriptor}
          fields={fields}
          record={record}
          active={active}
          onClose={onClose}
        />
      ))}
    </FoundGroup>
  );
}

interface RecordOptionProps extends Shared {
  readonly descriptor: KeyedResource;
  readonly fields: readonly FieldDescriptor[];
  readonly record: ResourceRecord;
}

function RecordOption({ descriptor, fields, record, active, onClose }: RecordOptionProps) {
  const can = useCan();
  const say = useSay();
  const { name, key } = descriptor;
  const title = recordText(descriptor, record, say);
  const opens =
    descriptor.show !== undefined &&
    can('show', name) &&
    key.every((field) => record[field] != null);
  return (
    <FoundOption
      href={opens ? showHref(name, key, record) : undefined}
      title={title}
      detail={useDetail(name, fields, record, title)}
      active={active}
      onClose={onClose}
    />
  );
}

function PlainGroup({ resource, title, fields, records, active, onClose }: PlainGroupProps) {
  return (
    <FoundGroup title={title}>
      {/* They have no key but their index. */}
      {/* oxlint-disable-next-line react/no-array-index-key */}
      {records.slice(0, mostOfOne).map((record, at) => (
        <PlainOption
          key={at}
          resource={resource}
          fields={fields}
          record={record}
          active={active}
          onClose={onClose}
        />
      ))}
    </FoundGroup>
  );
}

/** Option labelled by its first text. It opens the first record that it refers to. */
function PlainOption({
  resource,
  fields,
  record,
  active,
  onClose,
}: Omit<PlainGroupProps, 'records' | 'title'> & { readonly record: ResourceRecord }) {
  const can = useCan();
  const text = useValueText(resource);
  const named =
    fields.find(
      ({ name, kind }) => kind === 'string' && record[name] != null && record[name] !== '',
    ) ?? fields[0];
  const title = named ? text(named, record[named.name], record) : '';
  const [href] = fields.flatMap(({ name, reference, list }) => {
    const other = record[name];
    const opens =
      reference &&
      !list &&
      isRecord(other) &&
      can('show', reference.resource) &&
      reference.key.every((field) => other[field] != null);
    return opens ? [showHref(reference.resource, reference.key, other)] : [];
  });
  return (
    <FoundOption
      href={href}
      title={title}
      detail={useDetail(resource, fields, record, title)}
      active={active}
      onClose={onClose}
    />
  );
}

const short: ReadonlySet<FieldDescriptor['kind']> = new Set([
  'string',
  'email',
  'enum',
  'date',
  'instant',
  'localDateTime',
  'decimal',
  'reference',
]);
const mostDetails = 3;

/** Some more values of a record, without its label. */
function useDetail(
  resource: string,
  fields: readonly FieldDescriptor[],
  record: ResourceRecord,
  title: string,
): string {
  const text = useValueText(resource);
  const words = fields
    .filter(({ kind, list }) => !list && short.has(kind))
    .map((field) => text(field, record[field.name], record));
  return words
    .filter((word) => word !== '' && word !== title)
    .slice(0, mostDetails)
    .join(' · ');
}
