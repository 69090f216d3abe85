import type { FieldNode, GraphQLCompositeType, GraphQLNamedType, SelectionNode } from 'graphql';

import type { Field, Path } from '../../model.ts';

/** Field of a fragment. Columns and lines of the show page are made from it. */
export interface ViewField {
  /** Response name. */
  readonly name: string;
  readonly node: FieldNode;
  readonly owner: GraphQLNamedType;
  /** The field of the record that it is in, where that is not the record itself. */
  readonly within?: string;
  /** The schema's field in the model. */
  readonly model: Field | undefined;
  /** Of a field of a part: the types that the part is within, the nearest first. */
  readonly above?: readonly GraphQLNamedType[];
  /** It is shown with its values, whatever pages there are of such records. */
  readonly isValue?: boolean;
  /** Path of a picture's URL inside the value. */
  readonly image?: Path;
}

/** Selections of a resource's records. Computed once and shared by all printers of the resource. */
export interface View {
  /** Type of the rows. */
  readonly type: GraphQLCompositeType;
  /** Type of the record that the page shows, which may be another one: `WorkerDetail`. */
  readonly pageType: GraphQLCompositeType;
  /** Key and label, which are in every document. */
  readonly named: readonly SelectionNode[];
  /** Fields of the list's rows. */
  readonly row: readonly SelectionNode[];
  /**
   * Fields of the page that are too long for a column. A list can select them additionally; an
   * export does.
   */
  readonly more: readonly SelectionNode[];
  /** Fields that the page of a record shows. */
  readonly shown: readonly ViewField[];
  /** Selection of a record's page. Every write selects it too, so that no further request is needed. */
  readonly page: readonly SelectionNode[];
  /** Names of what the page holds at the top of a record, fields of an envelope among them. */
  readonly pageFields: ReadonlySet<string>;
}
