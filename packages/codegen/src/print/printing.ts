import type { FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';

import type { Resource, ResourceModel } from '../model.ts';
import { cacheFacts, type CacheFacts } from './cache/cache-facts.ts';
import type { Imports } from './code/imports.ts';
import { Repeated } from './code/repeated.ts';
import { SchemaTypes } from './code/schema-types.ts';
import type { Context, PrintedTexts } from './context/context.ts';
import { memory, type Memory } from './memory.ts';
import { signInTypes } from './modules/sign-in-module.ts';
import { planModules, type ModulePlan } from './plan.ts';
import { rootType } from './schema-path.ts';

/** Input of a run of printing. */
export interface Job {
  readonly schema: GraphQLSchema;
  readonly model: ResourceModel;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Operations written by hand, which the cache has to know as well. */
  readonly written: readonly OperationDefinitionNode[];
  readonly imports: Imports;
  readonly texts: PrintedTexts | undefined;
}

/** State that the printers of all modules of a model share. */
export interface Printing extends Job {
  /** Operations that the schema does not answer, by name, with its reason. */
  readonly refused: ReadonlyMap<string, string>;
  readonly plan: ModulePlan;
  readonly types: SchemaTypes;
  readonly facts: CacheFacts;
  readonly remembered: Memory;
}

export function printingOf(job: Job, refused: ReadonlyMap<string, string>): Printing {
  const { schema, model, imports } = job;
  const plan = planModules(model);
  return {
    ...job,
    refused,
    plan,
    types: new SchemaTypes(schema, model, [...signInTypes, ...plan.declaredTypes]),
    facts: cacheFacts(schema, model),
    remembered: memory(model, imports),
  };
}

/** Everything of a context that is the same in all modules of the model. */
export const sharedContext = ({
  schema,
  model,
  plan: { resources, byType },
  fragments,
  types,
  refused,
  remembered: { operatorTables },
  facts,
  texts,
}: Printing): Omit<Context, 'resource' | 'prefix' | 'view'> => ({
  schema,
  model,
  resources,
  byType,
  fragments,
  types,
  refused,
  operatorTables,
  cacheFacts: facts,
  repeated: new Repeated(),
  ...(texts && { texts }),
});

/** Context of a module that belongs to no resource. */
export const contextOfNone = (printing: Printing, kind: 'query' | 'mutation'): Context => ({
  ...sharedContext(printing),
  resource: noResource,
  prefix: '',
  view: {
    type: rootType(printing.schema, kind),
    pageType: rootType(printing.schema, kind),
    named: [],
    row: [],
    more: [],
    shown: [],
    page: [],
    pageFields: new Set<string>(),
  },
});

/** Stands for the resource of actions that have none. */
export const noResource: Resource = {
  name: '',
  type: '',
  key: [],
  label: [],
  fields: [],
  related: [],
  nested: [],
  decisions: [],
};

/** Name of the file of a resource, without ending. */
export const fileOf = ({ plan: { paths } }: Pick<Printing, 'plan'>, name: string): string =>
  paths.get(name) ?? name;
