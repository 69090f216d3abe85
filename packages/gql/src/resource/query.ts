import type { OperationVariables, TypedDocumentNode } from '@apollo/client';

import type { CacheRules } from '../cache/schema-config.ts';
import type { FormValues, ResourceRecord, ResourceSummary, ResourceTexts } from './descriptor.ts';
import type { FieldDescriptor, InputDescriptor } from './field.ts';
import type { ListRequest, PageInfo } from './list-request.ts';

/**
 * Kind of a query, by which screens group it: singleton settings, a look-up by arguments,
 * statistics, an enumeration, a search over several types.
 */
export type QueryPlace = 'singleton' | 'lookup' | 'report' | 'enumeration' | 'search';

/**
 * Summary of a query that is no list, record or count of a resource, which screens use before its
 * module is loaded.
 */
export interface QuerySummary {
  /** Catalogue key and segment of its address: `salesByMonth`. Unique in the schema. */
  readonly name: string;
  readonly place: QueryPlace;
  /** The schema's description, when it is short enough for a title. */
  readonly description?: string | undefined;
  /** Source of the title, as in `FieldDescriptor`. */
  readonly called?: string | undefined;
  /** Titles as in `ResourceSummary`. */
  readonly title?: ResourceSummary['title'] | undefined;
  /** Resource that the query is about. */
  readonly resource?: string | undefined;
  /** The query requires input before it can be sent. */
  readonly asksFirst?: true | undefined;
}

/** Summary of the queries in the entry bundle. */
export interface QueriesSummary {
  /**
   * Title of their page, by the kinds of queries on it: `{ ru: 'Отчёты и настройки', en: 'Reports
   * and settings' }`.
   */
  readonly title: Readonly<Record<'ru' | 'en', string>>;
  /** A query searches records of several types. */
  readonly search?: true | undefined;
  readonly load: () => Promise<QueryGroup>;
}

/** All queries of the schema. */
export interface QueryGroup {
  readonly items: readonly QuerySummary[];
  /** Loads the documents and functions of a query. */
  readonly load: (name: string) => Promise<QueryModule>;
}

/** Generated module of a query: result of `QueryGroup.load`. */
export interface QueryModule {
  readonly query: QueryDescriptor;
  /** Cache rules to add with `addCacheRules` before the query is sent. */
  readonly cache?: CacheRules | undefined;
  readonly texts?: PartTexts | undefined;
}

/** Russian names of inputs and results that no resource covers. */
export type PartTexts = Pick<ResourceTexts, 'fields' | 'values' | 'codes'>;

/** A query that no resource shows: a report, a look-up, settings, a search. */
export interface QueryDescriptor<
  TData = unknown,
  TVariables extends OperationVariables = OperationVariables,
> {
  readonly document: TypedDocumentNode<TData, TVariables>;
  /** Inputs of the query, required inputs first. */
  readonly inputs: readonly InputDescriptor[];
  readonly answer: QueryAnswerDescriptor;
  /**
   * Names of the actions that change the result: a settings page is their form, with the result as
   * its initial values.
   */
  readonly edits?: readonly string[] | undefined;
  /** Paging of the result. Absent: the result is complete, and `request` is ignored. */
  readonly pages?: QueryPages<TData> | undefined;
  /** @throws RangeError where a required value is missing */
  variables(values: FormValues, request: PageRequest): TVariables;
  /** Result values by `answer`: values, objects or hits. Empty: nothing was found. */
  result(data: TData, request: PageRequest): readonly unknown[];
}

/** Requested page of a result. */
export type PageRequest = Pick<ListRequest, 'page' | 'pageSize' | 'after' | 'before'>;

/** Paging of a result. */
export interface QueryPages<TData = unknown> {
  /** Kind of paging, as in `ListDescriptor`. */
  readonly paging: 'offset' | 'page' | 'cursor' | 'token';
  /** Backward paging, as in `ListDescriptor`. */
  readonly backwards?: boolean | undefined;
  /**
   * Name of the field with the paged list, where the result has other fields as well. Absent: the
   * result itself is the list.
   */
  readonly of?: string | undefined;
  page(data: TData, request: PageRequest): PageInfo;
  /** Number of entries on all pages; `NaN` where the server did not count. */
  total?(data: TData): number;
}

/** Result of a query: values, objects, or records of several types. */
export type QueryAnswerDescriptor =
  /** A value or a list of values, described by the field. */
  | { readonly kind: 'value'; readonly field: FieldDescriptor }
  /**
   * An object, or a list of objects. `resource`: they are records of the resource, with key and
   * label, and are linked.
   */
  | {
      readonly kind: 'values';
      readonly fields: readonly FieldDescriptor[];
      readonly list: boolean;
      readonly resource?: string | undefined;
    }
  /** `QueryHit`s: records of several types. */
  | { readonly kind: 'hits'; readonly members: Readonly<Record<string, HitDescriptor>> };

/** A hit of a search; `type` is a key of `members`. */
export interface QueryHit {
  readonly type: string;
  readonly record: ResourceRecord;
}

/** Description of the hits of a type. */
export interface HitDescriptor {
  /** Hits have pages: key and label of the record are selected. */
  readonly resource?: string | undefined;
  readonly fields: readonly FieldDescriptor[];
}
