import { spawnSync } from 'node:child_process';

export interface Rate {
  readonly tp: number;
  readonly fp: number;
  readonly fn: number;
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export interface Score {
  readonly overall: Rate;
  readonly roles: Readonly<Record<string, Rate>>;
  readonly schemas: readonly { readonly schema: string; readonly f1: number; readonly faults: readonly string[] }[];
}

/** Compares inferred resources with labels by the scoring program that comes with the schemas. */
export function score(program: string, labels: string, inferred: string): Score {
  const { stdout, stderr } = spawnSync(process.execPath, [program, labels, inferred, '--json'], { encoding: 'utf8', maxBuffer: 1 << 26 });
  const parsed: unknown = stdout === '' ? undefined : JSON.parse(stdout);
  if (!isScore(parsed)) throw new Error(`${program} printed no score for ${labels}. ${stderr}`);
  return parsed;
}

function isScore(value: unknown): value is Score {
  return typeof value === 'object' && value !== null && 'overall' in value && 'roles' in value && 'schemas' in value && Array.isArray(value.schemas);
}
