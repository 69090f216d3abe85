import { createFirstOwner, type FirstOwner } from './accounts/first-owner.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { grantRights, prepareRoles } from './database/roles.ts';
import { createShop, hasTables } from './shop/create-shop.ts';
import { seedShop } from './shop/seed-shop.ts';

/** Brings a database into the state that the server needs; a new embedded one gets the sample shop. */
export async function prepareDatabase(database: Database, config: Config, onProgress: (text: string) => void): Promise<FirstOwner | undefined> {
  const { pool, kind } = database;
  await prepareRoles(pool, config.schemas);
  await migrate(pool);
  if (kind === 'embedded' && !(await hasTables(pool, config.schemas))) {
    onProgress(`Making the sample shop with ${config.sampleOrders} orders…`);
    await createShop(pool, config.schemas[0] ?? 'public');
    await seedShop(pool, { orders: config.sampleOrders, onProgress: () => {} });
  }
  await grantRights(pool, config.schemas);
  return createFirstOwner(pool, config.owner);
}
