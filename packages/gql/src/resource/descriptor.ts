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

/** Values of a form by input name. Absent means untouched, `null` means emptied. */
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
  /** Its list has the records of who is signed in alone. */
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
  /** Its enums list codes of these kinds, which `Intl.DisplayNames` can name. */
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
   * Fields that the show document returns, in reading order; of a resource without a key, those
   * that a row can have.
   */
  readonly fields: readonly FieldDescriptor[];
  readonly count?: CountDescriptor | undefined;
  /** Variables that decide which state or language of its records is meant. Absent: none. */
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
  /** Every document selects them. `id` for most; two or more when composite. */
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
  /** Lists of other resources whose records point here, for the show page. */
  readonly related: readonly RelatedDescriptor[];
  /** Its records contain each other, so that the list can be shown as a tree. */
  readonly tree?: TreeDescriptor | undefined;
  /** Lists that a record holds itself, where `related` does not show the same. */
  readonly nested?: readonly NestedListSummary[] | undefined;
  /**
   * Actions of other resources on their relations with this one, seen from its records. `other` is
   * the resource whose module has the action.
   */
  readonly linkedBy?: readonly ActionSummary[] | undefined;
}

/**
 * A resource whose records nothing identifies, such as a view of a database: its list can be read,
 * sorted and filtered. Nothing refers to them.
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
   * Values of a record that no column shows, long texts and objects. A row has them where `columns`
   * of the request names them: an export does. Absent: there are none.
   */
  readonly more?: readonly FieldDescriptor[] | undefined;
  /**
   * `offset` and `page` reach any page; `cursor` and `token` go forwards from a page (`cursor`
   * backwards too, where `backwards` is set); `none` returns everything, or as much as the server
   * gives.
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
  /** Kinds of groups that conditions can be put into. Absent: none. */
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
  /**
   * Name in `FilterCondition.field`. For a reference it is the input that holds the key:
   * `customerId`.
   */
  readonly name: string;
  /**
   * Name of the displayed field that shows the same value, when it has another name: `customer` for
   * `customerId`.
   */
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

/** Records of another resource by whose fields a list is filtered, as far as its server can. */
export interface RelatedFilter extends Readonly<Partial<Record<Quantifier, readonly string[]>>> {
  /** Resource of the related records. Their filters are those of its list. */
  readonly resource: string;
  /** Names of the filters of that list which can be used here. Absent: all. */
  readonly only?: readonly string[] | undefined;
  /** Path of the filter in the variables of that list: `['filter']`. */
  readonly filter: readonly string[];
}

/**
 * By name of the relation, each with the places in the list's filter that take the filter of the
 * others: `{ orders: { resource: 'orders', filter: ['filter'], some: ['orders', 'some'] } }`.
 */
export type RelatedFilters = Readonly<Record<string, RelatedFilter>>;

/** Operations of a resource that a dimension is sent with. The picker takes what the list takes. */
export type DimensionOperation = 'list' | 'count' | 'show' | 'create' | 'update' | 'remove';

/**
 * A variable that several documents of a resource declare alike, and that no `variables` function
 * sets: `status` of drafts and published records, `locale`. Who sends a document adds the value
 * that was chosen, or `defaultValue`, so that a draft that is saved stays a draft.
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
  /** An update that is sent with this value publishes the record. Absent: none does. */
  readonly published?: string | undefined;
}

/** The total is a question of its own: rows never wait for it. */
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
  /** These sums by the names of the fields; null where no record has a value. */
  sums?(data: TData): ResourceRecord | null | undefined;
}

/** Query of a single record. */
export interface ShowDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  variables(key: RecordKey): TVariables;
  /** `null` when there is no such record (any more). */
  record(data: TData): ResourceRecord | null;
}

/** Key and label only, searched on the server. */
export interface PickerDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly searchable: boolean;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly ResourceRecord[];
  page(data: TData, request: ListRequest): PageInfo;
  /**
   * Field of its records that shows how they look, and where the address of the picture is in its
   * value, as in `FieldDescriptor`. Absent: none does.
   */
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
  /**
   * Name of the field that lists them on this type, or of the reference that points back: catalogue
   * key.
   */
  readonly name: string;
  readonly description?: string | undefined;
  /** Resource whose records are listed. */
  readonly resource: string;
  /**
   * Conditions for that resource's list: filter name there, field of this record here. All of them
   * hold.
   */
  readonly on: readonly { readonly filter: string; readonly key: string }[];
}
