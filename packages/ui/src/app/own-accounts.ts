import type { ResourceSummary } from '@admin/gql/resource';

import type { Auth } from '../session/auth.ts';

/**
 * Name of the resource that holds the accounts of our API: `accounts`, and `adminAccounts` where
 * the data has accounts of its own. None where people sign in otherwise: the `accounts` of another
 * endpoint are data like any other.
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
