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
    // What was made says as a whole what has a name from here on.
    this.#made = new WeakMap();
    return this;
  }

  /**
   * What is made of the selections, once as long as nothing else is named. `about`: the type that
   * they are of, or, in two words, what else they are made into.
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
