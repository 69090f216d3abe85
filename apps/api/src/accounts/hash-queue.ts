/** Lets few tasks run at a time and some wait: hashing passwords leaves a core for everything else. */
export class HashQueue {
  readonly #running: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #active = 0;

  constructor({ running, waiting }: { readonly running: number; readonly waiting: number }) {
    this.#running = running;
    this.#waiting = waiting;
  }

  get isFull(): boolean {
    return this.#queue.length >= this.#waiting;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#active < this.#running) this.#active += 1;
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes to the next in line, or is free.
      const next = this.#queue.shift();
      if (next) next();
      else this.#active -= 1;
    }
  }
}
