import type pg from 'pg';
import { savePassword } from './account-service.ts';
import { generatePassword, hashPassword } from './password.ts';

export interface Appointment {
  readonly email: string;
  /** To be changed at the first sign-in. Nobody but this knows it. */
  readonly password: string;
  /** Whether the account with this e-mail was created. */
  readonly isNew: boolean;
}

/**
 * Makes an account an active owner with a new password, and the account itself where there is none.
 * Its sessions end.
 */
export async function appointOwner(pool: pg.Pool, email: string): Promise<Appointment> {
  const password = generatePassword();
  const hash = await hashPassword(password);
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number; email: string; isNew: boolean }>(
      `insert into admin.accounts (email, name, role) values ($1, $2, 'owner')
       on conflict (lower(email)) do update set role = 'owner', active = true
       returning id, email, xmax = 0 as "isNew"`,
      [email, 'Администратор'],
    );
    const [account] = rows;
    if (!account) throw new Error(`The account ${email} was neither found nor made.`);
    await savePassword(client, account.id, hash, { mustChange: true });
    await client.query('commit');
    return { email: account.email, password, isNew: account.isNew };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
