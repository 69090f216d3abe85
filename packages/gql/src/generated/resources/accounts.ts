/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Instant } from '../../scalars.ts';
import type { Filters, Flags, Operators, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBooleanFilter, onDatetimeFilter, onIntFilter, onStringFilter, type BooleanFilter, type DatetimeFilter, type IntFilter, type StringFilter } from '../shared.ts';
import type { AccountActions } from '../actions/accounts.ts';

export type AccountOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'ROLE_ASC'
  | 'ROLE_DESC'
  | 'ACTIVE_ASC'
  | 'ACTIVE_DESC'
  | 'CREATED_AT_ASC'
  | 'CREATED_AT_DESC'
  | 'LAST_SIGN_IN_AT_ASC'
  | 'LAST_SIGN_IN_AT_DESC';

export type AccountRole = 'viewer' | 'editor' | 'owner';

export type AccountFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly role?: AccountRoleFilter | null | undefined;
  readonly active?: BooleanFilter | null | undefined;
  readonly createdAt?: DatetimeFilter | null | undefined;
  readonly lastSignInAt?: DatetimeFilter | null | undefined;
  readonly and?: readonly AccountFilter[] | null | undefined;
  readonly not?: AccountFilter | null | undefined;
  readonly or?: readonly AccountFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type AccountInput = {
  readonly email: string;
  readonly name: string;
  readonly role?: AccountRole | null | undefined;
  readonly active?: boolean | null | undefined;
};

export type AccountPatch = Optional<AccountInput>;

export type AccountRoleFilter = {
  readonly isNull?: boolean | null | undefined;
  readonly equalTo?: AccountRole | null | undefined;
  readonly notEqualTo?: AccountRole | null | undefined;
  readonly in?: readonly AccountRole[] | null | undefined;
  readonly notIn?: readonly AccountRole[] | null | undefined;
};

export type CreateAccountInput = { readonly account: AccountInput };

export type DeleteAccountInput = { readonly id: number; readonly revision?: string | null | undefined };

export type UpdateAccountInput = { readonly id: number; readonly patch: AccountPatch; readonly revision?: string | null | undefined };

const valuesAccountRole = [{ value: 'viewer' }, { value: 'editor' }, { value: 'owner' }] as const;

const onAccountRoleFilter = {
  eq: (value) => ({ equalTo: gql.enumValue(valuesAccountRole)(value) }),
  ne: (value) => ({ notEqualTo: gql.enumValue(valuesAccountRole)(value) }),
  in: (value) => ({ in: gql.listOf(gql.enumValue(valuesAccountRole))(value) }),
  notIn: (value) => ({ notIn: gql.listOf(gql.enumValue(valuesAccountRole))(value) }),
  isNull: (value) => ({ isNull: gql.boolean(value) }),
} satisfies Operators<AccountRoleFilter>;

const selection = ['id', 'name', 'email', 'role', 'active', 'lastSignInAt', 'createdAt', 'revision'];

const sent = (values: Readonly<Record<string, unknown>>): AccountPatch => ({
  email: gql.inputValue(values, 'email', gql.text),
  name: gql.inputValue(values, 'name', gql.text),
  role: gql.inputValue(values, 'role', gql.enumValue(valuesAccountRole)),
  active: gql.inputValue(values, 'active', gql.boolean),
});

/** What every document of the resource holds of a record. */
export type AccountLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type AccountRecord = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: AccountRole;
  readonly active: boolean;
  readonly lastSignInAt: Instant | null;
  readonly createdAt: Instant;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  name: { kind: 'string', nullable: false, description: 'Имя' },
  email: { kind: 'email', nullable: false, description: 'Почта' },
  role: { kind: 'enum', nullable: false, description: 'Права', values: valuesAccountRole },
  active: { kind: 'boolean', nullable: false, description: 'Может входить' },
  lastSignInAt: { kind: 'instant', nullable: true, description: 'Последний вход' },
  createdAt: { kind: 'instant', nullable: false, description: 'Создана' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'createdAt', descending: true }];

const sorts = gql.sortPairs(
  {
    id: 'ID',
    email: 'EMAIL',
    name: 'NAME',
    role: 'ROLE',
    active: 'ACTIVE',
    createdAt: 'CREATED_AT',
    lastSignInAt: 'LAST_SIGN_IN_AT',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<AccountOrderBy>;

const filters = {
  name: gql.nestedOperators('name', onStringFilter),
  email: gql.nestedOperators('email', onStringFilter),
  role: gql.nestedOperators('role', onAccountRoleFilter),
  active: gql.nestedOperators('active', onBooleanFilter),
  lastSignInAt: gql.nestedOperators('lastSignInAt', onDatetimeFilter),
  createdAt: gql.nestedOperators('createdAt', onDatetimeFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<AccountFilter>;

const groups = gql.filterGroups<AccountFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): AccountFilter | undefined => gql.groupedFilter<AccountFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type AccountRow = AccountLabel & Partial<Pick<AccountRecord, 'email' | 'role' | 'active' | 'lastSignInAt' | 'createdAt'>>;

type AccountPage<TRecord> = {
  readonly accounts: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[AccountOrderBy!]', filter: 'AccountFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'accounts',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type AccountPickerData = AccountPage<AccountLabel>;

export type AccountPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly AccountOrderBy[] | null | undefined;
  readonly filter?: AccountFilter | null | undefined;
};

export const AccountPickerDocument: TypedDocumentNode<AccountPickerData, AccountPickerVariables> = gql.query('AccountPicker', argumentTypes, around(['id', 'name']), 'j4fAijgyYjRGV7DO8hF9ZPs4gtwiln8ijzBHHpi3yXk=');

const { columns, flags } = gql.columnFlags<'email' | 'role' | 'active' | 'lastSignInAt' | 'createdAt'>(
  'email',
  'role',
  'active',
  'lastSignInAt',
  'createdAt',
);

export type AccountListData = AccountPage<AccountRow>;

export type AccountListVariables = AccountPickerVariables & Flags<typeof flags>;

export const AccountListDocument: TypedDocumentNode<AccountListData, AccountListVariables> = gql.query(
  'AccountList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'ThMQNUlXI/iWP6hyv1iUlBrNcREr8nUkEsGlXzZmc/A=',
);

export type AccountCountData = { readonly accounts: { readonly countUpTo: number; readonly totalCount?: number } | null };

export type AccountCountVariables = { readonly filter?: AccountFilter | null | undefined; readonly exact: boolean };

export const AccountCountDocument: TypedDocumentNode<AccountCountData, AccountCountVariables> = gql.query(
  'AccountCount',
  { filter: 'AccountFilter', exact: 'Boolean!' },
  [
    gql.rootField(
      'accounts',
      ['filter'],
      [gql.field('countUpTo', undefined, { limit: 10001 }), gql.includeIf('exact', 'totalCount')],
    ),
  ],
  'W2VwL+KeDl0dxbeIJa/EHyYgz4IxuSEcjcgtg6V4+Uk=',
);

const variables = (request: ListRequest): AccountPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<AccountOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: AccountPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.accounts?.pageInfo, request);

export const list = {
  document: AccountListDocument,
  columns: [
    ...gql.visibleColumns(fields.name, fields.email, fields.role, fields.active, fields.lastSignInAt, fields.createdAt),
    ...gql.hiddenColumns(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.accounts?.nodes),
  page,
} satisfies ListDescriptor<AccountListData, AccountListVariables>;

const picker = {
  document: AccountPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.accounts?.nodes),
  page,
} satisfies PickerDescriptor<AccountPickerData, AccountPickerVariables>;

const count = {
  document: AccountCountDocument,
  exactly: true,
  variables: (request, exact) => ({ filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }), exact: exact === true }),
  total: (data) => gql.boundedTotal(Number(data.accounts?.countUpTo ?? 0), 10000, data.accounts?.totalCount),
} satisfies CountDescriptor<AccountCountData, AccountCountVariables>;

const inputs = gql.formInputs<AccountRecord>()(
  fields,
  { email: { required: true, nullable: false }, name: { required: true, nullable: false }, role: {}, active: {} },
);

export type AccountShowData = { readonly account: AccountRecord | null };

export type AccountShowVariables = { readonly id: number };

export const AccountShowDocument: TypedDocumentNode<AccountShowData, AccountShowVariables> = gql.query(
  'AccountShow',
  { id: 'Int!' },
  [gql.rootField('account', ['id'], selection)],
  'mVT2RArgumxoWviuQjYO1G0XzYKYVRFAyLa5q8zLPXk=',
);

const show = {
  document: AccountShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.account ?? null,
} satisfies ShowDescriptor<AccountShowData, AccountShowVariables>;

export type AccountCreateData = { readonly createAccount: { readonly account: AccountRecord | null } | null };

export type AccountCreateVariables = { readonly input: CreateAccountInput };

export const AccountCreateDocument: TypedDocumentNode<AccountCreateData, AccountCreateVariables> = gql.mutation(
  'AccountCreate',
  { input: 'CreateAccountInput!' },
  [gql.rootField('createAccount', ['input'], [gql.field('account', selection)])],
  'vyHFQ6dSUjC+KksVNeD0/T0Th/xVR8T1/h+fwD8yEPI=',
);

const create = {
  document: AccountCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      account: {
        ...sent(values),
        email: gql.requiredValue(values, 'email', gql.text),
        name: gql.requiredValue(values, 'name', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createAccount?.account ?? null, errors: [] }),
} satisfies CreateDescriptor<AccountCreateData, AccountCreateVariables>;

export type AccountUpdateData = { readonly updateAccount: { readonly account: AccountRecord | null } | null };

export type AccountUpdateVariables = { readonly input: UpdateAccountInput };

export const AccountUpdateDocument: TypedDocumentNode<AccountUpdateData, AccountUpdateVariables> = gql.mutation(
  'AccountUpdate',
  { input: 'UpdateAccountInput!' },
  [gql.rootField('updateAccount', ['input'], [gql.field('account', selection)])],
  'rdDiHofqtG9Evu66tQJMr2GGzF2jEDMiVGFiqUpN1DI=',
);

const update = {
  document: AccountUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateAccount?.account ?? null, errors: [] }),
} satisfies UpdateDescriptor<AccountUpdateData, AccountUpdateVariables>;

export type AccountDeleteData = { readonly deleteAccount: { readonly account: AccountLabel | null } | null };

export type AccountDeleteVariables = { readonly input: DeleteAccountInput };

export const AccountDeleteDocument: TypedDocumentNode<AccountDeleteData, AccountDeleteVariables> = gql.mutation(
  'AccountDelete',
  { input: 'DeleteAccountInput!' },
  [gql.rootField('deleteAccount', ['input'], [gql.field('account', ['id', 'name'])])],
  'KnPZtr9GZRHb/Iefm3O3zJOOAvWWcgC0ObvrS0gAAuc=',
);

const remove = {
  document: AccountDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteAccount?.account ?? null, errors: [] }),
} satisfies RemoveDescriptor<AccountDeleteData, AccountDeleteVariables>;

/** What definitions of its screens may name. */
export type AccountTypes = {
  readonly label: AccountLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'email' | 'role' | 'active' | 'lastSignInAt' | 'createdAt' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly email: string;
    readonly role: AccountRole;
    readonly active: boolean;
    readonly lastSignInAt: Instant;
    readonly createdAt: Instant;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: AccountInput;
  readonly update: Optional<AccountTypes['create']>;
  readonly references: {};
  readonly actions: AccountActions;
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'accounts',
  type: 'Account',
  description: 'Учётные записи',
  key,
  label: (record: AccountLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [],
  actions: {
    items: [{ name: 'issuePassword', place: 'record' }],
    load: () => import('../actions/accounts.ts').then((loaded) => loaded.module),
  },
  cache: {
    typePolicies: {
      AccountConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      PageInfo: { keyFields: false, merge: true },
    },
    scalarFields: { Account: { createdAt: 'Datetime', lastSignInAt: 'Datetime' } },
    rootFieldsByType: { Account: ['account', 'accounts'] },
    typesByMutation: { createAccount: ['Account'], deleteAccount: ['Account'], updateAccount: ['Account'] },
  },
  texts: {
    record: 'Учётная запись',
    create: 'Новая учётная запись',
    remove: 'Удалить учётную запись?',
    created: 'Учётная запись создана',
    values: { editor: 'Редактор', owner: 'Владелец', viewer: 'Наблюдатель' },
    actions: { issuePassword: 'Выпустить пароль' },
  },
};
