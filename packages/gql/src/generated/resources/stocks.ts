/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ResourceDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import type { LocalDateTime } from '../../scalars.ts';
import { type Filters, type Operators, type Sorts, all, bounded, compact, conditions, erased, field, flag, given, joined, keyed, listOf, mutation, needed, number, present, query, root, sorted, text, under, when } from '../runtime.ts';

export type StockOrderBy = 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC' | 'QUANTITY_ASC' | 'QUANTITY_DESC' | 'WAREHOUSE_ID_ASC' | 'WAREHOUSE_ID_DESC';

export type CreateStockInput = { readonly stock: StockInput };

export type DeleteStockInput = { readonly productId: number; readonly warehouseId: number };

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

export type StockFilter = {
  readonly and?: readonly StockFilter[] | null;
  readonly productId?: IntFilter | null;
  readonly quantity?: IntFilter | null;
  readonly search?: string | null;
  readonly warehouseId?: IntFilter | null;
};

export type StockInput = {
  readonly countedAt?: LocalDateTime | null;
  readonly productId: number;
  readonly quantity?: number | null;
  readonly reserved?: number | null;
  readonly shelf: string;
  readonly warehouseId: number;
};

export type StockPatch = {
  readonly countedAt?: LocalDateTime | null;
  readonly productId?: number | null;
  readonly quantity?: number | null;
  readonly reserved?: number | null;
  readonly shelf?: string | null;
  readonly warehouseId?: number | null;
};

export type UpdateStockInput = { readonly patch: StockPatch; readonly productId: number; readonly warehouseId: number };

/** What every document of the resource holds of a record. */
export type StockLabel = { readonly productId: number; readonly warehouseId: number };

/** A record of the show page. */
export type StockRecord = {
  readonly productId: number;
  readonly warehouseId: number;
  readonly quantity: number;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly countedAt: LocalDateTime | null;
  readonly shelf: string;
  readonly reserved: number;
};

const key: readonly string[] = ['productId', 'warehouseId'];

const fields = {
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
  countedAt: { name: 'countedAt', kind: 'localDateTime', nullable: true, description: 'Пересчитано (время склада)' },
  shelf: { name: 'shelf', kind: 'string', nullable: false, description: 'Полка' },
  reserved: { name: 'reserved', kind: 'integer', nullable: false, description: 'В резерве' },
} satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'productId', descending: false }, { field: 'warehouseId', descending: false }];

const sorts: Sorts<StockOrderBy> = {
  productId: ['PRODUCT_ID_ASC', 'PRODUCT_ID_DESC'],
  quantity: ['QUANTITY_ASC', 'QUANTITY_DESC'],
  warehouseId: ['WAREHOUSE_ID_ASC', 'WAREHOUSE_ID_DESC'],
};

const onIntFilter: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
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
  productId: under('productId', onIntFilter),
  quantity: under('quantity', onIntFilter2),
  warehouseId: under('warehouseId', onIntFilter),
} satisfies Filters<StockFilter>;

const filterOf = (request: ListRequest): StockFilter | undefined => all(conditions<StockFilter>(filters, request.filters), (and) => ({ and }));

export type StockPickerData = {
  readonly stocks: {
    readonly nodes: readonly ({ readonly productId: number; readonly warehouseId: number } | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

export type StockPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly StockOrderBy[] | null;
  readonly filter?: StockFilter | null;
};

export const StockPickerDocument: TypedDocumentNode<StockPickerData, StockPickerVariables> = query(
  'StockPicker',
  { first: 'Int', offset: 'Int', orderBy: '[StockOrderBy!]', filter: 'StockFilter' },
  [
    root(
      'stocks',
      ['first', 'offset', 'orderBy', 'filter'],
      [
        field('nodes', ['productId', 'warehouseId']),
        field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
      ],
    ),
  ],
  'c8a6361ca352a11b2680b99caea01d5d423936cc0a25cd415523566ec90ed4c4',
);

export type StockListData = {
  readonly stocks: {
    readonly nodes: readonly ({
      readonly productId: number;
      readonly warehouseId: number;
      readonly quantity?: number;
      readonly product?: { readonly id: number; readonly name: string } | null;
      readonly warehouse?: { readonly id: number; readonly name: string } | null;
      readonly countedAt?: LocalDateTime | null;
      readonly shelf?: string;
      readonly reserved?: number;
    } | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

export type StockListVariables = StockPickerVariables & { readonly withQuantity: boolean; readonly withProduct: boolean; readonly withWarehouse: boolean; readonly withCountedAt: boolean; readonly withShelf: boolean; readonly withReserved: boolean };

export const StockListDocument: TypedDocumentNode<StockListData, StockListVariables> = query(
  'StockList',
  {
    first: 'Int',
    offset: 'Int',
    orderBy: '[StockOrderBy!]',
    filter: 'StockFilter',
    withQuantity: 'Boolean!',
    withProduct: 'Boolean!',
    withWarehouse: 'Boolean!',
    withCountedAt: 'Boolean!',
    withShelf: 'Boolean!',
    withReserved: 'Boolean!',
  },
  [
    root(
      'stocks',
      ['first', 'offset', 'orderBy', 'filter'],
      [
        field(
          'nodes',
          [
            'productId',
            'warehouseId',
            when('withQuantity', 'quantity'),
            when('withProduct', field('product', ['id', 'name'])),
            when('withWarehouse', field('warehouse', ['id', 'name'])),
            when('withCountedAt', 'countedAt'),
            when('withShelf', 'shelf'),
            when('withReserved', 'reserved'),
          ],
        ),
        field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
      ],
    ),
  ],
  'a9f5d8142d5f9d93b60a2dca52fddc261fee647cd42ff5b53822954315b6cb02',
);

export type StockCountData = { readonly stocks: { readonly countUpTo: number } | null };

export type StockCountVariables = { readonly filter?: StockFilter | null };

export const StockCountDocument: TypedDocumentNode<StockCountData, StockCountVariables> = query(
  'StockCount',
  { filter: 'StockFilter' },
  [root('stocks', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  'a45e61423f0ef086475ee9defb4711c399fd20b337d30f2cdd081fed2f574510',
);

const variables = (request: ListRequest): StockPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: StockPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.stocks?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.stocks?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

const list = {
  document: StockListDocument,
  columns: [
    { field: fields.quantity, default: true },
    { field: fields.product, default: true },
    { field: fields.warehouse, default: true },
    { field: fields.countedAt, default: true },
    { field: fields.shelf, default: true },
    { field: fields.reserved, default: true },
  ],
  paging: 'offset',
  sortable: ['productId', 'quantity', 'warehouseId'],
  multiSort: true,
  defaultSort,
  filters: [
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      description: 'Товар',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'products' },
    },
    {
      name: 'quantity',
      kind: 'integer',
      description: 'Количество',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'warehouseId',
      field: 'warehouse',
      kind: 'reference',
      description: 'Склад',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'warehouses' },
    },
  ],
  searchable: true,
  variables: (request) => ({
    ...variables(request),
    withQuantity: request.columns.includes('quantity'),
    withProduct: request.columns.includes('product'),
    withWarehouse: request.columns.includes('warehouse'),
    withCountedAt: request.columns.includes('countedAt'),
    withShelf: request.columns.includes('shelf'),
    withReserved: request.columns.includes('reserved'),
  }),
  records: (data) => present(data.stocks?.nodes),
  page,
} satisfies ListDescriptor<StockListData, StockListVariables>;

const picker = { document: StockPickerDocument, searchable: true, variables, records: (data) => present(data.stocks?.nodes), page } satisfies PickerDescriptor<StockPickerData, StockPickerVariables>;

const count = {
  document: StockCountDocument,
  variables: (request) => ({ filter: compact({ ...filterOf(request), search: request.search || undefined }) }),
  total: (data) => bounded(Number(data.stocks?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<StockCountData, StockCountVariables>;

export type StockShowData = {
  readonly stock: {
    readonly productId: number;
    readonly warehouseId: number;
    readonly quantity: number;
    readonly product: { readonly id: number; readonly name: string } | null;
    readonly warehouse: { readonly id: number; readonly name: string } | null;
    readonly countedAt: LocalDateTime | null;
    readonly shelf: string;
    readonly reserved: number;
  } | null;
};

export type StockShowVariables = { readonly productId: number; readonly warehouseId: number };

export const StockShowDocument: TypedDocumentNode<StockShowData, StockShowVariables> = query(
  'StockShow',
  { productId: 'Int!', warehouseId: 'Int!' },
  [
    root(
      'stock',
      ['productId', 'warehouseId'],
      [
        'productId',
        'warehouseId',
        'quantity',
        field('product', ['id', 'name']),
        field('warehouse', ['id', 'name']),
        'countedAt',
        'shelf',
        'reserved',
      ],
    ),
  ],
  '6a727af568de8aa4c3ecbb0b983aa69004e1ba64eb7ebd896468683c29e69f76',
);

const show = {
  document: StockShowDocument,
  variables: (key) => ({ productId: keyed(key, 'productId', number), warehouseId: keyed(key, 'warehouseId', number) }),
  record: (data) => data.stock ?? null,
} satisfies ShowDescriptor<StockShowData, StockShowVariables>;

export type StockCreateData = {
  readonly createStock: {
    readonly stock: {
      readonly productId: number;
      readonly warehouseId: number;
      readonly quantity: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly warehouse: { readonly id: number; readonly name: string } | null;
      readonly countedAt: LocalDateTime | null;
      readonly shelf: string;
      readonly reserved: number;
    } | null;
  } | null;
};

export type StockCreateVariables = { readonly input: CreateStockInput };

export const StockCreateDocument: TypedDocumentNode<StockCreateData, StockCreateVariables> = mutation(
  'StockCreate',
  { input: 'CreateStockInput!' },
  [
    root(
      'createStock',
      ['input'],
      [
        field(
          'stock',
          [
            'productId',
            'warehouseId',
            'quantity',
            field('product', ['id', 'name']),
            field('warehouse', ['id', 'name']),
            'countedAt',
            'shelf',
            'reserved',
          ],
        ),
      ],
    ),
  ],
  '004d2e1390c79b691622c7dc3129734cdeb06e8b478c989922ca5a1e1c58789d',
);

const create = {
  document: StockCreateDocument,
  inputs: [
    {
      name: 'countedAt',
      kind: 'localDateTime',
      required: false,
      nullable: true,
      description: 'Пересчитано (время склада)',
      value: (record: StockRecord) => record.countedAt,
    },
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Товар',
      reference: { resource: 'products', keyField: 'id' },
      value: (record: StockRecord) => record.productId,
      referenced: (record: StockRecord) => record.product ?? null,
    },
    {
      name: 'quantity',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'Количество',
      value: (record: StockRecord) => record.quantity,
    },
    {
      name: 'reserved',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'В резерве',
      value: (record: StockRecord) => record.reserved,
    },
    {
      name: 'shelf',
      kind: 'string',
      required: true,
      nullable: false,
      description: 'Полка',
      value: (record: StockRecord) => record.shelf,
    },
    {
      name: 'warehouseId',
      field: 'warehouse',
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Склад',
      reference: { resource: 'warehouses', keyField: 'id' },
      value: (record: StockRecord) => record.warehouseId,
      referenced: (record: StockRecord) => record.warehouse ?? null,
    },
  ],
  variables: (values) => ({
    input: {
      stock: {
        countedAt: given(values, 'countedAt', text<LocalDateTime>),
        productId: needed(values, 'productId', number),
        quantity: given(values, 'quantity', number),
        reserved: given(values, 'reserved', number),
        shelf: needed(values, 'shelf', text),
        warehouseId: needed(values, 'warehouseId', number),
      },
    },
  }),
  result: (data) => ({ record: data.createStock?.stock ?? null, errors: [] }),
} satisfies CreateDescriptor<StockCreateData, StockCreateVariables>;

export type StockUpdateData = {
  readonly updateStock: {
    readonly stock: {
      readonly productId: number;
      readonly warehouseId: number;
      readonly quantity: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly warehouse: { readonly id: number; readonly name: string } | null;
      readonly countedAt: LocalDateTime | null;
      readonly shelf: string;
      readonly reserved: number;
    } | null;
  } | null;
};

export type StockUpdateVariables = { readonly input: UpdateStockInput };

export const StockUpdateDocument: TypedDocumentNode<StockUpdateData, StockUpdateVariables> = mutation(
  'StockUpdate',
  { input: 'UpdateStockInput!' },
  [
    root(
      'updateStock',
      ['input'],
      [
        field(
          'stock',
          [
            'productId',
            'warehouseId',
            'quantity',
            field('product', ['id', 'name']),
            field('warehouse', ['id', 'name']),
            'countedAt',
            'shelf',
            'reserved',
          ],
        ),
      ],
    ),
  ],
  '70a8804505f227586ea3bd65ee5a9a04db44e6deb9261173fc6e71291fcff70a',
);

const update = {
  document: StockUpdateDocument,
  inputs: [
    {
      name: 'countedAt',
      kind: 'localDateTime',
      required: false,
      nullable: true,
      description: 'Пересчитано (время склада)',
      value: (record: StockRecord) => record.countedAt,
    },
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      required: false,
      nullable: true,
      description: 'Товар',
      reference: { resource: 'products', keyField: 'id' },
      value: (record: StockRecord) => record.productId,
      referenced: (record: StockRecord) => record.product ?? null,
    },
    {
      name: 'quantity',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'Количество',
      value: (record: StockRecord) => record.quantity,
    },
    {
      name: 'reserved',
      kind: 'integer',
      required: false,
      nullable: true,
      description: 'В резерве',
      value: (record: StockRecord) => record.reserved,
    },
    {
      name: 'shelf',
      kind: 'string',
      required: false,
      nullable: true,
      description: 'Полка',
      value: (record: StockRecord) => record.shelf,
    },
    {
      name: 'warehouseId',
      field: 'warehouse',
      kind: 'reference',
      required: false,
      nullable: true,
      description: 'Склад',
      reference: { resource: 'warehouses', keyField: 'id' },
      value: (record: StockRecord) => record.warehouseId,
      referenced: (record: StockRecord) => record.warehouse ?? null,
    },
  ],
  variables: (key, values) => ({
    input: {
      productId: keyed(key, 'productId', number),
      warehouseId: keyed(key, 'warehouseId', number),
      patch: {
        countedAt: given(values, 'countedAt', text<LocalDateTime>),
        productId: given(values, 'productId', number),
        quantity: given(values, 'quantity', number),
        reserved: given(values, 'reserved', number),
        shelf: given(values, 'shelf', text),
        warehouseId: given(values, 'warehouseId', number),
      },
    },
  }),
  result: (data) => ({ record: data.updateStock?.stock ?? null, errors: [] }),
} satisfies UpdateDescriptor<StockUpdateData, StockUpdateVariables>;

export type StockDeleteData = { readonly deleteStock: { readonly stock: { readonly productId: number; readonly warehouseId: number } | null } | null };

export type StockDeleteVariables = { readonly input: DeleteStockInput };

export const StockDeleteDocument: TypedDocumentNode<StockDeleteData, StockDeleteVariables> = mutation(
  'StockDelete',
  { input: 'DeleteStockInput!' },
  [root('deleteStock', ['input'], [field('stock', ['productId', 'warehouseId'])])],
  'ff821a5550e4036d44e59cc877032dec17cb6790ad6e5242a59442b2252cc15c',
);

const remove = {
  document: StockDeleteDocument,
  variables: (key) => ({ input: { productId: keyed(key, 'productId', number), warehouseId: keyed(key, 'warehouseId', number) } }),
  result: (data) => ({ record: data.deleteStock?.stock ?? null, errors: [] }),
} satisfies RemoveDescriptor<StockDeleteData, StockDeleteVariables>;

export const resource: ResourceDescriptor = {
  name: 'stocks',
  type: 'Stock',
  description: 'Остатки',
  key,
  label: (record: StockLabel) => joined(record.productId, record.warehouseId),
  fields: [fields.quantity, fields.product, fields.warehouse, fields.countedAt, fields.shelf, fields.reserved],
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
      PageInfo: { keyFields: false, merge: true },
      Stock: { keyFields: ['productId', 'warehouseId'] },
      StockConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    },
    scalarFields: { Stock: { countedAt: 'LocalDatetime' } },
    rootFieldsByType: { Product: ['stock', 'stocks'], Stock: ['stock', 'stocks'], Warehouse: ['stock', 'stocks'] },
  },
};
