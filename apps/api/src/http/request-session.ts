import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { SafeError } from 'grafast';
import type pg from 'pg';
import type { AccountService, Origin, SignIn } from '../accounts/account-service.ts';
import {
  listViews,
  openInView,
  removeView,
  saveView,
  type SavedView,
  type SaveView,
} from '../accounts/saved-views.ts';
import { sessionDays } from '../accounts/sessions.ts';
import type { Viewer } from '../accounts/viewer.ts';
import type { FairQueue } from '../database/adaptor/fair-queue.ts';
import { disconnectSignal } from './left-request.ts';

export interface SessionCookie {
  readonly name: string;
  /** Only over HTTPS, and on this machine. */
  readonly secure: boolean;
}

/** The session of one request: who it comes from, and what changes that. */
export class RequestSession {
  readonly #accounts: AccountService;
  readonly #pool: pg.Pool;
  readonly #queue: FairQueue;
  readonly #response: ServerResponse;
  readonly #cookie: SessionCookie;
  readonly #origin: Origin;
  readonly #losesCookie: boolean;
  #viewer: Viewer | null;
  #disconnected: AbortSignal | undefined;

  constructor(options: {
    accounts: AccountService;
    pool: pg.Pool;
    queue: FairQueue;
    response: ServerResponse;
    cookie: SessionCookie;
    origin: Origin;
    losesCookie: boolean;
    viewer: Viewer | null;
  }) {
    this.#accounts = options.accounts;
    this.#pool = options.pool;
    this.#queue = options.queue;
    this.#response = options.response;
    this.#cookie = options.cookie;
    this.#origin = options.origin;
    this.#losesCookie = options.losesCookie;
    this.#viewer = options.viewer;
  }

  get viewer(): Viewer | null {
    return this.#viewer;
  }

  async signIn(input: { email: string; password: string }): Promise<Viewer> {
    // A session that its browser does not keep would end with the next request.
    if (this.#losesCookie)
      throw new SafeError(
        'Over plain HTTP the browser does not keep the session: use HTTPS, or set ADMIN_SECURE_COOKIES=false on the server.',
        { code: 'INSECURE_CONNECTION' },
      );
    return this.#begin(await this.#accounts.signIn(input, this.#origin));
  }

  async signOut(): Promise<void> {
    await this.#accounts.signOut(this.#origin);
    this.#viewer = null;
    this.#setCookie('', 0);
    // Pages that the browser keeps for going back too. Not "storage": settings of the lists stay,
    // and drafts are dropped by the page. Not "cookies": those of other applications under the same
    // domain would go as well.
    this.#response.setHeader('Clear-Site-Data', '"cache"');
  }

  async changePassword(input: { currentPassword: string; newPassword: string }): Promise<Viewer> {
    return this.#begin(await this.#accounts.changePassword(this.#signedIn(), input, this.#origin));
  }

  issuePassword(accountId: number): Promise<string> {
    return this.#accounts.issuePassword(this.#signedIn(), accountId);
  }

  async views(list: string | null): Promise<readonly SavedView[]> {
    const viewer = this.#viewer;
    return viewer && !viewer.mustChangePassword
      ? this.#queue.run(
          String(viewer.id),
          () => listViews(this.#pool, viewer, list),
          (this.#disconnected ??= disconnectSignal(this.#response)),
        )
      : [];
  }

  saveView(input: SaveView): Promise<SavedView> {
    const viewer = this.#signedIn();
    return this.#inTurn(viewer, () => saveView(this.#pool, viewer, input));
  }

  removeView(input: { list: string; id: number; revision: number }): Promise<void> {
    const viewer = this.#signedIn();
    return this.#inTurn(viewer, () => removeView(this.#pool, viewer, input));
  }

  openInView(input: { list: string; id: number | null }): Promise<void> {
    const viewer = this.#signedIn();
    return this.#inTurn(viewer, () => openInView(this.#pool, viewer, input));
  }

  /** In the line of the account, as what it asks of the tables. */
  #inTurn<T>({ id }: Viewer, work: () => Promise<T>): Promise<T> {
    return this.#queue.run(String(id), work);
  }

  #begin({ viewer, token }: SignIn): Viewer {
    this.#viewer = viewer;
    this.#setCookie(token, sessionDays * 24 * 60 * 60);
    return viewer;
  }

  #signedIn(): Viewer {
    if (!this.#viewer) throw new SafeError('Sign in first.', { code: 'UNAUTHENTICATED' });
    return this.#viewer;
  }

  #setCookie(value: string, maxAge: number): void {
    this.#response.setHeader(
      'Set-Cookie',
      stringifySetCookie({
        ...this.#cookie,
        value,
        maxAge,
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
      }),
    );
  }
}

/** Value of a cookie in a request. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name] || undefined;
}
