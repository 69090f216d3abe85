/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBooleanFilter, onDatetimeFilter, onIntFilter, onIntFilter2, type BooleanFilter, type DatetimeFilter, type IntFilter } from '../shared.ts';

export type ReviewOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'PRODUCT_ID_ASC'
  | 'PRODUCT_ID_DESC'
  | 'CUSTOMER_ID_ASC'
  | 'CUSTOMER_ID_DESC'
  | 'RATING_ASC'
  | 'RATING_DESC'
  | 'PUBLISHED_ASC'
  | 'PUBLISHED_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC';

export type CreateReviewInput = { readonly review: ReviewInput };

export type DeleteReviewInput = { readonly id: number; readonly revision?: string | null | undefined };

export type ReviewFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly productId?: IntFilter | null | undefined;
  readonly customerId?: IntFilter | null | undefined;
  readonly rating?: IntFilter | null | undefined;
  readonly published?: BooleanFilter | null | undefined;
  readonly createdAt?: DatetimeFilter | null | undefined;
  readonly and?: readonly ReviewFilter[] | null | undefined;
  readonly not?: ReviewFilter | null | undefined;
  readonly or?: readonly ReviewFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type ReviewInput = {
  readonly productId: number;
  readonly customerId: number;
  readonly rating: number;
  readonly body: string;
  readonly reply?: string | null | undefined;
  readonly published?: boolean | null | undefined;
};

export type ReviewPatch = Optional<ReviewInput>;

export type UpdateReviewInput = { readonly id: number; readonly patch: ReviewPatch; readonly revision?: string | null | undefined };

const selection = [
  'id',
  gql.field('customer', ['id', 'fullName']),
  gql.field('product', ['id', 'name']),
  'published',
  'rating',
  'reply',
  'createdAt',
  'body',
  'customerId',
  'productId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): ReviewPatch => ({
  productId: gql.inputValue(values, 'productId', gql.number),
  customerId: gql.inputValue(values, 'customerId', gql.number),
  rating: gql.inputValue(values, 'rating', gql.number),
  body: gql.inputValue(values, 'body', gql.text),
  reply: gql.inputValue(values, 'reply', gql.text),
  published: gql.inputValue(values, 'published', gql.boolean),
});

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
  readonly published: boolean;
  readonly rating: number;
  readonly reply: string | null;
  readonly createdAt: Instant;
  readonly body: string;
  readonly customerId: number;
  readonly productId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
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
  published: { kind: 'boolean', nullable: false, description: 'Опубликован' },
  rating: { kind: 'integer', nullable: false, description: 'Оценка' },
  reply: { kind: 'string', nullable: true, description: 'Ответ магазина', unindexed: true },
  createdAt: { kind: 'instant', nullable: false, description: 'Написан' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  body: { kind: 'text', nullable: false, description: 'Отзыв', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = gql.sortPairs(
  {
    id: 'ID',
    product: 'PRODUCT_ID',
    customer: 'CUSTOMER_ID',
    rating: 'RATING',
    published: 'PUBLISHED',
    createdAt: 'CREATED_AT',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<ReviewOrderBy>;

const filters = {
  customerId: gql.nestedOperators('customerId', onIntFilter2),
  productId: gql.nestedOperators('productId', onIntFilter2),
  published: gql.nestedOperators('published', onBooleanFilter),
  rating: gql.nestedOperators('rating', onIntFilter),
  createdAt: gql.nestedOperators('createdAt', onDatetimeFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<ReviewFilter>;

const groups = gql.filterGroups<ReviewFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): ReviewFilter | undefined => gql.groupedFilter<ReviewFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ReviewRow = ReviewLabel & Partial<Pick<ReviewRecord, 'published' | 'rating' | 'reply' | 'createdAt' | 'body'>>;

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
  gql.rootField(
    'reviews',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type ReviewPickerData = ReviewPage<ReviewLabel>;

export type ReviewPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly ReviewOrderBy[] | null | undefined;
  readonly filter?: ReviewFilter | null | undefined;
};

export const ReviewPickerDocument: TypedDocumentNode<ReviewPickerData, ReviewPickerVariables> = gql.query(
  'ReviewPicker',
  argumentTypes,
  around(['id', gql.field('customer', ['id', 'fullName']), gql.field('product', ['id', 'name'])]),
  'Z4i1WaU+daMUb1G7MdYNbrFiGfsloC+P6EeTjiicmlI=',
);

const { columns, flags } = gql.columnFlags<'customer' | 'product' | 'published' | 'rating' | 'reply' | 'createdAt' | 'body'>(
  gql.field('customer', ['id', 'fullName']),
  gql.field('product', ['id', 'name']),
  'published',
  'rating',
  'reply',
  'createdAt',
  'body',
);

export type ReviewListData = ReviewPage<ReviewRow>;

export type ReviewListVariables = ReviewPickerVariables & Flags<typeof flags>;

export const ReviewListDocument: TypedDocumentNode<ReviewListData, ReviewListVariables> = gql.query(
  'ReviewList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', gql.field('customer', ['id', 'fullName']), gql.field('product', ['id', 'name']), ...columns]),
  'xRuiGc5P6VB48/0GB3gPre1YB0oGLJizVR8SAksY7Y4=',
);

export type ReviewCountData = {
  readonly reviews: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly rating: Decimal | null } } | null;
};

export type ReviewCountVariables = { readonly filter?: ReviewFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const ReviewCountDocument: TypedDocumentNode<ReviewCountData, ReviewCountVariables> = gql.query(
  'ReviewCount',
  { filter: 'ReviewFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'reviews',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['rating'])),
      ],
    ),
  ],
  'AG4whWZtyQm6ml498LbruzS+6r0rznU8yJR7/aHJOsM=',
);

const variables = (request: ListRequest): ReviewPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<ReviewOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: ReviewPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.reviews?.pageInfo, request);

export const list = {
  document: ReviewListDocument,
  columns: [
    ...gql.visibleColumns(fields.customer, fields.product, fields.published, fields.rating, fields.reply, fields.createdAt),
    ...gql.hiddenColumns(fields.id),
  ],
  more: [fields.body],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      customerId: { field: 'customer', reference: { resource: 'customers' } },
      productId: { field: 'product', reference: { resource: 'products' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/reviews.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.reviews?.nodes),
  page,
} satisfies ListDescriptor<ReviewListData, ReviewListVariables>;

const picker = {
  document: ReviewPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.reviews?.nodes),
  page,
} satisfies PickerDescriptor<ReviewPickerData, ReviewPickerVariables>;

const count = {
  document: ReviewCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.reviews?.countUpTo ?? 0), 10000, data.reviews?.totalCount),
  summable: ['rating'],
  sums: (data) => data.reviews?.sums,
} satisfies CountDescriptor<ReviewCountData, ReviewCountVariables>;

const inputs = gql.formInputs<ReviewRecord>()(
  fields,
  {
    productId: {
      field: 'product',
      required: true,
      nullable: false,
      reference: { resource: 'products', keyField: 'id' },
      referenced: (record: ReviewRecord) => record.product ?? null,
    },
    customerId: {
      field: 'customer',
      required: true,
      nullable: false,
      reference: { resource: 'customers', keyField: 'id' },
      referenced: (record: ReviewRecord) => record.customer ?? null,
    },
    rating: { required: true, nullable: false },
    body: { required: true, nullable: false },
    reply: {},
    published: {},
  },
);

export type ReviewShowData = { readonly review: ReviewRecord | null };

export type ReviewShowVariables = { readonly id: number };

export const ReviewShowDocument: TypedDocumentNode<ReviewShowData, ReviewShowVariables> = gql.query(
  'ReviewShow',
  { id: 'Int!' },
  [gql.rootField('review', ['id'], selection)],
  'GIoXsmScG27XDB0/d+acvCb6eXgmD+JxqmeJFqTsBus=',
);

const show = {
  document: ReviewShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.review ?? null,
} satisfies ShowDescriptor<ReviewShowData, ReviewShowVariables>;

export type ReviewCreateData = { readonly createReview: { readonly review: ReviewRecord | null } | null };

export type ReviewCreateVariables = { readonly input: CreateReviewInput };

export const ReviewCreateDocument: TypedDocumentNode<ReviewCreateData, ReviewCreateVariables> = gql.mutation(
  'ReviewCreate',
  { input: 'CreateReviewInput!' },
  [gql.rootField('createReview', ['input'], [gql.field('review', selection)])],
  '5HhF6ns2faM44qM8aSsfkKSoVHpZzta0+gqggMNWEDQ=',
);

const create = {
  document: ReviewCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      review: {
        ...sent(values),
        productId: gql.requiredValue(values, 'productId', gql.number),
        customerId: gql.requiredValue(values, 'customerId', gql.number),
        rating: gql.requiredValue(values, 'rating', gql.number),
        body: gql.requiredValue(values, 'body', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createReview?.review ?? null, errors: [] }),
} satisfies CreateDescriptor<ReviewCreateData, ReviewCreateVariables>;

export type ReviewUpdateData = { readonly updateReview: { readonly review: ReviewRecord | null } | null };

export type ReviewUpdateVariables = { readonly input: UpdateReviewInput };

export const ReviewUpdateDocument: TypedDocumentNode<ReviewUpdateData, ReviewUpdateVariables> = gql.mutation(
  'ReviewUpdate',
  { input: 'UpdateReviewInput!' },
  [gql.rootField('updateReview', ['input'], [gql.field('review', selection)])],
  'Ro+ncDX0qCUkGpW2u7oTOFhIauzFUbFeVekeIp5v+b0=',
);

const update = {
  document: ReviewUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateReview?.review ?? null, errors: [] }),
} satisfies UpdateDescriptor<ReviewUpdateData, ReviewUpdateVariables>;

export type ReviewDeleteData = { readonly deleteReview: { readonly review: ReviewLabel | null } | null };

export type ReviewDeleteVariables = { readonly input: DeleteReviewInput };

export const ReviewDeleteDocument: TypedDocumentNode<ReviewDeleteData, ReviewDeleteVariables> = gql.mutation(
  'ReviewDelete',
  { input: 'DeleteReviewInput!' },
  [
    gql.rootField(
      'deleteReview',
      ['input'],
      [gql.field('review', ['id', gql.field('customer', ['id', 'fullName']), gql.field('product', ['id', 'name'])])],
    ),
  ],
  'UHb2s/7w1wVCpabC/A3bhNL3Q7BV9drCDuiVyPaOUM0=',
);

const remove = {
  document: ReviewDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteReview?.review ?? null, errors: [] }),
} satisfies RemoveDescriptor<ReviewDeleteData, ReviewDeleteVariables>;

/** What definitions of its screens may name. */
export type ReviewTypes = {
  readonly label: ReviewLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'customer' | 'product' | 'published' | 'rating' | 'reply' | 'createdAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly customerId: number;
    readonly productId: number;
    readonly published: boolean;
    readonly rating: number;
    readonly createdAt: Instant;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: ReviewInput;
  readonly update: Optional<ReviewTypes['create']>;
  readonly references: { readonly productId: 'products'; readonly customerId: 'customers' };
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'reviews',
  type: 'Review',
  description: 'Отзывы',
  key,
  label: (record: ReviewLabel) => gql.joinWithCommas(record.customer?.fullName, record.product?.name),
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
      ReviewConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      ReviewSums: { keyFields: false, merge: true },
    },
    scalarFields: { Review: { createdAt: 'Datetime' }, ReviewSums: { rating: 'BigFloat' } },
    rootFieldsByType: { Customer: ['review', 'reviews'], Product: ['review', 'reviews'], Review: ['review', 'reviews'] },
    typesByMutation: { createReview: ['Review'], deleteReview: ['Review'], updateReview: ['Review'] },
  },
  texts: { record: 'Отзыв', create: 'Новый отзыв', remove: 'Удалить отзыв?', created: 'Отзыв создан' },
};
