/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, InputDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import type { BigInteger, Decimal, Instant } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, all, bounded, chosen, compact, conditions, erased, field, flag, flagTypes, given, heldIfAny, joined, keyed, listOf, mutation, needed, nested, number, optional, present, query, raw, root, sorted, text, under, when, whole } from '../../runtime/index.ts';

export type ProductOrderBy = 
  | 'ACTIVE_ASC'
  | 'ACTIVE_DESC'
  | 'BARCODE_ASC'
  | 'BARCODE_DESC'
  | 'CATEGORY_ID_ASC'
  | 'CATEGORY_ID_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'PRICE_ASC'
  | 'PRICE_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC'
  | 'SKU_ASC'
  | 'SKU_DESC'
  | 'SUPPLIER_ID_ASC'
  | 'SUPPLIER_ID_DESC';

export type BigFloatFilter = {
  readonly equalTo?: Decimal | null;
  readonly greaterThan?: Decimal | null;
  readonly greaterThanOrEqualTo?: Decimal | null;
  readonly in?: readonly Decimal[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: Decimal | null;
  readonly lessThanOrEqualTo?: Decimal | null;
  readonly notEqualTo?: Decimal | null;
  readonly notIn?: readonly Decimal[] | null;
};

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

export type BooleanFilter = { readonly equalTo?: boolean | null; readonly isNull?: boolean | null };

export type CreateProductInput = { readonly product: ProductInput };

export type DatetimeFilter = {
  readonly equalTo?: Instant | null;
  readonly greaterThan?: Instant | null;
  readonly greaterThanOrEqualTo?: Instant | null;
  readonly in?: readonly Instant[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: Instant | null;
  readonly lessThanOrEqualTo?: Instant | null;
  readonly notEqualTo?: Instant | null;
  readonly notIn?: readonly Instant[] | null;
};

export type DeleteProductInput = { readonly id: number; readonly revision?: string | null };

export type FloatFilter = {
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

export type IntervalInput = {
  readonly days?: number | null;
  readonly hours?: number | null;
  readonly minutes?: number | null;
  readonly months?: number | null;
  readonly seconds?: number | null;
  readonly years?: number | null;
};

export type ProductFilter = {
  readonly active?: BooleanFilter | null;
  readonly and?: readonly ProductFilter[] | null;
  readonly barcode?: BigIntFilter | null;
  readonly categoryId?: IntFilter | null;
  readonly createdAt?: DatetimeFilter | null;
  readonly id?: IntFilter | null;
  readonly name?: StringFilter | null;
  readonly price?: BigFloatFilter | null;
  readonly rating?: FloatFilter | null;
  readonly search?: string | null;
  readonly sku?: StringFilter | null;
  readonly supplierId?: IntFilter | null;
  readonly tags?: StringListFilter | null;
};

export type ProductInput = {
  readonly active?: boolean | null;
  readonly attributes?: unknown | null;
  readonly barcode: BigInteger;
  readonly categoryId: number;
  readonly createdAt?: Instant | null;
  readonly description?: string | null;
  readonly imageHash?: string | null;
  readonly name: string;
  readonly oldPrice?: Decimal | null;
  readonly price: Decimal;
  readonly rating?: number | null;
  readonly sku: string;
  readonly supplierId: number;
  readonly tags?: readonly (string | null)[] | null;
  readonly warranty?: IntervalInput | null;
  readonly weight?: number | null;
};

export type ProductPatch = {
  readonly active?: boolean | null;
  readonly attributes?: unknown | null;
  readonly barcode?: BigInteger | null;
  readonly categoryId?: number | null;
  readonly createdAt?: Instant | null;
  readonly description?: string | null;
  readonly imageHash?: string | null;
  readonly name?: string | null;
  readonly oldPrice?: Decimal | null;
  readonly price?: Decimal | null;
  readonly rating?: number | null;
  readonly sku?: string | null;
  readonly supplierId?: number | null;
  readonly tags?: readonly (string | null)[] | null;
  readonly warranty?: IntervalInput | null;
  readonly weight?: number | null;
};

export type StringFilter = {
  readonly endsWithInsensitive?: string | null;
  readonly equalTo?: string | null;
  readonly greaterThan?: string | null;
  readonly greaterThanOrEqualTo?: string | null;
  readonly in?: readonly string[] | null;
  readonly includesInsensitive?: string | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: string | null;
  readonly lessThanOrEqualTo?: string | null;
  readonly notEqualTo?: string | null;
  readonly notIn?: readonly string[] | null;
  readonly startsWithInsensitive?: string | null;
};

export type StringListFilter = { readonly isNull?: boolean | null };

export type UpdateProductInput = { readonly id: number; readonly patch: ProductPatch; readonly revision?: string | null };

const selection = [
  'id',
  'name',
  'active',
  'price',
  'sku',
  'oldPrice',
  field('category', ['id', 'name']),
  field('supplier', ['id', 'name']),
  'weight',
  'barcode',
  'rating',
  field('warranty', ['days', 'hours', 'minutes', 'months', 'seconds', 'years']),
  'tags',
  'createdAt',
  'attributes',
  'description',
  'imageHash',
  'categoryId',
  'supplierId',
  'revision',
];

/** What every document of the resource holds of a record. */
export type ProductLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type ProductRecord = {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
  readonly price: Decimal;
  readonly sku: string;
  readonly oldPrice: Decimal | null;
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly supplier: { readonly id: number; readonly name: string } | null;
  readonly weight: number | null;
  readonly barcode: BigInteger;
  readonly rating: number | null;
  readonly warranty: {
    readonly days: number | null;
    readonly hours: number | null;
    readonly minutes: number | null;
    readonly months: number | null;
    readonly seconds: number | null;
    readonly years: number | null;
  } | null;
  readonly tags: readonly (string | null)[];
  readonly createdAt: Instant;
  readonly attributes: unknown;
  readonly description: string;
  readonly imageHash: string | null;
  readonly categoryId: number;
  readonly supplierId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = {
  name: { name: 'name', kind: 'string', nullable: false, description: 'Название' },
  active: { name: 'active', kind: 'boolean', nullable: false, description: 'В продаже' },
  price: { name: 'price', kind: 'decimal', nullable: false, description: 'Цена, ₽' },
  sku: { name: 'sku', kind: 'string', nullable: false, description: 'Артикул' },
  oldPrice: { name: 'oldPrice', kind: 'decimal', nullable: true, description: 'Старая цена, ₽', unindexed: true },
  category: {
    name: 'category',
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
    name: 'supplier',
    kind: 'reference',
    nullable: true,
    description: 'Поставщик',
    reference: {
      resource: 'suppliers',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  weight: { name: 'weight', kind: 'integer', nullable: true, description: 'Вес, г', unindexed: true },
  barcode: { name: 'barcode', kind: 'bigint', nullable: false, description: 'Штрихкод' },
  rating: { name: 'rating', kind: 'float', nullable: true, description: 'Оценка' },
  warranty: { name: 'warranty', kind: 'interval', nullable: true, description: 'Гарантия', unindexed: true },
  tags: { name: 'tags', kind: 'string', list: true, nullable: false, description: 'Метки' },
  createdAt: { name: 'createdAt', kind: 'instant', nullable: false, description: 'Добавлен' },
  id: { name: 'id', kind: 'integer', nullable: false, description: 'Код' },
  attributes: { name: 'attributes', kind: 'json', nullable: false, description: 'Характеристики', unindexed: true },
  description: { name: 'description', kind: 'text', nullable: false, description: 'Описание', unindexed: true },
  imageHash: {
    name: 'imageHash',
    kind: 'binary',
    nullable: true,
    description: 'Отпечаток фотографии',
    unindexed: true,
    encoding: 'base64',
  },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts: Sorts<ProductOrderBy> = {
  active: ['ACTIVE_ASC', 'ACTIVE_DESC'],
  barcode: ['BARCODE_ASC', 'BARCODE_DESC'],
  category: ['CATEGORY_ID_ASC', 'CATEGORY_ID_DESC'],
  createdAt: ['CREATED_AT_ASC', 'CREATED_AT_DESC'],
  id: ['ID_ASC', 'ID_DESC'],
  name: ['NAME_ASC', 'NAME_DESC'],
  price: ['PRICE_ASC', 'PRICE_DESC'],
  rating: ['RATING_ASC', 'RATING_DESC'],
  sku: ['SKU_ASC', 'SKU_DESC'],
  supplier: ['SUPPLIER_ID_ASC', 'SUPPLIER_ID_DESC'],
};

const onStringFilter: Operators<StringFilter> = {
  eq: (value) => ({ equalTo: text(value) }),
  ne: (value) => ({ notEqualTo: text(value) }),
  in: (value) => ({ in: listOf(text)(value) }),
  notIn: (value) => ({ notIn: listOf(text)(value) }),
  lt: (value) => ({ lessThan: text(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text(value) }),
  gt: (value) => ({ greaterThan: text(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text(value) }),
  contains: (value) => ({ includesInsensitive: text(value) }),
  startsWith: (value) => ({ startsWithInsensitive: text(value) }),
  endsWith: (value) => ({ endsWithInsensitive: text(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onBooleanFilter: Operators<BooleanFilter> = { eq: (value) => ({ equalTo: flag(value) }), isNull: (value) => ({ isNull: flag(value) }) };

const onBigFloatFilter: Operators<BigFloatFilter> = {
  eq: (value) => ({ equalTo: text<Decimal>(value) }),
  ne: (value) => ({ notEqualTo: text<Decimal>(value) }),
  in: (value) => ({ in: listOf(text<Decimal>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<Decimal>)(value) }),
  lt: (value) => ({ lessThan: text<Decimal>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<Decimal>(value) }),
  gt: (value) => ({ greaterThan: text<Decimal>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<Decimal>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onIntFilter: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

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

const onFloatFilter: Operators<FloatFilter> = {
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

const onStringListFilter: Operators<StringListFilter> = { isNull: (value) => ({ isNull: flag(value) }) };

const onDatetimeFilter: Operators<DatetimeFilter> = {
  eq: (value) => ({ equalTo: text<Instant>(value) }),
  ne: (value) => ({ notEqualTo: text<Instant>(value) }),
  in: (value) => ({ in: listOf(text<Instant>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<Instant>)(value) }),
  lt: (value) => ({ lessThan: text<Instant>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<Instant>(value) }),
  gt: (value) => ({ greaterThan: text<Instant>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<Instant>(value) }),
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
  name: under('name', onStringFilter),
  active: under('active', onBooleanFilter),
  price: under('price', onBigFloatFilter),
  sku: under('sku', onStringFilter),
  categoryId: under('categoryId', onIntFilter),
  supplierId: under('supplierId', onIntFilter),
  barcode: under('barcode', onBigIntFilter),
  rating: under('rating', onFloatFilter),
  tags: under('tags', onStringListFilter),
  createdAt: under('createdAt', onDatetimeFilter),
  id: under('id', onIntFilter2),
} satisfies Filters<ProductFilter>;

const filterOf = (request: ListRequest): ProductFilter | undefined => all(conditions<ProductFilter>(filters, request.filters), (and) => ({ and }));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ProductRow = ProductLabel & Partial<Pick<ProductRecord, 
  | 'active'
  | 'price'
  | 'sku'
  | 'oldPrice'
  | 'category'
  | 'supplier'
  | 'weight'
  | 'barcode'
  | 'rating'
  | 'warranty'
  | 'tags'
  | 'createdAt'>>;

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

const flags = {
  withActive: 'active',
  withPrice: 'price',
  withSku: 'sku',
  withOldPrice: 'oldPrice',
  withCategory: 'category',
  withSupplier: 'supplier',
  withWeight: 'weight',
  withBarcode: 'barcode',
  withRating: 'rating',
  withWarranty: 'warranty',
  withTags: 'tags',
  withCreatedAt: 'createdAt',
} as const;

export type ProductListData = ProductPage<ProductRow>;

export type ProductListVariables = ProductPickerVariables & Flags<typeof flags>;

export const ProductListDocument: TypedDocumentNode<ProductListData, ProductListVariables> = query(
  'ProductList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(
    [
      'id',
      'name',
      when('withActive', 'active'),
      when('withPrice', 'price'),
      when('withSku', 'sku'),
      when('withOldPrice', 'oldPrice'),
      when('withCategory', field('category', ['id', 'name'])),
      when('withSupplier', field('supplier', ['id', 'name'])),
      when('withWeight', 'weight'),
      when('withBarcode', 'barcode'),
      when('withRating', 'rating'),
      when('withWarranty', field('warranty', ['days', 'hours', 'minutes', 'months', 'seconds', 'years'])),
      when('withTags', 'tags'),
      when('withCreatedAt', 'createdAt'),
    ],
  ),
  '3eR9nLDAAuUONcA7NWd88c9Pb1rfyazdgs1yz+iULAo=',
);

export type ProductCountData = { readonly products: { readonly countUpTo: number } | null };

export type ProductCountVariables = { readonly filter?: ProductFilter | null };

export const ProductCountDocument: TypedDocumentNode<ProductCountData, ProductCountVariables> = query(
  'ProductCount',
  { filter: 'ProductFilter' },
  [root('products', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  'oVf+wUcS3ILyGjkDI4bXlt/wT/Szwsn2VQqf9eGs66w=',
);

const variables = (request: ListRequest): ProductPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: ProductPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.products?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.products?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

export const list = {
  document: ProductListDocument,
  columns: [
    { field: fields.name, default: true },
    { field: fields.active, default: true },
    { field: fields.price, default: true },
    { field: fields.sku, default: true },
    { field: fields.oldPrice, default: true },
    { field: fields.category, default: true },
    { field: fields.supplier, default: true },
    { field: fields.weight, default: true },
    { field: fields.barcode, default: false },
    { field: fields.rating, default: false },
    { field: fields.warranty, default: false },
    { field: fields.tags, default: false },
    { field: fields.createdAt, default: false },
    { field: fields.id, default: false },
  ],
  paging: 'offset',
  sortable: ['active', 'barcode', 'category', 'createdAt', 'id', 'name', 'price', 'rating', 'sku', 'supplier'],
  multiSort: true,
  defaultSort,
  filters: [
    {
      name: 'name',
      kind: 'string',
      description: 'Название',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'isNull'],
    },
    { name: 'active', kind: 'boolean', description: 'В продаже', operators: ['eq', 'isNull'] },
    {
      name: 'price',
      kind: 'decimal',
      description: 'Цена, ₽',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'sku',
      kind: 'string',
      description: 'Артикул',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'isNull'],
    },
    {
      name: 'categoryId',
      field: 'category',
      kind: 'reference',
      description: 'Категория',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'categories' },
    },
    {
      name: 'supplierId',
      field: 'supplier',
      kind: 'reference',
      description: 'Поставщик',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'suppliers' },
    },
    {
      name: 'barcode',
      kind: 'bigint',
      description: 'Штрихкод',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'rating',
      kind: 'float',
      description: 'Оценка',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    { name: 'tags', kind: 'string', description: 'Метки', operators: ['isNull'] },
    {
      name: 'createdAt',
      kind: 'instant',
      description: 'Добавлен',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'id',
      kind: 'integer',
      description: 'Код',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
  ],
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.products?.nodes),
  page,
} satisfies ListDescriptor<ProductListData, ProductListVariables>;

const picker = { document: ProductPickerDocument, searchable: true, variables, records: (data) => present(data.products?.nodes), page } satisfies PickerDescriptor<ProductPickerData, ProductPickerVariables>;

const count = {
  document: ProductCountDocument,
  variables: (request) => ({ filter: compact({ ...filterOf(request), search: request.search || undefined }) }),
  total: (data) => bounded(Number(data.products?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<ProductCountData, ProductCountVariables>;

const inputs = {
  active: {
    name: 'active',
    kind: 'boolean',
    required: false,
    nullable: true,
    description: 'В продаже',
    value: (record: ProductRecord) => record.active,
  },
  attributes: {
    name: 'attributes',
    kind: 'json',
    required: false,
    nullable: true,
    description: 'Характеристики',
    value: (record: ProductRecord) => record.attributes,
  },
  barcode: {
    name: 'barcode',
    kind: 'bigint',
    required: true,
    nullable: false,
    description: 'Штрихкод',
    value: (record: ProductRecord) => record.barcode,
  },
  categoryId: {
    name: 'categoryId',
    field: 'category',
    kind: 'reference',
    required: true,
    nullable: false,
    description: 'Категория',
    reference: { resource: 'categories', keyField: 'id' },
    value: (record: ProductRecord) => record.categoryId,
    referenced: (record: ProductRecord) => record.category ?? null,
  },
  createdAt: {
    name: 'createdAt',
    kind: 'instant',
    required: false,
    nullable: true,
    description: 'Добавлен',
    value: (record: ProductRecord) => record.createdAt,
  },
  description: {
    name: 'description',
    kind: 'text',
    required: false,
    nullable: true,
    description: 'Описание',
    value: (record: ProductRecord) => record.description,
  },
  imageHash: {
    name: 'imageHash',
    kind: 'binary',
    required: false,
    nullable: true,
    description: 'Отпечаток фотографии',
    encoding: 'base64',
    value: (record: ProductRecord) => record.imageHash,
  },
  name: {
    name: 'name',
    kind: 'string',
    required: true,
    nullable: false,
    description: 'Название',
    value: (record: ProductRecord) => record.name,
  },
  oldPrice: {
    name: 'oldPrice',
    kind: 'decimal',
    required: false,
    nullable: true,
    description: 'Старая цена, ₽',
    value: (record: ProductRecord) => record.oldPrice,
  },
  price: {
    name: 'price',
    kind: 'decimal',
    required: true,
    nullable: false,
    description: 'Цена, ₽',
    value: (record: ProductRecord) => record.price,
  },
  rating: {
    name: 'rating',
    kind: 'float',
    required: false,
    nullable: true,
    description: 'Оценка',
    value: (record: ProductRecord) => record.rating,
  },
  sku: {
    name: 'sku',
    kind: 'string',
    required: true,
    nullable: false,
    description: 'Артикул',
    value: (record: ProductRecord) => record.sku,
  },
  supplierId: {
    name: 'supplierId',
    field: 'supplier',
    kind: 'reference',
    required: true,
    nullable: false,
    description: 'Поставщик',
    reference: { resource: 'suppliers', keyField: 'id' },
    value: (record: ProductRecord) => record.supplierId,
    referenced: (record: ProductRecord) => record.supplier ?? null,
  },
  tags: {
    name: 'tags',
    kind: 'string',
    list: true,
    required: false,
    nullable: true,
    description: 'Метки',
    value: (record: ProductRecord) => record.tags,
  },
  warranty: {
    name: 'warranty',
    kind: 'interval',
    required: false,
    nullable: true,
    description: 'Гарантия',
    value: (record: ProductRecord) => record.warranty,
  },
  weight: {
    name: 'weight',
    kind: 'integer',
    required: false,
    nullable: true,
    description: 'Вес, г',
    value: (record: ProductRecord) => record.weight,
  },
} as const satisfies Readonly<Record<string, InputDescriptor>>;

export type ProductShowData = { readonly product: ProductRecord | null };

export type ProductShowVariables = { readonly id: number };

export const ProductShowDocument: TypedDocumentNode<ProductShowData, ProductShowVariables> = query(
  'ProductShow',
  { id: 'Int!' },
  [root('product', ['id'], selection)],
  '1pPNhC27Lm0AGFT5ARLdjKIPpXpxN63tcUjidKwSDQA=',
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
  'WXPuTFWBTtNvt2rB6V2iIV41xXmIbcfYiXDnKAxf1og=',
);

const create = {
  document: ProductCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      product: {
        active: given(values, 'active', flag),
        attributes: given(values, 'attributes', raw),
        barcode: needed(values, 'barcode', text<BigInteger>),
        categoryId: needed(values, 'categoryId', number),
        createdAt: given(values, 'createdAt', text<Instant>),
        description: given(values, 'description', text),
        imageHash: given(values, 'imageHash', text),
        name: needed(values, 'name', text),
        oldPrice: given(values, 'oldPrice', text<Decimal>),
        price: needed(values, 'price', text<Decimal>),
        rating: given(values, 'rating', number),
        sku: needed(values, 'sku', text),
        supplierId: needed(values, 'supplierId', number),
        tags: given(values, 'tags', listOf(text)),
        warranty: given(
          values,
          'warranty',
          nested(
            (values): IntervalInput => ({
              days: given(values, 'days', number),
              hours: given(values, 'hours', number),
              minutes: given(values, 'minutes', number),
              months: given(values, 'months', number),
              seconds: given(values, 'seconds', number),
              years: given(values, 'years', number),
            }),
          ),
        ),
        weight: given(values, 'weight', number),
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
  'ZmexJZELaJJZLLpzUxSxDwGYiqfifM+jEty7SSGrA/w=',
);

const update = {
  document: ProductUpdateDocument,
  inputs: [
    inputs.active,
    inputs.attributes,
    optional(inputs.barcode),
    optional(inputs.categoryId),
    inputs.createdAt,
    inputs.description,
    inputs.imageHash,
    optional(inputs.name),
    inputs.oldPrice,
    optional(inputs.price),
    inputs.rating,
    optional(inputs.sku),
    optional(inputs.supplierId),
    inputs.tags,
    inputs.warranty,
    inputs.weight,
  ],
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: keyed(key, 'id', whole),
      revision: heldIfAny(record, ['revision'], text),
      patch: {
        active: given(values, 'active', flag),
        attributes: given(values, 'attributes', raw),
        barcode: given(values, 'barcode', text<BigInteger>),
        categoryId: given(values, 'categoryId', number),
        createdAt: given(values, 'createdAt', text<Instant>),
        description: given(values, 'description', text),
        imageHash: given(values, 'imageHash', text),
        name: given(values, 'name', text),
        oldPrice: given(values, 'oldPrice', text<Decimal>),
        price: given(values, 'price', text<Decimal>),
        rating: given(values, 'rating', number),
        sku: given(values, 'sku', text),
        supplierId: given(values, 'supplierId', number),
        tags: given(values, 'tags', listOf(text)),
        warranty: given(
          values,
          'warranty',
          nested(
            (values): IntervalInput => ({
              days: given(values, 'days', number),
              hours: given(values, 'hours', number),
              minutes: given(values, 'minutes', number),
              months: given(values, 'months', number),
              seconds: given(values, 'seconds', number),
              years: given(values, 'years', number),
            }),
          ),
        ),
        weight: given(values, 'weight', number),
      },
    },
  }),
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

export const resource: KeyedResource = {
  name: 'products',
  type: 'Product',
  description: 'Товары',
  key,
  label: (record: ProductLabel) => joined(record.name),
  fields: [
    fields.name,
    fields.active,
    fields.price,
    fields.sku,
    fields.oldPrice,
    fields.category,
    fields.supplier,
    fields.weight,
    fields.barcode,
    fields.rating,
    fields.warranty,
    fields.tags,
    fields.createdAt,
    fields.id,
    fields.attributes,
    fields.description,
    fields.imageHash,
  ],
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
  related: [
    {
      name: 'orderItems',
      description: 'Reads and enables pagination through a set of `OrderItem`',
      resource: 'orderItems',
      on: [{ filter: 'productId', key: 'id' }],
    },
    { name: 'promotionProducts', resource: 'promotionProducts', on: [{ filter: 'productId', key: 'id' }] },
    {
      name: 'reviews',
      description: 'Reads and enables pagination through a set of `Review`',
      resource: 'reviews',
      on: [{ filter: 'productId', key: 'id' }],
    },
    {
      name: 'stocks',
      description: 'Reads and enables pagination through a set of `Stock`',
      resource: 'stocks',
      on: [{ filter: 'productId', key: 'id' }],
    },
  ],
  cache: {
    typePolicies: {
      Interval: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      ProductConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    },
    scalarFields: { Product: { attributes: 'JSON', barcode: 'BigInt', createdAt: 'Datetime', oldPrice: 'BigFloat', price: 'BigFloat' } },
    rootFieldsByType: { Category: ['product', 'products'], Product: ['product', 'products'], Supplier: ['product', 'products'] },
    typesByMutation: { createProduct: ['Product'], deleteProduct: ['Product'], updateProduct: ['Product'] },
  },
};
