/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PathsDescriptor, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onIntFilter, onIntFilter2, onStringFilter, type IntFilter, type StringFilter } from '../shared.ts';

export type CategoryOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'SLUG_ASC'
  | 'SLUG_DESC'
  | 'PARENT_ID_ASC'
  | 'PARENT_ID_DESC'
  | 'POSITION_ASC'
  | 'POSITION_DESC';

export type CategoryFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly slug?: StringFilter | null | undefined;
  readonly parentId?: IntFilter | null | undefined;
  readonly position?: IntFilter | null | undefined;
  readonly and?: readonly CategoryFilter[] | null | undefined;
  readonly not?: CategoryFilter | null | undefined;
  readonly or?: readonly CategoryFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type CategoryInput = {
  readonly name: string;
  readonly slug: string;
  readonly parentId?: number | null | undefined;
  readonly position?: number | null | undefined;
};

export type CategoryPatch = Optional<CategoryInput>;

export type CreateCategoryInput = { readonly category: CategoryInput };

export type DeleteCategoryInput = { readonly id: number; readonly revision?: string | null | undefined };

export type UpdateCategoryInput = { readonly id: number; readonly patch: CategoryPatch; readonly revision?: string | null | undefined };

const selection = ['id', 'name', gql.field('parent', ['id', 'name']), 'position', 'slug', 'parentId', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): CategoryPatch => ({
  name: gql.inputValue(values, 'name', gql.text),
  slug: gql.inputValue(values, 'slug', gql.text),
  parentId: gql.inputValue(values, 'parentId', gql.number),
  position: gql.inputValue(values, 'position', gql.number),
});

/** What every document of the resource holds of a record. */
export type CategoryLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type CategoryRecord = {
  readonly id: number;
  readonly name: string;
  readonly parent: CategoryLabel | null;
  readonly position: number;
  readonly slug: string;
  readonly parentId: number | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  name: { kind: 'string', nullable: false, description: 'Название' },
  parent: {
    kind: 'reference',
    nullable: true,
    description: 'Входит в категорию',
    reference: {
      resource: 'categories',
      key: ['id'],
      label: (value: { readonly id: number; readonly name: string }) => gql.joinWords(value.name),
    },
  },
  position: { kind: 'integer', nullable: false, description: 'Порядок' },
  slug: { kind: 'string', nullable: false, description: 'Имя в адресе' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'position', descending: false }];

const sorts = gql.sortPairs({ id: 'ID', name: 'NAME', slug: 'SLUG', parent: 'PARENT_ID', position: 'POSITION' }, '_ASC', '_DESC') satisfies Sorts<CategoryOrderBy>;

const filters = {
  name: gql.nestedOperators('name', onStringFilter),
  parentId: gql.nestedOperators('parentId', onIntFilter2),
  position: gql.nestedOperators('position', onIntFilter),
  slug: gql.nestedOperators('slug', onStringFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<CategoryFilter>;

const groups = gql.filterGroups<CategoryFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): CategoryFilter | undefined => gql.groupedFilter<CategoryFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type CategoryRow = CategoryLabel & Partial<Pick<CategoryRecord, 'parent' | 'position' | 'slug'>>;

type CategoryPage<TRecord> = {
  readonly categories: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[CategoryOrderBy!]', filter: 'CategoryFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'categories',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type CategoryPickerData = CategoryPage<CategoryLabel>;

export type CategoryPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly CategoryOrderBy[] | null | undefined;
  readonly filter?: CategoryFilter | null | undefined;
};

export const CategoryPickerDocument: TypedDocumentNode<CategoryPickerData, CategoryPickerVariables> = gql.query('CategoryPicker', argumentTypes, around(['id', 'name']), 'QbdbsrUVUWpP8r3wbCv9hlNoh6yJSAxG82wWU+hPt2Q=');

const { columns, flags } = gql.columnFlags<'parent' | 'position' | 'slug'>(gql.field('parent', ['id', 'name']), 'position', 'slug');

export type CategoryListData = CategoryPage<CategoryRow>;

export type CategoryListVariables = CategoryPickerVariables & Flags<typeof flags>;

export const CategoryListDocument: TypedDocumentNode<CategoryListData, CategoryListVariables> = gql.query(
  'CategoryList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'WjZ4s6B8OLEtr7kwCdUituyiWrNUVi8cDQQ4Adc9R4k=',
);

export type CategoryCountData = {
  readonly categories: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly position: Decimal | null } } | null;
};

export type CategoryCountVariables = { readonly filter?: CategoryFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const CategoryCountDocument: TypedDocumentNode<CategoryCountData, CategoryCountVariables> = gql.query(
  'CategoryCount',
  { filter: 'CategoryFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'categories',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['position'])),
      ],
    ),
  ],
  'Vr7Ft++066WpK7GWWZTe1S2xsTV0JM+hxyDOLBo4YVE=',
);

/** A record, and what it is in. */
export type CategoryPath = CategoryLabel & { readonly parent?: CategoryPath | null };

export type CategoryPathsData = CategoryPage<CategoryPath>;

export type CategoryPathsVariables = CategoryPickerVariables;

export const CategoryPathsDocument: TypedDocumentNode<CategoryPathsData, CategoryPathsVariables> = gql.query(
  'CategoryPaths',
  argumentTypes,
  around(gql.ancestors('parent', ['id', 'name'], key, 6)),
  '0i00vsz2wgBur9mUT3+2UEnoVPGzGrsgeft4+ZV8JJI=',
);

const variables = (request: ListRequest): CategoryPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<CategoryOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: CategoryPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.categories?.pageInfo, request);

export const list = {
  document: CategoryListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.name,
      {
        name: 'parent',
        kind: 'reference',
        nullable: true,
        description: 'Входит в категорию',
        reference: { resource: 'categories', key: ['id'], label: (value: CategoryLabel) => gql.joinWords(value.name) },
      },
      fields.position,
      fields.slug,
    ),
    ...gql.hiddenColumns(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, { parentId: { field: 'parent', reference: { resource: 'categories' } } }),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/categories.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.categories?.nodes),
  page,
} satisfies ListDescriptor<CategoryListData, CategoryListVariables>;

const picker = {
  document: CategoryPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.categories?.nodes),
  page,
} satisfies PickerDescriptor<CategoryPickerData, CategoryPickerVariables>;

const paths = { document: CategoryPathsDocument, above: 'parent', variables, records: (data) => gql.nonNull(data.categories?.nodes) } satisfies PathsDescriptor<CategoryPathsData, CategoryPathsVariables>;

const count = {
  document: CategoryCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.categories?.countUpTo ?? 0), 10000, data.categories?.totalCount),
  summable: ['position'],
  sums: (data) => data.categories?.sums,
} satisfies CountDescriptor<CategoryCountData, CategoryCountVariables>;

const inputs = gql.formInputs<CategoryRecord>()(
  fields,
  {
    name: { required: true, nullable: false },
    slug: { required: true, nullable: false },
    parentId: {
      field: 'parent',
      reference: { resource: 'categories', keyField: 'id' },
      referenced: (record: CategoryRecord) => record.parent ?? null,
    },
    position: {},
  },
);

export type CategoryShowData = { readonly category: CategoryRecord | null };

export type CategoryShowVariables = { readonly id: number };

export const CategoryShowDocument: TypedDocumentNode<CategoryShowData, CategoryShowVariables> = gql.query(
  'CategoryShow',
  { id: 'Int!' },
  [gql.rootField('category', ['id'], selection)],
  'JxcEbKCrcBoWkG0oToA8MvTeE5RuRzc9ndXzvfoayFY=',
);

const show = {
  document: CategoryShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.category ?? null,
} satisfies ShowDescriptor<CategoryShowData, CategoryShowVariables>;

export type CategoryCreateData = { readonly createCategory: { readonly category: CategoryRecord | null } | null };

export type CategoryCreateVariables = { readonly input: CreateCategoryInput };

export const CategoryCreateDocument: TypedDocumentNode<CategoryCreateData, CategoryCreateVariables> = gql.mutation(
  'CategoryCreate',
  { input: 'CreateCategoryInput!' },
  [gql.rootField('createCategory', ['input'], [gql.field('category', selection)])],
  'bmM1Glgs+ArrnCfD0o+8cv876nqWcva2bdWXg+Rw9js=',
);

const create = {
  document: CategoryCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      category: {
        ...sent(values),
        name: gql.requiredValue(values, 'name', gql.text),
        slug: gql.requiredValue(values, 'slug', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createCategory?.category ?? null, errors: [] }),
} satisfies CreateDescriptor<CategoryCreateData, CategoryCreateVariables>;

export type CategoryUpdateData = { readonly updateCategory: { readonly category: CategoryRecord | null } | null };

export type CategoryUpdateVariables = { readonly input: UpdateCategoryInput };

export const CategoryUpdateDocument: TypedDocumentNode<CategoryUpdateData, CategoryUpdateVariables> = gql.mutation(
  'CategoryUpdate',
  { input: 'UpdateCategoryInput!' },
  [gql.rootField('updateCategory', ['input'], [gql.field('category', selection)])],
  '2BsHf5k92QmwxZ7KvuE9GYUz261mSlX4p9ZAVTQEkNU=',
);

const update = {
  document: CategoryUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateCategory?.category ?? null, errors: [] }),
} satisfies UpdateDescriptor<CategoryUpdateData, CategoryUpdateVariables>;

export type CategoryDeleteData = { readonly deleteCategory: { readonly category: CategoryLabel | null } | null };

export type CategoryDeleteVariables = { readonly input: DeleteCategoryInput };

export const CategoryDeleteDocument: TypedDocumentNode<CategoryDeleteData, CategoryDeleteVariables> = gql.mutation(
  'CategoryDelete',
  { input: 'DeleteCategoryInput!' },
  [gql.rootField('deleteCategory', ['input'], [gql.field('category', ['id', 'name'])])],
  'jNXeDmuBCh+0Km5Gq6RSzN0vxLB5HRPMZiepWyV4KcA=',
);

const remove = {
  document: CategoryDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteCategory?.category ?? null, errors: [] }),
} satisfies RemoveDescriptor<CategoryDeleteData, CategoryDeleteVariables>;

/** What definitions of its screens may name. */
export type CategoryTypes = {
  readonly label: CategoryLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'parent' | 'position' | 'slug' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly parentId: number;
    readonly position: number;
    readonly slug: string;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: CategoryInput;
  readonly update: Optional<CategoryTypes['create']>;
  readonly references: { readonly parentId: 'categories' };
  readonly actions: {};
  readonly related: 'childCategories' | 'products';
  readonly nested: never;
  readonly tree: 'parentId';
};

export const resource: KeyedResource = {
  name: 'categories',
  type: 'Category',
  description: 'Категории',
  key,
  label: (record: CategoryLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [
    { name: 'childCategories', resource: 'categories', on: [{ filter: 'parentId', key: 'id' }] },
    { name: 'products', resource: 'products', on: [{ filter: 'categoryId', key: 'id' }] },
  ],
  tree: { filter: 'parentId', key: 'id', paths: gql.descriptor(paths) },
  cache: {
    typePolicies: {
      CategoryConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      CategorySums: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { CategorySums: { position: 'BigFloat' } },
    rootFieldsByType: { Category: ['categories', 'category'] },
    typesByMutation: { createCategory: ['Category'], deleteCategory: ['Category'], updateCategory: ['Category'] },
  },
  texts: {
    record: 'Категория',
    create: 'Новая категория',
    remove: 'Удалить категорию?',
    created: 'Категория создана',
    fields: { childCategories: 'Дочерние категории' },
  },
};
