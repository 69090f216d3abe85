import type { OperationDefinitionNode } from 'graphql';

import type { ResourceModel } from '../model.ts';
import type { Imports } from './code/imports.ts';
import { Bodies, type ModuleTexts } from './code/module-text.ts';
import type { Context } from './context/context.ts';
import { OperatorTables } from './context/operator-tables.ts';
import type { PrintedActions } from './modules/action-module.ts';
import type { printQuery } from './modules/query-module.ts';
import type { RememberedNested } from './nested-lists.ts';
import type { PrintedResource } from './print-resource.ts';

/**
 * What was printed of a model, so that a run after the edit of one document prints the resource of
 * that document only.
 */
interface Memory {
  readonly extension: Imports['extension'];
  readonly resources: Map<
    string,
    PrintedResource & { readonly fragment: string; readonly told: string | undefined }
  >;
  /** By name of the resource. */
  readonly actions: Map<
    string,
    PrintedActions & { readonly fragment: string; readonly told: string }
  >;
  /** By name of the query, with the context of the resource whose records it answers. */
  readonly queries: Map<
    string,
    { readonly about: Context | undefined; readonly printed: ReturnType<typeof printQuery> }
  >;
  /** By path of the module. */
  readonly nested: Map<string, RememberedNested>;
  readonly operatorTables: OperatorTables;
  /** Of modules that tell what others hold. */
  readonly bodies: Bodies;
  /** Operations that are known to be valid. */
  readonly answered: WeakSet<OperationDefinitionNode>;
  modules?: ModuleTexts;
  /** The model without resources of which nothing can be printed. */
  reduced?: ResourceModel;
}

const memories = new WeakMap<ResourceModel, Memory>();

export function memory(model: ResourceModel, { extension }: Imports): Memory {
  const found = memories.get(model);
  if (found?.extension === extension) return found;
  const empty: Memory = {
    extension,
    resources: new Map(),
    actions: new Map(),
    queries: new Map(),
    nested: new Map(),
    operatorTables: new OperatorTables(),
    bodies: new Bodies(),
    answered: new WeakSet(),
  };
  memories.set(model, empty);
  return empty;
}
