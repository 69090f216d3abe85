import type { SchemaConfig } from '@admin/gql';
import { queries, resources, tools } from '@admin/gql/resources';
import { schema as generated } from '@admin/gql/schema';
import { preloadRoute } from '@admin/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { App } from './app/app.tsx';
import { readConfig } from './app/config.ts';
import { connect } from './app/connect.ts';
import { createAppI18n } from './app/i18n.ts';
import { ownAccounts } from './app/own-accounts.ts';
import { schemeKey } from './app/root.tsx';
import { askedSoon, settledSoon } from './app/settled-soon.ts';
import { appTheme } from './app/theme.ts';
import { foremost } from './resources/index.ts';
import { shop } from './shop/index.ts';

// The colour of the empty page, until the theme has its say.
const scheme = localStorage.getItem(schemeKey);
if (scheme === 'light' || scheme === 'dark') document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);

// In a function: an `await` out here would hold up the chunks that import this one.
async function start(): Promise<void> {
  const schema: SchemaConfig = generated;
  const config = readConfig();
  const { client, session } = connect(config, schema, () => import('@admin/gql/sign-in'));
  // Who is signed in, what the page at this address is made of and what it asks first are asked for before anything is rendered.
  const known = session.start();
  let answered: Promise<void> = Promise.resolve();
  const asked = new Promise<void>((onAsked) => {
    answered = preloadRoute(location, resources, session.mayBeOpen() ? client : undefined, onAsked);
  });
  const own = schema.description === shop.description ? shop : undefined;
  const translated = createAppI18n({ accounts: ownAccounts(config.auth, resources), resources: own?.texts, config });
  await askedSoon(asked);
  // While the answers are on their way.
  appTheme();
  const i18n = await translated;
  await settledSoon(known, answered);

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root".');
  createRoot(root).render(
    <StrictMode>
      <App i18n={i18n} client={client} session={session} resources={resources} tools={tools} queries={queries} foremost={[...foremost, ...(own?.foremost ?? [])]} />
    </StrictMode>,
  );
}

void start();
