#!/usr/bin/env node
// The sources are TypeScript. A Node that cannot run them hands over to the one that this workspace installs.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (process.features.typescript) {
  // What Node compiled once, and stripped of its types, it takes from its cache the next time.
  const { enableCompileCache } = await import('node:module');
  enableCompileCache();
  const { main } = await import('../src/cli/main.ts');
  await main(process.argv);
} else {
  const node = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');
  const { status, error } = spawnSync(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });
  if (error) process.stderr.write(`Node 22.18 or newer is needed; this is ${process.version}, and ${node} did not start: ${error.message}\n`);
  process.exitCode = status ?? 1;
}
