import { AdminProvider, Gate, NavigationGuard, part, Shell, useSession, type AdminProviderProps } from '@admin/ui';
import { useMemo } from 'react';

import { overrides } from '../resources/index.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { ownAccounts } from './own-accounts.ts';
import { Pages } from './pages.tsx';
import { permissions } from './permissions.ts';
import { Root, type RootProps } from './root.tsx';

const IssuePassword = part(async () => (await import('../resources/account.tsx')).default);

export interface AppProps extends Omit<RootProps, 'children'>, Pick<AdminProviderProps, 'resources' | 'tools' | 'queries'> {
  /** Resources that come first in the navigation, in this order. @defaultValue none: by title */
  readonly foremost?: readonly string[];
}

/** The whole application over a client and a list of resources. */
export function App({ resources, tools, queries, foremost, ...root }: AppProps) {
  return (
    <Root {...root}>
      <Gate>
        <SignedIn resources={resources} tools={tools} queries={queries} foremost={foremost} />
      </Gate>
      <OfflineNotice />
    </Root>
  );
}

function SignedIn({ foremost, ...props }: Pick<AppProps, 'resources' | 'tools' | 'queries' | 'foremost'>) {
  const { auth, viewer } = useSession();
  const accounts = ownAccounts(auth, props.resources);
  const can = useMemo(() => permissions(auth, viewer, accounts), [auth, viewer, accounts]);
  const withAccounts = useMemo(() => (accounts === undefined ? overrides : { [accounts]: { showActions: IssuePassword, hiddenActions: ['issuePassword'] }, ...overrides }), [accounts]);
  const order = useMemo(() => ({ foremost, ...(accounts === undefined ? {} : { management: [accounts] }) }), [foremost, accounts]);
  return (
    <AdminProvider {...props} can={can} overrides={withAccounts}>
      <NavigationGuard>
        <Shell order={order}><Pages order={order} /></Shell>
      </NavigationGuard>
    </AdminProvider>
  );
}
