/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, ShowDescriptor, FiltersOf, RecordOf, RowOf, Filters, Flags, Selections } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

export type VehicleFilter = { readonly clientId?: string | null | undefined };

const selection = ['id', 'plate', gql.field('client', ['id', 'name']), 'model'];

/** What every document of the resource holds of a record. */
export type VehicleLabel = { readonly id: string; readonly plate: string };

/** A record of the show page. */
export type VehicleRecord = {
  readonly id: string;
  readonly plate: string;
  readonly client: { readonly id: string; readonly name: string };
  readonly model: string;
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  plate: { kind: 'string', nullable: false, description: 'Государственный номер' },
  client: {
    kind: 'reference',
    nullable: false,
    description: 'Владелец',
    reference: {
      resource: 'clients',
      key: ['id'],
      label: (value: { readonly id: string; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  model: { kind: 'string', nullable: false, description: 'Модель' },
  id: { kind: 'id', nullable: false, description: 'Номер' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const filters = { clientId: { eq: (value) => ({ clientId: gql.text(value) }) } } satisfies Filters<VehicleFilter>;

const filterOf = (request: ListRequest): VehicleFilter | undefined => gql.mergedConditions(gql.filterConditions<VehicleFilter>(filters, request.filters));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type VehicleRow = VehicleLabel & Partial<Pick<VehicleRecord, 'client' | 'model'>>;

type VehiclePage<TRecord> = { readonly vehicles: readonly TRecord[] };

const argumentTypes = { limit: 'Int!', offset: 'Int!', filter: 'VehicleFilter', search: 'String' };

const around = (records: Selections) => [gql.rootField('vehicles', ['limit', 'offset', 'filter', 'search'], records)];

export type VehiclePickerData = VehiclePage<VehicleLabel>;

export type VehiclePickerVariables = {
  readonly limit: number;
  readonly offset: number;
  readonly filter?: VehicleFilter | null | undefined;
  readonly search?: string | null | undefined;
};

export const VehiclePickerDocument: TypedDocumentNode<VehiclePickerData, VehiclePickerVariables> = gql.query('VehiclePicker', argumentTypes, around(['id', 'plate']), '8w/cxR1+r/eeLBRbPRRjKQyr2wiqDsHNtDFzA2eFCQQ=');

const { columns, flags } = gql.columnFlags<'client' | 'model'>(gql.field('client', ['id', 'name']), 'model');

export type VehicleListData = VehiclePage<VehicleRow>;

export type VehicleListVariables = VehiclePickerVariables & Flags<typeof flags>;

export const VehicleListDocument: TypedDocumentNode<VehicleListData, VehicleListVariables> = gql.query(
  'VehicleList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'plate', ...columns]),
  'rJ8OXLQeVR9pdOkfkY4Som/SLLAH1473AJxOhg0Lpyo=',
);

const variables = (request: ListRequest): VehiclePickerVariables => ({
  limit: request.pageSize + 1,
  offset: request.page * request.pageSize,
  filter: filterOf(request),
  search: request.search || undefined,
});

const page = (data: VehiclePickerData, request: ListRequest): PageInfo => gql.pageByLength(gql.nonNull(data.vehicles).length, request);

export const list = {
  document: VehicleListDocument,
  columns: [...gql.visibleColumns(fields.plate, fields.client, fields.model), ...gql.hiddenColumns(fields.id)],
  paging: 'offset',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: gql.filterDescriptors(
    filters,
    fields,
    { clientId: { field: 'client', reference: { resource: 'clients' }, exclusive: [['eq']] } },
  ),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data, request) => gql.nonNull(data.vehicles).slice(0, request.pageSize),
  page,
} satisfies ListDescriptor<VehicleListData, VehicleListVariables>;

const picker = {
  document: VehiclePickerDocument,
  searchable: true,
  variables,
  records: (data, request) => gql.nonNull(data.vehicles).slice(0, request.pageSize),
  page,
} satisfies PickerDescriptor<VehiclePickerData, VehiclePickerVariables>;

export type VehicleShowData = { readonly vehicle: VehicleRecord | null };

export type VehicleShowVariables = { readonly id: string };

export const VehicleShowDocument: TypedDocumentNode<VehicleShowData, VehicleShowVariables> = gql.query(
  'VehicleShow',
  { id: 'ID!' },
  [gql.rootField('vehicle', ['id'], selection)],
  'Xmfz/kVw/eSGMDQRs3/ZePm5ibVfSfvjyZKIOkAbeFQ=',
);

const show = {
  document: VehicleShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text) }),
  record: (data) => data.vehicle ?? null,
} satisfies ShowDescriptor<VehicleShowData, VehicleShowVariables>;

/** What definitions of its screens may name. */
export type VehicleTypes = {
  readonly label: VehicleLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'plate' | 'client' | 'model' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, { readonly clientId: string }>;
  readonly sort: never;
  readonly create: {};
  readonly update: {};
  readonly references: {};
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'vehicles',
  type: 'Vehicle',
  description: 'Машины',
  key,
  label: (record: VehicleLabel) => gql.joinWords(record.plate),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  related: [],
  cache: { rootFieldsByType: { Client: ['vehicle', 'vehicles'], Vehicle: ['vehicle', 'vehicles'] } },
};
