import { buildIfStale } from './build-if-stale.ts';

/** `npm start`: builds what is stale, then serves API and web on one port. */
try {
  console.log('Building the web application …');
  if (!buildIfStale()) console.log('  up to date');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env['ADMIN_WEB_DIR'] ??= 'apps/web/dist';
await import('../apps/api/src/commands/start.ts');
