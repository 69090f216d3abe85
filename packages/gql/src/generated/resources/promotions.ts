/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RangeValue, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, LocalDate } from '../../scalars.ts';
import type { Filters, Flags, Operators, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBigFloatFilter, onBooleanFilter, onIntFilter, onStringFilter, type BigFloatFilter, type BooleanFilter, type IntFilter, type StringFilter } from '../shared.ts';

export type PromotionOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'CODE_ASC'
  | 'CODE_DESC'
  | 'TITLE_ASC'
  | 'TITLE_DESC'
  | 'DISCOUNT_ASC'
  | 'DISCOUNT_DESC'
  | 'CONDITIONS_ASC'
  | 'CONDITIONS_DESC'
  | 'ACTIVE_ASC'
  | 'ACTIVE_DESC';

export type CreatePromotionInput = { readonly promotion: PromotionInput };

export type DateRangeBoundInput = { readonly value: LocalDate; readonly inclusive: boolean };

export type DateRangeFilter = { readonly isNull?: boolean | null | undefined };

export type DateRangeInput = {
  readonly start?: DateRangeBoundInput | null | undefined;
  readonly end?: DateRangeBoundInput | null | undefined;
  readonly isEmpty?: boolean | null | undefined;
};

export type DeletePromotionInput = { readonly id: number; readonly revision?: string | null | undefined };

export type IntRangeBoundInput = { readonly value: number; readonly inclusive: boolean };

export type IntRangeFilter = { readonly isNull?: boolean | null | undefined };

export type IntRangeInput = {
  readonly start?: IntRangeBoundInput | null | undefined;
  readonly end?: IntRangeBoundInput | null | undefined;
  readonly isEmpty?: boolean | null | undefined;
};

export type PromotionFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly code?: StringFilter | null | undefined;
  readonly title?: StringFilter | null | undefined;
  readonly period?: DateRangeFilter | null | undefined;
  readonly discount?: BigFloatFilter | null | undefined;
  readonly quantity?: IntRangeFilter | null | undefined;
  readonly active?: BooleanFilter | null | undefined;
  readonly and?: readonly PromotionFilter[] | null | undefined;
  readonly not?: PromotionFilter | null | undefined;
  readonly or?: readonly PromotionFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type PromotionInput = {
  readonly code: string;
  readonly title: string;
  readonly period: DateRangeInput;
  readonly discount: Decimal;
  readonly quantity?: IntRangeInput | null | undefined;
  readonly conditions?: unknown | null | undefined;
  readonly active?: boolean | null | undefined;
};

export type PromotionPatch = Optional<PromotionInput>;

export type UpdatePromotionInput = { readonly id: number; readonly patch: PromotionPatch; readonly revision?: string | null | undefined };

const onDateRangeFilter = { isNull: (value) => ({ isNull: gql.boolean(value) }) } satisfies Operators<DateRangeFilter>;

const onIntRangeFilter = { isNull: (value) => ({ isNull: gql.boolean(value) }) } satisfies Operators<IntRangeFilter>;

const selection = [
  'id',
  'title',
  'code',
  'active',
  'discount',
  gql.field('period', [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty']),
  gql.field('quantity', [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty']),
  'conditions',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): PromotionPatch => ({
  code: gql.inputValue(values, 'code', gql.text),
  title: gql.inputValue(values, 'title', gql.text),
  period: gql.inputValue(
    values,
    'period',
    gql.nestedValues(
      (values): DateRangeInput => ({
        start: gql.inputValue(
          values,
          'start',
          gql.nestedValues(
            (values): DateRangeBoundInput => ({
              value: gql.requiredValue(values, 'value', gql.text<LocalDate>),
              inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
            }),
          ),
        ),
        end: gql.inputValue(
          values,
          'end',
          gql.nestedValues(
            (values): DateRangeBoundInput => ({
              value: gql.requiredValue(values, 'value', gql.text<LocalDate>),
              inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
            }),
          ),
        ),
        isEmpty: gql.inputValue(values, 'isEmpty', gql.boolean),
      }),
    ),
  ),
  discount: gql.inputValue(values, 'discount', gql.text<Decimal>),
  quantity: gql.inputValue(
    values,
    'quantity',
    gql.nestedValues(
      (values): IntRangeInput => ({
        start: gql.inputValue(
          values,
          'start',
          gql.nestedValues(
            (values): IntRangeBoundInput => ({
              value: gql.requiredValue(values, 'value', gql.number),
              inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
            }),
          ),
        ),
        end: gql.inputValue(
          values,
          'end',
          gql.nestedValues(
            (values): IntRangeBoundInput => ({
              value: gql.requiredValue(values, 'value', gql.number),
              inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
            }),
          ),
        ),
        isEmpty: gql.inputValue(values, 'isEmpty', gql.boolean),
      }),
    ),
  ),
  conditions: gql.inputValue(values, 'conditions', gql.raw),
  active: gql.inputValue(values, 'active', gql.boolean),
});

/** What every document of the resource holds of a record. */
export type PromotionLabel = { readonly id: number; readonly title: string };

/** A record of the show page. */
export type PromotionRecord = {
  readonly id: number;
  readonly title: string;
  readonly code: string;
  readonly active: boolean;
  readonly discount: Decimal;
  readonly period: {
    readonly start: { readonly value: LocalDate; readonly inclusive: boolean } | null;
    readonly end: { readonly value: LocalDate; readonly inclusive: boolean } | null;
    readonly isEmpty: boolean | null;
  };
  readonly quantity: {
    readonly start: { readonly value: number; readonly inclusive: boolean } | null;
    readonly end: { readonly value: number; readonly inclusive: boolean } | null;
    readonly isEmpty: boolean | null;
  } | null;
  readonly conditions: unknown;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  title: { kind: 'string', nullable: false, description: 'Название' },
  code: { kind: 'string', nullable: false, description: 'Промокод' },
  active: { kind: 'boolean', nullable: false, description: 'Включена' },
  discount: { kind: 'decimal', nullable: false, description: 'Скидка, %', digits: { precision: 4, scale: 1 } },
  period: { kind: 'range', nullable: false, description: 'Период действия', of: 'date' },
  quantity: { kind: 'range', nullable: true, description: 'Сколько штук в заказе', of: 'integer' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  conditions: { kind: 'json', nullable: false, description: 'Условия' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'title', descending: false }];

const sorts = gql.sortPairs(
  { id: 'ID', code: 'CODE', title: 'TITLE', discount: 'DISCOUNT', conditions: 'CONDITIONS', active: 'ACTIVE' },
  '_ASC',
  '_DESC',
) satisfies Sorts<PromotionOrderBy>;

const filters = {
  title: gql.nestedOperators('title', onStringFilter),
  code: gql.nestedOperators('code', onStringFilter),
  active: gql.nestedOperators('active', onBooleanFilter),
  discount: gql.nestedOperators('discount', onBigFloatFilter),
  period: gql.nestedOperators('period', onDateRangeFilter),
  quantity: gql.nestedOperators('quantity', onIntRangeFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<PromotionFilter>;

const groups = gql.filterGroups<PromotionFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): PromotionFilter | undefined => gql.groupedFilter<PromotionFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type PromotionRow = PromotionLabel & Partial<Pick<PromotionRecord, 'code' | 'active' | 'discount' | 'period' | 'quantity' | 'conditions'>>;

type PromotionPage<TRecord> = {
  readonly promotions: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[PromotionOrderBy!]', filter: 'PromotionFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'promotions',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type PromotionPickerData = PromotionPage<PromotionLabel>;

export type PromotionPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly PromotionOrderBy[] | null | undefined;
  readonly filter?: PromotionFilter | null | undefined;
};

export const PromotionPickerDocument: TypedDocumentNode<PromotionPickerData, PromotionPickerVariables> = gql.query('PromotionPicker', argumentTypes, around(['id', 'title']), 'iPJnovHsYskz8Zw8/hEuBkKZZuiq0Qm1nndn6j2476Y=');

const { columns, flags } = gql.columnFlags<'code' | 'active' | 'discount' | 'period' | 'quantity' | 'conditions'>(
  'code',
  'active',
  'discount',
  gql.field('period', [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty']),
  gql.field('quantity', [gql.field('start', ['value', 'inclusive']), gql.field('end', ['value', 'inclusive']), 'isEmpty']),
  'conditions',
);

export type PromotionListData = PromotionPage<PromotionRow>;

export type PromotionListVariables = PromotionPickerVariables & Flags<typeof flags>;

export const PromotionListDocument: TypedDocumentNode<PromotionListData, PromotionListVariables> = gql.query(
  'PromotionList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'title', ...columns]),
  'uKgB0MZeiXRhsuam2UzzzBpM634mMa1i5escRfS5mu0=',
);

export type PromotionCountData = {
  readonly promotions: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly discount: Decimal | null } } | null;
};

export type PromotionCountVariables = { readonly filter?: PromotionFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const PromotionCountDocument: TypedDocumentNode<PromotionCountData, PromotionCountVariables> = gql.query(
  'PromotionCount',
  { filter: 'PromotionFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'promotions',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['discount'])),
      ],
    ),
  ],
  'fOQ+UWi5Fy7xIm4fdtMcB2KqbJmOFlB40mbQMn1NUPY=',
);

const variables = (request: ListRequest): PromotionPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<PromotionOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: PromotionPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.promotions?.pageInfo, request);

export const list = {
  document: PromotionListDocument,
  columns: [
    ...gql.visibleColumns(fields.title, fields.code, fields.active, fields.discount, fields.period, fields.quantity),
    ...gql.hiddenColumns(fields.id),
  ],
  more: [fields.conditions],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/promotions.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.promotions?.nodes),
  page,
} satisfies ListDescriptor<PromotionListData, PromotionListVariables>;

const picker = {
  document: PromotionPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.promotions?.nodes),
  page,
} satisfies PickerDescriptor<PromotionPickerData, PromotionPickerVariables>;

const count = {
  document: PromotionCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.promotions?.countUpTo ?? 0), 10000, data.promotions?.totalCount),
  summable: ['discount'],
  sums: (data) => data.promotions?.sums,
} satisfies CountDescriptor<PromotionCountData, PromotionCountVariables>;

const inputs = gql.formInputs<PromotionRecord>()(
  fields,
  {
    code: { required: true, nullable: false },
    title: { required: true, nullable: false },
    period: { required: true, nullable: false },
    discount: { required: true, nullable: false },
    quantity: {},
    conditions: {},
    active: {},
  },
);

export type PromotionShowData = { readonly promotion: PromotionRecord | null };

export type PromotionShowVariables = { readonly id: number };

export const PromotionShowDocument: TypedDocumentNode<PromotionShowData, PromotionShowVariables> = gql.query(
  'PromotionShow',
  { id: 'Int!' },
  [gql.rootField('promotion', ['id'], selection)],
  '3gqJgq9geqxhrj7c02zaiXVKm0rVCQ4OqsOV1qUNvPQ=',
);

const show = {
  document: PromotionShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.promotion ?? null,
} satisfies ShowDescriptor<PromotionShowData, PromotionShowVariables>;

export type PromotionCreateData = { readonly createPromotion: { readonly promotion: PromotionRecord | null } | null };

export type PromotionCreateVariables = { readonly input: CreatePromotionInput };

export const PromotionCreateDocument: TypedDocumentNode<PromotionCreateData, PromotionCreateVariables> = gql.mutation(
  'PromotionCreate',
  { input: 'CreatePromotionInput!' },
  [gql.rootField('createPromotion', ['input'], [gql.field('promotion', selection)])],
  'StQcBTk1ZLI2+nmQDunO+Bibn008S91ff0KN8/M8nBw=',
);

const create = {
  document: PromotionCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      promotion: {
        ...sent(values),
        code: gql.requiredValue(values, 'code', gql.text),
        title: gql.requiredValue(values, 'title', gql.text),
        period: gql.requiredValue(
          values,
          'period',
          gql.nestedValues(
            (values): DateRangeInput => ({
              start: gql.inputValue(
                values,
                'start',
                gql.nestedValues(
                  (values): DateRangeBoundInput => ({
                    value: gql.requiredValue(values, 'value', gql.text<LocalDate>),
                    inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
                  }),
                ),
              ),
              end: gql.inputValue(
                values,
                'end',
                gql.nestedValues(
                  (values): DateRangeBoundInput => ({
                    value: gql.requiredValue(values, 'value', gql.text<LocalDate>),
                    inclusive: gql.requiredValue(values, 'inclusive', gql.boolean),
                  }),
                ),
              ),
              isEmpty: gql.inputValue(values, 'isEmpty', gql.boolean),
            }),
          ),
        ),
        discount: gql.requiredValue(values, 'discount', gql.text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createPromotion?.promotion ?? null, errors: [] }),
} satisfies CreateDescriptor<PromotionCreateData, PromotionCreateVariables>;

export type PromotionUpdateData = { readonly updatePromotion: { readonly promotion: PromotionRecord | null } | null };

export type PromotionUpdateVariables = { readonly input: UpdatePromotionInput };

export const PromotionUpdateDocument: TypedDocumentNode<PromotionUpdateData, PromotionUpdateVariables> = gql.mutation(
  'PromotionUpdate',
  { input: 'UpdatePromotionInput!' },
  [gql.rootField('updatePromotion', ['input'], [gql.field('promotion', selection)])],
  'u0WKCDKjCMDS5jBCdFJc6jJEaRvNmwFslh+L7VscP7c=',
);

const update = {
  document: PromotionUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updatePromotion?.promotion ?? null, errors: [] }),
} satisfies UpdateDescriptor<PromotionUpdateData, PromotionUpdateVariables>;

export type PromotionDeleteData = { readonly deletePromotion: { readonly promotion: PromotionLabel | null } | null };

export type PromotionDeleteVariables = { readonly input: DeletePromotionInput };

export const PromotionDeleteDocument: TypedDocumentNode<PromotionDeleteData, PromotionDeleteVariables> = gql.mutation(
  'PromotionDelete',
  { input: 'DeletePromotionInput!' },
  [gql.rootField('deletePromotion', ['input'], [gql.field('promotion', ['id', 'title'])])],
  'GFjrbM56q8qdEC/EaE9MpwdBItgxX7ClzSsk+/YvKqc=',
);

const remove = {
  document: PromotionDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deletePromotion?.promotion ?? null, errors: [] }),
} satisfies RemoveDescriptor<PromotionDeleteData, PromotionDeleteVariables>;

/** What definitions of its screens may name. */
export type PromotionTypes = {
  readonly label: PromotionLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'title' | 'code' | 'active' | 'discount' | 'period' | 'quantity' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly title: string;
    readonly code: string;
    readonly active: boolean;
    readonly discount: Decimal;
    readonly period: never;
    readonly quantity: never;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly code: string;
    readonly title: string;
    readonly period: RangeValue<LocalDate>;
    readonly discount: Decimal;
    readonly quantity?: RangeValue<number> | null | undefined;
    readonly conditions?: unknown | null | undefined;
    readonly active?: boolean | null | undefined;
  };
  readonly update: Optional<PromotionTypes['create']>;
  readonly references: {};
  readonly actions: {};
  readonly related: 'orders' | 'promotionProducts';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'promotions',
  type: 'Promotion',
  description: 'Акции',
  key,
  label: (record: PromotionLabel) => gql.joinWords(record.title),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [
    { name: 'orders', resource: 'orders', on: [{ filter: 'promotionId', key: 'id' }] },
    { name: 'promotionProducts', resource: 'promotionProducts', on: [{ filter: 'promotionId', key: 'id' }] },
  ],
  cache: {
    typePolicies: {
      DateRange: { keyFields: false, merge: true },
      DateRangeBound: { keyFields: false, merge: true },
      IntRange: { keyFields: false, merge: true },
      IntRangeBound: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      PromotionConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      PromotionSums: { keyFields: false, merge: true },
    },
    scalarFields: {
      DateRangeBound: { value: 'Date' },
      Promotion: { conditions: 'JSON', discount: 'BigFloat' },
      PromotionSums: { discount: 'BigFloat' },
    },
    rootFieldsByType: { Promotion: ['promotion', 'promotions'] },
    typesByMutation: { createPromotion: ['Promotion'], deletePromotion: ['Promotion'], updatePromotion: ['Promotion'] },
  },
  texts: { record: 'Акция', create: 'Новая акция', remove: 'Удалить акцию?', created: 'Акция создана' },
};
