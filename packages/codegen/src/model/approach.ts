import type { KeyArgument, RequiredArgument } from './arguments.ts';
import type { FilterField } from './filter.ts';
import type { Path } from './path.ts';

/**
 * Field on the path from Query to an operation's root field, with its arguments: `repository(id:)`
 * above `issues`.
 */
export interface Approach {
  /** Path of the field from Query. */
  readonly root: Path;
  /**
   * Path from the field's value to the record that holds the next field. `identity` are paths of
   * its identifying fields, which are selected for the cache.
   */
  readonly record: Path;
  readonly identity: readonly Path[];
  /** Arguments that take the key of the record. */
  readonly key: readonly KeyArgument[];
  /**
   * Conditions that the user fills in once for all lists below the field: `organization(slug:) {
   * pipelines }`. Paths start at the field's arguments.
   */
  readonly requiredConditions?: readonly FilterField[];
  readonly required: readonly RequiredArgument[];
}
