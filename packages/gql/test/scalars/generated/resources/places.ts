/* Written by codegen from schema and documents. Changes belong there: they are lost here. */
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

import { type CreateDescriptor, type FieldDescriptor, type KeyedResource, type KeyFields, type ListDescriptor, type ListRequest, type PageInfo, type PickerDescriptor, type ShowDescriptor, type UpdateDescriptor, type RecordOf, type RowOf, type Flags, type Selections, allSerialized, chosen, erased, flagged, flagTypes, formInputs, given, hidden, joined, keyed, listOf, mutation, named, needed, number, optional, pageOf, present, query, raw, root, serialized, shown, text } from '@admin/gql/runtime';
import type { PlaceActions } from '../actions/places.ts';
import { type GeoPointScalar, serializeGeoPoint } from '../scalars.ts';

export type PlaceInput = {
  readonly name: string;
  readonly location?: unknown | null;
  readonly corners?: readonly unknown[] | null;
  readonly price: number;
};

export type PlacePatch = { readonly name?: string | null; readonly location?: unknown | null; readonly price?: number | null };

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

export const fields = named({
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

const around = (records: Selections) => [root('places', ['first', 'offset'], records)];

export type PlacePickerData = PlacePage<PlaceLabel>;

export type PlacePickerVariables = { readonly first?: number | null; readonly offset?: number | null };

export const PlacePickerDocument: TypedDocumentNode<PlacePickerData, PlacePickerVariables> = query('PlacePicker', argumentTypes, around(['id', 'name']), 'LlwmIO3c+GXdQSLPcr8DrVFBATjIy/ApO/zyx1QVPNU=');

const { columns, flags } = flagged<'price' | 'location' | 'corners'>('price', 'location', 'corners');

export type PlaceListData = PlacePage<PlaceRow>;

export type PlaceListVariables = PlacePickerVariables & Flags<typeof flags>;

export const PlaceListDocument: TypedDocumentNode<PlaceListData, PlaceListVariables> = query(
  'PlaceList',
  { ...argumentTypes, ...flagTypes(flags) },
  around(['id', 'name', ...columns]),
  'rhYcZQrpnCd9JD+F6sAl50biPqHW2qnUqYldmh1XNsY=',
);

const variables = (request: ListRequest): PlacePickerVariables => ({ first: request.pageSize + 1, offset: request.page * request.pageSize });

const page = (data: PlacePickerData, request: ListRequest): PageInfo => pageOf(present(data.places).length, request);

export const list = {
  document: PlaceListDocument,
  columns: [...shown(fields.name, fields.price, fields.location, fields.corners), ...hidden(fields.id)],
  paging: 'offset',
  sortable: [],
  multiSort: false,
  defaultSort: [],
  filters: [],
  searchable: false,
  variables: (request) => ({ ...variables(request), ...chosen(flags, request) }),
  records: (data, request) => present(data.places).slice(0, request.pageSize),
  page,
} satisfies ListDescriptor<PlaceListData, PlaceListVariables>;

const picker = {
  document: PlacePickerDocument,
  searchable: false,
  variables,
  records: (data, request) => present(data.places).slice(0, request.pageSize),
  page,
} satisfies PickerDescriptor<PlacePickerData, PlacePickerVariables>;

const inputs = formInputs<PlaceRecord>()(
  fields,
  {
    name: { required: true, nullable: false },
    location: { value: (record: PlaceRecord) => serialized(serializeGeoPoint, record.location) },
    corners: { value: (record: PlaceRecord) => allSerialized(serializeGeoPoint, record.corners) },
    price: { required: true, nullable: false },
  },
);

export type PlaceShowData = { readonly place: PlaceRecord | null };

export type PlaceShowVariables = { readonly id: string };

export const PlaceShowDocument: TypedDocumentNode<PlaceShowData, PlaceShowVariables> = query('PlaceShow', { id: 'ID!' }, [root('place', ['id'], selection)], 'xM2gQtWNlQly0RnPYCMj9Yt5FqaJwinBkfR5lKY4Hmc=');

const show = {
  document: PlaceShowDocument,
  variables: (key) => ({ id: keyed(key, 'id', text) }),
  record: (data) => data.place ?? null,
} satisfies ShowDescriptor<PlaceShowData, PlaceShowVariables>;

export type PlaceCreateData = { readonly createPlace: PlaceRecord };

export type PlaceCreateVariables = { readonly input: PlaceInput };

export const PlaceCreateDocument: TypedDocumentNode<PlaceCreateData, PlaceCreateVariables> = mutation(
  'PlaceCreate',
  { input: 'PlaceInput!' },
  [root('createPlace', ['input'], selection)],
  'aaCHaEthQYPUoXkgsqBaMI4UcWSbLLXl/CDZ1hJFkUQ=',
);

const create = {
  document: PlaceCreateDocument,
  inputs: Object.values(inputs),
  variables: (values) => ({
    input: {
      name: needed(values, 'name', text),
      location: given(values, 'location', raw),
      corners: given(values, 'corners', listOf(raw)),
      price: needed(values, 'price', number),
    },
  }),
  result: (data) => ({ record: data.createPlace, errors: [] }),
} satisfies CreateDescriptor<PlaceCreateData, PlaceCreateVariables>;

export type PlaceUpdateData = { readonly updatePlace: PlaceRecord | null };

export type PlaceUpdateVariables = { readonly id: string; readonly input: PlacePatch };

export const PlaceUpdateDocument: TypedDocumentNode<PlaceUpdateData, PlaceUpdateVariables> = mutation(
  'PlaceUpdate',
  { id: 'ID!', input: 'PlacePatch!' },
  [root('updatePlace', ['id', 'input'], selection)],
  '3yL89xjuhjIAKUyj6Mw1MihOBUqaggQ8GyDxTkRn3rE=',
);

const update = {
  document: PlaceUpdateDocument,
  inputs: [optional(inputs.name), inputs.location, optional(inputs.price)],
  variables: (key, values) => ({
    id: keyed(key, 'id', text),
    input: { name: given(values, 'name', text), location: given(values, 'location', raw), price: given(values, 'price', number) },
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
  readonly update: { readonly name?: string | null; readonly location?: unknown | null; readonly price?: number | null };
  readonly references: {};
  readonly actions: PlaceActions;
  readonly related: never;
  readonly nested: never;
};

export const resource: KeyedResource = {
  name: 'places',
  type: 'Place',
  key,
  label: (record: PlaceLabel) => joined(record.name),
  fields: Object.values(fields),
  list: erased(list),
  show: erased(show),
  picker: erased(picker),
  create: erased(create),
  update: erased(update),
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
