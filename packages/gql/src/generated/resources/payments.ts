/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, Say, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant } from '../../scalars.ts';
import type { Filters, Flags, Operators, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBigFloatFilter, onDatetimeFilter, onIntFilter2, type BigFloatFilter, type DatetimeFilter, type IntFilter } from '../shared.ts';

export type PaymentMethod = 'card' | 'sbp' | 'cash' | 'invoice';

export type PaymentOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'ORDER_ID_ASC'
  | 'ORDER_ID_DESC'
  | 'METHOD_ASC'
  | 'METHOD_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC'
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC';

export type PaymentStatus = 'pending' | 'paid' | 'refunded' | 'failed';

export type CreatePaymentInput = { readonly payment: PaymentInput };

export type DeletePaymentInput = { readonly id: string; readonly revision?: string | null | undefined };

export type PaymentFilter = {
  readonly id?: UUIDFilter | null | undefined;
  readonly orderId?: IntFilter | null | undefined;
  readonly method?: PaymentMethodFilter | null | undefined;
  readonly status?: PaymentStatusFilter | null | undefined;
  readonly amount?: BigFloatFilter | null | undefined;
  readonly createdAt?: DatetimeFilter | null | undefined;
  readonly and?: readonly PaymentFilter[] | null | undefined;
  readonly not?: PaymentFilter | null | undefined;
  readonly or?: readonly PaymentFilter[] | null | undefined;
};

export type PaymentInput = {
  readonly orderId: number;
  readonly method: PaymentMethod;
  readonly status?: PaymentStatus | null | undefined;
  readonly amount: Decimal;
  readonly paidAt?: Instant | null | undefined;
};

export type PaymentMethodFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: PaymentMethod | null | undefined;
  readonly notEqualTo?: PaymentMethod | null | undefined;
  readonly in?: readonly PaymentMethod[] | null | undefined;
  readonly notIn?: readonly PaymentMethod[] | null | undefined;
};

export type PaymentPatch = Optional<PaymentInput>;

export type PaymentStatusFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: PaymentStatus | null | undefined;
  readonly notEqualTo?: PaymentStatus | null | undefined;
  readonly in?: readonly PaymentStatus[] | null | undefined;
  readonly notIn?: readonly PaymentStatus[] | null | undefined;
};

export type UUIDFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: string | null | undefined;
  readonly notEqualTo?: string | null | undefined;
  readonly in?: readonly string[] | null | undefined;
  readonly notIn?: readonly string[] | null | undefined;
};

export type UpdatePaymentInput = { readonly id: string; readonly patch: PaymentPatch; readonly revision?: string | null | undefined };

const valuesPaymentMethod = [{ value: 'card' }, { value: 'sbp' }, { value: 'cash' }, { value: 'invoice' }] as const;

const valuesPaymentStatus = [{ value: 'pending' }, { value: 'paid' }, { value: 'refunded' }, { value: 'failed' }] as const;

const onPaymentStatusFilter = {
  eq: (value) => ({ equalTo: gql.enumValue(valuesPaymentStatus)(value) }),
  ne: (value) => ({ notEqualTo: gql.enumValue(valuesPaymentStatus)(value) }),
  in: (value) => ({ in: gql.listOf(gql.enumValue(valuesPaymentStatus))(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.enumValue(valuesPaymentStatus))(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<PaymentStatusFilter>;

const onPaymentMethodFilter = {
  eq: (value) => ({ equalTo: gql.enumValue(valuesPaymentMethod)(value) }),
  ne: (value) => ({ notEqualTo: gql.enumValue(valuesPaymentMethod)(value) }),
  in: (value) => ({ in: gql.listOf(gql.enumValue(valuesPaymentMethod))(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.enumValue(valuesPaymentMethod))(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<PaymentMethodFilter>;

const onUUIDFilter = {
  eq: (value) => ({ equalTo: gql.text(value) }),
  ne: (value) => ({ notEqualTo: gql.text(value) }),
  in: (value) => ({ in: gql.listOf(gql.text)(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.text)(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<UUIDFilter>;

const selection = ['id', gql.field('order', ['id', 'number']), 'createdAt', 'status', 'amount', 'paidAt', 'method', 'orderId', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): PaymentPatch => ({
  orderId: gql.inputValue(values, 'orderId', gql.number),
  method: gql.inputValue(values, 'method', gql.enumValue(valuesPaymentMethod)),
  status: gql.inputValue(values, 'status', gql.enumValue(valuesPaymentStatus)),
  amount: gql.inputValue(values, 'amount', gql.text<Decimal>),
  paidAt: gql.inputValue(values, 'paidAt', gql.text<Instant>),
});

/** What every document of the resource holds of a record. */
export type PaymentLabel = {
  readonly id: string;
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly createdAt: Instant;
};

/** A record of the show page. */
export type PaymentRecord = {
  readonly id: string;
  readonly order: { readonly id: number; readonly number: string } | null;
  readonly createdAt: Instant;
  readonly status: PaymentStatus;
  readonly amount: Decimal;
  readonly paidAt: Instant | null;
  readonly method: PaymentMethod;
  readonly orderId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  order: {
    kind: 'reference',
    nullable: true,
    description: 'Заказ',
    reference: {
      resource: 'orders',
      key: ['id'],
      label: (value: { readonly id: number; readonly number: string }) => gql.joinWords(value.number),
    },
  },
  status: { kind: 'enum', nullable: false, description: 'Состояние', values: valuesPaymentStatus },
  amount: { kind: 'decimal', nullable: false, description: 'Сумма, ₽', digits: { precision: 12, scale: 2 } },
  paidAt: { kind: 'instant', nullable: true, description: 'Оплачен', unindexed: true },
  method: { kind: 'enum', nullable: false, description: 'Способ оплаты', values: valuesPaymentMethod },
  createdAt: { kind: 'instant', nullable: false, description: 'Создан' },
  id: { kind: 'uuid', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = gql.sortPairs(
  { id: 'ID', order: 'ORDER_ID', method: 'METHOD', status: 'STATUS', amount: 'AMOUNT', createdAt: 'CREATED_AT' },
  '_ASC',
  '_DESC',
) satisfies Sorts<PaymentOrderBy>;

const filters = {
  orderId: gql.nestedOperators('orderId', onIntFilter2),
  status: gql.nestedOperators('status', onPaymentStatusFilter),
  amount: gql.nestedOperators('amount', onBigFloatFilter),
  method: gql.nestedOperators('method', onPaymentMethodFilter),
  createdAt: gql.nestedOperators('createdAt', onDatetimeFilter),
  id: gql.nestedOperators('id', onUUIDFilter),
} satisfies Filters<PaymentFilter>;

const groups = gql.filterGroups<PaymentFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): PaymentFilter | undefined => gql.groupedFilter<PaymentFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type PaymentRow = PaymentLabel & Partial<Pick<PaymentRecord, 'status' | 'amount' | 'paidAt' | 'method'>>;

type PaymentPage<TRecord> = {
  readonly payments: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[PaymentOrderBy!]', filter: 'PaymentFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'payments',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type PaymentPickerData = PaymentPage<PaymentLabel>;

export type PaymentPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly PaymentOrderBy[] | null | undefined;
  readonly filter?: PaymentFilter | null | undefined;
};

export const PaymentPickerDocument: TypedDocumentNode<PaymentPickerData, PaymentPickerVariables> = gql.query(
  'PaymentPicker',
  argumentTypes,
  around(['id', gql.field('order', ['id', 'number']), 'createdAt']),
  '+vNnYwEvCg9RPWJs+tTjn0YyTJ+TrYPght4hMtbvrT0=',
);

const { columns, flags } = gql.columnFlags<'order' | 'status' | 'amount' | 'paidAt' | 'method'>(
  gql.field('order', ['id', 'number']),
  'status',
  'amount',
  'paidAt',
  'method',
);

export type PaymentListData = PaymentPage<PaymentRow>;

export type PaymentListVariables = PaymentPickerVariables & Flags<typeof flags>;

export const PaymentListDocument: TypedDocumentNode<PaymentListData, PaymentListVariables> = gql.query(
  'PaymentList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', gql.field('order', ['id', 'number']), 'createdAt', ...columns]),
  'fuPOEvDrvgl0kzFYyJmLQLDLLYvSeyWXGP/iTNa18jo=',
);

export type PaymentCountData = {
  readonly payments: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly amount: Decimal | null } } | null;
};

export type PaymentCountVariables = { readonly filter?: PaymentFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const PaymentCountDocument: TypedDocumentNode<PaymentCountData, PaymentCountVariables> = gql.query(
  'PaymentCount',
  { filter: 'PaymentFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'payments',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['amount'])),
      ],
    ),
  ],
  'SFYrIBHInaJPQz1xfU9w30ifJx4menLMV5zdxJWoKOs=',
);

const variables = (request: ListRequest): PaymentPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<PaymentOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: PaymentPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.payments?.pageInfo, request);

export const list = {
  document: PaymentListDocument,
  columns: [
    ...gql.visibleColumns(fields.order, fields.status, fields.amount, fields.paidAt, fields.method, fields.createdAt),
    ...gql.hiddenColumns(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, { orderId: { field: 'order', reference: { resource: 'orders' } } }),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/payments.ts'),
  searchable: false,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.payments?.nodes),
  page,
} satisfies ListDescriptor<PaymentListData, PaymentListVariables>;

const picker = {
  document: PaymentPickerDocument,
  searchable: false,
  variables,
  records: (data) => gql.nonNull(data.payments?.nodes),
  page,
} satisfies PickerDescriptor<PaymentPickerData, PaymentPickerVariables>;

const count = {
  document: PaymentCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({ filter: filterOf(request), exact: exact === true, summed: isSummed === true }),
  total: (data) => gql.boundedTotal(Number(data.payments?.countUpTo ?? 0), 10000, data.payments?.totalCount),
  summable: ['amount'],
  sums: (data) => data.payments?.sums,
} satisfies CountDescriptor<PaymentCountData, PaymentCountVariables>;

const inputs = gql.formInputs<PaymentRecord>()(
  fields,
  {
    orderId: {
      field: 'order',
      required: true,
      nullable: false,
      reference: { resource: 'orders', keyField: 'id' },
      referenced: (record: PaymentRecord) => record.order ?? null,
    },
    method: { required: true, nullable: false },
    status: {},
    amount: { required: true, nullable: false },
    paidAt: {},
  },
);

export type PaymentShowData = { readonly payment: PaymentRecord | null };

export type PaymentShowVariables = { readonly id: string };

export const PaymentShowDocument: TypedDocumentNode<PaymentShowData, PaymentShowVariables> = gql.query(
  'PaymentShow',
  { id: 'UUID!' },
  [gql.rootField('payment', ['id'], selection)],
  'bKoQagij4LGA8lhN8znFJyGorgII68j7GUBvLv8k8z4=',
);

const show = {
  document: PaymentShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text) }),
  record: (data) => data.payment ?? null,
} satisfies ShowDescriptor<PaymentShowData, PaymentShowVariables>;

export type PaymentCreateData = { readonly createPayment: { readonly payment: PaymentRecord | null } | null };

export type PaymentCreateVariables = { readonly input: CreatePaymentInput };

export const PaymentCreateDocument: TypedDocumentNode<PaymentCreateData, PaymentCreateVariables> = gql.mutation(
  'PaymentCreate',
  { input: 'CreatePaymentInput!' },
  [gql.rootField('createPayment', ['input'], [gql.field('payment', selection)])],
  'LoBZ5qZ8ZiwyBgjyeoBeYx8YpG7i0/bZ8RhdzJaT+Cg=',
);

const create = {
  document: PaymentCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      payment: {
        ...sent(values),
        orderId: gql.requiredValue(values, 'orderId', gql.number),
        method: gql.requiredValue(values, 'method', gql.enumValue(valuesPaymentMethod)),
        amount: gql.requiredValue(values, 'amount', gql.text<Decimal>),
      },
    },
  }),
  result: (data) => ({ record: data.createPayment?.payment ?? null, errors: [] }),
} satisfies CreateDescriptor<PaymentCreateData, PaymentCreateVariables>;

export type PaymentUpdateData = { readonly updatePayment: { readonly payment: PaymentRecord | null } | null };

export type PaymentUpdateVariables = { readonly input: UpdatePaymentInput };

export const PaymentUpdateDocument: TypedDocumentNode<PaymentUpdateData, PaymentUpdateVariables> = gql.mutation(
  'PaymentUpdate',
  { input: 'UpdatePaymentInput!' },
  [gql.rootField('updatePayment', ['input'], [gql.field('payment', selection)])],
  'MiEskGPNCCGJlpU59woXfo0rT4qDWZMtGW4HqOh9LrA=',
);

const update = {
  document: PaymentUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.text),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updatePayment?.payment ?? null, errors: [] }),
} satisfies UpdateDescriptor<PaymentUpdateData, PaymentUpdateVariables>;

export type PaymentDeleteData = { readonly deletePayment: { readonly payment: PaymentLabel | null } | null };

export type PaymentDeleteVariables = { readonly input: DeletePaymentInput };

export const PaymentDeleteDocument: TypedDocumentNode<PaymentDeleteData, PaymentDeleteVariables> = gql.mutation(
  'PaymentDelete',
  { input: 'DeletePaymentInput!' },
  [
    gql.rootField(
      'deletePayment',
      ['input'],
      [gql.field('payment', ['id', gql.field('order', ['id', 'number']), 'createdAt'])],
    ),
  ],
  'LNGzWyHFFAThbwmoHdvUX/h5IsinI72IX08rghf0+vQ=',
);

const remove = {
  document: PaymentDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: gql.keyValue(key, 'id', gql.text), revision: gql.optionalRecordValue(record, ['revision'], gql.text) } }),
  result: (data) => ({ record: data.deletePayment?.payment ?? null, errors: [] }),
} satisfies RemoveDescriptor<PaymentDeleteData, PaymentDeleteVariables>;

/** What definitions of its screens may name. */
export type PaymentTypes = {
  readonly label: PaymentLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'order' | 'status' | 'amount' | 'paidAt' | 'method' | 'createdAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly orderId: number;
    readonly status: PaymentStatus;
    readonly amount: Decimal;
    readonly method: PaymentMethod;
    readonly createdAt: Instant;
    readonly id: string;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: PaymentInput;
  readonly update: Optional<PaymentTypes['create']>;
  readonly references: { readonly orderId: 'orders' };
  readonly actions: {};
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'payments',
  type: 'Payment',
  description: 'Платежи',
  key,
  label: (record: PaymentLabel, say?: Say) => gql.joinWithCommas(record.order?.number, gql.formatted(say, record.createdAt, 'instant')),
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
      PaymentConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      PaymentSums: { keyFields: false, merge: true },
    },
    scalarFields: { Payment: { amount: 'BigFloat', createdAt: 'Datetime', paidAt: 'Datetime' }, PaymentSums: { amount: 'BigFloat' } },
    rootFieldsByType: { Order: ['payment', 'payments'], Payment: ['payment', 'payments'] },
    typesByMutation: { createPayment: ['Payment'], deletePayment: ['Payment'], updatePayment: ['Payment'] },
  },
  texts: {
    record: 'Платёж',
    create: 'Новый платёж',
    remove: 'Удалить платёж?',
    created: 'Платёж создан',
    values: {
      card: 'Карточка',
      cash: 'Наличные',
      failed: 'Не удалось',
      invoice: 'Счёт',
      paid: 'Оплачен',
      pending: 'Ожидает',
      refunded: 'Возвращён',
    },
  },
};
