import type { OperationDefinitionNode } from 'graphql';

import type { ResourceModel } from '../model.ts';
import type { FittedModel } from './agreement/fit-model.ts';
import type { Code } from './code/code.ts';
import type { Imports } from './code/imports.ts';
import type { ModuleTexts } from './code/module-text.ts';
import { OperatorTables } from './context/operator-tables.ts';
import type { PrintedActions } from './modules/action-module.ts';
import type { NestedModule } from './modules/nested-module.ts';
import type { PrintedQuery } from './modules/query-module.ts';
import type { PrintedResource } from './print-resource.ts';
import { Unprintable } from './unprintable.ts';

/** Values by name. A value is made again when something that it depends on has changed. */
export class Remembered<T> {
  readonly #known = new Map<string, { readonly dependencies: readonly unknown[]; value: T }>();
  readonly #operationsOf: (value: T) => readonly OperationDefinitionNode[];

  /** `operationsOf`: a value is made again as well when one of its operations was refused. */
  constructor(operationsOf: (value: T) => readonly OperationDefinitionNode[] = () => []) {
    this.#operationsOf = operationsOf;
  }

  /** `dependencies` are compared by identity: texts, or objects that no run changes. */
  of(
    name: string,
    dependencies: readonly unknown[],
    refused: ReadonlyMap<string, string>,
    make: () => T,
  ): T {
    const before = this.#known.get(name);
    const isSame =
      before?.dependencies.length === dependencies.length &&
      before.dependencies.every((each, at) => each === dependencies[at]) &&
      !this.#operationsOf(before.value).some((operation) =>
        refused.has(operation.name?.value ?? ''),
      );
    if (before && isSame) return before.value;
    const value = make();
    this.#known.set(name, { dependencies, value });
    return value;
  }
}

/**
 * Cache of printed modules. After the edit of a document, a run prints that document's resource
 * only.
 */
export interface Memory {
  readonly extension: Imports['extension'];
  /** By name of the resource. */
  readonly resources: Remembered<PrintedResource | Unprintable>;
  /** By name of the resource. */
  readonly actions: Remembered<PrintedActions>;
  /** By name of the query. */
  readonly queries: Remembered<PrintedQuery | Unprintable>;
  /** By path of the module. */
  readonly nested: Remembered<NestedModule | Unprintable>;
  /** By path of the module, of modules that also describe what others hold. */
  readonly bodies: Remembered<readonly Code[]>;
  readonly operatorTables: OperatorTables;
  /** Operations that are known to be valid. */
  readonly answered: WeakSet<OperationDefinitionNode>;
  modules?: ModuleTexts;
  /** The model as far as the schema has what it names. */
  fitted?: FittedModel;
  /** The model without resources of which nothing can be printed. */
  reduced?: ResourceModel;
}

const memories = new WeakMap<ResourceModel, Memory>();

export function memory(model: ResourceModel, { extension }: Imports): Memory {
  const found = memories.get(model);
  if (found?.extension === extension) return found;
  const empty: Memory = {
    extension,
    resources: new Remembered((printed) =>
      printed instanceof Unprintable ? [] : printed.module.operations,
    ),
    actions: new Remembered(({ module }) => module?.operations ?? []),
    queries: new Remembered((printed) =>
      printed instanceof Unprintable ? [] : [printed.code.operation.operation.document],
    ),
    nested: new Remembered((module) => (module instanceof Unprintable ? [] : module.operations)),
    bodies: new Remembered(),
    operatorTables: new OperatorTables(),
    answered: new WeakSet(),
  };
  memories.set(model, empty);
  return empty;
}

/** The model with these resources alone; the same object for the same resources. */
export function reducedModel(
  model: ResourceModel,
  imports: Imports,
  names: ReadonlySet<string>,
): ResourceModel {
  const remembered = memory(model, imports);
  const before = remembered.reduced;
  const isSame =
    before?.resources.length === names.size &&
    before.resources.every(({ name }) => names.has(name));
  return isSame
    ? before
    : (remembered.reduced = {
        ...model,
        resources: model.resources.filter(({ name }) => names.has(name)),
      });
}
