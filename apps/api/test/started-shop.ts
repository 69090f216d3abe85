import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres } from './postgres.ts';
import { createOwnDatabase, fillWithShop } from './shop-database.ts';

/** The server with the sample shop, and a browser of each role. */
export interface StartedShop {
  readonly admin: TestAdmin;
  readonly viewer: Visitor;
  readonly editor: Visitor;
  readonly boss: Visitor;
  readonly stop: () => Promise<void>;
}

export async function startShop(kind: 'embedded' | 'served'): Promise<StartedShop> {
  const postgres = kind === 'served' ? await startPostgres() : undefined;
  const admin = postgres ? await startServed(postgres.url) : await startAdmin();
  const stop = async () => {
    await admin.server.close();
    await postgres?.stop();
  };
  return { admin, viewer: await admin.signedIn('viewer'), editor: await admin.signedIn('editor'), boss: await admin.signedIn('owner'), stop };
}

async function startServed(server: string): Promise<TestAdmin> {
  const url = await createOwnDatabase(server, 'shop');
  await fillWithShop(url, 300);
  return startAdmin({ DATABASE_URL: url });
}
