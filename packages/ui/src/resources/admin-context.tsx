import type { ActionGroup, Capability, QueriesSummary, ResourceSummary } from '@admin/gql/resource';
import { createContext, use, useMemo, type ReactNode } from 'react';

import { resourceOf } from './resource-of.ts';
import type { NavigationIcon } from './navigation-icon.ts';
import { NotificationHost } from '../kit/notification-host.tsx';
import { ScopeProvider } from './scope-context.tsx';
import { ResourcesProvider } from './resources-context.tsx';
import type { CreateViewStore } from '../storage/view-store.ts';

/** A group of the navigation. */
export interface NavigationGroup<TName extends string = string, TGroup extends string = string> {
  /**
   * What `group` of a definition calls it: resources of the group that `items` does not name follow
   * by title. @defaultValue `title`
   */
  readonly name?: TGroup;
  /** As it is shown, or the key of a text; `''` has no heading. */
  readonly title: string;
  readonly items: readonly NavigationItem<TName>[];
}

/** Name of a resource; or a resource or the address of a page, with a picture in front of its title. */
export type NavigationItem<TName extends string = string> =
  | TName
  | { readonly resource: TName; readonly icon?: NavigationIcon }
  | { readonly page: NavigationPage['path']; readonly icon?: NavigationIcon };

/** The group of all resources that no group names. */
export const otherResources = 'shell.data';

/** A page of the application's own, as the navigation knows it. */
export interface NavigationPage {
  /**
   * `/dashboard`: goes before the resource of that name. Under `/~/` no resource has an address;
   * pages of the product are there too.
   */
  readonly path: `/${string}`;
  /** As it is shown in the navigation, or the key of a text. */
  readonly title: string;
  readonly icon?: NavigationIcon;
}

/** What every screen below an `AdminProvider` can ask for. */
export interface Admin {
  readonly resources: readonly ResourceSummary[];
  /** Whether the present user may do this, as far as the interface knows; the server decides. */
  readonly can: (capability: Capability, resource: string) => boolean;
  /** What can be done that belongs to no resource. */
  readonly tools: (() => Promise<ActionGroup>) | undefined;
  /** What can be asked that no resource shows. */
  readonly queries: QueriesSummary | undefined;
  readonly navigation: readonly NavigationGroup[];
  readonly pages: readonly NavigationPage[];
  /** Where views of lists are kept. @defaultValue our API, for its own accounts; else the browser */
  readonly views?: CreateViewStore | undefined;
}

/** For who says all of it at once; others take `AdminProvider`. */
export const AdminContext = createContext<Admin | null>(null);

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
  readonly children: ReactNode;
}

const everything = () => true;
const noPages: readonly NavigationPage[] = [];
const oneGroup: readonly NavigationGroup[] = [{ title: otherResources, items: [] }];

/**
 * Gives all screens below it the resources, the user's rights and a place for notifications. Needs
 * an `ApolloProvider` above it.
 */
export function AdminProvider({
  resources,
  can = everything,
  tools,
  queries,
  navigation = oneGroup,
  pages = noPages,
  views,
  children,
}: AdminProviderProps) {
  const own = useMemo(() => resources.map(resourceOf), [resources]);
  const admin = useMemo(
    () => ({ resources, can, tools, queries, navigation, pages, views }),
    [resources, can, tools, queries, navigation, pages, views],
  );
  return (
    <AdminContext value={admin}>
      <ResourcesProvider resources={own} access={can}>
        <ScopeProvider>
          <NotificationHost>{children}</NotificationHost>
        </ScopeProvider>
      </ResourcesProvider>
    </AdminContext>
  );
}

/**
 * What `AdminProvider` above gives: resources, rights, navigation. Throws where there is none
 * above.
 */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin)
    throw new Error('No <AdminProvider> above this component: wrap the application in one.');
  return admin;
}
