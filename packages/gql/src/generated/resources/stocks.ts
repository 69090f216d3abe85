/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, LocalDateTime } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onIntFilter, onIntFilter2, type IntFilter } from '../shared.ts';

export type StockOrderBy = 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC' | 'WAREHOUSE_ID_ASC' | 'WAREHOUSE_ID_DESC' | 'QUANTITY_ASC' | 'QUANTITY_DESC';

export type CreateStockInput = { readonly stock: StockInput };

export type DeleteStockInput = { readonly productId: number; readonly warehouseId: number; readonly revision?: string | null | undefined };

export type StockFilter = {
  readonly productId?: IntFilter | null | undefined;
  readonly warehouseId?: IntFilter | null | undefined;
  readonly quantity?: IntFilter | null | undefined;
  readonly and?: readonly StockFilter[] | null | undefined;
  readonly not?: StockFilter | null | undefined;
  readonly or?: readonly StockFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type StockInput = {
  readonly productId: number;
  readonly warehouseId: number;
  readonly quantity?: number | null | undefined;
  readonly reserved?: number | null | undefined;
  readonly shelf: string;
  readonly countedAt?: LocalDateTime | null | undefined;
};

export type StockPatch = Optional<StockInput>;

export type UpdateStockInput = {
  readonly productId: number;
  readonly warehouseId: number;
  readonly patch: StockPatch;
  readonly revision?: string | null | undefined;
};

const selection = [
  'productId',
  'warehouseId',
  gql.field('product', ['id', 'name']),
  gql.field('warehouse', ['id', 'name']),
  'quantity',
  'countedAt',
  'shelf',
  'reserved',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): StockPatch => ({
  productId: gql.inputValue(values, 'productId', gql.number),
  warehouseId: gql.inputValue(values, 'warehouseId', gql.number),
  quantity: gql.inputValue(values, 'quantity', gql.number),
  reserved: gql.inputValue(values, 'reserved', gql.number),
  shelf: gql.inputValue(values, 'shelf', gql.text),
  countedAt: gql.inputValue(values, 'countedAt', gql.text<LocalDateTime>),
});

/** What every document of the resource holds of a record. */
export type StockLabel = {
  readonly productId: number;
  readonly warehouseId: number;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
};

/** A record of the show page. */
export type StockRecord = {
  readonly productId: number;
  readonly warehouseId: number;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly warehouse: { readonly id: number; readonly name: string } | null;
  readonly quantity: number;
  readonly countedAt: LocalDateTime | null;
  readonly shelf: string;
  readonly reserved: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['productId', 'warehouseId'];

const fields = gql.withNames({
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
  quantity: { kind: 'integer', nullable: false, description: 'Количество' },
  countedAt: { kind: 'localDateTime', nullable: true, description: 'Пересчитано (время склада)', unindexed: true },
  shelf: { kind: 'string', nullable: false, description: 'Полка', unindexed: true },
  reserved: { kind: 'integer', nullable: false, description: 'В резерве', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'productId', descending: false }, { field: 'warehouseId', descending: false }];

const sorts = gql.sortPairs({ productId: 'PRODUCT_ID', warehouseId: 'WAREHOUSE_ID', quantity: 'QUANTITY' }, '_ASC', '_DESC') satisfies Sorts<StockOrderBy>;

const filters = {
  productId: gql.nestedOperators('productId', onIntFilter2),
  warehouseId: gql.nestedOperators('warehouseId', onIntFilter2),
  quantity: gql.nestedOperators('quantity', onIntFilter),
} satisfies Filters<StockFilter>;

const groups = gql.filterGroups<StockFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): StockFilter | undefined => gql.groupedFilter<StockFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type StockRow = StockLabel & Partial<Pick<StockRecord, 'quantity' | 'countedAt' | 'shelf' | 'reserved'>>;

type StockPage<TRecord> = {
  readonly stocks: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[StockOrderBy!]', filter: 'StockFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'stocks',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type StockPickerData = StockPage<StockLabel>;

export type StockPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly StockOrderBy[] | null | undefined;
  readonly filter?: StockFilter | null | undefined;
};

export const StockPickerDocument: TypedDocumentNode<StockPickerData, StockPickerVariables> = gql.query(
  'StockPicker',
  argumentTypes,
  around(['productId', 'warehouseId', gql.field('product', ['id', 'name']), gql.field('warehouse', ['id', 'name'])]),
  'p1NbUxuqMK+FucAbrYPLcNXJPRxR/EHZF0rjubRiM8M=',
);

const { columns, flags } = gql.columnFlags<'product' | 'warehouse' | 'quantity' | 'countedAt' | 'shelf' | 'reserved'>(
  gql.field('product', ['id', 'name']),
  gql.field('warehouse', ['id', 'name']),
  'quantity',
  'countedAt',
  'shelf',
  'reserved',
);

export type StockListData = StockPage<StockRow>;

export type StockListVariables = StockPickerVariables & Flags<typeof flags>;

export const StockListDocument: TypedDocumentNode<StockListData, StockListVariables> = gql.query(
  'StockList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(
    ['productId', 'warehouseId', gql.field('product', ['id', 'name']), gql.field('warehouse', ['id', 'name']), ...columns],
  ),
  'kfazAVSFyaD01vEUtkN732+ZMmzGQ88L/pGjv4WGcbo=',
);

export type StockCountData = {
  readonly stocks: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly quantity: Decimal | null; readonly reserved: Decimal | null };
  } | null;
};

export type StockCountVariables = { readonly filter?: StockFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const StockCountDocument: TypedDocumentNode<StockCountData, StockCountVariables> = gql.query(
  'StockCount',
  { filter: 'StockFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'stocks',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['quantity', 'reserved'])),
      ],
    ),
  ],
  'M/YVG6MZyBv0myByIPZx4x8TJsKAQv6DHZAliCYsJlo=',
);

const variables = (request: ListRequest): StockPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<StockOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: StockPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.stocks?.pageInfo, request);

export const list = {
  document: StockListDocument,
  columns: gql.visibleColumns(fields.product, fields.warehouse, fields.quantity, fields.countedAt, fields.shelf, fields.reserved),
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      productId: { field: 'product', reference: { resource: 'products' } },
      warehouseId: { field: 'warehouse', reference: { resource: 'warehouses' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/stocks.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.stocks?.nodes),
  page,
} satisfies ListDescriptor<StockListData, StockListVariables>;

const picker = { document: StockPickerDocument, searchable: true, variables, records: (data) => gql.nonNull(data.stocks?.nodes), page } satisfies PickerDescriptor<StockPickerData, StockPickerVariables>;

const count = {
  document: StockCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.stocks?.countUpTo ?? 0), 10000, data.stocks?.totalCount),
  summable: ['quantity', 'reserved'],
  sums: (data) => data.stocks?.sums,
} satisfies CountDescriptor<StockCountData, StockCountVariables>;

const inputs = gql.formInputs<StockRecord>()(
  fields,
  {
    productId: {
      field: 'product',
      required: true,
      nullable: false,
      reference: { resource: 'products', keyField: 'id' },
      referenced: (record: StockRecord) => record.product ?? null,
    },
    warehouseId: {
      field: 'warehouse',
      required: true,
      nullable: false,
      reference: { resource: 'warehouses', keyField: 'id' },
      referenced: (record: StockRecord) => record.warehouse ?? null,
    },
    quantity: {},
    reserved: {},
    shelf: { required: true, nullable: false },
    countedAt: {},
  },
);

export type StockShowData = { readonly stock: StockRecord | null };

export type StockShowVariables = { readonly productId: number; readonly warehouseId: number };

export const StockShowDocument: TypedDocumentNode<StockShowData, StockShowVariables> = gql.query(
  'StockShow',
  { productId: 'Int!', warehouseId: 'Int!' },
  [gql.rootField('stock', ['productId', 'warehouseId'], selection)],
  'Dn9pmJr+cmz+xpPk6lo6z9zQ0zjXmlhDunPbvEVuhdk=',
);

const show = {
  document: StockShowDocument,
  variables: (key) => ({ productId: gql.keyValue(key, 'productId', gql.integer), warehouseId: gql.keyValue(key, 'warehouseId', gql.integer) }),
  record: (data) => data.stock ?? null,
} satisfies ShowDescriptor<StockShowData, StockShowVariables>;

export type StockCreateData = { readonly createStock: { readonly stock: StockRecord | null } | null };

export type StockCreateVariables = { readonly input: CreateStockInput };

export const StockCreateDocument: TypedDocumentNode<StockCreateData, StockCreateVariables> = gql.mutation(
  'StockCreate',
  { input: 'CreateStockInput!' },
  [gql.rootField('createStock', ['input'], [gql.field('stock', selection)])],
  'L7jZnQ1Nq3sEVQaTQjSpUrAuNFZBCs0uPi6qGVehcl0=',
);

const create = {
  document: StockCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      stock: {
        ...sent(values),
        productId: gql.requiredValue(values, 'productId', gql.number),
        warehouseId: gql.requiredValue(values, 'warehouseId', gql.number),
        shelf: gql.requiredValue(values, 'shelf', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createStock?.stock ?? null, errors: [] }),
} satisfies CreateDescriptor<StockCreateData, StockCreateVariables>;

export type StockUpdateData = { readonly updateStock: { readonly stock: StockRecord | null } | null };

export type StockUpdateVariables = { readonly input: UpdateStockInput };

export const StockUpdateDocument: TypedDocumentNode<StockUpdateData, StockUpdateVariables> = gql.mutation(
  'StockUpdate',
  { input: 'UpdateStockInput!' },
  [gql.rootField('updateStock', ['input'], [gql.field('stock', selection)])],
  'Xzhka8onnTW5bI7X76TBnc017pThSaInOlJDAFvMOF4=',
);

const update = {
  document: StockUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      productId: gql.keyValue(key, 'productId', gql.integer),
      warehouseId: gql.keyValue(key, 'warehouseId', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateStock?.stock ?? null, errors: [] }),
} satisfies UpdateDescriptor<StockUpdateData, StockUpdateVariables>;

export type StockDeleteData = { readonly deleteStock: { readonly stock: StockLabel | null } | null };

export type StockDeleteVariables = { readonly input: DeleteStockInput };

export const StockDeleteDocument: TypedDocumentNode<StockDeleteData, StockDeleteVariables> = gql.mutation(
  'StockDelete',
  { input: 'DeleteStockInput!' },
  [
    gql.rootField(
      'deleteStock',
      ['input'],
      [
        gql.field(
          'stock',
          ['productId', 'warehouseId', gql.field('product', ['id', 'name']), gql.field('warehouse', ['id', 'name'])],
        ),
      ],
    ),
  ],
  '8DnG2xLjsxKpzROlImaSL4M1OkSgkSu4y1abH1ZUbP8=',
);

const remove = {
  document: StockDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: {
      productId: gql.keyValue(key, 'productId', gql.integer),
      warehouseId: gql.keyValue(key, 'warehouseId', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
    },
  }),
  result: (data) => ({ record: data.deleteStock?.stock ?? null, errors: [] }),
} satisfies RemoveDescriptor<StockDeleteData, StockDeleteVariables>;

/** What definitions of its screens may name. */
export type StockTypes = {
  readonly label: StockLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'product' | 'warehouse' | 'quantity' | 'countedAt' | 'shelf' | 'reserved';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, { readonly productId: number; readonly warehouseId: number; readonly quantity: number }>;
  readonly sort: keyof typeof sorts;
  readonly create: StockInput;
  readonly update: Optional<StockTypes['create']>;
  readonly references: { readonly productId: 'products'; readonly warehouseId: 'warehouses' };
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'stocks',
  type: 'Stock',
  description: 'Остатки',
  key,
  label: (record: StockLabel) => gql.joinWithCommas(record.product?.name, record.warehouse?.name),
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
      PageInfo: { keyFields: false, merge: true },
      Stock: { keyFields: ['productId', 'warehouseId'] },
      StockConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      StockSums: { keyFields: false, merge: true },
    },
    scalarFields: { Stock: { countedAt: 'LocalDatetime' }, StockSums: { quantity: 'BigFloat', reserved: 'BigFloat' } },
    rootFieldsByType: { Product: ['stock', 'stocks'], Stock: ['stock', 'stocks'], Warehouse: ['stock', 'stocks'] },
    typesByMutation: { createStock: ['Stock'], deleteStock: ['Stock'], updateStock: ['Stock'] },
  },
  texts: { record: 'Остаток', create: 'Новый остаток', remove: 'Удалить остаток?', created: 'Остаток создан' },
};
