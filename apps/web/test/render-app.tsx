import { createAdminClient } from '@admin/gql';
import { createSession } from '@admin/ui';
import { createSampleData, createSampleLink, sampleResources, type SampleData } from '@admin/ui/testing';
import { InMemoryCache, type ApolloClient } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { App } from '../src/app/app.tsx';
import { createAppI18n } from '../src/app/i18n.ts';

/** The application as `main.tsx` starts it, over the sample library and without sign-in. */
export async function renderApp(path: string, data: SampleData = createSampleData()) {
  history.replaceState(null, '', path);
  const client: ApolloClient = createAdminClient({ cache: new InMemoryCache(), link: createSampleLink(data, []) });
  const session = createSession('none', () => client);
  await session.start();
  const i18n = await createAppI18n();
  const user = userEvent.setup();
  const rendered = await act(async () =>
    render(<App i18n={i18n} client={client} session={session} resources={sampleResources} />),
  );
  return { ...rendered, user, client, i18n };
}
