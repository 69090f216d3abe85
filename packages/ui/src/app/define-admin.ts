import type { AnyRegistry, GeneratedAdmin } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';
import type { Theme } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';

import type { NavigationGroup, NavigationPage } from '../resources/admin-context.tsx';
import type { Definitions } from '../resources/with-definitions.ts';
import type { LanguageTexts } from '../locales/language-texts.ts';
import type { CreateAuth } from '../session/auth.ts';
import type { AuthMode } from '../session/named-auth.ts';
import type { Session } from '../session/session.ts';
import type { BrandMark } from '../kit/brand.tsx';
import type { AdminThemeOptions } from '../kit/theme/create-admin-theme.ts';
import type { Feature } from '../slots/feature.ts';
import type { CreateViewStore } from '../storage/view-store.ts';

/** Props of the root wrapper. */
export interface RootProps {
  readonly i18n: i18n;
  readonly theme: Theme;
  /** Client that all pages share. */
  readonly client: ApolloClient;
  readonly session: Session;
  readonly children: ReactNode;
}

/** Page of the application. */
export interface AdminPage extends NavigationPage {
  /** Loads the module whose default export is the page. Called when the page is first opened. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** Name, logo and colours of an application. */
export interface Brand extends BrandMark {
  /**
   * Name of the application, in every language. @defaultValue `app.name` of the catalogues, else
   * the host
   */
  readonly name?: string;
  /** Address of the tab's icon. @defaultValue the icon of `index.html` */
  readonly favicon?: string;
  /** Main colours of filled buttons, marks and links. @defaultValue those of `createAdminTheme` */
  readonly colors?: Pick<AdminThemeOptions, 'primary' | 'secondary' | 'error'>;
}

/** Configuration of an application over one schema: everything that is not inferred. */
export interface AdminConfig {
  /** Output of codegen for the schema: `import { admin } from '@acme/gql/admin'`. */
  readonly api: GeneratedAdmin;
  /** Root wrapper, rendered around every page. */
  readonly Root: ComponentType<RootProps>;
  /**
   * Texts by language. The first language is used at the first visit. English, where it is
   * included, is the fallback for texts that another language lacks. A third language is a
   * catalogue and a line: `de: () => import('./locales/de.json')`.
   */
  readonly languages: Readonly<Record<string, LanguageTexts>>;
  /** GraphQL endpoint, when the page's configuration names none. @defaultValue '/graphql' */
  readonly endpoint?: string;
  /**
   * Sign-in, by name or as a module (`oidcAuth({ … })`), when the page's configuration names none.
   *
   * @defaultValue 'session'
   */
  readonly auth?: AuthMode | CreateAuth;
  /**
   * Name of the application, when another application of this product shares the origin, as
   * `/shop/` and `/stock/` do. It separates their entries in the browser: sign-in, scope, columns,
   * page sizes, last lists, views, drafts, unfinished runs, imports and recent records.
   *
   * @defaultValue none, for an application that is alone at its origin
   */
  readonly application?: string;
  readonly brand?: Brand;
  /**
   * Groups of the navigation with resources and pages in their order. A resource in no group
   * follows by title in the `group` of its definition, else in the group `shell.data`, which comes
   * last unless it is listed here. Pages in no group come first.
   *
   * @defaultValue the groups inferred by code generation, else one group, by title
   */
  readonly navigation?: readonly NavigationGroup[];
  readonly pages?: readonly AdminPage[];
  /**
   * Page at `/`: name of a resource, or address of a page. @defaultValue the first entry of the
   * navigation
   */
  readonly home?: string;
  /**
   * Store of the list views that people save.
   *
   * @defaultValue our API for its own accounts, else the browser
   */
  readonly views?: CreateViewStore;
  /** Features that the application adds to screens: `feature({ … })`. @defaultValue none */
  readonly features?: readonly Feature[];
  /**
   * Results of `defineResource` by name of the resource. Definitions in files of their own:
   * `definitionsIn(import.meta.glob('./resources/*.tsx', { eager: true }))`.
   */
  readonly resources?: Definitions;
}

/** Names of the resources. Any name, if the compiler knows nothing of the schema. */
type ResourceName<TTypes extends AnyRegistry> = Extract<keyof NoInfer<TTypes>, string>;

/** Options of a configuration that name resources. */
interface NamesOf<TTypes extends AnyRegistry> {
  readonly api: GeneratedAdmin<TTypes>;
  readonly navigation?: readonly NavigationGroup<ResourceName<TTypes>>[];
  readonly home?: ResourceName<TTypes> | NavigationPage['path'];
}

/**
 * Configuration of an application, type-checked in `admin.config.ts`: a resource that the schema
 * does not have is a compile error.
 */
export function defineAdmin<TTypes extends AnyRegistry>(
  config: AdminConfig & NamesOf<TTypes>,
): AdminConfig {
  return config;
}
