import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '../postgres.ts';
import { createOwnDatabase } from '../shop-database.ts';
import { AdminProcess } from './admin-process.ts';
import { canMount, mountDisk, type SmallDisk } from './full-disk.ts';
import { prepareShop } from './prepare.ts';
import { type SilentProxy, startProxy } from './silent-proxy.ts';

export type Kind = 'embedded' | 'served';

/** Milliseconds: of a statement, and of requests after `SIGTERM`. */
export const limits = { statement: 3_000, shutdown: 700 } as const;
/** Megabytes: a database with its log, and some to write to. */
const diskSize = 320;

/** A server and its database, with all that can be done to them. */
export interface Ground {
  readonly kind: Kind;
  readonly admin: AdminProcess;
  /** Another server on the same database, not started yet. */
  another(wrapper?: readonly string[]): AdminProcess;
  /** The disk that the database is on; absent where this user may not mount one. */
  readonly disk: SmallDisk | undefined;
  /** Of a served database: the server, its database as a superuser, and the network between. */
  readonly served:
    | { readonly postgres: TestPostgres; readonly url: string; readonly network: SilentProxy }
    | undefined;
  stop(): Promise<void>;
}

export async function startGround(kind: Kind): Promise<Ground> {
  const disk = canMount ? mountDisk(diskSize) : undefined;
  const directory = disk?.path ?? mkdtempSync(join(tmpdir(), 'admin-faults-'));
  const served = kind === 'served' ? await startServed(directory) : undefined;
  const dataDir = join(directory, 'data');
  await prepareShop(served ? { url: served.ownUrl, dataDir } : { dataDir });
  const env = {
    ADMIN_STATEMENT_TIMEOUT: String(limits.statement),
    ADMIN_SHUTDOWN_TIMEOUT: String(limits.shutdown),
    ...(served ? { DATABASE_URL: served.network.url } : { ADMIN_DATA_DIR: dataDir }),
  };
  const admin = new AdminProcess(env);
  await admin.start();
  return {
    kind,
    admin,
    another: (wrapper) => new AdminProcess(env, wrapper),
    disk,
    served,
    async stop() {
      await admin.end('SIGKILL');
      served?.network.close();
      await served?.postgres.stop();
      if (disk) disk.unmount();
      else rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function startServed(parent: string) {
  const postgres = await startPostgres({ parent });
  const ownUrl = await createOwnDatabase(postgres.url, 'faults');
  const url = new URL(postgres.url);
  url.pathname = '/faults';
  return { postgres, ownUrl, url: url.href, network: await startProxy(ownUrl) };
}
