/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, InputDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor } from '../../resource/index.ts';
import type { Decimal, Instant, LocalDate } from '../../scalars.ts';
import { type Filters, type Flags, type Operators, type Selections, type Sorts, all, bounded, chosen, compact, conditions, erased, field, flag, flagTypes, given, heldIfAny, joined, keyed, listOf, mutation, needed, number, optional, present, query, root, sorted, text, under, when, whole } from '../../runtime/index.ts';

export type CustomerOrderBy = 
  | 'DISCOUNT_ASC'
  | 'DISCOUNT_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'FULL_NAME_ASC'
  | 'FULL_NAME_DESC'
  | 'ID_ASC'
  | 'ID_DESC'
  | 'PHONE_ASC'
  | 'PHONE_DESC'
  | 'REGISTERED_AT_ASC'
  | 'REGISTERED_AT_DESC';

export type BigFloatFilter = {
  readonly equalTo?: Decimal | null;
  readonly greaterThan?: Decimal | null;
  readonly greaterThanOrEqualTo?: Decimal | null;
  readonly in?: readonly Decimal[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: Decimal | null;
  readonly lessThanOrEqualTo?: Decimal | null;
  readonly notEqualTo?: Decimal | null;
  readonly notIn?: readonly Decimal[] | null;
};

export type CreateCustomerInput = { readonly customer: CustomerInput };

export type CustomerFilter = {
  readonly and?: readonly CustomerFilter[] | null;
  readonly discount?: BigFloatFilter | null;
  readonly email?: StringFilter | null;
  readonly fullName?: StringFilter | null;
  readonly id?: IntFilter | null;
  readonly phone?: StringFilter | null;
  readonly registeredAt?: DatetimeFilter | null;
  readonly search?: string | null;
};

export type CustomerInput = {
  readonly birthDate?: LocalDate | null;
  readonly discount?: Decimal | null;
  readonly email?: string | null;
  readonly fullName: string;
  readonly note?: string | null;
  readonly phone: string;
  readonly registeredAt?: Instant | null;
  readonly subscribed?: boolean | null;
};

export type CustomerPatch = {
  readonly birthDate?: LocalDate | null;
  readonly discount?: Decimal | null;
  readonly email?: string | null;
  readonly fullName?: string | null;
  readonly note?: string | null;
  readonly phone?: string | null;
  readonly registeredAt?: Instant | null;
  readonly subscribed?: boolean | null;
};

export type DatetimeFilter = {
  readonly equalTo?: Instant | null;
  readonly greaterThan?: Instant | null;
  readonly greaterThanOrEqualTo?: Instant | null;
  readonly in?: readonly Instant[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: Instant | null;
  readonly lessThanOrEqualTo?: Instant | null;
  readonly notEqualTo?: Instant | null;
  readonly notIn?: readonly Instant[] | null;
};

export type DeleteCustomerInput = { readonly id: number; readonly revision?: string | null };

export type IntFilter = {
  readonly equalTo?: number | null;
  readonly greaterThan?: number | null;
  readonly greaterThanOrEqualTo?: number | null;
  readonly in?: readonly number[] | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: number | null;
  readonly lessThanOrEqualTo?: number | null;
  readonly notEqualTo?: number | null;
  readonly notIn?: readonly number[] | null;
};

export type StringFilter = {
  readonly endsWithInsensitive?: string | null;
  readonly equalTo?: string | null;
  readonly greaterThan?: string | null;
  readonly greaterThanOrEqualTo?: string | null;
  readonly in?: readonly string[] | null;
  readonly includesInsensitive?: string | null;
  readonly isNull?: boolean | null;
  readonly lessThan?: string | null;
  readonly lessThanOrEqualTo?: string | null;
  readonly notEqualTo?: string | null;
  readonly notIn?: readonly string[] | null;
  readonly startsWithInsensitive?: string | null;
};

export type UpdateCustomerInput = { readonly id: number; readonly patch: CustomerPatch; readonly revision?: string | null };

const selection = ['id', 'fullName', 'email', 'phone', 'birthDate', 'registeredAt', 'discount', 'subscribed', 'note', 'revision'];

/** What every document of the resource holds of a record. */
export type CustomerLabel = { readonly id: number; readonly fullName: string };

/** A record of the show page. */
export type CustomerRecord = {
  readonly id: number;
  readonly fullName: string;
  readonly email: string | null;
  readonly phone: string;
  readonly birthDate: LocalDate | null;
  readonly registeredAt: Instant;
  readonly discount: Decimal;
  readonly subscribed: boolean;
  readonly note: string | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = {
  fullName: { name: 'fullName', kind: 'string', nullable: false, description: 'Имя' },
  email: { name: 'email', kind: 'email', nullable: true, description: 'Почта' },
  phone: { name: 'phone', kind: 'string', nullable: false, description: 'Телефон' },
  birthDate: { name: 'birthDate', kind: 'date', nullable: true, description: 'Дата рождения', unindexed: true },
  registeredAt: { name: 'registeredAt', kind: 'instant', nullable: false, description: 'Зарегистрирован' },
  discount: { name: 'discount', kind: 'decimal', nullable: false, description: 'Скидка, %' },
  subscribed: { name: 'subscribed', kind: 'boolean', nullable: false, description: 'Получает рассылку', unindexed: true },
  id: { name: 'id', kind: 'integer', nullable: false, description: 'Код' },
  note: { name: 'note', kind: 'text', nullable: true, description: 'Заметка', unindexed: true },
} as const satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'registeredAt', descending: true }];

const sorts: Sorts<CustomerOrderBy> = {
  discount: ['DISCOUNT_ASC', 'DISCOUNT_DESC'],
  email: ['EMAIL_ASC', 'EMAIL_DESC'],
  fullName: ['FULL_NAME_ASC', 'FULL_NAME_DESC'],
  id: ['ID_ASC', 'ID_DESC'],
  phone: ['PHONE_ASC', 'PHONE_DESC'],
  registeredAt: ['REGISTERED_AT_ASC', 'REGISTERED_AT_DESC'],
};

const onStringFilter: Operators<StringFilter> = {
  eq: (value) => ({ equalTo: text(value) }),
  ne: (value) => ({ notEqualTo: text(value) }),
  in: (value) => ({ in: listOf(text)(value) }),
  notIn: (value) => ({ notIn: listOf(text)(value) }),
  lt: (value) => ({ lessThan: text(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text(value) }),
  gt: (value) => ({ greaterThan: text(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text(value) }),
  contains: (value) => ({ includesInsensitive: text(value) }),
  startsWith: (value) => ({ startsWithInsensitive: text(value) }),
  endsWith: (value) => ({ endsWithInsensitive: text(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onDatetimeFilter: Operators<DatetimeFilter> = {
  eq: (value) => ({ equalTo: text<Instant>(value) }),
  ne: (value) => ({ notEqualTo: text<Instant>(value) }),
  in: (value) => ({ in: listOf(text<Instant>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<Instant>)(value) }),
  lt: (value) => ({ lessThan: text<Instant>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<Instant>(value) }),
  gt: (value) => ({ greaterThan: text<Instant>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<Instant>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onBigFloatFilter: Operators<BigFloatFilter> = {
  eq: (value) => ({ equalTo: text<Decimal>(value) }),
  ne: (value) => ({ notEqualTo: text<Decimal>(value) }),
  in: (value) => ({ in: listOf(text<Decimal>)(value) }),
  notIn: (value) => ({ notIn: listOf(text<Decimal>)(value) }),
  lt: (value) => ({ lessThan: text<Decimal>(value) }),
  lte: (value) => ({ lessThanOrEqualTo: text<Decimal>(value) }),
  gt: (value) => ({ greaterThan: text<Decimal>(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: text<Decimal>(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const onIntFilter: Operators<IntFilter> = {
  eq: (value) => ({ equalTo: number(value) }),
  ne: (value) => ({ notEqualTo: number(value) }),
  in: (value) => ({ in: listOf(number)(value) }),
  notIn: (value) => ({ notIn: listOf(number)(value) }),
  lt: (value) => ({ lessThan: number(value) }),
  lte: (value) => ({ lessThanOrEqualTo: number(value) }),
  gt: (value) => ({ greaterThan: number(value) }),
  gte: (value) => ({ greaterThanOrEqualTo: number(value) }),
  isNull: (value) => ({ isNull: flag(value) }),
};

const filters = {
  fullName: under('fullName', onStringFilter),
  email: under('email', onStringFilter),
  phone: under('phone', onStringFilter),
  registeredAt: under('registeredAt', onDatetimeFilter),
  discount: under('discount', onBigFloatFilter),
  id: under('id', onIntFilter),
} satisfies Filters<CustomerFilter>;

const filterOf = (request: ListRequest): CustomerFilter | undefined => all(conditions<CustomerFilter>(filters, request.filters), (and) => ({ and }));

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type CustomerRow = CustomerLabel & Partial<Pick<CustomerRecord, 'email' | 'phone' | 'birthDate' | 'registeredAt' | 'discount' | 'subscribed'>>;

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

const flags = {
  withEmail: 'email',
  withPhone: 'phone',
  withBirthDate: 'birthDate',
  withRegisteredAt: 'registeredAt',
  withDiscount: 'discount',
  withSubscribed: 'subscribed',
} as const;

export type CustomerListData = CustomerPage<CustomerRow>;

export type CustomerListVariables = CustomerPickerVariables & Flags<typeof flags>;

export const CustomerListDocument: TypedDocumentNode<CustomerListData, CustomerListVariables> = query(
  'CustomerList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(
    [
      'id',
      'fullName',
      when('withEmail', 'email'),
      when('withPhone', 'phone'),
      when('withBirthDate', 'birthDate'),
      when('withRegisteredAt', 'registeredAt'),
      when('withDiscount', 'discount'),
      when('withSubscribed', 'subscribed'),
    ],
  ),
  'yIQFHeXBma7H74sPNHMtfc5xbu0WWYJzzgNM7SQtEpk=',
);

export type CustomerCountData = { readonly customers: { readonly countUpTo: number } | null };

export type CustomerCountVariables = { readonly filter?: CustomerFilter | null };

export const CustomerCountDocument: TypedDocumentNode<CustomerCountData, CustomerCountVariables> = query(
  'CustomerCount',
  { filter: 'CustomerFilter' },
  [root('customers', ['filter'], [field('countUpTo', undefined, { limit: 10001 })])],
  'XdmMI4Lyl83KahOmIKWZcchjibsPMYQ9caatQ7hE7I0=',
);

const variables = (request: ListRequest): CustomerPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: CustomerPickerData, request: ListRequest): PageInfo => ({
  hasNextPage: (data.customers?.pageInfo.hasNextPage ?? false),
  hasPreviousPage: (data.customers?.pageInfo.hasPreviousPage ?? false) || request.page > 0,
});

export const list = {
  document: CustomerListDocument,
  columns: [
    { field: fields.fullName, default: true },
    { field: fields.email, default: true },
    { field: fields.phone, default: true },
    { field: fields.birthDate, default: true },
    { field: fields.registeredAt, default: true },
    { field: fields.discount, default: true },
    { field: fields.subscribed, default: true },
    { field: fields.id, default: false },
  ],
  paging: 'offset',
  sortable: ['discount', 'email', 'fullName', 'id', 'phone', 'registeredAt'],
  multiSort: true,
  defaultSort,
  filters: [
    {
      name: 'fullName',
      kind: 'string',
      description: 'Имя',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'isNull'],
    },
    {
      name: 'email',
      kind: 'email',
      description: 'Почта',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'isNull'],
    },
    {
      name: 'phone',
      kind: 'string',
      description: 'Телефон',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'contains', 'startsWith', 'endsWith', 'isNull'],
    },
    {
      name: 'registeredAt',
      kind: 'instant',
      description: 'Зарегистрирован',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'discount',
      kind: 'decimal',
      description: 'Скидка, %',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
    {
      name: 'id',
      kind: 'integer',
      description: 'Код',
      operators: ['eq', 'ne', 'in', 'notIn', 'lt', 'lte', 'gt', 'gte', 'isNull'],
    },
  ],
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
  variables: (request) => ({ filter: compact({ ...filterOf(request), search: request.search || undefined }) }),
  total: (data) => bounded(Number(data.customers?.countUpTo ?? 0), 10000),
} satisfies CountDescriptor<CustomerCountData, CustomerCountVariables>;

const inputs = {
  birthDate: {
    name: 'birthDate',
    kind: 'date',
    required: false,
    nullable: true,
    description: 'Дата рождения',
    value: (record: CustomerRecord) => record.birthDate,
  },
  discount: {
    name: 'discount',
    kind: 'decimal',
    required: false,
    nullable: true,
    description: 'Скидка, %',
    value: (record: CustomerRecord) => record.discount,
  },
  email: {
    name: 'email',
    kind: 'email',
    required: false,
    nullable: true,
    description: 'Почта',
    value: (record: CustomerRecord) => record.email,
  },
  fullName: {
    name: 'fullName',
    kind: 'string',
    required: true,
    nullable: false,
    description: 'Имя',
    value: (record: CustomerRecord) => record.fullName,
  },
  note: {
    name: 'note',
    kind: 'text',
    required: false,
    nullable: true,
    description: 'Заметка',
    value: (record: CustomerRecord) => record.note,
  },
  phone: {
    name: 'phone',
    kind: 'string',
    required: true,
    nullable: false,
    description: 'Телефон',
    value: (record: CustomerRecord) => record.phone,
  },
  registeredAt: {
    name: 'registeredAt',
    kind: 'instant',
    required: false,
    nullable: true,
    description: 'Зарегистрирован',
    value: (record: CustomerRecord) => record.registeredAt,
  },
  subscribed: {
    name: 'subscribed',
    kind: 'boolean',
    required: false,
    nullable: true,
    description: 'Получает рассылку',
    value: (record: CustomerRecord) => record.subscribed,
  },
} as const satisfies Readonly<Record<string, InputDescriptor>>;

export type CustomerShowData = { readonly customer: CustomerRecord | null };

export type CustomerShowVariables = { readonly id: number };

export const CustomerShowDocument: TypedDocumentNode<CustomerShowData, CustomerShowVariables> = query(
  'CustomerShow',
  { id: 'Int!' },
  [root('customer', ['id'], selection)],
  'Wmwrv3P5X2IoG9CtFAWNzLCHMpBdB2nm31HWMkV8mME=',
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
  '13ogVpF9ohoR9lJAT1K8OA6L5l9qcosUVmn9sgcqJzY=',
);

const create = {
  document: CustomerCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      customer: {
        birthDate: given(values, 'birthDate', text<LocalDate>),
        discount: given(values, 'discount', text<Decimal>),
        email: given(values, 'email', text),
        fullName: needed(values, 'fullName', text),
        note: given(values, 'note', text),
        phone: needed(values, 'phone', text),
        registeredAt: given(values, 'registeredAt', text<Instant>),
        subscribed: given(values, 'subscribed', flag),
      },
    },
  }),
  result: (data) => ({ record: data.createCustomer?.customer ?? null, errors: [] }),
} satisfies CreateDescriptor<CustomerCreateData, CustomerCreateVariables>;

export type CustomerUpdateData = { readonly updateCustomer: { readonly customer: CustomerRecord | null } | null };

export type CustomerUpdateVariables = { readonly input: UpdateCustomerInput };

export const CustomerUpdateDocument: TypedDocumentNode<CustomerUpdateData, CustomerUpdateVariables> = mutation(
  'CustomerUpdate',
  { input: 'UpdateCustomerInput!' },
  [root('updateCustomer', ['input'], [field('customer', selection)])],
  '2O/i/iHx/IMHRDqnJD7I4nCT5SUX4lQxXraJLWSMHec=',
);

const update = {
  document: CustomerUpdateDocument,
  inputs: [
    inputs.birthDate,
    inputs.discount,
    inputs.email,
    optional(inputs.fullName),
    inputs.note,
    optional(inputs.phone),
    inputs.registeredAt,
    inputs.subscribed,
  ],
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: keyed(key, 'id', whole),
      revision: heldIfAny(record, ['revision'], text),
      patch: {
        birthDate: given(values, 'birthDate', text<LocalDate>),
        discount: given(values, 'discount', text<Decimal>),
        email: given(values, 'email', text),
        fullName: given(values, 'fullName', text),
        note: given(values, 'note', text),
        phone: given(values, 'phone', text),
        registeredAt: given(values, 'registeredAt', text<Instant>),
        subscribed: given(values, 'subscribed', flag),
      },
    },
  }),
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

export const resource: KeyedResource = {
  name: 'customers',
  type: 'Customer',
  description: 'Покупатели',
  key,
  label: (record: CustomerLabel) => joined(record.fullName),
  fields: [
    fields.fullName,
    fields.email,
    fields.phone,
    fields.birthDate,
    fields.registeredAt,
    fields.discount,
    fields.subscribed,
    fields.id,
    fields.note,
  ],
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
  related: [
    {
      name: 'addresses',
      description: 'Reads and enables pagination through a set of `Address`',
      resource: 'addresses',
      on: [{ filter: 'customerId', key: 'id' }],
    },
    {
      name: 'orders',
      description: 'Reads and enables pagination through a set of `Order`',
      resource: 'orders',
      on: [{ filter: 'customerId', key: 'id' }],
    },
    {
      name: 'reviews',
      description: 'Reads and enables pagination through a set of `Review`',
      resource: 'reviews',
      on: [{ filter: 'customerId', key: 'id' }],
    },
  ],
  cache: {
    typePolicies: {
      CustomerConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { Customer: { birthDate: 'Date', discount: 'BigFloat', registeredAt: 'Datetime' } },
    rootFieldsByType: { Customer: ['customer', 'customers'] },
    typesByMutation: { createCustomer: ['Customer'], deleteCustomer: ['Customer'], updateCustomer: ['Customer'] },
  },
};
