import type { ResourceSummary } from '@admin/gql/resource';

import type { Auth } from '../session/auth.ts';

/**
 * Name of the resource with the accounts of our API: `accounts`, or `adminAccounts` when the data
 * has accounts of its own. `undefined` with any other sign-in: the `accounts` of another endpoint
 * are ordinary data.
 */
export function ownAccounts(
  { hasAccounts }: Pick<Auth, 'hasAccounts'>,
  resources: readonly ResourceSummary[],
): string | undefined {
  if (!hasAccounts) return undefined;
  return ['AdminAccount', 'Account']
    .map((own) => resources.find(({ type }) => type === own)?.name)
    .find((name) => name !== undefined);
}
