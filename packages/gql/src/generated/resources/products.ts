/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, IntervalValue, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, bounded, chosen, compact, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, listOf, mutation, named, needed, nested, number, optional, paired, pageTold, present, query, raw, root, shown, sorted, text, under, when, whole } from '../../runtime/index.ts';
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

export type DeleteProductInput = { readonly id: number; readonly revision?: string | null };

export type FloatFilter = {
  readonly isNull?: boolean | null;
  readonly equalTo?: number | null;
  readonly notEqualTo?: number | null;
  readonly in?: readonly number[] | null;
  readonly notIn?: readonly number[] | null;
  readonly lessThan?: number | null;
  readonly lessThanOrEqualTo?: number | null;
  readonly greaterThan?: number | null;
  readonly greaterThanOrEqualTo?: number | null;
};

export type ProductFilter = {
  readonly id?: IntFilter | null;
  readonly sku?: StringFilter | null;
  readonly name?: StringFilter | null;
  readonly categoryId?: IntFilter | null;
  readonly supplierId?: IntFilter | null;
  readonly price?: BigFloatFilter | null;
  readonly barcode?: BigIntFilter | null;
  readonly tags?: StringListFilter | null;
  readonly rating?: FloatFilter | null;
  readonly active?: BooleanFilter | null;
  readonly createdAt?: DatetimeFilter | null;
  readonly and?: readonly ProductFilter[] | null;
  readonly not?: ProductFilter | null;
  readonly or?: readonly ProductFilter[] | null;
  readonly search?: string | null;
};

export type ProductInput = {
  readonly sku: string;
  readonly name: string;
  readonly categoryId: number;
  readonly supplierId: number;
  readonly price: Decimal;
  readonly oldPrice?: Decimal | null;
  readonly barcode: BigInteger;
  readonly weight?: number | null;
  readonly warranty?: IntervalInput | null;
  readonly tags?: readonly (string | null)[] | null;
  readonly attributes?: unknown | null;
  readonly description?: string | null;
  readonly imageHash?: string | null;
  readonly rating?: number | null;
  readonly active?: boolean | null;
  readonly createdAt?: Instant | null;
};

export type ProductPatch = Optional<ProductInput>;

export type StringListFilter = { readonly isNull?: boolean | null; readonly overlaps?: readonly (string | null)[] | null };

export type UpdateProductInput = { readonly id: number; readonly patch: ProductPatch; readonly revision?: string | null };

const onFloatFilter = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  lt: (value) => ({ lessThan: number(value) }),
  lte: (value) => ({ lessThanOrEqualTo: number(value) }),
  gt: (value) => ({ greaterThan: number(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: number(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<FloatFilter>;

const onStringListFilter = { in: (value) => ({ overlaps: listOf(text)(value) }), isNull: (value) => ({ isNull: flag(value) }) } satisfies Operators<StringListFilter>;

const selection = [
  'id',
  'name',
  'sku',
  'price',
  'active',
  'oldPrice',
  field('category', ['id', 'name']),
  field('supplier', ['id', 'name']),
  'weight',
  'barcode',
  'rating',
  field('warranty', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'tags',
  'createdAt',
  'attributes',
  'description',
  'imageHash',
  'categoryId',
  'supplierId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): ProductPatch => ({
  sku: given(values, 'sku', text),
  name: given(values, 'name', text),
  categoryId: given(values, 'categoryId', number),
  supplierId: given(values, 'supplierId', number),
  price: given(values, 'price', text<Decimal>),
  oldPrice: given(values, 'oldPrice', text<Decimal>),
  barcode: given(values, 'barcode', text<BigInteger>),
  weight: given(values, 'weight', number),
  warranty: given(
    values,
    'warranty',
    nested(
      (values): IntervalInput => ({
        seconds: given(values, 'seconds', number),
        minutes: given(values, 'minutes', number),
        hours: given(values, 'hours', number),
        days: given(values, 'days', number),
        months: given(values, 'months', number),
        years: given(values, 'years', number),
      }),
    ),
  ),
  tags: given(values, 'tags', listOf(text)),
  attributes: given(values, 'attributes', raw),
  description: given(values, 'description', text),
  imageHash: given(values, 'imageHash', text),
  rating: given(values, 'rating', number),
  active: given(values, 'active', flag),
  createdAt: given(values, 'createdAt', text<Instant>),
});

/** What every document of the resource holds of a record. */
export type ProductLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type ProductRecord = {
  readonly id: number;
  readonly name: string;
  readonly sku: string;
  readonly price: Decimal;
  readonly active: boolean;
  readonly oldPrice: Decimal | null;
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly supplier: { readonly id: number; readonly name: string } | null;
  readonly weight: number | null;
  readonly barcode: BigInteger;
  readonly rating: number | null;
  readonly warranty: {
    readonly seconds: number | null;
    readonly minutes: number | null;
    readonly hours: number | null;
    readonly days: number | null;
    readonly months: number | null;
    readonly years: number | null;
  } | null;
  readonly tags: readonly (string | null)[] | null;
  readonly createdAt: Instant;
  readonly attributes: unknown;
  readonly description: string;
  readonly imageHash: string | null;
  readonly categoryId: number;
  readonly supplierId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = named({
  name: { kind: 'string', nullable: false, description: 'Название' },
  sku: { kind: 'string', nullable: false, description: 'Артикул' },
  price: { kind: 'decimal', nullable: false, description: 'Цена, ₽', digits: { precision: 12, scale: 2 } },
  active: { kind: 'boolean', nullable: false, description: 'В продаже' },
  oldPrice: { kind: 'decimal', nullable: true, description: 'Старая цена, ₽', digits: { precision: 12, scale: 2 }, unindexed: true },
  category: {
    kind: 'reference',
    nullable: true,
    description: 'Категория',
    reference: {
      resource: 'categories',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  supplier: {
    kind: 'reference',
    nullable: true,
    description: 'Поставщик',
    reference: {
      resource: 'suppliers',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  weight: { kind: 'integer', nullable: true, description: 'Вес, г', unindexed: true },
  barcode: { kind: 'bigint', nullable: false, description: 'Штрихкод' },
  rating: { kind: 'float', nullable: true, description: 'Оценка' },
  warranty: { kind: 'interval', nullable: true, description: 'Гарантия', unindexed: true },
  tags: { kind: 'string', list: true, nullable: true, description: 'Метки' },
  createdAt: { kind: 'instant', nullable: false, description: 'Добавлен' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  attributes: { kind: 'json', nullable: false, description: 'Характеристики', unindexed: true },
  description: { kind: 'text', nullable: false, description: 'Описание', unindexed: true },
  imageHash: { kind: 'binary', nullable: true, description: 'Отпечаток фотографии', unindexed: true, encoding: 'base64' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = paired(
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
  name: under('name', onStringFilter),
  sku: under('sku', onStringFilter),
  price: under('price', onBigFloatFilter),
  active: under('active', onBooleanFilter),
  categoryId: under('categoryId', onIntFilter2),
  supplierId: under('supplierId', onIntFilter2),
  barcode: under('barcode', onBigIntFilter),
  rating: under('rating', onFloatFilter),
  tags: under('tags', onStringListFilter),
  createdAt: under('createdAt', onDatetimeFilter),
  id: under('id', onIntFilter),
} satisfies Filters<ProductFilter>;

const groups = grouping<ProductFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): ProductFilter | undefined => grouped<ProductFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ProductRow = ProductLabel & Partial<Pick<ProductRecord, 
  | 'sku'
  | 'price'
  | 'active'
  | 'oldPrice'
  | 'category'
  | 'supplier'
  | 'weight'
  | 'barcode'
  | 'rating'
  | 'warranty'
  | 'tags'
  | 'createdAt'
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
  root(
    'products',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type ProductPickerData = ProductPage<ProductLabel>;

export type ProductPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly ProductOrderBy[] | null;
  readonly filter?: ProductFilter | null;
};

export const ProductPickerDocument: TypedDocumentNode<ProductPickerData, ProductPickerVariables> = query('ProductPicker', argumentTypes, around(['id', 'name']), '4UehBESdrlEqwNahlde6UjYJIhTC46rfHm4O55enGgU=');

const { columns, flags } = flagged<
  | 'sku'
  | 'price'
  | 'active'
  | 'oldPrice'
  | 'category'
  | 'supplier'
  | 'weight'
  | 'barcode'
  | 'rating'
  | 'warranty'
  | 'tags'
  | 'createdAt'
  | 'attributes'
  | 'description'
  | 'imageHash'>(
  'sku',
  'price',
  'active',
  'oldPrice',
  field('category', ['id', 'name']),
  field('supplier', ['id', 'name']),
  'weight',
  'barcode',
  'rating',
  field('warranty', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'tags',
  'createdAt',
  'attributes',
  'description',
  'imageHash',
);

export type ProductListData = ProductPage<ProductRow>;

export type ProductListVariables = ProductPickerVariables & Flags<typeof flags>;

export const ProductListDocument: TypedDocumentNode<ProductListData, ProductListVariables> = query(
  'ProductList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'KsQVkU6KnJDiKd8i+Tw1SGVVfUW/XdR9UymMblJ3aHo=',
);

export type ProductCountData = {
  readonly products: {
    readonly countUpTo: number;
    readonly totalCount?: number;
    readonly sums?: { readonly price: Decimal | null; readonly oldPrice: Decimal | null; readonly weight: Decimal | null };
  } | null;
};

export type ProductCountVariables = { readonly filter?: ProductFilter | null; readonly exact: boolean; readonly summed: boolean };

export const ProductCountDocument: TypedDocumentNode<ProductCountData, ProductCountVariables> = query(
  'ProductCount',
  { filter: 'ProductFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'products',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['price', 'oldPrice', 'weight'])),
      ],
    ),
  ],
  'oPgqBxDdyOobp3ZX0hpOo79iGS2n2TJCDQ2lYPTyJ0g=',
);

const variables = (request: ListRequest): ProductPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<ProductOrderBy>(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: ProductPickerData, request: ListRequest): PageInfo => pageTold(data.products?.pageInfo, request);

export const list = {
  document: ProductListDocument,
  columns: [
    ...shown(
      fields.name,
      fields.sku,
      fields.price,
      fields.active,
      fields.oldPrice,
      fields.category,
      fields.supplier,
      fields.weight,
    ),
    ...hidden(fields.barcode, fields.rating, fields.warranty, fields.tags, fields.createdAt, fields.id),
  ],
  more: [fields.attributes, fields.description, fields.imageHash],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(
    filters,
    fields,
    {
      categoryId: { field: 'category', reference: { resource: 'categories' } },
      supplierId: { field: 'supplier', reference: { resource: 'suppliers' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/products.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.products?.nodes),
  page,
} satisfies ListDescriptor<ProductListData, ProductListVariables>;

const picker = { document: ProductPickerDocument, searchable: true, variables, records: (data) => present(data.products?.nodes), page } satisfies PickerDescriptor<ProductPickerData, ProductPickerVariables>;

const count = {
  document: ProductCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: compact({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => bounded(Number(data.products?.countUpTo ?? 0), 10000, data.products?.totalCount),
  summable: ['price', 'oldPrice', 'weight'],
  sums: (data) => data.products?.sums,
} satisfies CountDescriptor<ProductCountData, ProductCountVariables>;

const inputs = formInputs<ProductRecord>()(
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
    createdAt: {},
  },
);

export type ProductShowData = { readonly product: ProductRecord | null };

export type ProductShowVariables = { readonly id: number };

export const ProductShowDocument: TypedDocumentNode<ProductShowData, ProductShowVariables> = query(
  'ProductShow',
  { id: 'Int!' },
  [root('product', ['id'], selection)],
  'VjA9C+3eFQkFqhUigNqmGDGfLjDOg3FGABb18eT1RXU=',
);

const show = {
  document: ProductShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.product ?? null,
} satisfies ShowDescriptor<ProductShowData, ProductShowVariables>;

export type ProductCreateData = { readonly createProduct: { readonly product: ProductRecord | null } | null };

export type ProductCreateVariables = { readonly input: CreateProductInput };

export const ProductCreateDocument: TypedDocumentNode<ProductCreateData, ProductCreateVariables> = mutation(
  'ProductCreate',
  { input: 'CreateProductInput!' },
  [root('createProduct', ['input'], [field('product', selection)])],
  'wYzoF0JLC0ILMGlmPtXGHpCH0l35dCe7Xj1oDMcKwE4=',
);

const create = {
  document: ProductCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      product: {
        ...sent(values),
        sku: needed(values, 'sku', text),
        name: needed(values, 'name', text),
        categoryId: needed(values, 'categoryId', number),
        supplierId: needed(values, 'supplierId', number),
        price: needed(values, 'price', text<Decimal>),
        barcode: needed(values, 'barcode', text<BigInteger>),
      },
    },
  }),
  result: (data) => ({ record: data.createProduct?.product ?? null, errors: [] }),
} satisfies CreateDescriptor<ProductCreateData, ProductCreateVariables>;

export type ProductUpdateData = { readonly updateProduct: { readonly product: ProductRecord | null } | null };

export type ProductUpdateVariables = { readonly input: UpdateProductInput };

export const ProductUpdateDocument: TypedDocumentNode<ProductUpdateData, ProductUpdateVariables> = mutation(
  'ProductUpdate',
  { input: 'UpdateProductInput!' },
  [root('updateProduct', ['input'], [field('product', selection)])],
  'UqqweXTW16RsKnWAM8SNFjVN6UU/J8RZOLmAmvHWbA4=',
);

const update = {
  document: ProductUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
  result: (data) => ({ record: data.updateProduct?.product ?? null, errors: [] }),
} satisfies UpdateDescriptor<ProductUpdateData, ProductUpdateVariables>;

export type ProductDeleteData = { readonly deleteProduct: { readonly product: ProductLabel | null } | null };

export type ProductDeleteVariables = { readonly input: DeleteProductInput };

export const ProductDeleteDocument: TypedDocumentNode<ProductDeleteData, ProductDeleteVariables> = mutation(
  'ProductDelete',
  { input: 'DeleteProductInput!' },
  [root('deleteProduct', ['input'], [field('product', ['id', 'name'])])],
  'dV3/ahCtlDiyo1l5x0UUYAQWqIKtHIM6dABegkG+Jro=',
);

const remove = {
  document: ProductDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
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
    | 'price'
    | 'active'
    | 'oldPrice'
    | 'category'
    | 'supplier'
    | 'weight'
    | 'barcode'
    | 'rating'
    | 'warranty'
    | 'tags'
    | 'createdAt'
    | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly sku: string;
    readonly price: Decimal;
    readonly active: boolean;
    readonly categoryId: number;
    readonly supplierId: number;
    readonly barcode: BigInteger;
    readonly rating: number;
    readonly tags: string;
    readonly createdAt: Instant;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly sku: string;
    readonly name: string;
    readonly categoryId: number;
    readonly supplierId: number;
    readonly price: Decimal;
    readonly oldPrice?: Decimal | null;
    readonly barcode: BigInteger;
    readonly weight?: number | null;
    readonly warranty?: IntervalValue | null;
    readonly tags?: readonly string[] | null;
    readonly attributes?: unknown | null;
    readonly description?: string | null;
    readonly imageHash?: string | null;
    readonly rating?: number | null;
    readonly active?: boolean | null;
    readonly createdAt?: Instant | null;
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
  label: (record: ProductLabel) => joined(record.name),
  fields: Object.values(fields),
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
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
