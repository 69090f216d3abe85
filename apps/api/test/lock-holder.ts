import { once } from 'node:events';
import { lockDirectory } from '../src/database/directory-lock.ts';

/**
 * Says that it is there, takes the lock of a data directory when it is told to, says whether it
 * could, and keeps it until it is ended.
 */
const [directory = ''] = process.argv.slice(2);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
try {
  lockDirectory(directory);
  process.stdout.write('held\n');
} catch (error) {
  process.stdout.write(`refused: ${error instanceof Error ? error.message : String(error)}\n`);
}
