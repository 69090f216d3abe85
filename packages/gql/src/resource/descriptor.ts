import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { CacheRules } from '../cache/schema-config.ts';
import type { ActionGroup, ActionSummary } from './action.ts';
import type { FieldDescriptor, InputDescriptor, Say } from './field.ts';
import type { GroupKind, ListRequest, PageInfo, Total } from './list-request.ts';
import type { NestedListSummary } from './nested-list.ts';

/** A record as an operation returned it. Screens read it through descriptors only. */
export type ResourceRecord = Readonly<Record<string, unknown>>;

/**
 * Values of the key fields by field name, as text: `{ orderId: '10248', productId: '11' }`. Built
 * by `parseRecordId`.
 */
export type RecordKey = Readonly<Record<string, string>>;

/** Values of a form by input name. Absent values are unchanged, `null` is an emptied input. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Operations that a resource can offer. */
export type Capability = 'list' | 'show' | 'create' | 'update' | 'remove';

/**
 * Summary of a resource, available before its module is loaded. The entry bundle contains the
 * summaries of all resources, so that they are kept small: names, descriptions and capabilities.
 */
export interface ResourceSummary {
  /** URL segment and catalogue key: `orders`, `orderItems`. Unique. */
  readonly name: string;
  /** GraphQL type of a record: `Order`. */
  readonly type: string;
  /** The schema's description of the type, when it is short enough for a title: `Заказы`. */
  readonly description?: string | undefined;
  /** Plural title, where the schema has no description: `{ ru: 'Заказы' }`. */
  readonly title?: Readonly<Partial<Record<'ru' | 'en', string>>> | undefined;
  readonly capabilities: readonly Capability[];
  /** The list contains only records of the signed-in user. */
  readonly ofViewer?: true | undefined;
  /** Loads documents and functions of the resource, once. */
  readonly load: () => Promise<ResourceDescriptor>;
}

/**
 * Russian names of a resource and its fields, composed from a dictionary during code generation.
 * Texts of the application's catalogue take precedence; other names come from the schema.
 */
export interface ResourceTexts {
  /** Singular: `Заказ`. */
  readonly record?: string | undefined;
  /** `Новый заказ`. */
  readonly create?: string | undefined;
  /** `Удалить заказ?` */
  readonly remove?: string | undefined;
  /** `Заказ создан`. */
  readonly created?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly values?: Readonly<Record<string, string>> | undefined;
  readonly actions?: Readonly<Record<string, string>> | undefined;
  /** Code lists of its enums, whose values `Intl.DisplayNames` can name. */
  readonly codes?: readonly ('region' | 'language')[] | undefined;
}

/** Response names of the fields that identify a record, in order; at least one. */
export type KeyFields = readonly [string, ...string[]];

/**
 * Description of a resource for screens. It is generated; the compiler checks its functions against
 * the operation types. `key` distinguishes the two kinds: operations that open, link or write a
 * record require a `KeyedResource`.
 */
export type ResourceDescriptor = KeyedResource | KeylessResource;

interface DescribedResource {
  readonly name: string;
  readonly type: string;
  readonly description?: string | undefined;
  /**
   * Fields of the show document, in reading order; for a resource without a key, possible fields of
   * a row.
   */
  readonly fields: readonly FieldDescriptor[];
  readonly count?: CountDescriptor | undefined;
  /** Variables that choose a state or language of the records. Absent: none. */
  readonly dimensions?: readonly DimensionDescriptor[] | undefined;
  /** Actions on its records other than create, update and delete. */
  readonly actions?: ActionGroup | undefined;
  /**
   * Names of queries about the resource that its own screens do not cover: reports, other
   * selections of its records. Queries for a single record are not included.
   */
  readonly queries?: readonly string[] | undefined;
  /**
   * Cache rules to add with `addCacheRules` before the first document of the resource is sent.
   * Absent where Apollo's defaults suffice.
   */
  readonly cache?: CacheRules | undefined;
  readonly texts?: ResourceTexts | undefined;
}

/** A resource whose records have an identity. */
export interface KeyedResource extends DescribedResource {
  /** Key fields, which every document selects. `id` for most resources; several for a composite key. */
  readonly key: KeyFields;
  /**
   * Text of a record in links and titles, from a record of any document of the resource; the key
   * where it has no label. `say` formats the dates and amounts of a label; without it they are as
   * the server sent them.
   */
  label(record: ResourceRecord, say?: Say): string;
  readonly list?: ListDescriptor | undefined;
  readonly show?: ShowDescriptor | undefined;
  readonly picker?: PickerDescriptor | undefined;
  readonly create?: CreateDescriptor | undefined;
  readonly update?: UpdateDescriptor | undefined;
  readonly remove?: RemoveDescriptor | undefined;
  /** Lists of other resources that reference a record, for its page. */
  readonly related: readonly RelatedDescriptor[];
  /** Its records contain each other, so that the list can be shown as a tree. */
  readonly tree?: TreeDescriptor | undefined;
  /** Nested lists of a record that `related` does not already cover. */
  readonly nested?: readonly NestedListSummary[] | undefined;
  /**
   * Actions of other resources on their relations with this one, seen from its records. `other` is
   * the resource whose module has the action.
   */
  readonly linkedBy?: readonly ActionSummary[] | undefined;
}

/**
 * A resource whose records have no identity, such as a database view. Its list can be read, sorted
 * and filtered; nothing references the records.
 */
export interface KeylessResource extends DescribedResource {
  readonly key: null;
  readonly list: ListDescriptor;
  readonly show?: undefined;
  readonly picker?: undefined;
  readonly create?: undefined;
  readonly update?: undefined;
  readonly remove?: undefined;
}

/**
 * List of a resource: its document, its columns, and what the server can page, sort and filter by.
 * `variables` converts a request of the screen to variables; `records` and `page` read the result.
 */
export interface ListDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  /** A static document. Each column has a boolean variable in its `@include`. */
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** Columns in their default order: the fields of the row fragment. */
  readonly columns: readonly ColumnDescriptor[];
  /**
   * Fields without a column: long texts and objects. They are fetched where `columns` of the
   * request names them, as in exports. Absent: there are none.
   */
  readonly more?: readonly FieldDescriptor[] | undefined;
  /**
   * `offset` and `page` address any page; `cursor` and `token` page forwards (`cursor` also
   * backwards, where `backwards` is set); `none` returns all records, or as many as the server
   * allows.
   */
  readonly paging: 'offset' | 'page' | 'cursor' | 'token' | 'none';
  readonly backwards?: boolean | undefined;
  /** Names of the columns (and other fields) that the server can sort by. */
  readonly sortable: readonly string[];
  /** The server accepts several sort keys. */
  readonly multiSort: boolean;
  /** Sort order of requests without one. It is sent to the server, so that pages do not overlap. */
  readonly defaultSort: ListRequest['sort'];
  readonly filters: readonly FilterDescriptor[];
  /** Supported kinds of condition groups. Absent: none. */
  readonly groups?: readonly GroupKind[] | undefined;
  /** Loads the filters by related records. Absent: there are none. */
  readonly related?: (() => Promise<{ readonly related: RelatedFilters }>) | undefined;
  /** The server supports `request.search`. */
  readonly searchable: boolean;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly ResourceRecord[];
  page(data: TData, request: ListRequest): PageInfo;
  /** Positions of `records` in the result, from 0. Absent: they are in the order of the result. */
  places?(data: TData, request: ListRequest): readonly number[];
}

/** A column of a list. */
export interface ColumnDescriptor {
  /** Name of the field in `ListDescriptor.fields` and in the record. */
  readonly field: FieldDescriptor;
  /** The column is shown by default. Hidden columns are not fetched. */
  readonly default: boolean;
}

/**
 * Operator of a filter. `in` and `notIn` take an array, `isNull` a boolean, `matches` a regular
 * expression in the syntax of the server, the others a single value.
 */
export type FilterOperator =
  | 'eq'
  | 'ne'
  | 'in'
  | 'notIn'
  | 'lt'
  | 'lte'
  | 'gt'
  | 'gte'
  | 'contains'
  | 'notContains'
  | 'startsWith'
  | 'endsWith'
  | 'matches'
  | 'isNull';

/** A filter of a list. */
export interface FilterDescriptor {
  /** Name in `FilterCondition.field`. For a reference, the input with its key: `customerId`. */
  readonly name: string;
  /** Displayed field with the same value, if it has another name: `customer` for `customerId`. */
  readonly field?: string | undefined;
  readonly kind: FieldDescriptor['kind'];
  readonly description?: string | undefined;
  /** Source of the title, as in `FieldDescriptor`. */
  readonly called?: string | undefined;
  readonly operators: readonly FilterOperator[];
  readonly values?: FieldDescriptor['values'] | undefined;
  readonly money?: FieldDescriptor['money'] | undefined;
  /** Resource to pick from, where the value is the key of a record. */
  readonly reference?: { readonly resource: string } | undefined;
  /**
   * The server requires a value: ask for it before the list is fetched. `ListDescriptor.variables`
   * throws a `RangeError` without it.
   */
  readonly required?: boolean | undefined;
  /**
   * Name of the scope that the filter belongs to: a tenant, an organization, a project. The user
   * chooses its value once for all lists and records behind the scope, and the keys of these
   * records contain it under the filter's `name`.
   */
  readonly scope?: string | undefined;
  /**
   * Groups of operators that share a slot in a filter which cannot combine conditions: a second
   * condition of a group replaces the first. Absent: conditions can be combined freely.
   */
  readonly exclusive?: readonly (readonly FilterOperator[])[] | undefined;
}

/** Quantifier over related records: the referenced record, some, none, every. */
export type Quantifier = 'is' | 'some' | 'none' | 'every';

/** Filters of a list by the fields of related records, as far as the server supports them. */
export interface RelatedFilter extends Readonly<Partial<Record<Quantifier, readonly string[]>>> {
  /** Resource of the related records. Their filters are those of its list. */
  readonly resource: string;
  /** Names of the supported filters of that list. Absent: all. */
  readonly only?: readonly string[] | undefined;
  /** Path of the filter in the variables of that list: `['filter']`. */
  readonly filter: readonly string[];
}

/**
 * Filters by name of the relation, with the paths in the list's filter that take the nested filter:
 * `{ orders: { resource: 'orders', filter: ['filter'], some: ['orders', 'some'] } }`.
 */
export type RelatedFilters = Readonly<Record<string, RelatedFilter>>;

/** Operations of a resource that take a dimension. The picker has the variables of the list. */
export type DimensionOperation = 'list' | 'count' | 'show' | 'create' | 'update' | 'remove';

/**
 * A variable that several documents of a resource share and that no `variables` function sets:
 * `status` of drafts and published records, `locale`. The caller adds the chosen value, or
 * `defaultValue`, so that a saved draft stays a draft.
 */
export interface DimensionDescriptor {
  /** Name of the variable. */
  readonly name: string;
  /** `string`: the possible values are unknown. */
  readonly kind: 'enum' | 'boolean' | 'string';
  /** Values of an enum, in the order of the schema. */
  readonly values?: FieldDescriptor['values'] | undefined;
  /** Value that the list assumes where none is sent. Absent: unknown. */
  readonly defaultValue?: string | boolean | undefined;
  /** Operations whose documents declare the variable. */
  readonly operations: readonly DimensionOperation[];
  /** Value with which an update publishes the record. Absent: none. */
  readonly published?: string | undefined;
}

/** Count of a list. It is a separate query, so that rows never wait for it. */
export interface CountDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** The total is counted up to a limit; `variables` can request an exact count. */
  readonly exactly?: true | undefined;
  variables(request: ListRequest, exact?: boolean, isSummed?: boolean): TVariables;
  total(data: TData): Total;
  /**
   * Fields that can be summed over all records of the conditions. The sums are part of the total
   * where `variables` request them.
   */
  readonly summable?: readonly string[] | undefined;
  /** Sums by field; `null` where no record has a value. */
  sums?(data: TData): ResourceRecord | null | undefined;
}

/** Query of a single record. */
export interface ShowDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  variables(key: RecordKey): TVariables;
  /** The record; `null` where it does not exist. */
  record(data: TData): ResourceRecord | null;
}

/** Query of a record picker: key and label only, with search on the server. */
export interface PickerDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly searchable: boolean;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly ResourceRecord[];
  page(data: TData, request: ListRequest): PageInfo;
  /** Image field of the records, with the path to its address as in `FieldDescriptor`. Absent: none. */
  readonly picture?: { readonly field: string; readonly image: readonly string[] } | undefined;
}

/**
 * Result of a mutation. `errors` are payload errors of the schema that the user must correct, not
 * GraphQL errors.
 */
export interface WriteResult {
  /** `null`: the server returned no record. Absent: the payload has no field for it. */
  readonly record?: ResourceRecord | null | undefined;
  readonly errors: readonly WriteError[];
  /**
   * Tests whether the result confirms the write: `deletedOrderId`, `affectedRows: 1`, `success:
   * true`. Absent: a returned record confirms it, `null` does not; without a field for a record
   * nothing does. See `isConfirmed`.
   */
  readonly confirmed?: boolean | undefined;
}

/** An error in the payload of a mutation. */
export interface WriteError {
  readonly message: string;
  /** Input that the message is about; absent for the whole record. */
  readonly input?: string | undefined;
  readonly code?: string | undefined;
  /** Type of the records that still reference the record to delete: `OrderItem`. */
  readonly referencedBy?: string | undefined;
  /** Number of these records; 101 means more than a hundred. */
  readonly referencedCount?: number | undefined;
}

/** Create of a record. */
export interface CreateDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly inputs: readonly InputDescriptor[];
  /**
   * Names of update inputs that link other records, where the create would create these instead.
   * They are part of the create form, and the update sends them once the record exists.
   */
  readonly afterwards?: readonly string[] | undefined;
  /** Absent values are omitted, `null` is sent as `null`. */
  variables(values: FormValues): TVariables;
  result(data: TData): WriteResult;
}

/** Update of a record. */
export interface UpdateDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly inputs: readonly InputDescriptor[];
  /**
   * The version of `record` is sent with the change, and the server refuses it with `CONFLICT` when
   * the record has another version by then, so that changes of others are not overwritten. Absent:
   * the server has no such check.
   */
  readonly versioned?: boolean | undefined;
  /**
   * `changes` contains changed inputs only; nothing else is sent. `record` is the record before the
   * change: some servers require its version or its parent in addition to the key. Every document
   * of the resource selects these fields.
   */
  variables(key: RecordKey, changes: FormValues, record?: ResourceRecord): TVariables;
  result(data: TData): WriteResult;
}

/** Deletion of a record. */
export interface RemoveDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /**
   * As in `UpdateDescriptor`: the server keeps a record whose version differs from that of
   * `record`, and refuses with `CONFLICT`.
   */
  readonly versioned?: boolean | undefined;
  /** `record`: as in `UpdateDescriptor.variables`. */
  variables(key: RecordKey, record?: ResourceRecord): TVariables;
  result(data: TData): WriteResult;
}

/**
 * Relation to the parent record. Children are listed with an equal value of `filter`, root records
 * with `isNull`.
 */
export interface TreeDescriptor {
  /** Name in `ListDescriptor.filters`: `parentId`. */
  readonly filter: string;
  /** Field of a record that the filter is compared with: `id`. */
  readonly key: string;
  /**
   * Query of the ancestors of the records of a list, up to the root. Absent: a record only has the
   * key of its parent.
   */
  readonly paths?: PathsDescriptor | undefined;
}

/**
 * Query of the ancestors of the records of a list, with the variables of the list. Each record has
 * its parent, with key and label, in the field `above`, and so on. The last selected ancestor only
 * has its key.
 */
export interface PathsDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** `parent` */
  readonly above: string;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly ResourceRecord[];
}

/** A list of other records that reference this one: a filtered list of their resource. */
export interface RelatedDescriptor {
  /** Name of the field of this type that lists them, or of the reference back to it; catalogue key. */
  readonly name: string;
  readonly description?: string | undefined;
  /** Resource whose records are listed. */
  readonly resource: string;
  /**
   * Conditions for that resource's list, all of which must hold: name of its filter, and field of
   * this record.
   */
  readonly on: readonly { readonly filter: string; readonly key: string }[];
}
