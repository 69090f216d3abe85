import type { Code } from './code.ts';

/** Pieces of code that stand once in a module and are named wherever they would stand again. */
export class Repeated {
  readonly #names: Map<string, Code>;

  /** `known`: pieces to begin with. */
  constructor(known?: Repeated) {
    this.#names = new Map(known ? known.#names : []);
  }

  /** `about`: what it is a piece of, since two things may read the same. */
  add(about: string, piece: Code, name: Code): this {
    const key = `${about} ${piece.text}`;
    if (!this.#names.has(key)) this.#names.set(key, name);
    return this;
  }

  /** The name of the piece, or the piece itself. */
  of(about: string, piece: Code): Code {
    return this.#names.get(`${about} ${piece.text}`) ?? piece;
  }
}
