import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { cookieWarning } from '../http/lost-cookies.ts';
import { startServer } from '../server.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const webRoot = readWebRoot();
  const config = readConfig();
  const server = await startServer({
    config,
    webRoot,
    onProgress: (text) => console.log(text),
  });

  // Whatever a listener or a promise was forgotten for concerns one request: the others go on. It
  // is a fault all the same, and is in the log.
  process.on('uncaughtException', (error) => console.error('[uncaught]', error));
  process.on('unhandledRejection', (reason) => console.error('[unhandled]', reason));

  let isClosing = false;
  const stop = (): void => {
    // A second Ctrl-C does not wait.
    if (isClosing) process.exit(1);
    isClosing = true;
    // Should closing itself hang: what is left is as safe as after `kill -9`.
    setTimeout(() => process.exit(1), config.shutdownTimeout + 10_000).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { firstOwner } = server;
  console.log(`\n  ${server.url}`);
  if (firstOwner)
    console.log(
      `  ${firstOwner.email}  ${firstOwner.isGenerated ? `${firstOwner.password}   (shown this once: keep it, or change it after signing in)` : ''}`,
    );
  const warning = cookieWarning(config);
  if (warning !== undefined) console.log(`\n  ${warning}`);
  console.log();
});

/** The folder of the built application, where there is one; one that is named has to be there. */
function readWebRoot(): string | undefined {
  const built = 'apps/web/dist';
  const usage = `Usage: admin-api start [--web ${built}]`;
  try {
    const { web } = parseArgs({ options: { web: { type: 'string' } } }).values;
    if (web !== undefined && !existsSync(web))
      throw new StartError(
        `There is no folder ${web}.`,
        'Build the application first, or name its folder with --web.',
      );
    return web ?? (existsSync(built) ? built : undefined);
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(error.message, usage, { cause: error });
    throw error;
  }
}
