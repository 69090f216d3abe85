import { addCacheRules } from '@admin/gql';
import type {
  KeyedResource,
  ListDescriptor,
  NestedListModule,
  NestedListSummary,
  RecordKey,
  ResourceDescriptor,
  ResourceSummary,
} from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';

import { createLoadable, type Loadable } from '../admin/loadable.ts';
import { resourceModule } from '../admin/use-resource.ts';

/** A list below a record with the modules that it needs. */
export interface LoadedNested {
  readonly summary: NestedListSummary;
  readonly module: NestedListModule;
  /** Resource of its rows, as it is elsewhere. */
  readonly rows: ResourceDescriptor;
}

/** The list of one record. */
export interface BoundNested {
  readonly summary: NestedListSummary;
  /** Resource of its rows, whose list is this one. */
  readonly resource: ResourceDescriptor;
  readonly list: ListDescriptor;
  /** The pages of its records are below it: their resource has none. */
  readonly holdsPages: boolean;
  /** They are in a list of their resource, too. */
  readonly hasOwnList: boolean;
}

const modules = new WeakMap<
  NestedListSummary,
  { readonly of: ResourceSummary; readonly loadable: Loadable<LoadedNested> }
>();

/**
 * What a nested list needs, loaded together. `undefined` where the resource of its rows is not
 * among those of the application.
 */
export function nestedModule(
  summary: NestedListSummary,
  resources: readonly ResourceSummary[],
): Loadable<LoadedNested> | undefined {
  const of = resources.find(({ name }) => name === summary.resource);
  if (!of) return undefined;
  const known = modules.get(summary);
  if (known?.of === of) return known.loadable;
  const loadable = createLoadable(async () => {
    const [module, rows] = await Promise.all([summary.load(), resourceModule(of).load()]);
    return { summary, module, rows };
  });
  modules.set(summary, { of, loadable });
  return loadable;
}

/**
 * The list that the record with this key holds; `null` where no record can have it. The cache knows
 * its rules from then on.
 */
export function bindNested(
  { summary, module, rows }: LoadedNested,
  owner: RecordKey,
  { cache }: ApolloClient,
): BoundNested | null {
  addCacheRules(cache, rows.cache);
  addCacheRules(cache, module.cache);
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

/** Lists below the records of a resource that the user may open, in the order of the schema. */
export function offeredNested(
  { nested = [] }: KeyedResource,
  can: (capability: 'list', resource: string) => boolean,
  resources: readonly ResourceSummary[],
): readonly NestedListSummary[] {
  return nested.filter(
    ({ resource }) => can('list', resource) && resources.some(({ name }) => name === resource),
  );
}
