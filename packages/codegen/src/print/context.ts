import type { FragmentDefinitionNode, GraphQLSchema } from 'graphql';

import type { Resource, ResourceModel } from '../model.ts';
import type { OperatorTables } from './arguments/filter.ts';
import type { Repeated } from './code/repeated.ts';
import type { SchemaTypes } from './code/schema-types.ts';

/** What the printers of one resource share. */
export interface Context {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  readonly resource: Resource;
  /** First part of the names of its documents: `Order` of `OrderList`. */
  readonly prefix: string;
  readonly resources: ReadonlyMap<string, Resource>;
  /** Fragments written by hand, by name. */
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly types: SchemaTypes;
  readonly operatorTables: OperatorTables;
  /** What the module names instead of printing it again: types of records, selections. */
  readonly repeated: Repeated;
}
