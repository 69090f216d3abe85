/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ResourceDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import type { BigInteger, Decimal } from '../../scalars.ts';
import { type Filters, type Operators, type Sorts, all, bounded, conditions, erased, field, flag, given, joined, keyed, listOf, mutation, needed, number, present, query, root, sorted, text, under, when } from '../runtime.ts';

export type OrderItemOrderBy = 'ID_ASC' | 'ID_DESC' | 'ORDER_ID_ASC' | 'ORDER_ID_DESC' | 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC';

export type BigIntFilter = {
  readonly equalTo?: BigInteger | null;
  readonly greaterThan?: BigInteger | null;
  readonly greaterThanOrEqualTo?: BigInteger | null;
  readonly in?: readonly BigInteger[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: BigInteger | null;
  readonly lessThanOrEqualTo?: BigInteger | null;
  readonly notEqualTo?: BigInteger | null;
  readonly notIn?: readonly BigInteger[] | null;
};

export type CreateOrderItemInput = { readonly orderItem: OrderItemInput };

export type DeleteOrderItemInput = { readonly id: BigInteger };

export type IntFilter = {
  readonly equalTo?: number | null;
  readonly in?: readonly number[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: number | null;
  readonly notIn?: readonly number[] | null;
};

export type OrderItemFilter = {
  readonly and?: readonly OrderItemFilter[] | null;
  readonly id?: BigIntFilter | null;
  readonly orderId?: IntFilter | null;
  readonly productId?: IntFilter | null;
};

export type OrderItemInput = { readonly orderId: number; readonly price: Decimal; readonly productId: number; readonly quantity?: number | null };

export type OrderItemPatch = {
  readonly orderId?: number | null;
  readonly price?: Decimal | null;
  readonly productId?: number | null;
  readonly quantity?: number | null;
};

export type UpdateOrderItemInput = { readonly id: BigInteger; readonly patch: OrderItemPatch };

/** What every document of the resource holds of a record. */
export type OrderItemLabel = { readonly id: BigInteger; readonly order: { readonly number: string } | null };

/** A record of the show page. */
export type OrderItemRecord = {
  readonly id: BigInteger;
  readonly order: { readonly number: string; readonly id: number } | null;
  readonly price: Decimal;
  readonly quantity: number;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly orderId: number;
  readonly productId: number;
};

const key: readonly string[] = ['id'];

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
  price: { name: 'price', kind: 'decimal', nullable: false, description: 'Цена, ₽' },
  quantity: { name: 'quantity', kind: 'integer', nullable: false, description: 'Количество' },
  product: {
    name: 'product',
    kind: 'reference',
    nullable: true,
    description: 'Товар',
    reference: {
      resource: 'products',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  id: { name: 'id', kind: 'bigint', nullable: false, description: 'Код' },
} satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'id', descending: false }];

const sorts: Sorts<OrderItemOrderBy> = { id: ['ID_ASC', 'ID_DESC'], order: ['ORDER_ID_ASC', 'ORDER_ID_DESC'], product: ['PRODUCT_ID_ASC', 'PRODUCT_ID_DESC'] };

const onBigIntFilter: Operators<BigIntFilter> = {
  eq: (value) => ({ equalTo: text<BigInteger>(value) }),
  ne: (value) => ({ notEqualTo: text<BigInteger>(value) }),
  in: (value) => ({ in: listOf(text<BigInteger>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<BigInteger>)(value) }),
  lt: (value) => ({ lessThan: text<BigInteger>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<BigInteger>(value) }),
  gt: (value) => ({ greaterThan: text<BigInteger>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<BigInteger>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onIntFilter: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const filters = { id: under('id', onBigIntFilter), orderId: under('orderId', onIntFilter), productId: under('productId', onIntFilter) } satisfies Filters<OrderItemFilter>;

const filterOf = (request: ListRequest): OrderItemFilter | undefined => all(conditions<OrderItemFilter>(filters, request.filters), (and) => ({ and }));

export type OrderItemPickerData = {
  readonly orderItems: {
    readonly nodes: readonly ({ readonly id: BigInteger; readonly order: { readonly number: string } | null } | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

export type OrderItemPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly OrderItemOrderBy[] | null;
  readonly filter?: OrderItemFilter | null;
};

export const OrderItemPickerDocument: TypedDocumentNode<OrderItemPickerData, OrderItemPickerVariables> = query(
  'OrderItemPicker',
  { first: 'Int', offset: 'Int', orderBy: '[OrderItemOrderBy!]', filter: 'OrderItemFilter' },
  [
    root(
      'orderItems',
      ['first', 'offset', 'orderBy', 'filter'],
      [
        field('nodes', ['id', field('order', ['number'])]),
        field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
      ],
    ),
  ],
  '09e21c72d404d37d9fa787c15a00bb7f021886830ed33a435352eee664db8a37',
);

export type OrderItemListData = {
  readonly orderItems: {
    readonly nodes: readonly ({
      readonly id: BigInteger;
      readonly order: { readonly number: string; readonly id?: number } | null;
      readonly price?: Decimal;
      readonly quantity?: number;
      readonly product?: { readonly id: number; readonly name: string } | null;
    } | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

export type OrderItemListVariables = OrderItemPickerVariables & { readonly withOrder: boolean; readonly withPrice: boolean; readonly withQuantity: boolean; readonly withProduct: boolean };

export const OrderItemListDocument: TypedDocumentNode<OrderItemListData, OrderItemListVariables> = query(
  'OrderItemList',
  {
    first: 'Int',
    offset: 'Int',
    orderBy: '[OrderItemOrderBy!]',
    filter: 'OrderItemFilter',
    withOrder: 'Boolean!',
    withPrice: 'Boolean!',
    withQuantity: 'Boolean!',
    withProduct: 'Boolean!',
  },
  [
    root(
      'orderItems',
      ['first', 'offset', 'orderBy', 'filter'],
      [
        field(
          'nodes',
          [
            'id',
            field('order', ['number']),
            when('withOrder', field('order', ['id', 'number'])),
            when('withPrice', 'price'),
            when('withQuantity', 'quantity'),
            when('withProduct', field('product', ['id', 'name'])),
          ],
        ),
        field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
      ],
    ),
  ],
  'a1f29853e4937a36833618f89d3ce47a18a863ce8ce9e6bfe2409ad0376cd3d8',
);

export type OrderItemCountData = { readonly orderItems: { readonly countUpTo: number } | null };

export type OrderItemCountVariables = { readonly filter?: OrderItemFilter | null };

export const OrderItemCountDocument: TypedDocumentNode<OrderItemCountData, OrderItemCountVariables> = query(
  'OrderItemCount',
  { filter: 'OrderItemFilter' },
  [root('orderItems', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  '6918419a9fa316491861a7f51c27372450d133412f18f3d1ef476f65b2816330',
);

const variables = (request: ListRequest): OrderItemPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: OrderItemPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.orderItems?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.orderItems?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

const list = {
  document: OrderItemListDocument,
  columns: [
    { field: fields.order, default: true },
    { field: fields.price, default: true },
    { field: fields.quantity, default: true },
    { field: fields.product, default: true },
    { field: fields.id, default: false },
  ],
  paging: 'offset',
  sortable: ['id', 'order', 'product'],
  multiSort: true,
  defaultSort,
  filters: [
    {
      name: 'id',
      kind: 'bigint',
      description: 'Код',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'orderId',
      field: 'order',
      kind: 'reference',
      description: 'Заказ',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'orders' },
    },
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      description: 'Товар',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'products' },
    },
  ],
  searchable: false,
  variables: (request) => ({
    ...variables(request),
    withOrder: request.columns.includes('order'),
    withPrice: request.columns.includes('price'),
    withQuantity: request.columns.includes('quantity'),
    withProduct: request.columns.includes('product'),
  }),
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
  variables: (request) => ({ filter: filterOf(request) }),
  total: (data) => bounded(Number(data.orderItems?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<OrderItemCountData, OrderItemCountVariables>;

export type OrderItemShowData = {
  readonly orderItem: {
    readonly id: BigInteger;
    readonly order: { readonly number: string; readonly id: number } | null;
    readonly price: Decimal;
    readonly quantity: number;
    readonly product: { readonly id: number; readonly name: string } | null;
    readonly orderId: number;
    readonly productId: number;
  } | null;
};

export type OrderItemShowVariables = { readonly id: BigInteger };

export const OrderItemShowDocument: TypedDocumentNode<OrderItemShowData, OrderItemShowVariables> = query(
  'OrderItemShow',
  { id: 'BigInt!' },
  [
    root(
      'orderItem',
      ['id'],
      ['id', field('order', ['number', 'id']), 'price', 'quantity', field('product', ['id', 'name']), 'orderId', 'productId'],
    ),
  ],
  'df48a65afe2d210e127602389f41ee8faac4f2d03824a16c3ae1da5072c23e0e',
);

const show = {
  document: OrderItemShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', text<BigInteger>) }),
  record: (data) => data.orderItem ?? null,
} satisfies ShowDescriptor<OrderItemShowData, OrderItemShowVariables>;

export type OrderItemCreateData = {
  readonly createOrderItem: {
    readonly orderItem: {
      readonly id: BigInteger;
      readonly order: { readonly number: string; readonly id: number } | null;
      readonly price: Decimal;
      readonly quantity: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly orderId: number;
      readonly productId: number;
    } | null;
  } | null;
};

export type OrderItemCreateVariables = { readonly input: CreateOrderItemInput };

export const OrderItemCreateDocument: TypedDocumentNode<OrderItemCreateData, OrderItemCreateVariables> = mutation(
  'OrderItemCreate',
  { input: 'CreateOrderItemInput!' },
  [
    root(
      'createOrderItem',
      ['input'],
      [
        field(
          'orderItem',
          ['id', field('order', ['number', 'id']), 'price', 'quantity', field('product', ['id', 'name']), 'orderId', 'productId'],
        ),
      ],
    ),
  ],
  'e003a44e0f5a47f2f34ee71d8675da3dea6fc9740904afc8adda31341f323083',
);

const create = {
  document: OrderItemCreateDocument,
  inputs: [
    {
      name: 'orderId',
      field: 'order',
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Заказ',
      reference: { resource: 'orders', keyField: 'id' },
      value: (record: OrderItemRecord) => record.orderId,
      referenced: (record: OrderItemRecord) => record.order ?? null,
    },
    {
      name: 'price',
      kind: 'decimal',
      required: true,
      nullable: false,
      description: 'Цена, ₽',
      value: (record: OrderItemRecord) => record.price,
    },
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Товар',
      reference: { resource: 'products', keyField: 'id' },
      value: (record: OrderItemRecord) => record.productId,
      referenced: (record: OrderItemRecord) => record.product ?? null,
    },
    {
      name: 'quantity',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'Количество',
      value: (record: OrderItemRecord) => record.quantity,
    },
  ],
  variables: (values) => ({
    input: {
      orderItem: {
        orderId: needed(values, 'orderId', number),
        price: needed(values, 'price', text<Decimal>),
        productId: needed(values, 'productId', number),
        quantity: given(values, 'quantity', number),
      },
    },
  }),
  result: (data) => ({ record: data.createOrderItem?.orderItem ?? null, errors: [] }),
} satisfies CreateDescriptor<OrderItemCreateData, OrderItemCreateVariables>;

export type OrderItemUpdateData = {
  readonly updateOrderItem: {
    readonly orderItem: {
      readonly id: BigInteger;
      readonly order: { readonly number: string; readonly id: number } | null;
      readonly price: Decimal;
      readonly quantity: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly orderId: number;
      readonly productId: number;
    } | null;
  } | null;
};

export type OrderItemUpdateVariables = { readonly input: UpdateOrderItemInput };

export const OrderItemUpdateDocument: TypedDocumentNode<OrderItemUpdateData, OrderItemUpdateVariables> = mutation(
  'OrderItemUpdate',
  { input: 'UpdateOrderItemInput!' },
  [
    root(
      'updateOrderItem',
      ['input'],
      [
        field(
          'orderItem',
          ['id', field('order', ['number', 'id']), 'price', 'quantity', field('product', ['id', 'name']), 'orderId', 'productId'],
        ),
      ],
    ),
  ],
  'e8b2c13b9a0de47af8315cd99754f847f8195e340db636419dd7ee50e7cf43d1',
);

const update = {
  document: OrderItemUpdateDocument,
  inputs: [
    {
      name: 'orderId',
      field: 'order',
      kind: 'reference',
      required: false,
      nullable: true,
      description: 'Заказ',
      reference: { resource: 'orders', keyField: 'id' },
      value: (record: OrderItemRecord) => record.orderId,
      referenced: (record: OrderItemRecord) => record.order ?? null,
    },
    {
      name: 'price',
      kind: 'decimal',
      required: false,
      nullable: true,
      description: 'Цена, ₽',
      value: (record: OrderItemRecord) => record.price,
    },
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      required: false,
      nullable: true,
      description: 'Товар',
      reference: { resource: 'products', keyField: 'id' },
      value: (record: OrderItemRecord) => record.productId,
      referenced: (record: OrderItemRecord) => record.product ?? null,
    },
    {
      name: 'quantity',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'Количество',
      value: (record: OrderItemRecord) => record.quantity,
    },
  ],
  variables: (key, values) => ({
    input: {
      id: keyed(key, 'id', text<BigInteger>),
      patch: {
        orderId: given(values, 'orderId', number),
        price: given(values, 'price', text<Decimal>),
        productId: given(values, 'productId', number),
        quantity: given(values, 'quantity', number),
      },
    },
  }),
  result: (data) => ({ record: data.updateOrderItem?.orderItem ?? null, errors: [] }),
} satisfies UpdateDescriptor<OrderItemUpdateData, OrderItemUpdateVariables>;

export type OrderItemDeleteData = {
  readonly deleteOrderItem: { readonly orderItem: { readonly id: BigInteger; readonly order: { readonly number: string } | null } | null } | null;
};

export type OrderItemDeleteVariables = { readonly input: DeleteOrderItemInput };

export const OrderItemDeleteDocument: TypedDocumentNode<OrderItemDeleteData, OrderItemDeleteVariables> = mutation(
  'OrderItemDelete',
  { input: 'DeleteOrderItemInput!' },
  [root('deleteOrderItem', ['input'], [field('orderItem', ['id', field('order', ['number'])])])],
  '22b4e753e978a04e7646c9c485a60de96449a706423f03e2c17d165dbad86b5f',
);

const remove = {
  document: OrderItemDeleteDocument,
  variables: (key) => ({ input: { id: keyed(key, 'id', text<BigInteger>) } }),
  result: (data) => ({ record: data.deleteOrderItem?.orderItem ?? null, errors: [] }),
} satisfies RemoveDescriptor<OrderItemDeleteData, OrderItemDeleteVariables>;

export const resource: ResourceDescriptor = {
  name: 'orderItems',
  type: 'OrderItem',
  description: 'Позиции заказов',
  key,
  label: (record: OrderItemLabel) => joined(record.order?.number),
  fields: [fields.order, fields.price, fields.quantity, fields.product, fields.id],
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
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { OrderItem: { id: 'BigInt', price: 'BigFloat' } },
    rootFieldsByType: { Order: ['orderItem', 'orderItems'], OrderItem: ['orderItem', 'orderItems'], Product: ['orderItem', 'orderItems'] },
  },
};
