import type { FragmentDefinitionNode, GraphQLSchema } from 'graphql';

import type { Resource, ResourceModel } from '../../model.ts';
import type { ModelTexts } from '../../texts/texts.ts';
import type { CacheFacts } from '../cache/cache-facts.ts';
import { identifier, using, type Code } from '../code/code.ts';
import type { Repeated } from '../code/repeated.ts';
import type { SchemaTypes } from '../code/schema-types.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { View } from './view.ts';

/** Labels of resources, fields and values, in addition to the schema's descriptions. */
export type PrintedTexts = ModelTexts;

/** Facts about a resource that are available before printing. */
export interface ResourceContext {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  readonly resource: Resource;
  /** First part of the names of its documents: `Order` of `OrderList`. */
  readonly prefix: string;
  readonly resources: ReadonlyMap<string, Resource>;
  /** Resources whose records have an identity, by their types. */
  readonly byType: ReadonlyMap<string, Resource>;
  /** Fragments written by hand, by name. */
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Context that the printers of a resource share. */
export interface Context extends ResourceContext {
  /**
   * The module that declares fields, key and types of the records, where that is another one:
   * `resources/issues`.
   */
  readonly declaredIn?: string;
  readonly view: View;
  readonly types: SchemaTypes;
  readonly operatorTables: OperatorTables;
  readonly cacheFacts: CacheFacts;
  /**
   * Operations that the schema does not answer as they were printed before, by name, with its
   * reason.
   */
  readonly refused: ReadonlyMap<string, string>;
  /** Types and selections that the module declares once and refers to by name. */
  readonly repeated: Repeated;
  /** Absent: names are made when they are shown. */
  readonly texts?: PrintedTexts;
}

/** A constant that the module of the resource declares. */
export const declared = (context: Pick<Context, 'declaredIn'>, name: string): Code =>
  declaredAs(context, name, true);

/** A type that it declares. */
export const declaredType = (context: Pick<Context, 'declaredIn'>, name: string): Code =>
  declaredAs(context, name, false);

const declaredAs = (
  { declaredIn: path }: Pick<Context, 'declaredIn'>,
  name: string,
  isValue: boolean,
): Code =>
  path === undefined
    ? identifier(name)
    : using(identifier(name), { kind: 'generated', path, name, isValue });
