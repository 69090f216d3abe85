import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

import { preloadRoute } from './routes.tsx';
import { createAdminTheme, schemeKey } from '../kit/theme/create-admin-theme.ts';
import { createAppI18n } from './app-i18n.ts';
import { App, type AppProps } from './app.tsx';
import { connect, firstPlace, type SchemaPlace } from './connect.ts';
import type { AdminConfig } from './define-admin.ts';
import { definedAdmin } from './defined-admin.ts';
import { ownAccounts } from './own-accounts.ts';
import { ownPage } from './own-page.ts';
import { readPageConfig, type PageConfig } from './page-config.ts';
import { storageSuffix } from '../storage/storage-suffix.ts';
import { firstQuerySent, settledBriefly } from './settled-briefly.ts';

/**
 * Starts the application in the element `#root` of the page. The viewer and the files of the first
 * page are requested before React renders. Resolves with a function that unmounts the application.
 */
export async function startAdmin(config: AdminConfig): Promise<() => void> {
  takeScheme();
  const app = await openAdmin(config, readPageConfig(config), location.pathname);
  const root = rootOf(config);
  root.render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
  return () => root.unmount();
}

/** Sets the colour scheme of the empty page until the theme is applied. */
export function takeScheme(): void {
  const scheme = localStorage.getItem(schemeKey);
  if (scheme === 'light' || scheme === 'dark')
    document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);
}

/**
 * Creates the props of a schema's application.
 *
 * @param path Page that is shown first. Its modules and data are prefetched.
 */
export async function openAdmin(
  config: AdminConfig,
  page: PageConfig,
  path: string,
  { key, base }: SchemaPlace = firstPlace,
): Promise<AppProps> {
  const { api, languages, brand, application } = config;
  const { client, session } = await connect(page, api.schema, api.signIn, {
    key: storageSuffix(key, application),
    base,
  });
  // The viewer, the modules of the page at this address and its first query are requested before
  // the first render.
  const known = session.start();
  const accounts = ownAccounts(session.auth, api.resources);
  const defined = definedAdmin(config, accounts);
  const own = defined.pages?.find((each) => each.path === path);
  if (own) ownPage(own).preload();
  let answered: Promise<void> = Promise.resolve();
  const asked = new Promise<void>((onAsked) => {
    answered = preloadRoute(
      {
        pathname: path,
        search: location.search,
        application: storageSuffix(base, application),
      },
      defined.api.resources,
      session.auth.mayBeOpen?.() === false ? undefined : client,
      onAsked,
    );
  });
  const translated = createAppI18n({ languages, accounts, name: brand?.name, page });
  await firstQuerySent(asked);
  // Runs while the answers are pending.
  const theme = createAdminTheme(brand?.colors);
  const i18n = await translated;
  await settledBriefly(known, answered);
  return { config: defined, i18n, theme, client, session };
}

/** React root of the page. Sets the icon of the application. */
export function rootOf({ brand }: AdminConfig): Root {
  if (brand?.favicon !== undefined)
    document.querySelector('link[rel~="icon"]')?.setAttribute('href', brand.favicon);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  return createRoot(root);
}
