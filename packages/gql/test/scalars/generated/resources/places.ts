/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import type { CreateDescriptor, FieldDescriptor, KeyedResource, KeyFields, ListDescriptor, ListRequest, PageInfo, PickerDescriptor, ShowDescriptor, UpdateDescriptor, RecordOf, RowOf, Flags, Selections } from '@admin/gql/runtime';
import * as gql from '@admin/gql/runtime';
import type { PlaceActions } from '../actions/places.ts';
import { type GeoPointScalar, serializeGeoPoint } from '../scalars.ts';

export type PlaceInput = {
  readonly name: string;
  readonly location?: unknown | null | undefined;
  readonly corners?: readonly unknown[] | null | undefined;
  readonly price: number;
};

export type PlacePatch = {
  readonly name?: string | null | undefined;
  readonly location?: unknown | null | undefined;
  readonly price?: number | null | undefined;
};

const selection = ['id', 'name', 'price', 'location', 'corners'];

/** What every document of the resource holds of a record. */
export type PlaceLabel = { readonly id: string; readonly name: string };

/** A record of the show page. */
export type PlaceRecord = {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly location: GeoPointScalar | null;
  readonly corners: readonly GeoPointScalar[];
};

export const key: KeyFields = ['id'];

export const fields = gql.withNames({
  name: { kind: 'string', nullable: false },
  price: { kind: 'integer', nullable: false },
  location: { kind: 'string', serialize: serializeGeoPoint, nullable: true },
  corners: { kind: 'string', serialize: serializeGeoPoint, list: true, nullable: false },
  id: { kind: 'id', nullable: false },
}) satisfies Readonly<Record<string, FieldDescriptor>>;

/** A record in the list: what is behind a flag is there when its column is asked for. */
export type PlaceRow = PlaceLabel & Partial<Pick<PlaceRecord, 'price' | 'location' | 'corners'>>;

type PlacePage<TRecord> = { readonly places: readonly TRecord[] };

const argumentTypes = { first: 'Int', offset: 'Int' };

const around = (records: Selections) => [gql.rootField('places', ['first', 'offset'], records)];

export type PlacePickerData = PlacePage<PlaceLabel>;

export type PlacePickerVariables = { readonly first?: number | null | undefined; readonly offset?: number | null | undefined };

export const PlacePickerDocument: TypedDocumentNode<PlacePickerData, PlacePickerVariables> = gql.query('PlacePicker', argumentTypes, around(['id', 'name']), 'LlwmIO3c+GXdQSLPcr8DrVFBATjIy/ApO/zyx1QVPNU=');

const { columns, flags } = gql.columnFlags<'price' | 'location' | 'corners'>('price', 'location', 'corners');

export type PlaceListData = PlacePage<PlaceRow>;

export type PlaceListVariables = PlacePickerVariables & Flags<typeof flags>;

export const PlaceListDocument: TypedDocumentNode<PlaceListData, PlaceListVariables> = gql.query(
  'PlaceList',
  { ...argumentTypes, ...gql.flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'rhYcZQrpnCd9JD+F6sAl50biPqHW2qnUqYldmh1XNsY=',
);

const variables = (request: ListRequest): PlacePickerVariables => ({ first: request.pageSize + 1, offset: request.page * request.pageSize });

const page = (data: PlacePickerData, request: ListRequest): PageInfo => gql.pageByLength(gql.nonNull(data.places).length, request);

export const list = {
  document: PlaceListDocument,
  columns: [...gql.visibleColumns(fields.name, fields.price, fields.location, fields.corners), ...gql.hiddenColumns(fields.id)],
  paging: 'offset',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: [],
  searchable: false,
  variables: (request) => ({ ...variables(request), ...gql.columnVariables(flags, request) }),
  records: (data, request) => gql.nonNull(data.places).slice(0, request.pageSize),
  page,
} satisfies ListDescriptor<PlaceListData, PlaceListVariables>;

const picker = {
  document: PlacePickerDocument,
  searchable: false,
  variables,
  records: (data, request) => gql.nonNull(data.places).slice(0, request.pageSize),
  page,
} satisfies PickerDescriptor<PlacePickerData, PlacePickerVariables>;

const inputs = gql.formInputs<PlaceRecord>()(
  fields,
  {
    name: { required: true, nullable: false },
    location: { value: (record: PlaceRecord) => gql.serialized(serializeGeoPoint, record.location) },
    corners: { value: (record: PlaceRecord) => gql.allSerialized(serializeGeoPoint, record.corners) },
    price: { required: true, nullable: false },
  },
);

export type PlaceShowData = { readonly place: PlaceRecord | null };

export type PlaceShowVariables = { readonly id: string };

export const PlaceShowDocument: TypedDocumentNode<PlaceShowData, PlaceShowVariables> = gql.query(
  'PlaceShow',
  { id: 'ID!' },
  [gql.rootField('place', ['id'], selection)],
  'xM2gQtWNlQly0RnPYCMj9Yt5FqaJwinBkfR5lKY4Hmc=',
);

const show = {
  document: PlaceShowDocument,
  variables: (key) => ({ id: gql.keyValue(key, 'id', gql.text) }),
  record: (data) => data.place ?? null,
} satisfies ShowDescriptor<PlaceShowData, PlaceShowVariables>;

export type PlaceCreateData = { readonly createPlace: PlaceRecord };

export type PlaceCreateVariables = { readonly input: PlaceInput };

export const PlaceCreateDocument: TypedDocumentNode<PlaceCreateData, PlaceCreateVariables> = gql.mutation(
  'PlaceCreate',
  { input: 'PlaceInput!' },
  [gql.rootField('createPlace', ['input'], selection)],
  'aaCHaEthQYPUoXkgsqBaMI4UcWSbLLXl/CDZ1hJFkUQ=',
);

const create = {
  document: PlaceCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      name: gql.requiredValue(values, 'name', gql.text),
      location: gql.inputValue(values, 'location', gql.raw),
      corners: gql.inputValue(values, 'corners', gql.listOf(gql.raw)),
      price: gql.requiredValue(values, 'price', gql.number),
    },
  }),
  result: (data) => ({ record: data.createPlace, errors: [] }),
} satisfies CreateDescriptor<PlaceCreateData, PlaceCreateVariables>;

export type PlaceUpdateData = { readonly updatePlace: PlaceRecord | null };

export type PlaceUpdateVariables = { readonly id: string; readonly input: PlacePatch };

export const PlaceUpdateDocument: TypedDocumentNode<PlaceUpdateData, PlaceUpdateVariables> = gql.mutation(
  'PlaceUpdate',
  { id: 'ID!', input: 'PlacePatch!' },
  [gql.rootField('updatePlace', ['id', 'input'], selection)],
  '3yL89xjuhjIAKUyj6Mw1MihOBUqaggQ8GyDxTkRn3rE=',
);

const update = {
  document: PlaceUpdateDocument,
  inputs: [gql.optionalInput(inputs.name), inputs.location, gql.optionalInput(inputs.price)],
  variables: (key, values) => ({
    id: gql.keyValue(key, 'id', gql.text),
    input: {
      name: gql.inputValue(values, 'name', gql.text),
      location: gql.inputValue(values, 'location', gql.raw),
      price: gql.inputValue(values, 'price', gql.number),
    },
  }),
  result: (data) => ({ record: data.updatePlace ?? null, errors: [] }),
} satisfies UpdateDescriptor<PlaceUpdateData, PlaceUpdateVariables>;

/** What definitions of its screens may name. */
export type PlaceTypes = {
  readonly label: PlaceLabel;
  readonly record: RecordOf<typeof show>;
  readonly row: RowOf<typeof list>;
  readonly columns: 'name' | 'price' | 'location' | 'corners' | 'id';
  readonly fields: keyof typeof fields;
  readonly filters: {};
  readonly sort: never;
  readonly create: PlaceInput;
  readonly update: {
    readonly name?: string | null | undefined;
    readonly location?: unknown | null | undefined;
    readonly price?: number | null | undefined;
  };
  readonly references: {};
  readonly actions: PlaceActions;
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'places',
  type: 'Place',
  key,
  label: (record: PlaceLabel) => gql.joinWords(record.name),
  fields: Object.values(fields),
  list: gql.descriptor(list),
  show: gql.descriptor(show),
  picker: gql.descriptor(picker),
  create: gql.descriptor(create),
  update: gql.descriptor(update),
  related: [],
  actions: {
    items: [{ name: 'attachPhoto', place: 'record', asks: true }],
    load: () => import('../actions/places.ts').then((loaded) => loaded.module),
  },
  queries: ['near'],
  cache: {
    scalarFields: { Place: { corners: '[GeoPoint]', location: 'GeoPoint' } },
    rootFieldsByType: { Place: ['place', 'places'] },
    typesByMutation: { createPlace: ['Place'], updatePlace: ['Place'] },
  },
};
