/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf, Decimal, Instant, Filters, Flags, Selections, Sorts } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';
import type { RepairActions } from '../actions/repairs.ts';

export type RepairSort = 'ID_ASC' | 'ID_DESC' | 'TITLE_ASC' | 'TITLE_DESC' | 'PRICE_ASC' | 'PRICE_DESC' | 'ACCEPTED_AT_ASC' | 'ACCEPTED_AT_DESC';

export type RepairStatus = 'ACCEPTED' | 'IN_PROGRESS' | 'RETURNED';

export type RepairFilter = {
  readonly status?: RepairStatus | null | undefined;
  readonly statusIn?: readonly RepairStatus[] | null | undefined;
  readonly clientId?: string | null | undefined;
  readonly priceGte?: Decimal | null | undefined;
  readonly priceLte?: Decimal | null | undefined;
  readonly titleContains?: string | null | undefined;
};

export type RepairInput = {
  readonly title: string;
  readonly clientId: string;
  readonly vehicleId?: string | null | undefined;
  readonly status?: RepairStatus | null | undefined;
  readonly price?: Decimal | null | undefined;
  readonly warranty?: number | null | undefined;
  readonly notes?: string | null | undefined;
};

export type RepairPatch = Optional<RepairInput>;

const valuesRepairStatus = [
  { value: 'ACCEPTED', description: 'Принят' },
  { value: 'IN_PROGRESS', description: 'В работе' },
  { value: 'RETURNED', description: 'Выдан' },
] as const;

const selection = [
  'id',
  'title',
  'status',
  'price',
  gql.field('client', ['id', 'name']),
  gql.field('vehicle', ['id', 'plate']),
  'acceptedAt',
  'paid',
  'warranty',
  'notes',
];

const sent = (values: Readonly<Record<string, unknown>>): RepairPatch => ({
  title: gql.inputValue(values, 'title', gql.text),
  clientId: gql.inputValue(values, 'clientId', gql.text),
  vehicleId: gql.inputValue(values, 'vehicleId', gql.text),
  status: gql.inputValue(values, 'status', gql.enumValue(valuesRepairStatus)),
  price: gql.inputValue(values, 'price', gql.text<Decimal>),
  warranty: gql.inputValue(values, 'warranty', gql.number),
  notes: gql.inputValue(values, 'notes', gql.text),
});

/** What every document of the resource holds of a record. */
export type RepairLabel = { readonly id: string; readonly title: string };

/** A record of the show page. */
export type RepairRecord = {
  readonly id: string;
  readonly title: string;
  readonly status: RepairStatus;
  readonly price: Decimal | null;
  readonly client: { readonly id: string; readonly name: string };
  readonly vehicle: { readonly id: string; readonly plate: string } | null;
  readonly acceptedAt: Instant;
  readonly paid: Decimal;
  readonly warranty: number | null;
  readonly notes: string | null;
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  title: { kind: 'string', nullable: false, description: 'Работа' },
  status: { kind: 'enum', nullable: false, description: 'Состояние', values: valuesRepairStatus },
  price: { kind: 'decimal', nullable: true, description: 'Стоимость' },
  client: {
    kind: 'reference',
    nullable: false,
    description: 'Клиент',
    reference: {
      resource: 'clients',
      key: ['id'],
      label: (value: { readonly id: string; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  vehicle: {
    kind: 'reference',
    nullable: true,
    description: 'Машина',
    reference: {
      resource: 'vehicles',
      key: ['id'],
      label: (value: { readonly id: string; readonly plate: string }) => gql.joinWords(value.plate),
    },
  },
  acceptedAt: { kind: 'instant', nullable: false, description: 'Принят' },
  paid: { kind: 'decimal', nullable: false, description: 'Оплачено' },
  warranty: { kind: 'integer', nullable: true, description: 'Гарантия, месяцев' },
  id: { kind: 'id', nullable: false, description: 'Номер' },
  notes: { kind: 'text', nullable: true, description: 'Замечания' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const asked = (request: ListRequest) => request.search === '' ? request.filters : [...request.filters, { field: 'title', operator: 'contains' as const, value: request.search }];

const defaultSort: readonly SortKey[] = [{ field: 'acceptedAt', descending: true }];

const sorts = gql.sortPairs({ id: 'ID', title: 'TITLE', price: 'PRICE', acceptedAt: 'ACCEPTED_AT' }, '_ASC', '_DESC') satisfies Sorts<RepairSort>;

const filters = {
  title: { contains: (value) => ({ titleContains: gql.text(value) }) },
  status: {
    eq: (value) => ({ status: gql.enumValue(valuesRepairStatus)(value) }),
    in: (value) => ({ statusIn: gql.listOf(gql.enumValue(valuesRepairStatus))(value) }),
  },
  price: { lte: (value) => ({ priceLte: gql.text<Decimal>(value) }), gte: (value) => ({ priceGte: gql.text<Decimal>(value) }) },
  clientId: { eq: (value) => ({ clientId: gql.text(value) }) },
} satisfies Filters<RepairFilter>;

const filterOf = (request: ListRequest): RepairFilter | undefined => gql.mergedConditions(gql.filterConditions<RepairFilter>(filters, asked(request)));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type RepairRow = RepairLabel & Partial<Pick<RepairRecord, 'status' | 'price' | 'client' | 'vehicle' | 'acceptedAt' | 'paid' | 'warranty' | 'notes'>>;

type RepairPage<TRecord> = { readonly repairs: readonly TRecord[] };

const argumentTypes = { limit: 'Int!', offset: 'Int!', orderBy: 'RepairSort', filter: 'RepairFilter' };

const around = (records: Selections) => [gql.rootField('repairs', ['limit', 'offset', 'orderBy', 'filter'], records)];

export type RepairPickerData = RepairPage<RepairLabel>;

export type RepairPickerVariables = {
  readonly limit: number;
  readonly offset: number;
  readonly orderBy?: RepairSort | null | undefined;
  readonly filter?: RepairFilter | null | undefined;
};

export const RepairPickerDocument: TypedDocumentNode<RepairPickerData, RepairPickerVariables> = gql.query('RepairPicker', argumentTypes, around(['id', 'title']), 'KiNH/bDYNe2CRFrB7UxOTPz18APFszWEf+D4SBLPd+0=');

const { columns, flags } = gql.columnFlags<'status' | 'price' | 'client' | 'vehicle' | 'acceptedAt' | 'paid' | 'warranty' | 'notes'>(
  'status',
  'price',
  gql.field('client', ['id', 'name']),
  gql.field('vehicle', ['id', 'plate']),
  'acceptedAt',
  'paid',
  'warranty',
  'notes',
);

export type RepairListData = RepairPage<RepairRow>;

export type RepairListVariables = RepairPickerVariables & Flags<typeof flags>;

export const RepairListDocument: TypedDocumentNode<RepairListData, RepairListVariables> = gql.query(
  'RepairList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'title', ...columns]),
  'kBQ/yhkseX0BEqgxf2yPqqOGRrAH3NRSn1eomSFpMjU=',
);

export type RepairCountData = { readonly repairsCount: number };

export type RepairCountVariables = { readonly filter?: RepairFilter | null | undefined };

export const RepairCountDocument: TypedDocumentNode<RepairCountData, RepairCountVariables> = gql.query(
  'RepairCount',
  { filter: 'RepairFilter' },
  [gql.rootField('repairsCount', ['filter'])],
  '+UnQHexjXWV3GSbHtuQwDzbNql2cZ4jLJaukKTLGwBY=',
);

const variables = (request: ListRequest): RepairPickerVariables => ({
  limit: request.pageSize + 1,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<RepairSort>(sorts, request.sort, defaultSort, key)?.[0],
  filter: filterOf(request),
});

const page = (data: RepairPickerData, request: ListRequest): PageInfo => gql.pageByLength(gql.nonNull(data.repairs).length, request);

export const list = {
  document: RepairListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.title,
      fields.status,
      fields.price,
      fields.client,
      fields.vehicle,
      fields.acceptedAt,
      fields.paid,
      fields.warranty,
    ),
    ...gql.hiddenColumns(fields.id),
  ],
  more: [fields.notes],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: false,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      title: { exclusive: [['contains']] },
      status: { exclusive: [['eq'], ['in']] },
      price: { exclusive: [['lte'], ['gte']] },
      clientId: { field: 'client', reference: { resource: 'clients' }, exclusive: [['eq']] },
    },
  ),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data, request) => gql.nonNull(data.repairs).slice(0, request.pageSize),
  page,
} satisfies ListDescriptor<RepairListData, RepairListVariables>;

const picker = {
  document: RepairPickerDocument,
  searchable: true,
  variables,
  records: (data, request) => gql.nonNull(data.repairs).slice(0, request.pageSize),
  page,
} satisfies PickerDescriptor<RepairPickerData, RepairPickerVariables>;

const count = {
  document: RepairCountDocument,
  variables: (request) => ({ filter: filterOf(request) }),
  total: (data) => ({ count: Number(data.repairsCount ?? 0), exact: true }),
} satisfies CountDescriptor<RepairCountData, RepairCountVariables>;

const inputs = gql.formInputs<RepairRecord>()(
  fields,
  {
    title: { required: true, nullable: false, description: undefined },
    clientId: {
      field: 'client',
      required: true,
      nullable: false,
      description: undefined,
      reference: { resource: 'clients', keyField: 'id' },
      value: (record: RepairRecord) => record.client.id,
      referenced: (record: RepairRecord) => record.client,
    },
    vehicleId: {
      field: 'vehicle',
      description: undefined,
      reference: { resource: 'vehicles', keyField: 'id' },
      value: (record: RepairRecord) => record.vehicle?.id,
      referenced: (record: RepairRecord) => record.vehicle ?? null,
    },
    status: { description: undefined },
    price: { description: undefined },
    warranty: { description: undefined },
    notes: { description: undefined },
  },
);

export type RepairShowData = { readonly repair: RepairRecord | null };

export type RepairShowVariables = { readonly id: string };

export const RepairShowDocument: TypedDocumentNode<RepairShowData, RepairShowVariables> = gql.query(
  'RepairShow',
  { id: 'ID!' },
  [gql.rootField('repair', ['id'], selection)],
  'u/7RBAdsywxi5NjCT5aO5EhLlvFo0t+EZiFBmIe/r9I=',
);

const show = {
  document: RepairShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text) }),
  record: (data) => data.repair ?? null,
} satisfies ShowDescriptor<RepairShowData, RepairShowVariables>;

export type RepairCreateData = { readonly createRepair: RepairRecord };

export type RepairCreateVariables = { readonly input: RepairInput };

export const RepairCreateDocument: TypedDocumentNode<RepairCreateData, RepairCreateVariables> = gql.mutation(
  'RepairCreate',
  { input: 'RepairInput!' },
  [gql.rootField('createRepair', ['input'], selection)],
  'usLMttH9fssM8cJ+26jA04cXF4HPJynzCnDAFI4kaH8=',
);

const create = {
  document: RepairCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      ...sent(values),
      title: gql.requiredValue(values, 'title', gql.text),
      clientId: gql.requiredValue(values, 'clientId', gql.text),
    },
  }),
  result: (data) => ({ record: data.createRepair, errors: [] }),
} satisfies CreateDescriptor<RepairCreateData, RepairCreateVariables>;

export type RepairUpdateData = { readonly updateRepair: RepairRecord };

export type RepairUpdateVariables = { readonly id: string; readonly patch: RepairPatch };

export const RepairUpdateDocument: TypedDocumentNode<RepairUpdateData, RepairUpdateVariables> = gql.mutation(
  'RepairUpdate',
  { id: 'ID!', patch: 'RepairPatch!' },
  [gql.rootField('updateRepair', ['id', 'patch'], selection)],
  'pBQlA8M7V8msK0Aeh2B+FD6zU9urJ1re1j/cMJCkplc=',
);

const update = {
  document: RepairUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  variables: (key, values) => ({ id: gql.keyValue(key, 'id', gql.text), patch: sent(values) }),
  result: (data) => ({ record: data.updateRepair, errors: [] }),
} satisfies UpdateDescriptor<RepairUpdateData, RepairUpdateVariables>;

export type RepairDeleteData = { readonly deleteRepair: boolean };

export type RepairDeleteVariables = { readonly id: string };

export const RepairDeleteDocument: TypedDocumentNode<RepairDeleteData, RepairDeleteVariables> = gql.mutation(
  'RepairDelete',
  { id: 'ID!' },
  [gql.rootField('deleteRepair', ['id'])],
  'P3US6JCDRFHabJIA3BTc8XY1BgAc8bK2jKx0Get0rRw=',
);

const remove = {
  document: RepairDeleteDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text) }),
  result: (data) => ({ errors: [], confirmed: (data.deleteRepair ?? false) === true }),
} satisfies RemoveDescriptor<RepairDeleteData, RepairDeleteVariables>;

/** What definitions of its screens may name. */
export type RepairTypes = {
  readonly label: RepairLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'title' | 'status' | 'price' | 'client' | 'vehicle' | 'acceptedAt' | 'paid' | 'warranty' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, { readonly title: string; readonly status: RepairStatus; readonly price: Decimal; readonly clientId: string }>;
  readonly sort: keyof typeof sorts;
  readonly create: RepairInput;
  readonly update: Optional<RepairTypes['create']>;
  readonly references: { readonly clientId: 'clients'; readonly vehicleId: 'vehicles' };
  readonly actions: RepairActions;
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'repairs',
  type: 'Repair',
  description: 'Ремонты',
  key,
  label: (record: RepairLabel) => gql.joinWords(record.title),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [],
  actions: {
    items: [{ name: 'returnRepair', place: 'record', description: 'Выдать клиенту', asks: true }],
    load: () => import('../actions/repairs.ts').then((loaded) => loaded.module),
  },
  cache: {
    scalarFields: { Repair: { acceptedAt: 'DateTime', paid: 'Decimal', price: 'Decimal' } },
    rootFieldsByType: { Client: ['repair', 'repairs'], Repair: ['repair', 'repairs', 'repairsCount'], Vehicle: ['repair', 'repairs'] },
    typesByMutation: { createRepair: ['Repair'], deleteRepair: ['Repair'], updateRepair: ['Repair'] },
  },
  texts: { record: 'Ремонт', create: 'Новый ремонт', remove: 'Удалить ремонт?', created: 'Ремонт создан' },
};
