/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, Say, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, bounded, chosen, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, listed, listOf, mutation, named, needed, number, oneOf, optional, paired, pageTold, present, query, root, said, shown, sorted, text, under, when } from '../../runtime/index.ts';
import { onBigFloatFilter, onDatetimeFilter, onIntFilter2, type BigFloatFilter, type DatetimeFilter, type IntFilter } from '../shared.ts';

export type PaymentMethod = 'card' | 'cash' | 'invoice' | 'sbp';

export type PaymentOrderBy = 
  | 'AMOUNT_ASC'
  | 'AMOUNT_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'METHOD_ASC'
  | 'METHOD_DESC'
  | 'ORDER_ID_ASC'
  | 'ORDER_ID_DESC'
  | 'STATUS_ASC'
  | 'STATUS_DESC';

export type PaymentStatus = 'failed' | 'paid' | 'pending' | 'refunded';

export type CreatePaymentInput = { readonly payment: PaymentInput };

export type DeletePaymentInput = { readonly id: string; readonly revision?: string | null };

export type PaymentFilter = {
  readonly amount?: BigFloatFilter | null;
  readonly and?: readonly PaymentFilter[] | null;
  readonly createdAt?: DatetimeFilter | null;
  readonly id?: UUIDFilter | null;
  readonly method?: PaymentMethodFilter | null;
  readonly not?: PaymentFilter | null;
  readonly or?: readonly PaymentFilter[] | null;
  readonly orderId?: IntFilter | null;
  readonly status?: PaymentStatusFilter | null;
};

export type PaymentInput = {
  readonly amount: Decimal;
  readonly createdAt?: Instant | null;
  readonly method: PaymentMethod;
  readonly orderId: number;
  readonly paidAt?: Instant | null;
  readonly status?: PaymentStatus | null;
};

export type PaymentMethodFilter = {
  readonly equalTo?: PaymentMethod | null;
  readonly in?: readonly PaymentMethod[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: PaymentMethod | null;
  readonly notIn?: readonly PaymentMethod[] | null;
};

export type PaymentPatch = Optional<PaymentInput>;

export type PaymentStatusFilter = {
  readonly equalTo?: PaymentStatus | null;
  readonly in?: readonly PaymentStatus[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: PaymentStatus | null;
  readonly notIn?: readonly PaymentStatus[] | null;
};

export type UUIDFilter = {
  readonly equalTo?: string | null;
  readonly in?: readonly string[] | null;
  readonly isNull?: boolean | null;
  readonly notEqualTo?: string | null;
  readonly notIn?: readonly string[] | null;
};

export type UpdatePaymentInput = { readonly id: string; readonly patch: PaymentPatch; readonly revision?: string | null };

const valuesPaymentMethod = [{ value: 'card' }, { value: 'cash' }, { value: 'invoice' }, { value: 'sbp' }] as const;

const valuesPaymentStatus = [{ value: 'failed' }, { value: 'paid' }, { value: 'pending' }, { value: 'refunded' }] as const;

const onPaymentStatusFilter = {
  eq: (value) => ({ equalTo: oneOf(valuesPaymentStatus)(value) }),
  ne: (value) => ({ notEqualTo: oneOf(valuesPaymentStatus)(value) }),
  in: (value) => ({ in: listOf(oneOf(valuesPaymentStatus))(value) }),
  notIn: (value) => ({ notIn: listOf(oneOf(valuesPaymentStatus))(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<PaymentStatusFilter>;

const onPaymentMethodFilter = {
  eq: (value) => ({ equalTo: oneOf(valuesPaymentMethod)(value) }),
  ne: (value) => ({ notEqualTo: oneOf(valuesPaymentMethod)(value) }),
  in: (value) => ({ in: listOf(oneOf(valuesPaymentMethod))(value) }),
  notIn: (value) => ({ notIn: listOf(oneOf(valuesPaymentMethod))(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<PaymentMethodFilter>;

const onUUIDFilter = {
  eq: (value) => ({ equalTo: text(value) }),
  ne: (value) => ({ notEqualTo: text(value) }),
  in: (value) => ({ in: listOf(text)(value) }),
  notIn: (value) => ({ notIn: listOf(text)(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
} satisfies Operators<UUIDFilter>;

const selection = ['id', field('order', ['id', 'number']), 'createdAt', 'amount', 'status', 'method', 'paidAt', 'orderId', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): PaymentPatch => ({
  amount: given(values, 'amount', text<Decimal>),
  createdAt: given(values, 'createdAt', text<Instant>),
  method: given(values, 'method', oneOf(valuesPaymentMethod)),
  orderId: given(values, 'orderId', number),
  paidAt: given(values, 'paidAt', text<Instant>),
  status: given(values, 'status', oneOf(valuesPaymentStatus)),
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
  readonly amount: Decimal;
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  readonly paidAt: Instant | null;
  readonly orderId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = named({
  order: {
    kind: 'reference',
    nullable: true,
    description: 'Заказ',
    reference: {
      resource: 'orders',
      key: ['id'],
      label: (value: { readonly id: number; readonly number: string }) => joined(value.number),
    },
  },
  amount: { kind: 'decimal', nullable: false, description: 'Сумма, ₽' },
  status: { kind: 'enum', nullable: false, description: 'Состояние', values: valuesPaymentStatus },
  method: { kind: 'enum', nullable: false, description: 'Способ оплаты', values: valuesPaymentMethod },
  paidAt: { kind: 'instant', nullable: true, description: 'Оплачен', unindexed: true },
  createdAt: { kind: 'instant', nullable: false, description: 'Создан' },
  id: { kind: 'uuid', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = paired(
  { amount: 'AMOUNT', createdAt: 'CREATED_AT', id: 'ID', method: 'METHOD', order: 'ORDER_ID', status: 'STATUS' },
  '_ASC',
  '_DESC',
) satisfies Sorts<PaymentOrderBy>;

const filters = {
  orderId: under('orderId', onIntFilter2),
  amount: under('amount', onBigFloatFilter),
  status: under('status', onPaymentStatusFilter),
  method: under('method', onPaymentMethodFilter),
  createdAt: under('createdAt', onDatetimeFilter),
  id: under('id', onUUIDFilter),
} satisfies Filters<PaymentFilter>;

const groups = grouping<PaymentFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): PaymentFilter | undefined => grouped<PaymentFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type PaymentRow = PaymentLabel & Partial<Pick<PaymentRecord, 'amount' | 'status' | 'method' | 'paidAt'>>;

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
  root(
    'payments',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type PaymentPickerData = PaymentPage<PaymentLabel>;

export type PaymentPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly PaymentOrderBy[] | null;
  readonly filter?: PaymentFilter | null;
};

export const PaymentPickerDocument: TypedDocumentNode<PaymentPickerData, PaymentPickerVariables> = query(
  'PaymentPicker',
  argumentTypes,
  around(['id', field('order', ['id', 'number']), 'createdAt']),
  '+vNnYwEvCg9RPWJs+tTjn0YyTJ+TrYPght4hMtbvrT0=',
);

const { columns, flags } = flagged<'order' | 'amount' | 'status' | 'method' | 'paidAt'>(
  field('order', ['id', 'number']),
  'amount',
  'status',
  'method',
  'paidAt',
);

export type PaymentListData = PaymentPage<PaymentRow>;

export type PaymentListVariables = PaymentPickerVariables & Flags<typeof flags>;

export const PaymentListDocument: TypedDocumentNode<PaymentListData, PaymentListVariables> = query(
  'PaymentList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', field('order', ['id', 'number']), 'createdAt', ...columns]),
  'JJfZEMSIDk1TcHIgskj/ku0b/1AWAGuzvg6hQp9M2eo=',
);

export type PaymentCountData = {
  readonly payments: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly amount: Decimal | null } } | null;
};

export type PaymentCountVariables = { readonly filter?: PaymentFilter | null; readonly exact: boolean; readonly summed: boolean };

export const PaymentCountDocument: TypedDocumentNode<PaymentCountData, PaymentCountVariables> = query(
  'PaymentCount',
  { filter: 'PaymentFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'payments',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['amount'])),
      ],
    ),
  ],
  'SFYrIBHInaJPQz1xfU9w30ifJx4menLMV5zdxJWoKOs=',
);

const variables = (request: ListRequest): PaymentPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<PaymentOrderBy>(sorts, request.sort, defaultSort, key),
  filter: filterOf(request),
});

const page = (data: PaymentPickerData, request: ListRequest): PageInfo => pageTold(data.payments?.pageInfo, request);

export const list = {
  document: PaymentListDocument,
  columns: [
    ...shown(fields.order, fields.amount, fields.status, fields.method, fields.paidAt, fields.createdAt),
    ...hidden(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(filters, fields, { orderId: { field: 'order', reference: { resource: 'orders' } } }),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/payments.ts'),
  searchable: false,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.payments?.nodes),
  page,
} satisfies ListDescriptor<PaymentListData, PaymentListVariables>;

const picker = {
  document: PaymentPickerDocument,
  searchable: false,
  variables,
  records: (data) => present(data.payments?.nodes),
  page,
} satisfies PickerDescriptor<PaymentPickerData, PaymentPickerVariables>;

const count = {
  document: PaymentCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({ filter: filterOf(request), exact: exact === true, summed: isSummed === true }),
  total: (data) => bounded(Number(data.payments?.countUpTo ?? 0), 10000, data.payments?.totalCount),
  summable: ['amount'],
  sums: (data) => data.payments?.sums,
} satisfies CountDescriptor<PaymentCountData, PaymentCountVariables>;

const inputs = formInputs<PaymentRecord>()(
  fields,
  {
    amount: { required: true, nullable: false },
    createdAt: {},
    method: { required: true, nullable: false },
    orderId: {
      field: 'order',
      required: true,
      nullable: false,
      reference: { resource: 'orders', keyField: 'id' },
      referenced: (record: PaymentRecord) => record.order ?? null,
    },
    paidAt: {},
    status: {},
  },
);

export type PaymentShowData = { readonly payment: PaymentRecord | null };

export type PaymentShowVariables = { readonly id: string };

export const PaymentShowDocument: TypedDocumentNode<PaymentShowData, PaymentShowVariables> = query(
  'PaymentShow',
  { id: 'UUID!' },
  [root('payment', ['id'], selection)],
  'AvD/iuDttTSAohN06XdXMkc0gArTJmkHdWu3lTOU/yM=',
);

const show = {
  document: PaymentShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', text) }),
  record: (data) => data.payment ?? null,
} satisfies ShowDescriptor<PaymentShowData, PaymentShowVariables>;

export type PaymentCreateData = { readonly createPayment: { readonly payment: PaymentRecord | null } | null };

export type PaymentCreateVariables = { readonly input: CreatePaymentInput };

export const PaymentCreateDocument: TypedDocumentNode<PaymentCreateData, PaymentCreateVariables> = mutation(
  'PaymentCreate',
  { input: 'CreatePaymentInput!' },
  [root('createPayment', ['input'], [field('payment', selection)])],
  'bSilkIv1mDlmD2YtSG8aZ446tBpzcAxKAw/Rjb4JE+A=',
);

const create = {
  document: PaymentCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      payment: {
        ...sent(values),
        amount: needed(values, 'amount', text<Decimal>),
        method: needed(values, 'method', oneOf(valuesPaymentMethod)),
        orderId: needed(values, 'orderId', number),
      },
    },
  }),
  result: (data) => ({ record: data.createPayment?.payment ?? null, errors: [] }),
} satisfies CreateDescriptor<PaymentCreateData, PaymentCreateVariables>;

export type PaymentUpdateData = { readonly updatePayment: { readonly payment: PaymentRecord | null } | null };

export type PaymentUpdateVariables = { readonly input: UpdatePaymentInput };

export const PaymentUpdateDocument: TypedDocumentNode<PaymentUpdateData, PaymentUpdateVariables> = mutation(
  'PaymentUpdate',
  { input: 'UpdatePaymentInput!' },
  [root('updatePayment', ['input'], [field('payment', selection)])],
  'DHHkJhRX7dis0UINYHPcqhwq34aJf4+/Z5aDNa525Gw=',
);

const update = {
  document: PaymentUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', text), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
  result: (data) => ({ record: data.updatePayment?.payment ?? null, errors: [] }),
} satisfies UpdateDescriptor<PaymentUpdateData, PaymentUpdateVariables>;

export type PaymentDeleteData = { readonly deletePayment: { readonly payment: PaymentLabel | null } | null };

export type PaymentDeleteVariables = { readonly input: DeletePaymentInput };

export const PaymentDeleteDocument: TypedDocumentNode<PaymentDeleteData, PaymentDeleteVariables> = mutation(
  'PaymentDelete',
  { input: 'DeletePaymentInput!' },
  [root('deletePayment', ['input'], [field('payment', ['id', field('order', ['id', 'number']), 'createdAt'])])],
  'LNGzWyHFFAThbwmoHdvUX/h5IsinI72IX08rghf0+vQ=',
);

const remove = {
  document: PaymentDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', text), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deletePayment?.payment ?? null, errors: [] }),
} satisfies RemoveDescriptor<PaymentDeleteData, PaymentDeleteVariables>;

/** What definitions of its screens may name. */
export type PaymentTypes = {
  readonly label: PaymentLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'order' | 'amount' | 'status' | 'method' | 'paidAt' | 'createdAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly orderId: number;
    readonly amount: Decimal;
    readonly status: PaymentStatus;
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
  label: (record: PaymentLabel, say?: Say) => listed(record.order?.number, said(say, record.createdAt, 'instant')),
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
