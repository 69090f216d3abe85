/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant } from '../../scalars.ts';
import type { Filters, Flags, Operators, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBigFloatFilter, onDatetimeFilter, onIntFilter, onIntFilter2, onStringFilter, type BigFloatFilter, type DatetimeFilter, type IntFilter, type StringFilter } from '../shared.ts';
import type { OrderActions } from '../actions/orders.ts';

export type OrderOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NUMBER_ASC'
  | 'NUMBER_DESC'
  | 'CUSTOMER_ID_ASC'
  | 'CUSTOMER_ID_DESC'
  | 'ADDRESS_ID_ASC'
  | 'ADDRESS_ID_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'PLACED_AT_ASC'
  | 'PLACED_AT_DESC'
  | 'TOTAL_ASC'
  | 'TOTAL_DESC'
  | 'PROMOTION_ID_ASC'
  | 'PROMOTION_ID_DESC'
  | 'MANAGER_ID_ASC'
  | 'MANAGER_ID_DESC';

export type OrderStatus = 'new' | 'confirmed' | 'assembling' | 'shipped' | 'delivered' | 'cancelled' | 'returned';

export type CreateOrderInput = { readonly order: OrderInput };

export type DeleteOrderInput = { readonly id: number; readonly revision?: string | null | undefined };

export type OrderFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly number?: StringFilter | null | undefined;
  readonly customerId?: IntFilter | null | undefined;
  readonly addressId?: IntFilter | null | undefined;
  readonly status?: OrderStatusFilter | null | undefined;
  readonly placedAt?: DatetimeFilter | null | undefined;
  readonly total?: BigFloatFilter | null | undefined;
  readonly promotionId?: IntFilter | null | undefined;
  readonly managerId?: IntFilter | null | undefined;
  readonly and?: readonly OrderFilter[] | null | undefined;
  readonly not?: OrderFilter | null | undefined;
  readonly or?: readonly OrderFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type OrderInput = {
  readonly number: string;
  readonly customerId: number;
  readonly addressId?: number | null | undefined;
  readonly status?: OrderStatus | null | undefined;
  readonly placedAt?: Instant | null | undefined;
  readonly promotionId?: number | null | undefined;
  readonly managerId?: number | null | undefined;
  readonly comment?: string | null | undefined;
};

export type OrderPatch = Optional<OrderInput>;

export type OrderStatusFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: OrderStatus | null | undefined;
  readonly notEqualTo?: OrderStatus | null | undefined;
  readonly in?: readonly OrderStatus[] | null | undefined;
  readonly notIn?: readonly OrderStatus[] | null | undefined;
};

export type UpdateOrderInput = { readonly id: number; readonly patch: OrderPatch; readonly revision?: string | null | undefined };

const valuesOrderStatus = [
  { value: 'new' },
  { value: 'confirmed' },
  { value: 'assembling' },
  { value: 'shipped' },
  { value: 'delivered' },
  { value: 'cancelled' },
  { value: 'returned' },
] as const;

const onOrderStatusFilter = {
  eq: (value) => ({ equalTo: gql.enumValue(valuesOrderStatus)(value) }),
  ne: (value) => ({ notEqualTo: gql.enumValue(valuesOrderStatus)(value) }),
  in: (value) => ({ in: gql.listOf(gql.enumValue(valuesOrderStatus))(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.enumValue(valuesOrderStatus))(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<OrderStatusFilter>;

const selection = [
  'id',
  'number',
  gql.field('customer', ['id', 'fullName']),
  'status',
  'total',
  gql.field('manager', ['id', 'fullName']),
  'placedAt',
  gql.field('address', ['id', 'city', 'street', 'house']),
  gql.field('promotion', ['id', 'title']),
  'comment',
  'customerId',
  'managerId',
  'addressId',
  'promotionId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): OrderPatch => ({
  number: gql.inputValue(values, 'number', gql.text),
  customerId: gql.inputValue(values, 'customerId', gql.number),
  addressId: gql.inputValue(values, 'addressId', gql.number),
  status: gql.inputValue(values, 'status', gql.enumValue(valuesOrderStatus)),
  placedAt: gql.inputValue(values, 'placedAt', gql.text<Instant>),
  promotionId: gql.inputValue(values, 'promotionId', gql.number),
  managerId: gql.inputValue(values, 'managerId', gql.number),
  comment: gql.inputValue(values, 'comment', gql.text),
});

/** What every document of the resource holds of a record. */
export type OrderLabel = { readonly id: number; readonly number: string };

/** A record of the show page. */
export type OrderRecord = {
  readonly id: number;
  readonly number: string;
  readonly customer: { readonly id: number; readonly fullName: string } | null;
  readonly status: OrderStatus;
  readonly total: Decimal;
  readonly manager: { readonly id: number; readonly fullName: string } | null;
  readonly placedAt: Instant;
  readonly address: { readonly id: number; readonly city: string; readonly street: string; readonly house: string } | null;
  readonly promotion: { readonly id: number; readonly title: string } | null;
  readonly comment: string | null;
  readonly customerId: number;
  readonly managerId: number | null;
  readonly addressId: number | null;
  readonly promotionId: number | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  number: { kind: 'string', nullable: false, description: 'Номер' },
  customer: {
    kind: 'reference',
    nullable: true,
    description: 'Покупатель',
    reference: {
      resource: 'customers',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => gql.joinWords(value.fullName),
    },
  },
  status: { kind: 'enum', nullable: false, description: 'Состояние', values: valuesOrderStatus },
  total: { kind: 'decimal', nullable: false, description: 'Сумма, ₽', digits: { precision: 12, scale: 2 } },
  manager: {
    kind: 'reference',
    nullable: true,
    description: 'Менеджер',
    reference: {
      resource: 'employees',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => gql.joinWords(value.fullName),
    },
  },
  placedAt: { kind: 'instant', nullable: false, description: 'Оформлен' },
  address: {
    kind: 'reference',
    nullable: true,
    description: 'Адрес доставки',
    reference: {
      resource: 'addresses',
      key: ['id'],
      label: (value: { readonly id: number; readonly city: string; readonly street: string; readonly house: string }) => gql.joinWithCommas(value.city, value.street, value.house),
    },
  },
  promotion: {
    kind: 'reference',
    nullable: true,
    description: 'Акция',
    reference: {
      resource: 'promotions',
      key: ['id'],
      label: (value: { readonly id: number; readonly title: string }) => gql.joinWords(value.title),
    },
  },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  comment: { kind: 'text', nullable: true, description: 'Комментарий', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'placedAt', descending: true }];

const sorts = gql.sortPairs(
  {
    id: 'ID',
    number: 'NUMBER',
    customer: 'CUSTOMER_ID',
    address: 'ADDRESS_ID',
    status: 'STATUS',
    placedAt: 'PLACED_AT',
    total: 'TOTAL',
    promotion: 'PROMOTION_ID',
    manager: 'MANAGER_ID',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<OrderOrderBy>;

const filters = {
  number: gql.nestedOperators('number', onStringFilter),
  customerId: gql.nestedOperators('customerId', onIntFilter2),
  status: gql.nestedOperators('status', onOrderStatusFilter),
  total: gql.nestedOperators('total', onBigFloatFilter),
  managerId: gql.nestedOperators('managerId', onIntFilter2),
  placedAt: gql.nestedOperators('placedAt', onDatetimeFilter),
  addressId: gql.nestedOperators('addressId', onIntFilter2),
  promotionId: gql.nestedOperators('promotionId', onIntFilter2),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<OrderFilter>;

const groups = gql.filterGroups<OrderFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): OrderFilter | undefined => gql.groupedFilter<OrderFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type OrderRow = OrderLabel & Partial<Pick<OrderRecord, 'customer' | 'status' | 'total' | 'manager' | 'placedAt' | 'address' | 'promotion' | 'comment'>>;

type OrderPage<TRecord> = {
  readonly orders: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[OrderOrderBy!]', filter: 'OrderFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'orders',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type OrderPickerData = OrderPage<OrderLabel>;

export type OrderPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly OrderOrderBy[] | null | undefined;
  readonly filter?: OrderFilter | null | undefined;
};

export const OrderPickerDocument: TypedDocumentNode<OrderPickerData, OrderPickerVariables> = gql.query('OrderPicker', argumentTypes, around(['id', 'number']), '5AQx5flSHBz8GwhqHYzgPbbflPxPaTMe1p5RZ4Chm+M=');

const { columns, flags } = gql.columnFlags<'customer' | 'status' | 'total' | 'manager' | 'placedAt' | 'address' | 'promotion' | 'comment'>(
  gql.field('customer', ['id', 'fullName']),
  'status',
  'total',
  gql.field('manager', ['id', 'fullName']),
  'placedAt',
  gql.field('address', ['id', 'city', 'street', 'house']),
  gql.field('promotion', ['id', 'title']),
  'comment',
);

export type OrderListData = OrderPage<OrderRow>;

export type OrderListVariables = OrderPickerVariables & Flags<typeof flags>;

export const OrderListDocument: TypedDocumentNode<OrderListData, OrderListVariables> = gql.query(
  'OrderList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'number', ...columns]),
  'ikH6Z7GCgng7sCBl9fw/cL8yEVS32/TNJg5LtgpQ150=',
);

export type OrderCountData = {
  readonly orders: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly total: Decimal | null } } | null;
};

export type OrderCountVariables = { readonly filter?: OrderFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const OrderCountDocument: TypedDocumentNode<OrderCountData, OrderCountVariables> = gql.query(
  'OrderCount',
  { filter: 'OrderFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'orders',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['total'])),
      ],
    ),
  ],
  'Cfkcovi1fYFa4pKkmzmTC06ayoF8DjSk5pPLDcMnSgU=',
);

const variables = (request: ListRequest): OrderPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<OrderOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: OrderPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.orders?.pageInfo, request);

export const list = {
  document: OrderListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.number,
      fields.customer,
      fields.status,
      fields.total,
      fields.manager,
      fields.placedAt,
      fields.address,
      fields.promotion,
    ),
    ...gql.hiddenColumns(fields.id),
  ],
  more: [fields.comment],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      customerId: { field: 'customer', reference: { resource: 'customers' } },
      managerId: { field: 'manager', reference: { resource: 'employees' } },
      addressId: { field: 'address', reference: { resource: 'addresses' } },
      promotionId: { field: 'promotion', reference: { resource: 'promotions' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/orders.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.orders?.nodes),
  page,
} satisfies ListDescriptor<OrderListData, OrderListVariables>;

const picker = { document: OrderPickerDocument, searchable: true, variables, records: (data) => gql.nonNull(data.orders?.nodes), page } satisfies PickerDescriptor<OrderPickerData, OrderPickerVariables>;

const count = {
  document: OrderCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.orders?.countUpTo ?? 0), 10000, data.orders?.totalCount),
  summable: ['total'],
  sums: (data) => data.orders?.sums,
} satisfies CountDescriptor<OrderCountData, OrderCountVariables>;

const inputs = gql.formInputs<OrderRecord>()(
  fields,
  {
    number: { required: true, nullable: false },
    customerId: {
      field: 'customer',
      required: true,
      nullable: false,
      reference: { resource: 'customers', keyField: 'id' },
      referenced: (record: OrderRecord) => record.customer ?? null,
    },
    addressId: {
      field: 'address',
      reference: { resource: 'addresses', keyField: 'id' },
      referenced: (record: OrderRecord) => record.address ?? null,
    },
    status: {},
    placedAt: {},
    promotionId: {
      field: 'promotion',
      reference: { resource: 'promotions', keyField: 'id' },
      referenced: (record: OrderRecord) => record.promotion ?? null,
    },
    managerId: {
      field: 'manager',
      reference: { resource: 'employees', keyField: 'id' },
      referenced: (record: OrderRecord) => record.manager ?? null,
    },
    comment: {},
  },
);

export type OrderShowData = { readonly order: OrderRecord | null };

export type OrderShowVariables = { readonly id: number };

export const OrderShowDocument: TypedDocumentNode<OrderShowData, OrderShowVariables> = gql.query(
  'OrderShow',
  { id: 'Int!' },
  [gql.rootField('order', ['id'], selection)],
  'yb1ysE5oR5HOeRy2IDsWXuCP1yZX3biXghMGYnJbztM=',
);

const show = {
  document: OrderShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.order ?? null,
} satisfies ShowDescriptor<OrderShowData, OrderShowVariables>;

export type OrderCreateData = { readonly createOrder: { readonly order: OrderRecord | null } | null };

export type OrderCreateVariables = { readonly input: CreateOrderInput };

export const OrderCreateDocument: TypedDocumentNode<OrderCreateData, OrderCreateVariables> = gql.mutation(
  'OrderCreate',
  { input: 'CreateOrderInput!' },
  [gql.rootField('createOrder', ['input'], [gql.field('order', selection)])],
  'SqsXbIjVwbBLNLb81QAvAh6mHNZeDgRain1Jmg1EbP8=',
);

const create = {
  document: OrderCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      order: {
        ...sent(values),
        number: gql.requiredValue(values, 'number', gql.text),
        customerId: gql.requiredValue(values, 'customerId', gql.number),
      },
    },
  }),
  result: (data) => ({ record: data.createOrder?.order ?? null, errors: [] }),
} satisfies CreateDescriptor<OrderCreateData, OrderCreateVariables>;

export type OrderUpdateData = { readonly updateOrder: { readonly order: OrderRecord | null } | null };

export type OrderUpdateVariables = { readonly input: UpdateOrderInput };

export const OrderUpdateDocument: TypedDocumentNode<OrderUpdateData, OrderUpdateVariables> = gql.mutation(
  'OrderUpdate',
  { input: 'UpdateOrderInput!' },
  [gql.rootField('updateOrder', ['input'], [gql.field('order', selection)])],
  'hvEd6UmRLFsumUX29ChN7VnZy7g1Zx2kAc5C65r16TY=',
);

const update = {
  document: OrderUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateOrder?.order ?? null, errors: [] }),
} satisfies UpdateDescriptor<OrderUpdateData, OrderUpdateVariables>;

export type OrderDeleteData = { readonly deleteOrder: { readonly order: OrderLabel | null } | null };

export type OrderDeleteVariables = { readonly input: DeleteOrderInput };

export const OrderDeleteDocument: TypedDocumentNode<OrderDeleteData, OrderDeleteVariables> = gql.mutation(
  'OrderDelete',
  { input: 'DeleteOrderInput!' },
  [gql.rootField('deleteOrder', ['input'], [gql.field('order', ['id', 'number'])])],
  'Y8Sh5Lk1uUsp/+QaLdc+jC1IVQq/ciI+HgPYHrnkHVU=',
);

const remove = {
  document: OrderDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteOrder?.order ?? null, errors: [] }),
} satisfies RemoveDescriptor<OrderDeleteData, OrderDeleteVariables>;

/** What definitions of its screens may name. */
export type OrderTypes = {
  readonly label: OrderLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'number' | 'customer' | 'status' | 'total' | 'manager' | 'placedAt' | 'address' | 'promotion' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly number: string;
    readonly customerId: number;
    readonly status: OrderStatus;
    readonly total: Decimal;
    readonly managerId: number;
    readonly placedAt: Instant;
    readonly addressId: number;
    readonly promotionId: number;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: OrderInput;
  readonly update: Optional<OrderTypes['create']>;
  readonly references: {
    readonly customerId: 'customers';
    readonly addressId: 'addresses';
    readonly promotionId: 'promotions';
    readonly managerId: 'employees';
  };
  readonly actions: OrderActions;
  readonly related: 'deliveries' | 'orderItems' | 'payments';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'orders',
  type: 'Order',
  description: 'Заказы',
  key,
  label: (record: OrderLabel) => gql.joinWords(record.number),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [
    { name: 'deliveries', resource: 'deliveries', on: [{ filter: 'orderId', key: 'id' }] },
    { name: 'orderItems', resource: 'orderItems', on: [{ filter: 'orderId', key: 'id' }] },
    { name: 'payments', resource: 'payments', on: [{ filter: 'orderId', key: 'id' }] },
  ],
  actions: {
    items: [
      { name: 'cancelOrder', place: 'record', description: 'Отменить заказ', destructive: true, asks: true },
      { name: 'shipOrder', place: 'record', description: 'Отправить заказ', asks: true },
      { name: 'takePayment', place: 'record', description: 'Принять оплату', asks: true },
    ],
    load: () => import('../actions/orders.ts').then((loaded) => loaded.module),
  },
  cache: {
    typePolicies: {
      OrderConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      OrderSums: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { Order: { placedAt: 'Datetime', total: 'BigFloat' }, OrderSums: { total: 'BigFloat' } },
    rootFieldsByType: {
      Address: ['order', 'orders'],
      Customer: ['order', 'orders'],
      Employee: ['order', 'orders'],
      Order: ['order', 'orders'],
      Promotion: ['order', 'orders'],
    },
    typesByMutation: { createOrder: ['Order'], deleteOrder: ['Order'], updateOrder: ['Order'] },
  },
  texts: {
    record: 'Заказ',
    create: 'Новый заказ',
    remove: 'Удалить заказ?',
    created: 'Заказ создан',
    values: {
      assembling: 'Идёт сборка',
      cancelled: 'Отменён',
      confirmed: 'Подтверждён',
      delivered: 'Доставлен',
      new: 'Новый',
      returned: 'Возвращён',
      shipped: 'Отправлен',
    },
  },
};
