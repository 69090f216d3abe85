import { startAdmin, type TestAdmin, type Visitor } from './admin.ts';
import { startPostgres } from './postgres.ts';
import { createOwnDatabase, fillWithShop } from './shop-database.ts';

/** The server with the sample shop, and a browser of each role. */
export interface StartedShop {
  readonly admin: TestAdmin;
  /** Of a server; the embedded database is nobody's but the API's. */
  readonly databaseUrl: string | undefined;
  readonly viewer: Visitor;
  readonly editor: Visitor;
  readonly boss: Visitor;
  readonly stop: () => Promise<void>;
}

export async function startShop(
  kind: 'embedded' | 'served',
  env: Readonly<Record<string, string>> = {},
): Promise<StartedShop> {
  const postgres = kind === 'served' ? await startPostgres() : undefined;
  const databaseUrl = postgres && (await createFilled(postgres.url));
  const admin = await startAdmin(
    databaseUrl === undefined ? env : { ...env, DATABASE_URL: databaseUrl },
  );
  const stop = async () => {
    await admin.server.close();
    await postgres?.stop();
  };
  return {
    admin,
    databaseUrl,
    viewer: await admin.signedIn('viewer'),
    editor: await admin.signedIn('editor'),
    boss: await admin.signedIn('owner'),
    stop,
  };
}

async function createFilled(server: string): Promise<string> {
  const url = await createOwnDatabase(server, 'shop');
  await fillWithShop(url, 300);
  return url;
}
