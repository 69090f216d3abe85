/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RangeValue, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant, LocalDate } from '../../scalars.ts';
import type { Filters, Flags, Operators, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onDateFilter, onIntFilter, onIntFilter2, type DateFilter, type IntFilter } from '../shared.ts';

export type DeliveryMethod = 'courier' | 'pickup' | 'post';

export type DeliveryOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'ORDER_ID_ASC'
  | 'ORDER_ID_DESC'
  | 'WAREHOUSE_ID_ASC'
  | 'WAREHOUSE_ID_DESC'
  | 'COURIER_ID_ASC'
  | 'COURIER_ID_DESC'
  | 'METHOD_ASC'
  | 'METHOD_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'PLANNED_ON_ASC'
  | 'PLANNED_ON_DESC';

export type DeliveryStatus = 'planned' | 'in_transit' | 'delivered' | 'failed';

export type CreateDeliveryInput = { readonly delivery: DeliveryInput };

export type DatetimeRangeBoundInput = { readonly value: Instant; readonly inclusive: boolean };

export type DatetimeRangeInput = {
  readonly start?: DatetimeRangeBoundInput | null | undefined;
  readonly end?: DatetimeRangeBoundInput | null | undefined;
  readonly isEmpty?: boolean | null | undefined;
};

export type DeleteDeliveryInput = { readonly id: number; readonly revision?: string | null | undefined };

export type DeliveryFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly orderId?: IntFilter | null | undefined;
  readonly warehouseId?: IntFilter | null | undefined;
  readonly courierId?: IntFilter | null | undefined;
  readonly method?: DeliveryMethodFilter | null | undefined;
  readonly status?: DeliveryStatusFilter | null | undefined;
  readonly plannedOn?: DateFilter | null | undefined;
  readonly and?: readonly DeliveryFilter[] | null | undefined;
  readonly not?: DeliveryFilter | null | undefined;
  readonly or?: readonly DeliveryFilter[] | null | undefined;
};

export type DeliveryInput = {
  readonly orderId: number;
  readonly warehouseId: number;
  readonly courierId?: number | null | undefined;
  readonly method: DeliveryMethod;
  readonly status?: DeliveryStatus | null | undefined;
  readonly plannedOn: LocalDate;
  readonly timeWindow?: DatetimeRangeInput | null | undefined;
  readonly cost?: Decimal | null | undefined;
  readonly trackingNumber?: BigInteger | null | undefined;
  readonly deliveredAt?: Instant | null | undefined;
};

export type DeliveryMethodFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: DeliveryMethod | null | undefined;
  readonly notEqualTo?: DeliveryMethod | null | undefined;
  readonly in?: readonly DeliveryMethod[] | null | undefined;
  readonly notIn?: readonly DeliveryMethod[] | null | undefined;
};

export type DeliveryPatch = Optional<DeliveryInput>;

export type DeliveryStatusFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: DeliveryStatus | null | undefined;
  readonly notEqualTo?: DeliveryStatus | null | undefined;
  readonly in?: readonly DeliveryStatus[] | null | undefined;
  readonly notIn?: readonly DeliveryStatus[] | null | undefined;
};

export type UpdateDeliveryInput = { readonly id: number; readonly patch: DeliveryPatch; readonly revision?: string | null | undefined };

const valuesDeliveryMethod = [{ value: 'courier' }, { value: 'pickup' }, { value: 'post' }] as const;

const valuesDeliveryStatus = [{ value: 'planned' }, { value: 'in_transit' }, { value: 'delivered' }, { value: 'failed' }] as const;

const onDeliveryStatusFilter = {
  eq: (value) => ({ equalTo: gql.enumValue(valuesDeliveryStatus)(value) }),
  ne: (value) => ({ notEqualTo: gql.enumValue(valuesDeliveryStatus)(value) }),
  in: (value) => ({ in: gql.listOf(gql.enumValue(valuesDeliveryStatus))(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.enumValue(valuesDeliveryStatus))(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<DeliveryStatusFilter>;

const onDeliveryMethodFilter = {
  eq: (value) => ({ equalTo: gql.enumValue(valuesDeliveryMethod)(value) }),
  ne: (value) => ({ notEqualTo: gql.enumValue(valuesDeliveryMethod)(value) }),
  in: (value) => ({ in: gql.listOf(gql.enumValue(valuesDeliveryMethod))(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.enumValue(valuesDeliveryMethod))(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<DeliveryMethodFilter>;

const selection = [
  'id',
  gql.field('order', ['id', 'number']),
  gql.field('warehouse', ['id', 'name']),
  'status',
  'cost',
  gql.field('courier', ['id', 'fullName']),
  'method',
  'plannedOn',
  'deliveredAt',
  'trackingNumber',
  gql.field(
    'timeWindow',
    [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty'],
  ),
  'orderId',
  'warehouseId',
  'courierId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): DeliveryPatch => ({
  orderId: gql.inputValue(values, 'orderId', gql.number),
  warehouseId: gql.inputValue(values, 'warehouseId', gql.number),
  courierId: gql.inputValue(values, 'courierId', gql.number),
  method: gql.inputValue(values, 'method', gql.enumValue(valuesDeliveryMethod)),
  status: gql.inputValue(values, 'status', gql.enumValue(valuesDeliveryStatus)),
  plannedOn: gql.inputValue(values, 'plannedOn', gql.text<LocalDate>),
  timeWindow: gql.inputValue(
    values,
    'timeWindow',
    gql.nestedValues(
      (values): DatetimeRangeInput => ({
        start: gql.inputValue(
          values,
          'start',
          gql.nestedValues(
            (values): DatetimeRangeBoundInput => ({
              value: gql.requiredValue(values, 'value', gql.text<Instant>),
              inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
            }),
          ),
        ),
        end: gql.inputValue(
          values,
          'end',
          gql.nestedValues(
            (values): DatetimeRangeBoundInput => ({
              value: gql.requiredValue(values, 'value', gql.text<Instant>),
              inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
            }),
          ),
        ),
        isEmpty: gql.inputValue(values, 'isEmpty', gql.boolean),
      }),
    ),
  ),
  cost: gql.inputValue(values, 'cost', gql.text<Decimal>),
  trackingNumber: gql.inputValue(values, 'trackingNumber', gql.text<BigInteger>),
  deliveredAt: gql.inputValue(values, 'deliveredAt', gql.text<Instant>),
});

/** What every document of the resource holds of a record. */
export type DeliveryLabel = {
  readonly id: number;
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
};

/** A record of the show page. */
export type DeliveryRecord = {
  readonly id: number;
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly status: DeliveryStatus;
  readonly cost: Decimal;
  readonly courier: { readonly id: number; readonly fullName: string } | null;
  readonly method: DeliveryMethod;
  readonly plannedOn: LocalDate;
  readonly deliveredAt: Instant | null;
  readonly trackingNumber: BigInteger | null;
  readonly timeWindow: {
    readonly start: { readonly value: Instant; readonly inclusive: boolean } | null;
    readonly end: { readonly value: Instant; readonly inclusive: boolean } | null;
    readonly isEmpty: boolean | null;
  } | null;
  readonly orderId: number;
  readonly warehouseId: number;
  readonly courierId: number | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  order: {
    kind: 'reference',
    nullable: true,
    description: 'Заказ',
    reference: {
      resource: 'orders',
      key: ['id'],
      label: (value: { readonly id: number; readonly number: string }) => gql.joinWords(value.number),
    },
  },
  warehouse: {
    kind: 'reference',
    nullable: true,
    description: 'Склад',
    reference: {
      resource: 'warehouses',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  status: { kind: 'enum', nullable: false, description: 'Состояние', values: valuesDeliveryStatus },
  cost: { kind: 'decimal', nullable: false, description: 'Стоимость, ₽', digits: { precision: 8, scale: 2 }, unindexed: true },
  courier: {
    kind: 'reference',
    nullable: true,
    description: 'Курьер',
    reference: {
      resource: 'employees',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => gql.joinWords(value.fullName),
    },
  },
  method: { kind: 'enum', nullable: false, description: 'Способ', values: valuesDeliveryMethod },
  plannedOn: { kind: 'date', nullable: false, description: 'Дата доставки' },
  deliveredAt: { kind: 'instant', nullable: true, description: 'Вручено', unindexed: true },
  trackingNumber: { kind: 'bigint', nullable: true, description: 'Номер отправления', unindexed: true },
  timeWindow: { kind: 'range', nullable: true, description: 'Время доставки', of: 'instant', unindexed: true },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'plannedOn', descending: true }];

const sorts = gql.sortPairs(
  {
    id: 'ID',
    order: 'ORDER_ID',
    warehouse: 'WAREHOUSE_ID',
    courier: 'COURIER_ID',
    method: 'METHOD',
    status: 'STATUS',
    plannedOn: 'PLANNED_ON',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<DeliveryOrderBy>;

const filters = {
  orderId: gql.nestedOperators('orderId', onIntFilter2),
  warehouseId: gql.nestedOperators('warehouseId', onIntFilter2),
  status: gql.nestedOperators('status', onDeliveryStatusFilter),
  courierId: gql.nestedOperators('courierId', onIntFilter2),
  method: gql.nestedOperators('method', onDeliveryMethodFilter),
  plannedOn: gql.nestedOperators('plannedOn', onDateFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<DeliveryFilter>;

const groups = gql.filterGroups<DeliveryFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): DeliveryFilter | undefined => gql.groupedFilter<DeliveryFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type DeliveryRow = DeliveryLabel & Partial<Pick<DeliveryRecord, 'status' | 'cost' | 'courier' | 'method' | 'plannedOn' | 'deliveredAt' | 'trackingNumber' | 'timeWindow'>>;

type DeliveryPage<TRecord> = {
  readonly deliveries: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[DeliveryOrderBy!]', filter: 'DeliveryFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'deliveries',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type DeliveryPickerData = DeliveryPage<DeliveryLabel>;

export type DeliveryPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly DeliveryOrderBy[] | null | undefined;
  readonly filter?: DeliveryFilter | null | undefined;
};

export const DeliveryPickerDocument: TypedDocumentNode<DeliveryPickerData, DeliveryPickerVariables> = gql.query(
  'DeliveryPicker',
  argumentTypes,
  around(['id', gql.field('order', ['id', 'number']), gql.field('warehouse', ['id', 'name'])]),
  'H0SH+YzhxDnZ8BOFDXXnUvOOlVlpYxowNOpi4tVg6cE=',
);

const { columns, flags } = gql.columnFlags<
  | 'order'
  | 'warehouse'
  | 'status'
  | 'cost'
  | 'courier'
  | 'method'
  | 'plannedOn'
  | 'deliveredAt'
  | 'trackingNumber'
  | 'timeWindow'>(
  gql.field('order', ['id', 'number']),
  gql.field('warehouse', ['id', 'name']),
  'status',
  'cost',
  gql.field('courier', ['id', 'fullName']),
  'method',
  'plannedOn',
  'deliveredAt',
  'trackingNumber',
  gql.field(
    'timeWindow',
    [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty'],
  ),
);

export type DeliveryListData = DeliveryPage<DeliveryRow>;

export type DeliveryListVariables = DeliveryPickerVariables & Flags<typeof flags>;

export const DeliveryListDocument: TypedDocumentNode<DeliveryListData, DeliveryListVariables> = gql.query(
  'DeliveryList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', gql.field('order', ['id', 'number']), gql.field('warehouse', ['id', 'name']), ...columns]),
  'JCnq57SaqXFURXjrcbsQ5x9QXVX1+7Rl5UNiB6W74ds=',
);

export type DeliveryCountData = {
  readonly deliveries: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly cost: Decimal | null; readonly trackingNumber: Decimal | null };
  } | null;
};

export type DeliveryCountVariables = { readonly filter?: DeliveryFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const DeliveryCountDocument: TypedDocumentNode<DeliveryCountData, DeliveryCountVariables> = gql.query(
  'DeliveryCount',
  { filter: 'DeliveryFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'deliveries',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['cost', 'trackingNumber'])),
      ],
    ),
  ],
  'oO8UGvTKrtY30RlwPZhIwiP0GDWusMjzVPboXk9BOhY=',
);

const variables = (request: ListRequest): DeliveryPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<DeliveryOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: DeliveryPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.deliveries?.pageInfo, request);

export const list = {
  document: DeliveryListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.order,
      fields.warehouse,
      fields.status,
      fields.cost,
      fields.courier,
      fields.method,
      fields.plannedOn,
      fields.deliveredAt,
    ),
    ...gql.hiddenColumns(fields.trackingNumber, fields.timeWindow, fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      orderId: { field: 'order', reference: { resource: 'orders' } },
      warehouseId: { field: 'warehouse', reference: { resource: 'warehouses' } },
      courierId: { field: 'courier', reference: { resource: 'employees' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/deliveries.ts'),
  searchable: false,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.deliveries?.nodes),
  page,
} satisfies ListDescriptor<DeliveryListData, DeliveryListVariables>;

const picker = {
  document: DeliveryPickerDocument,
  searchable: false,
  variables,
  records: (data) => gql.nonNull(data.deliveries?.nodes),
  page,
} satisfies PickerDescriptor<DeliveryPickerData, DeliveryPickerVariables>;

const count = {
  document: DeliveryCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({ filter: filterOf(request), exact: exact === true, summed: isSummed === true }),
  total: (data) => gql.boundedTotal(Number(data.deliveries?.countUpTo ?? 0), 10000, data.deliveries?.totalCount),
  summable: ['cost', 'trackingNumber'],
  sums: (data) => data.deliveries?.sums,
} satisfies CountDescriptor<DeliveryCountData, DeliveryCountVariables>;

const inputs = gql.formInputs<DeliveryRecord>()(
  fields,
  {
    orderId: {
      field: 'order',
      required: true,
      nullable: false,
      reference: { resource: 'orders', keyField: 'id' },
      referenced: (record: DeliveryRecord) => record.order ?? null,
    },
    warehouseId: {
      field: 'warehouse',
      required: true,
      nullable: false,
      reference: { resource: 'warehouses', keyField: 'id' },
      referenced: (record: DeliveryRecord) => record.warehouse ?? null,
    },
    courierId: {
      field: 'courier',
      reference: { resource: 'employees', keyField: 'id' },
      referenced: (record: DeliveryRecord) => record.courier ?? null,
    },
    method: { required: true, nullable: false },
    status: {},
    plannedOn: { required: true, nullable: false },
    timeWindow: {},
    cost: {},
    trackingNumber: {},
    deliveredAt: {},
  },
);

export type DeliveryShowData = { readonly delivery: DeliveryRecord | null };

export type DeliveryShowVariables = { readonly id: number };

export const DeliveryShowDocument: TypedDocumentNode<DeliveryShowData, DeliveryShowVariables> = gql.query(
  'DeliveryShow',
  { id: 'Int!' },
  [gql.rootField('delivery', ['id'], selection)],
  'DurU97RBkgJOyJHyTlXSuqIpucUe1NZam9bl6vSi9M4=',
);

const show = {
  document: DeliveryShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.delivery ?? null,
} satisfies ShowDescriptor<DeliveryShowData, DeliveryShowVariables>;

export type DeliveryCreateData = { readonly createDelivery: { readonly delivery: DeliveryRecord | null } | null };

export type DeliveryCreateVariables = { readonly input: CreateDeliveryInput };

export const DeliveryCreateDocument: TypedDocumentNode<DeliveryCreateData, DeliveryCreateVariables> = gql.mutation(
  'DeliveryCreate',
  { input: 'CreateDeliveryInput!' },
  [gql.rootField('createDelivery', ['input'], [gql.field('delivery', selection)])],
  'yst/qNN4m+O+KCOC3tD3YT6o5LxzW/qJacpP2lZ8Kgk=',
);

const create = {
  document: DeliveryCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      delivery: {
        ...sent(values),
        orderId: gql.requiredValue(values, 'orderId', gql.number),
        warehouseId: gql.requiredValue(values, 'warehouseId', gql.number),
        method: gql.requiredValue(values, 'method', gql.enumValue(valuesDeliveryMethod)),
        plannedOn: gql.requiredValue(values, 'plannedOn', gql.text<LocalDate>),
      },
    },
  }),
  result: (data) => ({ record: data.createDelivery?.delivery ?? null, errors: [] }),
} satisfies CreateDescriptor<DeliveryCreateData, DeliveryCreateVariables>;

export type DeliveryUpdateData = { readonly updateDelivery: { readonly delivery: DeliveryRecord | null } | null };

export type DeliveryUpdateVariables = { readonly input: UpdateDeliveryInput };

export const DeliveryUpdateDocument: TypedDocumentNode<DeliveryUpdateData, DeliveryUpdateVariables> = gql.mutation(
  'DeliveryUpdate',
  { input: 'UpdateDeliveryInput!' },
  [gql.rootField('updateDelivery', ['input'], [gql.field('delivery', selection)])],
  '9A5QwJi3xdVAa315dhIe7KqPuFjQBHKJGMCvGSrIZO0=',
);

const update = {
  document: DeliveryUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateDelivery?.delivery ?? null, errors: [] }),
} satisfies UpdateDescriptor<DeliveryUpdateData, DeliveryUpdateVariables>;

export type DeliveryDeleteData = { readonly deleteDelivery: { readonly delivery: DeliveryLabel | null } | null };

export type DeliveryDeleteVariables = { readonly input: DeleteDeliveryInput };

export const DeliveryDeleteDocument: TypedDocumentNode<DeliveryDeleteData, DeliveryDeleteVariables> = gql.mutation(
  'DeliveryDelete',
  { input: 'DeleteDeliveryInput!' },
  [
    gql.rootField(
      'deleteDelivery',
      ['input'],
      [gql.field('delivery', ['id', gql.field('order', ['id', 'number']), gql.field('warehouse', ['id', 'name'])])],
    ),
  ],
  'TgZg+0y2bGt3z7C11wqDX0NHUnObdRse6rigwGs3ZNs=',
);

const remove = {
  document: DeliveryDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteDelivery?.delivery ?? null, errors: [] }),
} satisfies RemoveDescriptor<DeliveryDeleteData, DeliveryDeleteVariables>;

/** What definitions of its screens may name. */
export type DeliveryTypes = {
  readonly label: DeliveryLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 
    | 'order'
    | 'warehouse'
    | 'status'
    | 'cost'
    | 'courier'
    | 'method'
    | 'plannedOn'
    | 'deliveredAt'
    | 'trackingNumber'
    | 'timeWindow'
    | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly orderId: number;
    readonly warehouseId: number;
    readonly status: DeliveryStatus;
    readonly courierId: number;
    readonly method: DeliveryMethod;
    readonly plannedOn: LocalDate;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly orderId: number;
    readonly warehouseId: number;
    readonly courierId?: number | null | undefined;
    readonly method: DeliveryMethod;
    readonly status?: DeliveryStatus | null | undefined;
    readonly plannedOn: LocalDate;
    readonly timeWindow?: RangeValue<Instant> | null | undefined;
    readonly cost?: Decimal | null | undefined;
    readonly trackingNumber?: BigInteger | null | undefined;
    readonly deliveredAt?: Instant | null | undefined;
  };
  readonly update: Optional<DeliveryTypes['create']>;
  readonly references: { readonly orderId: 'orders'; readonly warehouseId: 'warehouses'; readonly courierId: 'employees' };
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'deliveries',
  type: 'Delivery',
  description: 'Доставки',
  key,
  label: (record: DeliveryLabel) => gql.joinWithCommas(record.order?.number, record.warehouse?.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [],
  cache: {
    typePolicies: {
      DatetimeRange: { keyFields: false, merge: true },
      DatetimeRangeBound: { keyFields: false, merge: true },
      DeliveryConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      DeliverySums: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: {
      DatetimeRangeBound: { value: 'Datetime' },
      Delivery: { cost: 'BigFloat', deliveredAt: 'Datetime', plannedOn: 'Date', trackingNumber: 'BigInt' },
      DeliverySums: { cost: 'BigFloat', trackingNumber: 'BigFloat' },
    },
    rootFieldsByType: {
      Delivery: ['deliveries', 'delivery'],
      Employee: ['deliveries', 'delivery'],
      Order: ['deliveries', 'delivery'],
      Warehouse: ['deliveries', 'delivery'],
    },
    typesByMutation: { createDelivery: ['Delivery'], deleteDelivery: ['Delivery'], updateDelivery: ['Delivery'] },
  },
  texts: {
    record: 'Доставка',
    create: 'Новая доставка',
    remove: 'Удалить доставку?',
    created: 'Доставка создана',
    values: {
      courier: 'Курьер',
      delivered: 'Доставлена',
      failed: 'Не удалось',
      in_transit: 'В пути',
      pickup: 'Самовывоз',
      planned: 'Запланирована',
      post: 'Публикация',
    },
  },
};
