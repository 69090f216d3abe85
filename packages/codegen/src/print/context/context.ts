import type { FragmentDefinitionNode, GraphQLSchema } from 'graphql';

import type { Resource, ResourceModel } from '../../model.ts';
import type { ModelTexts } from '../../texts/texts.ts';
import type { CacheFacts } from '../cache/cache-facts.ts';
import { identifier, using, type Code } from '../code/code.ts';
import type { Repeated } from '../code/repeated.ts';
import type { SchemaTypes } from '../code/schema-types.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { View } from './view.ts';

/** What resources, fields and values are called, beside what the schema says itself. */
export type PrintedTexts = ModelTexts;

/** What is known of a resource before anything of it is printed. */
export interface ResourceContext {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  readonly resource: Resource;
  /** First part of the names of its documents: `Order` of `OrderList`. */
  readonly prefix: string;
  readonly resources: ReadonlyMap<string, Resource>;
  /** The resources whose records can be told apart, by the type of these. */
  readonly byType: ReadonlyMap<string, Resource>;
  /** Fragments written by hand, by name. */
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** What the printers of one resource share. */
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
  /** What the module names instead of printing it again: types of records, selections. */
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
