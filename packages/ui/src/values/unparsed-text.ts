/**
 * Text that was typed and is not a value of its kind yet: `12,` on the way to a decimal, a date of
 * three digits. It stands in the place of the value, so that a form can neither lose nor send it.
 */
export class UnparsedText {
  readonly text: string;
  /** What is wrong with the text. */
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
