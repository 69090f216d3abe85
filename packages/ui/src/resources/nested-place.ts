import type {
  KeyedResource,
  NestedListSummary,
  RecordKey,
  ResourceDescriptor,
  ShowDescriptor,
} from '@admin/gql/resource';

import { listHref, nestedHref, type ScreenAddress } from './addresses.ts';
import { createLoadable, type Loadable } from '../values/loadable.ts';
import { recordKeyAt } from './record-key.ts';
import type { Resources } from './create-resources.ts';
import { ownedState } from './owned-state.ts';
import type { Resource } from './resource.ts';
import {
  bindNested,
  nestedModule,
  type BoundNested,
  type CacheRulesOwner,
  type LoadedNested,
} from './nested-list.ts';

export type NestedAddress = Extract<ScreenAddress, { readonly screen: 'nested' }>;

/** A record on the path of the address. */
export interface PlacedRecord {
  readonly resource: KeyedResource;
  readonly show: ShowDescriptor;
  /** Key of the record, including the key fields of its ancestors. */
  readonly key: RecordKey;
  readonly id: string;
  /** Path of the record's list. */
  readonly list: string;
  /** Owner of that list; absent for the list of a resource. */
  readonly within?: { readonly resource: string; readonly nested: NestedListSummary };
}

/** Target of an address below a record. */
export type NestedPlace =
  /** A list. `owners` are the ancestors on its path, outermost first; the last one owns the list. */
  | {
      readonly kind: 'list';
      readonly owners: readonly PlacedRecord[];
      readonly owner: PlacedRecord;
      readonly bound: BoundNested;
      readonly path: string;
    }
  /** A record that only has a page below its owner. */
  | {
      readonly kind: 'record';
      readonly owners: readonly PlacedRecord[];
      readonly record: PlacedRecord;
    }
  /** A record that has its page elsewhere. */
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'missing'; readonly list: string };

/** Chains of nested lists below a resource, by the names of the lists. */
const chainsOf = ownedState(() => new Map<string, Loadable<readonly LoadedNested[] | null>>());

/** Modules of all lists on the path; `null` where a name matches no list. */
export function nestedChain(
  root: Resource,
  { steps }: NestedAddress,
  resources: Resources,
): Loadable<readonly LoadedNested[] | null> {
  const known = chainsOf(root.owner);
  const path = steps.map(({ name }) => name).join('/');
  const chain =
    known.get(path) ??
    createLoadable(async () => {
      const loaded: LoadedNested[] = [];
      let owner = await root.module.load();
      for (const { name } of steps) {
        const nested =
          owner.key === null ? undefined : owner.nested?.find((each) => each.name === name);
        const step = await (nested && nestedModule(nested, resources)?.load());
        if (!step) return null;
        loaded.push(step);
        owner = step.rows;
      }
      return loaded;
    });
  known.set(path, chain);
  return chain;
}

/** `root`: resource of the first segment of the address. */
export function nestedPlace(
  root: ResourceDescriptor,
  address: NestedAddress,
  chain: readonly LoadedNested[],
  client: CacheRulesOwner,
): NestedPlace {
  const rootList = listHref(address.resource);
  const rootKey = root.key === null ? null : recordKeyAt(root, address.id);
  if (!root.show || !rootKey) return { kind: 'missing', list: rootList };
  let owner: PlacedRecord = {
    resource: root,
    show: root.show,
    key: rootKey,
    id: address.id,
    list: rootList,
  };
  const owners = [owner];
  for (const [at, loaded] of chain.entries()) {
    const path = nestedHref(`${owner.list}/${owner.id}`, loaded.summary.name);
    const id = address.steps[at]?.id;
    const bound = bindNested(loaded, owner.key, client);
    if (!bound) return { kind: 'missing', list: owner.list };
    if (id === undefined) return { kind: 'list', owners, owner, bound, path };
    const { resource } = bound;
    const own = resource.key === null ? null : recordKeyAt(resource, id);
    if (!resource.show || !own) return { kind: 'missing', list: path };
    if (!bound.holdsPages) {
      const page = address.steps
        .slice(at + 1)
        .reduce(
          (href, step) =>
            `${nestedHref(href, step.name)}${step.id === undefined ? '' : `/${step.id}`}`,
          `${listHref(resource.name)}/${id}`,
        );
      return { kind: 'elsewhere', href: address.edits ? `${page}/edit` : page };
    }
    owner = {
      resource,
      show: resource.show,
      key: { ...owner.key, ...own },
      id,
      list: path,
      within: { resource: owner.resource.name, nested: loaded.summary },
    };
    owners.push(owner);
  }
  return { kind: 'record', owners: owners.slice(0, -1), record: owner };
}

/** Storage name of a nested list's chosen columns, common to all owners. */
export function columnsNameOf(owners: readonly PlacedRecord[], name: string): string {
  return [...owners.map(({ resource, within }) => within?.nested.name ?? resource.name), name].join(
    '.',
  );
}
