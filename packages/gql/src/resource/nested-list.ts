import type { CacheRules } from '../cache/schema-config.ts';
import type { CountDescriptor, ListDescriptor, RecordKey, ShowDescriptor } from './descriptor.ts';

/**
 * What a page needs to offer a list that its record holds, before the module of the list is loaded:
 * `repository { issues(first:) { … } }`.
 */
export interface NestedListSummary {
  /**
   * Name of the field, catalogue key, and segment of the address `/repositories/<id>/issues`.
   * Unique in the resource.
   */
  readonly name: string;
  readonly description?: string | undefined;
  /** As in `FieldDescriptor`. */
  readonly called?: string | undefined;
  /** Resource of its rows: their fields, their label, what can be done with them. */
  readonly resource: string;
  /** Loads its documents and functions, once. */
  readonly load: () => Promise<NestedListModule>;
}

/** The generated module of a list that records hold: what `NestedListSummary.load` answers. */
export interface NestedListModule {
  /**
   * The list of one record. What it answers is a list as any other, so that whatever shows a list
   * shows it.
   *
   * @param owner key of the record that holds it; of one that is found only below another, with the
   *   parts of that one's key
   */
  of(owner: RecordKey): NestedList;
  /** What the cache has to know before its first document is sent: give it to `addCacheRules`. */
  readonly cache?: CacheRules | undefined;
}

/** A list that one record holds, ready to be shown as any other. */
export interface NestedList {
  readonly list: ListDescriptor;
  readonly count?: CountDescriptor | undefined;
  /**
   * One of its records, where their resource has no page of its own: it is shown below the owner,
   * `/repositories/<id>/issues/<id>`.
   */
  readonly show?: ShowDescriptor | undefined;
}
