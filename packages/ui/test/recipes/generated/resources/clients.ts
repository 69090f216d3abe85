/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, ShowDescriptor, RecordOf, RowOf, Flags, Selections } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';

const selection = ['id', 'name', 'phone', gql.field('vehicles', ['id', 'plate'])];

/** What every document of the resource holds of a record. */
export type ClientLabel = { readonly id: string; readonly name: string };

/** A record of the show page. */
export type ClientRecord = {
  readonly id: string;
  readonly name: string;
  readonly phone: string | null;
  readonly vehicles: readonly { readonly id: string; readonly plate: string }[];
};

export const key: KeyFields = ['id'];

const fields = gql.withNames({
  name: { kind: 'string', nullable: false, description: 'Имя' },
  phone: { kind: 'string', nullable: true, description: 'Телефон' },
  id: { kind: 'id', nullable: false, description: 'Номер' },
  vehicles: {
    kind: 'reference',
    list: true,
    nullable: false,
    description: 'Машины',
    reference: {
      resource: 'vehicles',
      key: ['id'],
      label: (value: { readonly id: string; readonly plate: string }) => gql.joinWords(value.plate),
    },
  },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type ClientRow = ClientLabel & Partial<Pick<ClientRecord, 'phone'>>;

type ClientPage<TRecord> = { readonly clients: readonly TRecord[] };

const argumentTypes = { limit: 'Int!', offset: 'Int!', search: 'String' };

const around = (records: Selections) => [gql.rootField('clients', ['limit', 'offset', 'search'], records)];

export type ClientPickerData = ClientPage<ClientLabel>;

export type ClientPickerVariables = { readonly limit: number; readonly offset: number; readonly search?: string | null | undefined };

export const ClientPickerDocument: TypedDocumentNode<ClientPickerData, ClientPickerVariables> = gql.query('ClientPicker', argumentTypes, around(['id', 'name']), 'qFxOUtjDYe9I9qMRPrK86ObA5LlhMSGVc4qKqq8coSE=');

const { columns, flags } = gql.columnFlags<'phone'>('phone');

export type ClientListData = ClientPage<ClientRow>;

export type ClientListVariables = ClientPickerVariables & Flags<typeof flags>;

export const ClientListDocument: TypedDocumentNode<ClientListData, ClientListVariables> = gql.query(
  'ClientList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'nblGbAAyN78tEypHxaheL6ZHQXgqgnz/WAJFPqmaH7I=',
);

const variables = (request: ListRequest): ClientPickerVariables => ({ limit: request.pageSize + 1, offset: request.page * request.pageSize, search: request.search || undefined });

const page = (data: ClientPickerData, request: ListRequest): PageInfo => gql.pageByLength(gql.nonNull(data.clients).length, request);

export const list = {
  document: ClientListDocument,
  columns: [...gql.visibleColumns(fields.name, fields.phone), ...gql.hiddenColumns(fields.id)],
  paging: 'offset',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: [],
  searchable: true,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data, request) => gql.nonNull(data.clients).slice(0, request.pageSize),
  page,
} satisfies ListDescriptor<ClientListData, ClientListVariables>;

const picker = {
  document: ClientPickerDocument,
  searchable: true,
  variables,
  records: (data, request) => gql.nonNull(data.clients).slice(0, request.pageSize),
  page,
} satisfies PickerDescriptor<ClientPickerData, ClientPickerVariables>;

export type ClientShowData = { readonly client: ClientRecord | null };

export type ClientShowVariables = { readonly id: string };

export const ClientShowDocument: TypedDocumentNode<ClientShowData, ClientShowVariables> = gql.query(
  'ClientShow',
  { id: 'ID!' },
  [gql.rootField('client', ['id'], selection)],
  '/N3i/SqJZIZadFk6X971Z7egi4R+DR38LyH9lkqTdSk=',
);

const show = {
  document: ClientShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text) }),
  record: (data) => data.client ?? null,
} satisfies ShowDescriptor<ClientShowData, ClientShowVariables>;

/** What definitions of its screens may name. */
export type ClientTypes = {
  readonly label: ClientLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'phone' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: {};
  readonly sort: never;
  readonly create: {};
  readonly update: {};
  readonly references: {};
  readonly actions: {};
  readonly related: 'repairs' | 'vehicles';
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'clients',
  type: 'Client',
  description: 'Клиенты',
  key,
  label: (record: ClientLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  related: [
    { name: 'repairs', resource: 'repairs', on: [{ filter: 'clientId', key: 'id' }] },
    { name: 'vehicles', description: 'Машины', resource: 'vehicles', on: [{ filter: 'clientId', key: 'id' }] },
  ],
  cache: {
    typePolicies: { Client: { fields: { vehicles: { merge: false } } } },
    rootFieldsByType: { Client: ['client', 'clients'], Vehicle: ['client'] },
  },
  texts: { record: 'Клиент', create: 'Новый клиент', remove: 'Удалить клиента?', created: 'Клиент создан' },
};
