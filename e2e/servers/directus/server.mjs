// Directus over the PostgreSQL database that is named. People sign in with the token below or as
// admin@example.org with the password directus.
import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [database] = process.argv.slice(2);
const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
Object.assign(process.env, {
  HOST: '127.0.0.1',
  PORT: String(port),
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  DB_CLIENT: 'pg',
  DB_CONNECTION_STRING: database,
  SECRET: 'a secret that is known to tests alone',
  ADMIN_EMAIL: 'admin@example.org',
  ADMIN_PASSWORD: 'directus',
  ADMIN_TOKEN: 'directus-token-of-tests',
  STORAGE_LOCATIONS: 'local',
  STORAGE_LOCAL_ROOT: mkdtempSync(join(tmpdir(), 'directus-files-')),
  EXTENSIONS_PATH: mkdtempSync(join(tmpdir(), 'directus-extensions-')),
  LOG_LEVEL: 'warn',
  SERVE_APP: 'false',
  // A test is no installation to count.
  TELEMETRY: 'false',
});
execFileSync(process.execPath, ['node_modules/@directus/api/dist/cli/run.js', 'bootstrap'], {
  cwd: import.meta.dirname,
  stdio: ['ignore', 'ignore', 'inherit'],
});
const { startServer } = await import('@directus/api/server');
await startServer();
for (;;) {
  const answer = await fetch(`http://127.0.0.1:${port}/server/ping`).catch(() => undefined);
  if (answer?.ok) break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
console.log(`http://127.0.0.1:${port}/graphql`);
