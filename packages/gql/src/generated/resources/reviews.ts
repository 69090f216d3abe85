/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, InputDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import type { Instant } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, all, bounded, chosen, compact, conditions, erased, field, flag, flagTypes, given, heldIfAny, joined, keyed, listed, listOf, mutation, needed, number, optional, present, query, root, sorted, text, under, when, whole } from '../../runtime/index.ts';

export type ReviewOrderBy = 
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'CUSTOMER_ID_ASC'
  | 'CUSTOMER_ID_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'PRODUCT_ID_ASC'
  | 'PRODUCT_ID_DESC'
  | 'PUBLISHED_ASC'
  | 'PUBLISHED_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC';

export type BooleanFilter = { readonly equalTo?: boolean | null; readonly isNull?: boolean | null };

export type CreateReviewInput = { readonly review: ReviewInput };

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

export type DeleteReviewInput = { readonly id: number; readonly revision?: string | null };

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

export type ReviewFilter = {
  readonly and?: readonly ReviewFilter[] | null;
  readonly createdAt?: DatetimeFilter | null;
  readonly customerId?: IntFilter | null;
  readonly id?: IntFilter | null;
  readonly productId?: IntFilter | null;
  readonly published?: BooleanFilter | null;
  readonly rating?: IntFilter | null;
  readonly search?: string | null;
};

export type ReviewInput = {
  readonly body: string;
  readonly createdAt?: Instant | null;
  readonly customerId: number;
  readonly productId: number;
  readonly published?: boolean | null;
  readonly rating: number;
  readonly reply?: string | null;
};

export type ReviewPatch = {
  readonly body?: string | null;
  readonly createdAt?: Instant | null;
  readonly customerId?: number | null;
  readonly productId?: number | null;
  readonly published?: boolean | null;
  readonly rating?: number | null;
  readonly reply?: string | null;
};

export type UpdateReviewInput = { readonly id: number; readonly patch: ReviewPatch; readonly revision?: string | null };

const selection = [
  'id',
  field('customer', ['id', 'fullName']),
  field('product', ['id', 'name']),
  'reply',
  'rating',
  'published',
  'createdAt',
  'body',
  'customerId',
  'productId',
  'revision',
];

/** What every document of the resource holds of a record. */
export type ReviewLabel = {
  readonly id: number;
  readonly customer: { readonly id: number; readonly fullName: string } | null;
  readonly product: { readonly id: number; readonly name: string } | null;
};

/** A record of the show page. */
export type ReviewRecord = {
  readonly id: number;
  readonly customer: { readonly id: number; readonly fullName: string } | null;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly reply: string | null;
  readonly rating: number;
  readonly published: boolean;
  readonly createdAt: Instant;
  readonly body: string;
  readonly customerId: number;
  readonly productId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = {
  customer: {
    name: 'customer',
    kind: 'reference',
    nullable: true,
    description: 'Покупатель',
    reference: {
      resource: 'customers',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => joined(value.fullName),
    },
  },
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
  reply: { name: 'reply', kind: 'string', nullable: true, description: 'Ответ магазина', unindexed: true },
  rating: { name: 'rating', kind: 'integer', nullable: false, description: 'Оценка' },
  published: { name: 'published', kind: 'boolean', nullable: false, description: 'Опубликован' },
  createdAt: { name: 'createdAt', kind: 'instant', nullable: false, description: 'Написан' },
  id: { name: 'id', kind: 'integer', nullable: false, description: 'Код' },
  body: { name: 'body', kind: 'text', nullable: false, description: 'Отзыв', unindexed: true },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts: Sorts<ReviewOrderBy> = {
  createdAt: ['CREATED_AT_ASC', 'CREATED_AT_DESC'],
  customer: ['CUSTOMER_ID_ASC', 'CUSTOMER_ID_DESC'],
  id: ['ID_ASC', 'ID_DESC'],
  product: ['PRODUCT_ID_ASC', 'PRODUCT_ID_DESC'],
  published: ['PUBLISHED_ASC', 'PUBLISHED_DESC'],
  rating: ['RATING_ASC', 'RATING_DESC'],
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

const onBooleanFilter: Operators<BooleanFilter> = { eq: (value) => ({ equalTo: flag(value) }), isNull: (value) => ({ isNull: flag(value) }) };

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

const filters = {
  customerId: under('customerId', onIntFilter),
  productId: under('productId', onIntFilter),
  rating: under('rating', onIntFilter2),
  published: under('published', onBooleanFilter),
  createdAt: under('createdAt', onDatetimeFilter),
  id: under('id', onIntFilter2),
} satisfies Filters<ReviewFilter>;

const filterOf = (request: ListRequest): ReviewFilter | undefined => all(conditions<ReviewFilter>(filters, request.filters), (and) => ({ and }));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ReviewRow = ReviewLabel & Partial<Pick<ReviewRecord, 'reply' | 'rating' | 'published' | 'createdAt'>>;

type ReviewPage<TRecord> = {
  readonly reviews: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[ReviewOrderBy!]', filter: 'ReviewFilter' };

const around = (records: Selections) => [
  root(
    'reviews',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type ReviewPickerData = ReviewPage<ReviewLabel>;

export type ReviewPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly ReviewOrderBy[] | null;
  readonly filter?: ReviewFilter | null;
};

export const ReviewPickerDocument: TypedDocumentNode<ReviewPickerData, ReviewPickerVariables> = query(
  'ReviewPicker',
  argumentTypes,
  around(['id', field('customer', ['id', 'fullName']), field('product', ['id', 'name'])]),
  'Z4i1WaU+daMUb1G7MdYNbrFiGfsloC+P6EeTjiicmlI=',
);

const flags = {
  withCustomer: 'customer',
  withProduct: 'product',
  withReply: 'reply',
  withRating: 'rating',
  withPublished: 'published',
  withCreatedAt: 'createdAt',
} as const;

export type ReviewListData = ReviewPage<ReviewRow>;

export type ReviewListVariables = ReviewPickerVariables & Flags<typeof flags>;

export const ReviewListDocument: TypedDocumentNode<ReviewListData, ReviewListVariables> = query(
  'ReviewList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(
    [
      'id',
      field('customer', ['id', 'fullName']),
      field('product', ['id', 'name']),
      when('withCustomer', field('customer', ['id', 'fullName'])),
      when('withProduct', field('product', ['id', 'name'])),
      when('withReply', 'reply'),
      when('withRating', 'rating'),
      when('withPublished', 'published'),
      when('withCreatedAt', 'createdAt'),
    ],
  ),
  'lxiS0pFY8+wcaszKNPz1+I1/os5qTIw7mhEygGLszqs=',
);

export type ReviewCountData = { readonly reviews: { readonly countUpTo: number } | null };

export type ReviewCountVariables = { readonly filter?: ReviewFilter | null };

export const ReviewCountDocument: TypedDocumentNode<ReviewCountData, ReviewCountVariables> = query(
  'ReviewCount',
  { filter: 'ReviewFilter' },
  [root('reviews', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  'M3tWhpK54PM+rG5NN4+yK1CvM1+lG5ZiU/ddASU2skA=',
);

const variables = (request: ListRequest): ReviewPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: ReviewPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.reviews?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.reviews?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

export const list = {
  document: ReviewListDocument,
  columns: [
    { field: fields.customer, default: true },
    { field: fields.product, default: true },
    { field: fields.reply, default: true },
    { field: fields.rating, default: true },
    { field: fields.published, default: true },
    { field: fields.createdAt, default: true },
    { field: fields.id, default: false },
  ],
  paging: 'offset',
  sortable: ['createdAt', 'customer', 'id', 'product', 'published', 'rating'],
  multiSort: true,
  defaultSort,
  filters: [
    {
      name: 'customerId',
      field: 'customer',
      kind: 'reference',
      description: 'Покупатель',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'customers' },
    },
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      description: 'Товар',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'products' },
    },
    {
      name: 'rating',
      kind: 'integer',
      description: 'Оценка',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    { name: 'published', kind: 'boolean', description: 'Опубликован', operators: ['eq', 'isNull'] },
    {
      name: 'createdAt',
      kind: 'instant',
      description: 'Написан',
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
  records: (data) => present(data.reviews?.nodes),
  page,
} satisfies ListDescriptor<ReviewListData, ReviewListVariables>;

const picker = { document: ReviewPickerDocument, searchable: true, variables, records: (data) => present(data.reviews?.nodes), page } satisfies PickerDescriptor<ReviewPickerData, ReviewPickerVariables>;

const count = {
  document: ReviewCountDocument,
  variables: (request) => ({ filter: compact({ ...filterOf(request), search: request.search || undefined }) }),
  total: (data) => bounded(Number(data.reviews?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<ReviewCountData, ReviewCountVariables>;

const inputs = {
  body: {
    name: 'body',
    kind: 'text',
    required: true,
    nullable: false,
    description: 'Отзыв',
    value: (record: ReviewRecord) => record.body,
  },
  createdAt: {
    name: 'createdAt',
    kind: 'instant',
    required: false,
    nullable: true,
    description: 'Написан',
    value: (record: ReviewRecord) => record.createdAt,
  },
  customerId: {
    name: 'customerId',
    field: 'customer',
    kind: 'reference',
    required: true,
    nullable: false,
    description: 'Покупатель',
    reference: { resource: 'customers', keyField: 'id' },
    value: (record: ReviewRecord) => record.customerId,
    referenced: (record: ReviewRecord) => record.customer ?? null,
  },
  productId: {
    name: 'productId',
    field: 'product',
    kind: 'reference',
    required: true,
    nullable: false,
    description: 'Товар',
    reference: { resource: 'products', keyField: 'id' },
    value: (record: ReviewRecord) => record.productId,
    referenced: (record: ReviewRecord) => record.product ?? null,
  },
  published: {
    name: 'published',
    kind: 'boolean',
    required: false,
    nullable: true,
    description: 'Опубликован',
    value: (record: ReviewRecord) => record.published,
  },
  rating: {
    name: 'rating',
    kind: 'integer',
    required: true,
    nullable: false,
    description: 'Оценка',
    value: (record: ReviewRecord) => record.rating,
  },
  reply: {
    name: 'reply',
    kind: 'string',
    required: false,
    nullable: true,
    description: 'Ответ магазина',
    value: (record: ReviewRecord) => record.reply,
  },
} as const satisfies Readonly<Record<string, InputDescriptor>>;

export type ReviewShowData = { readonly review: ReviewRecord | null };

export type ReviewShowVariables = { readonly id: number };

export const ReviewShowDocument: TypedDocumentNode<ReviewShowData, ReviewShowVariables> = query('ReviewShow', { id: 'Int!' }, [root('review', ['id'], selection)], 'RaMfnLOmuy46vJkNXpv3qm95mOA7At9UHg7gcuiaIEY=');

const show = {
  document: ReviewShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.review ?? null,
} satisfies ShowDescriptor<ReviewShowData, ReviewShowVariables>;

export type ReviewCreateData = { readonly createReview: { readonly review: ReviewRecord | null } | null };

export type ReviewCreateVariables = { readonly input: CreateReviewInput };

export const ReviewCreateDocument: TypedDocumentNode<ReviewCreateData, ReviewCreateVariables> = mutation(
  'ReviewCreate',
  { input: 'CreateReviewInput!' },
  [root('createReview', ['input'], [field('review', selection)])],
  'iQxPbNobzrxDG1hH8Lv6mX8gDl2v3DgbCRwz3PpA8u0=',
);

const create = {
  document: ReviewCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      review: {
        body: needed(values, 'body', text),
        createdAt: given(values, 'createdAt', text<Instant>),
        customerId: needed(values, 'customerId', number),
        productId: needed(values, 'productId', number),
        published: given(values, 'published', flag),
        rating: needed(values, 'rating', number),
        reply: given(values, 'reply', text),
      },
    },
  }),
  result: (data) => ({ record: data.createReview?.review ?? null, errors: [] }),
} satisfies CreateDescriptor<ReviewCreateData, ReviewCreateVariables>;

export type ReviewUpdateData = { readonly updateReview: { readonly review: ReviewRecord | null } | null };

export type ReviewUpdateVariables = { readonly input: UpdateReviewInput };

export const ReviewUpdateDocument: TypedDocumentNode<ReviewUpdateData, ReviewUpdateVariables> = mutation(
  'ReviewUpdate',
  { input: 'UpdateReviewInput!' },
  [root('updateReview', ['input'], [field('review', selection)])],
  'jPyW5vnOaVyj8NWqhnwQI7YBnDtL8TYe9oUTsfYS7HI=',
);

const update = {
  document: ReviewUpdateDocument,
  inputs: [
    optional(inputs.body),
    inputs.createdAt,
    optional(inputs.customerId),
    optional(inputs.productId),
    inputs.published,
    optional(inputs.rating),
    inputs.reply,
  ],
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: keyed(key, 'id', whole),
      revision: heldIfAny(record, ['revision'], text),
      patch: {
        body: given(values, 'body', text),
        createdAt: given(values, 'createdAt', text<Instant>),
        customerId: given(values, 'customerId', number),
        productId: given(values, 'productId', number),
        published: given(values, 'published', flag),
        rating: given(values, 'rating', number),
        reply: given(values, 'reply', text),
      },
    },
  }),
  result: (data) => ({ record: data.updateReview?.review ?? null, errors: [] }),
} satisfies UpdateDescriptor<ReviewUpdateData, ReviewUpdateVariables>;

export type ReviewDeleteData = { readonly deleteReview: { readonly review: ReviewLabel | null } | null };

export type ReviewDeleteVariables = { readonly input: DeleteReviewInput };

export const ReviewDeleteDocument: TypedDocumentNode<ReviewDeleteData, ReviewDeleteVariables> = mutation(
  'ReviewDelete',
  { input: 'DeleteReviewInput!' },
  [
    root(
      'deleteReview',
      ['input'],
      [field('review', ['id', field('customer', ['id', 'fullName']), field('product', ['id', 'name'])])],
    ),
  ],
  'UHb2s/7w1wVCpabC/A3bhNL3Q7BV9drCDuiVyPaOUM0=',
);

const remove = {
  document: ReviewDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteReview?.review ?? null, errors: [] }),
} satisfies RemoveDescriptor<ReviewDeleteData, ReviewDeleteVariables>;

export const resource: KeyedResource = {
  name: 'reviews',
  type: 'Review',
  description: 'Отзывы',
  key,
  label: (record: ReviewLabel) => listed(record.customer?.fullName, record.product?.name),
  fields: [
    fields.customer,
    fields.product,
    fields.reply,
    fields.rating,
    fields.published,
    fields.createdAt,
    fields.id,
    fields.body,
  ],
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
      ReviewConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    },
    scalarFields: { Review: { createdAt: 'Datetime' } },
    rootFieldsByType: { Customer: ['review', 'reviews'], Product: ['review', 'reviews'], Review: ['review', 'reviews'] },
    typesByMutation: { createReview: ['Review'], deleteReview: ['Review'], updateReview: ['Review'] },
  },
};
