import { parseArgs } from 'node:util';
import { databaseName, readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { assertSchemas, grantRights, prepareRoles } from '../database/roles.ts';
import { createShop, findShop, hasTables, replaceShop } from '../shop/create-shop.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './run-command.ts';

await runCommand(async () => {
  const { orders, replace } = readOptions();
  const config = readConfig();
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    statementTimeout: 0,
  });
  try {
    const { pool } = database;
    await assertSchemas(pool, config.schemas);
    await prepareRoles(pool, config.schemas, config.rolePrefix);
    await migrate(pool);
    const shop = await findShop(pool);
    if (shop === undefined && (await hasTables(pool, config.schemas))) {
      throw new StartError(
        'This database has tables of its own, and the sample shop is not put among them.',
        'Name an empty database in DATABASE_URL, or leave it out for the embedded one.',
      );
    }
    if (shop?.isComplete && !replace) {
      throw new StartError(
        'The sample shop is there already.',
        `To throw away its data and make it anew: npm run seed -- --orders ${orders} --replace`,
      );
    }
    const options = {
      schema: shop?.schema ?? config.schemas[0] ?? 'public',
      orders,
      onProgress: progress(orders),
    };
    console.log(`Filling ${databaseName(config)}…`);
    await (shop === undefined ? createShop(pool, options) : replaceShop(pool, options));
    await grantRights(pool, config.schemas, config.rolePrefix);
    console.log('Done.');
  } finally {
    await database.close();
  }
});

function readOptions(): { orders: number; replace: boolean } {
  const usage = 'Usage: npm run seed -- [--orders 20000] [--replace]';
  try {
    const { values } = parseArgs({
      options: {
        orders: { type: 'string', default: '20000' },
        replace: { type: 'boolean', default: false },
      },
    });
    const orders = Number(values.orders);
    if (!Number.isInteger(orders) || orders < 1 || orders > 10_000_000)
      throw new StartError(`"${values.orders}" is no number of orders from 1 to 10000000.`, usage);
    return { orders, replace: values.replace };
  } catch (error) {
    if (error instanceof TypeError) throw new StartError(error.message, usage, { cause: error });
    throw error;
  }
}

/** At most one line in two seconds. */
function progress(orders: number): (done: number) => void {
  const started = Date.now();
  let next = 0;
  return (done) => {
    const now = Date.now();
    if (now < next && done < orders) return;
    next = now + 2_000;
    console.log(`${done} of ${orders} orders, ${Math.round((now - started) / 1000)} s`);
  };
}
