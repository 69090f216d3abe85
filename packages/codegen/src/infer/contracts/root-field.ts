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
  /** Parent field, where it answers a record: `viewer` of `viewer.repositories`. */
  readonly above?: RootField;
}

/** A mutation, with the readings of its name as a write. */
export interface MutationField extends RootField {
  readonly writes: readonly WriteName[];
}

export type WriteRole = 'create' | 'update' | 'remove';

/** A reading of the name of a mutation: the write, and the thing that it writes. */
export interface WriteName {
  readonly role: WriteRole;
  /** 1 for the plain word, less for one that may mean something else. */
  readonly strength: number;
  readonly verb: string;
  /** Words of the thing, most likely first. */
  readonly stems: readonly (readonly string[])[];
  /** Names several records. */
  readonly batch: boolean;
  /**
   * The verb is unknown, as in `sendSubmission`. The arguments alone tell whether the mutation
   * creates.
   */
  readonly unusual?: true;
}
