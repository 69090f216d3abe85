import { parseArgs } from 'node:util';
// First: it sets what Graphile reads when it is loaded.
import { databaseName, readConfig } from '../config.ts';
import { assertEmbeddedAllowed } from '../database/fits.ts';
import { printIndexes } from '../indexes/print-indexes.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const rows = readRows();
  const config = readConfig();
  assertEmbeddedAllowed(config);
  const sql = await printIndexes({ ...config, rows });
  console.log(`-- Of ${databaseName(config)}.\n${sql}`);
});

function readRows(): number | undefined {
  const usage = 'Usage: npx admin-api indexes [--rows 100000] > indexes.sql';
  try {
    const { rows } = parseArgs({ options: { rows: { type: 'string' } } }).values;
    if (rows !== undefined && !/^\d{1,12}$/.test(rows))
      throw new StartError(`"${rows}" is no number of rows.`, usage);
    return rows === undefined ? undefined : Number(rows);
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(error.message, usage, { cause: error });
    throw error;
  }
}
