import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
// First: it sets what Graphile reads when it is loaded.
import { databaseName, readConfig } from '../config.ts';
import { readCommittedSchema, schemaFile } from '../committed-schema.ts';
import { assertIsOfShop } from '../database/fits.ts';
import { writeCommittedNames } from '../names/known-names.ts';
import { printAdminSchema } from '../print-schema.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  // For a project that has no schema file yet.
  if (process.argv.includes('--if-missing') && existsSync(schemaFile)) return;
  const config = readConfig();
  if (config.databaseUrl === undefined) assertIsOfShop(readCommittedSchema(), config);
  console.log(
    `Reading ${config.databaseUrl === undefined ? 'the sample shop' : databaseName(config)}…`,
  );
  const { sdl, withheld, missing, names } = await printAdminSchema(config);
  mkdirSync(dirname(schemaFile), { recursive: true });
  writeFileSync(schemaFile, sdl);
  writeCommittedNames(names);
  console.log(`Written: ${schemaFile}`);
  if (withheld.length > 0) {
    console.log(
      'Lists are not filtered and sorted by these columns, because their tables are large and no index has them:',
    );
    for (const line of withheld) console.log(`  ${line}`);
  }
  if (missing.length > 0) {
    console.error('The database has what the schema has not:');
    for (const { element, cause, cure } of missing)
      console.error(`  ${element}: ${cause}.\n    To mend it: ${cure}.`);
    process.exitCode = 1;
  }
});
