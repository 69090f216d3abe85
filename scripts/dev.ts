import { concurrently } from 'concurrently';

/**
 * Development mode in one terminal: the API, generated code that follows schema and documents, and
 * Vite. Ctrl-C ends all three.
 */

const port = process.env['PORT'] ?? '4000';
const { result } = concurrently(
  [
    {
      name: 'api',
      command: 'node apps/api/bin/admin-api.js dev',
      prefixColor: 'cyan',
      env: { PORT: port },
    },
    { name: 'codegen', command: 'npm run --silent codegen -- --watch', prefixColor: 'magenta' },
    {
      name: 'web',
      command: 'npm run --silent dev --workspace @admin/web',
      prefixColor: 'green',
      env: { API_URL: `http://127.0.0.1:${port}` },
    },
  ],
  { prefix: '{name}', padPrefix: true, killOthersOn: ['failure', 'success'] },
);

// The failed process has reported its error above.
process.exitCode = await result.then(
  () => 0,
  () => 1,
);
