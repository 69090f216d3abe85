import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';

/** The records that an action is about: one, or those that are chosen in a list. */
export interface ActionSubject {
  readonly resource: KeyedResource;
  readonly records: readonly [ResourceRecord, ...ResourceRecord[]];
}

/** The record on the other side of a relation, where the screen knows it: nobody is asked for it. */
export interface KnownOther {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
}

/** The part of a record that an action is about, where the screen knows it. */
export interface KnownPart {
  readonly record: ResourceRecord;
  /** In words, which one it is. */
  readonly text: string;
}

/** What an action is about, as far as the screen knows it. */
export interface ActionTarget {
  readonly subject?: ActionSubject | undefined;
  readonly other?: KnownOther | undefined;
  readonly part?: KnownPart | undefined;
}
