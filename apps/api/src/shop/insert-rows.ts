import type pg from 'pg';

/** Inserts a few rows whose values PostgreSQL reads from JSON: every type has a text form. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => `"${column}"`)
    .join(', ');
  if (columns)
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(rows)],
    );
}

/** A number from 0 to 1 that belongs to a row and a purpose. */
export function roll(row: number, purpose: number): number {
  let x = Math.imul(row ^ Math.imul(purpose, 0x9e3779b9), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32;
}

export function pick<T>(words: readonly T[], row: number, purpose: number): T {
  const word = words[Math.floor(roll(row, purpose) * words.length)];
  if (word === undefined) throw new Error('Nothing to pick from.');
  return word;
}

/** Integer between two bounds, both included. */
export function between(low: number, high: number, row: number, purpose: number): number {
  return low + Math.floor(roll(row, purpose) * (high - low + 1));
}
