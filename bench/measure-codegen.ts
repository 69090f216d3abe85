import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface Codegen {
  /** Seconds of `npm run codegen` on the sample shop's schema. */
  readonly coldSeconds: number;
  /** Seconds from saving a document to the generated code that follows from it, in watch mode. */
  readonly watchSeconds: number;
}

const codegen = ['packages/codegen/src/generate/main.ts'];
const document = 'packages/gql/documents/bench.graphql';
const output = 'packages/gql/src/generated/documents/graphql.ts';

export async function measureCodegen(): Promise<Codegen> {
  const start = performance.now();
  const { status } = spawnSync(process.execPath, codegen, { stdio: 'ignore' });
  const coldSeconds = seconds(start);
  if (status !== 0) throw new Error('npm run codegen fails: run it to see why.');
  const watch = spawn(process.execPath, [...codegen, '--watch'], { stdio: ['ignore', 'pipe', 'pipe'] });
  try {
    await waiting(watch.stdout);
    const written = () => statSync(output, { throwIfNoEntry: false })?.mtimeMs;
    const before = written();
    const saved = performance.now();
    writeFileSync(document, 'query Bench { __typename }\n');
    while (written() === before) await delay(5);
    return { coldSeconds, watchSeconds: seconds(saved) };
  } finally {
    watch.kill('SIGINT');
    await once(watch, 'exit');
    rmSync(document, { force: true });
    spawnSync(process.execPath, codegen, { stdio: 'ignore' });
  }
}

/** Until watch mode says that it watches. */
async function waiting(stdout: NodeJS.ReadableStream): Promise<void> {
  for await (const chunk of stdout) if (/following/i.test(String(chunk))) return;
  throw new Error('Watch mode ended before it watched.');
}

const seconds = (since: number) => Math.round(performance.now() - since) / 1000;
