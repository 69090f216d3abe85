import { part } from '../kit/part.tsx';
import { withDefinitions, type Definitions } from '../resources/with-definitions.ts';
import type { AdminConfig } from './define-admin.ts';

const IssuePassword = part(async () => (await import('./issue-password.tsx')).default);

/**
 * The configuration with the resources as they are defined: by the application, and of the accounts
 * of our API by this one.
 */
export function definedAdmin(config: AdminConfig, accounts: string | undefined): AdminConfig {
  const { api, resources: own } = config;
  const ofAccounts: Definitions =
    accounts === undefined
      ? {}
      : {
          [accounts]: {
            resource: accounts,
            show: { actions: IssuePassword },
            actions: { issuePassword: { hidden: true } },
          },
        };
  return {
    ...config,
    api: { ...api, resources: withDefinitions(api.resources, { ...ofAccounts, ...own }) },
  };
}
