import type { Decision } from './decision.ts';
import type { CountOperation, ListOperation } from './list.ts';

/** A list that a record holds: `repository { issues(first:, orderBy:) { nodes { … } } }`. */
export interface NestedList {
  /** Name of the field, catalogue key, and segment of the address `/repositories/<id>/issues`. */
  readonly name: string;
  readonly description?: string;
  /** `Resource.name` of its rows. */
  readonly resource: string;
  /** Its root goes through the field that finds the record which holds it: `['repository', 'issues']`. */
  readonly list: ListOperation;
  readonly count?: CountOperation;
  readonly decisions: readonly Decision[];
}
