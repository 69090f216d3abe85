/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, IntervalValue, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import type { Filters, Flags, Selections, Sorts } from '../../runtime/index.ts';
import * as gql from '../../runtime/index.ts';
import { onBigIntFilter, onIntFilter, onIntervalFilter, onStringFilter, type BigIntFilter, type IntFilter, type IntervalFilter, type IntervalInput, type StringFilter } from '../shared.ts';

export type SupplierOrderBy = 
  | 'ID_ASC'
  | 'ID_DESC'
  | 'NAME_ASC'
  | 'NAME_DESC'
  | 'INN_ASC'
  | 'INN_DESC'
  | 'CITY_ASC'
  | 'CITY_DESC'
  | 'CONTACT_NAME_ASC'
  | 'CONTACT_NAME_DESC'
  | 'PHONE_ASC'
  | 'PHONE_DESC'
  | 'EMAIL_ASC'
  | 'EMAIL_DESC'
  | 'WEBSITE_ASC'
  | 'WEBSITE_DESC'
  | 'PAYMENT_TERM_ASC'
  | 'PAYMENT_TERM_DESC';

export type CreateSupplierInput = { readonly supplier: SupplierInput };

export type DeleteSupplierInput = { readonly id: number; readonly revision?: string | null | undefined };

export type SupplierFilter = {
  readonly id?: IntFilter | null | undefined;
  readonly name?: StringFilter | null | undefined;
  readonly inn?: BigIntFilter | null | undefined;
  readonly city?: StringFilter | null | undefined;
  readonly contactName?: StringFilter | null | undefined;
  readonly phone?: StringFilter | null | undefined;
  readonly email?: StringFilter | null | undefined;
  readonly website?: StringFilter | null | undefined;
  readonly paymentTerm?: IntervalFilter | null | undefined;
  readonly and?: readonly SupplierFilter[] | null | undefined;
  readonly not?: SupplierFilter | null | undefined;
  readonly or?: readonly SupplierFilter[] | null | undefined;
  readonly search?: string | null | undefined;
};

export type SupplierInput = {
  readonly name: string;
  readonly inn: BigInteger;
  readonly city: string;
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly website?: string | null | undefined;
  readonly paymentTerm?: IntervalInput | null | undefined;
};

export type SupplierPatch = Optional<SupplierInput>;

export type UpdateSupplierInput = { readonly id: number; readonly patch: SupplierPatch; readonly revision?: string | null | undefined };

const selection = [
  'id',
  'name',
  'email',
  'phone',
  'city',
  'inn',
  'contactName',
  gql.field('paymentTerm', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'website',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): SupplierPatch => ({
  name: gql.inputValue(values, 'name', gql.text),
  inn: gql.inputValue(values, 'inn', gql.text<BigInteger>),
  city: gql.inputValue(values, 'city', gql.text),
  contactName: gql.inputValue(values, 'contactName', gql.text),
  phone: gql.inputValue(values, 'phone', gql.text),
  email: gql.inputValue(values, 'email', gql.text),
  website: gql.inputValue(values, 'website', gql.text),
  paymentTerm: gql.inputValue(
    values,
    'paymentTerm',
    gql.nestedValues(
      (values): IntervalInput => ({
        seconds: gql.inputValue(values, 'seconds', gql.number),
        minutes: gql.inputValue(values, 'minutes', gql.number),
        hours: gql.inputValue(values, 'hours', gql.number),
        days: gql.inputValue(values, 'days', gql.number),
        months: gql.inputValue(values, 'months', gql.number),
        years: gql.inputValue(values, 'years', gql.number),
      }),
    ),
  ),
});

/** What every document of the resource holds of a record. */
export type SupplierLabel = { readonly id: number; readonly name: string };

/** A record of the show page. */
export type SupplierRecord = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly city: string;
  readonly inn: BigInteger;
  readonly contactName: string;
  readonly paymentTerm: {
    readonly seconds: number | null;
    readonly minutes: number | null;
    readonly hours: number | null;
    readonly days: number | null;
    readonly months: number | null;
    readonly years: number | null;
  } | null;
  readonly website: string | null;
  readonly revision: string | null;
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  name: { kind: 'string', nullable: false, description: 'Название' },
  email: { kind: 'email', nullable: false, description: 'Почта' },
  phone: { kind: 'string', nullable: false, description: 'Телефон' },
  city: { kind: 'string', nullable: false, description: 'Город' },
  inn: { kind: 'bigint', nullable: false, description: 'ИНН' },
  contactName: { kind: 'string', nullable: false, description: 'Контактное лицо' },
  paymentTerm: { kind: 'interval', nullable: true, description: 'Отсрочка платежа' },
  website: { kind: 'url', nullable: true, description: 'Сайт' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'name', descending: false }];

const sorts = gql.sortPairs(
  {
    id: 'ID',
    name: 'NAME',
    inn: 'INN',
    city: 'CITY',
    contactName: 'CONTACT_NAME',
    phone: 'PHONE',
    email: 'EMAIL',
    website: 'WEBSITE',
    paymentTerm: 'PAYMENT_TERM',
  },
  '_ASC',
  '_DESC',
) satisfies Sorts<SupplierOrderBy>;

const filters = {
  name: gql.nestedOperators('name', onStringFilter),
  email: gql.nestedOperators('email', onStringFilter),
  phone: gql.nestedOperators('phone', onStringFilter),
  city: gql.nestedOperators('city', onStringFilter),
  inn: gql.nestedOperators('inn', onBigIntFilter),
  contactName: gql.nestedOperators('contactName', onStringFilter),
  paymentTerm: gql.nestedOperators('paymentTerm', onIntervalFilter),
  website: gql.nestedOperators('website', onStringFilter),
  id: gql.nestedOperators('id', onIntFilter),
} satisfies Filters<SupplierFilter>;

const groups = gql.filterGroups<SupplierFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): SupplierFilter | undefined => gql.groupedFilter<SupplierFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type SupplierRow = SupplierLabel & Partial<Pick<SupplierRecord, 'email' | 'phone' | 'city' | 'inn' | 'contactName' | 'paymentTerm' | 'website'>>;

type SupplierPage<TRecord> = {
  readonly suppliers: {
    readonly nodes: readonly (TRecord | null)[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null;
      readonly endCursor: string | null;
    };
  } | null;
};

const argumentTypes = { first: 'Int', offset: 'Int', orderBy: '[SupplierOrderBy!]', filter: 'SupplierFilter' };

const around = (records: Selections) => [
  gql.rootField(
    'suppliers',
    ['first', 'offset', 'orderBy', 'filter'],
    [gql.field('nodes', records), gql.field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type SupplierPickerData = SupplierPage<SupplierLabel>;

export type SupplierPickerVariables = {
  readonly first?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly orderBy?: readonly SupplierOrderBy[] | null | undefined;
  readonly filter?: SupplierFilter | null | undefined;
};

export const SupplierPickerDocument: TypedDocumentNode<SupplierPickerData, SupplierPickerVariables> = gql.query('SupplierPicker', argumentTypes, around(['id', 'name']), 'nl4gVknH94RnEtRNuJEWzAcWeKK9EaJRPX4GZqkCApI=');

const { columns, flags } = gql.columnFlags<'email' | 'phone' | 'city' | 'inn' | 'contactName' | 'paymentTerm' | 'website'>(
  'email',
  'phone',
  'city',
  'inn',
  'contactName',
  gql.field('paymentTerm', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'website',
);

export type SupplierListData = SupplierPage<SupplierRow>;

export type SupplierListVariables = SupplierPickerVariables & Flags<typeof flags>;

export const SupplierListDocument: TypedDocumentNode<SupplierListData, SupplierListVariables> = gql.query(
  'SupplierList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'OEio6A0zRkLGVkFgei5ptNCCVZQob5i3gpQpbuHhUPk=',
);

export type SupplierCountData = { readonly suppliers: { readonly countUpTo: number; readonly totalCount?: number } | null };

export type SupplierCountVariables = { readonly filter?: SupplierFilter | null | undefined; readonly exact: boolean };

export const SupplierCountDocument: TypedDocumentNode<SupplierCountData, SupplierCountVariables> = gql.query(
  'SupplierCount',
  { filter: 'SupplierFilter', exact: 'Boolean!' },
  [
    gql.rootField(
      'suppliers',
      ['filter'],
      [gql.field('countUpTo', undefined, { limit: 10001 }), gql.includeIf('exact', 'totalCount')],
    ),
  ],
  '7CFytgj14aW0bC7xsulYovo0glmnv4if4JC6gvW1AEA=',
);

const variables = (request: ListRequest): SupplierPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: gql.sortValues<SupplierOrderBy>(sorts, request.sort, defaultSort, key),
  filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: SupplierPickerData, request: ListRequest): PageInfo => gql.pageInfo(data.suppliers?.pageInfo, request);

export const list = {
  document: SupplierListDocument,
  columns: [
    ...gql.visibleColumns(
      fields.name,
      fields.email,
      fields.phone,
      fields.city,
      fields.inn,
      fields.contactName,
      fields.paymentTerm,
      fields.website,
    ),
    ...gql.hiddenColumns(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: gql.filterDescriptors(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/suppliers.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data) => gql.nonNull(data.suppliers?.nodes),
  page,
} satisfies ListDescriptor<SupplierListData, SupplierListVariables>;

const picker = {
  document: SupplierPickerDocument,
  searchable: true,
  variables,
  records: (data) => gql.nonNull(data.suppliers?.nodes),
  page,
} satisfies PickerDescriptor<SupplierPickerData, SupplierPickerVariables>;

const count = {
  document: SupplierCountDocument,
  exactly: true,
  variables: (request, exact) => ({ filter: gql.nonEmptyObject({ ...filterOf(request), search: request.search || undefined }), exact: exact === true }),
  total: (data) => gql.boundedTotal(Number(data.suppliers?.countUpTo ?? 0), 10000, data.suppliers?.totalCount),
} satisfies CountDescriptor<SupplierCountData, SupplierCountVariables>;

const inputs = gql.formInputs<SupplierRecord>()(
  fields,
  {
    name: { required: true, nullable: false },
    inn: { required: true, nullable: false },
    city: { required: true, nullable: false },
    contactName: { required: true, nullable: false },
    phone: { required: true, nullable: false },
    email: { required: true, nullable: false },
    website: {},
    paymentTerm: {},
  },
);

export type SupplierShowData = { readonly supplier: SupplierRecord | null };

export type SupplierShowVariables = { readonly id: number };

export const SupplierShowDocument: TypedDocumentNode<SupplierShowData, SupplierShowVariables> = gql.query(
  'SupplierShow',
  { id: 'Int!' },
  [gql.rootField('supplier', ['id'], selection)],
  'CU/oplVYJnqZe588uqak673lXmb1+S0/gB/lIp3HuyI=',
);

const show = {
  document: SupplierShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.integer) }),
  record: (data) => data.supplier ?? null,
} satisfies ShowDescriptor<SupplierShowData, SupplierShowVariables>;

export type SupplierCreateData = { readonly createSupplier: { readonly supplier: SupplierRecord | null } | null };

export type SupplierCreateVariables = { readonly input: CreateSupplierInput };

export const SupplierCreateDocument: TypedDocumentNode<SupplierCreateData, SupplierCreateVariables> = gql.mutation(
  'SupplierCreate',
  { input: 'CreateSupplierInput!' },
  [gql.rootField('createSupplier', ['input'], [gql.field('supplier', selection)])],
  'a4eHXScr8vDwLsd3BT+zWsQs1EuSPlHy+3hQ6P0jzms=',
);

const create = {
  document: SupplierCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      supplier: {
        ...sent(values),
        name: gql.requiredValue(values, 'name', gql.text),
        inn: gql.requiredValue(values, 'inn', gql.text<BigInteger>),
        city: gql.requiredValue(values, 'city', gql.text),
        contactName: gql.requiredValue(values, 'contactName', gql.text),
        phone: gql.requiredValue(values, 'phone', gql.text),
        email: gql.requiredValue(values, 'email', gql.text),
      },
    },
  }),
  result: (data) => ({ record: data.createSupplier?.supplier ?? null, errors: [] }),
} satisfies CreateDescriptor<SupplierCreateData, SupplierCreateVariables>;

export type SupplierUpdateData = { readonly updateSupplier: { readonly supplier: SupplierRecord | null } | null };

export type SupplierUpdateVariables = { readonly input: UpdateSupplierInput };

export const SupplierUpdateDocument: TypedDocumentNode<SupplierUpdateData, SupplierUpdateVariables> = gql.mutation(
  'SupplierUpdate',
  { input: 'UpdateSupplierInput!' },
  [gql.rootField('updateSupplier', ['input'], [gql.field('supplier', selection)])],
  'WAEM3kEhFlvQDyX/KeNR9B2jE43qvGPjnKXPyv6lq38=',
);

const update = {
  document: SupplierUpdateDocument,
  inputs: Object.values(inputs).map(gql.optionalInput),
  versioned: true,
  variables: (key, values, record) => ({
    input: {
      id: gql.keyValue(key, 'id', gql.integer),
      revision: gql.optionalRecordValue(record, ['revision'], gql.text),
      patch: sent(values),
    },
  }),
  result: (data) => ({ record: data.updateSupplier?.supplier ?? null, errors: [] }),
} satisfies UpdateDescriptor<SupplierUpdateData, SupplierUpdateVariables>;

export type SupplierDeleteData = { readonly deleteSupplier: { readonly supplier: SupplierLabel | null } | null };

export type SupplierDeleteVariables = { readonly input: DeleteSupplierInput };

export const SupplierDeleteDocument: TypedDocumentNode<SupplierDeleteData, SupplierDeleteVariables> = gql.mutation(
  'SupplierDelete',
  { input: 'DeleteSupplierInput!' },
  [gql.rootField('deleteSupplier', ['input'], [gql.field('supplier', ['id', 'name'])])],
  'lNxhi4oIgKsN+H2/gSU2zqjLGU7iYK/u+OYHqVdWAFg=',
);

const remove = {
  document: SupplierDeleteDocument,
  versioned: true,
  variables: (key, record) => ({
    input: { id: gql.keyValue(key, 'id', gql.integer), revision: gql.optionalRecordValue(record, ['revision'], gql.text) },
  }),
  result: (data) => ({ record: data.deleteSupplier?.supplier ?? null, errors: [] }),
} satisfies RemoveDescriptor<SupplierDeleteData, SupplierDeleteVariables>;

/** What definitions of its screens may name. */
export type SupplierTypes = {
  readonly label: SupplierLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'email' | 'phone' | 'city' | 'inn' | 'contactName' | 'paymentTerm' | 'website' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly city: string;
    readonly inn: BigInteger;
    readonly contactName: string;
    readonly paymentTerm: never;
    readonly website: string;
    readonly id: number;
  }>;
  readonly sort: keyof typeof sorts;
  readonly create: {
    readonly name: string;
    readonly inn: BigInteger;
    readonly city: string;
    readonly contactName: string;
    readonly phone: string;
    readonly email: string;
    readonly website?: string | null | undefined;
    readonly paymentTerm?: IntervalValue | null | undefined;
  };
  readonly update: Optional<SupplierTypes['create']>;
  readonly references: {};
  readonly actions: {};
  readonly related: 'products';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'suppliers',
  type: 'Supplier',
  description: 'Поставщики',
  key,
  label: (record: SupplierLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  count: gql.descriptor(count),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  remove: gql.descriptor(remove),
  related: [{ name: 'products', resource: 'products', on: [{ filter: 'supplierId', key: 'id' }] }],
  cache: {
    typePolicies: {
      Interval: { keyFields: false, merge: true },
      PageInfo: { keyFields: false, merge: true },
      SupplierConnection: { keyFields: false, merge: true, fields: { nodes: { merge: false } } },
    },
    scalarFields: { Supplier: { inn: 'BigInt' } },
    rootFieldsByType: { Supplier: ['supplier', 'suppliers'] },
    typesByMutation: { createSupplier: ['Supplier'], deleteSupplier: ['Supplier'], updateSupplier: ['Supplier'] },
  },
  texts: { record: 'Поставщик', create: 'Новый поставщик', remove: 'Удалить поставщика?', created: 'Поставщик создан' },
};
