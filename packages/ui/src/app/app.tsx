import { useMemo } from 'react';

import { AdminProvider } from './admin-provider.tsx';
import { NavigationGuard } from '../kit/navigation-guard.tsx';
import { Gate } from '../session/gate.tsx';
import { useSession } from '../session/session.ts';
import { BrandContext } from '../kit/brand.tsx';
import { Shell } from '../shell/shell.tsx';
import { appNavigation } from './app-navigation.ts';
import type { AdminConfig, RootProps } from './define-admin.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ownAccounts } from './own-accounts.ts';
import { Pages } from './pages.tsx';
import { permissions } from './permissions.ts';

const noBrand = {};

/** Props of the application. */
export interface AppProps extends Omit<RootProps, 'children'> {
  readonly config: AdminConfig;
}

/** The application over a client and the code generated for its schema. */
export function App({ config, ...root }: AppProps) {
  const { Root, brand = noBrand } = config;
  return (
    <Root {...root}>
      <BrandContext value={brand}>
        <Gate>
          <SignedIn config={config} />
        </Gate>
      </BrandContext>
      <OfflineNotice />
    </Root>
  );
}

/** Configuration of the screens for the signed-in user. */
export function useAppAdmin(config: AdminConfig) {
  const {
    api: { resources, tools, queries },
    pages,
    views,
    features,
    application,
  } = config;
  const { auth, viewer } = useSession();
  const accounts = ownAccounts(auth, resources);
  const can = useMemo(() => permissions(viewer, accounts), [viewer, accounts]);
  const navigation = useMemo(() => appNavigation(config, accounts), [config, accounts]);
  return { resources, tools, queries, can, navigation, pages, views, features, application };
}

function SignedIn({ config }: { readonly config: AdminConfig }) {
  return (
    <AdminProvider {...useAppAdmin(config)}>
      <NavigationGuard>
        <Shell>
          <Pages config={config} />
        </Shell>
      </NavigationGuard>
    </AdminProvider>
  );
}
