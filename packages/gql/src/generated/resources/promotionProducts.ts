/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onIntFilter2, type IntFilter } from '../shared.ts';

export type PromotionProductOrderBy = 'PROMOTION_ID_ASC' | 'PROMOTION_ID_DESC' | 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC';

export type CreatePromotionProductInput = { readonly promotionProduct: PromotionProductInput };

export type DeletePromotionProductInput = { readonly promotionId: number; readonly productId: number; readonly revision?: string | null | undefined };

export type PromotionProductFilter = {
  readonly promotionId?: IntFilter | null | undefined;
  readonly productId?: IntFilter | null | undefined;
  readonly and?: readonly PromotionProductFilter[] | null | undefined;
  readonly not?: PromotionProductFilter | null | undefined;
  readonly or?: readonly PromotionProductFilter[] | null | undefined;
};

export type PromotionProductInput = { readonly promotionId: number; readonly productId: number };

export type PromotionProductPatch = { readonly promotionId?: number | null | undefined; readonly productId?: number | null | undefined };

export type UpdatePromotionProductInput = {
  readonly promotionId: number;
  readonly productId: number;
  readonly patch: PromotionProductPatch;
  readonly revision?: string | null | undefined;
};

const selection = ['promotionId', 'productId', gql.field('promotion', ['id', 'title']), gql.field('product', ['id', 'name']), 'revision'];

/** What every document of the resource holds of a record. */
export type PromotionProductLabel = {
  readonly promotionId: number;
  readonly productId: number;
  readonly promotion: { readonly id: number; readonly title: string } | null;
  readonly product: { readonly id: number; readonly name: string } | null;
};

/** A record of the show page. */
export type PromotionProductRecord = {
  readonly promotionId: number;
  readonly productId: number;
  readonly promotion: { readonly id: number; readonly title: string } | null;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['promotionId', 'productId'];

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
  promotion: {
    kind: 'reference',
    nullable: true,
    description: 'Акция',
    reference: {
      resource: 'promotions',
      key: ['id'],
      label: (value: { readonly id: number; readonly title: string }) => gql.joinWords(value.title),
    },
  },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'promotionId', descending: false }, { field: 'productId', descending: false }];

const sorts = gql.sortPairs({ promotionId: 'PROMOTION_ID', productId: 'PRODUCT_ID' }, '_ASC', '_DESC') satisfies Sorts<PromotionProductOrderBy>;

const filters = {
  productId: gql.nestedOperators('productId', onIntFilter2),
  promotionId: gql.nestedOperators('promotionId', onIntFilter2),
} satisfies Filters<PromotionProductFilter>;

const groups = gql.filterGroups<PromotionProductFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): PromotionProductFilter | undefined => gql.groupedFilter<PromotionProductFilter>(filters, groups, request);

type PromotionProductPage<TRecord> = {
  readonly promotionProducts: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[PromotionProductOrderBy!]', filter: 'PromotionProductFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'promotionProducts',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type PromotionProductPickerData = PromotionProductPage<PromotionProductLabel>;

export type PromotionProductPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly PromotionProductOrderBy[] | null | undefined;
  readonly filter?: PromotionProductFilter | null | undefined;
};

export const PromotionProductPickerDocument: TypedDocumentNode<PromotionProductPickerData, PromotionProductPickerVariables> = gql.query(
  'PromotionProductPicker',
  argumentTypes,
  around(['promotionId', 'productId', gql.field('promotion', ['id', 'title']), gql.field('product', ['id', 'name'])]),
  'nln4iwItDLhaaAJNT0p37KZNteRJG0oka6JOBFghQ/0=',
);

const { columns, flags } = gql.columnFlags<'product' | 'promotion'>(gql.field('product', ['id', 'name']), gql.field('promotion', ['id', 'title']));

export type PromotionProductListData = PromotionProductPage<PromotionProductLabel>;

export type PromotionProductListVariables = PromotionProductPickerVariables & Flags<typeof flags>;

export const PromotionProductListDocument: TypedDocumentNode<PromotionProductListData, PromotionProductListVariables> = gql.query(
  'PromotionProductList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(
    ['promotionId', 'productId', gql.field('promotion', ['id', 'title']), gql.field('product', ['id', 'name']), ...columns],
  ),
  'ZW3NsLHIJ+F3ESadUcWqdbCGx2T4z24l03skPDrGU6o=',
);

export type PromotionProductCountData = { readonly promotionProducts: { readonly countUpTo: number; readonly totalCount?: number } | null };

export type PromotionProductCountVariables = { readonly filter?: PromotionProductFilter | null | undefined; readonly exact: boolean };

export const PromotionProductCountDocument: TypedDocumentNode<PromotionProductCountData, PromotionProductCountVariables> = gql.query(
  'PromotionProductCount',
  { filter: 'PromotionProductFilter', exact: 'Boolean!' },
  [
    gql.rootField(
      'promotionProducts',
      ['filter'],
      [gql.field('countUpTo', undefined, { limit: 10001 }), gql.includeIf('exact', 'totalCount')],
    ),
  ],
  'aqslG/ZZTt1vEN+Odctun6hku5S5WaeZxK2pLGSGA2E=',
);

const variables = (request: ListRequest): PromotionProductPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<PromotionProductOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: PromotionProductPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.promotionProducts?.pageInfo, request);

export const list = {
  document: PromotionProductListDocument,
  columns: gql.visibleColumns(fields.product, fields.promotion),
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(
    filters,
    fields,
    {
      productId: { field: 'product', reference: { resource: 'products' } },
      promotionId: { field: 'promotion', reference: { resource: 'promotions' } },
    },
  ),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/promotionProducts.ts'),
  searchable: false,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.promotionProducts?.nodes),
  page,
} satisfies ListDescriptor<PromotionProductListData, PromotionProductListVariables>;

const picker = {
  document: PromotionProductPickerDocument,
  searchable: false,
  variables,
  records: (data) => gql.nonNull(data.promotionProducts?.nodes),
  page,
} satisfies PickerDescriptor<PromotionProductPickerData, PromotionProductPickerVariables>;

const count = {
  document: PromotionProductCountDocument,
  exactly: true,
  variables: (request, exact) => ({ filter: filterOf(request), exact: exact === true }),
  total: (data) => gql.boundedTotal(Number(data.promotionProducts?.countUpTo ?? 0), 10000, data.promotionProducts?.totalCount),
} satisfies CountDescriptor<PromotionProductCountData, PromotionProductCountVariables>;

const inputs = gql.formInputs<PromotionProductRecord>()(
  fields,
  {
    promotionId: {
      field: 'promotion',
      required: true,
      nullable: false,
      reference: { resource: 'promotions', keyField: 'id' },
      referenced: (record: PromotionProductRecord) => record.promotion ?? null,
    },
    productId: {
      field: 'product',
      required: true,
      nullable: false,
      reference: { resource: 'products', keyField: 'id' },
      referenced: (record: PromotionProductRecord) => record.product ?? null,
    },
  },
);

export type PromotionProductShowData = { readonly promotionProduct: PromotionProductRecord | null };

export type PromotionProductShowVariables = { readonly promotionId: number; readonly productId: number };

export const PromotionProductShowDocument: TypedDocumentNode<PromotionProductShowData, PromotionProductShowVariables> = gql.query(
  'PromotionProductShow',
  { promotionId: 'Int!', productId: 'Int!' },
  [gql.rootField('promotionProduct', ['promotionId', 'productId'], selection)],
  'nJThnl0lbGa+7KIBdJehYyAw126l5/V5Ozd58uV+dSg=',
);

const show = {
  document: PromotionProductShowDocument,
  variables: (key) => ({ promotionId: gql.keyValue(key, 'promotionId', gql.integer), productId: gql.keyValue(key, 'productId', gql.integer) }),
  record: (data) => data.promotionProduct ?? null,
} satisfies ShowDescriptor<PromotionProductShowData, PromotionProductShowVariables>;

export type PromotionProductCreateData = { readonly createPromotionProduct: { readonly promotionProduct: PromotionProductRecord | null } | null };

export type PromotionProductCreateVariables = { readonly input: CreatePromotionProductInput };

export const PromotionProductCreateDocument: TypedDocumentNode<PromotionProductCreateData, PromotionProductCreateVariables> = gql.mutation(
  'PromotionProductCreate',
  { input: 'CreatePromotionProductInput!' },
  [gql.rootField('createPromotionProduct', ['input'], [gql.field('promotionProduct', selection)])],
  'KfdCNA9SOLgS3srKWErfFHasFGnF/PJUUe22XPpIwNI=',
);

const create = {
  document: PromotionProductCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      promotionProduct: {
        promotionId: gql.requiredValue(values, 'promotionId', gql.number),
        productId: gql.requiredValue(values, 'productId', gql.number),
      },
    },
  }),
  result: (data) => ({ record: data.createPromotionProduct?.promotionProduct ?? null, errors: [] }),
} satisfies CreateDescriptor<PromotionProductCreateData, PromotionProductCreateVariables>;

export type PromotionProductUpdateData = { readonly updatePromotionProduct: { readonly promotionProduct: PromotionProductRecord | null } | null };

export type PromotionProductUpdateVariables = { readonly input: UpdatePromotionProductInput };

export const PromotionProductUpdateDocument: TypedDocumentNode<PromotionProductUpdateData, PromotionProductUpdateVariables> = gql.mutation(
  'PromotionProductUpdate',
  { input: 'UpdatePromotionProductInput!' },
  [gql.rootField('updatePromotionProduct', ['input'], [gql.field('promotionProduct', selection)])],
  'uEGwaji6JNGCXLsQ4M+aG19lRN+b3t3PmYGRVrpueQA=',
);

const update = {
  document: PromotionProductUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      promotionId: gql.keyValue(key, 'promotionId', gql.integer),
      productId: gql.keyValue(key, 'productId', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: {
        promotionId: gql.inputValue(values, 'promotionId', gql.number),
        productId: gql.inputValue(values, 'productId', gql.number),
      },
    },
  }),
  result: (data) => ({ record: data.updatePromotionProduct?.promotionProduct ?? null, errors: [] }),
} satisfies UpdateDescriptor<PromotionProductUpdateData, PromotionProductUpdateVariables>;

export type PromotionProductDeleteData = { readonly deletePromotionProduct: { readonly promotionProduct: PromotionProductLabel | null } | null };

export type PromotionProductDeleteVariables = { readonly input: DeletePromotionProductInput };

export const PromotionProductDeleteDocument: TypedDocumentNode<PromotionProductDeleteData, PromotionProductDeleteVariables> = gql.mutation(
  'PromotionProductDelete',
  { input: 'DeletePromotionProductInput!' },
  [
    gql.rootField(
      'deletePromotionProduct',
      ['input'],
      [
        gql.field(
          'promotionProduct',
          ['promotionId', 'productId', gql.field('promotion', ['id', 'title']), gql.field('product', ['id', 'name'])],
        ),
      ],
    ),
  ],
  'MP9o/zrYIVkfPTbpYyxmXyt3mTRMjrbqw88MCkSJsR0=',
);

const remove = {
  document: PromotionProductDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: {
      promotionId: gql.keyValue(key, 'promotionId', gql.integer),
      productId: gql.keyValue(key, 'productId', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
    },
  }),
  result: (data) => ({ record: data.deletePromotionProduct?.promotionProduct ?? null, errors: [] }),
} satisfies RemoveDescriptor<PromotionProductDeleteData, PromotionProductDeleteVariables>;

/** What definitions of its screens may name. */
export type PromotionProductTypes = {
  readonly label: PromotionProductLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'product' | 'promotion';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, { readonly productId: number; readonly promotionId: number }>;
  readonly sort: keyof typeof sorts;
  readonly create: PromotionProductInput;
  readonly update: Optional<PromotionProductTypes['create']>;
  readonly references: { readonly promotionId: 'promotions'; readonly productId: 'products' };
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'promotionProducts',
  type: 'PromotionProduct',
  description: 'Товары акций',
  key,
  label: (record: PromotionProductLabel) => gql.joinWithCommas(record.promotion?.title, record.product?.name),
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
      PromotionProduct: { keyFields: ['promotionId', 'productId'] },
      PromotionProductConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    },
    rootFieldsByType: {
      Product: ['promotionProduct', 'promotionProducts'],
      Promotion: ['promotionProduct', 'promotionProducts'],
      PromotionProduct: ['promotionProduct', 'promotionProducts'],
    },
    typesByMutation: {
      createPromotionProduct: ['PromotionProduct'],
      deletePromotionProduct: ['PromotionProduct'],
      updatePromotionProduct: ['PromotionProduct'],
    },
  },
  texts: { record: 'Товар акции', create: 'Новый товар акции', remove: 'Удалить товар акции?', created: 'Товар акции создан' },
};
