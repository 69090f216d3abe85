import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// First: it sets what Graphile reads when it is loaded.
import { readConfig } from '../config.ts';
import { printAdminSchema } from '../print-schema.ts';
import { runCommand } from './run-command.ts';

const file = fileURLToPath(new URL('../../../../schema/schema.graphql', import.meta.url));

await runCommand(async () => {
  const { sdl, withheld } = await printAdminSchema(readConfig());
  mkdirSync(new URL('.', `file://${file}`), { recursive: true });
  writeFileSync(file, sdl);
  console.log(`Written: ${file}`);
  if (withheld.length > 0) {
    console.log('Lists are not filtered and sorted by these columns, because their tables are large and no index has them:');
    for (const line of withheld) console.log(`  ${line}`);
  }
});
