import type { ResourceSummary } from '@admin/gql/resource';

import type { AuthMode } from '../session/session.ts';

/**
 * Name of the resource that holds the accounts of our API: `accounts`, and `adminAccounts` where the data has accounts of its own. None where
 * people sign in otherwise: the `accounts` of another endpoint are data like any other.
 */
export function ownAccounts(auth: AuthMode, resources: readonly ResourceSummary[]): string | undefined {
  if (auth !== 'session') return undefined;
  return ['AdminAccount', 'Account'].map((own) => resources.find(({ type }) => type === own)?.name).find((name) => name !== undefined);
}
