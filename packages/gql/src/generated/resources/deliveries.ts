/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RangeValue, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant, LocalDate } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, bounded, chosen, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, listed, listOf, mutation, named, needed, nested, number, oneOf, optional, paired, pageTold, present, query, root, shown, sorted, text, under, when, whole } from '../../runtime/index.ts';
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
  readonly start?: DatetimeRangeBoundInput | null;
  readonly end?: DatetimeRangeBoundInput | null;
  readonly isEmpty?: boolean | null;
};

export type DeleteDeliveryInput = { readonly id: number; readonly revision?: string | null };

export type DeliveryFilter = {
  readonly id?: IntFilter | null;
  readonly orderId?: IntFilter | null;
  readonly warehouseId?: IntFilter | null;
  readonly courierId?: IntFilter | null;
  readonly method?: DeliveryMethodFilter | null;
  readonly status?: DeliveryStatusFilter | null;
  readonly plannedOn?: DateFilter | null;
  readonly and?: readonly DeliveryFilter[] | null;
  readonly not?: DeliveryFilter | null;
  readonly or?: readonly DeliveryFilter[] | null;
};

export type DeliveryInput = {
  readonly orderId: number;
  readonly warehouseId: number;
  readonly courierId?: number | null;
  readonly method: DeliveryMethod;
  readonly status?: DeliveryStatus | null;
  readonly plannedOn: LocalDate;
  readonly timeWindow?: DatetimeRangeInput | null;
  readonly cost?: Decimal | null;
  readonly trackingNumber?: BigInteger | null;
  readonly deliveredAt?: Instant | null;
};

export type DeliveryMethodFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: DeliveryMethod | null;
  readonly notEqualTo?: DeliveryMethod | null;
  readonly in?: readonly DeliveryMethod[] | null;
  readonly notIn?: readonly DeliveryMethod[] | null;
};

export type DeliveryPatch = Optional<DeliveryInput>;

export type DeliveryStatusFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: DeliveryStatus | null;
  readonly notEqualTo?: DeliveryStatus | null;
  readonly in?: readonly DeliveryStatus[] | null;
  readonly notIn?: readonly DeliveryStatus[] | null;
};

export type UpdateDeliveryInput = { readonly id: number; readonly patch: DeliveryPatch; readonly revision?: string | null };

const valuesDeliveryMethod = [{ value: 'courier' }, { value: 'pickup' }, { value: 'post' }] as const;

const valuesDeliveryStatus = [{ value: 'planned' }, { value: 'in_transit' }, { value: 'delivered' }, { value: 'failed' }] as const;

const onDeliveryStatusFilter = {
  eq: (value) => ({ equalTo: oneOf(valuesDeliveryStatus)(value) }),
  ne: (value) => ({ notEqualTo: oneOf(valuesDeliveryStatus)(value) }),
  in: (value) => ({ in: listOf(oneOf(valuesDeliveryStatus))(value) }),
  notIn: (value) => ({ notIn: listOf(oneOf(valuesDeliveryStatus))(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<DeliveryStatusFilter>;

const onDeliveryMethodFilter = {
  eq: (value) => ({ equalTo: oneOf(valuesDeliveryMethod)(value) }),
  ne: (value) => ({ notEqualTo: oneOf(valuesDeliveryMethod)(value) }),
  in: (value) => ({ in: listOf(oneOf(valuesDeliveryMethod))(value) }),
  notIn: (value) => ({ notIn: listOf(oneOf(valuesDeliveryMethod))(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<DeliveryMethodFilter>;

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
  field('timeWindow', [field('start', ['value', 'inclusive']), field('end', ['value', 'inclusive']), 'isEmpty']),
  'orderId',
  'warehouseId',
  'courierId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): DeliveryPatch => ({
  orderId: given(values, 'orderId', number),
  warehouseId: given(values, 'warehouseId', number),
  courierId: given(values, 'courierId', number),
  method: given(values, 'method', oneOf(valuesDeliveryMethod)),
  status: given(values, 'status', oneOf(valuesDeliveryStatus)),
  plannedOn: given(values, 'plannedOn', text<LocalDate>),
  timeWindow: given(
    values,
    'timeWindow',
    nested(
      (values): DatetimeRangeInput => ({
        start: given(
          values,
          'start',
          nested(
            (values): DatetimeRangeBoundInput => ({ value: needed(values, 'value', text<Instant>), inclusive: needed(values, 'inclusive', flag) }),
          ),
        ),
        end: given(
          values,
          'end',
          nested(
            (values): DatetimeRangeBoundInput => ({ value: needed(values, 'value', text<Instant>), inclusive: needed(values, 'inclusive', flag) }),
          ),
        ),
        isEmpty: given(values, 'isEmpty', flag),
      }),
    ),
  ),
  cost: given(values, 'cost', text<Decimal>),
  trackingNumber: given(values, 'trackingNumber', text<BigInteger>),
  deliveredAt: given(values, 'deliveredAt', text<Instant>),
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
  readonly trackingNumber: BigInteger | null;
  readonly method: DeliveryMethod;
  readonly courier: { readonly id: number; readonly fullName: string } | null;
  readonly plannedOn: LocalDate;
  readonly deliveredAt: Instant | null;
  readonly cost: Decimal;
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

const fields = named({
  order: {
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
    kind: 'reference',
    nullable: true,
    description: 'Склад',
    reference: {
      resource: 'warehouses',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  status: { kind: 'enum', nullable: false, description: 'Состояние', values: valuesDeliveryStatus },
  trackingNumber: { kind: 'bigint', nullable: true, description: 'Номер отправления', unindexed: true },
  method: { kind: 'enum', nullable: false, description: 'Способ', values: valuesDeliveryMethod },
  courier: {
    kind: 'reference',
    nullable: true,
    description: 'Курьер',
    reference: {
      resource: 'employees',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
    },
  },
  plannedOn: { kind: 'date', nullable: false, description: 'Дата доставки' },
  deliveredAt: { kind: 'instant', nullable: true, description: 'Вручено', unindexed: true },
  cost: { kind: 'decimal', nullable: false, description: 'Стоимость, ₽', digits: { precision: 8, scale: 2 }, unindexed: true },
  timeWindow: { kind: 'range', nullable: true, description: 'Время доставки', of: 'instant', unindexed: true },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'plannedOn', descending: true }];

const sorts = paired(
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
  orderId: under('orderId', onIntFilter2),
  warehouseId: under('warehouseId', onIntFilter2),
  status: under('status', onDeliveryStatusFilter),
  method: under('method', onDeliveryMethodFilter),
  courierId: under('courierId', onIntFilter2),
  plannedOn: under('plannedOn', onDateFilter),
  id: under('id', onIntFilter),
} satisfies Filters<DeliveryFilter>;

const groups = grouping<DeliveryFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): DeliveryFilter | undefined => grouped<DeliveryFilter>(filters, groups, request);

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

const { columns, flags } = flagged<
  | 'order'
  | 'warehouse'
  | 'status'
  | 'trackingNumber'
  | 'method'
  | 'courier'
  | 'plannedOn'
  | 'deliveredAt'
  | 'cost'
  | 'timeWindow'>(
  field('order', ['id', 'number']),
  field('warehouse', ['id', 'name']),
  'status',
  'trackingNumber',
  'method',
  field('courier', ['id', 'fullName']),
  'plannedOn',
  'deliveredAt',
  'cost',
  field('timeWindow', [field('start', ['value', 'inclusive']), field('end', ['value', 'inclusive']), 'isEmpty']),
);

export type DeliveryListData = DeliveryPage<DeliveryRow>;

export type DeliveryListVariables = DeliveryPickerVariables & Flags<typeof flags>;

export const DeliveryListDocument: TypedDocumentNode<DeliveryListData, DeliveryListVariables> = query(
  'DeliveryList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', field('order', ['id', 'number']), field('warehouse', ['id', 'name']), ...columns]),
  'xjiqPGjOgpGJYSbxU99txaJzoJRfFxU38gZzagyzJU0=',
);

export type DeliveryCountData = {
  readonly deliveries: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly trackingNumber: Decimal | null; readonly cost: Decimal | null };
  } | null;
};

export type DeliveryCountVariables = { readonly filter?: DeliveryFilter | null; readonly exact: boolean; readonly summed: boolean };

export const DeliveryCountDocument: TypedDocumentNode<DeliveryCountData, DeliveryCountVariables> = query(
  'DeliveryCount',
  { filter: 'DeliveryFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'deliveries',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['trackingNumber', 'cost'])),
      ],
    ),
  ],
  'aYhfDLSA2CKEz/3EKWkKT8KwWKwo/aVYr3xypWWwjbA=',
);

const variables = (request: ListRequest): DeliveryPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<DeliveryOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: DeliveryPickerData, request: ListRequest): PageInfo => pageTold(data.deliveries?.pageInfo, request);

export const list = {
  document: DeliveryListDocument,
  columns: [
    ...shown(
      fields.order,
      fields.warehouse,
      fields.status,
      fields.trackingNumber,
      fields.method,
      fields.courier,
      fields.plannedOn,
      fields.deliveredAt,
    ),
    ...hidden(fields.cost, fields.timeWindow, fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(
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
  exactly: true,
  variables: (request, exact, isSummed) => ({ filter: filterOf(request), exact: exact === true, summed: isSummed === true }),
  total: (data) => bounded(Number(data.deliveries?.countUpTo ?? 0), 10000, data.deliveries?.totalCount),
  summable: ['trackingNumber', 'cost'],
  sums: (data) => data.deliveries?.sums,
} satisfies CountDescriptor<DeliveryCountData, DeliveryCountVariables>;

const inputs = formInputs<DeliveryRecord>()(
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

export const DeliveryShowDocument: TypedDocumentNode<DeliveryShowData, DeliveryShowVariables> = query(
  'DeliveryShow',
  { id: 'Int!' },
  [root('delivery', ['id'], selection)],
  'SPfYy5RVhonKHAy9katITxCmrO76I2gnTkcjicY2SlM=',
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
  'nqFgkZ4Wl4TLS26OBYU5GrDjgqtwmu4P7ojOub7cRqM=',
);

const create = {
  document: DeliveryCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      delivery: {
        ...sent(values),
        orderId: needed(values, 'orderId', number),
        warehouseId: needed(values, 'warehouseId', number),
        method: needed(values, 'method', oneOf(valuesDeliveryMethod)),
        plannedOn: needed(values, 'plannedOn', text<LocalDate>),
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
  'E+gOwqBezYqPXMJusFNEnkVXx0bF1Uoq7Z4fKUyYlPQ=',
);

const update = {
  document: DeliveryUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
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

/** What definitions of its screens may name. */
export type DeliveryTypes = {
  readonly label: DeliveryLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 
    | 'order'
    | 'warehouse'
    | 'status'
    | 'trackingNumber'
    | 'method'
    | 'courier'
    | 'plannedOn'
    | 'deliveredAt'
    | 'cost'
    | 'timeWindow'
    | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly orderId: number;
    readonly warehouseId: number;
    readonly status: DeliveryStatus;
    readonly method: DeliveryMethod;
    readonly courierId: number;
    readonly plannedOn: LocalDate;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly orderId: number;
    readonly warehouseId: number;
    readonly courierId?: number | null;
    readonly method: DeliveryMethod;
    readonly status?: DeliveryStatus | null;
    readonly plannedOn: LocalDate;
    readonly timeWindow?: RangeValue<Instant> | null;
    readonly cost?: Decimal | null;
    readonly trackingNumber?: BigInteger | null;
    readonly deliveredAt?: Instant | null;
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
  label: (record: DeliveryLabel) => listed(record.order?.number, record.warehouse?.name),
  fields: Object.values(fields),
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
