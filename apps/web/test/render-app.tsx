import { createAdminClient, emptySchemaConfig } from '@admin/gql';
import { createAdminTheme, createSession, noAuth, App, createAppI18n } from '@admin/ui/app';
import {
  createSampleData,
  createSampleLink,
  sampleResources,
  type SampleData,
} from '@admin/ui/testing';
import { InMemoryCache, type ApolloClient } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import config from '../src/admin.config.ts';

/** The application as `main.tsx` starts it, over the sample library and without sign-in. */
export async function renderApp(path: string, data: SampleData = createSampleData()) {
  history.replaceState(null, '', path);
  const client: ApolloClient = createAdminClient({
    schema: emptySchemaConfig,
    cache: new InMemoryCache(),
    link: createSampleLink(data, []),
  });
  const session = createSession({
    auth: noAuth()({ client: () => client, transport: {}, key: 'admin' }),
    client: () => client,
  });
  await session.start();
  const i18n = await createAppI18n(config);
  const user = userEvent.setup();
  const rendered = await act(async () =>
    render(
      <App
        config={{ ...config, api: { resources: sampleResources, schema: emptySchemaConfig } }}
        i18n={i18n}
        theme={createAdminTheme()}
        client={client}
        session={session}
      />,
    ),
  );
  return { ...rendered, user, client, i18n };
}
