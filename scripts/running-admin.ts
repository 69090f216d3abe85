import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface RunningAdmin {
  /** `http://127.0.0.1:41234` */
  readonly url: string;
  readonly pid: number;
  /** All that it printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does and waits until it has gone. */
  stop(): Promise<void>;
}

export interface AdminOptions {
  /** Checkout to start. @defaultValue the current directory */
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /**
   * Arguments of `npm start --`: `['--endpoint', 'https://api.example.com/graphql']`.
   *
   * @defaultValue none
   */
  args?: readonly string[];
}

/**
 * Milliseconds after which a start without an answer fails. The first start of a checkout builds
 * it, and fills the sample shop.
 */
const patience = 180_000;

/**
 * Runs what `npm start` runs, on a free port, until it answers. Throws with its output when it ends
 * before.
 */
export async function startAdmin({
  cwd = process.cwd(),
  env = {},
  args = [],
}: AdminOptions = {}): Promise<RunningAdmin> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['scripts/main.mjs', 'start', ...args], {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  const output = () => chunks.join('');
  const deadline = Date.now() + patience;
  while (!(await answers(`${url}/readyz`))) {
    if (hasEnded(child))
      throw new Error(`npm start ended with ${child.exitCode ?? child.signalCode}:\n${output()}`);
    if (Date.now() > deadline) {
      await stop(child);
      throw new Error(
        `npm start did not answer at ${url} within ${patience / 1000} s:\n${output()}`,
      );
    }
    await delay(50);
  }
  return { url, pid: child.pid ?? 0, output, stop: () => stop(child) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return address.port;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(timer);
}
