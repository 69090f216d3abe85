import type { Capability, ResourceRecord, ResourceSummary } from '@admin/gql';
import { createContext, use, useMemo, type ComponentType, type ReactNode } from 'react';

import { NotificationHost } from '../feedback/notification-host.tsx';

/** What an application adds to the screens of one resource. */
export interface ResourceOverride {
  /** Shown beside the actions of a record's page: `record` is what the show document returned. */
  readonly showActions?: ComponentType<{ readonly record: ResourceRecord }>;
}

export interface Admin {
  readonly resources: readonly ResourceSummary[];
  /** Whether the present user may do this, as far as the interface knows; the server decides. */
  readonly can: (capability: Capability, resource: string) => boolean;
  readonly overrides: Readonly<Record<string, ResourceOverride>>;
}

const AdminContext = createContext<Admin | null>(null);

export interface AdminProviderProps {
  readonly resources: readonly ResourceSummary[];
  /** @defaultValue everything that the schema can do */
  readonly can?: (capability: Capability, resource: string) => boolean;
  /** By name of the resource. */
  readonly overrides?: Readonly<Record<string, ResourceOverride>>;
  readonly children: ReactNode;
}

const everything = () => true;
const none = {};

/** Gives all screens below it the resources, the user's rights and a place for notifications. Needs an `ApolloProvider` above it. */
export function AdminProvider({ resources, can = everything, overrides = none, children }: AdminProviderProps) {
  const admin = useMemo(() => ({ resources, can, overrides }), [resources, can, overrides]);
  return (
    <AdminContext value={admin}>
      <NotificationHost>{children}</NotificationHost>
    </AdminContext>
  );
}

export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('No <AdminProvider> above this component: wrap the application in one.');
  return admin;
}
