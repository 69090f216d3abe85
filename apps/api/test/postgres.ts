import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chownSync, constants, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { Client, escapeIdentifier } from 'pg';

export interface TestPostgres {
  /** `postgres://postgres@127.0.0.1:43117/postgres`, a superuser's. */
  readonly url: string;
  /**
   * Ends the server as a crash would; `resume` starts it again on the same port, and resolves when
   * it answers.
   */
  halt(): Promise<void>;
  resume(): Promise<void>;
  /** Starts the server again where it has ended by itself. */
  resumeIfEnded(): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * A PostgreSQL server of its own, new and empty, on a free port. Where none is installed, Debian's
 * package is, when that is allowed.
 */
export async function startPostgres({
  parent = tmpdir(),
}: { readonly parent?: string } = {}): Promise<TestPostgres> {
  const bin = findBinaries() ?? installBinaries();
  const owner = serverUser();
  const directory = mkdtempSync(join(parent, 'admin-postgres-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  const data = join(directory, 'data');
  execFileSync(
    join(bin, 'initdb'),
    [
      '-D',
      data,
      '-U',
      'postgres',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ],
    { ...owner, cwd: directory, stdio: 'pipe' },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 60,
  };
  const launch = (): ChildProcess =>
    spawn(
      join(bin, 'postgres'),
      [
        '-D',
        data,
        ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
      ],
      { ...owner, cwd: directory, stdio: 'ignore' },
    );
  let server = launch();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  // Also when the tests are ended before they are done.
  const end = (): void => void server.kill('SIGKILL');
  process.once('exit', end);
  await untilItAnswers(url, server);
  const halt = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGQUIT');
    await exited;
  };
  const resume = async (): Promise<void> => {
    server = launch();
    await untilItAnswers(url, server);
  };
  return {
    url,
    halt,
    resume,
    async resumeIfEnded() {
      const hasEnded = await untilItAnswers(url, server).then(
        () => false,
        () => server.exitCode !== null,
      );
      if (hasEnded) await resume();
    },
    async stop() {
      process.off('exit', end);
      await halt();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Another database on the same server. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new Client(url);
  await client.connect();
  await client.query(`create database ${escapeIdentifier(name)}`);
  await client.end();
  const created = new URL(url);
  created.pathname = `/${name}`;
  return created.href;
}

function findBinaries(): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync([
      '/usr/lib/postgresql/*/bin',
      '/opt/homebrew/opt/postgresql*/bin',
      '/usr/local/opt/postgresql*/bin',
      '/usr/pgsql-*/bin',
    ])
      .toSorted()
      .toReversed(),
  ];
  // Both: a link to `postgres` alone does not make a server.
  return folders.find((folder) =>
    ['postgres', 'initdb'].every((program) => isExecutable(join(folder, program))),
  );
}

function installBinaries(): string {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) {
    throw new Error(
      'PostgreSQL is not installed. Install its server (Debian: apt-get install postgresql; macOS: brew install postgresql), then run again.',
    );
  }
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  execFileSync('apt-get', ['update', '-q'], options);
  execFileSync(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'postgresql'],
    options,
  );
  const bin = findBinaries();
  if (bin === undefined)
    throw new Error(
      'apt-get installed postgresql, and its programs are not in /usr/lib/postgresql.',
    );
  return bin;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root. */
function serverUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string, user: string): number =>
    Number(execFileSync('id', [option, user], { stdio: 'pipe' }));
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: idOf('-u', user), gid: idOf('-g', user) };
    } catch {
      // No such user.
    }
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return address.port;
}

async function untilItAnswers(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
