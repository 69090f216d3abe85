import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import type { Capability, ResourceSummary } from '@admin/gql/resource';
import { createHeadStartLink } from '@admin/gql/transport';
import { ApolloLink, type ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

import { AdminProvider, type AdminProviderProps } from '../app/admin-provider.tsx';
import { parseAddress } from '../resources/addresses.ts';
import { ResourceRoutes, screenModules } from '../app/routes.tsx';
import { withDefinitions, type Definitions } from '../resources/with-definitions.ts';
import { ShortcutListener } from '../features/keys/shortcut-listener.tsx';
import { createI18n } from '../locales/create-i18n.ts';
import { languages } from '../locales/index.ts';
import { eventsAsInBrowsers } from './events.ts';
import { sampleResources } from './sample-resources.ts';
import { createSampleData, createSampleLink, type SampleData } from './sample-schema.ts';
import type { SampleRequest } from './schema-link.ts';

configure(eventsAsInBrowsers);

export interface RenderAdminOptions {
  /** Address to open. @defaultValue `/` */
  readonly path?: string;
  /** @defaultValue `ru` */
  readonly language?: keyof typeof languages;
  /** @defaultValue the sample library */
  readonly resources?: readonly ResourceSummary[];
  /** Records of the sample library. */
  readonly data?: SampleData;
  /** Link before the sample library, to fail, delay or change its results. */
  readonly link?: ApolloLink;
  readonly can?: (capability: Capability, resource: string) => boolean;
  readonly definitions?: Definitions;
  readonly tools?: AdminProviderProps['tools'];
  readonly queries?: AdminProviderProps['queries'];
  readonly navigation?: AdminProviderProps['navigation'];
  readonly pages?: AdminProviderProps['pages'];
  readonly features?: AdminProviderProps['features'];
  /** Rendered instead of the routes of all resources. */
  readonly children?: ReactNode;
}

/** Screens without the application frame, with keyboard shortcuts. */
function Page() {
  return (
    <>
      <main>
        <ResourceRoutes />
      </main>
      <ShortcutListener />
    </>
  );
}

export interface RenderedAdmin extends RenderResult {
  readonly user: UserEvent;
  readonly client: ApolloClient;
  readonly data: SampleData;
  /** Operations that reached the sample library, in order. */
  readonly requests: readonly SampleRequest[];
  /** Path and query of the present address. */
  readonly address: () => string;
  readonly navigate: (to: string) => Promise<void>;
}

/**
 * Renders the screens of the sample library (or of your resources) with a real cache and an
 * in-memory server.
 */
export async function renderAdmin(options: RenderAdminOptions = {}): Promise<RenderedAdmin> {
  const {
    path = '/',
    language = 'ru',
    resources = sampleResources,
    data = createSampleData(),
    link,
    can,
    definitions,
    tools,
    queries,
    navigation,
    pages,
    features,
  } = options;
  const defined = definitions ? withDefinitions(resources, definitions) : resources;
  const requests: SampleRequest[] = [];
  const sample = createSampleLink(data, requests);
  const client = createAdminClient({
    schema: emptySchemaConfig,
    link: ApolloLink.from([createHeadStartLink(), ...(link ? [link] : []), sample]),
  });
  const i18n = await createI18n({ languages, language });
  const [pathname = '/', searchPath] = path.split('?');
  const location = memoryLocation({ path: pathname, searchPath, record: true });
  // The check of pointer events reads styles of every ancestor, which is slow in jsdom. The code of
  // a screen is loaded first, so that its load time does not count towards timeouts of tests.
  const address = parseAddress(pathname);
  if (address && !options.children) await screenModules[address.screen].load();
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  // Suspended modules are only rendered within `act`.
  const rendered = await act(async () =>
    render(
      <I18nextProvider i18n={i18n}>
        <ThemeProvider theme={createTheme()}>
          <ApolloProvider client={client}>
            <Router hook={location.hook} searchHook={location.searchHook}>
              <AdminProvider
                resources={defined}
                can={can}
                tools={tools}
                queries={queries}
                navigation={navigation}
                pages={pages}
                features={features}
              >
                {options.children ?? <Page />}
              </AdminProvider>
            </Router>
          </ApolloProvider>
        </ThemeProvider>
      </I18nextProvider>,
    ),
  );
  return {
    ...rendered,
    user,
    client,
    data,
    requests,
    address: () => location.history.at(-1) ?? path,
    navigate: async (to) => act(async () => location.navigate(to)),
  };
}
