import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Visitor } from '../admin.ts';
import { owner } from '../owner.ts';
import { until } from '../until.ts';

const command = fileURLToPath(new URL('../../src/commands/start.ts', import.meta.url));

/** The server as `npm start` runs it: a process of its own, that can be ended and started again. */
export class AdminProcess {
  readonly #env: Readonly<Record<string, string>>;
  readonly #wrapper: readonly string[];
  #child: ChildProcess | undefined;
  #exited: Promise<number | NodeJS.Signals | null> = Promise.resolve(null);
  /** Base of its addresses: `http://localhost:40123`. */
  url = '';
  /** All that it printed. */
  output = '';

  /**
   * `env`: settings besides those of a test, such as `DATABASE_URL` or `ADMIN_DATA_DIR`. `wrapper`:
   * the command that it runs in, such as `unshare --pid --fork`.
   */
  constructor(env: Readonly<Record<string, string>>, wrapper: readonly string[] = []) {
    this.#env = env;
    this.#wrapper = wrapper;
  }

  get isRunning(): boolean {
    return (
      this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
    );
  }

  /** Resolves when it serves. */
  async start(): Promise<void> {
    this.launch();
    await until(() => {
      if (!this.isRunning) throw new Error(`The server did not start:\n${this.output}`);
      return this.output.includes('http://');
    });
    this.url = /http:\/\/localhost:\d+/.exec(this.output)?.[0] ?? '';
  }

  launch(): void {
    const { DATABASE_URL: _url, ...rest } = process.env;
    this.output = '';
    const child = spawn('env', [...this.#wrapper, process.execPath, command], {
      env: {
        ...rest,
        PORT: '0',
        HOST: '127.0.0.1',
        ADMIN_EMAIL: owner.email,
        ADMIN_PASSWORD: owner.password,
        ADMIN_DOCUMENTS: 'any',
        ...this.#env,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.#exited = new Promise((resolve) =>
      child.once('exit', (code, signal) => resolve(code ?? signal)),
    );
    this.#child = child;
  }

  /** Sends a signal and resolves with the exit status, or the signal that ended it. */
  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
    this.#child?.kill(signal);
    return this.#exited;
  }

  /** Exit status, or the signal that ended it. */
  get exited(): Promise<number | NodeJS.Signals | null> {
    return this.#exited;
  }

  /** A browser signed in as the first owner. */
  async signedIn(): Promise<Visitor> {
    const visitor = new Visitor(`${this.url}/graphql`);
    const { errors } = await visitor.signIn(owner.email, owner.password);
    if (errors) throw new Error(JSON.stringify(errors));
    return visitor;
  }

  /** HTTP status of `/healthz` or `/readyz`. */
  async statusOf(path: '/healthz' | '/readyz'): Promise<number> {
    return (await fetch(`${this.url}${path}`)).status;
  }

  /** Milliseconds until `/readyz` answers 200. */
  async untilReady(): Promise<number> {
    const from = Date.now();
    await until(async () => (await this.statusOf('/readyz')) === 200);
    return Date.now() - from;
  }
}
