import { expect, it } from 'vitest';

import { loadColumnPrivileges } from './column-privileges.ts';
import { openDatabase } from './database.ts';

it('reads a database in which the roles have not been made yet', async () => {
  const database = await openDatabase({ dataDir: 'memory', statementTimeout: 0 });
  try {
    await database.pool.query('create table public.notes (id int primary key)');
    expect(await loadColumnPrivileges(database.pool, ['public'])).toEqual(new Map());
  } finally {
    await database.close();
  }
});
