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
 * Where screens offer an action: on a record, on selected rows, on a related list, on a child of a
 * record, in the menu of a list, on a page of settings, on a page of tools.
 */
export type ActionPlace =
  | 'record'
  | 'rows'
  | 'relation'
  | 'child'
  | 'collection'
  | 'singleton'
  | 'global';

/** Summary of an action, which screens use before its module is loaded. */
export interface ActionSummary {
  /** Catalogue key: `cancelOrder`. Unique in the schema. */
  readonly name: string;
  readonly place: ActionPlace;
  /** The schema's description, when it is short enough for a title. */
  readonly description?: string | undefined;
  /** Titles as in `ResourceSummary`, for an action that belongs to no resource, or to another. */
  readonly title?: ResourceSummary['title'] | undefined;
  /** The action cannot be undone: ask for confirmation. */
  readonly destructive?: true | undefined;
  /** The action has a form. An action without inputs runs at once. */
  readonly asks?: true | undefined;
  /** Place `rows`: the action deletes the records, so that they need not be deleted one by one. */
  readonly removes?: true | undefined;
  /** Place `relation`: resource of the record on the other side, where it has a list. */
  readonly other?: string | undefined;
  /** Place `relation`: the action removes the link, and is offered in the row of the other record. */
  readonly unlinks?: true | undefined;
  /**
   * Place of the action among the nested values on the record's page. Absent: none; the form of a
   * `child` action asks for the child record.
   */
  readonly part?: PartPlace | undefined;
}

/** Place of an action among the nested values of a record. */
export interface PartPlace {
  /**
   * Path from the record of the show document to the child record or list, `['payments',
   * 'refunds']`; or the name of a nested list of the record.
   */
  readonly path: readonly [string, ...string[]];
  /**
   * The action is offered on each child record, whose key it takes. Absent: on the list, as an
   * action that adds to it.
   */
  readonly each?: true | undefined;
}

/** Actions of a resource, or actions without a resource. */
export interface ActionGroup {
  readonly items: readonly ActionSummary[];
  /** Loads documents and functions of the actions. */
  readonly load: () => Promise<ActionModule>;
}

/**
 * Module of the actions of a resource, or of those that belong to none: result of
 * `ActionGroup.load`.
 */
export interface ActionModule {
  /** Actions by `ActionSummary.name`. */
  readonly actions: Readonly<Record<string, ActionDescriptor>>;
  /** Cache rules to add with `addCacheRules` before the first action is sent. */
  readonly cache?: CacheRules | undefined;
  readonly texts?: PartTexts | undefined;
}

/** A mutation other than the create, update and delete of a resource. `takes` is its target. */
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
   * Inputs of its form, including the record on the other side and the child record. `value` reads
   * the field of the same name and type from the record of the show document, or from the result of
   * the query named by `reads`.
   */
  readonly inputs: readonly InputDescriptor[];
  /**
   * Inputs that take the key of the record on the other side, by its key field. A screen with that
   * record fills them.
   */
  readonly other?: Readonly<Record<string, string>> | undefined;
  /**
   * Inputs that take the key of the child record, by its key field. Where a screen has the child
   * record, `value` of an input reads from it.
   */
  readonly part?: Readonly<Record<string, string>> | undefined;
  /** For settings: `QuerySummary.name` of the query that returns the values of the form. */
  readonly reads?: string | undefined;
  readonly answer?: AnswerDescriptor | undefined;
  result(data: TData): ActionResult;
}

/** An action on one record. */
export interface RecordAction<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> extends DescribedAction<TData, TVariables> {
  readonly takes: 'record';
  variables(values: FormValues, key: RecordKey, record?: ResourceRecord): TVariables;
}

/**
 * An action on several records. `variables` throws a `RangeError` without records, because an
 * action on none could affect all.
 */
export interface RecordsAction<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> extends DescribedAction<TData, TVariables> {
  readonly takes: 'records';
  variables(values: FormValues, keys: readonly RecordKey[]): TVariables;
}

/** An action on values of its form, or without a target. */
export interface FreeAction<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> extends DescribedAction<TData, TVariables> {
  readonly takes: 'nothing';
  variables(values: FormValues): TVariables;
}

/** Result of an action, besides its success. */
export type AnswerDescriptor =
  /** Records of a resource, with key and label. They are shown as links. */
  | { readonly kind: 'records'; readonly resource: string }
  /** A value or a list of values, described by the field. */
  | { readonly kind: 'value'; readonly field: FieldDescriptor }
  /** Address of a file, or its content. */
  | { readonly kind: 'file'; readonly field: FieldDescriptor }
  /** Objects with these fields. */
  | { readonly kind: 'values'; readonly fields: readonly FieldDescriptor[] };

/** `record` is the record that was acted on. */
export interface ActionResult extends WriteResult {
  /**
   * Result values by the `AnswerDescriptor`: records, values or objects. Empty where the server
   * returned none.
   */
  readonly answer?: readonly unknown[] | undefined;
  /** For an action on several records: errors by record, in the order of their keys. */
  readonly outcomes?: readonly (readonly WriteError[])[] | undefined;
}
