import { AdminProvider, Gate, NavigationGuard, Shell, useSession, type AdminProviderProps } from '@admin/ui';
import { useMemo } from 'react';

import { overrides, sectionOrder } from '../resources/index.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Pages } from './pages.tsx';
import { permissions } from './permissions.ts';
import { Root, type RootProps } from './root.tsx';

export type AppProps = Omit<RootProps, 'children'> & Pick<AdminProviderProps, 'resources' | 'rootFieldsByType'>;

/** The whole application over a client and a list of resources. */
export function App({ resources, rootFieldsByType, ...root }: AppProps) {
  return (
    <Root {...root}>
      <Gate>
        <SignedIn resources={resources} rootFieldsByType={rootFieldsByType} />
      </Gate>
      <OfflineNotice />
    </Root>
  );
}

function SignedIn(props: Pick<AppProps, 'resources' | 'rootFieldsByType'>) {
  const { auth, viewer } = useSession();
  const can = useMemo(() => permissions(auth, viewer), [auth, viewer]);
  // Another endpoint's `accounts` are data like any other.
  const isOurs = auth === 'session';
  return (
    <AdminProvider {...props} can={can} overrides={overrides}>
      <NavigationGuard>
        <Shell order={isOurs ? sectionOrder : { foremost: sectionOrder.foremost }}><Pages /></Shell>
      </NavigationGuard>
    </AdminProvider>
  );
}
