import { lazyComponent } from '../kit/lazy-component.tsx';
import { withDefinitions, type Definitions } from '../resources/with-definitions.ts';
import type { Feature } from '../slots/feature.ts';
import type { AdminConfig, AdminPage } from './define-admin.ts';

const IssuePassword = lazyComponent(async () => (await import('./issue-password.tsx')).default);

/**
 * Configuration with the definitions of the application, the product's own definition of the
 * accounts of our API, and the pages of features.
 */
export function definedAdmin(config: AdminConfig, accounts: string | undefined): AdminConfig {
  const { api, resources: own, features = [], pages = [] } = config;
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
    pages: [...pages, ...features.flatMap(pageOf)],
    api: { ...api, resources: withDefinitions(api.resources, { ...ofAccounts, ...own }) },
  };
}

/** Page of a feature. */
function pageOf({ at, page }: Feature): readonly AdminPage[] {
  const filling = at('page');
  return filling && page
    ? [{ ...page, load: async () => ({ default: await filling.load() }) }]
    : [];
}
