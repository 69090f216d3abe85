import type { CacheRules } from '@admin/gql';
import type {
  KeyedResource,
  ListDescriptor,
  NestedListModule,
  NestedListSummary,
  RecordKey,
  ResourceDescriptor,
} from '@admin/gql/resource';

import { createLoadable, type Loadable } from '../values/loadable.ts';
import type { Resources } from './create-resources.ts';
import { ownedState } from './owned-state.ts';

/** Client whose cache receives the rules of a module before its documents are sent. */
export interface CacheRulesOwner {
  /** Adding the same rules again changes nothing. */
  addRules(rules: CacheRules | undefined): void;
}

/** A nested list with its loaded modules. */
export interface LoadedNested {
  readonly summary: NestedListSummary;
  readonly module: NestedListModule;
  /** Resource of its rows, in its general form. */
  readonly rows: ResourceDescriptor;
}

/** The list of one owner record. */
export interface BoundNested {
  readonly summary: NestedListSummary;
  /** Resource of its rows, with this list as its list. */
  readonly resource: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** Its records have their pages below it, because their resource has no pages. */
  readonly holdsPages: boolean;
  /** Its records are in a list of their resource as well. */
  readonly hasOwnList: boolean;
}

/** Modules of nested lists, by the resource of their rows. */
const modulesOf = ownedState(() => new Map<NestedListSummary, Loadable<LoadedNested>>());

/**
 * Modules of a nested list, loaded together. `undefined` where the application does not have the
 * resource of its rows.
 */
export function nestedModule(
  summary: NestedListSummary,
  resources: Resources,
): Loadable<LoadedNested> | undefined {
  const of = resources.get(summary.resource);
  if (!of) return undefined;
  const modules = modulesOf(of.owner);
  const module =
    modules.get(summary) ??
    createLoadable(async () => {
      const [loaded, rows] = await Promise.all([summary.load(), of.module.load()]);
      return { summary, module: loaded, rows };
    });
  modules.set(summary, module);
  return module;
}

/**
 * The nested list of the record with this key; `null` where no record can have the key. Its rules
 * are added to the cache.
 */
export function bindNested(
  { summary, module, rows }: LoadedNested,
  owner: RecordKey,
  client: CacheRulesOwner,
): BoundNested | null {
  client.addRules(rows.cache);
  client.addRules(module.cache);
  try {
    const { list, count, show } = module.of(owner);
    const resource: ResourceDescriptor =
      rows.key === null
        ? { ...rows, list, count }
        : {
            ...rows,
            list,
            count,
            show: show ?? rows.show,
            tree: rows.tree && { ...rows.tree, paths: undefined },
          };
    return {
      summary,
      resource,
      list,
      holdsPages: rows.key !== null && show !== undefined,
      hasOwnList: rows.list !== undefined,
    };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Nested lists of a resource that the user may open, in the order of the schema. */
export function offeredNested(
  { nested = [] }: KeyedResource,
  can: (capability: 'list', resource: string) => boolean,
  resources: Resources,
): readonly NestedListSummary[] {
  return nested.filter(({ resource }) => can('list', resource) && resources.get(resource));
}
