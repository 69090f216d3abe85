/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger, Decimal } from '../../scalars.ts';
import { type Filters, type Flags, type Selections, type Sorts, bounded, chosen, described, erased, field, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, listed, mutation, named, needed, number, optional, paired, pageTold, present, query, root, shown, sorted, text, under, when } from '../../runtime/index.ts';
import { onBigIntFilter, onIntFilter2, type BigIntFilter, type IntFilter } from '../shared.ts';

export type OrderItemOrderBy = 'ID_ASC' | 'ID_DESC' | 'ORDER_ID_ASC' | 'ORDER_ID_DESC' | 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC';

export type CreateOrderItemInput = { readonly orderItem: OrderItemInput };

export type DeleteOrderItemInput = { readonly id: BigInteger; readonly revision?: string | null };

export type OrderItemFilter = {
  readonly id?: BigIntFilter | null;
  readonly orderId?: IntFilter | null;
  readonly productId?: IntFilter | null;
  readonly and?: readonly OrderItemFilter[] | null;
  readonly not?: OrderItemFilter | null;
  readonly or?: readonly OrderItemFilter[] | null;
};

export type OrderItemInput = { readonly orderId: number; readonly productId: number; readonly quantity?: number | null; readonly price: Decimal };

export type OrderItemPatch = Optional<OrderItemInput>;

export type UpdateOrderItemInput = { readonly id: BigInteger; readonly patch: OrderItemPatch; readonly revision?: string | null };

const selection = [
  'id',
  field('order', ['id', 'number']),
  field('product', ['id', 'name']),
  'quantity',
  'price',
  'orderId',
  'productId',
  'revision',
];

/** What every document of the resource holds of a record. */
export type OrderItemLabel = {
  readonly id: BigInteger;
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly product: { readonly id: number; readonly name: string } | null;
};

/** A record of the show page. */
export type OrderItemRecord = {
  readonly id: BigInteger;
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly quantity: number;
  readonly price: Decimal;
  readonly orderId: number;
  readonly productId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = named({
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
  product: {
    kind: 'reference',
    nullable: true,
    description: 'Товар',
    reference: {
      resource: 'products',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  quantity: { kind: 'integer', nullable: false, description: 'Количество', unindexed: true },
  price: { kind: 'decimal', nullable: false, description: 'Цена, ₽', digits: { precision: 12, scale: 2 }, unindexed: true },
  id: { kind: 'bigint', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'id', descending: false }];

const sorts = paired({ id: 'ID', order: 'ORDER_ID', product: 'PRODUCT_ID' }, '_ASC', '_DESC') satisfies Sorts<OrderItemOrderBy>;

const filters = {
  orderId: under('orderId', onIntFilter2),
  productId: under('productId', onIntFilter2),
  id: under('id', onBigIntFilter),
} satisfies Filters<OrderItemFilter>;

const groups = grouping<OrderItemFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): OrderItemFilter | undefined => grouped<OrderItemFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type OrderItemRow = OrderItemLabel & Partial<Pick<OrderItemRecord, 'quantity' | 'price'>>;

type OrderItemPage<TRecord> = {
  readonly orderItems: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[OrderItemOrderBy!]', filter: 'OrderItemFilter' };

const around = (records: Selections) => [
  root(
    'orderItems',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type OrderItemPickerData = OrderItemPage<OrderItemLabel>;

export type OrderItemPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly OrderItemOrderBy[] | null;
  readonly filter?: OrderItemFilter | null;
};

export const OrderItemPickerDocument: TypedDocumentNode<OrderItemPickerData, OrderItemPickerVariables> = query(
  'OrderItemPicker',
  argumentTypes,
  around(['id', field('order', ['id', 'number']), field('product', ['id', 'name'])]),
  'Hc59tWUQF0Qa7bEanud4hY3xjTjYnShis1qLqJg/bpo=',
);

const { columns, flags } = flagged<'order' | 'product' | 'quantity' | 'price'>(
  field('order', ['id', 'number']),
  field('product', ['id', 'name']),
  'quantity',
  'price',
);

export type OrderItemListData = OrderItemPage<OrderItemRow>;

export type OrderItemListVariables = OrderItemPickerVariables & Flags<typeof flags>;

export const OrderItemListDocument: TypedDocumentNode<OrderItemListData, OrderItemListVariables> = query(
  'OrderItemList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', field('order', ['id', 'number']), field('product', ['id', 'name']), ...columns]),
  'H8f2l48oAB+6K8daJ5037amZ7OdFlfFQ/jYVijsgxgU=',
);

export type OrderItemCountData = {
  readonly orderItems: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly quantity: Decimal | null; readonly price: Decimal | null };
  } | null;
};

export type OrderItemCountVariables = { readonly filter?: OrderItemFilter | null; readonly exact: boolean; readonly summed: boolean };

export const OrderItemCountDocument: TypedDocumentNode<OrderItemCountData, OrderItemCountVariables> = query(
  'OrderItemCount',
  { filter: 'OrderItemFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'orderItems',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['quantity', 'price'])),
      ],
    ),
  ],
  'oHetvnOjvQTzBjitO53Tk8/fIAzL3KsrJ9D66d0V6KI=',
);

const variables = (request: ListRequest): OrderItemPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<OrderItemOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: OrderItemPickerData, request: ListRequest): PageInfo => pageTold(data.orderItems?.pageInfo, request);

export const list = {
  document: OrderItemListDocument,
  columns: [...shown(fields.order, fields.product, fields.quantity, fields.price), ...hidden(fields.id)],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(
    filters,
    fields,
    {
      orderId: { field: 'order', reference: { resource: 'orders' } },
      productId: { field: 'product', reference: { resource: 'products' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/orderItems.ts'),
  searchable: false,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.orderItems?.nodes),
  page,
} satisfies ListDescriptor<OrderItemListData, OrderItemListVariables>;

const picker = {
  document: OrderItemPickerDocument,
  searchable: false,
  variables,
  records: (data) => present(data.orderItems?.nodes),
  page,
} satisfies PickerDescriptor<OrderItemPickerData, OrderItemPickerVariables>;

const count = {
  document: OrderItemCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({ filter: filterOf(request), exact: exact === true, summed: isSummed === true }),
  total: (data) => bounded(Number(data.orderItems?.countUpTo ?? 0), 10000, data.orderItems?.totalCount),
  summable: ['quantity', 'price'],
  sums: (data) => data.orderItems?.sums,
} satisfies CountDescriptor<OrderItemCountData, OrderItemCountVariables>;

const inputs = formInputs<OrderItemRecord>()(
  fields,
  {
    orderId: {
      field: 'order',
      required: true,
      nullable: false,
      reference: { resource: 'orders', keyField: 'id' },
      referenced: (record: OrderItemRecord) => record.order ?? null,
    },
    productId: {
      field: 'product',
      required: true,
      nullable: false,
      reference: { resource: 'products', keyField: 'id' },
      referenced: (record: OrderItemRecord) => record.product ?? null,
    },
    quantity: {},
    price: { required: true, nullable: false },
  },
);

export type OrderItemShowData = { readonly orderItem: OrderItemRecord | null };

export type OrderItemShowVariables = { readonly id: BigInteger };

export const OrderItemShowDocument: TypedDocumentNode<OrderItemShowData, OrderItemShowVariables> = query(
  'OrderItemShow',
  { id: 'BigInt!' },
  [root('orderItem', ['id'], selection)],
  'LV/LS3DKMcPN4UeThdZBbAzgw5GqusD5YTHiXby/6/Q=',
);

const show = {
  document: OrderItemShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', text<BigInteger>) }),
  record: (data) => data.orderItem ?? null,
} satisfies ShowDescriptor<OrderItemShowData, OrderItemShowVariables>;

export type OrderItemCreateData = { readonly createOrderItem: { readonly orderItem: OrderItemRecord | null } | null };

export type OrderItemCreateVariables = { readonly input: CreateOrderItemInput };

export const OrderItemCreateDocument: TypedDocumentNode<OrderItemCreateData, OrderItemCreateVariables> = mutation(
  'OrderItemCreate',
  { input: 'CreateOrderItemInput!' },
  [root('createOrderItem', ['input'], [field('orderItem', selection)])],
  'c7du80ERTWSMn0YruCpmBliyj5FSvbRiEQfZTegjdks=',
);

const create = {
  document: OrderItemCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      orderItem: {
        orderId: needed(values, 'orderId', number),
        productId: needed(values, 'productId', number),
        quantity: given(values, 'quantity', number),
        price: needed(values, 'price', text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createOrderItem?.orderItem ?? null, errors: [] }),
} satisfies CreateDescriptor<OrderItemCreateData, OrderItemCreateVariables>;

export type OrderItemUpdateData = { readonly updateOrderItem: { readonly orderItem: OrderItemRecord | null } | null };

export type OrderItemUpdateVariables = { readonly input: UpdateOrderItemInput };

export const OrderItemUpdateDocument: TypedDocumentNode<OrderItemUpdateData, OrderItemUpdateVariables> = mutation(
  'OrderItemUpdate',
  { input: 'UpdateOrderItemInput!' },
  [root('updateOrderItem', ['input'], [field('orderItem', selection)])],
  'NiA0/wlClQFPGLS43Ken98M6zY/UUYMpFQcuyHdGqY8=',
);

const update = {
  document: OrderItemUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: keyed(key, 'id', text<BigInteger>),
      revision: heldIfAny(record, ['revision'], text),
      patch: {
        orderId: given(values, 'orderId', number),
        productId: given(values, 'productId', number),
        quantity: given(values, 'quantity', number),
        price: given(values, 'price', text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.updateOrderItem?.orderItem ?? null, errors: [] }),
} satisfies UpdateDescriptor<OrderItemUpdateData, OrderItemUpdateVariables>;

export type OrderItemDeleteData = { readonly deleteOrderItem: { readonly orderItem: OrderItemLabel | null } | null };

export type OrderItemDeleteVariables = { readonly input: DeleteOrderItemInput };

export const OrderItemDeleteDocument: TypedDocumentNode<OrderItemDeleteData, OrderItemDeleteVariables> = mutation(
  'OrderItemDelete',
  { input: 'DeleteOrderItemInput!' },
  [
    root(
      'deleteOrderItem',
      ['input'],
      [field('orderItem', ['id', field('order', ['id', 'number']), field('product', ['id', 'name'])])],
    ),
  ],
  'KOJ4EBS8NUiQkoFByUv8UAJGxHCzaSNhLu9/BrqpQqo=',
);

const remove = {
  document: OrderItemDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', text<BigInteger>), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteOrderItem?.orderItem ?? null, errors: [] }),
} satisfies RemoveDescriptor<OrderItemDeleteData, OrderItemDeleteVariables>;

/** What definitions of its screens may name. */
export type OrderItemTypes = {
  readonly label: OrderItemLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'order' | 'product' | 'quantity' | 'price' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, { readonly orderId: number; readonly productId: number; readonly id: BigInteger }>;
  readonly sort: keyof typeof sorts;
  readonly create: OrderItemInput;
  readonly update: Optional<OrderItemTypes['create']>;
  readonly references: { readonly orderId: 'orders'; readonly productId: 'products' };
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'orderItems',
  type: 'OrderItem',
  description: 'Позиции заказов',
  key,
  label: (record: OrderItemLabel) => listed(record.order?.number, record.product?.name),
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
      OrderItemConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      OrderItemSums: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { OrderItem: { id: 'BigInt', price: 'BigFloat' }, OrderItemSums: { price: 'BigFloat', quantity: 'BigFloat' } },
    rootFieldsByType: { Order: ['orderItem', 'orderItems'], OrderItem: ['orderItem', 'orderItems'], Product: ['orderItem', 'orderItems'] },
    typesByMutation: { createOrderItem: ['OrderItem'], deleteOrderItem: ['OrderItem'], updateOrderItem: ['OrderItem'] },
  },
};
