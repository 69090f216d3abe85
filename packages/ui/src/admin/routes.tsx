import type { ResourceSummary } from '@admin/gql';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { ListSkeleton } from '../feedback/list-skeleton.tsx';
import { ScreenSkeleton } from '../feedback/screen-skeleton.tsx';
import { parseAddress, type ScreenAddress } from './addresses.ts';
import { useAdmin } from './admin-context.tsx';
import { useRawPath } from './raw-location.ts';
import { useNames } from './use-names.ts';
import { preloadResource } from './use-resource.ts';

/** The code of each screen, loaded when it is opened. */
export const screenModules = {
  list: () => import('../list/list-screen.tsx'),
  show: () => import('../show/show-screen.tsx'),
  create: () => import('../create/create-screen.tsx'),
  edit: () => import('../edit/edit-screen.tsx'),
};

const ListScreen = lazy(async () => ({ default: (await screenModules.list()).ListScreen }));
const ShowScreen = lazy(async () => ({ default: (await screenModules.show()).ShowScreen }));
const CreateScreen = lazy(async () => ({ default: (await screenModules.create()).CreateScreen }));
const EditScreen = lazy(async () => ({ default: (await screenModules.edit()).EditScreen }));

/** Starts loading what the screen at `path` is made of: its code and its resource. For the first moments of a page, before React runs. */
export function preloadRoute(path: string, resources: readonly ResourceSummary[]): void {
  const address = parseAddress(path);
  const summary = resources.find((resource) => resource.name === address?.resource);
  if (!address || !summary) return;
  // A failure shows when the screen asks for the same module.
  preloadResource(summary).catch(() => undefined);
  screenModules[address.screen]().catch(() => undefined);
}

export interface ResourceRoutesProps {
  /** Shown for addresses that name no resource. @defaultValue «Такого раздела нет» */
  readonly notFound?: ReactNode;
}

/** The screens of every resource: `/<resource>`, `/<resource>/new`, `/<resource>/<id>`, `/<resource>/<id>/edit`. Each loads when it is opened. */
export function ResourceRoutes({ notFound }: ResourceRoutesProps) {
  const path = useRawPath();
  const { resources } = useAdmin();
  const names = useNames();
  const address = parseAddress(path);
  const summary = resources.find((resource) => resource.name === address?.resource);
  if (!address || !summary) return notFound ?? <NoSuchResource />;
  // Beside the code of the screen, not after it. A failure is thrown again by `useResource`, under the boundary.
  preloadResource(summary).catch(() => undefined);
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense key={`${address.screen} ${address.resource}`} fallback={address.screen === 'list' ? <ListSkeleton title={names.title(summary.name)} /> : <ScreenSkeleton />}>
        <ResourceScreen address={address} />
      </Suspense>
    </ErrorBoundary>
  );
}

function ResourceScreen({ address }: { readonly address: ScreenAddress }) {
  const { resource } = address;
  if (!('id' in address)) {
    const Screen = address.screen === 'list' ? ListScreen : CreateScreen;
    return <Screen key={resource} resource={resource} />;
  }
  const Screen = address.screen === 'show' ? ShowScreen : EditScreen;
  return <Screen key={`${resource}/${address.id}`} resource={resource} id={address.id} />;
}

function NoSuchResource() {
  const { t } = useTranslation();
  return <EmptyState title={t('show.noResource')} text={t('show.noResourceHint')} />;
}
