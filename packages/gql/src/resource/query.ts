import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { CacheRules } from '../cache/schema-config.ts';
import type { FormValues, ResourceRecord, ResourceSummary, ResourceTexts } from './descriptor.ts';
import type { FieldDescriptor, InputDescriptor } from './field.ts';
import type { ListRequest, PageInfo } from './list-request.ts';

/**
 * Where an administrator looks for the answer of a query: settings of which there is one, something
 * that is asked for by arguments, numbers and statistics, fixed choices, a search over several
 * types.
 */
export type QueryPlace = 'singleton' | 'lookup' | 'report' | 'enumeration' | 'search';

/**
 * What a screen needs to offer a query that is no resource's list, record or count, before its
 * module is loaded.
 */
export interface QuerySummary {
  /** Catalogue key and segment of its address: `salesByMonth`. Unique in the schema. */
  readonly name: string;
  readonly place: QueryPlace;
  /** The schema's description, when it is short enough for a title. */
  readonly description?: string | undefined;
  /** As in `FieldDescriptor`. */
  readonly called?: string | undefined;
  /** As in `ResourceSummary`. */
  readonly title?: ResourceSummary['title'] | undefined;
  /** Resource that it is about. */
  readonly resource?: string | undefined;
  /** It cannot be answered before something was typed. */
  readonly asksFirst?: true | undefined;
}

/** What the entry bundle knows of them. */
export interface QueriesSummary {
  /**
   * What their page is called, by what there is of them: `{ ru: 'Отчёты и настройки', en: 'Reports
   * and settings' }`.
   */
  readonly title: Readonly<Record<'ru' | 'en', string>>;
  /** One of them searches records of several types. */
  readonly search?: true | undefined;
  readonly load: () => Promise<QueryGroup>;
}

/** All of them. */
export interface QueryGroup {
  readonly items: readonly QuerySummary[];
  /** Loads documents and functions of one. */
  readonly load: (name: string) => Promise<QueryModule>;
}

/** The generated module of such a query: what `QueryGroup.load` answers. */
export interface QueryModule {
  readonly query: QueryDescriptor;
  /** What the cache has to know before it is sent: give it to `addCacheRules`. */
  readonly cache?: CacheRules | undefined;
  readonly texts?: PartTexts | undefined;
}

/** What inputs and answers are called in Russian, where no resource says it. */
export type PartTexts = Pick<ResourceTexts, 'fields' | 'values' | 'codes'>;

/** How something is asked that no resource shows: a report, a look-up, settings, a search. */
export interface QueryDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** What can be asked; those that are required first. */
  readonly inputs: readonly InputDescriptor[];
  readonly answer: QueryAnswerDescriptor;
  /**
   * Names of the actions that change what it answers: a settings page is their form, filled from
   * `values`.
   */
  readonly edits?: readonly string[] | undefined;
  /** Its answer comes page by page. Absent: all of it at once, and `request` is not looked at. */
  readonly pages?: QueryPages<TData> | undefined;
  /** @throws RangeError where a required value is missing */
  variables(values: FormValues, request: PageRequest): TVariables;
  /** What the server answered, as `answer` says: values, objects, hits. Empty: nothing was found. */
  result(data: TData, request: PageRequest): readonly unknown[];
}

/** Which page of an answer is asked for. */
export type PageRequest = Pick<ListRequest, 'page' | 'pageSize' | 'after' | 'before'>;

/** How an answer comes page by page. */
export interface QueryPages<TData = unknown> {
  /** As in `ListDescriptor`. */
  readonly paging: 'offset' | 'page' | 'cursor' | 'token';
  /** As in `ListDescriptor`. */
  readonly backwards?: boolean | undefined;
  /**
   * Name of the field whose list it is, where that stands beside figures. Absent: the answer
   * itself.
   */
  readonly of?: string | undefined;
  page(data: TData, request: PageRequest): PageInfo;
  /** How many there are on all pages; `NaN`: the server did not count this time. */
  total?(data: TData): number;
}

/** What a query answers: values, objects, or records of several types. */
export type QueryAnswerDescriptor =
  /** One value or a list of them; what it is, the field says. */
  | { readonly kind: 'value'; readonly field: FieldDescriptor }
  /**
   * One object, or a list of them. `resource`: they are its records, with key and label, and are
   * linked.
   */
  | {
      readonly kind: 'values';
      readonly fields: readonly FieldDescriptor[];
      readonly list: boolean;
      readonly resource?: string | undefined;
    }
  /** `QueryHit`s: records of several types. */
  | { readonly kind: 'hits'; readonly members: Readonly<Record<string, HitDescriptor>> };

/** One that a search found; `type` is a key of `members`. */
export interface QueryHit {
  readonly type: string;
  readonly record: ResourceRecord;
}

/** How hits of a type are shown. */
export interface HitDescriptor {
  /** They have pages: key and label of the record are selected. */
  readonly resource?: string | undefined;
  readonly fields: readonly FieldDescriptor[];
}
