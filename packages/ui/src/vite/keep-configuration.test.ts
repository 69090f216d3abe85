import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';

import { keepConfiguration } from './keep-configuration.ts';

const page = (config: string) =>
  `<!doctype html><script type="application/json" id="admin-config">${config}</script>`;

it('keeps what a deployment wrote into the page when the application is built again', async () => {
  const root = mkdtempSync(join(tmpdir(), 'keep-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'index.html'), page('{}'));
  const run = () =>
    build({ root, configFile: false, logLevel: 'silent', plugins: [keepConfiguration()] });
  await run();
  const built = join(root, 'dist/index.html');
  expect(readFileSync(built, 'utf8')).toContain(page('{}').slice(15));
  const deployed = '{ "endpoint": "https://api.example.com", "note": "$&" }';
  writeFileSync(
    built,
    readFileSync(built, 'utf8').replace('{}', () => deployed),
  );
  await run();
  expect(readFileSync(built, 'utf8')).toContain(deployed);
});
