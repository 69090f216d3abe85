/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger, Decimal } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBigIntFilter, onIntFilter2, type BigIntFilter, type IntFilter } from '../shared.ts';

export type OrderItemOrderBy = 'ID_ASC' | 'ID_DESC' | 'ORDER_ID_ASC' | 'ORDER_ID_DESC' | 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC';

export type CreateOrderItemInput = { readonly orderItem: OrderItemInput };

export type DeleteOrderItemInput = { readonly id: BigInteger; readonly revision?: string | null | undefined };

export type OrderItemFilter = {
  readonly id?: BigIntFilter | null | undefined;
  readonly orderId?: IntFilter | null | undefined;
  readonly productId?: IntFilter | null | undefined;
  readonly and?: readonly OrderItemFilter[] | null | undefined;
  readonly not?: OrderItemFilter | null | undefined;
  readonly or?: readonly OrderItemFilter[] | null | undefined;
};

export type OrderItemInput = {
  readonly orderId: number;
  readonly productId: number;
  readonly quantity?: number | null | undefined;
  readonly price: Decimal;
};

export type OrderItemPatch = Optional<OrderItemInput>;

export type UpdateOrderItemInput = { readonly id: BigInteger; readonly patch: OrderItemPatch; readonly revision?: string | null | undefined };

const selection = [
  'id',
  gql.field('order', ['id', 'number']),
  gql.field('product', ['id', 'name']),
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

export const fields = gql.withNames({
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
  product: {
    kind: 'reference',
    nullable: true,
    description: 'Товар',
    reference: {
      resource: 'products',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  quantity: { kind: 'integer', nullable: false, description: 'Количество', unindexed: true },
  price: { kind: 'decimal', nullable: false, description: 'Цена, ₽', digits: { precision: 12, scale: 2 }, unindexed: true },
  id: { kind: 'bigint', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'id', descending: true }];

const sorts = gql.sortPairs({ id: 'ID', order: 'ORDER_ID', product: 'PRODUCT_ID' }, '_ASC', '_DESC') satisfies Sorts<OrderItemOrderBy>;

const filters = {
  orderId: gql.nestedOperators('orderId', onIntFilter2),
  productId: gql.nestedOperators('productId', onIntFilter2),
  id: gql.nestedOperators('id', onBigIntFilter),
} satisfies Filters<OrderItemFilter>;

const groups = gql.filterGroups<OrderItemFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): OrderItemFilter | undefined => gql.groupedFilter<OrderItemFilter>(filters, groups, request);

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
  gql.rootField(
    'orderItems',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type OrderItemPickerData = OrderItemPage<OrderItemLabel>;

export type OrderItemPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly OrderItemOrderBy[] | null | undefined;
  readonly filter?: OrderItemFilter | null | undefined;
};

export const OrderItemPickerDocument: TypedDocumentNode<OrderItemPickerData, OrderItemPickerVariables> = gql.query(
  'OrderItemPicker',
  argumentTypes,
  around(['id', gql.field('order', ['id', 'number']), gql.field('product', ['id', 'name'])]),
  'Hc59tWUQF0Qa7bEanud4hY3xjTjYnShis1qLqJg/bpo=',
);

const { columns, flags } = gql.columnFlags<'order' | 'product' | 'quantity' | 'price'>(
  gql.field('order', ['id', 'number']),
  gql.field('product', ['id', 'name']),
  'quantity',
  'price',
);

export type OrderItemListData = OrderItemPage<OrderItemRow>;

export type OrderItemListVariables = OrderItemPickerVariables & Flags<typeof flags>;

export const OrderItemListDocument: TypedDocumentNode<OrderItemListData, OrderItemListVariables> = gql.query(
  'OrderItemList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', gql.field('order', ['id', 'number']), gql.field('product', ['id', 'name']), ...columns]),
  'H8f2l48oAB+6K8daJ5037amZ7OdFlfFQ/jYVijsgxgU=',
);

export type OrderItemCountData = {
  readonly orderItems: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly quantity: Decimal | null; readonly price: Decimal | null };
  } | null;
};

export type OrderItemCountVariables = { readonly filter?: OrderItemFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const OrderItemCountDocument: TypedDocumentNode<OrderItemCountData, OrderItemCountVariables> = gql.query(
  'OrderItemCount',
  { filter: 'OrderItemFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'orderItems',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['quantity', 'price'])),
      ],
    ),
  ],
  'oHetvnOjvQTzBjitO53Tk8/fIAzL3KsrJ9D66d0V6KI=',
);

const variables = (request: ListRequest): OrderItemPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<OrderItemOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: OrderItemPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.orderItems?.pageInfo, request);

export const list = {
  document: OrderItemListDocument,
  columns: [...gql.visibleColumns(fields.order, fields.product, fields.quantity, fields.price), ...gql.hiddenColumns(fields.id)],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
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
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.orderItems?.nodes),
  page,
} satisfies ListDescriptor<OrderItemListData, OrderItemListVariables>;

const picker = {
  document: OrderItemPickerDocument,
  searchable: false,
  variables,
  records: (data) => gql.nonNull(data.orderItems?.nodes),
  page,
} satisfies PickerDescriptor<OrderItemPickerData, OrderItemPickerVariables>;

const count = {
  document: OrderItemCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({ filter: filterOf(request), exact: exact === true, summed: isSummed === true }),
  total: (data) => gql.boundedTotal(Number(data.orderItems?.countUpTo ?? 0), 10000, data.orderItems?.totalCount),
  summable: ['quantity', 'price'],
  sums: (data) => data.orderItems?.sums,
} satisfies CountDescriptor<OrderItemCountData, OrderItemCountVariables>;

const inputs = gql.formInputs<OrderItemRecord>()(
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

export const OrderItemShowDocument: TypedDocumentNode<OrderItemShowData, OrderItemShowVariables> = gql.query(
  'OrderItemShow',
  { id: 'BigInt!' },
  [gql.rootField('orderItem', ['id'], selection)],
  'LV/LS3DKMcPN4UeThdZBbAzgw5GqusD5YTHiXby/6/Q=',
);

const show = {
  document: OrderItemShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text<BigInteger>) }),
  record: (data) => data.orderItem ?? null,
} satisfies ShowDescriptor<OrderItemShowData, OrderItemShowVariables>;

export type OrderItemCreateData = { readonly createOrderItem: { readonly orderItem: OrderItemRecord | null } | null };

export type OrderItemCreateVariables = { readonly input: CreateOrderItemInput };

export const OrderItemCreateDocument: TypedDocumentNode<OrderItemCreateData, OrderItemCreateVariables> = gql.mutation(
  'OrderItemCreate',
  { input: 'CreateOrderItemInput!' },
  [gql.rootField('createOrderItem', ['input'], [gql.field('orderItem', selection)])],
  'c7du80ERTWSMn0YruCpmBliyj5FSvbRiEQfZTegjdks=',
);

const create = {
  document: OrderItemCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      orderItem: {
        orderId: gql.requiredValue(values, 'orderId', gql.number),
        productId: gql.requiredValue(values, 'productId', gql.number),
        quantity: gql.inputValue(values, 'quantity', gql.number),
        price: gql.requiredValue(values, 'price', gql.text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createOrderItem?.orderItem ?? null, errors: [] }),
} satisfies CreateDescriptor<OrderItemCreateData, OrderItemCreateVariables>;

export type OrderItemUpdateData = { readonly updateOrderItem: { readonly orderItem: OrderItemRecord | null } | null };

export type OrderItemUpdateVariables = { readonly input: UpdateOrderItemInput };

export const OrderItemUpdateDocument: TypedDocumentNode<OrderItemUpdateData, OrderItemUpdateVariables> = gql.mutation(
  'OrderItemUpdate',
  { input: 'UpdateOrderItemInput!' },
  [gql.rootField('updateOrderItem', ['input'], [gql.field('orderItem', selection)])],
  'NiA0/wlClQFPGLS43Ken98M6zY/UUYMpFQcuyHdGqY8=',
);

const update = {
  document: OrderItemUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.text<BigInteger>),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: {
        orderId: gql.inputValue(values, 'orderId', gql.number),
        productId: gql.inputValue(values, 'productId', gql.number),
        quantity: gql.inputValue(values, 'quantity', gql.number),
        price: gql.inputValue(values, 'price', gql.text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.updateOrderItem?.orderItem ?? null, errors: [] }),
} satisfies UpdateDescriptor<OrderItemUpdateData, OrderItemUpdateVariables>;

export type OrderItemDeleteData = { readonly deleteOrderItem: { readonly orderItem: OrderItemLabel | null } | null };

export type OrderItemDeleteVariables = { readonly input: DeleteOrderItemInput };

export const OrderItemDeleteDocument: TypedDocumentNode<OrderItemDeleteData, OrderItemDeleteVariables> = gql.mutation(
  'OrderItemDelete',
  { input: 'DeleteOrderItemInput!' },
  [
    gql.rootField(
      'deleteOrderItem',
      ['input'],
      [gql.field('orderItem', ['id', gql.field('order', ['id', 'number']), gql.field('product', ['id', 'name'])])],
    ),
  ],
  'KOJ4EBS8NUiQkoFByUv8UAJGxHCzaSNhLu9/BrqpQqo=',
);

const remove = {
  document: OrderItemDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.text<BigInteger>), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
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
  label: (record: OrderItemLabel) => gql.joinWithCommas(record.order?.number, record.product?.name),
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
      OrderItemConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      OrderItemSums: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { OrderItem: { id: 'BigInt', price: 'BigFloat' }, OrderItemSums: { price: 'BigFloat', quantity: 'BigFloat' } },
    rootFieldsByType: { Order: ['orderItem', 'orderItems'], OrderItem: ['orderItem', 'orderItems'], Product: ['orderItem', 'orderItems'] },
    typesByMutation: { createOrderItem: ['OrderItem'], deleteOrderItem: ['OrderItem'], updateOrderItem: ['OrderItem'] },
  },
};
