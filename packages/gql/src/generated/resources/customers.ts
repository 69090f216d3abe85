/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Decimal, Instant, LocalDate } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
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
  readonly id?: IntFilter | null | undefined;
  readonly fullName?: StringFilter | null | undefined;
  readonly phone?: StringFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly discount?: BigFloatFilter | null | undefined;
  readonly registeredAt?: DatetimeFilter | null | undefined;
  readonly and?: readonly CustomerFilter[] | null | undefined;
  readonly not?: CustomerFilter | null | undefined;
  readonly or?: readonly CustomerFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type CustomerInput = {
  readonly fullName: string;
  readonly phone: string;
  readonly email?: string | null | undefined;
  readonly birthDate?: LocalDate | null | undefined;
  readonly discount?: Decimal | null | undefined;
  readonly subscribed?: boolean | null | undefined;
  readonly note?: string | null | undefined;
};

export type CustomerPatch = Optional<CustomerInput>;

export type DeleteCustomerInput = { readonly id: number; readonly revision?: string | null | undefined };

export type UpdateCustomerInput = { readonly id: number; readonly patch: CustomerPatch; readonly revision?: string | null | undefined };

const selection = ['id', 'fullName', 'email', 'phone', 'discount', 'birthDate', 'registeredAt', 'subscribed', 'note', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): CustomerPatch => ({
  fullName: gql.inputValue(values, 'fullName', gql.text),
  phone: gql.inputValue(values, 'phone', gql.text),
  email: gql.inputValue(values, 'email', gql.text),
  birthDate: gql.inputValue(values, 'birthDate', gql.text<LocalDate>),
  discount: gql.inputValue(values, 'discount', gql.text<Decimal>),
  subscribed: gql.inputValue(values, 'subscribed', gql.boolean),
  note: gql.inputValue(values, 'note', gql.text),
});

/** What every document of the resource holds of a record. */
export type CustomerLabel = { readonly id: number; readonly fullName: string };

/** A record of the show page. */
export type CustomerRecord = {
  readonly id: number;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly discount: Decimal;
  readonly birthDate: LocalDate | null;
  readonly registeredAt: Instant;
  readonly subscribed: boolean;
  readonly note: string | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  fullName: { kind: 'string', nullable: false, description: 'Имя' },
  email: { kind: 'email', nullable: true, description: 'Почта' },
  phone: { kind: 'string', nullable: false, description: 'Телефон' },
  discount: { kind: 'decimal', nullable: false, description: 'Скидка, %', digits: { precision: 4, scale: 1 } },
  birthDate: { kind: 'date', nullable: true, description: 'Дата рождения', unindexed: true },
  registeredAt: { kind: 'instant', nullable: false, description: 'Зарегистрирован' },
  subscribed: { kind: 'boolean', nullable: false, description: 'Получает рассылку', unindexed: true },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  note: { kind: 'text', nullable: true, description: 'Заметка', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'registeredAt', descending: true }];

const sorts = gql.sortPairs(
  { id: 'ID', fullName: 'FULL_NAME', phone: 'PHONE', email: 'EMAIL', discount: 'DISCOUNT', registeredAt: 'REGISTERED_AT' },
  '_ASC',
  '_DESC',
) satisfies Sorts<CustomerOrderBy>;

const filters = {
  fullName: gql.nestedOperators('fullName', onStringFilter),
  email: gql.nestedOperators('email', onStringFilter),
  phone: gql.nestedOperators('phone', onStringFilter),
  discount: gql.nestedOperators('discount', onBigFloatFilter),
  registeredAt: gql.nestedOperators('registeredAt', onDatetimeFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<CustomerFilter>;

const groups = gql.filterGroups<CustomerFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): CustomerFilter | undefined => gql.groupedFilter<CustomerFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type CustomerRow = CustomerLabel & Partial<Pick<CustomerRecord, 'email' | 'phone' | 'discount' | 'birthDate' | 'registeredAt' | 'subscribed' | 'note'>>;

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
  gql.rootField(
    'customers',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type CustomerPickerData = CustomerPage<CustomerLabel>;

export type CustomerPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly CustomerOrderBy[] | null | undefined;
  readonly filter?: CustomerFilter | null | undefined;
};

export const CustomerPickerDocument: TypedDocumentNode<CustomerPickerData, CustomerPickerVariables> = gql.query('CustomerPicker', argumentTypes, around(['id', 'fullName']), 'WNs2Rwl+iExqqIT5wuwTwudceG2oZ3Zqlc69FaPSs1I=');

const { columns, flags } = gql.columnFlags<'email' | 'phone' | 'discount' | 'birthDate' | 'registeredAt' | 'subscribed' | 'note'>(
  'email',
  'phone',
  'discount',
  'birthDate',
  'registeredAt',
  'subscribed',
  'note',
);

export type CustomerListData = CustomerPage<CustomerRow>;

export type CustomerListVariables = CustomerPickerVariables & Flags<typeof flags>;

export const CustomerListDocument: TypedDocumentNode<CustomerListData, CustomerListVariables> = gql.query(
  'CustomerList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'fullName', ...columns]),
  'P0hG2nD/EgMiv3kLLQv6b952Nh7r17576acXvDct/lU=',
);

export type CustomerCountData = {
  readonly customers: { readonly countUpTo: number; readonly totalCount?: number; readonly sums?: { readonly discount: Decimal | null } } | null;
};

export type CustomerCountVariables = { readonly filter?: CustomerFilter | null | undefined; readonly exact: boolean; readonly summed: boolean };

export const CustomerCountDocument: TypedDocumentNode<CustomerCountData, CustomerCountVariables> = gql.query(
  'CustomerCount',
  { filter: 'CustomerFilter', exact: 'Boolean!', summed: 'Boolean!' },
  [
    gql.rootField(
      'customers',
      ['filter'],
      [
        gql.field('countUpTo', undefined, { limit: 10001 }),
        gql.includeIf('exact', 'totalCount'),
        gql.includeIf('summed', gql.field('sums', ['discount'])),
      ],
    ),
  ],
  'QEfsTEfN0N3UIKOzX3nEei+8fjbzTld4aLjet9Gx3Ew=',
);

const variables = (request: ListRequest): CustomerPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<CustomerOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: CustomerPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.customers?.pageInfo, request);

export const list = {
  document: CustomerListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.fullName,
      fields.email,
      fields.phone,
      fields.discount,
      fields.birthDate,
      fields.registeredAt,
      fields.subscribed,
    ),
    ...gql.hiddenColumns(fields.id),
  ],
  more: [fields.note],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/customers.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.customers?.nodes),
  page,
} satisfies ListDescriptor<CustomerListData, CustomerListVariables>;

const picker = {
  document: CustomerPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.customers?.nodes),
  page,
} satisfies PickerDescriptor<CustomerPickerData, CustomerPickerVariables>;

const count = {
  document: CustomerCountDocument,
  exactly: true,
  variables: (request, exact, isSummed) => ({
    filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
    exact: exact === true,
    summed: isSummed === true,
  }),
  total: (data) => gql.boundedTotal(Number(data.customers?.countUpTo ?? 0), 10000, data.customers?.totalCount),
  summable: ['discount'],
  sums: (data) => data.customers?.sums,
} satisfies CountDescriptor<CustomerCountData, CustomerCountVariables>;

const inputs = gql.formInputs<CustomerRecord>()(
  fields,
  {
    fullName: { required: true, nullable: false },
    phone: { required: true, nullable: false },
    email: {},
    birthDate: {},
    discount: {},
    subscribed: {},
    note: {},
  },
);

export type CustomerShowData = { readonly customer: CustomerRecord | null };

export type CustomerShowVariables = { readonly id: number };

export const CustomerShowDocument: TypedDocumentNode<CustomerShowData, CustomerShowVariables> = gql.query(
  'CustomerShow',
  { id: 'Int!' },
  [gql.rootField('customer', ['id'], selection)],
  '3AOg5j6wtL008f+WMlTBMG6qGdYwYp1c/Esumzy60F8=',
);

const show = {
  document: CustomerShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.customer ?? null,
} satisfies ShowDescriptor<CustomerShowData, CustomerShowVariables>;

export type CustomerCreateData = { readonly createCustomer: { readonly customer: CustomerRecord | null } | null };

export type CustomerCreateVariables = { readonly input: CreateCustomerInput };

export const CustomerCreateDocument: TypedDocumentNode<CustomerCreateData, CustomerCreateVariables> = gql.mutation(
  'CustomerCreate',
  { input: 'CreateCustomerInput!' },
  [gql.rootField('createCustomer', ['input'], [gql.field('customer', selection)])],
  '13QWwRe4j52xCKbEVQEPemX9Gwz/AzCH+vTjRN841Co=',
);

const create = {
  document: CustomerCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      customer: {
        ...sent(values),
        fullName: gql.requiredValue(values, 'fullName', gql.text),
        phone: gql.requiredValue(values, 'phone', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createCustomer?.customer ?? null, errors: [] }),
} satisfies CreateDescriptor<CustomerCreateData, CustomerCreateVariables>;

export type CustomerUpdateData = { readonly updateCustomer: { readonly customer: CustomerRecord | null } | null };

export type CustomerUpdateVariables = { readonly input: UpdateCustomerInput };

export const CustomerUpdateDocument: TypedDocumentNode<CustomerUpdateData, CustomerUpdateVariables> = gql.mutation(
  'CustomerUpdate',
  { input: 'UpdateCustomerInput!' },
  [gql.rootField('updateCustomer', ['input'], [gql.field('customer', selection)])],
  'zpGNZkprcR3ifxLx/9+6t8SQC6hNesdJaskVRgdbzeI=',
);

const update = {
  document: CustomerUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateCustomer?.customer ?? null, errors: [] }),
} satisfies UpdateDescriptor<CustomerUpdateData, CustomerUpdateVariables>;

export type CustomerDeleteData = { readonly deleteCustomer: { readonly customer: CustomerLabel | null } | null };

export type CustomerDeleteVariables = { readonly input: DeleteCustomerInput };

export const CustomerDeleteDocument: TypedDocumentNode<CustomerDeleteData, CustomerDeleteVariables> = gql.mutation(
  'CustomerDelete',
  { input: 'DeleteCustomerInput!' },
  [gql.rootField('deleteCustomer', ['input'], [gql.field('customer', ['id', 'fullName'])])],
  'mwk54hUEzCf9tKgAMwMnYtlTbK0siw4g4GprIILNX+Q=',
);

const remove = {
  document: CustomerDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteCustomer?.customer ?? null, errors: [] }),
} satisfies RemoveDescriptor<CustomerDeleteData, CustomerDeleteVariables>;

/** What definitions of its screens may name. */
export type CustomerTypes = {
  readonly label: CustomerLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'fullName' | 'email' | 'phone' | 'discount' | 'birthDate' | 'registeredAt' | 'subscribed' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly fullName: string;
    readonly email: string;
    readonly phone: string;
    readonly discount: Decimal;
    readonly registeredAt: Instant;
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
  label: (record: CustomerLabel) => gql.joinWords(record.fullName),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
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
