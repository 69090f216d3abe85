import { Duplex } from 'node:stream';

/** The socket that `pg` writes to and reads from; `exec` answers each batch of its messages. */
export class PgliteStream extends Duplex {
  readonly #exec: (message: Uint8Array) => Promise<Uint8Array>;

  constructor(exec: (message: Uint8Array) => Promise<Uint8Array>) {
    super();
    this.#exec = exec;
  }

  override _read(): void {
    // Pushed as answers come.
  }

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    void this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    void this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  async #send(messages: Buffer, done: (error?: Error | null) => void): Promise<void> {
    try {
      const answer = await this.#exec(new Uint8Array(messages));
      if (answer.length > 0 && !this.destroyed) this.push(answer);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  }

  // Methods of a `net.Socket` that `pg` calls.
  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
