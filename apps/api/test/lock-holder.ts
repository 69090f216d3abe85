import { lockDirectory } from '../src/database/directory-lock.ts';

/** Takes the lock of a data directory at a given moment, in milliseconds, says whether it could, and keeps it until it is ended. */
const [directory = '', moment = '0'] = process.argv.slice(2);
await new Promise((resolve) => setTimeout(resolve, Math.max(0, Number(moment) - Date.now())));
try {
  lockDirectory(directory);
  process.stdout.write('held\n');
  setInterval(() => {}, 1_000_000);
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
