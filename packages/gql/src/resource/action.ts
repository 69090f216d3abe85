import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { CacheRules } from '../cache/schema-config.ts';
import type {
  FormValues,
  RecordKey,
  ResourceRecord,
  ResourceSummary,
  WriteError,
  WriteResult,
} from './descriptor.ts';
import type { FieldDescriptor, InputDescriptor } from './field.ts';
import type { PartTexts } from './query.ts';

/**
 * Where an administrator looks for an action: on one record, on the selection of a list, on a
 * related list, at a part of a record, in the menu of a list, on a page of settings, on a page of
 * tools.
 */
export type ActionPlace =
  | 'record'
  | 'rows'
  | 'relation'
  | 'child'
  | 'collection'
  | 'singleton'
  | 'global';

/** What a screen needs to offer an action before its module is loaded. */
export interface ActionSummary {
  /** Catalogue key: `cancelOrder`. Unique in the schema. */
  readonly name: string;
  readonly place: ActionPlace;
  /** The schema's description, when it is short enough for a title. */
  readonly description?: string | undefined;
  /** As in `ResourceSummary`, of one that belongs to no resource, or to another. */
  readonly title?: ResourceSummary['title'] | undefined;
  /** It cannot be taken back: ask first. */
  readonly destructive?: true | undefined;
  /** It has a form. One that asks for nothing runs at once. */
  readonly asks?: true | undefined;
  /** Rows: it deletes them, so that nobody has to do that one by one. */
  readonly removes?: true | undefined;
  /** Relation: resource of the record on the other side, where it has a list. */
  readonly other?: string | undefined;
  /** Relation: it takes the link away, and stands at the row of the record on the other side. */
  readonly unlinks?: true | undefined;
  /**
   * Where the page of the record shows the part of it that this acts on. Absent: nowhere; the form
   * of a `child` asks which part is meant.
   */
  readonly part?: PartPlace | undefined;
}

/** Where an action on a part of a record stands. */
export interface PartPlace {
  /**
   * From the record of the show document to the part or the list of them, `['payments',
   * 'refunds']`; or the name of a list that the record holds.
   */
  readonly path: readonly [string, ...string[]];
  /** It stands at each of them, whose key it takes. Absent: at the whole, as one that adds to it. */
  readonly each?: true | undefined;
}

/** The actions of a resource, or those of no resource. */
export interface ActionGroup {
  readonly items: readonly ActionSummary[];
  /** Loads their documents and functions. */
  readonly load: () => Promise<ActionModule>;
}

/** The actions of one resource, or those that belong to none: what `ActionGroup.load` answers. */
export interface ActionModule {
  /** By `ActionSummary.name`. */
  readonly actions: Readonly<Record<string, ActionDescriptor>>;
  /** What the cache has to know before the first of them is sent: give it to `addCacheRules`. */
  readonly cache?: CacheRules | undefined;
  readonly texts?: PartTexts | undefined;
}

/** A mutation that is no resource's create, update or delete. `takes` tells what it acts on. */
export type ActionDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> =
  | RecordAction<TData, TVariables>
  | RecordsAction<TData, TVariables>
  | FreeAction<TData, TVariables>;

interface DescribedAction<TData, TVariables extends OperationVariables> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /**
   * What its form asks for, the record on the other side and the part among them. `value` reads
   * what the record of the show document has under the same name and of the same type, or the
   * answer of the query that `reads` names.
   */
  readonly inputs: readonly InputDescriptor[];
  /**
   * Inputs that take the key of the record on the other side, by its key field: a screen that knows
   * the record fills them.
   */
  readonly other?: Readonly<Record<string, string>> | undefined;
  /**
   * The same of the part that it acts on. Where a screen knows the part, `value` of an input reads
   * what the part has of it.
   */
  readonly part?: Readonly<Record<string, string>> | undefined;
  /** Settings: `QuerySummary.name` of the query that answers what its form edits. */
  readonly reads?: string | undefined;
  readonly answer?: AnswerDescriptor | undefined;
  result(data: TData): ActionResult;
}

/** Acts on one record. */
export interface RecordAction<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> extends DescribedAction<TData, TVariables> {
  readonly takes: 'record';
  variables(values: FormValues, key: RecordKey, record?: ResourceRecord): TVariables;
}

/**
 * Acts on several records at once. `variables` throws a `RangeError` where there is none: an action
 * on nothing could reach everything.
 */
export interface RecordsAction<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> extends DescribedAction<TData, TVariables> {
  readonly takes: 'records';
  variables(values: FormValues, keys: readonly RecordKey[]): TVariables;
}

/** Acts on what its form says, or on nothing in particular. */
export interface FreeAction<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> extends DescribedAction<TData, TVariables> {
  readonly takes: 'nothing';
  variables(values: FormValues): TVariables;
}

/** What an action answers beside that it was done. */
export type AnswerDescriptor =
  /** Records of a resource, key and label of each: they are linked. */
  | { readonly kind: 'records'; readonly resource: string }
  /** One value or a list of them; what it is, the field says. */
  | { readonly kind: 'value'; readonly field: FieldDescriptor }
  /** The address of a file, or what is in it. */
  | { readonly kind: 'file'; readonly field: FieldDescriptor }
  /** Objects of values. */
  | { readonly kind: 'values'; readonly fields: readonly FieldDescriptor[] };

/** `record` is the one that was acted on. */
export interface ActionResult extends WriteResult {
  /**
   * What the server answered, as the `AnswerDescriptor` says: records, values, objects. Empty: it
   * left it out.
   */
  readonly answer?: readonly unknown[] | undefined;
  /** Of several records, in the order of their keys: what the server refused of each. */
  readonly outcomes?: readonly (readonly WriteError[])[] | undefined;
}
