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

/** Configuration that the screens read from context. Only `resources` is required. */
export interface AdminProviderProps {
  /** Generated summaries, optionally combined with definitions by `withDefinitions`. */
  readonly resources: readonly ResourceSummary[];
  /** @defaultValue everything that the schema can do */
  readonly can?: (capability: Capability, resource: string) => boolean;
  /**
   * Generated actions that belong to no resource. They get a page and its link in the navigation.
   *
   * @defaultValue none
   */
  readonly tools?: (() => Promise<ActionGroup>) | undefined;
  /** Generated settings, reports, look-ups and searches. @defaultValue none */
  readonly queries?: QueriesSummary | undefined;
  /** Groups of the navigation, in their order. @defaultValue one group of all resources, by title */
  readonly navigation?: readonly NavigationGroup[];
  /** Pages in the navigation, by address. @defaultValue none */
  readonly pages?: readonly NavigationPage[];
  /** Store of list views. @defaultValue our API for its own accounts, else the browser */
  readonly views?: CreateViewStore | undefined;
  /** Features of the application, in addition to those of the product. @defaultValue none */
  readonly features?: readonly Feature[] | undefined;
  /**
   * Name of the application, when several share a page or an origin. It separates the entries that
   * each stores in the browser: columns, page sizes, last lists, views, drafts, unfinished runs,
   * imports, recent records, scope.
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
 * Provides the resources, the user's rights, the features and notifications to all screens.
 * Requires an `ApolloProvider` around it.
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
