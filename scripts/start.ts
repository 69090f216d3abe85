import { existsSync } from 'node:fs';

import { print } from 'graphql';

import {
  readEndpointOptions,
  type EndpointOptions,
} from '../apps/api/src/endpoint/endpoint-options.ts';
import { refusesStrangers } from '../apps/api/src/endpoint/refuses-strangers.ts';
import { serveEndpoint } from '../apps/api/src/endpoint/serve-endpoint.ts';
import { runCommand } from '../apps/api/src/commands/run-command.ts';
import { buildIfStale } from './build-if-stale.ts';

/**
 * `npm start`: builds what is stale, then serves API and web on one port. With `-- --endpoint
 * https://…` the API is another server's, and no database is opened. The environment is that of the
 * process, over the file `.env`.
 */
await runCommand(async () => {
  if (existsSync('.env')) process.loadEnvFile();
  const other = readEndpointOptions(process.argv.slice(2), process.env);
  build();
  if (other) await serveEndpoint(other, await suggestAuth(other));
  else await import('../apps/api/src/commands/start.ts');
});

/**
 * Default sign-in: the mutation of the schema; a token where the endpoint refuses anonymous
 * requests; else none.
 */
async function suggestAuth({ endpoint, headers, auth }: EndpointOptions): Promise<string> {
  const { signIn, probe } = await import('../packages/gql/src/generated/sign-in.ts');
  if (signIn) return 'mutation';
  if (
    auth !== undefined ||
    !probe ||
    !(await refusesStrangers(endpoint, headers, print(probe.document)))
  )
    return 'none';
  console.log(
    '\n  The endpoint refuses those who are not signed in, and its schema has no sign-in: people type in a token. --auth says it otherwise.',
  );
  return 'token';
}

function build(): void {
  try {
    console.log('Building the web application …');
    if (!buildIfStale()) console.log('  up to date');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
