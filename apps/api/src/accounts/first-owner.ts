import type pg from 'pg';
import { savePassword } from './account-service.ts';
import { generatePassword } from './password.ts';

export interface FirstOwner {
  readonly email: string;
  readonly password: string;
  /** Nobody but this message knows it. */
  readonly isGenerated: boolean;
}

/** Makes the account that all others come from, when there is none yet. */
export async function createFirstOwner(pool: pg.Pool, given: { email: string; password: string } | undefined): Promise<FirstOwner | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two servers starting on a new database make one owner.
    await client.query('lock table admin.accounts in share row exclusive mode');
    const { rows } = await client.query<{ id: number }>(
      `insert into admin.accounts (email, name, role)
       select $1, $2, 'owner' where not exists (select from admin.accounts) returning id`,
      [given?.email ?? 'admin@localhost', 'Администратор'],
    );
    const [account] = rows;
    const owner = { email: given?.email ?? 'admin@localhost', password: given?.password ?? generatePassword(), isGenerated: given === undefined };
    if (account) await savePassword(client, account.id, owner.password, { mustChange: false });
    await client.query('commit');
    return account && owner;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
