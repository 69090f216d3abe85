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
   * Name that definitions use for the group in `group`. Resources of the group that `items` does
   * not name follow, sorted by title. @defaultValue `title`, where it is a text
   */
  readonly name?: TGroup;
  /** Displayed title: a text, texts by language, or a key of the catalogue. `''` has no heading. */
  readonly title: GeneratedGroup['title'];
  readonly items: readonly NavigationItem<TName>[];
  /**
   * The group is collapsed by default; the browser remembers when it is expanded. @defaultValue
   * false
   */
  readonly isFolded?: boolean | undefined;
}

/** Name of a resource; or a resource or the address of a page, with an icon. */
export type NavigationItem<TName extends string = string> =
  | TName
  | { readonly resource: TName; readonly icon?: NavigationIcon }
  | { readonly page: NavigationPage['path']; readonly icon?: NavigationIcon };

/** Group of the resources that belong to no other group. */
export const otherResources = 'shell.data';

/** A custom page in the navigation. */
export interface NavigationPage {
  /**
   * `/dashboard`: takes precedence over the resource of that name. No resource has an address under
   * `/~/`; pages of the product are there too.
   */
  readonly path: `/${string}`;
  /** Title in the navigation, or a key of the catalogue. */
  readonly title: string;
  readonly icon?: NavigationIcon;
}

/** Context that `AdminProvider` provides to every screen. */
export interface Admin {
  readonly resources: readonly ResourceSummary[];
  /**
   * Tests whether the current user may use the capability, as far as the interface knows. The
   * server decides.
   */
  readonly can: (capability: Capability, resource: string) => boolean;
  /** Loads actions that belong to no resource. */
  readonly tools: (() => Promise<ActionGroup>) | undefined;
  /** Queries of the schema that no resource shows. */
  readonly queries: QueriesSummary | undefined;
  readonly navigation: readonly NavigationGroup[];
  readonly pages: readonly NavigationPage[];
  /** Storage of saved views. @defaultValue our API for accounts of our API; otherwise the browser */
  readonly views?: CreateViewStore | undefined;
  /** Name of the application, where the page has several. @defaultValue none */
  readonly application?: string | undefined;
}

/** Context with all properties set by the caller; applications use `AdminProvider`. */
export const AdminContext = createContext<Admin | null>(null);

/** Context of the nearest `AdminProvider`: resources, rights, navigation. Throws without a provider. */
export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin)
    throw new Error('No <AdminProvider> above this component: wrap the application in one.');
  return admin;
}
