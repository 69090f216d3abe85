/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, InputDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant, LocalDate } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, all, bounded, chosen, conditions, erased, field, flag, flagTypes, given, heldIfAny, joined, keyed, listed, listOf, mutation, needed, nested, number, oneOf, optional, present, query, root, sorted, text, under, when, whole } from '../../runtime/index.ts';

export type DeliveryMethod = 'courier' | 'pickup' | 'post';

export type DeliveryOrderBy = 
  | 'COURIER_ID_ASC'
  | 'COURIER_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'METHOD_ASC'
  | 'METHOD_DESC'
  | 'ORDER_ID_ASC'
  | 'ORDER_ID_DESC'
  | 'PLANNED_ON_ASC'
  | 'PLANNED_ON_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'WAREHOUSE_ID_ASC'
  | 'WAREHOUSE_ID_DESC';

export type DeliveryStatus = 'delivered' | 'failed' | 'in_transit' | 'planned';

export type CreateDeliveryInput = { readonly delivery: DeliveryInput };

export type DateFilter = {
  readonly equalTo?: LocalDate | null;
  readonly greaterThan?: LocalDate | null;
  readonly greaterThanOrEqualTo?: LocalDate | null;
  readonly in?: readonly LocalDate[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: LocalDate | null;
  readonly lessThanOrEqualTo?: LocalDate | null;
  readonly notEqualTo?: LocalDate | null;
  readonly notIn?: readonly LocalDate[] | null;
};

export type DatetimeRangeBoundInput = { readonly inclusive: boolean; readonly value: Instant };

export type DatetimeRangeInput = { readonly end?: DatetimeRangeBoundInput | null; readonly start?: DatetimeRangeBoundInput | null };

export type DeleteDeliveryInput = { readonly id: number; readonly revision?: string | null };

export type DeliveryFilter = {
  readonly and?: readonly DeliveryFilter[] | null;
  readonly courierId?: IntFilter | null;
  readonly id?: IntFilter | null;
  readonly method?: DeliveryMethodFilter | null;
  readonly orderId?: IntFilter | null;
  readonly plannedOn?: DateFilter | null;
  readonly status?: DeliveryStatusFilter | null;
  readonly warehouseId?: IntFilter | null;
};

export type DeliveryInput = {
  readonly cost?: Decimal | null;
  readonly courierId?: number | null;
  readonly deliveredAt?: Instant | null;
  readonly method: DeliveryMethod;
  readonly orderId: number;
  readonly plannedOn: LocalDate;
  readonly status?: DeliveryStatus | null;
  readonly timeWindow?: DatetimeRangeInput | null;
  readonly trackingNumber?: BigInteger | null;
  readonly warehouseId: number;
};

export type DeliveryMethodFilter = {
  readonly equalTo?: DeliveryMethod | null;
  readonly in?: readonly DeliveryMethod[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: DeliveryMethod | null;
  readonly notIn?: readonly DeliveryMethod[] | null;
};

export type DeliveryPatch = {
  readonly cost?: Decimal | null;
  readonly courierId?: number | null;
  readonly deliveredAt?: Instant | null;
  readonly method?: DeliveryMethod | null;
  readonly orderId?: number | null;
  readonly plannedOn?: LocalDate | null;
  readonly status?: DeliveryStatus | null;
  readonly timeWindow?: DatetimeRangeInput | null;
  readonly trackingNumber?: BigInteger | null;
  readonly warehouseId?: number | null;
};

export type DeliveryStatusFilter = {
  readonly equalTo?: DeliveryStatus | null;
  readonly in?: readonly DeliveryStatus[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: DeliveryStatus | null;
  readonly notIn?: readonly DeliveryStatus[] | null;
};

export type IntFilter = {
  readonly equalTo?: number | null;
  readonly greaterThan?: number | null;
  readonly greaterThanOrEqualTo?: number | null;
  readonly in?: readonly number[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: number | null;
  readonly lessThanOrEqualTo?: number | null;
  readonly notEqualTo?: number | null;
  readonly notIn?: readonly number[] | null;
};

export type UpdateDeliveryInput = { readonly id: number; readonly patch: DeliveryPatch; readonly revision?: string | null };

const valuesDeliveryMethod = [{ value: 'courier' }, { value: 'pickup' }, { value: 'post' }] as const;

const valuesDeliveryStatus = [{ value: 'delivered' }, { value: 'failed' }, { value: 'in_transit' }, { value: 'planned' }] as const;

const selection = [
  'id',
  field('order', ['id', 'number']),
  field('warehouse', ['id', 'name']),
  'status',
  'trackingNumber',
  'method',
  field('courier', ['id', 'fullName']),
  'plannedOn',
  'deliveredAt',
  'cost',
  field('timeWindow', [field('end', ['inclusive', 'value']), field('start', ['inclusive', 'value'])]),
  'orderId',
  'warehouseId',
  'courierId',
  'revision',
];

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
  readonly trackingNumber: BigInteger | null;
  readonly method: DeliveryMethod;
  readonly courier: { readonly id: number; readonly fullName: string } | null;
  readonly plannedOn: LocalDate;
  readonly deliveredAt: Instant | null;
  readonly cost: Decimal;
  readonly timeWindow: {
    readonly end: { readonly inclusive: boolean; readonly value: Instant } | null;
    readonly start: { readonly inclusive: boolean; readonly value: Instant } | null;
  } | null;
  readonly orderId: number;
  readonly warehouseId: number;
  readonly courierId: number | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = {
  order: {
    name: 'order',
    kind: 'reference',
    nullable: true,
    description: 'Заказ',
    reference: {
      resource: 'orders',
      key: ['id'],
      label: (value: { readonly id: number; readonly number: string }) => joined(value.number),
    },
  },
  warehouse: {
    name: 'warehouse',
    kind: 'reference',
    nullable: true,
    description: 'Склад',
    reference: {
      resource: 'warehouses',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  status: { name: 'status', kind: 'enum', nullable: false, description: 'Состояние', values: valuesDeliveryStatus },
  trackingNumber: { name: 'trackingNumber', kind: 'bigint', nullable: true, description: 'Номер отправления', unindexed: true },
  method: { name: 'method', kind: 'enum', nullable: false, description: 'Способ', values: valuesDeliveryMethod },
  courier: {
    name: 'courier',
    kind: 'reference',
    nullable: true,
    description: 'Курьер',
    reference: {
      resource: 'employees',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
    },
  },
  plannedOn: { name: 'plannedOn', kind: 'date', nullable: false, description: 'Дата доставки' },
  deliveredAt: { name: 'deliveredAt', kind: 'instant', nullable: true, description: 'Вручено', unindexed: true },
  cost: { name: 'cost', kind: 'decimal', nullable: false, description: 'Стоимость, ₽', unindexed: true },
  timeWindow: { name: 'timeWindow', kind: 'range', nullable: true, description: 'Время доставки', of: 'instant', unindexed: true },
  id: { name: 'id', kind: 'integer', nullable: false, description: 'Код' },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'plannedOn', descending: true }];

const sorts: Sorts<DeliveryOrderBy> = {
  courier: ['COURIER_ID_ASC', 'COURIER_ID_DESC'],
  id: ['ID_ASC', 'ID_DESC'],
  method: ['METHOD_ASC', 'METHOD_DESC'],
  order: ['ORDER_ID_ASC', 'ORDER_ID_DESC'],
  plannedOn: ['PLANNED_ON_ASC', 'PLANNED_ON_DESC'],
  status: ['STATUS_ASC', 'STATUS_DESC'],
  warehouse: ['WAREHOUSE_ID_ASC', 'WAREHOUSE_ID_DESC'],
};

const onIntFilter: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onDeliveryStatusFilter: Operators<DeliveryStatusFilter> = {
  eq: (value) => ({ equalTo: oneOf(valuesDeliveryStatus)(value) }),
  ne: (value) => ({ notEqualTo: oneOf(valuesDeliveryStatus)(value) }),
  in: (value) => ({ in: listOf(oneOf(valuesDeliveryStatus))(value) }),
  notIn: (value) => ({ notIn: listOf(oneOf(valuesDeliveryStatus))(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onDeliveryMethodFilter: Operators<DeliveryMethodFilter> = {
  eq: (value) => ({ equalTo: oneOf(valuesDeliveryMethod)(value) }),
  ne: (value) => ({ notEqualTo: oneOf(valuesDeliveryMethod)(value) }),
  in: (value) => ({ in: listOf(oneOf(valuesDeliveryMethod))(value) }),
  notIn: (value) => ({ notIn: listOf(oneOf(valuesDeliveryMethod))(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onDateFilter: Operators<DateFilter> = {
  eq: (value) => ({ equalTo: text<LocalDate>(value) }),
  ne: (value) => ({ notEqualTo: text<LocalDate>(value) }),
  in: (value) => ({ in: listOf(text<LocalDate>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<LocalDate>)(value) }),
  lt: (value) => ({ lessThan: text<LocalDate>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<LocalDate>(value) }),
  gt: (value) => ({ greaterThan: text<LocalDate>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<LocalDate>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onIntFilter2: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  lt: (value) => ({ lessThan: number(value) }),
  lte: (value) => ({ lessThanOrEqualTo: number(value) }),
  gt: (value) => ({ greaterThan: number(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: number(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const filters = {
  orderId: under('orderId', onIntFilter),
  warehouseId: under('warehouseId', onIntFilter),
  status: under('status', onDeliveryStatusFilter),
  method: under('method', onDeliveryMethodFilter),
  courierId: under('courierId', onIntFilter),
  plannedOn: under('plannedOn', onDateFilter),
  id: under('id', onIntFilter2),
} satisfies Filters<DeliveryFilter>;

const filterOf = (request: ListRequest): DeliveryFilter | undefined => all(conditions<DeliveryFilter>(filters, request.filters), (and) => ({ and }));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type DeliveryRow = DeliveryLabel & Partial<Pick<DeliveryRecord, 'status' | 'trackingNumber' | 'method' | 'courier' | 'plannedOn' | 'deliveredAt' | 'cost' | 'timeWindow'>>;

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
  root(
    'deliveries',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type DeliveryPickerData = DeliveryPage<DeliveryLabel>;

export type DeliveryPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly DeliveryOrderBy[] | null;
  readonly filter?: DeliveryFilter | null;
};

export const DeliveryPickerDocument: TypedDocumentNode<DeliveryPickerData, DeliveryPickerVariables> = query(
  'DeliveryPicker',
  argumentTypes,
  around(['id', field('order', ['id', 'number']), field('warehouse', ['id', 'name'])]),
  'H0SH+YzhxDnZ8BOFDXXnUvOOlVlpYxowNOpi4tVg6cE=',
);

const flags = {
  withOrder: 'order',
  withWarehouse: 'warehouse',
  withStatus: 'status',
  withTrackingNumber: 'trackingNumber',
  withMethod: 'method',
  withCourier: 'courier',
  withPlannedOn: 'plannedOn',
  withDeliveredAt: 'deliveredAt',
  withCost: 'cost',
  withTimeWindow: 'timeWindow',
} as const;

export type DeliveryListData = DeliveryPage<DeliveryRow>;

export type DeliveryListVariables = DeliveryPickerVariables & Flags<typeof flags>;

export const DeliveryListDocument: TypedDocumentNode<DeliveryListData, DeliveryListVariables> = query(
  'DeliveryList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(
    [
      'id',
      field('order', ['id', 'number']),
      field('warehouse', ['id', 'name']),
      when('withOrder', field('order', ['id', 'number'])),
      when('withWarehouse', field('warehouse', ['id', 'name'])),
      when('withStatus', 'status'),
      when('withTrackingNumber', 'trackingNumber'),
      when('withMethod', 'method'),
      when('withCourier', field('courier', ['id', 'fullName'])),
      when('withPlannedOn', 'plannedOn'),
      when('withDeliveredAt', 'deliveredAt'),
      when('withCost', 'cost'),
      when(
        'withTimeWindow',
        field('timeWindow', [field('end', ['inclusive', 'value']), field('start', ['inclusive', 'value'])]),
      ),
    ],
  ),
  'INtHtrwEovYFqFy7L2d2lZH0ALYlCy9vCcTc5j1SiRk=',
);

export type DeliveryCountData = { readonly deliveries: { readonly countUpTo: number } | null };

export type DeliveryCountVariables = { readonly filter?: DeliveryFilter | null };

export const DeliveryCountDocument: TypedDocumentNode<DeliveryCountData, DeliveryCountVariables> = query(
  'DeliveryCount',
  { filter: 'DeliveryFilter' },
  [root('deliveries', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  'GTbg+fFOGU9miqDmYz9mHjNvoMbKKbKH/zT5I2WeWrI=',
);

const variables = (request: ListRequest): DeliveryPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: DeliveryPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.deliveries?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.deliveries?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

export const list = {
  document: DeliveryListDocument,
  columns: [
    { field: fields.order, default: true },
    { field: fields.warehouse, default: true },
    { field: fields.status, default: true },
    { field: fields.trackingNumber, default: true },
    { field: fields.method, default: true },
    { field: fields.courier, default: true },
    { field: fields.plannedOn, default: true },
    { field: fields.deliveredAt, default: true },
    { field: fields.cost, default: false },
    { field: fields.timeWindow, default: false },
    { field: fields.id, default: false },
  ],
  paging: 'offset',
  sortable: ['courier', 'id', 'method', 'order', 'plannedOn', 'status', 'warehouse'],
  multiSort: true,
  defaultSort,
  filters: [
    {
      name: 'orderId',
      field: 'order',
      kind: 'reference',
      description: 'Заказ',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'orders' },
    },
    {
      name: 'warehouseId',
      field: 'warehouse',
      kind: 'reference',
      description: 'Склад',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'warehouses' },
    },
    {
      name: 'status',
      kind: 'enum',
      description: 'Состояние',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      values: valuesDeliveryStatus,
    },
    {
      name: 'method',
      kind: 'enum',
      description: 'Способ',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      values: valuesDeliveryMethod,
    },
    {
      name: 'courierId',
      field: 'courier',
      kind: 'reference',
      description: 'Курьер',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'employees' },
    },
    {
      name: 'plannedOn',
      kind: 'date',
      description: 'Дата доставки',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'id',
      kind: 'integer',
      description: 'Код',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
  ],
  searchable: false,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.deliveries?.nodes),
  page,
} satisfies ListDescriptor<DeliveryListData, DeliveryListVariables>;

const picker = {
  document: DeliveryPickerDocument,
  searchable: false,
  variables,
  records: (data) => present(data.deliveries?.nodes),
  page,
} satisfies PickerDescriptor<DeliveryPickerData, DeliveryPickerVariables>;

const count = {
  document: DeliveryCountDocument,
  variables: (request) => ({ filter: filterOf(request) }),
  total: (data) => bounded(Number(data.deliveries?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<DeliveryCountData, DeliveryCountVariables>;

const inputs = {
  cost: {
    name: 'cost',
    kind: 'decimal',
    required: false,
    nullable: true,
    description: 'Стоимость, ₽',
    value: (record: DeliveryRecord) => record.cost,
  },
  courierId: {
    name: 'courierId',
    field: 'courier',
    kind: 'reference',
    required: false,
    nullable: true,
    description: 'Курьер',
    reference: { resource: 'employees', keyField: 'id' },
    value: (record: DeliveryRecord) => record.courierId,
    referenced: (record: DeliveryRecord) => record.courier ?? null,
  },
  deliveredAt: {
    name: 'deliveredAt',
    kind: 'instant',
    required: false,
    nullable: true,
    description: 'Вручено',
    value: (record: DeliveryRecord) => record.deliveredAt,
  },
  method: {
    name: 'method',
    kind: 'enum',
    required: true,
    nullable: false,
    description: 'Способ',
    values: valuesDeliveryMethod,
    value: (record: DeliveryRecord) => record.method,
  },
  orderId: {
    name: 'orderId',
    field: 'order',
    kind: 'reference',
    required: true,
    nullable: false,
    description: 'Заказ',
    reference: { resource: 'orders', keyField: 'id' },
    value: (record: DeliveryRecord) => record.orderId,
    referenced: (record: DeliveryRecord) => record.order ?? null,
  },
  plannedOn: {
    name: 'plannedOn',
    kind: 'date',
    required: true,
    nullable: false,
    description: 'Дата доставки',
    value: (record: DeliveryRecord) => record.plannedOn,
  },
  status: {
    name: 'status',
    kind: 'enum',
    required: false,
    nullable: true,
    description: 'Состояние',
    values: valuesDeliveryStatus,
    value: (record: DeliveryRecord) => record.status,
  },
  timeWindow: {
    name: 'timeWindow',
    kind: 'range',
    required: false,
    nullable: true,
    description: 'Время доставки',
    of: 'instant',
    value: (record: DeliveryRecord) => record.timeWindow,
  },
  trackingNumber: {
    name: 'trackingNumber',
    kind: 'bigint',
    required: false,
    nullable: true,
    description: 'Номер отправления',
    value: (record: DeliveryRecord) => record.trackingNumber,
  },
  warehouseId: {
    name: 'warehouseId',
    field: 'warehouse',
    kind: 'reference',
    required: true,
    nullable: false,
    description: 'Склад',
    reference: { resource: 'warehouses', keyField: 'id' },
    value: (record: DeliveryRecord) => record.warehouseId,
    referenced: (record: DeliveryRecord) => record.warehouse ?? null,
  },
} as const satisfies Readonly<Record<string, InputDescriptor>>;

export type DeliveryShowData = { readonly delivery: DeliveryRecord | null };

export type DeliveryShowVariables = { readonly id: number };

export const DeliveryShowDocument: TypedDocumentNode<DeliveryShowData, DeliveryShowVariables> = query(
  'DeliveryShow',
  { id: 'Int!' },
  [root('delivery', ['id'], selection)],
  'V1OMFDwnBKnMIl/0gB8AYisXNpwBlKiTh6zXbsnItAo=',
);

const show = {
  document: DeliveryShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.delivery ?? null,
} satisfies ShowDescriptor<DeliveryShowData, DeliveryShowVariables>;

export type DeliveryCreateData = { readonly createDelivery: { readonly delivery: DeliveryRecord | null } | null };

export type DeliveryCreateVariables = { readonly input: CreateDeliveryInput };

export const DeliveryCreateDocument: TypedDocumentNode<DeliveryCreateData, DeliveryCreateVariables> = mutation(
  'DeliveryCreate',
  { input: 'CreateDeliveryInput!' },
  [root('createDelivery', ['input'], [field('delivery', selection)])],
  'pVxyMW3vbR3NP+SKvNE6J5M7IhnphgCj2Ght7/3W35Q=',
);

const create = {
  document: DeliveryCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      delivery: {
        cost: given(values, 'cost', text<Decimal>),
        courierId: given(values, 'courierId', number),
        deliveredAt: given(values, 'deliveredAt', text<Instant>),
        method: needed(values, 'method', oneOf(valuesDeliveryMethod)),
        orderId: needed(values, 'orderId', number),
        plannedOn: needed(values, 'plannedOn', text<LocalDate>),
        status: given(values, 'status', oneOf(valuesDeliveryStatus)),
        timeWindow: given(
          values,
          'timeWindow',
          nested(
            (values): DatetimeRangeInput => ({
              end: given(
                values,
                'end',
                nested(
                  (values): DatetimeRangeBoundInput => ({ inclusive: needed(values, 'inclusive', flag), value: needed(values, 'value', text<Instant>) }),
                ),
              ),
              start: given(
                values,
                'start',
                nested(
                  (values): DatetimeRangeBoundInput => ({ inclusive: needed(values, 'inclusive', flag), value: needed(values, 'value', text<Instant>) }),
                ),
              ),
            }),
          ),
        ),
        trackingNumber: given(values, 'trackingNumber', text<BigInteger>),
        warehouseId: needed(values, 'warehouseId', number),
      },
    },
  }),
  result: (data) => ({ record: data.createDelivery?.delivery ?? null, errors: [] }),
} satisfies CreateDescriptor<DeliveryCreateData, DeliveryCreateVariables>;

export type DeliveryUpdateData = { readonly updateDelivery: { readonly delivery: DeliveryRecord | null } | null };

export type DeliveryUpdateVariables = { readonly input: UpdateDeliveryInput };

export const DeliveryUpdateDocument: TypedDocumentNode<DeliveryUpdateData, DeliveryUpdateVariables> = mutation(
  'DeliveryUpdate',
  { input: 'UpdateDeliveryInput!' },
  [root('updateDelivery', ['input'], [field('delivery', selection)])],
  'ouX6d0kDredxMG9aNwBdGlDek2X+aNkynaGxkg3gb4o=',
);

const update = {
  document: DeliveryUpdateDocument,
  inputs: [
    inputs.cost,
    inputs.courierId,
    inputs.deliveredAt,
    optional(inputs.method),
    optional(inputs.orderId),
    optional(inputs.plannedOn),
    inputs.status,
    inputs.timeWindow,
    inputs.trackingNumber,
    optional(inputs.warehouseId),
  ],
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: keyed(key, 'id', whole),
      revision: heldIfAny(record, ['revision'], text),
      patch: {
        cost: given(values, 'cost', text<Decimal>),
        courierId: given(values, 'courierId', number),
        deliveredAt: given(values, 'deliveredAt', text<Instant>),
        method: given(values, 'method', oneOf(valuesDeliveryMethod)),
        orderId: given(values, 'orderId', number),
        plannedOn: given(values, 'plannedOn', text<LocalDate>),
        status: given(values, 'status', oneOf(valuesDeliveryStatus)),
        timeWindow: given(
          values,
          'timeWindow',
          nested(
            (values): DatetimeRangeInput => ({
              end: given(
                values,
                'end',
                nested(
                  (values): DatetimeRangeBoundInput => ({ inclusive: needed(values, 'inclusive', flag), value: needed(values, 'value', text<Instant>) }),
                ),
              ),
              start: given(
                values,
                'start',
                nested(
                  (values): DatetimeRangeBoundInput => ({ inclusive: needed(values, 'inclusive', flag), value: needed(values, 'value', text<Instant>) }),
                ),
              ),
            }),
          ),
        ),
        trackingNumber: given(values, 'trackingNumber', text<BigInteger>),
        warehouseId: given(values, 'warehouseId', number),
      },
    },
  }),
  result: (data) => ({ record: data.updateDelivery?.delivery ?? null, errors: [] }),
} satisfies UpdateDescriptor<DeliveryUpdateData, DeliveryUpdateVariables>;

export type DeliveryDeleteData = { readonly deleteDelivery: { readonly delivery: DeliveryLabel | null } | null };

export type DeliveryDeleteVariables = { readonly input: DeleteDeliveryInput };

export const DeliveryDeleteDocument: TypedDocumentNode<DeliveryDeleteData, DeliveryDeleteVariables> = mutation(
  'DeliveryDelete',
  { input: 'DeleteDeliveryInput!' },
  [
    root(
      'deleteDelivery',
      ['input'],
      [field('delivery', ['id', field('order', ['id', 'number']), field('warehouse', ['id', 'name'])])],
    ),
  ],
  'TgZg+0y2bGt3z7C11wqDX0NHUnObdRse6rigwGs3ZNs=',
);

const remove = {
  document: DeliveryDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteDelivery?.delivery ?? null, errors: [] }),
} satisfies RemoveDescriptor<DeliveryDeleteData, DeliveryDeleteVariables>;

export const resource: KeyedResource = {
  name: 'deliveries',
  type: 'Delivery',
  description: 'Доставки',
  key,
  label: (record: DeliveryLabel) => listed(record.order?.number, record.warehouse?.name),
  fields: [
    fields.order,
    fields.warehouse,
    fields.status,
    fields.trackingNumber,
    fields.method,
    fields.courier,
    fields.plannedOn,
    fields.deliveredAt,
    fields.cost,
    fields.timeWindow,
    fields.id,
  ],
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
  related: [],
  cache: {
    typePolicies: {
      DatetimeRange: { keyFields: false, merge: true },
      DatetimeRangeBound: { keyFields: false, merge: true },
      DeliveryConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: {
      DatetimeRangeBound: { value: 'Datetime' },
      Delivery: { cost: 'BigFloat', deliveredAt: 'Datetime', plannedOn: 'Date', trackingNumber: 'BigInt' },
    },
    rootFieldsByType: {
      Delivery: ['deliveries', 'delivery'],
      Employee: ['deliveries', 'delivery'],
      Order: ['deliveries', 'delivery'],
      Warehouse: ['deliveries', 'delivery'],
    },
    typesByMutation: { createDelivery: ['Delivery'], deleteDelivery: ['Delivery'], updateDelivery: ['Delivery'] },
  },
};
