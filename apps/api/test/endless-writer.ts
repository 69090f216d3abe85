import { openDatabase } from '../src/database/database.ts';

/** Inserts rows for ever, and says of each when it is committed. */
const { pool } = await openDatabase({ dataDir: process.argv[2] ?? '', statementTimeout: 0 });
await pool.query('create table if not exists written (id int primary key, filler text)');
const { rows } = await pool.query<{ next: number }>(
  'select coalesce(max(id), 0) + 1 as next from written',
);
for (let id = rows[0]?.next ?? 1; ; id += 1) {
  await pool.query("insert into written values ($1, repeat('x', 500))", [id]);
  process.stdout.write(`${id}\n`);
}
