/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onIntFilter, onIntFilter2, onStringFilter, type IntFilter, type StringFilter } from '../shared.ts';

export type AddressOrderBy = 'ID_ASC' | 'ID_DESC' | 'CUSTOMER_ID_ASC' | 'CUSTOMER_ID_DESC' | 'CITY_ASC' | 'CITY_DESC';

export type AddressFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly customerId?: IntFilter | null | undefined;
  readonly city?: StringFilter | null | undefined;
  readonly and?: readonly AddressFilter[] | null | undefined;
  readonly not?: AddressFilter | null | undefined;
  readonly or?: readonly AddressFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type AddressInput = {
  readonly customerId: number;
  readonly city: string;
  readonly street: string;
  readonly house: string;
  readonly apartment?: string | null | undefined;
  readonly postalCode: string;
  readonly isPrimary?: boolean | null | undefined;
  readonly comment?: string | null | undefined;
};

export type AddressPatch = Optional<AddressInput>;

export type CreateAddressInput = { readonly address: AddressInput };

export type DeleteAddressInput = { readonly id: number; readonly revision?: string | null | undefined };

export type UpdateAddressInput = { readonly id: number; readonly patch: AddressPatch; readonly revision?: string | null | undefined };

const selection = [
  'id',
  'city',
  'street',
  'house',
  gql.field('customer', ['id', 'fullName']),
  'apartment',
  'postalCode',
  'isPrimary',
  'comment',
  'customerId',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): AddressPatch => ({
  customerId: gql.inputValue(values, 'customerId', gql.number),
  city: gql.inputValue(values, 'city', gql.text),
  street: gql.inputValue(values, 'street', gql.text),
  house: gql.inputValue(values, 'house', gql.text),
  apartment: gql.inputValue(values, 'apartment', gql.text),
  postalCode: gql.inputValue(values, 'postalCode', gql.text),
  isPrimary: gql.inputValue(values, 'isPrimary', gql.boolean),
  comment: gql.inputValue(values, 'comment', gql.text),
});

/** What every document of the resource holds of a record. */
export type AddressLabel = { readonly id: number; readonly city: string; readonly street: string; readonly house: string };

/** A record of the show page. */
export type AddressRecord = {
  readonly id: number;
  readonly city: string;
  readonly street: string;
  readonly house: string;
  readonly customer: { readonly id: number; readonly fullName: string } | null;
  readonly apartment: string | null;
  readonly postalCode: string;
  readonly isPrimary: boolean;
  readonly comment: string | null;
  readonly customerId: number;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  city: { kind: 'string', nullable: false, description: 'Город' },
  street: { kind: 'string', nullable: false, description: 'Улица', unindexed: true },
  house: { kind: 'string', nullable: false, description: 'Дом', unindexed: true },
  customer: {
    kind: 'reference',
    nullable: true,
    description: 'Покупатель',
    reference: {
      resource: 'customers',
      key: ['id'],
      label: (value: { readonly id: number; readonly fullName: string }) => gql.joinWords(value.fullName),
    },
  },
  apartment: { kind: 'string', nullable: true, description: 'Квартира', unindexed: true },
  postalCode: { kind: 'string', nullable: false, description: 'Индекс', unindexed: true },
  isPrimary: { kind: 'boolean', nullable: false, description: 'Основной', unindexed: true },
  id: { kind: 'integer', nullable: false, description: 'Код' },
  comment: { kind: 'text', nullable: true, description: 'Как проехать', unindexed: true },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'city', descending: false }];

const sorts = gql.sortPairs({ id: 'ID', customer: 'CUSTOMER_ID', city: 'CITY' }, '_ASC', '_DESC') satisfies Sorts<AddressOrderBy>;

const filters = {
  city: gql.nestedOperators('city', onStringFilter),
  customerId: gql.nestedOperators('customerId', onIntFilter2),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<AddressFilter>;

const groups = gql.filterGroups<AddressFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): AddressFilter | undefined => gql.groupedFilter<AddressFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type AddressRow = AddressLabel & Partial<Pick<AddressRecord, 'customer' | 'apartment' | 'postalCode' | 'isPrimary' | 'comment'>>;

type AddressPage<TRecord> = {
  readonly addresses: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[AddressOrderBy!]', filter: 'AddressFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'addresses',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type AddressPickerData = AddressPage<AddressLabel>;

export type AddressPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly AddressOrderBy[] | null | undefined;
  readonly filter?: AddressFilter | null | undefined;
};

export const AddressPickerDocument: TypedDocumentNode<AddressPickerData, AddressPickerVariables> = gql.query(
  'AddressPicker',
  argumentTypes,
  around(['id', 'city', 'street', 'house']),
  'T/vcf1Zuy8CeI3gXs6nMUUpZoWljUZcpH1TEUrt6rH0=',
);

const { columns, flags } = gql.columnFlags<'customer' | 'apartment' | 'postalCode' | 'isPrimary' | 'comment'>(
  gql.field('customer', ['id', 'fullName']),
  'apartment',
  'postalCode',
  'isPrimary',
  'comment',
);

export type AddressListData = AddressPage<AddressRow>;

export type AddressListVariables = AddressPickerVariables & Flags<typeof flags>;

export const AddressListDocument: TypedDocumentNode<AddressListData, AddressListVariables> = gql.query(
  'AddressList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'city', 'street', 'house', ...columns]),
  'vY8u8ZsBq3md5dwi6pAtt3zROrlDq5IsoWiI9nM0+a4=',
);

export type AddressCountData = { readonly addresses: { readonly countUpTo: number; readonly totalCount?: number } | null };

export type AddressCountVariables = { readonly filter?: AddressFilter | null | undefined; readonly exact: boolean };

export const AddressCountDocument: TypedDocumentNode<AddressCountData, AddressCountVariables> = gql.query(
  'AddressCount',
  { filter: 'AddressFilter', exact: 'Boolean!' },
  [
    gql.rootField(
      'addresses',
      ['filter'],
      [gql.field('countUpTo', undefined, { limit: 10001 }), gql.includeIf('exact', 'totalCount')],
    ),
  ],
  'gZfN8gbQJ2FlKWmQMLJa1+jFjUiaGCbfAbILCzlx4Q4=',
);

const variables = (request: ListRequest): AddressPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<AddressOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: AddressPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.addresses?.pageInfo, request);

export const list = {
  document: AddressListDocument,
  columns: [
    ...gql.hiddenColumns(fields.city, fields.street, fields.house),
    ...gql.visibleColumns(fields.customer, fields.apartment, fields.postalCode, fields.isPrimary),
    ...gql.hiddenColumns(fields.id),
  ],
  more: [fields.comment],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, { customerId: { field: 'customer', reference: { resource: 'customers' } } }),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/addresses.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.addresses?.nodes),
  page,
} satisfies ListDescriptor<AddressListData, AddressListVariables>;

const picker = {
  document: AddressPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.addresses?.nodes),
  page,
} satisfies PickerDescriptor<AddressPickerData, AddressPickerVariables>;

const count = {
  document: AddressCountDocument,
  exactly: true,
  variables: (request, exact) => ({ filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }), exact: exact === true }),
  total: (data) => gql.boundedTotal(Number(data.addresses?.countUpTo ?? 0), 10000, data.addresses?.totalCount),
} satisfies CountDescriptor<AddressCountData, AddressCountVariables>;

const inputs = gql.formInputs<AddressRecord>()(
  fields,
  {
    customerId: {
      field: 'customer',
      required: true,
      nullable: false,
      reference: { resource: 'customers', keyField: 'id' },
      referenced: (record: AddressRecord) => record.customer ?? null,
    },
    city: { required: true, nullable: false },
    street: { required: true, nullable: false },
    house: { required: true, nullable: false },
    apartment: {},
    postalCode: { required: true, nullable: false },
    isPrimary: {},
    comment: {},
  },
);

export type AddressShowData = { readonly address: AddressRecord | null };

export type AddressShowVariables = { readonly id: number };

export const AddressShowDocument: TypedDocumentNode<AddressShowData, AddressShowVariables> = gql.query(
  'AddressShow',
  { id: 'Int!' },
  [gql.rootField('address', ['id'], selection)],
  'ihtqL4foosl/ghJzhOTxm6vHjyFZXOmQS7eRBBiRcYc=',
);

const show = {
  document: AddressShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.address ?? null,
} satisfies ShowDescriptor<AddressShowData, AddressShowVariables>;

export type AddressCreateData = { readonly createAddress: { readonly address: AddressRecord | null } | null };

export type AddressCreateVariables = { readonly input: CreateAddressInput };

export const AddressCreateDocument: TypedDocumentNode<AddressCreateData, AddressCreateVariables> = gql.mutation(
  'AddressCreate',
  { input: 'CreateAddressInput!' },
  [gql.rootField('createAddress', ['input'], [gql.field('address', selection)])],
  'RJXjVeetT+ChbXvmYztYcVc7Bdv5AnZqbh5Ca+AZMbo=',
);

const create = {
  document: AddressCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      address: {
        ...sent(values),
        customerId: gql.requiredValue(values, 'customerId', gql.number),
        city: gql.requiredValue(values, 'city', gql.text),
        street: gql.requiredValue(values, 'street', gql.text),
        house: gql.requiredValue(values, 'house', gql.text),
        postalCode: gql.requiredValue(values, 'postalCode', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createAddress?.address ?? null, errors: [] }),
} satisfies CreateDescriptor<AddressCreateData, AddressCreateVariables>;

export type AddressUpdateData = { readonly updateAddress: { readonly address: AddressRecord | null } | null };

export type AddressUpdateVariables = { readonly input: UpdateAddressInput };

export const AddressUpdateDocument: TypedDocumentNode<AddressUpdateData, AddressUpdateVariables> = gql.mutation(
  'AddressUpdate',
  { input: 'UpdateAddressInput!' },
  [gql.rootField('updateAddress', ['input'], [gql.field('address', selection)])],
  'Tbwry4JIb3phzK9UlCfvFaOuIdlUQXfL91e5Cnz+gyA=',
);

const update = {
  document: AddressUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateAddress?.address ?? null, errors: [] }),
} satisfies UpdateDescriptor<AddressUpdateData, AddressUpdateVariables>;

export type AddressDeleteData = { readonly deleteAddress: { readonly address: AddressLabel | null } | null };

export type AddressDeleteVariables = { readonly input: DeleteAddressInput };

export const AddressDeleteDocument: TypedDocumentNode<AddressDeleteData, AddressDeleteVariables> = gql.mutation(
  'AddressDelete',
  { input: 'DeleteAddressInput!' },
  [gql.rootField('deleteAddress', ['input'], [gql.field('address', ['id', 'city', 'street', 'house'])])],
  'UUzRBLET2aSd7c5VTbm92zrOONwhhDmDq7rzvZUg6yA=',
);

const remove = {
  document: AddressDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteAddress?.address ?? null, errors: [] }),
} satisfies RemoveDescriptor<AddressDeleteData, AddressDeleteVariables>;

/** What definitions of its screens may name. */
export type AddressTypes = {
  readonly label: AddressLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'city' | 'street' | 'house' | 'customer' | 'apartment' | 'postalCode' | 'isPrimary' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, { readonly city: string; readonly customerId: number; readonly id: number }>;
  readonly sort: keyof typeof sorts;
  readonly create: AddressInput;
  readonly update: Optional<AddressTypes['create']>;
  readonly references: { readonly customerId: 'customers' };
  readonly actions: {};
  readonly related: 'orders';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'addresses',
  type: 'Address',
  description: 'Адреса',
  key,
  label: (record: AddressLabel) => gql.joinWithCommas(record.city, record.street, record.house),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [{ name: 'orders', resource: 'orders', on: [{ filter: 'addressId', key: 'id' }] }],
  cache: {
    typePolicies: {
      AddressConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
      PageInfo: { keyFields: false, merge: true },
    },
    rootFieldsByType: { Address: ['address', 'addresses'], Customer: ['address', 'addresses'] },
    typesByMutation: { createAddress: ['Address'], deleteAddress: ['Address'], updateAddress: ['Address'] },
  },
  texts: { record: 'Адрес', create: 'Новый адрес', remove: 'Удалить адрес?', created: 'Адрес создан' },
};
