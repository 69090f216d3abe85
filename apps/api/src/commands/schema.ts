import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
// First: it sets what Graphile reads when it is loaded.
import { readConfig } from '../config.ts';
import { schemaFile } from '../committed-schema.ts';
import { printAdminSchema } from '../print-schema.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  // For a project whose schema nobody has asked for yet.
  if (process.argv.includes('--if-missing') && existsSync(schemaFile)) return;
  const { sdl, withheld, withheldFunctions } = await printAdminSchema(readConfig());
  mkdirSync(dirname(schemaFile), { recursive: true });
  writeFileSync(schemaFile, sdl);
  console.log(`Written: ${schemaFile}`);
  if (withheld.length > 0) {
    console.log(
      'Lists are not filtered and sorted by these columns, because their tables are large and no index has them:',
    );
    for (const line of withheld) console.log(`  ${line}`);
  }
  if (withheldFunctions.length > 0) {
    console.log('These functions are not offered:');
    for (const line of withheldFunctions) console.log(`  ${line}`);
  }
});
