/**
 * Typed text that is no value of its kind yet: `12,` before the fraction of a decimal, a date of
 * three digits. It replaces the value, so that a form can neither lose nor send it.
 */
export class UnparsedText {
  readonly text: string;
  /** Problem of the text, shown at the input. */
  readonly problem: Problem;

  constructor(text: string, problem: Problem) {
    this.text = text;
    this.problem = problem;
  }
}

/** Something the user must correct, as a key of the catalogue with its values. */
export interface Problem {
  /** `input.problem.decimal` */
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

export function isUnparsed(value: unknown): value is UnparsedText {
  return value instanceof UnparsedText;
}
