/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant } from '../../scalars.ts';
import { type Filters, type Flags, type Selections, type Sorts, bounded, chosen, compact, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, listed, mutation, named, needed, number, optional, paired, pageTold, present, query, root, shown, sorted, text, under, when, whole } from '../../runtime/index.ts';
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

export type DeleteReviewInput = { readonly id: number; readonly revision?: string | null };

export type ReviewFilter = {
  readonly id?: IntFilter | null;
  readonly productId?: IntFilter | null;
  readonly customerId?: IntFilter | null;
  readonly rating?: IntFilter | null;
  readonly published?: BooleanFilter | null;
  readonly createdAt?: DatetimeFilter | null;
  readonly and?: readonly ReviewFilter[] | null;
  readonly not?: ReviewFilter | null;
  readonly or?: readonly ReviewFilter[] | null;
  readonly search?: string | null;
};

export type ReviewInput = {
  readonly productId: number;
  readonly customerId: number;
  readonly rating: number;
  readonly body: string;
  readonly reply?: string | null;
  readonly published?: boolean | null;
  readonly createdAt?: Instant | null;
};

export type ReviewPatch = Optional<ReviewInput>;

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

const sent = (values: Readonly<Record<string, unknown>>): ReviewPatch => ({
  productId: given(values, 'productId', number),
  customerId: given(values, 'customerId', number),
  rating: given(values, 'rating', number),
  body: given(values, 'body', text),
  reply: given(values, 'reply', text),
  published: given(values, 'published', flag),
  createdAt: given(values, 'createdAt', text<Instant>),
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

export const fields = named({
  customer: {
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
    kind: 'reference',
    nullable: true,
    description: 'Товар',
    reference: {
      resource: 'products',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => joined(value.name),
    },
  },
  reply: { kind: 'string', nullable: true, description: 'Ответ магазина', unindexed: true },
  rating: { kind: 'integer', nullable: false, description: 'Оценка' },
  published: { kind: 'boolean', nullable: false, description: 'Опубликован' },
  createdAt: { kind: 'instant', nullable: false, description: 'Написан' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  body: { kind: 'text', nullable: false, description: 'Отзыв', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = paired(
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
  customerId: under('customerId', onIntFilter2),
  productId: under('productId', onIntFilter2),
  rating: under('rating', onIntFilter),
  published: under('published', onBooleanFilter),
  createdAt: under('createdAt', onDatetimeFilter),
  id: under('id', onIntFilter),
} satisfies Filters<ReviewFilter>;

const groups = grouping<ReviewFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): ReviewFilter | undefined => grouped<ReviewFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ReviewRow = ReviewLabel & Partial<Pick<ReviewRecord, 'reply' | 'rating' | 'published' | 'createdAt' | 'body'>>;

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

const { columns, flags } = flagged<'customer' | 'product' | 'reply' | 'rating' | 'published' | 'createdAt' | 'body'>(
  field('customer', ['id', 'fullName']),
  field('product', ['id', 'name']),
  'reply',
  'rating',
  'published',
  'createdAt',
  'body',
);

export type ReviewListData = ReviewPage<ReviewRow>;

export type ReviewListVariables = ReviewPickerVariables & Flags<typeof flags>;

export const ReviewListDocument: TypedDocumentNode<ReviewListData, ReviewListVariables> = query(
  'ReviewList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', field('customer', ['id', 'fullName']), field('product', ['id', 'name']), ...columns]),
  '0wxo8JoADnAEF35qE6uD+b9lkZB99oxTm2ABFBw7uIM=',
);

export type ReviewCountData = {
  readonly reviews: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly rating: Decimal | null } } | null;
};

export type ReviewCountVariables = { readonly filter?: ReviewFilter | null; readonly exact: boolean; readonly summed: boolean };

export const ReviewCountDocument: TypedDocumentNode<ReviewCountData, ReviewCountVariables> = query(
  'ReviewCount',
  { filter: 'ReviewFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'reviews',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['rating'])),
      ],
    ),
  ],
  'AG4whWZtyQm6ml498LbruzS+6r0rznU8yJR7/aHJOsM=',
);

const variables = (request: ListRequest): ReviewPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<ReviewOrderBy>(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: ReviewPickerData, request: ListRequest): PageInfo => pageTold(data.reviews?.pageInfo, request);

export const list = {
  document: ReviewListDocument,
  columns: [
    ...shown(fields.customer, fields.product, fields.reply, fields.rating, fields.published, fields.createdAt),
    ...hidden(fields.id),
  ],
  more: [fields.body],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(
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
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.reviews?.nodes),
  page,
} satisfies ListDescriptor<ReviewListData, ReviewListVariables>;

const picker = { document: ReviewPickerDocument, searchable: true, variables, records: (data) => present(data.reviews?.nodes), page } satisfies PickerDescriptor<ReviewPickerData, ReviewPickerVariables>;

const count = {
  document: ReviewCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: compact({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => bounded(Number(data.reviews?.countUpTo ?? 0), 10000, data.reviews?.totalCount),
  summable: ['rating'],
  sums: (data) => data.reviews?.sums,
} satisfies CountDescriptor<ReviewCountData, ReviewCountVariables>;

const inputs = formInputs<ReviewRecord>()(
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
    createdAt: {},
  },
);

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
        ...sent(values),
        productId: needed(values, 'productId', number),
        customerId: needed(values, 'customerId', number),
        rating: needed(values, 'rating', number),
        body: needed(values, 'body', text),
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
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
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

/** What definitions of its screens may name. */
export type ReviewTypes = {
  readonly label: ReviewLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'customer' | 'product' | 'reply' | 'rating' | 'published' | 'createdAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly customerId: number;
    readonly productId: number;
    readonly rating: number;
    readonly published: boolean;
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
  label: (record: ReviewLabel) => listed(record.customer?.fullName, record.product?.name),
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
