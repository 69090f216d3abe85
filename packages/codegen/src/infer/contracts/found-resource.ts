import type { FoundShape } from './list-shape.ts';
import type { ReadPaging } from './paging.ts';
import type { RootField } from './root-field.ts';
import type { RecordType } from './schema.ts';

/** A type of record and the list that made it a resource. */
export interface FoundResource {
  readonly type: string;
  readonly record: RecordType;
  /** A query field, or, where none lists the records, the field of another record that does. */
  readonly list: RootField;
  /** Type of that other record. */
  readonly within?: string;
  readonly shape: FoundShape;
  readonly paging: ReadPaging;
}

export interface StemMatch {
  readonly resource: FoundResource;
  /** 0 to 1. */
  readonly exactness: number;
}

/** Finds resources by the words that other operations use for them, at the cost of a look-up. */
export interface ResourceIndex {
  readonly resources: readonly FoundResource[];
  readonly byType: ReadonlyMap<string, FoundResource>;
  /** Best first. */
  find(stem: string): readonly StemMatch[];
}
