/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CountDescriptor, CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, RemoveDescriptor, ShowDescriptor, SortKey, UpdateDescriptor, FiltersOf, IntervalValue, Optional, RecordOf, RowOf } from '../../resource/index.ts';
import type { BigInteger } from '../../scalars.ts';
import { type Filters, type Flags, type Selections, type Sorts, bounded, chosen, compact, described, erased, field, flagged, flagTypes, formInputs, given, grouped, grouping, heldIfAny, hidden, joined, keyed, mutation, named, needed, nested, number, optional, paired, pageTold, present, query, root, shown, sorted, text, under, when, whole } from '../../runtime/index.ts';
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

export type DeleteSupplierInput = { readonly id: number; readonly revision?: string | null };

export type SupplierFilter = {
  readonly id?: IntFilter | null;
  readonly name?: StringFilter | null;
  readonly inn?: BigIntFilter | null;
  readonly city?: StringFilter | null;
  readonly contactName?: StringFilter | null;
  readonly phone?: StringFilter | null;
  readonly email?: StringFilter | null;
  readonly website?: StringFilter | null;
  readonly paymentTerm?: IntervalFilter | null;
  readonly and?: readonly SupplierFilter[] | null;
  readonly not?: SupplierFilter | null;
  readonly or?: readonly SupplierFilter[] | null;
  readonly search?: string | null;
};

export type SupplierInput = {
  readonly name: string;
  readonly inn: BigInteger;
  readonly city: string;
  readonly contactName: string;
  readonly phone: string;
  readonly email: string;
  readonly website?: string | null;
  readonly paymentTerm?: IntervalInput | null;
};

export type SupplierPatch = Optional<SupplierInput>;

export type UpdateSupplierInput = { readonly id: number; readonly patch: SupplierPatch; readonly revision?: string | null };

const selection = [
  'id',
  'name',
  'city',
  'phone',
  'email',
  'contactName',
  'inn',
  field('paymentTerm', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'website',
  'revision',
];

const sent = (values: Readonly<Record<string, unknown>>): SupplierPatch => ({
  name: given(values, 'name', text),
  inn: given(values, 'inn', text<BigInteger>),
  city: given(values, 'city', text),
  contactName: given(values, 'contactName', text),
  phone: given(values, 'phone', text),
  email: given(values, 'email', text),
  website: given(values, 'website', text),
  paymentTerm: given(
    values,
    'paymentTerm',
    nested(
      (values): IntervalInput => ({
        seconds: given(values, 'seconds', number),
        minutes: given(values, 'minutes', number),
        hours: given(values, 'hours', number),
        days: given(values, 'days', number),
        months: given(values, 'months', number),
        years: given(values, 'years', number),
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
  readonly city: string;
  readonly phone: string;
  readonly email: string;
  readonly contactName: string;
  readonly inn: BigInteger;
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

export const fields = named({
  name: { kind: 'string', nullable: false, description: 'Название' },
  city: { kind: 'string', nullable: false, description: 'Город' },
  phone: { kind: 'string', nullable: false, description: 'Телефон' },
  email: { kind: 'email', nullable: false, description: 'Почта' },
  contactName: { kind: 'string', nullable: false, description: 'Контактное лицо' },
  inn: { kind: 'bigint', nullable: false, description: 'ИНН' },
  paymentTerm: { kind: 'interval', nullable: true, description: 'Отсрочка платежа' },
  website: { kind: 'url', nullable: true, description: 'Сайт' },
  id: { kind: 'integer', nullable: false, description: 'Код' },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

const defaultSort: readonly SortKey[] = [{ field: 'id', descending: false }];

const sorts = paired(
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
  name: under('name', onStringFilter),
  city: under('city', onStringFilter),
  phone: under('phone', onStringFilter),
  email: under('email', onStringFilter),
  contactName: under('contactName', onStringFilter),
  inn: under('inn', onBigIntFilter),
  paymentTerm: under('paymentTerm', onIntervalFilter),
  website: under('website', onStringFilter),
  id: under('id', onIntFilter),
} satisfies Filters<SupplierFilter>;

const groups = grouping<SupplierFilter>('and', 'or', 'not');

const filterOf = (request: ListRequest): SupplierFilter | undefined => grouped<SupplierFilter>(filters, groups, request);

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type SupplierRow = SupplierLabel & Partial<Pick<SupplierRecord, 'city' | 'phone' | 'email' | 'contactName' | 'inn' | 'paymentTerm' | 'website'>>;

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
  root(
    'suppliers',
    ['first', 'offset', 'orderBy', 'filter'],
    [field('nodes', records), field('pageInfo', ['hasNextPage', 'hasPreviousPage', 'startCursor', 'endCursor'])],
  ),
];

export type SupplierPickerData = SupplierPage<SupplierLabel>;

export type SupplierPickerVariables = {
  readonly first?: number | null;
  readonly offset?: number | null;
  readonly orderBy?: readonly SupplierOrderBy[] | null;
  readonly filter?: SupplierFilter | null;
};

export const SupplierPickerDocument: TypedDocumentNode<SupplierPickerData, SupplierPickerVariables> = query('SupplierPicker', argumentTypes, around(['id', 'name']), 'nl4gVknH94RnEtRNuJEWzAcWeKK9EaJRPX4GZqkCApI=');

const { columns, flags } = flagged<'city' | 'phone' | 'email' | 'contactName' | 'inn' | 'paymentTerm' | 'website'>(
  'city',
  'phone',
  'email',
  'contactName',
  'inn',
  field('paymentTerm', ['seconds', 'minutes', 'hours', 'days', 'months', 'years']),
  'website',
);

export type SupplierListData = SupplierPage<SupplierRow>;

export type SupplierListVariables = SupplierPickerVariables & Flags<typeof flags>;

export const SupplierListDocument: TypedDocumentNode<SupplierListData, SupplierListVariables> = query(
  'SupplierList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'HRGDk4uUI1yd4M386SACNyBJC9pol86Bap7sdWr07P4=',
);

export type SupplierCountData = { readonly suppliers: { readonly countUpTo: number; readonly totalCount?: number } | null };

export type SupplierCountVariables = { readonly filter?: SupplierFilter | null; readonly exact: boolean };

export const SupplierCountDocument: TypedDocumentNode<SupplierCountData, SupplierCountVariables> = query(
  'SupplierCount',
  { filter: 'SupplierFilter', exact: 'Boolean!' },
  [root('suppliers', ['filter'], [field('countUpTo', undefined, { limit: 10001 }), when('exact', 'totalCount')])],
  '7CFytgj14aW0bC7xsulYovo0glmnv4if4JC6gvW1AEA=',
);

const variables = (request: ListRequest): SupplierPickerVariables => ({
  first: request.pageSize,
  offset: request.page * request.pageSize,
  orderBy: sorted<SupplierOrderBy>(sorts, request.sort, defaultSort, key),
  filter: compact({ ...filterOf(request), search: request.search || undefined }),
});

const page = (data: SupplierPickerData, request: ListRequest): PageInfo => pageTold(data.suppliers?.pageInfo, request);

export const list = {
  document: SupplierListDocument,
  columns: [
    ...shown(
      fields.name,
      fields.city,
      fields.phone,
      fields.email,
      fields.contactName,
      fields.inn,
      fields.paymentTerm,
      fields.website,
    ),
    ...hidden(fields.id),
  ],
  paging: 'offset',
  sortable: Object.keys(sorts),
  multiSort: true,
  defaultSort,
  filters: described(filters, fields, {}),
  groups: ['all', 'any', 'none'],
  related: () => import('../related/suppliers.ts'),
  searchable: true,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data) => present(data.suppliers?.nodes),
  page,
} satisfies ListDescriptor<SupplierListData, SupplierListVariables>;

const picker = {
  document: SupplierPickerDocument,
  searchable: true,
  variables,
  records: (data) => present(data.suppliers?.nodes),
  page,
} satisfies PickerDescriptor<SupplierPickerData, SupplierPickerVariables>;

const count = {
  document: SupplierCountDocument,
  exactly: true,
  variables: (request, exact) => ({ filter: compact({ ...filterOf(request), search: request.search || undefined }), exact: exact === true }),
  total: (data) => bounded(Number(data.suppliers?.countUpTo ?? 0), 10000, data.suppliers?.totalCount),
} satisfies CountDescriptor<SupplierCountData, SupplierCountVariables>;

const inputs = formInputs<SupplierRecord>()(
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

export const SupplierShowDocument: TypedDocumentNode<SupplierShowData, SupplierShowVariables> = query(
  'SupplierShow',
  { id: 'Int!' },
  [root('supplier', ['id'], selection)],
  'RLBvIhlpUS6h7ndoAtSOF3pfP9Za/rIy51I5AvZdc0g=',
);

const show = {
  document: SupplierShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', whole) }),
  record: (data) => data.supplier ?? null,
} satisfies ShowDescriptor<SupplierShowData, SupplierShowVariables>;

export type SupplierCreateData = { readonly createSupplier: { readonly supplier: SupplierRecord | null } | null };

export type SupplierCreateVariables = { readonly input: CreateSupplierInput };

export const SupplierCreateDocument: TypedDocumentNode<SupplierCreateData, SupplierCreateVariables> = mutation(
  'SupplierCreate',
  { input: 'CreateSupplierInput!' },
  [root('createSupplier', ['input'], [field('supplier', selection)])],
  'Pbh6ifHKUCCQoajL61GTS5Ey9jh8p0Krvw0lT3xvP70=',
);

const create = {
  document: SupplierCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      supplier: {
        ...sent(values),
        name: needed(values, 'name', text),
        inn: needed(values, 'inn', text<BigInteger>),
        city: needed(values, 'city', text),
        contactName: needed(values, 'contactName', text),
        phone: needed(values, 'phone', text),
        email: needed(values, 'email', text),
      },
    },
  }),
  result: (data) => ({ record: data.createSupplier?.supplier ?? null, errors: [] }),
} satisfies CreateDescriptor<SupplierCreateData, SupplierCreateVariables>;

export type SupplierUpdateData = { readonly updateSupplier: { readonly supplier: SupplierRecord | null } | null };

export type SupplierUpdateVariables = { readonly input: UpdateSupplierInput };

export const SupplierUpdateDocument: TypedDocumentNode<SupplierUpdateData, SupplierUpdateVariables> = mutation(
  'SupplierUpdate',
  { input: 'UpdateSupplierInput!' },
  [root('updateSupplier', ['input'], [field('supplier', selection)])],
  'PeoqhmMBMf/rWV06bfW7sNp9GLwRwezQL8MesGswo/4=',
);

const update = {
  document: SupplierUpdateDocument,
  inputs: Object.values(inputs).map(optional),
  versioned: true,
  variables: (key, values, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text), patch: sent(values) } }),
  result: (data) => ({ record: data.updateSupplier?.supplier ?? null, errors: [] }),
} satisfies UpdateDescriptor<SupplierUpdateData, SupplierUpdateVariables>;

export type SupplierDeleteData = { readonly deleteSupplier: { readonly supplier: SupplierLabel | null } | null };

export type SupplierDeleteVariables = { readonly input: DeleteSupplierInput };

export const SupplierDeleteDocument: TypedDocumentNode<SupplierDeleteData, SupplierDeleteVariables> = mutation(
  'SupplierDelete',
  { input: 'DeleteSupplierInput!' },
  [root('deleteSupplier', ['input'], [field('supplier', ['id', 'name'])])],
  'lNxhi4oIgKsN+H2/gSU2zqjLGU7iYK/u+OYHqVdWAFg=',
);

const remove = {
  document: SupplierDeleteDocument,
  versioned: true,
  variables: (key, record) => ({ input: { id: keyed(key, 'id', whole), revision: heldIfAny(record, ['revision'], text) } }),
  result: (data) => ({ record: data.deleteSupplier?.supplier ?? null, errors: [] }),
} satisfies RemoveDescriptor<SupplierDeleteData, SupplierDeleteVariables>;

/** What definitions of its screens may name. */
export type SupplierTypes = {
  readonly label: SupplierLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'city' | 'phone' | 'email' | 'contactName' | 'inn' | 'paymentTerm' | 'website' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: FiltersOf<typeof filters, {
    readonly name: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
    readonly contactName: string;
    readonly inn: BigInteger;
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
    readonly website?: string | null;
    readonly paymentTerm?: IntervalValue | null;
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
  label: (record: SupplierLabel) => joined(record.name),
  fields: Object.values(fields),
  list: erased(list),
  count: erased(count),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
  remove: erased(remove),
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
