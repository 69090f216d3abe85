/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, IntervalValue, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant } from '../../scalars.ts';
import type { Filters, Flags, Operators, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBigFloatFilter, onBigIntFilter, onBooleanFilter, onDatetimeFilter, onIntFilter, onIntFilter2, onStringFilter, type BigFloatFilter, type BigIntFilter, type BooleanFilter, type DatetimeFilter, type IntFilter, type IntervalInput, type StringFilter } from '../shared.ts';
import type { ProductActions } from '../actions/products.ts';

export type ProductOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'SKU_ASC'
  | 'SKU_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'CATEGORY_ID_ASC'
  | 'CATEGORY_ID_DESC'
  | 'SUPPLIER_ID_ASC'
  | 'SUPPLIER_ID_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'BARCODE_ASC'
  | 'BARCODE_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC'
  | 'ACTIVE_ASC'
  | 'ACTIVE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC';

export type CreateProductInput = { readonly product: ProductInput };

export type DeleteProductInput = { readonly id: number; readonly revision?: string | null | undefined };

export type FloatFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: number | null | undefined;
  readonly notEqualTo?: number | null | undefined;
  readonly in?: readonly number[] | null | undefined;
  readonly notIn?: readonly number[] | null | undefined;
  readonly lessThan?: number | null | undefined;
  readonly lessThanOrEqualTo?: number | null | undefined;
  readonly greaterThan?: number | null | undefined;
  readonly greaterThanOrEqualTo?: number | null | undefined;
};

export type ProductFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly sku?: StringFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly categoryId?: IntFilter | null | undefined;
  readonly supplierId?: IntFilter | null | undefined;
  readonly price?: BigFloatFilter | null | undefined;
  readonly barcode?: BigIntFilter | null | undefined;
  readonly tags?: StringListFilter | null | undefined;
  readonly rating?: FloatFilter | null | undefined;
  readonly active?: BooleanFilter | null | undefined;
  readonly createdAt?: DatetimeFilter | null | undefined;
  readonly and?: readonly ProductFilter[] | null | undefined;
  readonly not?: ProductFilter | null | undefined;
  readonly or?: readonly ProductFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type ProductInput = {
  readonly sku: string;
  readonly name: string;
  readonly categoryId: number;
  readonly supplierId: number;
  readonly price: Decimal;
  readonly oldPrice?: Decimal | null | undefined;
  readonly barcode: BigInteger;
  readonly weight?: number | null | undefined;
  readonly warranty?: IntervalInput | null | undefined;
  readonly tags?: readonly (string | null)[] | null | undefined;
  readonly attributes?: unknown | null | undefined;
  readonly description?: string | null | undefined;
  readonly imageHash?: string | null | undefined;
  readonly rating?: number | null | undefined;
  readonly active?: boolean | null | undefined;
};

export type ProductPatch = Optional<ProductInput>;

export type StringListFilter = { readonly isNull?: boolean | null | undefined; readonly overlaps?: readonly (string | null)[] | null | undefined };

export type UpdateProductInput = { readonly id: number; readonly patch: ProductPatch; readonly revision?: string | null | undefined };

const onFloatFilter = {
  eq: (value) => ({ equalTo: gql.number(value) }),
  ne: (value) => ({ notEqualTo: gql.number(value) }),
  in: (value) => ({ in: gql.listOf(gql.number)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.number)(value) }),
  lt: (value) => ({ lessThan: gql.number(value) }),
  lte: (value) => ({ lessThanOrEqualTo: gql.number(value) }),
  gt: (value) => ({ greaterThan: gql.number(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: gql.number(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<FloatFilter>;

const onStringListFilter = { in: (value) => ({ overlaps: gql.listOf(gql.text)(value) }), isNull: (value) => ({ isNull: gql.boolean(value) }) } satisfies Operators<StringListFilter>;

const selection = [
  'id',
  'name',
  'sku',
  gql.field('supplier', ['id', 'name']),
  'price',
  gql.field('category', ['id', 'name']),
  'active',
  'oldPrice',
  'rating',
  'createdAt',
  'weight',
  'barcode',
  gql.field('warranty', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'tags',
  'attributes',
  'description',
  'imageHash',
  'supplierId',
  'categoryId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): ProductPatch => ({
  sku: gql.inputValue(values, 'sku', gql.text),
  name: gql.inputValue(values, 'name', gql.text),
  categoryId: gql.inputValue(values, 'categoryId', gql.number),
  supplierId: gql.inputValue(values, 'supplierId', gql.number),
  price: gql.inputValue(values, 'price', gql.text<Decimal>),
  oldPrice: gql.inputValue(values, 'oldPrice', gql.text<Decimal>),
  barcode: gql.inputValue(values, 'barcode', gql.text<BigInteger>),
  weight: gql.inputValue(values, 'weight', gql.number),
  warranty: gql.inputValue(
    values,
    'warranty',
    gql.nestedValues(
      (values): IntervalInput => ({
        seconds: gql.inputValue(values, 'seconds', gql.number),
        minutes: gql.inputValue(values, 'minutes', gql.number),
        hours: gql.inputValue(values, 'hours', gql.number),
        days: gql.inputValue(values, 'days', gql.number),
        months: gql.inputValue(values, 'months', gql.number),
        years: gql.inputValue(values, 'years', gql.number),
      }),
    ),
  ),
  tags: gql.inputValue(values, 'tags', gql.listOf(gql.text)),
  attributes: gql.inputValue(values, 'attributes', gql.raw),
  description: gql.inputValue(values, 'description', gql.text),
  imageHash: gql.inputValue(values, 'imageHash', gql.text),
  rating: gql.inputValue(values, 'rating', gql.number),
  active: gql.inputValue(values, 'active', gql.boolean),
});

/** What every document of the resource holds of a record. */
export type ProductLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type ProductRecord = {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly supplier: { readonly id: number; readonly name: string } | null;
  readonly price: Decimal;
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly active: boolean;
  readonly oldPrice: Decimal | null;
  readonly rating: number | null;
  readonly createdAt: Instant;
  readonly weight: number | null;
  readonly barcode: BigInteger;
  readonly warranty: {
    readonly seconds: number | null;
    readonly minutes: number | null;
    readonly hours: number | null;
    readonly days: number | null;
    readonly months: number | null;
    readonly years: number | null;
  } | null;
  readonly tags: readonly (string | null)[] | null;
  readonly attributes: unknown;
  readonly description: string;
  readonly imageHash: string | null;
  readonly supplierId: number;
  readonly categoryId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  name: { kind: 'string', nullable: false, description: 'Название' },
  sku: { kind: 'string', nullable: false, description: 'Артикул' },
  supplier: {
    kind: 'reference',
    nullable: true,
    description: 'Поставщик',
    reference: {
      resource: 'suppliers',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  price: { kind: 'decimal', nullable: false, description: 'Цена, ₽', digits: { precision: 12, scale: 2 } },
  category: {
    kind: 'reference',
    nullable: true,
    description: 'Категория',
    reference: {
      resource: 'categories',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  active: { kind: 'boolean', nullable: false, description: 'В продаже' },
  oldPrice: { kind: 'decimal', nullable: true, description: 'Старая цена, ₽', digits: { precision: 12, scale: 2 }, unindexed: true },
  rating: { kind: 'float', nullable: true, description: 'Оценка' },
  createdAt: { kind: 'instant', nullable: false, description: 'Добавлен' },
  weight: { kind: 'integer', nullable: true, description: 'Вес, г', unindexed: true },
  barcode: { kind: 'bigint', nullable: false, description: 'Штрихкод' },
  warranty: { kind: 'interval', nullable: true, description: 'Гарантия', unindexed: true },
  tags: { kind: 'string', list: true, nullable: true, description: 'Метки' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  attributes: { kind: 'json', nullable: false, description: 'Характеристики', unindexed: true },
  description: { kind: 'text', nullable: false, description: 'Описание', unindexed: true },
  imageHash: { kind: 'binary', nullable: true, description: 'Отпечаток фотографии', unindexed: true, encoding: 'base64' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = gql.sortPairs(
  {
    id: 'ID',
    sku: 'SKU',
    name: 'NAME',
    category: 'CATEGORY_ID',
    supplier: 'SUPPLIER_ID',
    price: 'PRICE',
    barcode: 'BARCODE',
    rating: 'RATING',
    active: 'ACTIVE',
    createdAt: 'CREATED_AT',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<ProductOrderBy>;

const filters = {
  name: gql.nestedOperators('name', onStringFilter),
  sku: gql.nestedOperators('sku', onStringFilter),
  supplierId: gql.nestedOperators('supplierId', onIntFilter2),
  price: gql.nestedOperators('price', onBigFloatFilter),
  categoryId: gql.nestedOperators('categoryId', onIntFilter2),
  active: gql.nestedOperators('active', onBooleanFilter),
  rating: gql.nestedOperators('rating', onFloatFilter),
  createdAt: gql.nestedOperators('createdAt', onDatetimeFilter),
  barcode: gql.nestedOperators('barcode', onBigIntFilter),
  tags: gql.nestedOperators('tags', onStringListFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<ProductFilter>;

const groups = gql.filterGroups<ProductFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): ProductFilter | undefined => gql.groupedFilter<ProductFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ProductRow = ProductLabel & Partial<Pick<ProductRecord, 
  | 'sku'
  | 'supplier'
  | 'price'
  | 'category'
  | 'active'
  | 'oldPrice'
  | 'rating'
  | 'createdAt'
  | 'weight'
  | 'barcode'
  | 'warranty'
  | 'tags'
  | 'attributes'
  | 'description'
  | 'imageHash'>>;

type ProductPage<TRecord> = {
  readonly products: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[ProductOrderBy!]', filter: 'ProductFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'products',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type ProductPickerData = ProductPage<ProductLabel>;

export type ProductPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly ProductOrderBy[] | null | undefined;
  readonly filter?: ProductFilter | null | undefined;
};

export const ProductPickerDocument: TypedDocumentNode<ProductPickerData, ProductPickerVariables> = gql.query('ProductPicker', argumentTypes, around(['id', 'name']), '4UehBESdrlEqwNahlde6UjYJIhTC46rfHm4O55enGgU=');

const { columns, flags } = gql.columnFlags<
  | 'sku'
  | 'supplier'
  | 'price'
  | 'category'
  | 'active'
  | 'oldPrice'
  | 'rating'
  | 'createdAt'
  | 'weight'
  | 'barcode'
  | 'warranty'
  | 'tags'
  | 'attributes'
  | 'description'
  | 'imageHash'>(
  'sku',
  gql.field('supplier', ['id', 'name']),
  'price',
  gql.field('category', ['id', 'name']),
  'active',
  'oldPrice',
  'rating',
  'createdAt',
  'weight',
  'barcode',
  gql.field('warranty', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'tags',
  'attributes',
  'description',
  'imageHash',
);

export type ProductListData = ProductPage<ProductRow>;

export type ProductListVariables = ProductPickerVariables & Flags<typeof flags>;

export const ProductListDocument: TypedDocumentNode<ProductListData, ProductListVariables> = gql.query(
  'ProductList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'e4UEiIIPmVWpLvaG8vbhDYvCrPVxcL4Mw7DTb07RduY=',
);

export type ProductCountData = {
  readonly products: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly price: Decimal | null; readonly oldPrice: Decimal | null; readonly weight: Decimal | null };
  } | null;
};

export type ProductCountVariables = { readonly filter?: ProductFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const ProductCountDocument: TypedDocumentNode<ProductCountData, ProductCountVariables> = gql.query(
  'ProductCount',
  { filter: 'ProductFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'products',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['price', 'oldPrice', 'weight'])),
      ],
    ),
  ],
  'oPgqBxDdyOobp3ZX0hpOo79iGS2n2TJCDQ2lYPTyJ0g=',
);

const variables = (request: ListRequest): ProductPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<ProductOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: ProductPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.products?.pageInfo, request);

export const list = {
  document: ProductListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.name,
      fields.sku,
      fields.supplier,
      fields.price,
      fields.category,
      fields.active,
      fields.oldPrice,
      fields.rating,
    ),
    ...gql.hiddenColumns(fields.createdAt, fields.weight, fields.barcode, fields.warranty, fields.tags, fields.id),
  ],
  more: [fields.attributes, fields.description, fields.imageHash],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      supplierId: { field: 'supplier', reference: { resource: 'suppliers' } },
      categoryId: { field: 'category', reference: { resource: 'categories' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/products.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.products?.nodes),
  page,
} satisfies ListDescriptor<ProductListData, ProductListVariables>;

const picker = {
  document: ProductPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.products?.nodes),
  page,
} satisfies PickerDescriptor<ProductPickerData, ProductPickerVariables>;

const count = {
  document: ProductCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.products?.countUpTo ?? 0), 10000, data.products?.totalCount),
  summable: ['price', 'oldPrice', 'weight'],
  sums: (data) => data.products?.sums,
} satisfies CountDescriptor<ProductCountData, ProductCountVariables>;

const inputs = gql.formInputs<ProductRecord>()(
  fields,
  {
    sku: { required: true, nullable: false },
    name: { required: true, nullable: false },
    categoryId: {
      field: 'category',
      required: true,
      nullable: false,
      reference: { resource: 'categories', keyField: 'id' },
      referenced: (record: ProductRecord) => record.category ?? null,
    },
    supplierId: {
      field: 'supplier',
      required: true,
      nullable: false,
      reference: { resource: 'suppliers', keyField: 'id' },
      referenced: (record: ProductRecord) => record.supplier ?? null,
    },
    price: { required: true, nullable: false },
    oldPrice: {},
    barcode: { required: true, nullable: false },
    weight: {},
    warranty: {},
    tags: {},
    attributes: {},
    description: {},
    imageHash: {},
    rating: {},
    active: {},
  },
);

export type ProductShowData = { readonly product: ProductRecord | null };

export type ProductShowVariables = { readonly id: number };

export const ProductShowDocument: TypedDocumentNode<ProductShowData, ProductShowVariables> = gql.query(
  'ProductShow',
  { id: 'Int!' },
  [gql.rootField('product', ['id'], selection)],
  '0xoeC1KUPv6clpBctU52HI6G9uF5aZGT/dBu67G8lF8=',
);

const show = {
  document: ProductShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.product ?? null,
} satisfies ShowDescriptor<ProductShowData, ProductShowVariables>;

export type ProductCreateData = { readonly createProduct: { readonly product: ProductRecord | null } | null };

export type ProductCreateVariables = { readonly input: CreateProductInput };

export const ProductCreateDocument: TypedDocumentNode<ProductCreateData, ProductCreateVariables> = gql.mutation(
  'ProductCreate',
  { input: 'CreateProductInput!' },
  [gql.rootField('createProduct', ['input'], [gql.field('product', selection)])],
  'bjGr4drIyWnnSY0YKWTsUCG2pGwXoJVIE7U/jlle8yo=',
);

const create = {
  document: ProductCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      product: {
        ...sent(values),
        sku: gql.requiredValue(values, 'sku', gql.text),
        name: gql.requiredValue(values, 'name', gql.text),
        categoryId: gql.requiredValue(values, 'categoryId', gql.number),
        supplierId: gql.requiredValue(values, 'supplierId', gql.number),
        price: gql.requiredValue(values, 'price', gql.text<Decimal>),
        barcode: gql.requiredValue(values, 'barcode', gql.text<BigInteger>),
      },
    },
  }),
  result: (data) => ({ record: data.createProduct?.product ?? null, errors: [] }),
} satisfies CreateDescriptor<ProductCreateData, ProductCreateVariables>;

export type ProductUpdateData = { readonly updateProduct: { readonly product: ProductRecord | null } | null };

export type ProductUpdateVariables = { readonly input: UpdateProductInput };

export const ProductUpdateDocument: TypedDocumentNode<ProductUpdateData, ProductUpdateVariables> = gql.mutation(
  'ProductUpdate',
  { input: 'UpdateProductInput!' },
  [gql.rootField('updateProduct', ['input'], [gql.field('product', selection)])],
  '9FrtKYqsgB6RahiBdwUqvfNHl7jdls1h6XdRq8x+c7E=',
);

const update = {
  document: ProductUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateProduct?.product ?? null, errors: [] }),
} satisfies UpdateDescriptor<ProductUpdateData, ProductUpdateVariables>;

export type ProductDeleteData = { readonly deleteProduct: { readonly product: ProductLabel | null } | null };

export type ProductDeleteVariables = { readonly input: DeleteProductInput };

export const ProductDeleteDocument: TypedDocumentNode<ProductDeleteData, ProductDeleteVariables> = gql.mutation(
  'ProductDelete',
  { input: 'DeleteProductInput!' },
  [gql.rootField('deleteProduct', ['input'], [gql.field('product', ['id', 'name'])])],
  'dV3/ahCtlDiyo1l5x0UUYAQWqIKtHIM6dABegkG+Jro=',
);

const remove = {
  document: ProductDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteProduct?.product ?? null, errors: [] }),
} satisfies RemoveDescriptor<ProductDeleteData, ProductDeleteVariables>;

/** What definitions of its screens may name. */
export type ProductTypes = {
  readonly label: ProductLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 
    | 'name'
    | 'sku'
    | 'supplier'
    | 'price'
    | 'category'
    | 'active'
    | 'oldPrice'
    | 'rating'
    | 'createdAt'
    | 'weight'
    | 'barcode'
    | 'warranty'
    | 'tags'
    | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly sku: string;
    readonly supplierId: number;
    readonly price: Decimal;
    readonly categoryId: number;
    readonly active: boolean;
    readonly rating: number;
    readonly createdAt: Instant;
    readonly barcode: BigInteger;
    readonly tags: string;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly sku: string;
    readonly name: string;
    readonly categoryId: number;
    readonly supplierId: number;
    readonly price: Decimal;
    readonly oldPrice?: Decimal | null | undefined;
    readonly barcode: BigInteger;
    readonly weight?: number | null | undefined;
    readonly warranty?: IntervalValue | null | undefined;
    readonly tags?: readonly string[] | null | undefined;
    readonly attributes?: unknown | null | undefined;
    readonly description?: string | null | undefined;
    readonly imageHash?: string | null | undefined;
    readonly rating?: number | null | undefined;
    readonly active?: boolean | null | undefined;
  };
  readonly update: Optional<ProductTypes['create']>;
  readonly references: { readonly categoryId: 'categories'; readonly supplierId: 'suppliers' };
  readonly actions: ProductActions;
  readonly related: 'orderItems' | 'promotionProducts' | 'reviews' | 'stocks';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'products',
  type: 'Product',
  description: 'Товары',
  key,
  label: (record: ProductLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [
    { name: 'orderItems', resource: 'orderItems', on: [{ filter: 'productId', key: 'id' }] },
    { name: 'promotionProducts', resource: 'promotionProducts', on: [{ filter: 'productId', key: 'id' }] },
    { name: 'reviews', resource: 'reviews', on: [{ filter: 'productId', key: 'id' }] },
    { name: 'stocks', resource: 'stocks', on: [{ filter: 'productId', key: 'id' }] },
  ],
  actions: {
    items: [
      { name: 'applyPromotion', place: 'rows', description: 'Добавить товары в акцию', asks: true },
      { name: 'importProductPrices', place: 'collection', description: 'Загрузить цены', asks: true },
      { name: 'restockProduct', place: 'record', description: 'Пополнить склад', asks: true },
    ],
    load: () => import('../actions/products.ts').then((loaded) => loaded.module),
  },
  cache: {
    typePolicies: {
      Interval: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      ProductConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      ProductSums: { keyFields: false, merge: true },
    },
    scalarFields: {
      Product: { attributes: 'JSON', barcode: 'BigInt', createdAt: 'Datetime', oldPrice: 'BigFloat', price: 'BigFloat' },
      ProductSums: { oldPrice: 'BigFloat', price: 'BigFloat', weight: 'BigFloat' },
    },
    rootFieldsByType: { Category: ['product', 'products'], Product: ['product', 'products'], Supplier: ['product', 'products'] },
    typesByMutation: { createProduct: ['Product'], deleteProduct: ['Product'], updateProduct: ['Product'] },
  },
  texts: { record: 'Товар', create: 'Новый товар', remove: 'Удалить товар?', created: 'Товар создан' },
};
