import { readConfig } from '../src/config.ts';
import { type RunningServer, startServer } from '../src/server.ts';
import { owner } from './owner.ts';

interface Body<TData> {
  readonly data?: TData | null;
  readonly errors?: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: Record<string, unknown>;
  }[];
}

export interface Answer<TData = Record<string, unknown>> extends Body<TData> {
  readonly status: number;
  readonly headers: Headers;
}

export interface TestAdmin {
  readonly server: RunningServer;
  /** Errors that clients saw masked, by the id they were shown. */
  readonly logged: ReadonlyMap<string, Error>;
  /** A browser without a session. */
  visitor(): Visitor;
  /** A browser signed in with a new account of this role. */
  signedIn(role: 'viewer' | 'editor' | 'owner'): Promise<Visitor>;
}

/**
 * The server as it runs in production, but for documents that tests make up, on a free port, with a
 * shop of 300 orders or the database given.
 */
export async function startAdmin(env: Readonly<Record<string, string>> = {}): Promise<TestAdmin> {
  if (env.DATABASE_URL !== undefined || env.ADMIN_DATA_DIR !== undefined) return startOn(env);
  // Loaded here: who only visits a server is no test that Vitest runs.
  const { copyEmbedded } = await import('./copy-embedded.ts');
  const copy = await copyEmbedded('shop');
  try {
    const admin = await startOn({ ...env, ADMIN_DATA_DIR: copy.dataDir });
    return {
      ...admin,
      server: { ...admin.server, close: () => admin.server.close().finally(copy.remove) },
    };
  } catch (error) {
    copy.remove();
    throw error;
  }
}

async function startOn(env: Readonly<Record<string, string>>): Promise<TestAdmin> {
  const logged = new Map<string, Error>();
  const config = readConfig({
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
    PORT: '0',
    HOST: '127.0.0.1',
    ADMIN_DOCUMENTS: 'any',
    ...env,
  });
  const server = await startServer({ config, logError: (id, error) => logged.set(id, error) });
  const url = new URL('/graphql', server.url).href;
  const visitor = (): Visitor => new Visitor(url);
  let accounts = 0;
  return {
    server,
    logged,
    visitor,
    async signedIn(role) {
      const first = visitor();
      await first.signIn(owner.email, owner.password);
      if (role === 'owner') return first;
      const email = `${role}-${(accounts += 1)}@shop.example`;
      const created = await first.ask<{ createAccount: { account: { id: number } } }>(
        'mutation ($account: AccountInput!) { createAccount(input: { account: $account }) { account { id } } }',
        { account: { email, name: role, role } },
      );
      const issued = await first.ask<{ issuePassword: { password: string } }>(
        'mutation ($id: Int!) { issuePassword(input: { accountId: $id }) { password } }',
        { id: created.data!.createAccount.account.id },
      );
      const { password } = issued.data!.issuePassword;
      const next = visitor();
      await next.signIn(email, password);
      await next.ask(
        'mutation ($from: String!) { changePassword(input: { currentPassword: $from, newPassword: "novyy-parol-42" }) { viewer { id } } }',
        { from: password },
      );
      return next;
    },
  };
}

/** Keeps cookies as a browser does. */
export class Visitor {
  readonly url: string;
  cookie: string | undefined;

  constructor(url: string) {
    this.url = url;
  }

  async ask<TData = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Answer<TData>> {
    return this.send<TData>({
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  }

  async send<TData = Record<string, unknown>>(
    request: RequestInit,
    url = this.url,
  ): Promise<Answer<TData>> {
    const headers = new Headers(request.headers);
    if (this.cookie !== undefined) headers.set('cookie', this.cookie);
    const response = await fetch(url, { ...request, headers });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    const body: Body<TData> = text.startsWith('{') ? JSON.parse(text) : {};
    return { status: response.status, headers: response.headers, ...body };
  }

  signIn(email: string, password: string): Promise<Answer> {
    return this.ask(
      'mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id email role mustChangePassword } } }',
      { input: { email, password } },
    );
  }
}

export function codeOf(answer: Pick<Answer, 'errors'>): unknown {
  return answer.errors?.[0]?.extensions?.code;
}
