/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, LocalTime } from '../../scalars.ts';
import { type Filters, type Flags, type Selections, type Sorts, bounded, chosen, compact, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, mutation, named, needed, optional, paired, pageTold, present, query, root, shown, sorted, text, under, when, whole } from '../../runtime/index.ts';
import { onBigFloatFilter, onBooleanFilter, onIntFilter, onStringFilter, onTimeFilter, type BigFloatFilter, type BooleanFilter, type IntFilter, type StringFilter, type TimeFilter } from '../shared.ts';

export type WarehouseOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'ADDRESS_ASC'
  | 'ADDRESS_DESC'
  | 'OPENS_AT_ASC'
  | 'OPENS_AT_DESC'
  | 'CLOSES_AT_ASC'
  | 'CLOSES_AT_DESC'
  | 'AREA_ASC'
  | 'AREA_DESC'
  | 'ACTIVE_ASC'
  | 'ACTIVE_DESC';

export type CreateWarehouseInput = { readonly warehouse: WarehouseInput };

export type DeleteWarehouseInput = { readonly id: number; readonly revision?: string | null };

export type UpdateWarehouseInput = { readonly id: number; readonly patch: WarehousePatch; readonly revision?: string | null };

export type WarehouseFilter = {
  readonly id?: IntFilter | null;
  readonly name?: StringFilter | null;
  readonly city?: StringFilter | null;
  readonly address?: StringFilter | null;
  readonly opensAt?: TimeFilter | null;
  readonly closesAt?: TimeFilter | null;
  readonly area?: BigFloatFilter | null;
  readonly active?: BooleanFilter | null;
  readonly and?: readonly WarehouseFilter[] | null;
  readonly not?: WarehouseFilter | null;
  readonly or?: readonly WarehouseFilter[] | null;
  readonly search?: string | null;
};

export type WarehouseInput = {
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly opensAt?: LocalTime | null;
  readonly closesAt?: LocalTime | null;
  readonly area: Decimal;
  readonly active?: boolean | null;
};

export type WarehousePatch = Optional<WarehouseInput>;

const selection = ['id', 'name', 'city', 'active', 'area', 'address', 'opensAt', 'closesAt', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): WarehousePatch => ({
  name: given(values, 'name', text),
  city: given(values, 'city', text),
  address: given(values, 'address', text),
  opensAt: given(values, 'opensAt', text<LocalTime>),
  closesAt: given(values, 'closesAt', text<LocalTime>),
  area: given(values, 'area', text<Decimal>),
  active: given(values, 'active', flag),
});

/** What every document of the resource holds of a record. */
export type WarehouseLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type WarehouseRecord = {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly active: boolean;
  readonly area: Decimal;
  readonly address: string;
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = named({
  name: { kind: 'string', nullable: false, description: 'Название' },
  city: { kind: 'string', nullable: false, description: 'Город' },
  active: { kind: 'boolean', nullable: false, description: 'Действует' },
  area: { kind: 'decimal', nullable: false, description: 'Площадь, м²', digits: { precision: 8, scale: 1 } },
  address: { kind: 'string', nullable: false, description: 'Адрес' },
  opensAt: { kind: 'time', nullable: false, description: 'Открывается' },
  closesAt: { kind: 'time', nullable: false, description: 'Закрывается' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'id', descending: false }];

const sorts = paired(
  {
    id: 'ID',
    name: 'NAME',
    city: 'CITY',
    address: 'ADDRESS',
    opensAt: 'OPENS_AT',
    closesAt: 'CLOSES_AT',
    area: 'AREA',
    active: 'ACTIVE',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<WarehouseOrderBy>;

const filters = {
  name: under('name', onStringFilter),
  city: under('city', onStringFilter),
  active: under('active', onBooleanFilter),
  area: under('area', onBigFloatFilter),
  address: under('address', onStringFilter),
  opensAt: under('opensAt', onTimeFilter),
  closesAt: under('closesAt', onTimeFilter),
  id: under('id', onIntFilter),
} satisfies Filters<WarehouseFilter>;

const groups = grouping<WarehouseFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): WarehouseFilter | undefined => grouped<WarehouseFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type WarehouseRow = WarehouseLabel & Partial<Pick<WarehouseRecord, 'city' | 'active' | 'area' | 'address' | 'opensAt' | 'closesAt'>>;

type WarehousePage<TRecord> = {
  readonly warehouses: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[WarehouseOrderBy!]', filter: 'WarehouseFilter' };

const around = (records: Selections) => [
  root(
    'warehouses',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type WarehousePickerData = WarehousePage<WarehouseLabel>;

export type WarehousePickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly WarehouseOrderBy[] | null;
  readonly filter?: WarehouseFilter | null;
};

export const WarehousePickerDocument: TypedDocumentNode<WarehousePickerData, WarehousePickerVariables> = query('WarehousePicker', argumentTypes, around(['id', 'name']), '0Snl8f2pzYobr9OdSUyHlZF3JOUH/4LRyC8SCk9zbFU=');

const { columns, flags } = flagged<'city' | 'active' | 'area' | 'address' | 'opensAt' | 'closesAt'>(
  'city',
  'active',
  'area',
  'address',
  'opensAt',
  'closesAt',
);

export type WarehouseListData = WarehousePage<WarehouseRow>;

export type WarehouseListVariables = WarehousePickerVariables & Flags<typeof flags>;

export const WarehouseListDocument: TypedDocumentNode<WarehouseListData, WarehouseListVariables> = query(
  'WarehouseList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'Qn5FccWMNS6n/u+/oqM+Tj1DY0BrFC7GEqbIqD8IE1E=',
);

export type WarehouseCountData = {
  readonly warehouses: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly area: Decimal | null } } | null;
};

export type WarehouseCountVariables = { readonly filter?: WarehouseFilter | null; readonly exact: boolean; readonly summed: boolean };

export const WarehouseCountDocument: TypedDocumentNode<WarehouseCountData, WarehouseCountVariables> = query(
  'WarehouseCount',
  { filter: 'WarehouseFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'warehouses',
      ['filter'],
      [field('countUpTo', undefined, { limit: 10001 }), when('exact', 'totalCount'), when('summed', field('sums', ['area']))],
    ),
  ],
  'hu31O2TXKMsN11/NiZMKrXFZ55iFo/11L3uHxXu2ZCw=',
);

const variables = (request: ListRequest): WarehousePickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<WarehouseOrderBy>(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: WarehousePickerData, request: ListRequest): PageInfo => pageTold(data.warehouses?.pageInfo, request);

export const list = {
  document: WarehouseListDocument,
  columns: [
    ...shown(fields.name, fields.city, fields.active, fields.area, fields.address, fields.opensAt, fields.closesAt),
    ...hidden(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/warehouses.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.warehouses?.nodes),
  page,
} satisfies ListDescriptor<WarehouseListData, WarehouseListVariables>;

const picker = {
  document: WarehousePickerDocument,
  searchable: true,
  variables,
  records: (data) => present(data.warehouses?.nodes),
  page,
} satisfies PickerDescriptor<WarehousePickerData, WarehousePickerVariables>;

const count = {
  document: WarehouseCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: compact({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => bounded(Number(data.warehouses?.countUpTo ?? 0), 10000, data.warehouses?.totalCount),
  summable: ['area'],
  sums: (data) => data.warehouses?.sums,
} satisfies CountDescriptor<WarehouseCountData, WarehouseCountVariables>;

const inputs = formInputs<WarehouseRecord>()(
  fields,
  {
    name: { required: true, nullable: false },
    city: { required: true, nullable: false },
    address: { required: true, nullable: false },
    opensAt: {},
    closesAt: {},
    area: { required: true, nullable: false },
    active: {},
  },
);

export type WarehouseShowData = { readonly warehouse: WarehouseRecord | null };

export type WarehouseShowVariables = { readonly id: number };

export const WarehouseShowDocument: TypedDocumentNode<WarehouseShowData, WarehouseShowVariables> = query(
  'WarehouseShow',
  { id: 'Int!' },
  [root('warehouse', ['id'], selection)],
  'n4jKVTCgF/kbcHVogTZF7rnyrjiEtjLOfI4rmr5naPk=',
);

const show = {
  document: WarehouseShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.warehouse ?? null,
} satisfies ShowDescriptor<WarehouseShowData, WarehouseShowVariables>;

export type WarehouseCreateData = { readonly createWarehouse: { readonly warehouse: WarehouseRecord | null } | null };

export type WarehouseCreateVariables = { readonly input: CreateWarehouseInput };

export const WarehouseCreateDocument: TypedDocumentNode<WarehouseCreateData, WarehouseCreateVariables> = mutation(
  'WarehouseCreate',
  { input: 'CreateWarehouseInput!' },
  [root('createWarehouse', ['input'], [field('warehouse', selection)])],
  'h3gOsKA25pROhns/0Db60bk57ht9/G3OsvM444vFThA=',
);

const create = {
  document: WarehouseCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      warehouse: {
        ...sent(values),
        name: needed(values, 'name', text),
        city: needed(values, 'city', text),
        address: needed(values, 'address', text),
        area: needed(values, 'area', text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createWarehouse?.warehouse ?? null, errors: [] }),
} satisfies CreateDescriptor<WarehouseCreateData, WarehouseCreateVariables>;

export type WarehouseUpdateData = { readonly updateWarehouse: { readonly warehouse: WarehouseRecord | null } | null };

export type WarehouseUpdateVariables = { readonly input: UpdateWarehouseInput };

export const WarehouseUpdateDocument: TypedDocumentNode<WarehouseUpdateData, WarehouseUpdateVariables> = mutation(
  'WarehouseUpdate',
  { input: 'UpdateWarehouseInput!' },
  [root('updateWarehouse', ['input'], [field('warehouse', selection)])],
  'tOWe0UeLNhFXWNTMnJvJu++fmLQ1Jj+9gkB5J6dHc94=',
);

const update = {
  document: WarehouseUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
  result: (data) => ({ record: data.updateWarehouse?.warehouse ?? null, errors: [] }),
} satisfies UpdateDescriptor<WarehouseUpdateData, WarehouseUpdateVariables>;

export type WarehouseDeleteData = { readonly deleteWarehouse: { readonly warehouse: WarehouseLabel | null } | null };

export type WarehouseDeleteVariables = { readonly input: DeleteWarehouseInput };

export const WarehouseDeleteDocument: TypedDocumentNode<WarehouseDeleteData, WarehouseDeleteVariables> = mutation(
  'WarehouseDelete',
  { input: 'DeleteWarehouseInput!' },
  [root('deleteWarehouse', ['input'], [field('warehouse', ['id', 'name'])])],
  'FfSQ/ol4/W+CIHh/A1mET3lRoricxYzKWIMgOoyJcdw=',
);

const remove = {
  document: WarehouseDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteWarehouse?.warehouse ?? null, errors: [] }),
} satisfies RemoveDescriptor<WarehouseDeleteData, WarehouseDeleteVariables>;

/** What definitions of its screens may name. */
export type WarehouseTypes = {
  readonly label: WarehouseLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'city' | 'active' | 'area' | 'address' | 'opensAt' | 'closesAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly city: string;
    readonly active: boolean;
    readonly area: Decimal;
    readonly address: string;
    readonly opensAt: LocalTime;
    readonly closesAt: LocalTime;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: WarehouseInput;
  readonly update: Optional<WarehouseTypes['create']>;
  readonly references: {};
  readonly actions: {};
  readonly related: 'deliveries' | 'employees' | 'stocks';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'warehouses',
  type: 'Warehouse',
  description: 'Склады',
  key,
  label: (record: WarehouseLabel) => joined(record.name),
  fields: Object.values(fields),
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
  related: [
    { name: 'deliveries', resource: 'deliveries', on: [{ filter: 'warehouseId', key: 'id' }] },
    { name: 'employees', resource: 'employees', on: [{ filter: 'warehouseId', key: 'id' }] },
    { name: 'stocks', resource: 'stocks', on: [{ filter: 'warehouseId', key: 'id' }] },
  ],
  cache: {
    typePolicies: {
      PageInfo: { keyFields: false, merge: true },
      WarehouseConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      WarehouseSums: { keyFields: false, merge: true },
    },
    scalarFields: { Warehouse: { area: 'BigFloat', closesAt: 'Time', opensAt: 'Time' }, WarehouseSums: { area: 'BigFloat' } },
    rootFieldsByType: { Warehouse: ['warehouse', 'warehouses'] },
    typesByMutation: { createWarehouse: ['Warehouse'], deleteWarehouse: ['Warehouse'], updateWarehouse: ['Warehouse'] },
  },
  texts: { record: 'Склад', create: 'Новый склад', remove: 'Удалить склад?', created: 'Склад создан' },
};
