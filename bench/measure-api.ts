import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createOwnDatabase, fillWithShop } from '../apps/api/test/shop-database.ts';
import { startPostgres } from '../apps/api/test/postgres.ts';
import { startAdmin } from '../scripts/running-admin.ts';
import { median } from './compared.ts';
import { load, type Load, type Target } from './load.ts';

const owner = { email: 'owner@shop.example', password: 'tikhiy-okean-8848' };
const connections = 8;
/** Many and short, so that whatever else the machine does falls upon all three. */
const rounds = 15;
const milliseconds = 700;

const query = `query Orders($first: Int!) {
  orders(first: $first, orderBy: [PLACED_AT_DESC]) {
    nodes { id number status total placedAt customer { id fullName } }
    pageInfo { hasNextPage }
  }
}`;
const body = JSON.stringify({ query, variables: { first: 25 } });

export interface ApiSpeed {
  readonly api: Load;
  /** By hand, with the same session, transaction and role. */
  readonly bareWithSession: Load;
  /** By hand, the query alone. */
  readonly bare: Load;
  /** Requests per second of the API divided by theirs: the median of what each round gives. */
  readonly ofBareWithSession: number;
  readonly ofBare: number;
}

/**
 * A list of 25 orders with their customers, 8 connections: the API beside handlers written by hand,
 * in turns; medians.
 */
export async function measureApi(): Promise<Readonly<Record<'embedded' | 'served', ApiSpeed>>> {
  const embedded = await measure({ ADMIN_DATA_DIR: 'memory', DATABASE_URL: '' });
  const postgres = await startPostgres();
  try {
    const url = await createOwnDatabase(postgres.url, 'bench');
    await fillWithShop(url, 2000);
    return { embedded, served: await measure({ DATABASE_URL: url }) };
  } finally {
    await postgres.stop();
  }
}

async function measure(database: Readonly<Record<string, string>>): Promise<ApiSpeed> {
  const env = {
    ...database,
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    ADMIN_SAMPLE_ORDERS: '2000',
    ADMIN_DOCUMENTS: 'any',
  };
  const admin = await startAdmin({ env });
  const bare = await startBare(env);
  try {
    const targets: Readonly<Record<'api' | 'bareWithSession' | 'bare', Target>> = {
      api: { url: `${admin.url}/graphql`, cookie: await signIn(admin.url), body, pid: admin.pid },
      bareWithSession: { url: `${bare.url}/session`, cookie: bare.cookie, body, pid: bare.pid },
      bare: { url: `${bare.url}/plain`, cookie: bare.cookie, body, pid: bare.pid },
    };
    const names = ['api', 'bareWithSession', 'bare'] as const;
    const loads: Record<(typeof names)[number], Load[]> = {
      api: [],
      bareWithSession: [],
      bare: [],
    };
    for (const name of names) await load(targets[name], connections, milliseconds);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of names)
        loads[name].push(await load(targets[name], connections, milliseconds));
    }
    const share = (of: readonly Load[]): number =>
      round2(
        median(
          loads.api.map(
            ({ requestsPerSecond }, round) =>
              requestsPerSecond / (of[round]?.requestsPerSecond ?? Number.NaN),
          ),
        ),
      );
    return {
      api: medians(loads.api),
      bareWithSession: medians(loads.bareWithSession),
      bare: medians(loads.bare),
      ofBareWithSession: share(loads.bareWithSession),
      ofBare: share(loads.bare),
    };
  } finally {
    await admin.stop();
    bare.child.kill();
  }
}

function medians(loads: readonly Load[]): Load {
  return {
    requestsPerSecond: Math.round(median(loads.map(({ requestsPerSecond }) => requestsPerSecond))),
    processorMilliseconds: round2(
      median(loads.map(({ processorMilliseconds }) => processorMilliseconds)),
    ),
  };
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

async function startBare(
  env: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; pid: number; url: string; cookie: string }> {
  const child = spawn(process.execPath, ['bench/bare-api.ts'], {
    env: { ...process.env, ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('bench/bare-api.ts ended.'))),
  ]);
  const { url, cookie }: { url: string; cookie: string } = JSON.parse(String(line));
  return { child, pid: child.pid ?? 0, url, cookie };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } } }',
      variables: { input: owner },
    }),
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (cookie === undefined) throw new Error(`Sign-in failed: ${await response.text()}`);
  return cookie;
}
