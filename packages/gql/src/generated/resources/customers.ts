/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant, LocalDate } from '../../scalars.ts';
import { type Filters, type Flags, type Selections, type Sorts, bounded, chosen, compact, described, erased, field, flag, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, mutation, named, needed, optional, paired, pageTold, present, query, root, shown, sorted, text, under, when, whole } from '../../runtime/index.ts';
import { onBigFloatFilter, onDatetimeFilter, onIntFilter, onStringFilter, type BigFloatFilter, type DatetimeFilter, type IntFilter, type StringFilter } from '../shared.ts';

export type CustomerOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'FULL_NAME_ASC'
  | 'FULL_NAME_DESC'
  | 'PHONE_ASC'
  | 'PHONE_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'DISCOUNT_ASC'
  | 'DISCOUNT_DESC'
  | 'REGISTERED_AT_ASC'
  | 'REGISTERED_AT_DESC';

export type CreateCustomerInput = { readonly customer: CustomerInput };

export type CustomerFilter = {
  readonly id?: IntFilter | null;
  readonly fullName?: StringFilter | null;
  readonly phone?: StringFilter | null;
  readonly email?: StringFilter | null;
  readonly discount?: BigFloatFilter | null;
  readonly registeredAt?: DatetimeFilter | null;
  readonly and?: readonly CustomerFilter[] | null;
  readonly not?: CustomerFilter | null;
  readonly or?: readonly CustomerFilter[] | null;
  readonly search?: string | null;
};

export type CustomerInput = {
  readonly fullName: string;
  readonly phone: string;
  readonly email?: string | null;
  readonly birthDate?: LocalDate | null;
  readonly discount?: Decimal | null;
  readonly subscribed?: boolean | null;
  readonly note?: string | null;
  readonly registeredAt?: Instant | null;
};

export type CustomerPatch = Optional<CustomerInput>;

export type DeleteCustomerInput = { readonly id: number; readonly revision?: string | null };

export type UpdateCustomerInput = { readonly id: number; readonly patch: CustomerPatch; readonly revision?: string | null };

const selection = ['id', 'fullName', 'phone', 'email', 'birthDate', 'registeredAt', 'discount', 'subscribed', 'note', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): CustomerPatch => ({
  fullName: given(values, 'fullName', text),
  phone: given(values, 'phone', text),
  email: given(values, 'email', text),
  birthDate: given(values, 'birthDate', text<LocalDate>),
  discount: given(values, 'discount', text<Decimal>),
  subscribed: given(values, 'subscribed', flag),
  note: given(values, 'note', text),
  registeredAt: given(values, 'registeredAt', text<Instant>),
});

/** What every document of the resource holds of a record. */
export type CustomerLabel = { readonly id: number; readonly fullName: string };

/** A record of the show page. */
export type CustomerRecord = {
  readonly id: number;
  readonly fullName: string;
  readonly phone: string;
  readonly email: string | null;
  readonly birthDate: LocalDate | null;
  readonly registeredAt: Instant;
  readonly discount: Decimal;
  readonly subscribed: boolean;
  readonly note: string | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = named({
  fullName: { kind: 'string', nullable: false, description: 'Имя' },
  phone: { kind: 'string', nullable: false, description: 'Телефон' },
  email: { kind: 'email', nullable: true, description: 'Почта' },
  birthDate: { kind: 'date', nullable: true, description: 'Дата рождения', unindexed: true },
  registeredAt: { kind: 'instant', nullable: false, description: 'Зарегистрирован' },
  discount: { kind: 'decimal', nullable: false, description: 'Скидка, %', digits: { precision: 4, scale: 1 } },
  subscribed: { kind: 'boolean', nullable: false, description: 'Получает рассылку', unindexed: true },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  note: { kind: 'text', nullable: true, description: 'Заметка', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'registeredAt', descending: true }];

const sorts = paired(
  { id: 'ID', fullName: 'FULL_NAME', phone: 'PHONE', email: 'EMAIL', discount: 'DISCOUNT', registeredAt: 'REGISTERED_AT' },
  '_ASC',
  '_DESC',
) satisfies Sorts<CustomerOrderBy>;

const filters = {
  fullName: under('fullName', onStringFilter),
  phone: under('phone', onStringFilter),
  email: under('email', onStringFilter),
  registeredAt: under('registeredAt', onDatetimeFilter),
  discount: under('discount', onBigFloatFilter),
  id: under('id', onIntFilter),
} satisfies Filters<CustomerFilter>;

const groups = grouping<CustomerFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): CustomerFilter | undefined => grouped<CustomerFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type CustomerRow = CustomerLabel & Partial<Pick<CustomerRecord, 'phone' | 'email' | 'birthDate' | 'registeredAt' | 'discount' | 'subscribed' | 'note'>>;

type CustomerPage<TRecord> = {
  readonly customers: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[CustomerOrderBy!]', filter: 'CustomerFilter' };

const around = (records: Selections) => [
  root(
    'customers',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type CustomerPickerData = CustomerPage<CustomerLabel>;

export type CustomerPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly CustomerOrderBy[] | null;
  readonly filter?: CustomerFilter | null;
};

export const CustomerPickerDocument: TypedDocumentNode<CustomerPickerData, CustomerPickerVariables> = query('CustomerPicker', argumentTypes, around(['id', 'fullName']), 'WNs2Rwl+iExqqIT5wuwTwudceG2oZ3Zqlc69FaPSs1I=');

const { columns, flags } = flagged<'phone' | 'email' | 'birthDate' | 'registeredAt' | 'discount' | 'subscribed' | 'note'>(
  'phone',
  'email',
  'birthDate',
  'registeredAt',
  'discount',
  'subscribed',
  'note',
);

export type CustomerListData = CustomerPage<CustomerRow>;

export type CustomerListVariables = CustomerPickerVariables & Flags<typeof flags>;

export const CustomerListDocument: TypedDocumentNode<CustomerListData, CustomerListVariables> = query(
  'CustomerList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'fullName', ...columns]),
  'JTKSDn6wxFtMPvcGI005Jb4VhD0bAW7eZfUA993WqMY=',
);

export type CustomerCountData = {
  readonly customers: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly discount: Decimal | null } } | null;
};

export type CustomerCountVariables = { readonly filter?: CustomerFilter | null; readonly exact: boolean; readonly summed: boolean };

export const CustomerCountDocument: TypedDocumentNode<CustomerCountData, CustomerCountVariables> = query(
  'CustomerCount',
  { filter: 'CustomerFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    root(
      'customers',
      ['filter'],
      [
        field('countUpTo', undefined, { limit: 10001 }),
        when('exact', 'totalCount'),
        when('summed', field('sums', ['discount'])),
      ],
    ),
  ],
  'QEfsTEfN0N3UIKOzX3nEei+8fjbzTld4aLjet9Gx3Ew=',
);

const variables = (request: ListRequest): CustomerPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<CustomerOrderBy>(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: CustomerPickerData, request: ListRequest): PageInfo => pageTold(data.customers?.pageInfo, request);

export const list = {
  document: CustomerListDocument,
  columns: [
    ...shown(
      fields.fullName,
      fields.phone,
      fields.email,
      fields.birthDate,
      fields.registeredAt,
      fields.discount,
      fields.subscribed,
    ),
    ...hidden(fields.id),
  ],
  more: [fields.note],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/customers.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.customers?.nodes),
  page,
} satisfies ListDescriptor<CustomerListData, CustomerListVariables>;

const picker = {
  document: CustomerPickerDocument,
  searchable: true,
  variables,
  records: (data) => present(data.customers?.nodes),
  page,
} satisfies PickerDescriptor<CustomerPickerData, CustomerPickerVariables>;

const count = {
  document: CustomerCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: compact({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => bounded(Number(data.customers?.countUpTo ?? 0), 10000, data.customers?.totalCount),
  summable: ['discount'],
  sums: (data) => data.customers?.sums,
} satisfies CountDescriptor<CustomerCountData, CustomerCountVariables>;

const inputs = formInputs<CustomerRecord>()(
  fields,
  {
    fullName: { required: true, nullable: false },
    phone: { required: true, nullable: false },
    email: {},
    birthDate: {},
    discount: {},
    subscribed: {},
    note: {},
    registeredAt: {},
  },
);

export type CustomerShowData = { readonly customer: CustomerRecord | null };

export type CustomerShowVariables = { readonly id: number };

export const CustomerShowDocument: TypedDocumentNode<CustomerShowData, CustomerShowVariables> = query(
  'CustomerShow',
  { id: 'Int!' },
  [root('customer', ['id'], selection)],
  'VKj0K5HSPXQBL4dBCBC5uqp+Nrf5wtPTubKUdqernkY=',
);

const show = {
  document: CustomerShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.customer ?? null,
} satisfies ShowDescriptor<CustomerShowData, CustomerShowVariables>;

export type CustomerCreateData = { readonly createCustomer: { readonly customer: CustomerRecord | null } | null };

export type CustomerCreateVariables = { readonly input: CreateCustomerInput };

export const CustomerCreateDocument: TypedDocumentNode<CustomerCreateData, CustomerCreateVariables> = mutation(
  'CustomerCreate',
  { input: 'CreateCustomerInput!' },
  [root('createCustomer', ['input'], [field('customer', selection)])],
  'DQMsozlJw8TKtVq4aH/uHDTey1UbwEPcih6GolYQwPM=',
);

const create = {
  document: CustomerCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: { customer: { ...sent(values), fullName: needed(values, 'fullName', text), phone: needed(values, 'phone', text) } },
  }),
  result: (data) => ({ record: data.createCustomer?.customer ?? null, errors: [] }),
} satisfies CreateDescriptor<CustomerCreateData, CustomerCreateVariables>;

export type CustomerUpdateData = { readonly updateCustomer: { readonly customer: CustomerRecord | null } | null };

export type CustomerUpdateVariables = { readonly input: UpdateCustomerInput };

export const CustomerUpdateDocument: TypedDocumentNode<CustomerUpdateData, CustomerUpdateVariables> = mutation(
  'CustomerUpdate',
  { input: 'UpdateCustomerInput!' },
  [root('updateCustomer', ['input'], [field('customer', selection)])],
  'YoADbhe5v+Y5KCf/kO/GrArIu/QE5LjwBItgIx2lLjg=',
);

const update = {
  document: CustomerUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
  result: (data) => ({ record: data.updateCustomer?.customer ?? null, errors: [] }),
} satisfies UpdateDescriptor<CustomerUpdateData, CustomerUpdateVariables>;

export type CustomerDeleteData = { readonly deleteCustomer: { readonly customer: CustomerLabel | null } | null };

export type CustomerDeleteVariables = { readonly input: DeleteCustomerInput };

export const CustomerDeleteDocument: TypedDocumentNode<CustomerDeleteData, CustomerDeleteVariables> = mutation(
  'CustomerDelete',
  { input: 'DeleteCustomerInput!' },
  [root('deleteCustomer', ['input'], [field('customer', ['id', 'fullName'])])],
  'mwk54hUEzCf9tKgAMwMnYtlTbK0siw4g4GprIILNX+Q=',
);

const remove = {
  document: CustomerDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteCustomer?.customer ?? null, errors: [] }),
} satisfies RemoveDescriptor<CustomerDeleteData, CustomerDeleteVariables>;

/** What definitions of its screens may name. */
export type CustomerTypes = {
  readonly label: CustomerLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'fullName' | 'phone' | 'email' | 'birthDate' | 'registeredAt' | 'discount' | 'subscribed' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly fullName: string;
    readonly phone: string;
    readonly email: string;
    readonly registeredAt: Instant;
    readonly discount: Decimal;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: CustomerInput;
  readonly update: Optional<CustomerTypes['create']>;
  readonly references: {};
  readonly actions: {};
  readonly related: 'addresses' | 'orders' | 'reviews';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'customers',
  type: 'Customer',
  description: 'Покупатели',
  key,
  label: (record: CustomerLabel) => joined(record.fullName),
  fields: Object.values(fields),
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
  related: [
    { name: 'addresses', resource: 'addresses', on: [{ filter: 'customerId', key: 'id' }] },
    { name: 'orders', resource: 'orders', on: [{ filter: 'customerId', key: 'id' }] },
    { name: 'reviews', resource: 'reviews', on: [{ filter: 'customerId', key: 'id' }] },
  ],
  cache: {
    typePolicies: {
      CustomerConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      CustomerSums: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: {
      Customer: { birthDate: 'Date', discount: 'BigFloat', registeredAt: 'Datetime' },
      CustomerSums: { discount: 'BigFloat' },
    },
    rootFieldsByType: { Customer: ['customer', 'customers'] },
    typesByMutation: { createCustomer: ['Customer'], deleteCustomer: ['Customer'], updateCustomer: ['Customer'] },
  },
};
