import type { ResourceDescriptor, ResourceSummary } from '@admin/gql/resource';
import type { ApolloClient } from '@apollo/client';
import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';

import { ErrorBoundary } from '../kit/error-boundary.tsx';
import { ListSkeleton } from '../kit/list-skeleton.tsx';
import { ScreenSkeleton } from '../kit/screen-skeleton.tsx';
import { ListScreen, listQuery } from '../screens/list/list-screen.tsx';
import { loadRecordActions, preloadViews } from '../features/product-features.ts';
import { hasViews } from '../screens/list/has-views.ts';
import { NarrowTools } from '../screens/list/lazy-narrow-tools.ts';
import { useScope } from '../resources/scope-context.tsx';
import { preloadCards } from '../table/record-table.tsx';
import { parseScope, rememberedScope, scopePrefix } from '../resources/scope-path.ts';
import { resourceOf } from '../resources/resource-of.ts';
import { createResources, type Resources } from '../resources/create-resources.ts';
import { useResources } from '../resources/resources-context.tsx';
import { inView, type Resource } from '../resources/resource.ts';
import { parseAddress, type Screen, type ScreenAddress } from '../resources/addresses.ts';
import { dataClientOf, type DataClient, type QueryRequest } from '../data/data-client.ts';
import { createLoadable, useLoaded, type Loadable } from '../values/loadable.ts';
import { lazyComponent } from '../kit/lazy-component.tsx';
import { listSearch, useRawPath } from '../resources/raw-location.ts';
import { useNames } from '../resources/use-names.ts';
import { loadDescriptor } from '../data/use-resource.ts';

interface ScreenModule {
  readonly Screen: ComponentType<{
    readonly resource: string;
    readonly id: string;
    readonly address: ScreenAddress;
    readonly summary: Resource;
  }>;
  /** First query of the screen at an address. Absent: the screen has none. */
  readonly firstQuery?: (
    resource: ResourceDescriptor,
    at: FirstPlace,
  ) => QueryRequest | null | Promise<QueryRequest | null>;
}

/** Address of the first page, with its resource and client. */
interface FirstPlace {
  readonly id: string;
  readonly search: string;
  /** Suffix of the application's storage keys. */
  readonly application: string;
  readonly address: ScreenAddress;
  readonly summary: Resource;
  readonly resources: Resources;
  readonly client: DataClient;
}

/** Module of each screen, loaded when the screen is first opened. */
export const screenModules: Readonly<Record<Screen, Loadable<ScreenModule>>> = {
  // Part of the first bundle, since most visits begin with a list.
  list: createLoadable(async () => {
    preloadCards(NarrowTools);
    return {
      Screen: ListScreen,
      firstQuery: (resource, { search, application, summary }) => {
        if (summary.defined()?.definition.list?.views || hasViews(resource.name, application))
          preloadViews();
        const { descriptor, columns } = inView(summary, resource, search);
        return listQuery(descriptor, search, application, columns);
      },
    };
  }),
  show: createLoadable(async () => {
    const [{ ShowScreen, recordQueryAt }] = await Promise.all([
      import('../screens/record/show-screen.tsx'),
      loadRecordActions(),
    ]);
    return { Screen: ShowScreen, firstQuery: (resource, { id }) => recordQueryAt(resource, id) };
  }),
  create: createLoadable(async () => ({
    Screen: (await import('../screens/record/create-screen.tsx')).CreateScreen,
  })),
  edit: createLoadable(async () => {
    const { EditScreen, recordQueryAt } = await import('../screens/record/edit-screen.tsx');
    return { Screen: EditScreen, firstQuery: (resource, { id }) => recordQueryAt(resource, id) };
  }),
  nested: createLoadable(async () => {
    const [{ NestedScreen, nestedQuery }] = await Promise.all([
      import('../screens/record/nested-screen.tsx'),
      loadRecordActions(),
    ]);
    return {
      Screen: ({ address, summary }) =>
        address.screen === 'nested' && <NestedScreen address={address} summary={summary} />,
      firstQuery: (resource, { address, ...at }) =>
        address.screen === 'nested' ? nestedQuery(resource, { address, ...at }) : null,
    };
  }),
};

/** Address of the first page of an application. */
interface FirstAddress extends Pick<Location, 'pathname' | 'search'> {
  /** Suffix of the application's storage keys. @defaultValue that of the first schema */
  readonly application?: string;
}

/**
 * Starts loading the code and the resource of the screen at an address, and sends its first query
 * as soon as they are there. Called when the page opens, before React runs. The screen reuses the
 * answer if the client has a `createHeadStartLink`. Resolves when everything has loaded.
 *
 * @param client absent: no query is sent, because the user has to sign in first
 * @param onAsked called when the query has been sent or there is none, so that long tasks may begin
 */
export async function preloadRoute(
  { pathname, search, application = '' }: FirstAddress,
  resources: readonly ResourceSummary[],
  client?: ApolloClient,
  onAsked?: () => void,
): Promise<void> {
  const prefix = scopePrefix(pathname);
  const address = parseAddress(pathname.slice(prefix.length));
  const given = resources.find((resource) => resource.name === address?.resource);
  if (!address || !given) return onAsked?.();
  const summary = resourceOf(given);
  const id = 'id' in address ? address.id : '';
  const data = client && dataClientOf(client);
  const loading = [
    data
      ? loadDescriptor(data, summary, { ...rememberedScope(application), ...parseScope(prefix) })
      : summary.module.load(),
    screenModules[address.screen].load(),
  ] as const;
  try {
    const [resource, { firstQuery }] = await Promise.all(loading);
    const first =
      data &&
      !summary.defined()?.screens[address.screen] &&
      (await firstQuery?.(resource, {
        id,
        search: listSearch(pathname, search, application),
        application,
        address,
        summary,
        resources: createResources(resources.map(resourceOf)),
        client: data,
      }));
    const answered = data && first ? data.prefetch(first) : undefined;
    onAsked?.();
    await answered;
  } catch {
    // The screen requests the same modules and shows the error.
    onAsked?.();
  }
}

const NoSuchResource = lazyComponent(
  async () => (await import('../kit/no-resource.tsx')).NoSuchResource,
);
const ScopeGate = lazyComponent(
  async () => (await import('../shell/scope/scope-gate.tsx')).ScopeGate,
);

/** Props for addresses that match no resource. */
export interface ResourceRoutesProps {
  /** Shown for addresses without a resource. @defaultValue «Такого раздела нет» */
  readonly notFound?: ReactNode;
}

/**
 * Screens of every resource: `/<resource>`, `/<resource>/new`, `/<resource>/<id>`,
 * `/<resource>/<id>/edit`, and for lists that a record contains `/<resource>/<id>/<list>`. Each
 * screen is loaded when it is first opened.
 */
export function ResourceRoutes({ notFound }: ResourceRoutesProps) {
  const path = useRawPath();
  const resources = useResources();
  const names = useNames();
  const address = useMemo(() => parseAddress(path), [path]);
  const summary = address ? resources.get(address.resource) : undefined;
  if (!address || !summary) return notFound ?? <NoSuchResource />;
  const placeholder =
    address.screen === 'list' ? (
      <ListSkeleton title={names.title(summary.name)} />
    ) : (
      <ScreenSkeleton />
    );
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense key={`${address.screen} ${address.resource}`} fallback={placeholder}>
        <ResourceScreen path={path} address={address} summary={summary} placeholder={placeholder} />
      </Suspense>
    </ErrorBoundary>
  );
}

interface ResourceScreenProps {
  readonly path: string;
  readonly address: ScreenAddress;
  readonly summary: Resource;
  readonly placeholder: ReactNode;
}

function ResourceScreen({ path, address, summary, placeholder }: ResourceScreenProps) {
  // Both load in parallel. The screen reads the resource with `useResource`.
  const code = useLoaded(screenModules[address.screen]);
  const descriptor = useLoaded(summary.module);
  const { prefix } = useScope();
  if (!code || !descriptor) return placeholder;
  const { resource } = address;
  const id = 'id' in address ? address.id : '';
  // The same path has other records in another scope.
  const Own = summary.defined()?.screens[address.screen];
  const screen = Own ? (
    <Own key={`${prefix}${path}`} resource={resource} id={id} />
  ) : (
    <code.Screen
      key={`${prefix}${path}`}
      resource={resource}
      id={id}
      address={address}
      summary={summary}
    />
  );
  const scoping = summary.scoping();
  return scoping ? (
    <ScopeGate key={path} resource={resource} scoping={scoping}>
      {screen}
    </ScopeGate>
  ) : (
    screen
  );
}
