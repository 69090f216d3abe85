import type { Decision } from './decision.ts';
import type { CountOperation, ListOperation } from './list.ts';
import type { OneOperation } from './one.ts';

/** A list that a record holds: `repository { issues(first:, orderBy:) { nodes { … } } }`. */
export interface NestedList {
  /** Name of the field, catalogue key, and segment of the address `/repositories/<id>/issues`. */
  readonly name: string;
  readonly description?: string;
  /** `Resource.name` of its rows. */
  readonly resource: string;
  /**
   * Its root goes through the field that finds the record which holds it: `['repository',
   * 'issues']`.
   */
  readonly list: ListOperation;
  readonly count?: CountOperation;
  /**
   * Query for a single record of the list through its parent, where no other query finds it:
   * `pipeline(slug:) { build(number:) }`.
   */
  readonly one?: OneOperation;
  readonly decisions: readonly Decision[];
}
