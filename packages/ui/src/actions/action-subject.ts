import type { KeyedResource, ResourceRecord } from '@admin/gql/resource';

/** Subject of an action: one record, or the records chosen in a list. */
export interface ActionSubject {
  readonly resource: KeyedResource;
  readonly records: readonly [ResourceRecord, ...ResourceRecord[]];
}

/** Record at the far end of a relation, when the screen provides it: the form has no input for it. */
export interface RelationTarget {
  readonly resource: KeyedResource;
  readonly record: ResourceRecord;
}

/** Child record that an action changes, when the screen provides it. */
export interface ChildSubject {
  readonly record: ResourceRecord;
  /** Label of the child record. */
  readonly text: string;
}

/** Records that an action applies to, as far as the screen provides them. */
export interface ActionTarget {
  readonly subject?: ActionSubject | undefined;
  readonly other?: RelationTarget | undefined;
  readonly part?: ChildSubject | undefined;
}
