import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';

export type Environment = Readonly<Record<string, string>>;

export const million = 1_000_000;

export interface Seed {
  readonly seconds: number;
  /** The most that the process of the command had resident, the embedded database in it. */
  readonly peakMegabytes: number;
}

/** Fills a database with the sample shop. Undefined where there are orders already. */
export async function seedOrders(env: Environment, orders: number): Promise<Seed | undefined> {
  const started = performance.now();
  const child = spawn(
    process.execPath,
    ['apps/api/src/commands/seed.ts', '--orders', String(orders)],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  let peakMegabytes = 0;
  const timer = setInterval(
    () => (peakMegabytes = Math.max(peakMegabytes, residentPeak(child.pid))),
    200,
  );
  const [status]: unknown[] = await once(child, 'exit');
  clearInterval(timer);
  if (status === 0)
    return { seconds: Math.round((performance.now() - started) / 1000), peakMegabytes };
  const reason = Buffer.concat(said).toString();
  if (reason.includes('is there already')) return undefined;
  throw new Error(`The shop was not made:\n${reason}`);
}

function residentPeak(pid: number | undefined): number {
  const status = `/proc/${pid}/status`;
  return existsSync(status)
    ? Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) / 1024)
    : Number.NaN;
}
