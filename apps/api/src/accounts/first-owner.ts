import type pg from 'pg';
import { savePassword } from './account-service.ts';
import { StartError } from '../start-error.ts';
import { generatePassword, hashPassword } from './password.ts';
import { passwordFault, passwordFaults } from './password-rules.ts';

export interface FirstOwner {
  readonly email: string;
  readonly password: string;
  /** Nobody but this message knows it. */
  readonly isGenerated: boolean;
}

/** Makes the account that all others come from, when there is none yet. */
export async function createFirstOwner(
  pool: pg.Pool,
  credentials: { email: string; password: string } | undefined,
): Promise<FirstOwner | undefined> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Two servers starting on a new database make one owner.
    await client.query('lock table admin.accounts in share row exclusive mode');
    const { rows } = await client.query<{ id: number }>(
      `insert into admin.accounts (email, name, role)
       select $1, $2, 'owner' where not exists (select from admin.accounts) returning id`,
      [credentials?.email ?? 'admin@localhost', 'Администратор'],
    );
    const [account] = rows;
    const owner = {
      email: credentials?.email ?? 'admin@localhost',
      password: credentials?.password ?? generatePassword(),
      isGenerated: credentials === undefined,
    };
    if (account) {
      if (!owner.isGenerated) assertGood(owner);
      await savePassword(client, account.id, await hashPassword(owner.password), {
        mustChange: false,
      });
    }
    await client.query('commit');
    return account && owner;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The first password has to meet the rules for a changed password. */
function assertGood({ email, password }: FirstOwner): void {
  const fault = passwordFault(password, { email });
  if (fault === undefined) return;
  throw new StartError(
    `ADMIN_PASSWORD is not taken: ${passwordFaults[fault]}`,
    'Set another one, for example four words that have nothing to do with each other, or leave out ADMIN_EMAIL and ADMIN_PASSWORD to get a generated one.',
  );
}
