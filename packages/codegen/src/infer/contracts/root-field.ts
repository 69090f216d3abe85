import type { Path } from '../../model.ts';
import type { FoundShape } from './list-shape.ts';
import type { OutputField } from './schema.ts';

/** A field reached from a root type, directly or through namespaces such as `viewer`. */
export interface RootField {
  readonly path: Path;
  /** Path with dots: what expected answers, reports and overrides call it. */
  readonly name: string;
  /** Last part of the path. */
  readonly leaf: string;
  readonly words: readonly string[];
  readonly field: OutputField;
  /** Records in what a query field returns, if it is a list. */
  readonly shape?: FoundShape;
  /** The field above it, where that answers a record of its own: `viewer` of `viewer.repositories`. */
  readonly above?: RootField;
}
