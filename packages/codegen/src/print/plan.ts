import type { Action, OtherQuery, Resource, ResourceModel } from '../model.ts';
import { documentPrefixes, namedDocuments, nestedPrefixes } from './documents/document-names.ts';
import { filePaths } from './file-paths.ts';
import { isOffered } from './offered-query.ts';
import { offeredPlace } from './operations/offered-place.ts';
import { partType } from './records/shown-part.ts';

/** Names, files and types of the modules of a model, before the first of them is printed. */
export interface ModulePlan {
  /** The resources; the key of each includes what its address needs. */
  readonly addressed: readonly Resource[];
  /** The same by name. */
  readonly resources: ReadonlyMap<string, Resource>;
  /** Resources with a key, by the type of their records. The first of a type counts. */
  readonly byType: ReadonlyMap<string, Resource>;
  /** First part of the names of the documents of a resource: `Order` of `OrderList`. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The same of a nested list, by resource and name: `RepositoryIssues` by `repositories.issues`. */
  readonly nestedNames: ReadonlyMap<string, string>;
  /** File names of resources, without ending. */
  readonly paths: ReadonlyMap<string, string>;
  /** Queries that have a module. */
  readonly offered: readonly OtherQuery[];
  /** File names of queries, without ending. */
  readonly queryPaths: ReadonlyMap<string, string>;
  /** Names of documents by action. */
  readonly documentNames: ReadonlyMap<string, string>;
  /** Names of documents by query. */
  readonly queryDocuments: ReadonlyMap<string, string>;
  /** Actions by the resource that shows them; those of no resource stand under `''`. */
  readonly actions: ReadonlyMap<string, readonly Action[]>;
  /** Names of types that the modules declare: a type of the schema takes none of them. */
  readonly declaredTypes: readonly string[];
}

/** The modules that are printed of a model. */
export function planModules(model: ResourceModel): ModulePlan {
  const addressed = model.resources.map(withAddress);
  const resources = new Map(addressed.map((resource) => [resource.name, resource]));
  const prefixes = documentPrefixes(model);
  const nestedNames = nestedPrefixes(model, prefixes);
  const offered = model.queries.filter(isOffered);
  const documentNames = namedDocuments(model.actions, 'Action');
  const queryDocuments = namedDocuments(offered, 'Query');
  const otherTypes = [...documentNames.values(), ...queryDocuments.values()].flatMap((name) => [
    `${name}Data`,
    `${name}Variables`,
    `${name}Read`,
  ]);
  const partTypes = model.actions.flatMap(({ resource = '', part }) =>
    part?.path ? [partType(prefixes.get(resource) ?? '', part.path)] : [],
  );
  return {
    addressed,
    resources,
    byType: new Map(
      addressed
        .filter(({ key }) => key.length > 0)
        .toReversed()
        .map((resource) => [resource.type, resource]),
    ),
    prefixes,
    nestedNames,
    paths: filePaths(model.resources),
    offered,
    queryPaths: filePaths(offered),
    documentNames,
    queryDocuments,
    actions: Map.groupBy(
      model.actions.filter(({ writes }) => writes === undefined),
      (action) => holderOf(action, resources),
    ),
    declaredTypes: [
      ...[...prefixes.values(), ...nestedNames.values()].flatMap(declaredTypes),
      ...otherTypes,
      ...partTypes,
    ],
  };
}

/**
 * Links, addresses and what is selected of a record have its page in view; the cache and writes
 * know it by its key alone.
 */
const withAddress = (resource: Resource): Resource =>
  resource.address ? { ...resource, key: [...resource.key, ...resource.address] } : resource;

/** The resource with whose records an action is found; `''` where there is none. */
function holderOf(action: Action, resources: ReadonlyMap<string, Resource>): string {
  const resource = resources.get(action.resource ?? '');
  const place = offeredPlace(action, resource);
  return resource && place !== 'global' && place !== 'singleton' ? resource.name : '';
}

/** Types that the module of a resource declares besides the schema's. */
function declaredTypes(prefix: string): readonly string[] {
  const operations = [
    'List',
    'Picker',
    'Count',
    'Paths',
    'Show',
    'Create',
    'Update',
    'Delete',
  ].flatMap((name) => [`${name}Data`, `${name}Variables`]);
  return [
    ...operations,
    'Label',
    'Record',
    'Row',
    'Page',
    'Path',
    'Conditions',
    'Arguments',
    'Types',
    'Actions',
  ].map((name) => `${prefix}${name}`);
}
