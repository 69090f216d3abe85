/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type FieldDescriptor, type KeyedResource, type KeyFields, type ListDescriptor, type ListRequest, type PageInfo, type PickerDescriptor, type ShowDescriptor, type FiltersOf, type RecordOf, type RowOf, type Filters, type Flags, type Selections, chosen, conditions, described, erased, field, flagged, flagTypes, hidden, joined, keyed, merged, named, pageOf, present, query, root, shown, text } from '@admin/gql/runtime';

export type VehicleFilter = { readonly clientId?: string | null };

const selection = ['id', 'plate', field('client', ['id', 'name']), 'model'];

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

const fields = named({
  plate: { kind: 'string', nullable: false, description: 'Государственный номер' },
  client: {
    kind: 'reference',
    nullable: false,
    description: 'Владелец',
    reference: {
      resource: 'clients',
      key: ['id'],
      label: (value: { readonly id: string; readonly name: string }) => joined(value.name),
    },
  },
  model: { kind: 'string', nullable: false, description: 'Модель' },
  id: { kind: 'id', nullable: false, description: 'Номер' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const filters = { clientId: { eq: (value) => ({ clientId: text(value) }) } } satisfies Filters<VehicleFilter>;

const filterOf = (request: ListRequest): VehicleFilter | undefined => merged(conditions<VehicleFilter>(filters, request.filters));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type VehicleRow = VehicleLabel & Partial<Pick<VehicleRecord, 'client' | 'model'>>;

type VehiclePage<TRecord> = { readonly vehicles: readonly TRecord[] };

const argumentTypes = { limit: 'Int!', offset: 'Int!', filter: 'VehicleFilter', search: 'String' };

const around = (records: Selections) => [root('vehicles', ['limit', 'offset', 'filter', 'search'], records)];

export type VehiclePickerData = VehiclePage<VehicleLabel>;

export type VehiclePickerVariables = {
  readonly limit: number;
  readonly offset: number;
  readonly filter?: VehicleFilter | null;
  readonly search?: string | null;
};

export const VehiclePickerDocument: TypedDocumentNode<VehiclePickerData, VehiclePickerVariables> = query('VehiclePicker', argumentTypes, around(['id', 'plate']), '8w/cxR1+r/eeLBRbPRRjKQyr2wiqDsHNtDFzA2eFCQQ=');

const { columns, flags } = flagged<'client' | 'model'>(field('client', ['id', 'name']), 'model');

export type VehicleListData = VehiclePage<VehicleRow>;

export type VehicleListVariables = VehiclePickerVariables & Flags<typeof flags>;

export const VehicleListDocument: TypedDocumentNode<VehicleListData, VehicleListVariables> = query(
  'VehicleList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'plate', ...columns]),
  'rJ8OXLQeVR9pdOkfkY4Som/SLLAH1473AJxOhg0Lpyo=',
);

const variables = (request: ListRequest): VehiclePickerVariables => ({
  limit: request.pageSize + 1,
  offset: request.page * request.pageSize,
  filter: filterOf(request),
  search: request.search || undefined,
});

const page = (data: VehiclePickerData, request: ListRequest): PageInfo => pageOf(present(data.vehicles).length, request);

export const list = {
  document: VehicleListDocument,
  columns: [...shown(fields.plate, fields.client, fields.model), ...hidden(fields.id)],
  paging: 'offset',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: described(filters, fields, { clientId: { field: 'client', reference: { resource: 'clients' }, exclusive: [['eq']] } }),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data, request) => present(data.vehicles).slice(0, request.pageSize),
  page,
} satisfies ListDescriptor<VehicleListData, VehicleListVariables>;

const picker = {
  document: VehiclePickerDocument,
  searchable: true,
  variables,
  records: (data, request) => present(data.vehicles).slice(0, request.pageSize),
  page,
} satisfies PickerDescriptor<VehiclePickerData, VehiclePickerVariables>;

export type VehicleShowData = { readonly vehicle: VehicleRecord | null };

export type VehicleShowVariables = { readonly id: string };

export const VehicleShowDocument: TypedDocumentNode<VehicleShowData, VehicleShowVariables> = query(
  'VehicleShow',
  { id: 'ID!' },
  [root('vehicle', ['id'], selection)],
  'Xmfz/kVw/eSGMDQRs3/ZePm5ibVfSfvjyZKIOkAbeFQ=',
);

const show = {
  document: VehicleShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', text) }),
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
  label: (record: VehicleLabel) => joined(record.plate),
  fields: Object.values(fields),
  list: erased(list),
  show: erased(show),
  picker: erased(picker),
  related: [],
  cache: { rootFieldsByType: { Client: ['vehicle', 'vehicles'], Vehicle: ['vehicle', 'vehicles'] } },
};
