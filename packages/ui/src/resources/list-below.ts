import type { NestedListSummary, ResourceDescriptor } from '@admin/gql/resource';

import { listHref, nestedHref, type ScreenAddress } from './addresses.ts';
import { nestedModule, offeredNested } from './nested-list.ts';
import type { Resources } from './create-resources.ts';

/** A list below the record that a page is of, or below one on the way to it. */
export interface ListBelow {
  readonly path: string;
  /** Resource of the record that holds it. */
  readonly owner: string;
  readonly nested: NestedListSummary;
}

/**
 * Where the list is whose columns and views are kept as `customers.orders`: below the customer that
 * the page at an address is of. `null` where that is of none, and where nobody may open it.
 *
 * @param can whether the user may open the list of a resource
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
  // The page is there: so are the modules on its way.
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
