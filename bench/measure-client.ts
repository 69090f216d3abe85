import { spawnSync } from 'node:child_process';

export interface ClientFigures {
  /** Bytes, minified and gzip, by what is imported; each part is what it adds. */
  readonly bytes: Readonly<Record<string, number>>;
  /**
   * Processor time beside bare Apollo Client in one run, by what was done, and the requests of a
   * burst of 100 identical queries.
   */
  readonly overhead: Readonly<
    Record<
      string,
      | number
      | {
          readonly bareMicroseconds: number;
          readonly adminMicroseconds: number;
          readonly overheadPercent: number;
        }
    >
  >;
}

/**
 * What `@admin/gql` costs above bare Apollo Client. Ends the process when one of them is above its
 * budget, which the script names.
 */
export function measureClient(): ClientFigures {
  return {
    bytes: figures('packages/gql/bench/size.ts'),
    overhead: figures('packages/gql/bench/overhead.ts', ['--expose-gc', '--conditions=production']),
  };
}

function figures<T>(script: string, flags: readonly string[] = []): Record<string, T> {
  const { status, stdout } = spawnSync(process.execPath, [...flags, script, '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout);
}
