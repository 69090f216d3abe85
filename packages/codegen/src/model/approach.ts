import type { KeyArgument, RequiredArgument } from './arguments.ts';
import type { FilterField } from './filter.ts';
import type { Path } from './path.ts';

/**
 * A field on the way from Query to that of an operation, and what it is asked with:
 * `repository(id:)` above `issues`.
 */
export interface Approach {
  /** Path of the field from Query. */
  readonly root: Path;
  /**
   * From its value to the record that the way goes on from, and what identifies that one: selected
   * for the cache.
   */
  readonly record: Path;
  readonly identity: readonly Path[];
  /** Where the key of the record goes. */
  readonly key: readonly KeyArgument[];
  /**
   * What is asked for once for all that is behind the field: `organization(slug:) { pipelines }`.
   * Paths go from its arguments down.
   */
  readonly requiredConditions?: readonly FilterField[];
  readonly required: readonly RequiredArgument[];
}
