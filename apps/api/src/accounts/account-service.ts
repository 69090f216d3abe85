import { SafeError } from 'grafast';
import type pg from 'pg';
import type { FairQueue } from '../database/adaptor/fair-queue.ts';
import { rightsOf, roleName, type RolePrefix, usualPrefix } from '../request-roles.ts';
import { HashQueue } from './hash-queue.ts';
import { generatePassword, hashPassword, isPassword } from './password.ts';
import { maxPasswordLength, passwordFault, passwordFaults } from './password-rules.ts';
import { createSession, endSession } from './sessions.ts';
import { type Attempt, SignInAttempts } from './sign-in-attempts.ts';
import type { Viewer } from './viewer.ts';

export interface SignIn {
  readonly viewer: Viewer;
  readonly token: string;
}

/** Origin of a request. */
export interface Origin {
  /** Network address; an IPv6 network counts as one. */
  readonly address: string;
  /** The session that the request came with. */
  readonly token: string | undefined;
}

const second = 1000;
/** Characters of the longest address that mail can be sent to. */
const maxEmailLength = 254;

export interface AccountServiceOptions {
  /** @defaultValue two at a time, and a hundred that wait */
  readonly hashing?: HashQueue;
  /** Gives each address and account its turn. Absent: first come, first served. */
  readonly queue?: FairQueue;
  /**
   * Prefix of the roles that requests run as.
   *
   * @defaultValue `admin`
   */
  readonly rolePrefix?: RolePrefix;
}

/** Signing in and out, and passwords. Errors are meant for the client. */
export class AccountService {
  readonly #pool: pg.Pool;
  readonly #hashing: HashQueue;
  readonly #queue: FairQueue | undefined;
  readonly #rolePrefix: RolePrefix;
  readonly #attempts: SignInAttempts;

  constructor(
    pool: pg.Pool,
    { hashing, queue, rolePrefix = usualPrefix }: AccountServiceOptions = {},
  ) {
    this.#rolePrefix = rolePrefix;
    this.#pool = pool;
    this.#hashing = hashing ?? new HashQueue({ running: 2, waiting: 100 });
    this.#queue = queue;
    this.#attempts = new SignInAttempts(pool);
  }

  async signIn(
    { email, password }: { email: string; password: string },
    origin: Origin,
  ): Promise<SignIn> {
    // Overlong values are refused before anything is stored or queried.
    if (email.length > maxEmailLength || password.length > maxPasswordLength)
      throw invalidCredentials();
    const address = email.trim();
    const inTurn = this.#lineOf(`address ${origin.address}`);
    const {
      rows: [row],
    } = await inTurn(() =>
      this.#pool.query<Viewer & { hash: string }>(
        `select account.id, account.email, account.name, account.role, password.must_change as "mustChangePassword", password.hash
         from admin.accounts account join admin.passwords password on password.account_id = account.id
         where lower(account.email) = lower($1) and account.active`,
        [address],
      ),
    );
    await this.#check(address, password, row?.hash, origin);
    if (!row) throw invalidCredentials();
    const { hash, ...viewer } = row;
    const token = await inTurn(async () => {
      if (origin.token !== undefined) await endSession(this.#pool, origin.token);
      const session = await createSession(this.#pool, viewer.id, hash);
      if (session === undefined) throw invalidCredentials();
      await this.#pool.query('update admin.accounts set last_sign_in_at = now() where id = $1', [
        viewer.id,
      ]);
      return session;
    });
    return { viewer, token };
  }

  async signOut({ token }: Origin): Promise<void> {
    if (token === undefined) return;
    await this.#lineOf(`session ${token}`)(() => endSession(this.#pool, token));
  }

  /** Ends every session of the account and begins a new one. */
  async changePassword(
    viewer: Viewer,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
    origin: Origin,
  ): Promise<SignIn> {
    if (currentPassword.length > maxPasswordLength) throw invalidCredentials();
    const inTurn = this.#lineOf(String(viewer.id));
    const { rows } = await inTurn(() =>
      this.#pool.query<{ hash: string }>('select hash from admin.passwords where account_id = $1', [
        viewer.id,
      ]),
    );
    await this.#check(viewer.email, currentPassword, rows[0]?.hash, origin);
    const fault = passwordFault(newPassword, { email: viewer.email, previous: currentPassword });
    if (fault !== undefined)
      throw new SafeError(passwordFaults[fault], { code: fault, columns: ['newPassword'] });
    const hash = await this.#hash(newPassword);
    const token = await inTurn(async () => {
      await savePassword(this.#pool, viewer.id, hash, { mustChange: false });
      return createSession(this.#pool, viewer.id, hash);
    });
    if (token === undefined) throw invalidCredentials();
    return { viewer: { ...viewer, mustChangePassword: false }, token };
  }

  /**
   * A password for somebody else's account, to be changed at its first use. The database decides
   * whether the viewer may.
   */
  async issuePassword(viewer: Viewer, accountId: number): Promise<string> {
    // Asked first: hashing costs more than all else here, and is for those who may.
    const inTurn = this.#lineOf(String(viewer.id));
    const role = viewer.mustChangePassword ? 'anonymous' : viewer.role;
    const { rows } = await inTurn(() =>
      this.#pool.query<{ isAllowed: boolean; isKnown: boolean }>(
        `select coalesce(has_function_privilege($1, 'admin.issue_password(int, text)', 'execute'), $3) as "isAllowed", exists (select from admin.accounts where id = $2) as "isKnown"`,
        [this.#rolePrefix && roleName(this.#rolePrefix, role), accountId, role === 'owner'],
      ),
    );
    if (!rows[0]?.isAllowed)
      throw new SafeError('Issuing passwords is for owners.', { code: 'FORBIDDEN' });
    if (!rows[0].isKnown) throw noAccount();
    const password = generatePassword();
    const hash = await this.#hash(password);
    await inTurn(() => this.#savePasswordAs(viewer, accountId, hash));
    return password;
  }

  async #savePasswordAs(viewer: Viewer, accountId: number, hash: string): Promise<void> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const rights = Object.entries(rightsOf(this.#rolePrefix, viewer.role));
      for (const [name, value] of rights)
        await client.query('select set_config($1, $2, true)', [name, value]);
      const { rows } = await client.query<{ found: boolean }>(
        'select admin.issue_password($1, $2) as found',
        [accountId, hash],
      );
      await client.query('commit');
      if (!rows[0]?.found) throw noAccount();
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  #lineOf(key: string): <T>(work: () => Promise<T>) => Promise<T> {
    return (work) => (this.#queue ? this.#queue.run(key, work) : work());
  }

  async #check(
    email: string,
    password: string,
    hash: string | undefined,
    { address }: Origin,
  ): Promise<void> {
    const attempt: Attempt = { account: email.toLowerCase(), address };
    const inTurn = this.#lineOf(`address ${address}`);
    const wait = await inTurn(() => this.#attempts.wait(attempt));
    if (wait > 0) throw tooManyAttempts(wait);
    // Asked and entered in one go: between them others would take the last place.
    if (this.#hashing.isFull) throw tooManyAttempts(second);
    const isRight = await this.#hashing.run(async () => {
      // Counted before it is checked, so that attempts made at the same time count; a right
      // password is none.
      const wait = await inTurn(() => this.#attempts.begin(attempt));
      if (wait > 0) throw tooManyAttempts(wait);
      return isPassword(password, hash);
    });
    await inTurn(() => (isRight ? this.#attempts.succeed(attempt) : this.#attempts.fail(attempt)));
    if (!isRight) throw invalidCredentials();
  }

  #hash(password: string): Promise<string> {
    return this.#hashing.run(() => hashPassword(password));
  }
}

/** Ends the sessions of the account: a trigger of the database does. */
export async function savePassword(
  client: pg.Pool | pg.ClientBase,
  accountId: number,
  hash: string,
  { mustChange }: { mustChange: boolean },
): Promise<void> {
  await client.query(
    `insert into admin.passwords (account_id, hash, must_change) values ($1, $2, $3)
     on conflict (account_id) do update set hash = excluded.hash, must_change = excluded.must_change, changed_at = now()`,
    [accountId, hash, mustChange],
  );
}

function invalidCredentials(): SafeError {
  return new SafeError('Wrong email or password.', { code: 'INVALID_CREDENTIALS' });
}

function tooManyAttempts(wait: number): SafeError {
  return new SafeError('Too many attempts. Try again later.', {
    code: 'TOO_MANY_REQUESTS',
    retryAfter: Math.ceil(wait / second),
  });
}

function noAccount(): SafeError {
  return new SafeError('There is no such account.', {
    code: 'BAD_USER_INPUT',
    columns: ['accountId'],
  });
}
