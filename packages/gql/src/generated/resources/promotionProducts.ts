/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import { type Filters, type Operators, type Sorts, all, bounded, conditions, erased, field, flag, given, heldIfAny, joined, keyed, listed, listOf, mutation, needed, number, present, query, root, sorted, text, under, when, whole } from '../../runtime/index.ts';

export type PromotionProductOrderBy = 'PRODUCT_ID_ASC' | 'PRODUCT_ID_DESC' | 'PROMOTION_ID_ASC' | 'PROMOTION_ID_DESC';

export type CreatePromotionProductInput = { readonly promotionProduct: PromotionProductInput };

export type DeletePromotionProductInput = { readonly productId: number; readonly promotionId: number; readonly revision?: string | null };

export type IntFilter = {
  readonly equalTo?: number | null;
  readonly in?: readonly number[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: number | null;
  readonly notIn?: readonly number[] | null;
};

export type PromotionProductFilter = {
  readonly and?: readonly PromotionProductFilter[] | null;
  readonly productId?: IntFilter | null;
  readonly promotionId?: IntFilter | null;
};

export type PromotionProductInput = { readonly productId: number; readonly promotionId: number };

export type PromotionProductPatch = { readonly productId?: number | null; readonly promotionId?: number | null };

export type UpdatePromotionProductInput = {
  readonly patch: PromotionProductPatch;
  readonly productId: number;
  readonly promotionId: number;
  readonly revision?: string | null;
};

/** What every document of the resource holds of a record. */
export type PromotionProductLabel = {
  readonly productId: number;
  readonly promotionId: number;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly promotion: { readonly id: number; readonly title: string } | null;
};

/** A record of the show page. */
export type PromotionProductRecord = {
  readonly productId: number;
  readonly promotionId: number;
  readonly product: { readonly id: number; readonly name: string } | null;
  readonly promotion: { readonly id: number; readonly title: string } | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['productId', 'promotionId'];

const fields = {
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
  promotion: {
    name: 'promotion',
    kind: 'reference',
    nullable: true,
    description: 'Акция',
    reference: {
      resource: 'promotions',
      key: ['id'],
      label: (value: { readonly id: number; readonly title: string }) => joined(value.title),
    },
  },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'productId', descending: false }, { field: 'promotionId', descending: false }];

const sorts: Sorts<PromotionProductOrderBy> = { productId: ['PRODUCT_ID_ASC', 'PRODUCT_ID_DESC'], promotionId: ['PROMOTION_ID_ASC', 'PROMOTION_ID_DESC'] };

const onIntFilter: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const filters = { productId: under('productId', onIntFilter), promotionId: under('promotionId', onIntFilter) } satisfies Filters<PromotionProductFilter>;

const filterOf = (request: ListRequest): PromotionProductFilter | undefined => all(conditions<PromotionProductFilter>(filters, request.filters), (and) => ({ and }));

export type PromotionProductPickerData = {
  readonly promotionProducts: {
    readonly nodes: readonly ({
      readonly productId: number;
      readonly promotionId: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly promotion: { readonly id: number; readonly title: string } | null;
    } | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

export type PromotionProductPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly PromotionProductOrderBy[] | null;
  readonly filter?: PromotionProductFilter | null;
};

export const PromotionProductPickerDocument: TypedDocumentNode<PromotionProductPickerData, PromotionProductPickerVariables> = query(
  'PromotionProductPicker',
  { first: 'Int', offset: 'Int', orderBy: '[PromotionProductOrderBy!]', filter: 'PromotionProductFilter' },
  [
    root(
      'promotionProducts',
      ['first', 'offset', 'orderBy', 'filter'],
      [
        field('nodes', ['productId', 'promotionId', field('product', ['id', 'name']), field('promotion', ['id', 'title'])]),
        field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
      ],
    ),
  ],
  '8049563ed19c3bbeb212d81bb9119b2d671dbe8c57835635d97d87041dd126c2',
);

export type PromotionProductListData = {
  readonly promotionProducts: {
    readonly nodes: readonly ({
      readonly productId: number;
      readonly promotionId: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly promotion: { readonly id: number; readonly title: string } | null;
    } | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

export type PromotionProductListVariables = PromotionProductPickerVariables & { readonly withProduct: boolean; readonly withPromotion: boolean };

export const PromotionProductListDocument: TypedDocumentNode<PromotionProductListData, PromotionProductListVariables> = query(
  'PromotionProductList',
  {
    first: 'Int',
    offset: 'Int',
    orderBy: '[PromotionProductOrderBy!]',
    filter: 'PromotionProductFilter',
    withProduct: 'Boolean!',
    withPromotion: 'Boolean!',
  },
  [
    root(
      'promotionProducts',
      ['first', 'offset', 'orderBy', 'filter'],
      [
        field(
          'nodes',
          [
            'productId',
            'promotionId',
            field('product', ['id', 'name']),
            field('promotion', ['id', 'title']),
            when('withProduct', field('product', ['id', 'name'])),
            when('withPromotion', field('promotion', ['id', 'title'])),
          ],
        ),
        field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor']),
      ],
    ),
  ],
  '47da110eab65e46087e5060caecc80b366f7b16fc61d3d4ebbd49185168d029a',
);

export type PromotionProductCountData = { readonly promotionProducts: { readonly countUpTo: number } | null };

export type PromotionProductCountVariables = { readonly filter?: PromotionProductFilter | null };

export const PromotionProductCountDocument: TypedDocumentNode<PromotionProductCountData, PromotionProductCountVariables> = query(
  'PromotionProductCount',
  { filter: 'PromotionProductFilter' },
  [root('promotionProducts', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  'ad45f9cd5d0bcf051da6fa4add6d1dbeac6acc27b87bf2c0559a8ed569407e0d',
);

const variables = (request: ListRequest): PromotionProductPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: PromotionProductPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.promotionProducts?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.promotionProducts?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

export const list = {
  document: PromotionProductListDocument,
  columns: [{ field: fields.product, default: true }, { field: fields.promotion, default: true }],
  paging: 'offset',
  sortable: ['productId', 'promotionId'],
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
      name: 'promotionId',
      field: 'promotion',
      kind: 'reference',
      description: 'Акция',
      operators: ['eq', 'ne', 'in', 'notIn', 'isNull'],
      reference: { resource: 'promotions' },
    },
  ],
  searchable: false,
  variables: (request) => ({
    ...variables(request),
    withProduct: request.columns.includes('product'),
    withPromotion: request.columns.includes('promotion'),
  }),
  records: (data) => present(data.promotionProducts?.nodes),
  page,
} satisfies ListDescriptor<PromotionProductListData, PromotionProductListVariables>;

const picker = {
  document: PromotionProductPickerDocument,
  searchable: false,
  variables,
  records: (data) => present(data.promotionProducts?.nodes),
  page,
} satisfies PickerDescriptor<PromotionProductPickerData, PromotionProductPickerVariables>;

const count = {
  document: PromotionProductCountDocument,
  variables: (request) => ({ filter: filterOf(request) }),
  total: (data) => bounded(Number(data.promotionProducts?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<PromotionProductCountData, PromotionProductCountVariables>;

export type PromotionProductShowData = {
  readonly promotionProduct: {
    readonly productId: number;
    readonly promotionId: number;
    readonly product: { readonly id: number; readonly name: string } | null;
    readonly promotion: { readonly id: number; readonly title: string } | null;
    readonly revision: string | null;
  } | null;
};

export type PromotionProductShowVariables = { readonly productId: number; readonly promotionId: number };

export const PromotionProductShowDocument: TypedDocumentNode<PromotionProductShowData, PromotionProductShowVariables> = query(
  'PromotionProductShow',
  { productId: 'Int!', promotionId: 'Int!' },
  [
    root(
      'promotionProduct',
      ['productId', 'promotionId'],
      ['productId', 'promotionId', field('product', ['id', 'name']), field('promotion', ['id', 'title']), 'revision'],
    ),
  ],
  'e50c05ade0f889bb0f1a45f915ccfd898eb3194d2b3fe7f361cf03076226b443',
);

const show = {
  document: PromotionProductShowDocument,
  variables: (key) => ({ productId: keyed(key, 'productId', whole), promotionId: keyed(key, 'promotionId', whole) }),
  record: (data) => data.promotionProduct ?? null,
} satisfies ShowDescriptor<PromotionProductShowData, PromotionProductShowVariables>;

export type PromotionProductCreateData = {
  readonly createPromotionProduct: {
    readonly promotionProduct: {
      readonly productId: number;
      readonly promotionId: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly promotion: { readonly id: number; readonly title: string } | null;
      readonly revision: string | null;
    } | null;
  } | null;
};

export type PromotionProductCreateVariables = { readonly input: CreatePromotionProductInput };

export const PromotionProductCreateDocument: TypedDocumentNode<PromotionProductCreateData, PromotionProductCreateVariables> = mutation(
  'PromotionProductCreate',
  { input: 'CreatePromotionProductInput!' },
  [
    root(
      'createPromotionProduct',
      ['input'],
      [
        field(
          'promotionProduct',
          ['productId', 'promotionId', field('product', ['id', 'name']), field('promotion', ['id', 'title']), 'revision'],
        ),
      ],
    ),
  ],
  '28db4a018134e523868e4a6376d79c8b9247a9a1529411dc351715abf9b3b046',
);

const create = {
  document: PromotionProductCreateDocument,
  inputs: [
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Товар',
      reference: { resource: 'products', keyField: 'id' },
      value: (record: PromotionProductRecord) => record.productId,
      referenced: (record: PromotionProductRecord) => record.product ?? null,
    },
    {
      name: 'promotionId',
      field: 'promotion',
      kind: 'reference',
      required: true,
      nullable: false,
      description: 'Акция',
      reference: { resource: 'promotions', keyField: 'id' },
      value: (record: PromotionProductRecord) => record.promotionId,
      referenced: (record: PromotionProductRecord) => record.promotion ?? null,
    },
  ],
  variables: (values) => ({
    input: {
      promotionProduct: { productId: needed(values, 'productId', number), promotionId: needed(values, 'promotionId', number) },
    },
  }),
  result: (data) => ({ record: data.createPromotionProduct?.promotionProduct ?? null, errors: [] }),
} satisfies CreateDescriptor<PromotionProductCreateData, PromotionProductCreateVariables>;

export type PromotionProductUpdateData = {
  readonly updatePromotionProduct: {
    readonly promotionProduct: {
      readonly productId: number;
      readonly promotionId: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly promotion: { readonly id: number; readonly title: string } | null;
      readonly revision: string | null;
    } | null;
  } | null;
};

export type PromotionProductUpdateVariables = { readonly input: UpdatePromotionProductInput };

export const PromotionProductUpdateDocument: TypedDocumentNode<PromotionProductUpdateData, PromotionProductUpdateVariables> = mutation(
  'PromotionProductUpdate',
  { input: 'UpdatePromotionProductInput!' },
  [
    root(
      'updatePromotionProduct',
      ['input'],
      [
        field(
          'promotionProduct',
          ['productId', 'promotionId', field('product', ['id', 'name']), field('promotion', ['id', 'title']), 'revision'],
        ),
      ],
    ),
  ],
  '174b75629e0d471176dac6c0eb1e253453f93e76c28ab60b1909b76ea284e0cc',
);

const update = {
  document: PromotionProductUpdateDocument,
  inputs: [
    {
      name: 'productId',
      field: 'product',
      kind: 'reference',
      required: false,
      nullable: true,
      description: 'Товар',
      reference: { resource: 'products', keyField: 'id' },
      value: (record: PromotionProductRecord) => record.productId,
      referenced: (record: PromotionProductRecord) => record.product ?? null,
    },
    {
      name: 'promotionId',
      field: 'promotion',
      kind: 'reference',
      required: false,
      nullable: true,
      description: 'Акция',
      reference: { resource: 'promotions', keyField: 'id' },
      value: (record: PromotionProductRecord) => record.promotionId,
      referenced: (record: PromotionProductRecord) => record.promotion ?? null,
    },
  ],
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      productId: keyed(key, 'productId', whole),
      promotionId: keyed(key, 'promotionId', whole),
      revision: heldIfAny(record, ['revision'], text),
      patch: { productId: given(values, 'productId', number), promotionId: given(values, 'promotionId', number) },
    },
  }),
  result: (data) => ({ record: data.updatePromotionProduct?.promotionProduct ?? null, errors: [] }),
} satisfies UpdateDescriptor<PromotionProductUpdateData, PromotionProductUpdateVariables>;

export type PromotionProductDeleteData = {
  readonly deletePromotionProduct: {
    readonly promotionProduct: {
      readonly productId: number;
      readonly promotionId: number;
      readonly product: { readonly id: number; readonly name: string } | null;
      readonly promotion: { readonly id: number; readonly title: string } | null;
    } | null;
  } | null;
};

export type PromotionProductDeleteVariables = { readonly input: DeletePromotionProductInput };

export const PromotionProductDeleteDocument: TypedDocumentNode<PromotionProductDeleteData, PromotionProductDeleteVariables> = mutation(
  'PromotionProductDelete',
  { input: 'DeletePromotionProductInput!' },
  [
    root(
      'deletePromotionProduct',
      ['input'],
      [
        field(
          'promotionProduct',
          ['productId', 'promotionId', field('product', ['id', 'name']), field('promotion', ['id', 'title'])],
        ),
      ],
    ),
  ],
  'fa47c37249044be69f7dd90b68039fbcf75e0bcfad94ee338e6a3ff2078512a0',
);

const remove = {
  document: PromotionProductDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: {
      productId: keyed(key, 'productId', whole),
      promotionId: keyed(key, 'promotionId', whole),
      revision: heldIfAny(record, ['revision'], text),
    },
  }),
  result: (data) => ({ record: data.deletePromotionProduct?.promotionProduct ?? null, errors: [] }),
} satisfies RemoveDescriptor<PromotionProductDeleteData, PromotionProductDeleteVariables>;

export const resource: KeyedResource = {
  name: 'promotionProducts',
  type: 'PromotionProduct',
  description: 'Товары акций',
  key,
  label: (record: PromotionProductLabel) => listed(record.product?.name, record.promotion?.title),
  fields: [fields.product, fields.promotion],
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
      PromotionProduct: { keyFields: ['productId', 'promotionId'] },
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
};
