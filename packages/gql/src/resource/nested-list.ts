import type { CacheRules } from '../cache/schema-config.ts';
import type { CountDescriptor, ListDescriptor, RecordKey, ShowDescriptor } from './descriptor.ts';

/**
 * Summary of a list that a record contains, which pages use before the module of the list is
 * loaded: `repository { issues(first:) { … } }`.
 */
export interface NestedListSummary {
  /**
   * Name of the field, catalogue key, and segment of the address `/repositories/<id>/issues`.
   * Unique in the resource.
   */
  readonly name: string;
  readonly description?: string | undefined;
  /** Source of the title, as in `FieldDescriptor`. */
  readonly called?: string | undefined;
  /** Resource of its rows, with their fields, labels and operations. */
  readonly resource: string;
  /** Loads its documents and functions, once. */
  readonly load: () => Promise<NestedListModule>;
}

/** Generated module of a nested list: result of `NestedListSummary.load`. */
export interface NestedListModule {
  /**
   * The list of one owner record. The result is an ordinary list, so that any list component can
   * show it.
   *
   * @param owner key of the owner; for an owner that is itself nested, including the key fields of
   *   its ancestors
   */
  of(owner: RecordKey): NestedList;
  /** Cache rules to add with `addCacheRules` before the first document is sent. */
  readonly cache?: CacheRules | undefined;
}

/** The list of one owner record, with the interface of any other list. */
export interface NestedList {
  readonly list: ListDescriptor;
  readonly count?: CountDescriptor | undefined;
  /**
   * Query of one of its records, where their resource has no pages: the record is shown below its
   * owner, `/repositories/<id>/issues/<id>`.
   */
  readonly show?: ShowDescriptor | undefined;
}
