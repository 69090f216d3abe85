/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, LocalTime } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
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

export type DeleteWarehouseInput = { readonly id: number; readonly revision?: string | null | undefined };

export type UpdateWarehouseInput = { readonly id: number; readonly patch: WarehousePatch; readonly revision?: string | null | undefined };

export type WarehouseFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly city?: StringFilter | null | undefined;
  readonly address?: StringFilter | null | undefined;
  readonly opensAt?: TimeFilter | null | undefined;
  readonly closesAt?: TimeFilter | null | undefined;
  readonly area?: BigFloatFilter | null | undefined;
  readonly active?: BooleanFilter | null | undefined;
  readonly and?: readonly WarehouseFilter[] | null | undefined;
  readonly not?: WarehouseFilter | null | undefined;
  readonly or?: readonly WarehouseFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type WarehouseInput = {
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly opensAt?: LocalTime | null | undefined;
  readonly closesAt?: LocalTime | null | undefined;
  readonly area: Decimal;
  readonly active?: boolean | null | undefined;
};

export type WarehousePatch = Optional<WarehouseInput>;

const selection = ['id', 'name', 'active', 'city', 'area', 'address', 'opensAt', 'closesAt', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): WarehousePatch => ({
  name: gql.inputValue(values, 'name', gql.text),
  city: gql.inputValue(values, 'city', gql.text),
  address: gql.inputValue(values, 'address', gql.text),
  opensAt: gql.inputValue(values, 'opensAt', gql.text<LocalTime>),
  closesAt: gql.inputValue(values, 'closesAt', gql.text<LocalTime>),
  area: gql.inputValue(values, 'area', gql.text<Decimal>),
  active: gql.inputValue(values, 'active', gql.boolean),
});

/** What every document of the resource holds of a record. */
export type WarehouseLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type WarehouseRecord = {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly city: string;
  readonly area: Decimal;
  readonly address: string;
  readonly opensAt: LocalTime;
  readonly closesAt: LocalTime;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  name: { kind: 'string', nullable: false, description: 'Название' },
  active: { kind: 'boolean', nullable: false, description: 'Действует' },
  city: { kind: 'string', nullable: false, description: 'Город' },
  area: { kind: 'decimal', nullable: false, description: 'Площадь, м²', digits: { precision: 8, scale: 1 } },
  address: { kind: 'string', nullable: false, description: 'Адрес' },
  opensAt: { kind: 'time', nullable: false, description: 'Открывается' },
  closesAt: { kind: 'time', nullable: false, description: 'Закрывается' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'name', descending: false }];

const sorts = gql.sortPairs(
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
  name: gql.nestedOperators('name', onStringFilter),
  active: gql.nestedOperators('active', onBooleanFilter),
  city: gql.nestedOperators('city', onStringFilter),
  area: gql.nestedOperators('area', onBigFloatFilter),
  address: gql.nestedOperators('address', onStringFilter),
  opensAt: gql.nestedOperators('opensAt', onTimeFilter),
  closesAt: gql.nestedOperators('closesAt', onTimeFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<WarehouseFilter>;

const groups = gql.filterGroups<WarehouseFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): WarehouseFilter | undefined => gql.groupedFilter<WarehouseFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type WarehouseRow = WarehouseLabel & Partial<Pick<WarehouseRecord, 'active' | 'city' | 'area' | 'address' | 'opensAt' | 'closesAt'>>;

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
  gql.rootField(
    'warehouses',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type WarehousePickerData = WarehousePage<WarehouseLabel>;

export type WarehousePickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly WarehouseOrderBy[] | null | undefined;
  readonly filter?: WarehouseFilter | null | undefined;
};

export const WarehousePickerDocument: TypedDocumentNode<WarehousePickerData, WarehousePickerVariables> = gql.query('WarehousePicker', argumentTypes, around(['id', 'name']), '0Snl8f2pzYobr9OdSUyHlZF3JOUH/4LRyC8SCk9zbFU=');

const { columns, flags } = gql.columnFlags<'active' | 'city' | 'area' | 'address' | 'opensAt' | 'closesAt'>(
  'active',
  'city',
  'area',
  'address',
  'opensAt',
  'closesAt',
);

export type WarehouseListData = WarehousePage<WarehouseRow>;

export type WarehouseListVariables = WarehousePickerVariables & Flags<typeof flags>;

export const WarehouseListDocument: TypedDocumentNode<WarehouseListData, WarehouseListVariables> = gql.query(
  'WarehouseList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  '+t1ZPDG9/RNCeBdAnncKOUYgFvC9wOUAUgJQS5qXPcg=',
);

export type WarehouseCountData = {
  readonly warehouses: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly area: Decimal | null } } | null;
};

export type WarehouseCountVariables = { readonly filter?: WarehouseFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const WarehouseCountDocument: TypedDocumentNode<WarehouseCountData, WarehouseCountVariables> = gql.query(
  'WarehouseCount',
  { filter: 'WarehouseFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'warehouses',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['area'])),
      ],
    ),
  ],
  'hu31O2TXKMsN11/NiZMKrXFZ55iFo/11L3uHxXu2ZCw=',
);

const variables = (request: ListRequest): WarehousePickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<WarehouseOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: WarehousePickerData, request: ListRequest): PageInfo => gql.pageInfo(data.warehouses?.pageInfo, request);

export const list = {
  document: WarehouseListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.name,
      fields.active,
      fields.city,
      fields.area,
      fields.address,
      fields.opensAt,
      fields.closesAt,
    ),
    ...gql.hiddenColumns(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/warehouses.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.warehouses?.nodes),
  page,
} satisfies ListDescriptor<WarehouseListData, WarehouseListVariables>;

const picker = {
  document: WarehousePickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.warehouses?.nodes),
  page,
} satisfies PickerDescriptor<WarehousePickerData, WarehousePickerVariables>;

const count = {
  document: WarehouseCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.warehouses?.countUpTo ?? 0), 10000, data.warehouses?.totalCount),
  summable: ['area'],
  sums: (data) => data.warehouses?.sums,
} satisfies CountDescriptor<WarehouseCountData, WarehouseCountVariables>;

const inputs = gql.formInputs<WarehouseRecord>()(
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

export const WarehouseShowDocument: TypedDocumentNode<WarehouseShowData, WarehouseShowVariables> = gql.query(
  'WarehouseShow',
  { id: 'Int!' },
  [gql.rootField('warehouse', ['id'], selection)],
  'hcKxAEVhJBRQaRZdNUf9lCXvVxi4XeAj5tvnUAsYwVg=',
);

const show = {
  document: WarehouseShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.warehouse ?? null,
} satisfies ShowDescriptor<WarehouseShowData, WarehouseShowVariables>;

export type WarehouseCreateData = { readonly createWarehouse: { readonly warehouse: WarehouseRecord | null } | null };

export type WarehouseCreateVariables = { readonly input: CreateWarehouseInput };

export const WarehouseCreateDocument: TypedDocumentNode<WarehouseCreateData, WarehouseCreateVariables> = gql.mutation(
  'WarehouseCreate',
  { input: 'CreateWarehouseInput!' },
  [gql.rootField('createWarehouse', ['input'], [gql.field('warehouse', selection)])],
  'kwsbe6ZgdvPJm3boGdLwQgNze3h7h2dQ9Ya9mqPISjw=',
);

const create = {
  document: WarehouseCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      warehouse: {
        ...sent(values),
        name: gql.requiredValue(values, 'name', gql.text),
        city: gql.requiredValue(values, 'city', gql.text),
        address: gql.requiredValue(values, 'address', gql.text),
        area: gql.requiredValue(values, 'area', gql.text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createWarehouse?.warehouse ?? null, errors: [] }),
} satisfies CreateDescriptor<WarehouseCreateData, WarehouseCreateVariables>;

export type WarehouseUpdateData = { readonly updateWarehouse: { readonly warehouse: WarehouseRecord | null } | null };

export type WarehouseUpdateVariables = { readonly input: UpdateWarehouseInput };

export const WarehouseUpdateDocument: TypedDocumentNode<WarehouseUpdateData, WarehouseUpdateVariables> = gql.mutation(
  'WarehouseUpdate',
  { input: 'UpdateWarehouseInput!' },
  [gql.rootField('updateWarehouse', ['input'], [gql.field('warehouse', selection)])],
  'Fm7ynNAnGoEsgi5tzcxfOSsDctEynTow2tluqbr0g9A=',
);

const update = {
  document: WarehouseUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateWarehouse?.warehouse ?? null, errors: [] }),
} satisfies UpdateDescriptor<WarehouseUpdateData, WarehouseUpdateVariables>;

export type WarehouseDeleteData = { readonly deleteWarehouse: { readonly warehouse: WarehouseLabel | null } | null };

export type WarehouseDeleteVariables = { readonly input: DeleteWarehouseInput };

export const WarehouseDeleteDocument: TypedDocumentNode<WarehouseDeleteData, WarehouseDeleteVariables> = gql.mutation(
  'WarehouseDelete',
  { input: 'DeleteWarehouseInput!' },
  [gql.rootField('deleteWarehouse', ['input'], [gql.field('warehouse', ['id', 'name'])])],
  'FfSQ/ol4/W+CIHh/A1mET3lRoricxYzKWIMgOoyJcdw=',
);

const remove = {
  document: WarehouseDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteWarehouse?.warehouse ?? null, errors: [] }),
} satisfies RemoveDescriptor<WarehouseDeleteData, WarehouseDeleteVariables>;

/** What definitions of its screens may name. */
export type WarehouseTypes = {
  readonly label: WarehouseLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'active' | 'city' | 'area' | 'address' | 'opensAt' | 'closesAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly active: boolean;
    readonly city: string;
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
  label: (record: WarehouseLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
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
