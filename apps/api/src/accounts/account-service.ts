import { SafeError } from 'grafast';
import type pg from 'pg';
import { AttemptLimit } from './attempt-limit.ts';
import { generatePassword, hashPassword, isPassword, maxPasswordLength, minPasswordLength } from './password.ts';
import { createSession, endSession, endSessionsOf } from './sessions.ts';
import type { Viewer } from './viewer.ts';

export interface SignIn {
  readonly viewer: Viewer;
  readonly token: string;
}

/** Where a request comes from. */
export interface Origin {
  /** Network address; an IPv6 network counts as one. */
  readonly address: string;
  /** The session that the request came with. */
  readonly token: string | undefined;
}

const minute = 60_000;

/** Signing in and out, and passwords. Errors are meant for the client. */
export class AccountService {
  readonly #pool: pg.Pool;
  /** Account and address together: who guesses from elsewhere locks nobody out. */
  readonly #perAccount = new AttemptLimit({ attempts: 5, window: 15 * minute });
  /** One address trying many accounts. */
  readonly #perAddress = new AttemptLimit({ attempts: 50, window: 15 * minute });

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async signIn({ email, password }: { email: string; password: string }, origin: Origin): Promise<SignIn> {
    const { rows } = await this.#pool.query<Viewer & { hash: string }>(
      `select account.id, account.email, account.name, account.role, password.must_change as "mustChangePassword", password.hash
       from admin.accounts account join admin.passwords password on password.account_id = account.id
       where lower(account.email) = lower($1) and account.active`,
      [email.trim()],
    );
    const [row] = rows;
    await this.#check(email, password, row?.hash, origin);
    if (!row) throw invalidCredentials();
    const { hash: _hash, ...viewer } = row;
    if (origin.token !== undefined) await endSession(this.#pool, origin.token);
    await this.#pool.query('update admin.accounts set last_sign_in_at = now() where id = $1', [viewer.id]);
    return { viewer, token: await createSession(this.#pool, viewer.id) };
  }

  async signOut({ token }: Origin): Promise<void> {
    if (token !== undefined) await endSession(this.#pool, token);
  }

  /** Ends every session of the account and begins a new one. */
  async changePassword(viewer: Viewer, passwords: { currentPassword: string; newPassword: string }, origin: Origin): Promise<SignIn> {
    const { rows } = await this.#pool.query<{ hash: string }>('select hash from admin.passwords where account_id = $1', [viewer.id]);
    await this.#check(viewer.email, passwords.currentPassword, rows[0]?.hash, origin);
    assertGoodPassword(passwords.newPassword, passwords.currentPassword);
    await savePassword(this.#pool, viewer.id, passwords.newPassword, { mustChange: false });
    await endSessionsOf(this.#pool, viewer.id);
    return { viewer: { ...viewer, mustChangePassword: false }, token: await createSession(this.#pool, viewer.id) };
  }

  /** A password for somebody else's account, to be changed at its first use. The database decides whether the viewer may. */
  async issuePassword(viewer: Viewer, accountId: number): Promise<string> {
    const password = generatePassword();
    const hash = await hashPassword(password);
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local role admin_${viewer.role}`);
      const { rows } = await client.query<{ found: boolean }>('select admin.issue_password($1, $2) as found', [accountId, hash]);
      await client.query('commit');
      if (!rows[0]?.found) throw new SafeError('There is no such account.', { code: 'BAD_USER_INPUT', columns: ['accountId'] });
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
    return password;
  }

  async #check(email: string, password: string, hash: string | undefined, { address }: Origin): Promise<void> {
    const account = `${email.trim().toLowerCase()}\n${address}`;
    const retryAfter = Math.max(this.#perAccount.retryAfter(account), this.#perAddress.retryAfter(address));
    if (retryAfter > 0) throw new SafeError('Too many attempts. Try again later.', { code: 'TOO_MANY_REQUESTS', retryAfter });
    this.#perAccount.add(account);
    this.#perAddress.add(address);
    if (!(await isPassword(password.slice(0, maxPasswordLength), hash))) throw invalidCredentials();
    this.#perAccount.forget(account);
  }
}

export async function savePassword(client: pg.Pool | pg.ClientBase, accountId: number, password: string, { mustChange }: { mustChange: boolean }): Promise<void> {
  await client.query(
    `insert into admin.passwords (account_id, hash, must_change) values ($1, $2, $3)
     on conflict (account_id) do update set hash = excluded.hash, must_change = excluded.must_change, changed_at = now()`,
    [accountId, await hashPassword(password), mustChange],
  );
}

function assertGoodPassword(password: string, previous: string): void {
  const refuse = (message: string): never => {
    throw new SafeError(message, { code: 'BAD_USER_INPUT', columns: ['newPassword'] });
  };
  if (password.length < minPasswordLength) refuse(`A password has at least ${minPasswordLength} characters.`);
  if (password.length > maxPasswordLength) refuse(`A password has at most ${maxPasswordLength} characters.`);
  if (password === previous) refuse('The new password is the same as the current one.');
}

function invalidCredentials(): SafeError {
  return new SafeError('Wrong email or password.', { code: 'INVALID_CREDENTIALS' });
}
