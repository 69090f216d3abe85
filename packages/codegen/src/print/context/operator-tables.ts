import type { FilterField } from '../../model.ts';
import { code, identifier, using, type Code } from '../code/code.ts';

export type Operator = FilterField['operators'][number];

/** The tables of operators, the same in every module: two of one type that differ have two names. */
export class OperatorTables {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();
  readonly #known = new Map<string, Code>();

  /**
   * Table of the keys below the operators' first step. It is printed for the first filter that
   * needs it.
   */
  of(base: string, operators: readonly Operator[], print: () => Code): Code {
    const about = `${base} ${operators.map(({ operator, path, pattern = '', emptiness }) => [operator, pattern, ...(emptiness ? [JSON.stringify(emptiness.empty), ...(emptiness.filledPath ?? []).slice(1)] : []), ...path.slice(1)].join(' ')).join(';')}`;
    const known = this.#known.get(about) ?? this.#named(base, print());
    this.#known.set(about, known);
    return known;
  }

  #named(base: string, table: Code): Code {
    const text = `${base}${table.text}`;
    const count = (this.#counts.get(base) ?? 0) + 1;
    const name = this.#names.get(text) ?? (count === 1 ? base : `${base}${count}`);
    if (!this.#names.has(text)) this.#counts.set(base, count);
    this.#names.set(text, name);
    return using(identifier(name), {
      kind: 'constant',
      name,
      declaration: code`const ${identifier(name)}${table};`,
      isShared: true,
    });
  }
}
