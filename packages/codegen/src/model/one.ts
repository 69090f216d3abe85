import type { Approach } from './approach.ts';
import type { KeyArgument, RequiredArgument } from './arguments.ts';
import type { Field } from './field.ts';
import type { Path } from './path.ts';
import type { PayloadErrors } from './payload-errors.ts';

export interface OneOperation {
  readonly root: Path;
  /** As in the list. */
  readonly above?: readonly Approach[];
  /**
   * From the root field's value to the record: `[]`, `['data']`. A list there stands for its only
   * element.
   */
  readonly record: Path;
  /** Arguments that take the key, one per key field. */
  readonly key: readonly KeyArgument[];
  readonly required: readonly RequiredArgument[];
  /** As in the list. */
  readonly refusals?: PayloadErrors;
  /** Type condition, for `node(id:)`. */
  readonly on?: string;
  /**
   * Fields of the record that rows do not have, where it is of another type than they: the `bio` of
   * `workerDetail(id: ID!): WorkerDetail`. The page shows them; no list does.
   */
  readonly fields?: readonly Field[];
}
