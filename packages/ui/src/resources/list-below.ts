import type { NestedListSummary, ResourceDescriptor } from '@admin/gql/resource';

import { listHref, nestedHref, type ScreenAddress } from './addresses.ts';
import { nestedModule, offeredNested } from './nested-list.ts';
import type { Resources } from './create-resources.ts';

/** List below the record of a page, or below one of its ancestors. */
export interface ListBelow {
  readonly path: string;
  /** Resource of the owner record. */
  readonly owner: string;
  readonly nested: NestedListSummary;
}

/**
 * Finds the list whose columns and views are stored as `customers.orders`: the orders of the
 * customer that the address leads to. `null` where the address leads to no record, and where the
 * user may not open the list.
 *
 * @param can tests whether the user may open the list of a resource
 */
export function listBelow(
  name: string,
  address: ScreenAddress | null,
  resources: Resources,
  can: (capability: 'list', resource: string) => boolean,
): ListBelow | null {
  const [first = '', ...names] = name.split('.');
  const root = resources.get(first);
  if (!root || !address || address.resource !== first || !('id' in address)) return null;
  const steps = address.screen === 'nested' ? address.steps : [];
  // The page is rendered, so that the modules on its path are loaded.
  let owner: ResourceDescriptor | undefined = root.module.value();
  let record = `${listHref(first)}/${address.id}`;
  for (const [at, each] of names.entries()) {
    const nested =
      owner && owner.key !== null
        ? offeredNested(owner, can, resources).find((offered) => offered.name === each)
        : undefined;
    if (!owner || !nested) return null;
    const path = nestedHref(record, each);
    if (at === names.length - 1) return { path, owner: owner.name, nested };
    const step = steps[at];
    if (step?.name !== each || step.id === undefined) return null;
    owner = nestedModule(nested, resources)?.value()?.rows;
    record = `${path}/${step.id}`;
  }
  return null;
}
