import type { Code } from './code.ts';

/** Pieces of code that stand once in a module and are named wherever they would stand again. */
export class Repeated {
  readonly #names: Map<string, Code>;
  #made: WeakMap<object, Map<string, Code>>;

  /** `known`: pieces to begin with. */
  constructor(known?: Repeated) {
    this.#names = new Map(known ? known.#names : []);
    this.#made = known ? known.#made : new WeakMap();
  }

  /** `about`: what it is a piece of, since two things may read the same. */
  add(about: string, piece: Code, name: Code): this {
    const key = `${about} ${piece.text}`;
    if (this.#names.has(key)) return this;
    this.#names.set(key, name);
    // Cached code contains the piece itself. From here on it has to contain the piece's name.
    this.#made = new WeakMap();
    return this;
  }

  /**
   * Code made from selections, cached until another piece gets a name. `about`: the type of the
   * selections, or, in two words, the kind of code made from them.
   */
  once(about: string, selections: object, make: () => Code): Code {
    const made = this.#made.get(selections) ?? new Map<string, Code>();
    this.#made.set(selections, made);
    const found = made.get(about) ?? make();
    made.set(about, found);
    return found;
  }

  /** The name of the piece, or the piece itself. */
  of(about: string, piece: Code): Code {
    return this.#names.get(`${about} ${piece.text}`) ?? piece;
  }
}
