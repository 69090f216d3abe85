import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Viewer } from './viewer.ts';

/** Days that a session lasts, and that it lasts unused. */
export const sessionDays = 30;
const idleDays = 7;

type Client = pg.Pool | pg.ClientBase;

/**
 * Returns the secret that only the browser keeps; the database has its hash. `undefined` when the
 * account may no longer sign in with the password of this hash: it was disabled, or given another,
 * since the password was checked.
 */
export async function createSession(
  client: Client,
  accountId: number,
  passwordHash: string,
): Promise<string | undefined> {
  const token = randomBytes(32).toString('base64url');
  await client.query(
    "delete from admin.sessions where expires_at < now() or seen_at < now() - $1 * interval '1 day'",
    [idleDays],
  );
  const { rowCount } = await client.query(
    // The lock waits for a pending change of the password. The next change waits for the lock, so
    // that it ends this session too.
    `with allowed as (
       select account.id from admin.accounts account join admin.passwords password on password.account_id = account.id
       where account.id = $1 and account.active and password.hash = $2 for share
     )
     insert into admin.sessions (token_hash, account_id, expires_at) select $3, id, now() + $4 * interval '1 day' from allowed`,
    [accountId, passwordHash, hashOf(token), sessionDays],
  );
  return rowCount === 1 ? token : undefined;
}

/**
 * The account behind a cookie; rights and `active` are those of this moment, not those of the
 * sign-in.
 */
export async function findViewer(client: Client, token: string): Promise<Viewer | null> {
  const { rows } = await client.query<Viewer & { isStale: boolean }>({
    name: 'find-viewer',
    text: `
      select account.id, account.email, account.name, account.role, password.must_change as "mustChangePassword",
        session.seen_at < now() - interval '10 minutes' as "isStale"
      from admin.sessions session
      join admin.accounts account on account.id = session.account_id
      join admin.passwords password on password.account_id = account.id
      where session.token_hash = $1 and session.expires_at > now() and session.seen_at > now() - $2 * interval '1 day' and account.active`,
    values: [hashOf(token), idleDays],
  });
  const [row] = rows;
  if (!row) return null;
  const { isStale, ...viewer } = row;
  if (isStale)
    await client.query('update admin.sessions set seen_at = now() where token_hash = $1', [
      hashOf(token),
    ]);
  return viewer;
}

export async function endSession(client: Client, token: string): Promise<void> {
  await client.query('delete from admin.sessions where token_hash = $1', [hashOf(token)]);
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
