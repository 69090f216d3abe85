import type { FieldNode, GraphQLCompositeType, GraphQLNamedType, SelectionNode } from 'graphql';

import type { Field, Path } from '../../model.ts';

/** One field of a fragment: what a column or a line of the show page is made of. */
export interface ViewField {
  /** Response name. */
  readonly name: string;
  readonly node: FieldNode;
  readonly owner: GraphQLNamedType;
  /** The field of the record that it is in, where that is not the record itself. */
  readonly within?: string;
  /** What the model says of the schema's field. */
  readonly model: Field | undefined;
  /** Of a field of a part: the types that the part is within, the nearest first. */
  readonly above?: readonly GraphQLNamedType[];
  /** It is shown with its values, whatever pages there are of such records. */
  readonly isValue?: boolean;
  /** Where the address of a picture is in its value. */
  readonly image?: Path;
}

/**
 * What documents select of the records of a resource: worked out once, and asked by all that is
 * printed of it.
 */
export interface View {
  /** Type of the rows. */
  readonly type: GraphQLCompositeType;
  /** Type of the record that the page shows, which may be another one: `WorkerDetail`. */
  readonly pageType: GraphQLCompositeType;
  /** Key and label, which are in every document. */
  readonly named: readonly SelectionNode[];
  /** What the list shows. */
  readonly row: readonly SelectionNode[];
  /**
   * What a list can be asked for beside that: values of the page that are too long for a column. An
   * export has them.
   */
  readonly more: readonly SelectionNode[];
  /** What the page of a record shows. */
  readonly shown: readonly ViewField[];
  /**
   * What the page of a record holds, and every write answers with, so that no further request is
   * needed.
   */
  readonly page: readonly SelectionNode[];
  /** Names of what the page holds at the top of a record, fields of an envelope among them. */
  readonly pageFields: ReadonlySet<string>;
}
