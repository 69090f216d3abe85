import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../config.ts';
import { startServer } from '../server.ts';
import { runCommand } from './run-command.ts';

const webRoot = fileURLToPath(new URL('../../../web/dist', import.meta.url));

await runCommand(async () => {
  const server = await startServer({
    config: readConfig(),
    webRoot: existsSync(webRoot) ? webRoot : undefined,
    onProgress: (text) => console.log(text),
  });

  let isClosing = false;
  const stop = (): void => {
    // A second Ctrl-C does not wait.
    if (isClosing) process.exit(1);
    isClosing = true;
    void server.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { firstOwner } = server;
  console.log(`\n  ${server.url}`);
  if (firstOwner) console.log(`  ${firstOwner.email}  ${firstOwner.isGenerated ? `${firstOwner.password}   (shown this once: keep it, or change it after signing in)` : ''}`);
  console.log();
});
