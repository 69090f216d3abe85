import { escapeIdentifier, type Pool } from 'pg';
import { createFirstOwner, type FirstOwner } from './accounts/first-owner.ts';
import { readCommittedSchema } from './committed-schema.ts';
import { assertIsOfShop } from './database/fits.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { assertSchemas, assertTables, grantRights, prepareRoles } from './database/roles.ts';
import {
  addSearchIndexes,
  addShopActions,
  createShop,
  findShop,
  hasTables,
  replaceShop,
} from './shop/create-shop.ts';

/** Brings a database into the state that the server needs; a new embedded one gets the sample shop. */
export async function prepareDatabase(
  database: Database,
  config: Config,
  onProgress: (text: string) => void,
): Promise<FirstOwner | undefined> {
  const { pool, kind } = database;
  if (kind === 'embedded') await createSchemas(pool, config.schemas);
  await assertSchemas(pool, config.schemas);
  if (kind === 'served') await assertTables(pool, config.schemas);
  await prepareRoles(pool, config.schemas, config.rolePrefix);
  await migrate(pool);
  const shop = await findShop(pool);
  // Anew as well when the last start was ended before the data was complete.
  if (kind === 'embedded' && (shop ? !shop.isComplete : !(await hasTables(pool, config.schemas)))) {
    if (shop === undefined) assertIsOfShop(readCommittedSchema(), config);
    onProgress(`Making the sample shop with ${config.sampleOrders} orders…`);
    const options = {
      schema: shop?.schema ?? config.schemas[0] ?? 'public',
      orders: config.sampleOrders,
    };
    await (shop ? replaceShop(pool, options) : createShop(pool, options));
  }
  if (kind === 'embedded' && shop) {
    await addSearchIndexes(pool, shop.schema);
    await addShopActions(pool, shop.schema);
  }
  await grantRights(pool, config.schemas, config.rolePrefix);
  return createFirstOwner(pool, config.owner);
}

/** On a server they are somebody's, and must be there. */
async function createSchemas(pool: Pool, schemas: readonly string[]): Promise<void> {
  for (const schema of schemas)
    await pool.query(`create schema if not exists ${escapeIdentifier(schema)}`);
}
