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

/** What can be done with the records of a resource. */
export type Capability = 'list' | 'show' | 'create' | 'update' | 'remove';

/**
 * What is known of a resource before its module is loaded. The manifest of all of them is part of
 * the entry bundle, so it stays small: names, the text of the schema and what can be done.
 */
export interface ResourceSummary {
  /** URL segment and catalogue key: `orders`, `orderItems`. Unique. */
  readonly name: string;
  /** GraphQL type of a record: `Order`. */
  readonly type: string;
  /** The schema's description of the type, when it is short enough for a title: `Заказы`. */
  readonly description?: string | undefined;
  /** What many of them are called, where the schema does not say it: `{ ru: 'Заказы' }`. */
  readonly title?: Readonly<Partial<Record<'ru' | 'en', string>>> | undefined;
  readonly capabilities: readonly Capability[];
  /** Its list has the records of who is signed in alone. */
  readonly ofViewer?: true | undefined;
  /** Loads documents and functions of the resource, once. */
  readonly load: () => Promise<ResourceDescriptor>;
}

/**
 * What a resource and its parts are called in Russian, put together from a dictionary when code was
 * generated. Texts of the application's catalogue go before these, what is not here is called as
 * the schema says.
 */
export interface ResourceTexts {
  /** One of them: `Заказ`. */
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
 * Everything that screens need of one resource. Generated; its functions are checked against the
 * operation types by the compiler. `key` tells the two apart: what opens, links or writes a record
 * takes a `KeyedResource`.
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
  /** What can be done with its records beside creating, updating and deleting them. */
  readonly actions?: ActionGroup | undefined;
  /**
   * Names of the queries that say something about it which its own screens do not: reports, lists
   * of another choice. Those that find one of its records are not among them.
   */
  readonly queries?: readonly string[] | undefined;
  /**
   * What the cache has to know before the first document of the resource is sent: give it to
   * `addCacheRules`. Absent: nothing that Apollo does not assume.
   */
  readonly cache?: CacheRules | undefined;
  readonly texts?: ResourceTexts | undefined;
}

/** A resource whose records can be told apart. */
export interface KeyedResource extends DescribedResource {
  /** Every document selects them. `id` for most; two or more when composite. */
  readonly key: KeyFields;
  /**
   * Text that stands for a record in links and titles, from any record of any document of the
   * resource; the key when it has no label. `say` puts the dates and amounts of a label into words;
   * without it they stand as the server sent them.
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
  /** Its records contain one another: the list can be seen as a tree. */
  readonly tree?: TreeDescriptor | undefined;
  /** Lists that a record holds itself, where `related` does not show the same. */
  readonly nested?: readonly NestedListSummary[] | undefined;
  /**
   * Relations of other resources with this one, as its own records see them: `other` is the
   * resource that has the action, its module the one to load.
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
 * How the records of a resource are listed: the document, its columns, and what the server can
 * page, sort and filter by. `variables`, `records` and `page` turn a request of the screen into one
 * of the server, and its answer back.
 */
export interface ListDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  /** One static document; each column has a boolean flag variable behind `@include`. */
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
  /** Whether several sort keys may be sent. */
  readonly multiSort: boolean;
  /**
   * Order when the request names none; also what the server is asked for, so that pages do not
   * overlap.
   */
  readonly defaultSort: ListRequest['sort'];
  readonly filters: readonly FilterDescriptor[];
  /** Kinds of groups that conditions can be put into. Absent: none. */
  readonly groups?: readonly GroupKind[] | undefined;
  /** By which related records it is filtered, loaded when somebody asks for that. Absent: by none. */
  readonly related?: (() => Promise<{ readonly related: RelatedFilters }>) | undefined;
  /** Whether `request.search` is understood. */
  readonly searchable: boolean;
  variables(request: ListRequest): TVariables;
  records(data: TData, request: ListRequest): readonly ResourceRecord[];
  page(data: TData, request: ListRequest): PageInfo;
  /**
   * Where each of `records` stands in the answer, from 0. Absent: they are in the order of the
   * answer.
   */
  places?(data: TData, request: ListRequest): readonly number[];
}

/** One column of a list. */
export interface ColumnDescriptor {
  /** Name of the field in `ListDescriptor.fields` and in the record. */
  readonly field: FieldDescriptor;
  /** Whether the column is shown until the user chooses. The others are not fetched. */
  readonly default: boolean;
}

/**
 * How a filter compares. `in` and `notIn` take an array, `isNull` a boolean, `matches` a regular
 * expression as the server writes it, the others one value.
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

/** What a list can be filtered by, under one name. */
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
  /** As in `FieldDescriptor`. */
  readonly called?: string | undefined;
  readonly operators: readonly FilterOperator[];
  readonly values?: FieldDescriptor['values'] | undefined;
  readonly money?: FieldDescriptor['money'] | undefined;
  /** Resource to pick from, when the value is the key of one of its records. */
  readonly reference?: { readonly resource: string } | undefined;
  /**
   * The server lists nothing without it: ask for a value first, then for the list.
   * `ListDescriptor.variables` throws a `RangeError` where it is missing.
   */
  readonly required?: boolean | undefined;
  /**
   * Name of the scope that it belongs to: a tenant, an organization, a project. It is asked for
   * once for all lists and records behind the same scope, and the key of such a record holds its
   * value under the filter's `name`.
   */
  readonly scope?: string | undefined;
  /**
   * Operators by the place that they claim in a filter which cannot combine conditions: of each
   * group one condition holds, a second takes its place. Absent: any number of conditions holds.
   */
  readonly exclusive?: readonly (readonly FilterOperator[])[] | undefined;
}

/** What has to hold of related records: of the one that there is, of some, of none, of every. */
export type Quantifier = 'is' | 'some' | 'none' | 'every';

/** Records of another resource by whose fields a list is filtered, as far as its server can. */
export interface RelatedFilter extends Readonly<Partial<Record<Quantifier, readonly string[]>>> {
  /** Of those records: what they are filtered by is what its own list is filtered by. */
  readonly resource: string;
  /** Names of the filters of that list which can be used here. Absent: all. */
  readonly only?: readonly string[] | undefined;
  /** Where the variables of that list hold its filter: `['filter']`. */
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
  /** `string`: nothing says which values there are. */
  readonly kind: 'enum' | 'boolean' | 'string';
  /** Values of an enum, in the order of the schema. */
  readonly values?: FieldDescriptor['values'] | undefined;
  /** What the list takes where nothing is sent. Absent: the schema does not say. */
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
  /** The total is counted no further than a bound, and as a whole where `variables` are told so. */
  readonly exactly?: true | undefined;
  variables(request: ListRequest, exact?: boolean, isSummed?: boolean): TVariables;
  total(data: TData): Total;
  /**
   * Fields whose sums, over everything that the conditions hold for, come with the total where
   * `variables` are told so.
   */
  readonly summable?: readonly string[] | undefined;
  /** These sums by the names of the fields; null where no record has a value. */
  sums?(data: TData): ResourceRecord | null | undefined;
}

/** How one record is fetched. */
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
 * What a mutation answered. `errors` are what the user must fix: payload errors of the schema, not
 * GraphQL errors.
 */
export interface WriteResult {
  /** `null`: the server left it out. Absent: the mutation has no place for it. */
  readonly record?: ResourceRecord | null | undefined;
  readonly errors: readonly WriteError[];
  /**
   * Whether the answer shows that something was written: `deletedOrderId`, `affectedRows: 1`,
   * `success: true`. Absent: a record shows it, and `null` in its place does not; where there is no
   * place for a record either, nothing shows it. `isConfirmed` says it.
   */
  readonly confirmed?: boolean | undefined;
}

/** One refusal in the data that a write answered. */
export interface WriteError {
  readonly message: string;
  /** Input that the message is about; absent when it is about the whole record. */
  readonly input?: string | undefined;
  readonly code?: string | undefined;
  /** Type of the records that still point to the one which was to be deleted: `OrderItem`. */
  readonly referencedBy?: string | undefined;
  /** How many of them; 101 is more than a hundred. */
  readonly referencedCount?: number | undefined;
}

/** How a record is created. */
export interface CreateDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly inputs: readonly InputDescriptor[];
  /**
   * Names of inputs of the update that link other records, where the create would make those anew:
   * they are chosen together with `inputs`, and sent by the update once the record is there.
   */
  readonly afterwards?: readonly string[] | undefined;
  /** Absent values are left out, `null` is sent as null. */
  variables(values: FormValues): TVariables;
  result(data: TData): WriteResult;
}

/** How a record is changed. */
export interface UpdateDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  readonly inputs: readonly InputDescriptor[];
  /**
   * The version of `record` goes with the change, and the server refuses it with `CONFLICT` when
   * the record has another one by then: nothing that others changed is overwritten. Absent: the
   * server has no such check.
   */
  readonly versioned?: boolean | undefined;
  /**
   * `changes` holds changed inputs only; nothing else is sent. `record` is what the change is made
   * to: some servers want its version, or the record that it belongs to, beside the key. Every
   * document of the resource selects what is wanted.
   */
  variables(key: RecordKey, changes: FormValues, record?: ResourceRecord): TVariables;
  result(data: TData): WriteResult;
}

/** How a record is deleted. */
export interface RemoveDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /**
   * As in `UpdateDescriptor`: the server keeps a record that has another version than `record`, and
   * refuses with `CONFLICT`.
   */
  readonly versioned?: boolean | undefined;
  /** `record`: as in `UpdateDescriptor.variables`. */
  variables(key: RecordKey, record?: ResourceRecord): TVariables;
  result(data: TData): WriteResult;
}

/**
 * How a list is asked for what a record contains: by an equal value of `filter`; by `isNull` for
 * what nothing contains.
 */
export interface TreeDescriptor {
  /** Name in `ListDescriptor.filters`: `parentId`. */
  readonly filter: string;
  /** Field of a record that the filter is compared with: `id`. */
  readonly key: string;
  /**
   * Says what the records of a list are in, up to the top. Absent: a record has only the key of
   * what it is in.
   */
  readonly paths?: PathsDescriptor | undefined;
}

/**
 * What the records of a list are in: asked with what the list is asked with, in one query. Each has
 * the record above it, with key and label, in the field `above`, and so on; the last one that is
 * asked for, only its key.
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

/** A list of other records that point to this one: a filtered list of their resource. */
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
