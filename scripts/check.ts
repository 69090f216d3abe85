import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Checks all types, and those of the sample shop where the schema is the shop's. */
const tsc = (...args: string[]) =>
  spawnSync('node_modules/.bin/tsc', ['--noEmit', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0;
const isShop = /^"""Sample shop"""\nschema /m.test(readFileSync('schema/schema.graphql', 'utf8'));
// Users of `@admin/gql` may set the stricter option.
const isSound = tsc() && tsc('--project', 'tsconfig.exact.json');
if (!isSound || (isShop && !tsc('--project', 'apps/web/src/shop'))) process.exit(1);
