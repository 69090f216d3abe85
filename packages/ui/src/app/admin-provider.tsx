import type { ActionGroup, Capability, QueriesSummary, ResourceSummary } from '@admin/gql/resource';
import { useMemo, type ReactNode } from 'react';

import { withProductFeatures } from '../features/product-features.ts';
import { NotificationHost } from '../kit/notification-host.tsx';
import {
  AdminContext,
  otherResources,
  type NavigationGroup,
  type NavigationPage,
} from '../resources/admin-context.tsx';
import { resourceOf } from '../resources/resource-of.ts';
import { ResourcesProvider } from '../resources/resources-context.tsx';
import { CommandsProvider } from '../commands/commands-context.tsx';
import { ScopeProvider } from '../resources/scope-context.tsx';
import type { Feature } from '../slots/feature.ts';
import { FeaturesProvider } from '../slots/features-provider.tsx';
import { ApplicationSlot } from '../slots/slot.tsx';
import type { CreateViewStore } from '../storage/view-store.ts';

/** What the screens below go by. `resources` alone has to be given. */
export interface AdminProviderProps {
  /** As generated, or with what the application defines of them: `withDefinitions`. */
  readonly resources: readonly ResourceSummary[];
  /** @defaultValue everything that the schema can do */
  readonly can?: (capability: Capability, resource: string) => boolean;
  /** As generated: a page of tools, and the way to it in the navigation. @defaultValue nothing */
  readonly tools?: (() => Promise<ActionGroup>) | undefined;
  /** As generated: settings, reports, look-ups and searches. @defaultValue nothing */
  readonly queries?: QueriesSummary | undefined;
  /** Groups of the navigation, in their order. @defaultValue one of all resources, by title */
  readonly navigation?: readonly NavigationGroup[];
  /** Pages that the navigation leads to by their addresses. @defaultValue none */
  readonly pages?: readonly NavigationPage[];
  /** Where views of lists are kept. @defaultValue our API, for its own accounts; else the browser */
  readonly views?: CreateViewStore | undefined;
  /** Features of the application, beside those of the product. @defaultValue none */
  readonly features?: readonly Feature[] | undefined;
  /**
   * Name of the application, where several stand on one page or at one origin: what a browser
   * stores for one (columns, page sizes, last lists, views, drafts, unfinished runs, imports,
   * recent records, scope) is then not that of another.
   *
   * @defaultValue none, for an application that is alone on its page
   */
  readonly application?: string | undefined;
  readonly children: ReactNode;
}

const noFeatures: readonly Feature[] = [];
const everything = () => true;
const noPages: readonly NavigationPage[] = [];
const oneGroup: readonly NavigationGroup[] = [{ title: otherResources, items: [] }];

/**
 * Gives all screens below it the resources, the user's rights, the features and a place for
 * notifications. Needs an `ApolloProvider` above it.
 */
export function AdminProvider({
  resources,
  can = everything,
  tools,
  queries,
  navigation = oneGroup,
  pages = noPages,
  views,
  features = noFeatures,
  application,
  children,
}: AdminProviderProps) {
  const own = useMemo(() => resources.map(resourceOf), [resources]);
  const admin = useMemo(
    () => ({ resources, can, tools, queries, navigation, pages, views, application }),
    [resources, can, tools, queries, navigation, pages, views, application],
  );
  const all = useMemo(() => withProductFeatures(features), [features]);
  return (
    <AdminContext value={admin}>
      <ResourcesProvider resources={own} access={can}>
        <ScopeProvider>
          <FeaturesProvider features={all}>
            <CommandsProvider>
              <NotificationHost>
                {children}
                <ApplicationSlot name="command" />
              </NotificationHost>
            </CommandsProvider>
          </FeaturesProvider>
        </ScopeProvider>
      </ResourcesProvider>
    </AdminContext>
  );
}
