import type {
  ActionGroup,
  Capability,
  GeneratedGroup,
  QueriesSummary,
  ResourceSummary,
} from '@admin/gql/resource';
import { createContext, use } from 'react';

import type { NavigationIcon } from './navigation-icon.ts';
import type { CreateViewStore } from '../storage/view-store.ts';

/** A group of the navigation. */
export interface NavigationGroup<TName extends string = string, TGroup extends string = string> {
  /**
   * What `group` of a definition calls it: resources of the group that `items` does not name follow
   * by title. @defaultValue `title`, where it is a text
   */
  readonly name?: TGroup;
  /** As it is shown, by language too, or the key of a text; `''` has no heading. */
  readonly title: GeneratedGroup['title'];
  readonly items: readonly NavigationItem<TName>[];
  /** Its links are shown on request, and the browser remembers that. @defaultValue false */
  readonly isFolded?: boolean | undefined;
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
  /** Name of the application among those of the page. @defaultValue none */
  readonly application?: string | undefined;
}

/** For who says all of it at once; others take `AdminProvider`. */
export const AdminContext = createContext<Admin | null>(null);

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
