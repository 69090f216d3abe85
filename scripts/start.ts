import { existsSync } from 'node:fs';

import { readEndpointOptions } from '../apps/api/src/endpoint/endpoint-options.ts';
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
  if (other)
    await serveEndpoint(
      other,
      (await import('../packages/gql/src/generated/sign-in.ts')).signIn ? 'mutation' : 'none',
    );
  else await import('../apps/api/src/commands/start.ts');
});

function build(): void {
  try {
    console.log('Building the web application …');
    if (!buildIfStale()) console.log('  up to date');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
