/**
 * `npm start` while there is no endpoint: it is stood in for by records that are made up of the
 * schema and forget what is written. With one: `npm start -- --endpoint
 * https://api.example.com/graphql --header "name: value"`.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { createMockSchema } from '@admin/gql/testing';
import { startGraphQLServer } from '@admin/gql/testing/server';

const given = process.argv.slice(2);
const endpoint = given.length > 0 ? given : ['--endpoint', await madeUp()];
const server = spawn(join('node_modules', '.bin', 'admin-api'), ['start', ...endpoint], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));

async function madeUp(): Promise<string> {
  const schema = createMockSchema(readFileSync('schema/schema.graphql', 'utf8'), {
    listLength: 25,
  });
  const { uri } = await startGraphQLServer({
    answer: ({ query = '', variables, operationName }) =>
      schema.execute({ query, variables, ...(operationName !== undefined && { operationName }) }),
  });
  return uri;
}
